import { ButtonLink } from "#app/ui/button.tsx";
import { Panel } from "../identity/account/own-frame.tsx";
import type { NewSecret } from "./webhook-action.ts";

/** Shown once: it is kept encrypted, and no page reads it back. */
export function NewSecretPanel({ made, continueTo }: { made: NewSecret; continueTo: string }) {
  return (
    <Panel
      id="new-secret"
      title={made.isFirst ? "The webhook is on" : "The new signing secret"}
      text={
        <>
          <p>Enter this signing secret at the receiver. It proves that a message is from here. You see it only now.</p>
          {!made.isFirst && <p className="mt-1.5">The secret before signs, too, for 24 hours.</p>}
        </>
      }
    >
      <p className="rounded-control bg-sunken px-5 py-4">
        <code className="[overflow-wrap:anywhere] select-all sm:text-lg">{made.secret}</code>
      </p>
      <p className="mt-5">
        <ButtonLink to={continueTo}>I have saved it</ButtonLink>
      </p>
    </Panel>
  );
}
