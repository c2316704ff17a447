import { sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { countedChecks, isFlaggedSql } from "./calibration-scope.ts";
import { mayIn } from "./team-scope.ts";

/** In a statement over `calibrations`: closed, of the organization that the login's person works in and may calibrate in. */
function isClosedHere(login: Login, nowMs: number) {
  return sql`calibrations.state = 'closed' AND calibrations.organisation_id = ${activeOrganisation(login, nowMs)} AND ${mayIn(login, nowMs, sql`calibrations.organisation_id`, "calibrate")}`;
}

/**
 * Over all closed calibrations, for each check of the rubric whatever it is about: how often it was judged, in how many pairs of judges,
 * how many of these agreed, how often people differed, and how often the product said what stood in the end, of how often something did.
 */
export function checkFiguresStatement(db: Database, login: Login, nowMs: number) {
  const flagged = isFlaggedSql(sql`counted.met`, sql`counted.judges`);
  const answer = sql`coalesce((SELECT settled.met FROM calibration_judgements AS settled WHERE settled.calibration_id = counted.calibration_id AND settled.conversation_id = counted.conversation_id AND settled.finding = counted.finding AND settled.user_id = ''),
    CASE WHEN 2 * counted.met > counted.judges THEN 1 WHEN 2 * counted.met < counted.judges THEN 0 END)`;
  return db
    .select({
      check: sql<string>`one.base`.as("check_id"),
      judged: sql<number>`count(*)`.as("times_judged"),
      pairs: sql<number>`sum(one.judges * (one.judges - 1) / 2)`.as("pairs_all"),
      agreeing:
        sql<number>`sum(one.met * (one.met - 1) / 2 + (one.judges - one.met) * (one.judges - one.met - 1) / 2)`.as(
          "pairs_agreeing",
        ),
      flagged: sql<number>`sum(one.flagged)`.as("times_flagged"),
      answered: sql<number>`sum(one.answer IS NOT NULL AND one.product_met IS NOT NULL)`.as("times_answered"),
      productRight: sql<number>`coalesce(sum(one.answer = one.product_met), 0)`.as("times_product_right"),
    })
    .from(
      sql`(SELECT substr(counted.finding, 1, instr(counted.finding || ':', ':') - 1) AS base, counted.met AS met, counted.judges AS judges, counted.product_met AS product_met, ${flagged} AS flagged, ${answer} AS answer
        FROM (${countedChecks(sql`said.calibration_id IN (SELECT calibrations.id FROM calibrations WHERE ${isClosedHere(login, nowMs)})`)}) AS counted
        WHERE counted.judges >= 2) AS one`,
    )
    .groupBy(sql`one.base`);
}

/** What each two people said of the same checks in closed calibrations. An owner has all pairs, a manager their own. */
export function pairFiguresStatement(db: Database, login: Login, nowMs: number) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .select({
      firstId: sql<string>`first.user_id`.as("first_id"),
      secondId: sql<string>`second.user_id`.as("second_id"),
      first: nameOf("first").as("first_name"),
      second: nameOf("second").as("second_name"),
      both: sql<number>`sum(first.met = 1 AND second.met = 1)`.as("both_met"),
      onlyFirst: sql<number>`sum(first.met = 1 AND second.met = 0)`.as("only_first"),
      onlySecond: sql<number>`sum(first.met = 0 AND second.met = 1)`.as("only_second"),
      neither: sql<number>`sum(first.met = 0 AND second.met = 0)`.as("neither_met"),
    })
    .from(
      sql`calibration_judgements AS first
        JOIN calibrations ON calibrations.id = first.calibration_id
        JOIN calibration_judgements AS second ON second.calibration_id = first.calibration_id AND second.conversation_id = first.conversation_id AND second.finding = first.finding AND second.user_id > first.user_id`,
    )
    .where(
      sql`first.user_id <> '' AND ${isClosedHere(login, nowMs)} AND (${mayIn(login, nowMs, sql`calibrations.organisation_id`, "readEvents")} OR ${me} IN (first.user_id, second.user_id))`,
    )
    .groupBy(sql`first.user_id`, sql`second.user_id`)
    .orderBy(sql`first_name COLLATE NOCASE`, sql`second_name COLLATE NOCASE`);
}

function nameOf(side: "first" | "second") {
  return sql<string>`(SELECT coalesce(nullif(person.full_name, ''), person.email) FROM users AS person WHERE person.id = ${sql.raw(side)}.user_id)`;
}
