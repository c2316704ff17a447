import type { BadgeFacts } from "#core/badges/badge-facts.ts";
import { findScenario } from "#core/library/library.ts";
import { localDay } from "#core/local-days.ts";
import { type PersonZones, zoneAt } from "#core/time-zones.ts";
import type { BadgeSessionRow } from "../../adapters/d1/conversations/badge-rows.ts";

/** What the rules of badges look at. `newestFirst`: as the statement gives them. */
export function badgeFactsOf(
  newestFirst: readonly BadgeSessionRow[],
  zones: PersonZones,
  restWeekday: number,
): BadgeFacts {
  const sessions = newestFirst.toReversed().flatMap(({ kind, scenarioId, isRetry, isSettled, ...row }) =>
    kind === "transcript"
      ? []
      : [
          {
            ...row,
            kind,
            line: findScenario(scenarioId)?.line ?? null,
            isRetry: isRetry === 1,
            isSettled: isSettled === 1,
          },
        ],
  );
  const days = sessions.map(({ id, endedAtMs }) => [id, localDay(endedAtMs, zoneAt(endedAtMs, zones))] as const);
  return { sessions, days: new Map(days), restWeekday };
}
