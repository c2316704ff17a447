import { describe, expect, test } from "vitest";
import { STARTER_SECONDS } from "#core/billing/plan-limits.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import { account, DAY_MS, nobodyAsked, subscribed } from "#tests/support/billing.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE, JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { usageEntries } from "#workers/adapters/d1/schema/billing-tables.ts";
import { memberships } from "#workers/adapters/d1/schema/team-tables.ts";
import { createCallStorage } from "#workers/services/calls/call-storage.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createUsage } from "#workers/services/plans/usage-pages.ts";
import { createOrganisationExport } from "#workers/services/teams/organisation-export.ts";
import { readSettings } from "#workers/settings.ts";

const MINUTE_MS = 60_000;
const billed = (of: Parameters<typeof testWorld>[0] = {}) => testWorld({ billing: nobodyAsked, ...of });
const entries = () =>
  rowsOf(
    "SELECT conversation_id, period_start, organisation_id, kind, seconds, used_at FROM usage_entries ORDER BY 1, 2",
  );
const secondsUsed = async () => (await entries()).map(({ seconds }) => seconds);

/** Three lines, half a minute apart each. */
async function talk(world: TestWorld, person: ReturnType<typeof practising>, key: string): Promise<void> {
  for (const [index, line] of JUDGEABLE_LINES.entries()) {
    if (index > 0) world.clock.advance(30_000);
    await person.say(line, `${key}-${index}`);
  }
}

/** Used before, in another session. */
async function usedBefore(world: TestWorld, userId: string, seconds: number, periodStart: number): Promise<void> {
  await world.db.insert(usageEntries).values({
    conversation_id: world.newId(),
    period_start: periodStart,
    user_id: userId,
    kind: "text",
    seconds,
    used_at: world.now(),
  });
}

describe("a text session", () => {
  test("is written once, when it ends; ending it in another way writes nothing more", async () => {
    const world = billed();
    const login = await signedIn(world);
    const person = practising(world, login);
    const startedAt = world.now();
    await talk(world, person, "say");
    expect(await entries()).toEqual([]);
    world.clock.advance(20_000);
    await person.say(COMMANDS.end, "end");
    const [row, ...more] = await entries();
    expect(row).toMatchObject({
      conversation_id: person.conversationId,
      kind: "text",
      seconds: 60,
      organisation_id: null,
    });
    expect(row?.period_start).toBe(startedAt);
    expect(more).toEqual([]);
    await createConversationPages(world).complete(login, person.conversationId);
    expect(await secondsUsed()).toEqual([60]);
  });

  test("is written by New Session, and when it was left open for a quarter of an hour; going on raises the row", async () => {
    const world = billed();
    const login = await signedIn(world);
    const person = practising(world, login);
    await talk(world, person, "say");
    world.clock.advance(14 * MINUTE_MS);
    await createHousekeeping(world).run();
    expect(await entries()).toEqual([]);
    world.clock.advance(15 * MINUTE_MS);
    await createHousekeeping(world).run();
    expect(await secondsUsed()).toEqual([60]);
    await createHousekeeping(world).run();
    expect(await secondsUsed()).toEqual([60]);
    await person.say("Are you still there?", "again");
    await createConversationPages(world).complete(login, person.conversationId);
    expect(await secondsUsed()).toEqual([180]);
  });

  test("that goes on past the period's end counts where it belongs", async () => {
    const world = billed();
    const login = await signedIn(world);
    const accountId = await account(world, { user_id: login.userId });
    const begunAt = world.now() - 10 * DAY_MS;
    const endsAt = world.now() + 30_000;
    await subscribed(world, accountId, { created_at: begunAt, period_start: begunAt, period_end: endsAt });
    const person = practising(world, login);
    await talk(world, person, "say");
    await person.say(COMMANDS.end, "end");
    expect((await entries()).map(({ period_start, seconds }) => [period_start, seconds])).toEqual([
      [begunAt, 30],
      [endsAt, 30],
    ]);
  });

  test("of a retry counts what was said in it", async () => {
    const world = billed();
    const login = await signedIn(world);
    const person = practising(world, login);
    await talk(world, person, "say");
    await person.say(COMMANDS.end, "end");
    world.clock.advance(DAY_MS);
    const { conversationId } = await createForks(world).fork(login, { conversationId: person.conversationId, turn: 5 });
    world.clock.advance(7_000);
    await person.goOn(conversationId, 4, "Let us look at it together.");
    await person.say(COMMANDS.end, "end-again");
    expect(Object.fromEntries((await entries()).map((row) => [row.conversation_id, row.seconds]))).toEqual({
      [person.conversationId]: 7,
      [(await rowsOf("SELECT forked_from AS id FROM chat_conversations WHERE id = ?", conversationId))[0]
        ?.id as string]: 60,
    });
  });
});

