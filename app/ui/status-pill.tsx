import { type ConversationStatus, STATUS_COLORS, STATUS_LABELS } from "#core/conversations/labels.ts";
import { Pill } from "./pill.tsx";

export function StatusPill(props: { status: ConversationStatus; className?: string }) {
  return (
    <Pill color={COLORS[STATUS_COLORS[props.status]]} className={props.className}>
      {STATUS_LABELS[props.status]}
    </Pill>
  );
}

const COLORS = { green: "good", blue: "active", gray: "idle" } as const;
