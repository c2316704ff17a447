import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field } from "#app/ui/field.tsx";

export function CodeField(props: {
  field: FieldMetadata<string>;
  label: string;
  formErrors: string[] | undefined;
  isNumeric?: boolean;
}) {
  const { key, ...input } = getInputProps(props.field, { type: "text" });
  return (
    <Field
      key={key}
      {...input}
      label={props.label}
      error={props.field.errors ?? props.formErrors}
      autoComplete="one-time-code"
      inputMode={props.isNumeric ? "numeric" : "text"}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
