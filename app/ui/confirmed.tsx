import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";

/** A button that asks once more first, in a popover that needs no script. `children`: the form that does it. */
export function Confirmed(props: {
  label: string;
  variant?: "secondary" | "quiet";
  question: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <Button
        variant={props.variant ?? "quiet"}
        size="small"
        popoverTarget={id}
        aria-label={`${props.label}: ${props.question}`}
      >
        {props.label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={props.question}
        className="m-auto max-w-sm rounded-card border border-line bg-surface p-5 text-ink shadow-float"
      >
        <p className="[overflow-wrap:anywhere]">{props.question}</p>
        {props.text && <p className="mt-1.5 text-muted">{props.text}</p>}
        <div className="mt-4 flex justify-end gap-2">
          <Button variant="quiet" size="small" popoverTarget={id} popoverTargetAction="hide">
            Cancel
          </Button>
          {props.children}
        </div>
      </div>
    </>
  );
}
