import type { Turn } from "../../conversations/turns.ts";

/** A line of the call in the making. Times are ms since the start of the call. */
export type Line = {
  itemId: string;
  speaker: Turn["speaker"];
  /** `sent`: typed, its place not yet confirmed. `void`: no turn (a command, a cough, nothing heard), kept for its link. */
  status: "open" | "sent" | "settled" | "stored" | "void";
  text: string;
  startMs: number | null;
  endMs: number | null;
  interrupted: boolean;
  /** An open line of the agent is given up at this time, unix ms. */
  waitsUntilMs: number | null;
};

/** What stands for a line of the agent nobody could transcribe. */
export const UNINTELLIGIBLE = "[unintelligible]";

/**
 * Puts an item at its place in the conversation: right after the one it links to, at the end when that is unknown. An item
 * that is there already moves when it is linked to a known one. What is stored keeps its place.
 */
export function placeLine(lines: readonly Line[], line: Line, previousItemId: string | null | undefined): Line[] {
  const known = lines.find((one) => one.itemId === line.itemId);
  const others = lines.filter((one) => one !== known);
  const before = others.findIndex((one) => one.itemId === previousItemId);
  if (known && (known.status === "stored" || before === -1)) return [...lines];
  const lastStored = others.findLastIndex((one) => one.status === "stored");
  const place = before === -1 ? others.length : Math.max(before, lastStored) + 1;
  return others.toSpliced(place, 0, known ?? line);
}

export function changeLine(lines: readonly Line[], itemId: string, change: (line: Line) => Partial<Line>): Line[] {
  return lines.map((line) =>
    line.itemId === itemId && line.status !== "stored" ? { ...line, ...change(line) } : line,
  );
}

/** Settled with its words, or void when there are none. */
export function settle(text: string): Pick<Line, "status" | "text" | "waitsUntilMs"> {
  return { status: text.trim() === "" ? "void" : "settled", text: text.trim(), waitsUntilMs: null };
}

/** The lines that can be stored now: settled ones with nothing open before them. */
export function storable(lines: readonly Line[]): Line[] {
  const firstOpen = lines.findIndex((line) => line.status === "open" || line.status === "sent");
  const known = firstOpen === -1 ? lines : lines.slice(0, firstOpen);
  return known.filter((line) => line.status === "settled");
}

/** What a new upstream is told of the conversation so far. */
export function historyOf(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.text !== "" && line.status !== "void" && line.status !== "open");
}
