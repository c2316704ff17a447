import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import {
  LEAST_PASSWORD_LENGTH,
  passwordStrength,
  passwordTraits,
  STRENGTH_MAX,
  STRENGTH_VALID,
  TRAITS_NEEDED,
} from "#core/identity/password.ts";

/**
 * A field for a password that is being chosen, with everything that is asked for beside it. Typing ticks what is met and moves
 * the strength meter; without JavaScript the same is said, and nothing is ticked.
 */
export function NewPasswordField(props: Omit<ComponentProps<typeof Field>, "children" | "hint" | "type">) {
  const [password, setPassword] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  // What was typed before the page came alive counts too.
  useEffect(() => setPassword(frame.current?.querySelector("input")?.value ?? ""), []);

  const { score, label } = passwordStrength(password);
  const isTyped = password !== "";
  return (
    <div ref={frame}>
      <Field
        {...props}
        type="password"
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
        hint={<Rules password={password} least={props.minLength ?? LEAST_PASSWORD_LENGTH} />}
      >
        {/* Takes its place before there is anything to measure: nothing below moves while typing. */}
        <div className="mt-0.5 flex h-5 items-center gap-3">
          <svg
            viewBox={`0 0 ${STRENGTH_MAX} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line"
          >
            <rect width={isTyped ? score : 0} height="1" className={barColour(score)} />
          </svg>
          {isTyped && (
            <span aria-hidden="true" className={classNames("text-sm font-[550]", wordColour(score))}>
              {label}
            </span>
          )}
        </div>
        <p role="status" className="sr-only">
          {isTyped && `Password strength: ${label}`}
        </p>
      </Field>
    </div>
  );
}

/** What is asked of a password, ticked as it is met. `least`: characters. */
function Rules({ password, least }: { password: string; least: number }) {
  const traits = passwordTraits(password);
  return (
    <>
      <Rule isMet={password.length >= least}>{`At least ${least} characters`}</Rule>
      <p className="mt-1">{`And at least ${TRAITS_NEEDED} of these ${traits.length}:`}</p>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {traits.map(({ name, isMet }) => (
          <li key={name}>
            <Rule isMet={isMet}>{name}</Rule>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rule(props: { isMet: boolean; children: string }) {
  return (
    <span className={classNames("flex items-center gap-2", props.isMet && "text-good")}>
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" className="size-4 shrink-0">
        {props.isMet ? (
          <path d="m3.5 8.5 3 3 6-7" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <circle cx="8" cy="8" r="2.5" strokeWidth="1.5" />
        )}
      </svg>
      <span>
        {props.children}
        {props.isMet && <span className="sr-only"> (met)</span>}
      </span>
    </span>
  );
}

function barColour(score: number): string {
  if (score < 3) return "fill-bad";
  return score < STRENGTH_VALID ? "fill-warn" : "fill-good";
}

function wordColour(score: number): string {
  if (score < 3) return "text-bad";
  return score < STRENGTH_VALID ? "text-warn" : "text-good";
}
