import { type ConversationStatus, STATUS_COLORS, STATUS_LABELS } from "#core/conversations/labels.ts";
import { classNames } from "./class-names.ts";

export function StatusPill(props: { status: ConversationStatus; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-[550]",
        LOOKS[STATUS_COLORS[props.status]],
        props.className,
      )}
    >
      <svg viewBox="0 0 6 6" className="size-1.5" aria-hidden="true">
        <circle cx="3" cy="3" r="3" fill="currentColor" />
      </svg>
      {STATUS_LABELS[props.status]}
    </span>
  );
}

const LOOKS = {
  green: "bg-good-soft text-good",
  blue: "bg-active-soft text-active",
  gray: "bg-idle-soft text-muted",
} as const;
