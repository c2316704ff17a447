import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { practiceHabits } from "#workers/adapters/d1/schema/habit-tables.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";

describe("the days of the dashboard are those where the person is", () => {
  test.each([
    ["America/New_York", ["2026-11-23T20:00-05:00", "2026-11-24T08:00-05:00"]],
    ["America/New_York", ["2026-11-23T08:00-05:00", "2026-11-24T20:00-05:00"]],
    ["America/New_York", ["2026-10-31T23:50-04:00", "2026-11-01T23:50-05:00"]],
    ["Asia/Kathmandu", ["2026-11-23T23:55+05:45", "2026-11-24T00:05+05:45"]],
  ])("in %s, practice at %j is a streak of two days", async (timeZone, times) => {
    const world = testWorld({ timeZone: () => timeZone });
    world.clock.nowMs = Date.parse(times[0] ?? "") - 60_000;
    const login = await signedIn(world);
    for (const at of times) await practise(world, login, Date.parse(at));
    const page = await createDashboard(world).open(login);
    expect(page.progress.streak).toMatchObject({ days: 2, practisedToday: true });
    expect(page.timeZone).toBe(timeZone);
  });

  test("the person's own zone comes before that of the request", async () => {
    const world = testWorld({ timeZone: () => "Pacific/Kiritimati" });
    const login = await signedIn(world);
    await setZone(world, "America/New_York");
    for (const at of ["2026-11-23T20:00-05:00", "2026-11-24T08:00-05:00"]) await practise(world, login, Date.parse(at));
    const page = await createDashboard(world).open(login);
    expect(page.progress.streak).toMatchObject({ days: 2, practisedToday: true });
    expect(page.timeZone).toBe("America/New_York");
  });

  test("a change of zone in the middle of a streak breaks nothing", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await setZone(world, "America/Denver");
    for (const at of ["2026-11-23T22:30-07:00", "2026-11-24T18:00-07:00", "2026-11-25T22:30-07:00"])
      await practise(world, login, Date.parse(at));
    world.clock.nowMs = Date.parse("2026-11-26T09:00-07:00");
    await createAccountPages(world).changeTimeZone(login, { timeZone: "America/New_York" });
    await practise(world, login, Date.parse("2026-11-26T20:00-05:00"));
    const page = await createDashboard(world).open(login);
    expect(page.progress.streak).toMatchObject({ days: 4, practisedToday: true });
  });

  test("practice of every quarter of an hour is counted by its own day", async () => {
    const world = testWorld({ timeZone: () => "America/New_York" });
    world.clock.nowMs = Date.parse("2026-11-23T23:00-05:00");
    const login = await signedIn(world);
    for (let quarter = 0; quarter < 9; quarter += 1)
      await practise(world, login, Date.parse("2026-11-23T23:05-05:00") + quarter * 15 * 60_000);
    const { streak } = (await createDashboard(world).open(login)).progress;
    expect(streak.days).toBe(2);
    expect(streak.lastDays).toEqual([...Array(12).fill(false), true, true]);
  });
});

describe("a retry on the dashboard", () => {
  test("stands beside the line of the calls, with the score before and after, and moves no skill", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    for (const line of JUDGEABLE_LINES) await person.say(line);
    await person.say(COMMANDS.end);
    const dashboard = createDashboard(world);
    const before = await dashboard.open(login);
    world.clock.advance(60_000);
    const source = person.conversationId;
    const { conversationId } = await createForks(world).fork(login, { conversationId: source, turn: 5 });
    await person.goOn(conversationId, 4, "It sounds like this matters to you. What worries you most about it?");
    await person.say(COMMANDS.end);

    const after = await dashboard.open(login);
    const [retry, call] = after.recent;
    expect(call).toMatchObject({ id: source, isRetry: false, scoreBefore: null, customer: "Dana Whitfield" });
    expect(retry).toMatchObject({ id: conversationId, isRetry: true, scoreBefore: call?.score });
    expect(after.progress.retries).toMatchObject([{ conversationId, before: call?.score, total: retry?.score }]);
    expect(after.progress.scores).toEqual(before.progress.scores);
    expect(after.progress.skills).toEqual(before.progress.skills);
  });

  test("is not there, nor is its call, when too little was said to judge", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await practise(world, login, world.now());
    const { recent, progress } = await createDashboard(world).open(login);
    expect(recent).toMatchObject([{ status: "completed", score: null }]);
    expect(progress).toMatchObject({ scores: [], retries: [] });
  });
});

