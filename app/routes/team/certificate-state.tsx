import { classNames } from "#app/ui/class-names.ts";
import { LocalDate } from "#app/ui/local-date.tsx";
import { type CertificateState, STATE_LABELS } from "#core/certificates/validity.ts";

/** "Valid until Nov 21, 2027", "Expired on …", "Revoked on …". */
export function CertificateStatePill(props: { state: CertificateState; timeZone: string }) {
  const { state, timeZone } = props;
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-sm font-[550] before:size-1.5 before:rounded-full before:bg-current print:border print:border-line",
        LOOKS[state.kind],
      )}
    >
      <span>
        {STATE_LABELS[state.kind]}
        {state.kind !== "valid" && <> on {<LocalDate ms={state.since} timeZone={timeZone} />}</>}
        {state.kind === "valid" && state.until !== null && (
          <> until {<LocalDate ms={state.until} timeZone={timeZone} />}</>
        )}
      </span>
    </span>
  );
}

const LOOKS = {
  valid: "bg-good-soft text-good",
  expired: "bg-warn-soft text-warn",
  revoked: "bg-bad-soft text-bad",
} as const satisfies Record<CertificateState["kind"], string>;
