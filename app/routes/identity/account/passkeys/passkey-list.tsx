import { getFormProps, getInputProps } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { dateInSentence } from "#core/conversations/labels.ts";
import { PASSKEY_NAME_MAX_LENGTH } from "#core/identity/passkeys/passkey-limits.ts";
import type { Notation } from "#core/notation.ts";
import type { PasskeysPage } from "#core/pages/account-pages.ts";
import type { FormAnswer } from "../../form-answer.ts";
import { useOwnForm } from "../own-form.ts";
import { Panel } from "../own-frame.tsx";
import { ProofField } from "../proof-field.tsx";

type Passkey = PasskeysPage["passkeys"][number];
type Props = { page: PasskeysPage; answer: FormAnswer | undefined };

export function PasskeyList({ page, answer }: Props) {
  return (
    <Panel
      id="passkeys"
      title="Passkeys"
      text="A passkey signs you in without a password: your phone, computer, or security key asks for its PIN, your finger, or your face. It counts as two steps in one."
    >
      {page.passkeys.length === 0 ? (
        <p className="text-muted">You have no passkey yet.</p>
      ) : (
        <ul aria-labelledby="passkeys" className="max-w-xl divide-y divide-line rounded-control border border-line">
          {page.passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} page={page} answer={mine(answer, passkey)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function mine(answer: FormAnswer | undefined, { id }: Passkey): FormAnswer | undefined {
  return answer?.reply.initialValue?.passkey === id ? answer : undefined;
}

function Entry({ passkey, page, answer }: Props & { passkey: Passkey }) {
  return (
    <li className="px-4 py-3">
      <details className="group" open={answer !== undefined || undefined}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-4">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-[550]">{passkey.name}</span>
            <span className="block text-sm text-muted">{historyOf(passkey, page, useNotation())}</span>
          </span>
          <span className="text-brand underline-offset-2 group-open:hidden hover:underline">Change</span>
          <span className="hidden text-muted underline-offset-2 group-open:inline hover:underline">Close</span>
        </summary>
        <RenameForm passkey={passkey} answer={answer} />
        {page.onlyWayIn ? (
          <p className="mt-5 max-w-sm text-muted">
            This is your only way to sign in, so it stays. Set a password or add another passkey to remove it.
          </p>
        ) : (
          <RemoveForm passkey={passkey} page={page} answer={answer} />
        )}
      </details>
    </li>
  );
}

function historyOf(passkey: Passkey, { nowMs, timeZone }: PasskeysPage, notation: Notation): string {
  const day = (atMs: number) => dateInSentence(atMs, nowMs, timeZone, notation);
  const used = passkey.lastUsedAt === null ? "not used yet" : `last used ${day(passkey.lastUsedAt)}`;
  return `Added ${day(passkey.addedAt)} · ${used}${passkey.isBackedUp ? " · synced" : ""}`;
}

function RenameForm({ passkey, answer }: { passkey: Passkey; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ name: string }>(
    "rename-passkey",
    answer,
    { name: passkey.name },
    `rename-${passkey.id}`,
  );
  const { key, ...name } = getInputProps(fields.name, { type: "text" });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-3 flex max-w-sm flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="rename-passkey" />
      <input type="hidden" name="passkey" value={passkey.id} />
      <Field
        key={key}
        {...name}
        label="Name"
        error={fields.name.errors ?? form.errors}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" className="h-11" busy={busy} busyText="Saving...">
        Save
      </Button>
    </Form>
  );
}

function RemoveForm({ passkey, page, answer }: Props & { passkey: Passkey }) {
  const { form, fields, busy } = useOwnForm<{ currentPassword: string; code: string }>(
    "remove-passkey",
    answer,
    undefined,
    `remove-${passkey.id}`,
  );
  return (
    <Form method="post" {...getFormProps(form)} className="mt-5 flex max-w-sm flex-col gap-4 border-t border-line pt-4">
      <input type="hidden" name="intent" value="remove-passkey" />
      <input type="hidden" name="passkey" value={passkey.id} />
      <ProofField proof={page.proof} currentPassword={fields.currentPassword} code={fields.code} />
      {form.errors && <p className="text-bad">{form.errors[0]}</p>}
      <Button type="submit" variant="danger" className="self-start" busy={busy} busyText="Removing...">
        {`Remove ${passkey.name}`}
      </Button>
    </Form>
  );
}
