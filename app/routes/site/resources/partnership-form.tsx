import { getSelectProps, useForm } from "@conform-to/react";
import { Field, SelectField } from "#app/ui/field.tsx";
import { EMAIL_MAX_LENGTH } from "#core/identity/email-address.ts";
import { LINE_MAX, PARTNERSHIP_TYPES } from "#core/inquiries/inquiry-limits.ts";
import type { PartnershipInput } from "#core/inquiries/inquiry-schemas.ts";
import { Required } from "../forms/form-guard.tsx";
import { InquiryForm, lineProps } from "../forms/inquiry-form.tsx";
import type { Route } from "./+types/partnership";

export function PartnershipForm(props: {
  guard: Route.ComponentProps["loaderData"]["guard"];
  answer: Route.ComponentProps["actionData"];
}) {
  const [form, fields] = useForm<PartnershipInput>({ id: "partnership", lastResult: props.answer?.reply });
  const { key: _, ...partnershipType } = getSelectProps(fields.partnershipType);
  return (
    <InquiryForm
      id={form.id}
      action="/resources/partnership#inquiry"
      label="Partnership inquiry"
      guard={props.guard}
      message={fields.message}
      send="Send inquiry"
      className="bg-canvas"
    >
      <Field
        {...lineProps(fields.name, "text")}
        label="Full name"
        aside={<Required />}
        autoComplete="name"
        maxLength={LINE_MAX}
      />
      <Field
        {...lineProps(fields.company, "text")}
        label="Company"
        aside={<Required />}
        autoComplete="organization"
        maxLength={LINE_MAX}
      />
      <Field
        {...lineProps(fields.email, "email")}
        label="Work email"
        aside={<Required />}
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <Field
        {...lineProps(fields.role, "text")}
        label="Your role"
        autoComplete="organization-title"
        maxLength={LINE_MAX}
      />
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
      <Field
        {...lineProps(fields.website, "url")}
        label="Website"
        placeholder="https://"
        autoComplete="url"
        maxLength={LINE_MAX}
      />
    </InquiryForm>
  );
}
