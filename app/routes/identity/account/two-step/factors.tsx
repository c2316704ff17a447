import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { countLabel } from "#core/count-label.ts";
import type { TwoStepPage } from "#core/pages/account-pages.ts";
import type { FormAnswer } from "../../form-answer.ts";
import { useOwnForm } from "../own-form.ts";
import { Panel } from "../own-frame.tsx";
import { CodeField } from "./code-field.tsx";

const CODE = "Code from your app, or a recovery code";

/** What counts as the second step. To take one away asks for a code, since it takes a lock away. */
export function FactorsPanel({ page, answer }: { page: TwoStepPage; answer: FormAnswer | undefined }) {
  return (
    <Panel
      id="factors"
      title="Two-step verification is on"
      text="After your password, a code is asked for in every browser."
    >
      <ul aria-labelledby="factors" className="max-w-xl divide-y divide-line rounded-control border border-line">
        {page.proven.map((factor) => (
          <Factor key={factor.id} factor={factor} timeZone={page.timeZone} answer={answer} />
        ))}
      </ul>
      {page.setUp === null && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="begin" />
          <Button type="submit" variant="secondary">
            Add another app
          </Button>
        </Form>
      )}
    </Panel>
  );
}

function Factor(props: { factor: TwoStepPage["proven"][number]; timeZone: string; answer: FormAnswer | undefined }) {
  const { factor, timeZone, answer } = props;
  const isMine = answer?.reply.initialValue?.factor === factor.id;
  const { form, fields, busy } = useOwnForm<{ code: string }>(
    "remove",
    isMine ? answer : undefined,
    undefined,
    `remove-${factor.id}`,
  );
  const name = factor.name || NAMES[factor.kind];
  return (
    <li className="px-4 py-3">
      <details className="group" open={isMine || undefined}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-4">
          <span className="min-w-0 flex-1">
            <span className="block font-[550]">{name}</span>
            <span className="block text-sm text-muted">
              Added <LocalDate ms={factor.addedAt} timeZone={timeZone} />
            </span>
          </span>
          <span className="text-bad underline-offset-2 group-open:hidden hover:underline">Remove</span>
          <span className="hidden text-muted underline-offset-2 group-open:inline hover:underline">Cancel</span>
        </summary>
        <Form method="post" {...getFormProps(form)} className="mt-3 flex max-w-sm flex-col gap-4">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="factor" value={factor.id} />
          <CodeField field={fields.code} label={CODE} formErrors={form.errors} />
          <Button type="submit" variant="danger" className="self-start" busy={busy} busyText="Removing...">
            {`Remove ${name}`}
          </Button>
        </Form>
      </details>
    </li>
  );
}

const NAMES = { app: "Authenticator app", phone: "Phone", key: "Security key" } as const;

export function RenewPanel({ codesLeft, answer }: { codesLeft: number; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ code: string }>("renew", answer);
  return (
    <Panel
      id="renew-panel"
      title="Recovery codes"
      text={`You have ${countLabel(codesLeft, "unused code")}. Making new ones ends the old ones.`}
    >
      <Form method="post" {...getFormProps(form)} className="flex max-w-sm flex-col gap-4">
        <input type="hidden" name="intent" value="renew" />
        <CodeField field={fields.code} label={CODE} formErrors={form.errors} />
        <Button type="submit" variant="secondary" className="self-start" busy={busy} busyText="Making...">
          Make new codes
        </Button>
      </Form>
    </Panel>
  );
}
