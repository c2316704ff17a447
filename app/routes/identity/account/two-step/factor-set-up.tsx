import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { TwoStepPage } from "#core/pages/account-pages.ts";
import type { FormAnswer } from "../../form-answer.ts";
import { useOwnForm } from "../own-form.ts";
import { Panel } from "../own-frame.tsx";
import { CodeField } from "./code-field.tsx";

/** The secret as a picture and as text, and the first code. Without script it is the same. */
export function SetUp({ setUp, answer }: { setUp: NonNullable<TwoStepPage["setUp"]>; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ code: string }>("finish", answer);
  return (
    <Panel
      id="set-up"
      title="Add an authenticator app"
      text="Scan the QR code with the app, or type the key into it. Then enter the six digits it shows."
    >
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setUp.qrSvg)}`}
          alt="QR code of the key"
          width={184}
          height={184}
          className="size-46 shrink-0 rounded-control border border-line"
        />
        <div className="min-w-0 flex-1">
          <p className="font-[550]">Key</p>
          <p className="mt-1 max-w-sm rounded-control bg-sunken px-3 py-2 font-mono text-sm break-words select-all">
            {setUp.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </p>
          <Form method="post" {...getFormProps(form)} className="mt-5 flex max-w-sm flex-col gap-4">
            <input type="hidden" name="intent" value="finish" />
            <input type="hidden" name="factor" value={setUp.factorId} />
            <CodeField field={fields.code} label="Code" formErrors={form.errors} isNumeric />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" busy={busy} busyText="Checking...">
                Turn on
              </Button>
              <Button type="submit" form="cancel-set-up" variant="quiet">
                Cancel
              </Button>
            </div>
          </Form>
          <Form id="cancel-set-up" method="post" hidden>
            <input type="hidden" name="intent" value="cancel" />
          </Form>
        </div>
      </div>
    </Panel>
  );
}
