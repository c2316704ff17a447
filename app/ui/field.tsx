import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong; a list is shown whole. */
  error?: string | readonly string[] | null;
  /** What helps, after the error, e.g. a link. */
  errorAction?: ReactNode;
  /** Right of the label, e.g. a "Forgot password?" link. */
  aside?: ReactNode;
  /** Below the input, above the hint, e.g. a strength meter. */
  children?: ReactNode;
};

/** A labelled input with its hint and its error beside it. All other props go to the input: conform's getInputProps fits. */
export function Field(props: FieldWords & ComponentProps<"input">) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} className={classNames(CONTROL, "h-11")} />
      {props.children}
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldWords & ComponentProps<"textarea">) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className={classNames(CONTROL, "min-h-24 resize-y py-2.5")} />
      {props.children}
    </FieldFrame>
  );
}

/** `children` are the options. */
export function SelectField(props: FieldWords & ComponentProps<"select">) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} className={classNames(CONTROL, "h-11")}>
        {props.children}
      </select>
    </FieldFrame>
  );
}

// 17 px under a finger: below 16 px iOS zooms the page when an input takes focus.
const CONTROL =
  "w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition-[border-color,box-shadow] placeholder:text-muted hover:border-ink/60 focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-55 pointer-coarse:text-lg";

type Describable = {
  id?: string;
  className?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: ComponentProps<"input">["aria-invalid"];
};

/** What stands around a control, and the props of the control itself: described by its hint and its error. */
function useField<Props extends FieldWords & Describable>(props: Props) {
  const { label, hint, error, errorAction, aside, className, children: _, ...given } = props;
  const ownId = useId();
  const id = given.id ?? ownId;
  const errors = (typeof error === "string" ? [error] : (error ?? [])).filter(Boolean);
  const isWrong = errors.length > 0;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = new Set((given["aria-describedby"] ?? "").split(" ").filter(Boolean));
  if (hint) described.add(hintId);
  if (isWrong) described.add(errorId);
  else described.delete(errorId);
  return {
    frame: { id, label, aside, className, hint, hintId, errors, errorAction, errorId },
    control: {
      ...given,
      id,
      "aria-invalid": isWrong || given["aria-invalid"] ? true : undefined,
      "aria-describedby": [...described].join(" ") || undefined,
    },
  };
}

function FieldFrame(props: ReturnType<typeof useField>["frame"] & { children: ReactNode }) {
  return (
    <div className={classNames("flex flex-col gap-1.5", props.className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={props.id} className="font-[550]">
          {props.label}
        </label>
        {props.aside}
      </div>
      {props.children}
      {props.hint && (
        <div id={props.hintId} className="text-sm text-muted">
          {props.hint}
        </div>
      )}
      {/* Always there: a live region announces only what enters it later. */}
      <div aria-live="polite" className="empty:hidden">
        {props.errors.length > 0 && (
          <div id={props.errorId} className="flex gap-1.5 text-sm text-bad">
            <svg viewBox="0 0 16 16" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
              <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M8 4.75v3.75M8 11v.25" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
            <div>
              {props.errors.map((error) => (
                <p key={error}>{error}</p>
              ))}
              {props.errorAction}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
