import { dueDay } from "../assignments/due-date.ts";
import { isSettled, type RoundState } from "../assignments/round-state.ts";
import { oneLine } from "../emails/email-body.ts";
import { localDay } from "../local-days.ts";

/** What a calendar shows on one day, as local-days.ts counts them. `path`: of the page where it is done. */
export type CalendarEvent = { id: string; day: number; title: string; text: string; path: string };

/**
 * Due drills and open assignments, each on its day: drills where the person is, one that waits on today; assignments where the
 * organization is. An id stays the same when the day moves.
 */
export function calendarEvents(of: {
  drills: readonly { objectionId: string; title: string; dueAtMs: number }[];
  assignments: readonly {
    id: string;
    round: number;
    title: string;
    organisation: string;
    dueAt: number | null;
    timeZone: string;
    state: RoundState;
  }[];
  timeZone: string;
  nowMs: number;
}): CalendarEvent[] {
  const today = localDay(of.nowMs, of.timeZone);
  const drills = of.drills.map(({ objectionId, title, dueAtMs }) => ({
    id: `drill-${objectionId}`,
    day: Math.max(today, localDay(dueAtMs, of.timeZone)),
    title: `Drill: ${title}`,
    text: "About a minute.",
    path: `/chat?${new URLSearchParams({ drill: objectionId })}`,
  }));
  const assignments = of.assignments.flatMap(({ id, round, title, organisation, dueAt, timeZone, state }) =>
    dueAt === null || isSettled(state)
      ? []
      : [
          {
            id: `assignment-${id}-${round}`,
            day: dueDay(dueAt, timeZone),
            title: `Due: ${oneLine(title)}`,
            text: oneLine(organisation),
            path: `/chat?${new URLSearchParams({ assignment: id })}`,
          },
        ],
  );
  return [...assignments, ...drills];
}
