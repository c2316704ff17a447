import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { MESSAGE_MAX } from "#core/inquiries/inquiry-limits.ts";
import { FormGuard, Required } from "./form-guard.tsx";

/** A form of the public site: its own fields in two columns, then the message and the button. It posts to `action`. */
export function InquiryForm(props: {
  id: string;
  action: string;
  label: string;
  guard: { stamp: string; siteKey: string | null };
  message: FieldMetadata<string | undefined>;
  send: string;
  className: string;
  children: ReactNode;
}) {
  const { key: _, ...message } = getTextareaProps(props.message);
  return (
    <form
      id={props.id}
      method="post"
      action={props.action}
      noValidate
      data-busy="Sending..."
      aria-label={props.label}
      className={classNames(
        "relative flex flex-col gap-5 overflow-hidden rounded-panel border border-line p-5 sm:p-8",
        props.className,
      )}
    >
      <FormGuard {...props.guard} />
      <div className="grid gap-5 sm:grid-cols-2">{props.children}</div>
      <TextAreaField
        {...message}
        error={props.message.errors}
        label="Message"
        aside={<Required />}
        rows={6}
        maxLength={MESSAGE_MAX}
      />
      <Button type="submit" size="large" className="sm:self-start">
        {props.send}
      </Button>
    </form>
  );
}

/** Of a field of one line: its attributes, and what is wrong with it. */
export function lineProps(
  field: FieldMetadata<string | number | undefined>,
  type: "text" | "email" | "tel" | "url" | "number",
) {
  const { key: _, ...attributes } = getInputProps(field, { type });
  return { ...attributes, error: field.errors };
}
