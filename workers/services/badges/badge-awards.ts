import { badges } from "#core/badges/badges.ts";
import {
  awardStatement,
  badgeSessionsStatement,
  earnedBadgesStatement,
} from "../../adapters/d1/conversations/badge-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { habitsOfPersonStatement, parseHabits } from "../../adapters/d1/habit/habit-rows.ts";
import { earlierZonesFromRows, personStatement } from "../../adapters/d1/identity/login-rows.ts";
import type { World } from "../world.ts";
import { badgeFactsOf } from "./badge-facts.ts";

/** Looks, in the background, whether a session that has just ended earned its person badges. Doing it twice awards nothing twice. */
export function awardBadges(world: Pick<World, "db" | "now" | "background">, userId: string): void {
  world.background(award(world, userId));
}

async function award({ db, now }: Pick<World, "db" | "now">, userId: string): Promise<void> {
  const [people, sessions, earned, habits] = await db.batch([
    personStatement(db, userId),
    badgeSessionsStatement(db, userId),
    earnedBadgesStatement(db, userId),
    habitsOfPersonStatement(db, userId),
  ]);
  const [person] = people;
  if (!person) return;
  const zones = { zone: person.time_zone ?? "UTC", earlier: earlierZonesFromRows(people) };
  const facts = badgeFactsOf(sessions, zones, parseHabits(habits[0]).restWeekday);
  const known = new Set(earned.map(({ badge }) => badge));
  await runBatch(
    db,
    badges.flatMap(({ id, progressOf }) => {
      const { cause } = known.has(id) ? { cause: null } : progressOf(facts);
      return cause === null ? [] : [awardStatement(db, { userId, badge: id, cause, nowMs: now() })];
    }),
  );
}
