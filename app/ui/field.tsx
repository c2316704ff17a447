import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong; of a list the first is shown. */
  error?: string | readonly string[] | null;
  /** Right of the label, e.g. a "Forgot password?" link. */
  aside?: ReactNode;
  /** Below the input, above the hint, e.g. a strength meter. */
  children?: ReactNode;
};

/** A labelled input with its hint and its error beside it. All other props go to the input: conform's getInputProps fits. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
  className,
  ...input
}: FieldWords & ComponentProps<"input">) {
  const control = useControl(input, hint, error);
  return (
    <FieldFrame control={control} label={label} aside={aside} hint={hint} className={className}>
      <input {...input} {...control.attributes} className={classNames(CONTROL, "h-11")} />
      {children}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  aside,
  children,
  className,
  ...textarea
}: FieldWords & ComponentProps<"textarea">) {
  const control = useControl(textarea, hint, error);
  return (
    <FieldFrame control={control} label={label} aside={aside} hint={hint} className={className}>
      <textarea
        rows={4}
        {...textarea}
        {...control.attributes}
        className={classNames(CONTROL, "min-h-24 resize-y py-2.5")}
      />
      {children}
    </FieldFrame>
  );
}

/** `children` are the options. */
export function SelectField({
  label,
  hint,
  error,
  aside,
  children,
  className,
  ...select
}: FieldWords & ComponentProps<"select">) {
  const control = useControl(select, hint, error);
  return (
    <FieldFrame control={control} label={label} aside={aside} hint={hint} className={className}>
      <select {...select} {...control.attributes} className={classNames(CONTROL, "h-11")}>
        {children}
      </select>
    </FieldFrame>
  );
}

// 17 px under a finger: below 16 px iOS zooms the page when an input takes focus.
const CONTROL =
  "w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition-[border-color,box-shadow] placeholder:text-muted hover:border-ink/60 focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-55 pointer-coarse:text-lg";

type Control = {
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
  hintId: string;
  errorId: string;
  error: string | null;
};

type Describable = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: ComponentProps<"input">["aria-invalid"];
};

function useControl(given: Describable, hint: ReactNode, error: FieldWords["error"]): Control {
  const ownId = useId();
  const id = given.id ?? ownId;
  const text = typeof error === "string" ? error : (error?.[0] ?? null);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = new Set((given["aria-describedby"] ?? "").split(" ").filter(Boolean));
  if (hint) described.add(hintId);
  if (text) described.add(errorId);
  else described.delete(errorId);
  return {
    attributes: {
      id,
      "aria-invalid": text || given["aria-invalid"] ? true : undefined,
      "aria-describedby": [...described].join(" ") || undefined,
    },
    hintId,
    errorId,
    error: text,
  };
}

function FieldFrame(props: {
  control: Control;
  label: ReactNode;
  aside: ReactNode;
  hint: ReactNode;
  className: string | undefined;
  children: ReactNode;
}) {
  const { control } = props;
  return (
    <div className={classNames("flex flex-col gap-1.5", props.className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={control.attributes.id} className="font-[550]">
          {props.label}
        </label>
        {props.aside}
      </div>
      {props.children}
      {props.hint && (
        <p id={control.hintId} className="text-sm text-muted">
          {props.hint}
        </p>
      )}
      {/* Always there: a live region announces only what enters it later. */}
      <div aria-live="polite" className="empty:hidden">
        {control.error && (
          <p id={control.errorId} className="flex gap-1.5 text-sm text-bad">
            <svg viewBox="0 0 16 16" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
              <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M8 4.75v3.75M8 11v.25" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
            {control.error}
          </p>
        )}
      </div>
    </div>
  );
}
