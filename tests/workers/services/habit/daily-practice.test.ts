import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import type { DailyPractice } from "#core/pages/daily-practice-view.ts";
import { rowsOf } from "#tests/support/people.ts";
import { CHOICE, JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { drills } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { practiceHabits } from "#workers/adapters/d1/schema/habit-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WRONG = "This policy covers everything, guaranteed.";
const BADLY = ["We have great policies.", "Our price is good.", "Many people buy it.", "Our agency is big."];

async function daily(world: TestWorld, login: Login): Promise<DailyPractice | null> {
  const page = await createDashboard(world).open(login);
  await world.settled();
  return page.daily;
}

/** A judged practice with something to fix. */
async function practised(world: TestWorld, login: Login): Promise<string> {
  const person = practising(world, login);
  const at = world.now();
  for (const [index, line] of [...JUDGEABLE_LINES, WRONG].entries()) await person.say(line, `practised-${at}-${index}`);
  await person.say(COMMANDS.end, `practised-${at}-end`);
  return person.conversationId;
}

async function due(world: TestWorld, userId: string, conversationId: string, ids: string[]): Promise<void> {
  await world.db.delete(drills);
  for (const [index, objection_id] of ids.entries())
    await world.db.insert(drills).values({
      user_id: userId,
      objection_id,
      strength: 0,
      due_at: world.now() - DAY_MS + index,
      created_at: 0,
      practised_at: 0,
      source_conversation_id: conversationId,
    });
}

/** A drill of an objection, held badly to its end. */
async function drilled(world: TestWorld, login: Login, objectionId: string): Promise<string> {
  const drill = practising(world, login, { ...CHOICE, drill: objectionId });
  for (const [index, line] of BADLY.entries()) await drill.say(line, `drill-${objectionId}-${index}-${world.now()}`);
  const { replies: _, conversationId } = drill;
  await createConversationPages(world).complete(login, conversationId);
  return conversationId;
}

const open = (practice: DailyPractice | null) => practice?.steps.filter(({ isDone }) => !isDone).map(({ key }) => key);

describe("today's practice", () => {
  test("is none for whoever has not practiced, and after the first session the moment to fix and somebody new", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await world.db.insert(practiceHabits).values({ user_id: login.userId, line: "home", updated_at: 1 });
    expect(await daily(world, login)).toBeNull();
    expect(await rowsOf("SELECT * FROM daily_practices")).toEqual([]);
    const id = await practised(world, login);
    await world.db.delete(drills);
    const [retry, customer] = (await daily(world, login))?.steps ?? [];
    expect(retry).toMatchObject({ key: `retry/${id}`, path: `/conversations/${id}#fix`, isDone: false });
    expect([...JUDGEABLE_LINES, WRONG].join(" ")).toContain(retry?.said);
    expect(customer).toMatchObject({ kind: "customer", path: expect.stringContaining("/chat?scenario=H-") });
  });

  test("is the same all day, whatever happens, and another one the day after where the person is", async () => {
    const world = testWorld({ timeZone: () => "America/New_York" });
    world.clock.nowMs = Date.parse("2026-11-24T08:00-05:00");
    const login = await signedIn(world);
    const id = await practised(world, login);
    await due(world, login.userId, id, ["A1", "A2", "A3"]);
    const keys = async () => (await daily(world, login))?.steps.map(({ key }) => key);
    const chosen = await keys();
    expect(chosen).toEqual([`retry/${id}`, "drill/A1", "drill/A2"]);
    await due(world, login.userId, id, ["A3"]);
    world.clock.nowMs = Date.parse("2026-11-24T23:59-05:00");
    expect(await keys()).toEqual(chosen);
    world.clock.nowMs = Date.parse("2026-11-25T00:00-05:00");
    expect(await keys()).toEqual([`retry/${id}`, "drill/A3"]);
    expect(await rowsOf("SELECT day FROM daily_practices ORDER BY day")).toEqual([
      { day: "2026-11-24" },
      { day: "2026-11-25" },
    ]);
  });

  test("is chosen once where two tabs open at the same moment", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await practised(world, login);
    const [one, other] = await Promise.all([daily(world, login), daily(world, login)]);
    expect(one).toEqual(other);
    expect(await rowsOf("SELECT count(*) AS n FROM daily_practices")).toEqual([{ n: 1 }]);
  });

  test("is ticked by the drill, the retry and the customer that it names, and by nothing else", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await practised(world, login);
    await due(world, login.userId, id, ["A1", "A2"]);
    expect(open(await daily(world, login))).toEqual([`retry/${id}`, "drill/A1", "drill/A2"]);

    world.clock.advance(60_000);
    await practised(world, login);
    expect(open(await daily(world, login))).toHaveLength(3);

    const drill = await drilled(world, login, "A2");
    const afterDrill = await daily(world, login);
    expect(open(afterDrill)).toEqual([`retry/${id}`, "drill/A1"]);
    expect(afterDrill?.steps[2]).toMatchObject({ isDone: true, path: `/conversations/${drill}` });
    expect(afterDrill?.left).toBe(2);
    await createDeletedSessions(world).delete(login, drill);
    expect((await daily(world, login))?.steps[2]).toMatchObject({ isDone: true, path: null });

    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    expect(open(await daily(world, login))).toHaveLength(2);
    const retry = practising(world, login);
    await retry.goOn(conversationId, 4, "It sounds like this matters to you. What worries you most about it?");
    await retry.say(COMMANDS.end, "retry-end");
    expect(open(await daily(world, login))).toEqual(["drill/A1"]);
    expect(await rowsOf("SELECT done_at FROM daily_practices")).toEqual([{ done_at: null }]);

    await drilled(world, login, "A1");
    expect((await daily(world, login))?.left).toBe(0);
    expect(await rowsOf("SELECT done_at FROM daily_practices")).toEqual([{ done_at: world.now() }]);
  });

  test("is ticked by the new customer, once enough was said to judge", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await practised(world, login);
    await world.db.delete(drills);
    const customer = (await daily(world, login))?.steps.find(({ kind }) => kind === "customer");
    const { searchParams } = new URL(customer?.path ?? "", "https://rolecall.example");
    const { stage } = await createConversationPages(world).openChat(login, {
      conversationId: null,
      search: searchParams,
    });
    if (stage.phase !== "ready") throw new Error("the step leads to a customer");
    const short = practising(world, login, stage.choice);
    await short.say("Hello.", "short-1");
    await short.say(COMMANDS.end, "short-2");
    expect(open(await daily(world, login))).toContain(customer?.key);
    const whole = practising(world, login, stage.choice);
    for (const [index, line] of JUDGEABLE_LINES.entries()) await whole.say(line, `whole-${index}`);
    await whole.say(COMMANDS.end, "whole-end");
    expect(open(await daily(world, login))).not.toContain(customer?.key);
  });

  test("loses the moment of a session that is deleted, and holds no words of it", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const kept = await practised(world, login);
    world.clock.advance(60_000);
    const id = await practised(world, login);
    await due(world, login.userId, kept, ["A1"]);
    expect(open(await daily(world, login))).toContain(`retry/${id}`);
    const [row] = await rowsOf("SELECT steps FROM daily_practices");
    for (const line of [...JUDGEABLE_LINES, WRONG]) expect(row?.steps).not.toContain(line);
    await createDeletedSessions(world).delete(login, id);
    expect(open(await daily(world, login))).toEqual(["drill/A1"]);
  });

  test("is nobody else's, and goes with its person", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await practised(world, login);
    await daily(world, login);
    const other = await signedIn(world, "other");
    expect(await daily(world, other)).toBeNull();
    await practised(world, other);
    await daily(world, other);
    await removePerson(world, login.userId, { message: "Deleted", mayBeLastAdmin: true });
    expect(await rowsOf("SELECT user_id FROM daily_practices")).toEqual([{ user_id: other.userId }]);
  });
});

describe("drills one after the other", () => {
  test("a drill's feedback leads to the next that is due, with how many are left, until none is", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const source = await practised(world, login);
    await due(world, login.userId, source, ["A1", "A2", "A3"]);
    const pages = createConversationPages(world);
    expect((await pages.openFeedback(login, source)).nextDrill).toBeNull();
    const left: unknown[] = [];
    let next: string | null = "A1";
    while (next !== null) {
      const { nextDrill } = await pages.openFeedback(login, await drilled(world, login, next));
      left.push(nextDrill?.left ?? 0);
      next = nextDrill?.objectionId ?? null;
    }
    expect(left).toEqual([2, 1, 0]);
  });
});
