import { canDrill } from "../drills/drill-practice.ts";
import { DRILL_INTERVALS_DAYS, isDue } from "../drills/schedule.ts";
import { objections } from "../library/library.ts";
import type { Objection } from "../scenarios/schema.ts";

export type DrillView = {
  objectionId: string;
  /** The objection: "Happy with my carrier". */
  title: string;
  line: Objection["line"];
  /** Its place in the schedule, from 1, and how many places there are. */
  step: number;
  steps: number;
  dueAtMs: number;
};

/** None for an objection that has left the library, or that nobody there says any more. */
export function drillViews(rows: readonly { objectionId: string; strength: number; dueAtMs: number }[]): DrillView[] {
  return rows.flatMap(({ objectionId, strength, dueAtMs }) => {
    const objection = objections.find((one) => one.id === objectionId);
    if (!objection || !canDrill(objectionId)) return [];
    const { title, line } = objection;
    return [{ objectionId, title, line, step: strength + 1, steps: DRILL_INTERVALS_DAYS.length, dueAtMs }];
  });
}

/** `left`: how many drills are due, this one among them. */
export type NextDrill = { objectionId: string; title: string; left: number };

/** Null: no other than the one just done is due. */
export function nextDrillView(
  rows: Parameters<typeof drillViews>[0],
  doneObjectionId: string | null,
  nowMs: number,
): NextDrill | null {
  const due = drillViews(rows.filter((row) => isDue(row, nowMs) && row.objectionId !== doneObjectionId));
  const [next] = due;
  return next ? { objectionId: next.objectionId, title: next.title, left: due.length } : null;
}
