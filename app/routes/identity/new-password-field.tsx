import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { LEAST_PASSWORD_LENGTH, passwordStrength, STRENGTH_MAX, STRENGTH_VALID } from "#core/identity/password.ts";

/** A field for a password that is being chosen, with the strength meter. Without JavaScript it is the field alone. */
export function NewPasswordField(props: Omit<ComponentProps<typeof Field>, "children" | "hint" | "type">) {
  const [password, setPassword] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  // What was typed before the page came alive counts too.
  useEffect(() => setPassword(frame.current?.querySelector("input")?.value ?? ""), []);

  const { score, label, feedback } = passwordStrength(password);
  const isTyped = password !== "";
  const advice =
    isTyped && feedback[0] && !isSaid(props.error, feedback[0])
      ? feedback[0]
      : lengthAdvice(props.minLength ?? LEAST_PASSWORD_LENGTH);
  return (
    <div ref={frame}>
      <Field
        {...props}
        type="password"
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
        hint={
          <span className="flex justify-between gap-3">
            <span>{advice}</span>
            {isTyped && <span className={classNames("shrink-0 font-[550]", wordColour(score))}>{label}</span>}
          </span>
        }
      >
        {/* Takes its place before there is anything to measure: nothing below moves while typing. */}
        <svg
          viewBox={`0 0 ${STRENGTH_MAX} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-0.5 h-1.5 w-full overflow-hidden rounded-full bg-line"
        >
          <rect width={isTyped ? score : 0} height="1" className={barColour(score)} />
        </svg>
        <p role="status" className="sr-only">
          {isTyped && `Password strength: ${label}`}
        </p>
      </Field>
    </div>
  );
}

function lengthAdvice(least: number): string {
  return least < 12 ? `At least ${least} characters, better 12.` : `At least ${least} characters.`;
}

/** Whether the error beside the field already says it. */
function isSaid(error: ComponentProps<typeof Field>["error"], advice: string): boolean {
  return typeof error === "string" ? error === advice : (error?.includes(advice) ?? false);
}

function barColour(score: number): string {
  if (score < 3) return "fill-bad";
  return score < STRENGTH_VALID ? "fill-warn" : "fill-good";
}

function wordColour(score: number): string {
  if (score < 3) return "text-bad";
  return score < STRENGTH_VALID ? "text-warn" : "text-good";
}