test("a call counts its connected time, once, and one in which nobody spoke none", async () => {
  const world = billed();
  const login = await signedIn(world);
  const begin = async (key: string) => {
    const person = practising(world, login);
    await person.say(JUDGEABLE_LINES[0] ?? "", key);
    return person.conversationId;
  };
  const call = (conversationId: string, callId: string, reason: "agent-left" | "browser-lost") => ({
    ...{ userId: login.userId, conversationId, callId, engine: "built-in", model: "built-in", usage: [], reason },
    startedAtMs: world.now(),
    endedAtMs: world.now() + 10 * MINUTE_MS,
    activeMs: 8 * MINUTE_MS,
  });
  const storage = createCallStorage(world);
  const spoken = await begin("one");
  const line = { audio_start_ms: 0, audio_end_ms: 900, audio_interrupted: 0, reading: null };
  const said = {
    id: "call-1:a",
    role: "user",
    kind: "turn",
    content: "Hello?",
    created_at: world.now() + 1,
    ...line,
  } as const;
  await storage.store({ userId: login.userId, conversationId: spoken, callId: "call-1" }, [said], {});
  const first = call(spoken, "call-1", "browser-lost");
  await storage.finish(first);
  await storage.finish(first);
  expect(await entries()).toMatchObject([{ conversation_id: spoken, kind: "voice", seconds: 480 }]);
  await storage.finish(call(spoken, "call-2", "agent-left"));
  expect(await entries()).toMatchObject([{ conversation_id: spoken, seconds: 480 }]);
  expect(await rowsOf("SELECT status FROM chat_conversations WHERE id = ?", spoken)).toEqual([{ status: "completed" }]);
});

test("a deleted conversation stays metered without its words, also one that was still open", async () => {
  const world = billed();
  const login = await signedIn(world);
  const deleted = createDeletedSessions(world);
  const ended = practising(world, login);
  await talk(world, ended, "ended");
  await ended.say(COMMANDS.end, "end");
  const open = practising(world, login);
  await talk(world, open, "open");
  await deleted.delete(login, ended.conversationId);
  await deleted.delete(login, open.conversationId);
  expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([]);
  expect(await secondsUsed()).toEqual([60, 60]);
});

test("a person in two organizations is metered to the active one, and to themselves where it pays nothing", async () => {
  const world = billed();
  const [one, other, poor] = [await team(world), await team(world), await team(world)];
  const agent = await member(world, one.id, "agent");
  for (const { id } of [other, poor])
    await world.db
      .insert(memberships)
      .values({ organisation_id: id, user_id: agent.id, role: "agent", joined_at: 1, is_active: false });
  for (const { id } of [one, other])
    await subscribed(world, await account(world, { organisation_id: id }), { plan: "professional" });
  await subscribed(world, await account(world, { user_id: agent.id }));
  const practice = async (organisationId: string, key: string) => {
    await world.db.update(memberships).set({ is_active: false });
    await world.db.run(`UPDATE memberships SET is_active = 1 WHERE organisation_id = '${organisationId}'`);
    const person = practising(world, agent.login);
    await talk(world, person, key);
    await person.say(COMMANDS.end, `${key}-end`);
  };
  await practice(one.id, "one");
  await practice(other.id, "other");
  await practice(poor.id, "poor");
  expect((await entries()).map(({ organisation_id }) => organisation_id).sort()).toEqual(
    [one.id, other.id, null].sort(),
  );
});

