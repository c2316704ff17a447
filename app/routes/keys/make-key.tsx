import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { type ApiScope, SCOPE_WORDS } from "#core/identity/api-keys/api-scope.ts";
import { KEY_LIVES, KEY_NAME_MAX_LENGTH } from "#core/identity/api-keys/key-life.ts";
import type { FormAnswer } from "../identity/form-answer.ts";

/** Name, scopes and life of a new key. `organization`: whose key it is going to be; without it a person's own. */
export function KeyForm(props: { scopes: readonly ApiScope[]; answer: FormAnswer | undefined; organization?: string }) {
  const { scopes, answer, organization } = props;
  const [form, fields] = useForm<{ name: string; life: string; scopes: string[] }>({
    id: "make-key",
    lastResult: answer?.reply,
  });
  const { key, ...name } = getInputProps(fields.name, { type: "text" });
  const busy = useNavigation().formData?.get("intent") === "make-key";
  const chosen = answer?.reply.initialValue?.scopes;
  const isChosen = (scope: ApiScope) =>
    chosen === undefined ? scopes.length === 1 : Array.isArray(chosen) ? chosen.includes(scope) : chosen === scope;
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="intent" value="make-key" />
      {organization && <input type="hidden" name="organization" value={organization} />}
      <Field
        key={key}
        {...name}
        label="Name"
        hint="The program that gets it."
        error={fields.name.errors ?? form.errors}
        maxLength={KEY_NAME_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
      />
      <fieldset
        className="flex flex-col gap-2"
        aria-describedby={fields.scopes.errors ? "scopes-error" : undefined}
        aria-invalid={fields.scopes.errors ? true : undefined}
      >
        <legend className="mb-1.5 font-[550]">What it may do</legend>
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-8 items-start gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              defaultChecked={isChosen(scope)}
              className="mt-1 size-4 shrink-0 accent-brand"
            />
            <span>
              {SCOPE_WORDS[scope]} <span className="font-mono text-sm text-muted">{scope}</span>
            </span>
          </label>
        ))}
        {fields.scopes.errors && (
          <p id="scopes-error" className="text-sm text-bad">
            {fields.scopes.errors[0]}
          </p>
        )}
      </fieldset>
      <SelectField label="It works for" name="life" defaultValue="90" error={fields.life.errors}>
        {KEY_LIVES.map((life) => (
          <option key={life} value={life}>
            {life === "none" ? "As long as it is not revoked" : `${life} days`}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="self-start" busy={busy} busyText="Making...">
        Make a key
      </Button>
    </Form>
  );
}
