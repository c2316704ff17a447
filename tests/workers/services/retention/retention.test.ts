import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { keptUntil } from "#core/retention/kept-days.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { isSoundThere, keepingWorld, keptConversation } from "#tests/support/kept-attempts.ts";
import { certificateIdOf, passedRound } from "#tests/support/passed-round.ts";
import { loginOf, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import type { TestWorld } from "#tests/support/world.ts";
import { drills } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { memberships, organisations } from "#workers/adapters/d1/schema/team-tables.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { deleteKeptLongEnough } from "#workers/services/retention/retention.ts";
import { createCertificates } from "#workers/services/teams/certificates.ts";
import { createLegalHolds } from "#workers/services/teams/legal-holds.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONE = "America/New_York";
/** Sat, 7 March 2026, 1 PM in New York, where the next day has 23 hours. */
const HANDED_IN = Date.UTC(2026, 2, 7, 18);

let failing: Set<string>;
let world: TestWorld;
beforeEach(() => {
  failing = new Set();
  world = keepingWorld(failing);
  world.clock.nowMs = HANDED_IN;
});

async function agency(days: { sound?: number; words?: number; certificates?: number } = {}) {
  const one = await team(world, { timeZone: ZONE });
  await world.db
    .update(organisations)
    .set({
      sound_kept_days: days.sound ?? 90,
      words_kept_days: days.words ?? 365,
      certificates_kept_days: days.certificates ?? 2557,
    })
    .where(eq(organisations.id, one.id));
  return { ...one, agent: await member(world, one.id, "agent") };
}

const isThere = async (id: string) =>
  (await rowsOf(`SELECT id FROM chat_conversations WHERE id = '${id}'`)).length === 1;
const eventsOf = (id: string) =>
  rowsOf(
    `SELECT kind, by_user_id, data FROM organisation_events WHERE organisation_id = '${id}' AND kind = 'retention_deleted' ORDER BY created_at`,
  );

test("sound goes at the end of its last day where the organization is, not a moment before; the words stay", async () => {
  const { id, agent } = await agency({ sound: 1 });
  const talk = await keptConversation(world, agent, id, { handedInAt: HANDED_IN });
  const until = keptUntil(HANDED_IN, 1, ZONE);
  expect(new Date(until).toISOString()).toBe("2026-03-09T04:00:00.000Z");
  world.clock.nowMs = until - 1;
  await deleteKeptLongEnough(world);
  expect(await isSoundThere(talk.key)).toBe(true);
  world.clock.nowMs = until;
  await deleteKeptLongEnough(world);
  expect(await isSoundThere(talk.key)).toBe(false);
  expect(await rowsOf(`SELECT call_id FROM recordings WHERE conversation_id = '${talk.id}'`)).toEqual([]);
  expect(await isThere(talk.id)).toBe(true);
  expect(await eventsOf(id)).toEqual([{ kind: "retention_deleted", by_user_id: null, data: '{"recordings":1}' }]);
});

test("words go with all that belongs to them, sound too; a passed round stays passed", async () => {
  const { id, agent } = await agency({ words: 30 });
  const passed = await passedRound(world, id, agent.id);
  const talk = await keptConversation(world, agent, id, { handedInAt: HANDED_IN, assignmentId: passed.assignmentId });
  world.clock.nowMs = keptUntil(HANDED_IN, 30, ZONE) - 1;
  await deleteKeptLongEnough(world);
  expect(await isThere(talk.id)).toBe(true);
  world.clock.advance(1);
  await deleteKeptLongEnough(world);
  expect(await isThere(talk.id)).toBe(false);
  expect(await isSoundThere(talk.key)).toBe(false);
  expect(await rowsOf(`SELECT * FROM chat_messages WHERE conversation_id = '${talk.id}'`)).toEqual([]);
  expect(await rowsOf(`SELECT * FROM assignment_attempts WHERE conversation_id = '${talk.id}'`)).toEqual([]);
  expect(await rowsOf(`SELECT passed_at FROM assigned_rounds WHERE user_id = '${agent.id}'`)).toEqual([
    { passed_at: HANDED_IN },
  ]);
});

test("an objection that somebody still has to practice stays theirs when the words go that it came of", async () => {
  const { id, agent } = await agency({ words: 30 });
  const talk = await keptConversation(world, agent, id, { handedInAt: HANDED_IN });
  const later = await keptConversation(world, agent, id, { handedInAt: HANDED_IN + 20 * DAY_MS });
  await world.db.insert(drills).values({
    user_id: agent.id,
    objection_id: "price",
    strength: 2,
    due_at: 1,
    created_at: 1,
    source_conversation_id: talk.id,
  });
  world.clock.nowMs = keptUntil(HANDED_IN, 30, ZONE);
  await deleteKeptLongEnough(world);
  expect(await isThere(talk.id)).toBe(false);
  expect(await rowsOf("SELECT user_id, strength, source_conversation_id AS source FROM drills")).toEqual([
    { user_id: agent.id, strength: 2, source: later.id },
  ]);
});

test("a certificate goes after its own days, and its place in the status list stays taken and revoked", async () => {
  const { id, agent } = await agency({ certificates: 400, words: 2000, sound: 2000 });
  const passed = await passedRound(world, id, agent.id);
  await createCertificates(world).issue(passed);
  const certificate = await certificateIdOf(world, passed);
  const [{ status_index } = {}] = await rowsOf(`SELECT status_index FROM certificates WHERE id = '${certificate}'`);
  world.clock.nowMs = keptUntil(HANDED_IN, 400, ZONE) - 1;
  await deleteKeptLongEnough(world);
  expect(await certificateIdOf(world, passed)).toBe(certificate);
  world.clock.advance(1);
  await deleteKeptLongEnough(world);
  expect(await rowsOf(`SELECT id FROM certificates WHERE id = '${certificate}'`)).toEqual([]);
  expect(
    await rowsOf(`SELECT status_index FROM withdrawn_certificates WHERE status_index = ${status_index}`),
  ).toHaveLength(1);
  expect(await eventsOf(id)).toEqual([{ kind: "retention_deleted", by_user_id: null, data: '{"certificates":1}' }]);
});

test("a certificate is not withdrawn by age while it is valid", async () => {
  const { id, agent } = await agency({ certificates: 30 });
  const passed = await passedRound(world, id, agent.id);
  await createCertificates(world).issue(passed);
  const certificate = await certificateIdOf(world, passed);
  world.clock.nowMs = keptUntil(HANDED_IN, 300, ZONE);
  await deleteKeptLongEnough(world);
  expect(await certificateIdOf(world, passed)).toBe(certificate);
  world.clock.nowMs = keptUntil(HANDED_IN, 400, ZONE);
  await deleteKeptLongEnough(world);
  expect(await rowsOf(`SELECT id FROM certificates WHERE id = '${certificate}'`)).toEqual([]);
});

test("private practice is not touched, neither a private try nor what is of no organization", async () => {
  const { id, agent } = await agency({ sound: 1, words: 30 });
  const tried = await keptConversation(world, agent, id, { handedInAt: null, isAttempt: true });
  const own = await keptConversation(world, agent, id, { handedInAt: null });
  world.clock.advance(400 * DAY_MS);
  await deleteKeptLongEnough(world);
  for (const one of [tried, own]) {
    expect(await isThere(one.id)).toBe(true);
    expect(await isSoundThere(one.key)).toBe(true);
  }
});

test("nothing goes of somebody under a legal hold, also by the days of the installation or of an unused account, until it is lifted", async () => {
  const { id, owner, agent } = await agency({ sound: 1, words: 30 });
  const held = await keptConversation(world, agent, id, { handedInAt: HANDED_IN });
  const other = await keptConversation(world, await member(world, id, "agent"), id, { handedInAt: HANDED_IN });
  await createLegalHolds(world).set(owner.login, id, agent.id, true);
  world.clock.nowMs = Date.UTC(2029, 5, 1, 12);
  await createHousekeeping(world).run();
  expect([await isThere(held.id), await isSoundThere(held.key)]).toEqual([true, true]);
  expect([await isThere(other.id), await isSoundThere(other.key)]).toEqual([false, false]);

  await world.db.update(memberships).set({ legal_hold_since: null }).where(eq(memberships.user_id, agent.id));
  await createHousekeeping(world).run();
  expect([await isThere(held.id), await isSoundThere(held.key)]).toEqual([false, false]);
});

test("the shorter of the organization's days and the installation's decides about sound", async () => {
  world.settings = { ...world.settings, RECORDING_RETENTION_DAYS: 10 };
  const { id, agent } = await agency({ sound: 90 });
  const talk = await keptConversation(world, agent, id, { handedInAt: HANDED_IN });
  world.clock.nowMs = Date.UTC(2026, 2, 18, 19);
  await createHousekeeping(world).run();
  expect(await isSoundThere(talk.key)).toBe(false);
  expect(await isThere(talk.id)).toBe(true);
});

test("what the bucket does not delete stays whole, the rest goes, and the next run goes on", async () => {
  const { id, agent } = await agency({ words: 30 });
  const stuck = await keptConversation(world, agent, id, { handedInAt: HANDED_IN });
  const other = await keptConversation(world, agent, id, { handedInAt: HANDED_IN + 1 });
  failing.add(stuck.key);
  world.clock.advance(60 * DAY_MS);
  await deleteKeptLongEnough(world);
  expect(takeErrors().join()).toContain("retention.words");
  expect([await isThere(stuck.id), await isThere(other.id)]).toEqual([true, false]);
  expect(await rowsOf(`SELECT call_id FROM recordings WHERE conversation_id = '${stuck.id}'`)).toHaveLength(1);
  failing.clear();
  await deleteKeptLongEnough(world);
  expect(await isThere(stuck.id)).toBe(false);
  expect(await eventsOf(id)).toEqual([{ kind: "retention_deleted", by_user_id: null, data: '{"sessions":2}' }]);
});

test("a run does a bounded part of much, and the next ones do the rest, each counted once", async () => {
  const { id, agent, owner } = await agency({ words: 30 });
  for (let count = 0; count < 55; count++)
    await keptConversation(world, agent, id, { handedInAt: HANDED_IN, hasSound: false });
  world.clock.advance(60 * DAY_MS);
  const left = async () => (await rowsOf(`SELECT id FROM chat_conversations WHERE user_id = '${agent.id}'`)).length;
  await deleteKeptLongEnough(world);
  expect(await left()).toBe(5);
  await deleteKeptLongEnough(world);
  expect(await left()).toBe(0);
  const { events } = await createOrganisations(world).openSettings(await loginOf(world, owner.id));
  expect(events.map(({ by, words }) => `${by} ${words}`)).toEqual([
    "A schedule deleted what was kept long enough: 55 sessions",
  ]);
});

test("only an owner sets and lifts a legal hold, of whoever is or was there; it is noted, and the person reads it", async () => {
  const { id, owner, agent } = await agency();
  const manager = await member(world, id, "manager");
  const former = await member(world, id, "agent", { leftAt: world.now() });
  const stranger = (await agency()).agent;
  const holds = createLegalHolds(world);
  await expect(holds.set(manager.login, id, agent.id, true)).rejects.toMatchObject({ code: "forbidden" });
  await expect(holds.set(agent.login, id, agent.id, true)).rejects.toMatchObject({ code: "forbidden" });
  await expect(holds.set(stranger.login, id, agent.id, true)).rejects.toMatchObject({ code: "not_found" });
  await expect(holds.set(owner.login, id, stranger.id, true)).rejects.toMatchObject({ code: "not_found" });
  await holds.set(owner.login, id, former.id, true);
  await holds.set(owner.login, id, agent.id, true);
  const since = world.now();
  world.clock.advance(1000);
  await holds.set(owner.login, id, agent.id, true);
  expect((await createOrganisations(world).openHome(agent.login)).heldSince).toBe(since);
  expect((await createOrganisations(world).openHome(manager.login)).heldSince).toBe(null);
  await holds.set(owner.login, id, agent.id, false);
  expect((await createOrganisations(world).openHome(agent.login)).heldSince).toBe(null);
  const noted = `SELECT kind, about_user_id AS about FROM organisation_events WHERE organisation_id = '${id}' ORDER BY created_at, kind DESC, id`;
  expect(await rowsOf(noted)).toEqual([
    { kind: "legal_hold_set", about: former.id },
    { kind: "legal_hold_set", about: agent.id },
    { kind: "legal_hold_lifted", about: agent.id },
  ]);
});
