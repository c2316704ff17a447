import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type PillColor = keyof typeof COLORS;

/** A state in a word or two, with its dot. */
export function Pill(props: { color: PillColor; className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-[550] before:size-1.5 before:rounded-full before:bg-current",
        COLORS[props.color],
        props.className,
      )}
    >
      {props.children}
    </span>
  );
}

const COLORS = {
  good: "bg-good-soft text-good",
  active: "bg-active-soft text-active",
  idle: "bg-idle-soft text-muted",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
} as const;
