import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import type { Login } from "#core/identity/login.ts";
import { objections } from "#core/library/library.ts";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { JUDGEABLE_LINES, practising, signedIn, uploadedScript } from "#tests/support/practising.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { parseConversation } from "#workers/adapters/d1/conversations/conversations.ts";
import { conversationColumns } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { chatConversations, chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createReplies } from "#workers/services/conversations/replies.ts";

const never = new AbortController().signal;
const LINES = [
  "Hi, this is Pat with Harbor Insurance. Is now a good time?",
  "What made you look at your policy now?",
  "You have to decide today, this price is gone tomorrow.",
];

describe("trying a moment again", () => {
  test("begins a conversation with what was said before the line, in the customer's state of then", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id, states } = await finished(world, login);
    world.clock.advance(3_600_000);
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });

    const [source, fork] = [await conversationOf(world, id), await conversationOf(world, conversationId)];
    expect(fork).toMatchObject({
      user_id: login.userId,
      status: "active",
      phase: "practising",
      kind: "practice",
      total_messages: 5,
      duration_seconds: 10,
      created_at: world.now(),
      forked_from: id,
      forked_at_turn: 5,
      title: `Retry: ${source.title}`,
    });
    expect(fork.practice).toEqual(source.practice);
    expect(fork.script_objections).toEqual(source.script_objections);
    expect(fork.customer_state).toEqual(states[1]);
    const [said, copied] = [await messagesOf(world, id), await messagesOf(world, conversationId)];
    expect(copied.map(({ content, role, position }) => ({ content, role, position }))).toEqual(
      said.slice(0, 5).map(({ content, role, position }) => ({ content, role, position })),
    );
    expect(copied.at(-1)?.created_at).toBe(world.now());
  });

  test("of a call that got its script on the way hears the script from then on, and not before", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    const states: unknown[] = [];
    const content = objections.map((one) => `If they say "${one.says[0]}": listen first.`).join("\n");
    for (const [index, line] of [...LINES, "I see.", "Go on.", "Tell me more?"].entries()) {
      if (index === 2) await uploadedScript(world, login.userId, content);
      await person.say(line);
      states.push((await conversationOf(world, person.conversationId)).customer_state);
    }
    await person.say(COMMANDS.end);
    const source = await conversationOf(world, person.conversationId);
    const prepared = parseConversation(source).scriptObjections;
    expect(prepared).toMatchObject([{ fromTurn: 5 }]);

    const forkOf = async (turn: number) => {
      const { conversationId } = await createForks(world).fork(login, { conversationId: source.id, turn });
      return conversationOf(world, conversationId);
    };
    const before = await forkOf(3);
    expect(before).toMatchObject({ customer_state: states[0], script_id: null, script_objections: [] });
    const after = await forkOf(9);
    expect(after).toMatchObject({ customer_state: states[3], script_id: "script-1", script_objections: prepared });
    // What happens next in the call happens next in the retry.
    await say(world, login, after.id, "Go on.");
    const [said, again] = [await messagesOf(world, source.id), await messagesOf(world, after.id)];
    expect(again.at(-1)?.content).toBe(said[10]?.content);
  });

  test("shows the line as it was said the first time, and what to say instead; no other conversation does", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    const retriedIn = async (conversation: string) => {
      const search = new URLSearchParams();
      const { stage } = await createConversationPages(world).openChat(login, { conversationId: conversation, search });
      return stage.phase === "conversation" ? stage.retried : undefined;
    };
    expect(await retriedIn(conversationId)).toEqual({ turn: 5, said: LINES[2], better: expect.stringMatching(/.+/) });
    expect(await retriedIn(id)).toBeNull();
  });

  test("with the same line gives the same reaction, byte for byte", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    for (const [index, line] of LINES.entries()) {
      const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 2 * index + 1 });
      await say(world, login, conversationId, line);
      const [said, again] = [await messagesOf(world, id), await messagesOf(world, conversationId)];
      expect(again.map((one) => one.content)).toEqual(said.slice(0, again.length).map((one) => one.content));
      expect(again).toHaveLength(2 * index + 3);
    }
  });

  test("leaves the conversation it goes back into as it was", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const before = [await conversationOf(world, id), await messagesOf(world, id)];
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 3 });
    await say(world, login, conversationId, "It sounds like it matters to you. Tell me more?");
    expect([await conversationOf(world, id), await messagesOf(world, id)]).toEqual(before);
  });

  test("of a retry goes back into that retry", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const forks = createForks(world);
    const { id } = await finished(world, login);
    const first = await forks.fork(login, { conversationId: id, turn: 3 });
    await say(world, login, first.conversationId, "What worries you most about it?");
    await say(world, login, first.conversationId, COMMANDS.end);
    const second = await forks.fork(login, { conversationId: first.conversationId, turn: 3 });
    await say(world, login, second.conversationId, "And what would a good answer look like?");
    await say(world, login, second.conversationId, COMMANDS.end);
    const page = await createConversationPages(world).openFeedback(login, second.conversationId);
    expect(page.retry).toMatchObject({
      conversationId: first.conversationId,
      turn: 3,
      earlier: { said: "What worries you most about it?" },
      again: { said: "And what would a good answer look like?" },
    });
  });

  test("asked for twice is one retry, until something is said in it", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const forks = createForks(world);
    const { id } = await finished(world, login);
    const first = await forks.fork(login, { conversationId: id, turn: 3 });
    expect(await forks.fork(login, { conversationId: id, turn: 3 })).toEqual(first);
    await say(world, login, first.conversationId, "What worries you most about it?");
    expect(await forks.fork(login, { conversationId: id, turn: 3 })).not.toEqual(first);
  });

  test("does not count the copied lines as sent", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    // Each would add two lines of the last minute to the forty that one may send.
    const sent = 30;
    for (let i = 0; i < sent; i++) {
      const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
      await say(world, login, conversationId, `Line ${i}: what matters to you?`, `flood-key-${i}`);
    }
    const forks = await world.db.select().from(chatConversations).where(eq(chatConversations.forked_from, id));
    expect(forks).toHaveLength(sent);
  });

  test("with a language model keeps its words, and they count", async () => {
    const words = ["Hi. I have a minute.", "My renewal went from $1,140 to $1,352.", "I will not be rushed."];
    const world = testWorld({ customerModel: scriptedCustomer(words.map((text) => ({ pieces: [text] }))) });
    const login = await signedIn(world);
    const { id, states } = await finished(world, login);
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    const fork = await conversationOf(world, conversationId);
    expect(fork.customer_state).toEqual(states[1]);
    expect((await messagesOf(world, conversationId)).at(-1)?.content).toBe(words[1]);
  });
});

