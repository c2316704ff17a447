import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** A radio button that is a card. */
export function ChoiceCard(props: {
  group: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <label
      className={classNames(
        "group relative flex min-h-11 cursor-pointer rounded-card border border-line bg-surface transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        props.className,
      )}
    >
      <input
        type="radio"
        name={props.group}
        value={props.value}
        checked={props.checked}
        onChange={props.onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
      />
      {props.children}
    </label>
  );
}
