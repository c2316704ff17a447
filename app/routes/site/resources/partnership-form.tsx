import { getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField, TextAreaField } from "#app/ui/field.tsx";
import { PARTNERSHIP_TYPES, type PartnershipInput } from "#core/inquiries/forms.ts";
import { FormGuard, Required } from "../forms/form-guard.tsx";
import type { Route } from "./+types/partnership";

export function PartnershipForm(props: {
  guard: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}) {
  const [form, fields] = useForm<PartnershipInput>({ id: "partnership", lastResult: props.answer?.reply });
  const input = (name: keyof typeof TYPES) => {
    const { key: _, ...given } = getInputProps(fields[name], { type: TYPES[name] });
    return { ...given, error: fields[name].errors };
  };
  const { key: _key, ...partnershipType } = getSelectProps(fields.partnershipType);
  const { key: _, ...message } = getTextareaProps(fields.message);
  return (
    <form
      id={form.id}
      method="post"
      action="/resources/partnership#inquiry"
      noValidate
      data-busy="Sending..."
      aria-label="Partnership inquiry"
      className="relative flex flex-col gap-5 overflow-hidden rounded-panel border border-line bg-canvas p-5 sm:p-8"
    >
      <FormGuard {...props.guard} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...input("name")} label="Full name" aside={<Required />} autoComplete="name" maxLength={200} />
        <Field {...input("company")} label="Company" aside={<Required />} autoComplete="organization" maxLength={200} />
        <Field {...input("email")} label="Work email" aside={<Required />} autoComplete="email" maxLength={254} />
        <Field {...input("role")} label="Your role" autoComplete="organization-title" maxLength={200} />
        <SelectField
          {...partnershipType}
          error={fields.partnershipType.errors}
          label="Partnership type"
          aside={<Required />}
        >
          <option value="">Choose one</option>
          {PARTNERSHIP_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <Field {...input("website")} label="Website" placeholder="https://" autoComplete="url" maxLength={200} />
      </div>
      <TextAreaField
        {...message}
        error={fields.message.errors}
        label="Message"
        aside={<Required />}
        rows={6}
        maxLength={5000}
      />
      <Button type="submit" size="large" className="sm:self-start">
        Send inquiry
      </Button>
    </form>
  );
}

const TYPES = { name: "text", company: "text", email: "email", role: "text", website: "url" } as const;