describe("the two hours of Starter", () => {
  test("119 min 50 s used: a session begins, ends by itself, the next is refused with the page that helps", async () => {
    const world = billed();
    const login = await signedIn(world);
    const accountId = await account(world, { user_id: login.userId });
    await subscribed(world, accountId);
    await usedBefore(world, login.userId, STARTER_SECONDS - 10, world.now());
    const person = practising(world, login);
    await talk(world, person, "last");
    world.clock.advance(MINUTE_MS);
    // Past the limit by now, and nobody is interrupted.
    await person.say("And how long have you had it?", "longer");
    await person.say(COMMANDS.end, "end");
    expect(await refusalOf(practising(world, login).say("Hello again.", "refused"))).toBe("no_practice_left");
    const page = await createUsage(world).openLimit(login);
    expect(page).toMatchObject({
      title: "Your practice time is used up",
      what: "You have practiced 2 h 1 min since Nov 21, 2026. Starter holds 2 hours in a month.",
      when: "You can practice again on Dec 21, 2026.",
      planPath: "/billing",
    });
    expect(page?.todo).toContain("Professional");
  });

  test("a call that begins with seconds left is not cut, and the next is refused", async () => {
    const settings = readSettings({ VOICE_ENGINE: "openai-realtime", OPENAI_API_KEY: "a-key" });
    const world = billed({ settings });
    const login = await signedIn(world);
    await subscribed(world, await account(world, { user_id: login.userId }));
    await usedBefore(world, login.userId, STARTER_SECONDS - 10, world.now());
    const { capMs, conversationId } = await createCalls(world).start(login, { choice: CHOICE });
    expect(capMs).toBe(settings.CALL_CAP_MINUTES * MINUTE_MS);
    const [live] = await rowsOf("SELECT call_id FROM live_calls");
    const callId = String(live?.call_id);
    const call = { userId: login.userId, conversationId, callId };
    const storage = createCallStorage(world);
    const said = { role: "user", kind: "turn", content: "Hello?", created_at: world.now() + 1, reading: null } as const;
    const sound = { audio_start_ms: 0, audio_end_ms: 900, audio_interrupted: 0 };
    await storage.store(call, [{ id: `${callId}:a`, ...said, ...sound }], {});
    world.clock.advance(20 * MINUTE_MS);
    const engine = { engine: "openai-realtime", model: "m", usage: [], reason: "time-limit" as const };
    const lasted = { startedAtMs: world.now() - 20 * MINUTE_MS, endedAtMs: world.now(), activeMs: 18 * MINUTE_MS };
    await storage.finish({ ...call, ...engine, ...lasted });
    expect(await rowsOf("SELECT seconds FROM usage_entries WHERE kind = 'voice'")).toEqual([{ seconds: 18 * 60 }]);
    expect(await refusalOf(createCalls(world).start(login, { choice: CHOICE }))).toBe("no_practice_left");
  });

  test("renewal resets use", async () => {
    const world = billed();
    const login = await signedIn(world);
    await subscribed(world, await account(world, { user_id: login.userId }));
    await usedBefore(world, login.userId, STARTER_SECONDS, world.now());
    expect(await refusalOf(practising(world, login).say("Hello.", "refused"))).toBe("no_practice_left");
    world.clock.advance(30 * DAY_MS);
    await world.db.run(`UPDATE logins SET last_seen_at = ${world.now()}, expires_at = ${world.now() + DAY_MS}`);
    await world.db.run(
      `UPDATE subscriptions SET period_start = ${world.now()}, period_end = ${world.now() + 30 * DAY_MS}`,
    );
    await practising(world, login).say("Hello.", "allowed");
    expect(await createUsage(world).openLimit(login)).toBeNull();
  });
});

