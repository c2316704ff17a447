/** How a conversation is written in lists: its day, its length, its status. */

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
 * "Today", "Yesterday", "3 days ago" under 7 days, else the date. Days are UTC days: the server writes the page and does not
 * know the viewer's time zone, and the same words must come out when the browser takes over.
 */
export function dateLabel(atMs: number, nowMs: number): string {
  const days = Math.max(0, dayNumber(nowMs) - dayNumber(atMs));
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return `${days} days ago`;
  return DATE.format(atMs);
}

/** Days since 1 January 1970, UTC. */
export function dayNumber(ms: number): number {
  return Math.floor(ms / DAY_MS);
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

/** "1,204". Below a thousand there is nothing to group, and Intl is not asked. */
export function figureLabel(count: number): string {
  return count >= 0 && count < 1000 ? String(count) : COUNT.format(count);
}

/** "1 message", "12 messages", "1,204 messages". */
export function countLabel(count: number, noun: string): string {
  return `${figureLabel(count)} ${noun}${count === 1 ? "" : "s"}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const COUNT = new Intl.NumberFormat("en-US");
