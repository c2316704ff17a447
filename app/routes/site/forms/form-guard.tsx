/** The field that Turnstile's widget adds to its form. */
export const HUMAN_FIELD = "cf-turnstile-response";
export const STAMP_FIELD = "stamp";
/** Nobody sees it, so only a program fills it in. Its name must tempt. */
export const TRAP_FIELD = "fax";

/** What a form carries besides its fields: when it was opened, a trap, and where it is set up the question for a person. */
export function FormGuard(props: { stamp: string; siteKey: string | null }) {
  return (
    <>
      <input type="hidden" name={STAMP_FIELD} value={props.stamp} />
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label htmlFor="fax">Leave this empty</label>
        <input id="fax" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      {props.siteKey && (
        <>
          <div className="cf-turnstile min-h-18" data-sitekey={props.siteKey} />
          <script async defer src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
        </>
      )}
    </>
  );
}

/** Beside the label of what must be filled in. */
export function Required() {
  return <span className="text-sm text-muted">required</span>;
}
