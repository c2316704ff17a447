import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { agentLines } from "#app/node/demo/agents.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { drillOutcomes } from "#core/drills/schedule.ts";
import type { Login } from "#core/identity/login.ts";
import { objections } from "#core/library/library.ts";
import type { ChatPage } from "#core/pages/chat-page.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { rowsOf } from "#tests/support/people.ts";
import { CHOICE, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { advanceConversation } from "#workers/adapters/d1/conversations/conversations.ts";
import { writeDrill } from "#workers/adapters/d1/conversations/drills.ts";
import { logins } from "#workers/adapters/d1/schema/user-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createForks } from "#workers/services/conversations/forks.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DRILLED = "A1";
const { exampleAcknowledge, exampleExplore, exampleAnswer } = objectionOf(DRILLED);
const WELL = [`${exampleAcknowledge} ${exampleExplore}`, `${exampleAnswer} Does that help?`];
const BADLY = ["We have great policies.", "Our price is good.", "Many people buy it.", "Our agency is big."];

describe("a drill", () => {
  test("opens on its own address, with the objection as the customer's first words", async () => {
    const world = testWorld();
    const stage = await readyStage(world, await signedIn(world));
    expect(stage).toMatchObject({
      kind: "drill",
      choice: { drill: DRILLED },
      scenario: { title: `Drill: ${objectionOf(DRILLED).title}` },
    });
  });

  test("of an unknown objection is refused, before its first line and with it", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await expect(
      createConversationPages(world).openChat(login, {
        conversationId: null,
        search: new URLSearchParams("drill=nope"),
      }),
    ).rejects.toMatchObject({ code: "choice_unknown" });
    await expect(practising(world, login, { ...CHOICE, drill: "nope" }).say("Hello.")).rejects.toMatchObject({
      code: "choice_unknown",
    });
  });

  test("is a conversation that ends when the objection is settled, and says when it comes back", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await hold(world, login, BADLY);
    world.clock.advance(DAY_MS);
    const { id, opening, ready, feedback } = await hold(world, login, WELL);
    expect(opening).toBe(ready.opening);
    expect(feedback).toContain("This drill comes back in 3 days.");
    const page = await createConversationPages(world).openFeedback(login, id);
    expect(page).toMatchObject({ drill: DRILLED, conversation: { status: "completed", exit: { kind: "agreed" } } });
    expect(page.score?.dimensions.map((dimension) => dimension.id)).toEqual(["objections"]);
    expect(page.revealed?.facts).toEqual([]);
    expect(page.revealed?.objections).toHaveLength(1);
  });

  test("is over after four lines, and then takes no further one", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const drill = practising(world, login, (await readyStage(world, login)).choice);
    for (const line of BADLY) await drill.say(line);
    await expect(drill.say("One more thing.")).rejects.toMatchObject({ code: "conversation_over" });
  });

  test("counts in the totals and is marked in the list, but is no score, no skill and no choice to offer again", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await practising(world, login).say("Hello, this is Pat.", "whole-call-1");
    for (let i = 0; i < 3; i++) {
      world.clock.advance(60_000);
      await hold(world, login, WELL);
    }
    const dashboard = await createDashboard(world).open(login);
    expect(dashboard.totals.conversations).toBe(4);
    expect(dashboard.recent.map(({ kind }) => kind)).toEqual(["drill", "drill", "drill", "practice"]);
    expect(dashboard.recent[0]?.scenarioTitle).toBe(`Drill: ${objectionOf(DRILLED).title}`);
    expect(dashboard.progress.scores).toEqual([]);
    expect(dashboard.progress.skills.every(({ observations }) => observations === 0)).toBe(true);
    expect(dashboard.progress.streak.days).toBe(1);
    const setup = await createConversationPages(world).openChat(login, {
      conversationId: null,
      search: new URLSearchParams(),
    });
    expect(setup.stage).toMatchObject({ phase: "setup", chosen: { scenarioId: CHOICE.scenarioId } });
  });
});