describe("trying a moment again is refused", () => {
  test("to strangers and to the signed-out", async () => {
    const world = testWorld();
    const { id } = await finished(world, await signedIn(world));
    const forks = createForks(world);
    const stranger = await signedIn(world, "stranger");
    await expect(forks.fork(stranger, { conversationId: id, turn: 3 })).rejects.toMatchObject({ code: "not_found" });
    await expect(forks.fork(null, { conversationId: id, turn: 3 })).rejects.toMatchObject({ code: "signed_out" });
    expect(await world.db.select().from(chatConversations)).toHaveLength(1);
  });

  test("while the conversation goes on", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say(LINES[0] ?? "");
    await expect(
      createForks(world).fork(login, { conversationId: person.conversationId, turn: 1 }),
    ).rejects.toMatchObject({ code: "conversation_unfinished" });
  });

  test.each([[0], [2], [99], [Number.NaN]])("at turn %d, where the agent says nothing", async (turn) => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    await expect(createForks(world).fork(login, { conversationId: id, turn })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("the feedback of a retry", () => {
  test("sets both answers, both reactions and both scores side by side", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    const better = "It sounds like this has been on your mind. What worries you most about it?";
    await say(world, login, conversationId, better);
    await say(world, login, conversationId, COMMANDS.end);
    const page = await createConversationPages(world).openFeedback(login, conversationId);
    const [said, again] = [await messagesOf(world, id), await messagesOf(world, conversationId)];
    expect(page.retry).toMatchObject({
      conversationId: id,
      turn: 5,
      earlier: { said: LINES[2], reaction: said[6]?.content },
      again: { said: better, reaction: again[6]?.content },
    });
    const source = await createConversationPages(world).openFeedback(login, id);
    expect(page.retry?.change?.total).toEqual({ before: source.score?.total, now: page.score?.total });
    expect(page.retry?.change?.total.now).toBeGreaterThan(page.retry?.change?.total.before ?? 0);
    expect(page.retry?.again?.notes.map((note) => note.turn)).toContain(5);
    expect(page.lastAttempt).toBeNull();
  });

  test("says so when the customer of the earlier conversation understood less", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const pages = createConversationPages(world);
    const same = await createForks(world).fork(login, { conversationId: id, turn: 3 });
    expect((await pages.openFeedback(login, same.conversationId)).retry?.answersDiffer).toBe(false);

    const practice = practiceSchema.parse((await conversationOf(world, id)).practice);
    const older = { ...practice, versions: { ...practice.versions, engine: "customer-5" } };
    await world.db.update(chatConversations).set({ practice: older }).where(eq(chatConversations.id, id));
    const other = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    const again = practiceSchema.parse((await conversationOf(world, other.conversationId)).practice);
    expect(again.versions.engine).toBe(practice.versions.engine);
    expect((await pages.openFeedback(login, other.conversationId)).retry?.answersDiffer).toBe(true);
  });

  test("holds no notes and no score before its end", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const { conversationId } = await createForks(world).fork(login, { conversationId: id, turn: 5 });
    const conversations = createConversationPages(world);
    const unsaid = await conversations.openFeedback(login, conversationId);
    expect(unsaid.retry).toMatchObject({ again: null, change: null });
    await say(world, login, conversationId, "What worries you most about it?");
    const open = await conversations.openFeedback(login, conversationId);
    expect(open.notes).toEqual([]);
    expect(open.retry?.earlier.notes).toEqual([]);
    expect(open.retry?.again?.notes).toEqual([]);
  });

  test("is one D1 round trip; starting a retry is one to read and one to write", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { id } = await finished(world, login);
    const writing = countedDatabase(env.DB);
    const { conversationId } = await createForks({ ...world, db: writing.db }).fork(login, {
      conversationId: id,
      turn: 3,
    });
    expect(writing.roundTrips()).toBe(2);
    await say(world, login, conversationId, "What worries you most about it?");
    await say(world, login, conversationId, COMMANDS.end);
    const reading = countedDatabase(env.DB);
    await createConversationPages({ ...world, db: reading.db }).openFeedback(login, conversationId);
    expect(reading.roundTrips()).toBe(1);
  });
});

