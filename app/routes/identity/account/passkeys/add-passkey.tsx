import { useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { PASSKEY_NAME_MAX_LENGTH } from "#core/identity/passkeys/passkey-limits.ts";
import { PasskeyButton, useHasPasskeys, WithoutScript } from "../../passkeys/passkey-button.tsx";
import { Panel } from "../own-frame.tsx";

export function AddPasskey() {
  const name = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hasPasskeys = useHasPasskeys();

  /** The name is asked for first: a passkey that the device has made already would be left behind without it. */
  function named(): { name: string } | null {
    const text = name.current?.value.trim() ?? "";
    setProblem(text === "" ? "Please enter a name" : null);
    if (text === "") name.current?.focus();
    return text === "" ? null : { name: text };
  }

  return (
    <Panel
      id="add-passkey"
      title="Add a passkey"
      text="Give it the name of the device or app that keeps it. We send you an email."
    >
      {hasPasskeys && (
        <div className="flex max-w-md flex-col items-start gap-4">
          <Field
            ref={name}
            id="passkey-name"
            name="name"
            label="Name"
            error={problem === null ? undefined : [problem]}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            placeholder="My laptop"
            className="w-full"
          />
          <PasskeyButton intent="add-passkey" path="/api/passkeys/new" way="create" fields={named}>
            Add a passkey
          </PasskeyButton>
        </div>
      )}
      <WithoutScript />
    </Panel>
  );
}
