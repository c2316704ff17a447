import { type ConversationStatus, STATUS_COLORS, STATUS_LABELS } from "#core/conversations/labels.ts";
import { classNames } from "./class-names.ts";

export function StatusPill(props: { status: ConversationStatus; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-[550] before:size-1.5 before:rounded-full before:bg-current",
        LOOKS[STATUS_COLORS[props.status]],
        props.className,
      )}
    >
      {STATUS_LABELS[props.status]}
    </span>
  );
}

const LOOKS = {
  green: "bg-good-soft text-good",
  blue: "bg-active-soft text-active",
  gray: "bg-idle-soft text-muted",
} as const;
