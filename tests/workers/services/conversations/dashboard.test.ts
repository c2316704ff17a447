import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";
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