describe("what was used", () => {
  test("goes with the person who deletes their account, and is in their export", async () => {
    const world = billed();
    const { id, owner } = await team(world);
    const agent = await member(world, id, "agent");
    await subscribed(world, await account(world, { organisation_id: id }), { plan: "professional" });
    const person = practising(world, agent.login);
    await talk(world, person, "say");
    await person.say(COMMANDS.end, "end");
    const own = await new Response(await createAccountPages(world).exportData(agent.login)).json();
    expect(own).toMatchObject({ usage: [{ conversation_id: person.conversationId, seconds: 60 }] });
    const theirs = await new Response(await createOrganisationExport(world).exportData(owner.login)).text();
    expect(JSON.parse(theirs)).toMatchObject({ use: [{ user_id: agent.id, day: "2026-11-21", seconds: 60 }] });
    expect(theirs).not.toContain(person.conversationId);
    await removePerson(world, agent.id, { message: "", mayBeLastAdmin: true });
    expect(await entries()).toEqual([]);
  });
});

describe("the pages", () => {
  test("of a person show the use by day where they are, and what is left", async () => {
    const world = billed({ timeZone: () => "America/New_York" });
    const login = await signedIn(world);
    await subscribed(world, await account(world, { user_id: login.userId }));
    const person = practising(world, login);
    await talk(world, person, "say");
    await person.say(COMMANDS.end, "end");
    const page = await createUsage(world).open(login);
    expect(page).toMatchObject({
      used: "1 min",
      left: { text: "1 h 59 min of 2 hours of practice left until Dec 21, 2026." },
    });
    expect(page.days).toEqual([{ day: Date.UTC(2026, 10, 21) / DAY_MS, seconds: 60 }]);
    expect(page.team).toBeNull();
  });

  test("of an owner show sums of each person and day, and nobody else sees them", async () => {
    const world = billed();
    const { id, owner } = await team(world);
    const agent = await member(world, id, "agent", { fullName: "Lee Park" });
    const manager = await member(world, id, "manager");
    await subscribed(world, await account(world, { organisation_id: id }));
    const person = practising(world, agent.login);
    await talk(world, person, "say");
    await person.say(COMMANDS.end, "end");
    const { team: use } = await createUsage(world).open(owner.login);
    expect(use?.people).toEqual([{ id: agent.id, name: "Lee Park", days: 1, used: "1 min", left: "1 h 59 min" }]);
    expect(use?.days).toEqual([{ day: Date.UTC(2026, 10, 21) / DAY_MS, seconds: 60, people: 1 }]);
    expect(JSON.stringify(use)).not.toContain(person.conversationId);
    expect((await createUsage(world).open(manager.login)).team).toBeNull();
    expect((await createUsage(world).open(agent.login)).team).toBeNull();
  });
});

test("where nobody bills nothing of it is shown, written or refused", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  await account(world, { user_id: login.userId }, { trial_started_at: 1, trial_ends_at: 2 });
  const person = practising(world, login);
  await talk(world, person, "say");
  await person.say(COMMANDS.end, "end");
  world.clock.advance(30 * MINUTE_MS);
  await createHousekeeping(world).run();
  expect(await entries()).toEqual([]);
  expect(await rowsOf("SELECT key FROM trial_claims")).toEqual([]);
  expect(await refusalOf(createUsage(world).open(login))).toBe("not_found");
  expect(await refusalOf(createUsage(world).openLimit(login))).toBe("not_found");
  const chat = await createConversationPages(world).openChat(login, {
    conversationId: null,
    search: new URLSearchParams(),
  });
  expect(chat.practiceLeft).toBeNull();
});