describe("the schedule", () => {
  test("a weak objection is due after exactly one day", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await hold(world, login, BADLY);
    expect(await dueOf(world, login)).toEqual([]);
    expect((await createDashboard(world).open(login)).drills.next).toMatchObject({ objectionId: DRILLED, step: 1 });
    world.clock.advance(DAY_MS - 1);
    expect(await dueOf(world, login)).toEqual([]);
    world.clock.advance(1);
    expect(await dueOf(world, login)).toEqual([DRILLED]);
  });

  test("done well it comes back after 3, 7 and 21 days, and then not again", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await hold(world, login, BADLY);
    world.clock.advance(DAY_MS);
    for (const days of [3, 7, 21]) {
      await hold(world, login, WELL);
      world.clock.advance(days * DAY_MS - 1);
      await signInAgain(world);
      expect(await dueOf(world, login)).toEqual([]);
      world.clock.advance(1);
      expect(await dueOf(world, login)).toEqual([DRILLED]);
    }
    const { feedback } = await hold(world, login, WELL);
    expect(feedback).toContain("That was the last drill of this objection.");
    expect(await rowsOf("SELECT * FROM drills")).toEqual([]);
  });

  test("done badly it is back at one day, and the row still names the conversation that opened it", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await hold(world, login, BADLY);
    world.clock.advance(DAY_MS);
    const began = world.now() - DAY_MS;
    await hold(world, login, WELL);
    world.clock.advance(3 * DAY_MS);
    await hold(world, login, BADLY);
    const [row] = await rowsOf("SELECT * FROM drills");
    expect(row).toMatchObject({
      strength: 0,
      created_at: began,
      source_conversation_id: id,
      practised_at: world.now(),
    });
    expect(row?.due_at).toBe(world.now() + DAY_MS);
  });

  test("done well before it is due it keeps its place", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await hold(world, login, BADLY);
    const before = await rowsOf("SELECT * FROM drills");
    world.clock.advance(DAY_MS - 1);
    await hold(world, login, WELL);
    expect(await rowsOf("SELECT * FROM drills")).toEqual(before);
  });

  test.each(["the END command", "New Session"])(
    "a whole call ended by %s schedules its weak objections",
    async (how) => {
      const world = testWorld();
      const login = await signedIn(world);
      const call = practising(world, login);
      for (const line of agentLines("weak", CHOICE.scenarioId)) {
        const events = await call.say(line);
        const last = events.at(-1);
        if (last?.type === "done" && last.conversation.phase === "over") break;
      }
      const conversations = createConversationPages(world);
      if (how === "New Session") await conversations.complete(login, call.conversationId);
      else await call.say(COMMANDS.end);
      const { score, messages } = await conversations.openFeedback(login, call.conversationId);
      if (!score) throw new Error("the call has no score");
      const turns = messages.filter(({ kind }) => kind === "turn");
      const outcomes = drillOutcomes(
        score,
        turns.findLastIndex(({ role }) => role === "user"),
      );
      const weak = [...outcomes].filter(([, outcome]) => outcome === "weak").map(([id]) => id);
      expect(weak.length).toBeGreaterThan(0);
      const rows = await rowsOf("SELECT objection_id FROM drills ORDER BY objection_id");
      expect(rows.map((row) => row.objection_id)).toEqual(weak.toSorted());
    },
  );
});

describe("a retry of a moment", () => {
  test("changes no drill and is no new score, because half of it has been judged before", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    const call = practising(world, login);
    for (const line of agentLines("weak", CHOICE.scenarioId).slice(0, 7)) await call.say(line);
    await conversations.complete(login, call.conversationId);
    const before = await rowsOf("SELECT * FROM drills ORDER BY objection_id");
    expect(before.length).toBeGreaterThan(0);
    world.clock.advance(DAY_MS);
    const retry = await createForks(world).fork(login, { conversationId: call.conversationId, turn: 13 });
    await conversations.complete(login, retry.conversationId);
    expect((await conversations.openFeedback(login, retry.conversationId)).score).not.toBeNull();
    expect(await rowsOf("SELECT * FROM drills ORDER BY objection_id")).toEqual(before);
    const { progress } = await createDashboard(world).open(login);
    expect(progress.scores.map(({ conversationId }) => conversationId)).toEqual([call.conversationId]);
    expect(progress.streak.days).toBe(2);
  });
});

describe("whose drills they are", () => {
  test("another person sees none of them and has a schedule of their own", async () => {
    const world = testWorld();
    const mine = await signedIn(world, "me");
    const theirs = await signedIn(world, "them");
    await hold(world, mine, BADLY);
    world.clock.advance(DAY_MS);
    expect(await dueOf(world, mine)).toEqual([DRILLED]);
    expect(await dueOf(world, theirs)).toEqual([]);
    await hold(world, theirs, WELL);
    expect(await dueOf(world, mine)).toEqual([DRILLED]);
    await hold(world, theirs, BADLY);
    await hold(world, mine, WELL);
    const rows = await rowsOf("SELECT user_id, strength FROM drills ORDER BY user_id");
    expect(rows).toEqual([
      { user_id: mine.userId, strength: 1 },
      { user_id: theirs.userId, strength: 0 },
    ]);
  });
});

