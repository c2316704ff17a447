import { site } from "#app/site/site.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Panel } from "../own-frame.tsx";

/** Shown once: only their hashes are kept. */
export function RecoveryCodes(props: { codes: string[]; isFirst: boolean; continueTo: string }) {
  const text = `${site.name} recovery codes\n\n${props.codes.join("\n")}\n`;
  return (
    <Panel
      id="recovery-codes"
      title={props.isFirst ? "Two-step verification is on" : "Your new recovery codes"}
      text="Save these codes somewhere safe. Each lets you sign in once without your phone. You see them only now."
    >
      <ul
        aria-labelledby="recovery-codes"
        className="grid max-w-md gap-x-8 gap-y-2 rounded-control bg-sunken px-5 py-4 font-mono whitespace-nowrap sm:grid-cols-2 sm:text-lg"
      >
        {props.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-2 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass({ variant: "secondary" })}
        >
          Save as a file
        </a>
        <ButtonLink to={props.continueTo}>I have saved them</ButtonLink>
      </p>
    </Panel>
  );
}
