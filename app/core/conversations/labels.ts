/** How a conversation is written in lists: its day, its length, its status. */

import { countLabel } from "../count-label.ts";
import { dayLabel, localDay } from "../local-days.ts";
import { AMERICAN, type Notation } from "../notation.ts";

/** `abandoned`: a call in which the agent never said anything; or as an API client brings a conversation. */
export type ConversationStatus = "active" | "completed" | "abandoned";

export const STATUS_LABELS = {
  active: "Active",
  completed: "Completed",
  abandoned: "Abandoned",
} as const satisfies Record<ConversationStatus, string>;
export const STATUS_COLORS = { active: "blue", completed: "green", abandoned: "gray" } as const satisfies Record<
  ConversationStatus,
  string
>;

/**
 * "Today", "Yesterday", "3 days ago" under 7 days, else the date, where the reader is. The zone comes with the page's data, so
 * that the server and the browser write the same words.
 */
export function dateLabel(atMs: number, nowMs: number, timeZone: string, notation: Notation = AMERICAN): string {
  const days = Math.max(0, localDay(nowMs, timeZone) - localDay(atMs, timeZone));
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return `${days} days ago`;
  return dayLabel(atMs, timeZone, notation);
}

/** The same within a sentence: "today", "yesterday". */
export function dateInSentence(...at: Parameters<typeof dateLabel>): string {
  return dateLabel(...at).replace(/^(?:Today|Yesterday)$/, (day) => day.toLowerCase());
}

/** Minutes and seconds, "m:ss"; the seconds are rounded. Minutes go on past 59. */
export function durationLabel(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The same in words, for those who hear the page: "4 minutes 12 seconds". */
export function durationInWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  const parts = [
    minutes > 0 && countLabel(minutes, "minute"),
    (whole % 60 > 0 || minutes === 0) && countLabel(whole % 60, "second"),
  ];
  return parts.filter(Boolean).join(" ");
}
