import { eq, like, sql } from "drizzle-orm";
import { DEMO_AGENTS, DEMO_MANAGERS, DEMO_OWNER } from "#core/identity/demo-people.ts";
import type { Login } from "#core/identity/login.ts";
import { DELETION_BEGUN } from "#core/retention/organisation-end.ts";
import { earnsPoints } from "#core/scoring/earns-points.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { removeConversationsStatements } from "#workers/adapters/d1/conversations/conversation-removal.ts";
import { type Database, runBatch } from "#workers/adapters/d1/database.ts";
import { removeOrganisationStatements } from "#workers/adapters/d1/organisation-removal.ts";
import { drills } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { calibrations as calibrationRows } from "#workers/adapters/d1/schema/review-tables.ts";
import {
  groupManagers,
  groupMembers,
  groups,
  memberships,
  organisations,
} from "#workers/adapters/d1/schema/team-tables.ts";
import { logins } from "#workers/adapters/d1/schema/user-tables.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import { createCalibrations } from "#workers/services/teams/calibrations.ts";
import type { CertificateWorld } from "#workers/services/teams/certificates.ts";
import { issueCertificatesDue } from "#workers/services/teams/certificates-due.ts";
import { createReadiness } from "#workers/services/teams/readiness.ts";
import { readSettings } from "#workers/settings.ts";
import {
  AGENCY,
  AGENCY_ASSIGNMENTS,
  AGENCY_CALIBRATIONS,
  AGENCY_GROUPS,
  AGENCY_LEVEL,
  AGENCY_TALKS,
  type AgencyTalk,
  choiceOfTalk,
  linesOfTalk,
} from "./agency-plan.ts";
import type { HeldTalk } from "./held-talk.ts";
import { holdTalk } from "./hold-talk.ts";
import { insertRowsStatement } from "./insert-rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Where `npm run dev` serves, unless told otherwise: certificates name the site that issued them. */
const SITE_URL = "http://localhost:5173";
/** As the development server has it, so that it can read the keys that are made here. */
const APP_SECRET = "rolecall development secret";

/**
 * The demo agency: its people's talks are played and scored by the product's own rules, everything else is done by the product's own
 * services, on a clock of the past. Nothing where it is there; one that was cut short begins again. Says whether it did anything.
 */
export async function seedAgency(db: Database): Promise<boolean> {
  if ((await db.select().from(calibrationRows).where(eq(calibrationRows.id, DONE_WITH))).length > 0) return false;
  const begun = await db.select().from(organisations).where(eq(organisations.id, AGENCY.id));
  if (begun.length > 0) await removeAgency(db);
  let nowMs = at(20);
  let made = 0;
  const world: CertificateWorld = {
    db,
    now: () => nowMs,
    newId: () => crypto.randomUUID(),
    newSeed: () => ++made * 7919,
    settings: { ...readSettings({}, { isDevelopment: true }), APP_SECRET },
    siteUrl: SITE_URL,
    background: () => {},
    timeZone: () => AGENCY.timeZone,
  };
  await foundAgency(db, nowMs);

  const assignmentIds = new Map<AgencyTalk["key"], string>();
  for (const one of AGENCY_ASSIGNMENTS) {
    nowMs = at(one.madeDaysAgo);
    const { id } = await createAssignments(world).make(loginOf(DEMO_OWNER.id), {
      title: one.title,
      scenarioIds: [one.scenarioId],
      needed: null,
      personaId: "",
      level: AGENCY_LEVEL,
      mode: "either",
      score: one.score,
      gateClear: true,
      attemptsMost: one.attemptsMost,
      triesBefore: 0,
      dueDate: new Date(at(-one.dueInDays)).toISOString().slice(0, 10),
      remindDays: [3],
      repeatDays: null,
      certificateMonths: one.certificateMonths,
      people: [],
      groups: one.groups,
      everyone: false,
      joiners: false,
    });
    assignmentIds.set(one.key, id);
    for (const { userId, why } of one.excused)
      await createAssignments(world).excuse(loginOf(DEMO_OWNER.id), id, { userId, round: 1, why });
  }

  const auto = assignmentIds.get("auto") ?? "";
  await createReadiness(world).writeChecklist(loginOf(DEMO_OWNER.id), AGENCY.id, {
    passed: [auto],
    scores: {},
    certificates: [auto],
    gate: 1,
    days: 30,
  });

  const held: HeldTalk[] = [];
  for (const [place, talk] of AGENCY_TALKS.entries()) {
    const { userId } = talk;
    const assignmentId = assignmentIds.get(talk.key) ?? "";
    const id = `${TALK_ID}${place}`;
    const choice = choiceOfTalk(talk);
    const startedAt = at(talk.daysAgo) + place * 7 * MINUTE_MS;
    const { scenarioId } = choice;
    const one = await holdTalk(
      db,
      { id, userId, choice, lines: linesOfTalk(talk), startedAt, isGraded: talk.counts },
      {
        conversationId: id,
        organisationId: AGENCY.id,
        assignmentId,
        userId,
        round: 1,
        scenarioId,
        mode: "text",
        counts: talk.counts,
      },
    );
    held.push(one);
    nowMs = one.endedAt;
    await issueCertificatesDue(world, { assignmentId, userId });
    const finding = talk.disputes === undefined ? null : worstFinding(one.completion.score);
    nowMs += HOUR_MS;
    if (finding && talk.disputes)
      await createDisputes(world).dispute(loginOf(userId), {
        conversationId: id,
        ...finding,
        reason: talk.disputes,
        shared: false,
      });
  }

  for (const one of AGENCY_CALIBRATIONS) {
    nowMs = at(one.daysAgo);
    await calibrate({ ...world, newId: () => one.id }, one, held);
  }
  await db.delete(logins).where(like(logins.token_hash, `${LOGIN_ID}%`));
  return true;
}