describe("the change since the last attempt", () => {
  test("is against the newest scored practice of the same scenario, and no retry or stranger's", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    const first = await finished(world, login, "first");
    expect((await conversations.openFeedback(login, first.id)).lastAttempt).toBeNull();
    world.clock.advance(60_000);
    await finished(world, await signedIn(world, "stranger"), "strange");
    world.clock.advance(60_000);
    const { conversationId } = await createForks(world).fork(login, { conversationId: first.id, turn: 3 });
    await say(world, login, conversationId, "What worries you most about it?");
    await say(world, login, conversationId, COMMANDS.end);
    world.clock.advance(60_000);
    await practising(world, login).say("Never finished.", "never-key-1");
    world.clock.advance(60_000);
    const last = await finished(world, login, "last", JUDGEABLE_LINES);
    const page = await conversations.openFeedback(login, last.id);
    const before = await conversations.openFeedback(login, first.id);
    expect(page.lastAttempt).toMatchObject({
      id: first.id,
      change: { total: { before: before.score?.total, now: page.score?.total } },
    });
    expect(page.retry).toBeNull();
  });
});

/** A conversation of LINES, ten seconds for each, ended. `states` are the customer's after each line. */
async function finished(world: TestWorld, login: Login, name = "agent", lines = LINES) {
  const person = practising(world, login);
  const states: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) world.clock.advance(10_000);
    await person.say(line, `${name}-key-${index}`);
    states.push((await conversationOf(world, person.conversationId)).customer_state);
  }
  await person.say(COMMANDS.end, `${name}-key-end`);
  return { id: person.conversationId, states };
}

async function say(
  world: TestWorld,
  login: Login,
  conversationId: string,
  content: string,
  clientKey = `say-${content.slice(0, 24).replace(/\W+/g, "-")}`,
): Promise<ReplyEvent[]> {
  const after = (await messagesOf(world, conversationId)).length - 1;
  const events: ReplyEvent[] = [];
  const request = { in: { conversationId, after }, clientKey, content };
  for await (const event of createReplies(world).say(login, request, never)) events.push(event);
  return events;
}

async function conversationOf(world: TestWorld, id: string) {
  const [row] = await world.db.select(conversationColumns).from(chatConversations).where(eq(chatConversations.id, id));
  if (!row) throw new Error(`no conversation ${id}`);
  return row;
}

function messagesOf(world: TestWorld, id: string) {
  return world.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversation_id, id))
    .orderBy(asc(chatMessages.position));
}