describe("completing a conversation", () => {
  test("that has moved on since it was read writes no drill, no score and no end", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const call = practising(world, login);
    await call.say("Hello, this is Pat.");
    const seen = { id: call.conversationId, user_id: login.userId, version: 1 };
    await call.say("Do you have a minute?");
    const state = { strength: 0, dueAtMs: world.now() + DAY_MS };
    const write = writeDrill(world.db, seen, { objectionId: DRILLED, state }, world.now());
    const change = { status: "completed", ended_at: world.now() } as const;
    expect(await advanceConversation(world.db, seen, change, [], [write])).toBe(false);
    expect(await rowsOf("SELECT * FROM drills")).toEqual([]);
    expect(await rowsOf("SELECT status FROM chat_conversations")).toEqual([{ status: "active" }]);
  });

  test("that has moved on takes no drill out of the schedule either", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await hold(world, login, BADLY);
    const call = practising(world, login);
    await call.say("Hello, this is Pat.", "second-call-1");
    const stale = { id: call.conversationId, user_id: login.userId, version: 0 };
    const write = writeDrill(world.db, stale, { objectionId: DRILLED, state: null }, world.now());
    expect(await advanceConversation(world.db, stale, { status: "completed" }, [], [write])).toBe(false);
    expect(await rowsOf("SELECT objection_id FROM drills")).toEqual([{ objection_id: DRILLED }]);
  });

  test("stores nothing at all when one write of the batch fails", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const call = practising(world, login);
    await call.say("Hello, this is Pat.");
    const at = { id: call.conversationId, version: 1 };
    // No such person: the foreign key of the drill fails, and the rest of the batch with it.
    const state = { strength: 0, dueAtMs: 1 };
    const write = writeDrill(world.db, { id: at.id, user_id: "nobody" }, { objectionId: DRILLED, state }, 1);
    await expect(advanceConversation(world.db, at, { status: "completed" }, [], [write])).rejects.toThrow();
    expect(await rowsOf("SELECT status, version FROM chat_conversations")).toEqual([{ status: "active", version: 1 }]);
  });

  test("reads and writes in two round trips, and looks for badges behind the answer", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const call = practising(world, login);
    for (const line of agentLines("weak", CHOICE.scenarioId).slice(0, 6)) await call.say(line);
    const counted = countedDatabase(env.DB);
    await createConversationPages({ ...world, db: counted.db }).complete(login, call.conversationId);
    expect(counted.roundTrips()).toBe(3);
  });
});

function objectionOf(id: string) {
  const objection = objections.find((one) => one.id === id);
  if (!objection) throw new Error(`no objection ${id}`);
  return objection;
}

async function readyStage(world: TestWorld, login: Login) {
  const search = new URLSearchParams({ drill: DRILLED });
  const { stage } = await createConversationPages(world).openChat(login, { conversationId: null, search });
  return requireReady(stage);
}

function requireReady(stage: ChatPage["stage"]): Extract<ChatPage["stage"], { phase: "ready" }> {
  if (stage.phase !== "ready") throw new Error(`the stage is ${stage.phase}`);
  return stage;
}

/** Holds a drill from its address to its feedback. */
async function hold(world: TestWorld, login: Login, lines: readonly string[]) {
  const ready = await readyStage(world, login);
  const choice: Choice = ready.choice;
  const drill = practising(world, login, choice);
  const events = [];
  for (const line of lines) events.push(...(await drill.say(line, world.newId().padStart(8, "0"))));
  const opening = events.flatMap((event) => (event.type === "started" ? event.messages : []))[0]?.content;
  const end = (await drill.say(COMMANDS.end, world.newId().padStart(8, "0"))).at(-1);
  const feedback = end?.type === "done" ? end.reply.content : "";
  return { id: drill.conversationId, ready, opening, feedback };
}

/** A login does not live as long as a schedule. */
async function signInAgain(world: TestWorld): Promise<void> {
  await world.db.update(logins).set({ last_seen_at: world.now(), expires_at: world.now() + DAY_MS });
}

async function dueOf(world: TestWorld, login: Login): Promise<string[]> {
  const { drills } = await createDashboard(world).open(login);
  return drills.due.map(({ objectionId }) => objectionId);
}