const TALK_ID = "demo-talk-";
const LOGIN_ID = "seed-";
/** The last thing that is written. */
const DONE_WITH = AGENCY_CALIBRATIONS[1].id;

/** 15:00 UTC, so many days ago: morning where the agency is. */
function at(daysAgo: number): number {
  return Math.floor(Date.now() / DAY_MS) * DAY_MS - daysAgo * DAY_MS + 15 * HOUR_MS;
}

function loginOf(userId: string): Login {
  return { tokenHash: LOGIN_ID + userId };
}

async function foundAgency(db: Database, nowMs: number): Promise<void> {
  const of = { organisation_id: AGENCY.id, joined_at: nowMs };
  const everybody = [DEMO_OWNER, ...DEMO_MANAGERS, ...DEMO_AGENTS];
  const placed = (people: readonly string[], group_id: string) =>
    people.map((user_id) => ({ group_id, user_id, created_at: nowMs }));
  await runBatch(db, [
    db.insert(organisations).values({
      id: AGENCY.id,
      name: AGENCY.name,
      slug: AGENCY.slug,
      time_zone: AGENCY.timeZone,
      created_at: nowMs,
    }),
    insertRowsStatement(db, memberships, [
      { ...of, user_id: DEMO_OWNER.id, role: "owner" },
      ...DEMO_MANAGERS.map(({ id }) => ({ ...of, user_id: id, role: "manager" as const })),
      ...DEMO_AGENTS.map(({ id }) => ({ ...of, user_id: id, role: "agent" as const })),
    ]),
    insertRowsStatement(
      db,
      groups,
      AGENCY_GROUPS.map(({ id, name }) => ({ id, organisation_id: AGENCY.id, name, created_at: nowMs })),
    ),
    insertRowsStatement(
      db,
      groupMembers,
      AGENCY_GROUPS.flatMap(({ id, people }) => placed(people, id)),
    ),
    insertRowsStatement(
      db,
      groupManagers,
      AGENCY_GROUPS.flatMap(({ id, managers }) => placed(managers, id)),
    ),
    insertRowsStatement(
      db,
      logins,
      everybody.map(({ id }) => ({
        token_hash: LOGIN_ID + id,
        user_id: id,
        created_at: nowMs,
        last_seen_at: Date.now(),
        expires_at: Date.now() + DAY_MS,
        user_agent: "",
      })),
    ),
  ]);
}

/** What somebody would dispute first: a broken rule, else a check that is not met. */
function worstFinding(score: Score | null): { rule: string; turn: number } | null {
  const [hit] = score?.compliance ?? [];
  if (hit) return { rule: hit.rule, turn: hit.evidence.turn };
  const missed = score?.dimensions.flatMap(({ checks }) => checks).find(({ result }) => result === "not-met");
  return missed ? { rule: missed.id, turn: missed.evidence[0]?.turn ?? 0 } : null;
}

/** Both managers judge; where one of them hears it otherwise than the product hangs on the place of the check alone. */
async function calibrate(
  world: CertificateWorld,
  of: (typeof AGENCY_CALIBRATIONS)[number],
  held: readonly HeldTalk[],
): Promise<void> {
  const [first, second] = DEMO_MANAGERS;
  const owner = loginOf(DEMO_OWNER.id);
  const talks = of.talks.flatMap((place) => held[place] ?? []);
  const { id } = await createCalibrations(world).make(owner, {
    title: of.title,
    people: [first.id, second.id],
    attempts: talks.map(({ conversation }) => conversation.id),
  });
  const calibrations = createCalibrations({ ...world, newId: () => crypto.randomUUID() });
  await calibrations.begin(owner, id);
  for (const [login, isOtherwise] of [
    [loginOf(first.id), (place: number) => place % 17 === 4],
    [loginOf(second.id), (place: number) => place % 23 === 6],
  ] as const) {
    for (const { conversation, completion } of talks) {
      const checks = (completion.score?.dimensions ?? [])
        .flatMap((dimension) => dimension.checks)
        .filter(({ result }) => result !== "not-applicable");
      const judgements = checks.map((check, place) => ({
        finding: check.id,
        met: earnsPoints(check) !== isOtherwise(place),
        why: isOtherwise(place) ? "I hear this one differently." : "",
      }));
      await calibrations.judge(login, id, conversation.id, judgements);
    }
    await calibrations.finish(login, id);
  }
  if (!of.isClosed) return;
  const { attempts } = await calibrations.open(owner, id);
  for (const { conversationId, review } of attempts)
    for (const { finding, isFlagged, productMet } of review ?? []) {
      const settlement = { conversationId, finding, why: "We read the lines again, together." };
      if (isFlagged) await calibrations.settle(owner, id, { ...settlement, met: productMet ? "met" : "not-met" });
    }
  await calibrations.close(owner, id);
}

/** What a seed that was cut short has left, as a session and an organization are deleted anywhere else. */
async function removeAgency(db: Database): Promise<void> {
  const talks = sql`(SELECT id FROM chat_conversations WHERE id LIKE ${`${TALK_ID}%`})`;
  await db.delete(drills).where(like(drills.source_conversation_id, `${TALK_ID}%`));
  await runBatch(db, removeConversationsStatements(db, talks, true));
  await db.update(organisations).set({ deletes_at: DELETION_BEGUN }).where(eq(organisations.id, AGENCY.id));
  await runBatch(db, [...removeOrganisationStatements(db, AGENCY.id, Date.now())]);
  await db.delete(logins).where(like(logins.token_hash, `${LOGIN_ID}%`));
}