describe("what the dashboard opens on", () => {
  test("for somebody new is a question, then the customer of their line, until they have practiced", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const dashboard = createDashboard(world);
    expect((await dashboard.open(login)).first).toEqual({ customer: null });
    await dashboard.chooseLine(login, "commercial");
    expect((await dashboard.open(login)).first?.customer).toMatchObject({ line: "commercial", persona: { id: "kim" } });
    await dashboard.chooseLine(login, "life");
    expect((await dashboard.open(login)).first?.customer).toMatchObject({ line: "life", persona: { id: "priya" } });
    const nothing = { conversationId: null, search: new URLSearchParams() };
    expect((await createConversationPages(world).openChat(login, nothing)).stage).toMatchObject({
      phase: "setup",
      chosen: { line: "life", scenarioId: "L-1", personaId: "priya" },
    });
    await practise(world, login, world.now());
    expect((await dashboard.open(login)).first).toBeNull();
    expect((await createConversationPages(world).openChat(login, nothing)).stage).toMatchObject({
      chosen: { line: "auto" },
    });
  });

  test("is somebody to begin with for whoever skips the question, or answers what is no line", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    for (const answer of ["", "yachts", null, { line: "life" }]) {
      await createDashboard(world).chooseLine(login, answer);
      expect((await createDashboard(world).open(login)).first?.customer).toMatchObject({ line: "auto" });
    }
    expect(await rowsOf("SELECT user_id, line, email_weekdays FROM practice_habits")).toEqual([
      { user_id: login.userId, line: null, email_weekdays: "[]" },
    ]);
    expect(await refusalOf(createDashboard(world).chooseLine(null, "life"))).toBe("signed_out");
    expect(await refusalOf(createDashboard(world).chooseLine({ tokenHash: "nobody" }, "life"))).toBe("signed_out");
  });

  test("an answer leaves what else is known of a person's habits as it is", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await world.db.insert(practiceHabits).values({ user_id: login.userId, email_weekdays: [1, 3], updated_at: 1 });
    await createDashboard(world).chooseLine(login, "home");
    expect(await rowsOf("SELECT line, email_weekdays FROM practice_habits")).toEqual([
      { line: "home", email_weekdays: "[1,3]" },
    ]);
  });

  test("is the moment of the last call that is worth saying again, until it was", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    for (const line of [...JUDGEABLE_LINES, "This policy covers everything, guaranteed."]) await person.say(line);
    await person.say(COMMANDS.end);
    const { weakMoment } = await createDashboard(world).open(login);
    expect(weakMoment).toMatchObject({ conversationId: person.conversationId, customer: "Dana Whitfield" });
    expect([...JUDGEABLE_LINES, "This policy covers everything, guaranteed."].join(" ")).toContain(weakMoment?.said);
    expect((await createDashboard(world).open(await signedIn(world, "other"))).weakMoment).toBeNull();
    await createForks(world).fork(login, { conversationId: person.conversationId, turn: 5 });
    expect((await createDashboard(world).open(login)).weakMoment).toBeNull();
  });
});

async function setZone(world: TestWorld, zone: string): Promise<void> {
  await world.db.update(users).set({ time_zone: zone });
}

/** A conversation that is completed at this time. */
async function practise(world: TestWorld, login: Login, atMs: number): Promise<void> {
  world.clock.nowMs = atMs;
  const person = practising(world, login);
  await person.say("Hi, this is Pat with Harbor. How can I help?", `say-at-${atMs}`);
  await person.say(COMMANDS.end, `end-at-${atMs}`);
}

test("what was archived is not among the recent sessions, and still counts", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  await practise(world, login, world.clock.nowMs + 60_000);
  const dashboard = createDashboard(world);
  const before = await dashboard.open(login);
  expect(before.recent).toHaveLength(1);
  await world.db.run("UPDATE chat_conversations SET archived_at = 1");
  const after = await dashboard.open(login);
  expect(after.recent).toEqual([]);
  expect(after.totals.conversations).toBe(1);
  expect(after.progress.streak.days).toBe(before.progress.streak.days);
});
