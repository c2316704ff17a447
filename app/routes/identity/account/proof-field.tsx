import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

/** The current password or, for who has none, a code that is mailed when they ask for it (`send-code`, by the same page). */
export function ProofField(props: {
  proof: "password" | "code";
  currentPassword: FieldMetadata<string>;
  code: FieldMetadata<string>;
}) {
  if (props.proof === "password") {
    const { key, ...input } = getInputProps(props.currentPassword, { type: "password" });
    return (
      <Field
        key={key}
        {...input}
        label="Current password"
        error={props.currentPassword.errors}
        autoComplete="current-password"
      />
    );
  }
  const { key, ...input } = getInputProps(props.code, { type: "text" });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        key={key}
        {...input}
        label="Code from our email"
        error={props.code.errors}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        className="min-w-0 flex-1"
      />
      <Button type="submit" form="send-code" variant="secondary" className="h-11">
        Send me a code
      </Button>
    </div>
  );
}
