import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { replyLeaseMs } from "#core/conversations/reply-lease.ts";
import type { CustomerModel } from "#core/customer/customer-model.ts";
import { rowsOf } from "#tests/support/people.ts";
import { allOf, CHOICE, practising, signedIn } from "#tests/support/practising.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { testWorld } from "#tests/support/world.ts";
import { chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createReplies } from "#workers/services/conversations/replies.ts";
import type { World } from "#workers/services/world.ts";

const never = new AbortController().signal;

const DAY_MS = 24 * 60 * 60_000;

describe("stopping a reply", () => {
  test("after the conversation is finished changes nothing: its score quotes what was said", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat from Harbor. Is now a good time?", "stop-after-end");
    await person.say(COMMANDS.end);
    const before = await messagesOf(world, person.conversationId);
    await person.replies.stop(login, person.conversationId, "stop-after-end", 0);
    expect(await messagesOf(world, person.conversationId)).toEqual(before);
  });

  test("cuts the last one only: an earlier one was answered as it stands", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat from Harbor. Is now a good time?", "stop-earlier-1");
    await person.say("What made you call today?", "stop-earlier-2");
    const before = await messagesOf(world, person.conversationId);
    await person.replies.stop(login, person.conversationId, "stop-earlier-1", 0);
    expect(await messagesOf(world, person.conversationId)).toEqual(before);
  });

  test("at the moment the conversation is completed leaves a score that fits the words", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat from Harbor. Is now a good time?", "stop-and-end");
    const [row] = await rowsOf("SELECT version FROM chat_conversations");
    await person.replies.stop(login, person.conversationId, "stop-and-end", 3);
    expect(await rowsOf("SELECT version FROM chat_conversations")).toEqual([{ version: Number(row?.version) + 1 }]);
  });
});

describe("the limit of messages a minute", () => {
  test("counts also what is said in a conversation of the day before yesterday", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    world.clock.advance(2 * DAY_MS);
    for (let i = 0; i < 40; i++) await person.say(COMMANDS.hint);
    await expect(person.say(COMMANDS.hint)).rejects.toMatchObject({ code: "slow_down" });
  });

  test("counts a reply that a model makes again, each time it does", async () => {
    const again = { pieces: ["Well, I "], ending: "hold" as const };
    const model = scriptedCustomer(Array.from({ length: 41 }, () => again));
    const world = testWorld({ customerModel: model });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.sayAndLeave("Hello, is this a good time?", "again-and-again");
    for (let i = 0; i < 40; i++) await person.resumeAndLeave("again-and-again");
    const resume = () => allOf(person.replies.resume(login, person.conversationId, "again-and-again", never));
    await expect(resume()).rejects.toMatchObject({ code: "too_many_attempts" });
    expect(model.unused()).toBe(0);
  });
});

describe("a reply that outlives its lease", () => {
  /** Says the first half, waits to be released, says the second. */
  function slowModel(): { model: CustomerModel; release: () => void } {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fast = scriptedCustomer([{ pieces: ["Said by another."] }, { pieces: ["And more."] }]);
    let calls = 0;
    const model: CustomerModel = {
      ...fast,
      async *reply(cue, signal) {
        calls += 1;
        if (calls > 1) return yield* fast.reply(cue, signal);
        yield "Too ";
        await released;
        yield "late.";
      },
    };
    return { model, release };
  }

  /** A conversation whose first reply is half said when its lease ends. */
  async function halfSaid(model: CustomerModel, clientKey: string) {
    const world = testWorld({ customerModel: model });
    const login = await signedIn(world);
    const replies = createReplies(world);
    const line = { in: { choice: CHOICE }, clientKey, content: "Hello, is this a good time?" };
    const events = replies.say(login, line, never);
    let id = "";
    for (let next = await events.next(); !next.done; next = await events.next()) {
      if (next.value.type === "started") id = next.value.conversation.id;
      if (next.value.type === "delta") break;
    }
    world.clock.advance(replyLeaseMs(model) + 1);
    return { world, login, replies, events, id };
  }

  test("is not shown as said, and neither overwrites the words nor the customer of a later line", async () => {
    const { model, release } = slowModel();
    const { world, login, replies, events, id } = await halfSaid(model, "outlived-1");
    expect(doneOf(await allOf(replies.resume(login, id, "outlived-1", never)))?.reply.content).toBe("Said by another.");
    await allOf(
      replies.say(
        login,
        { in: { conversationId: id, after: 2 }, clientKey: "outlived-2", content: "Who drives?" },
        never,
      ),
    );
    const before = await rowsOf("SELECT customer_state, version FROM chat_conversations");
    release();
    const rest = await allOf(events);
    expect(rest.at(-1)).toMatchObject({ type: "refused", stored: true });
    expect((await messagesOf(world, id))[2]).toMatchObject({ content: "Said by another.", status: "complete" });
    expect(await rowsOf("SELECT customer_state, version FROM chat_conversations")).toEqual(before);
  });

  test("after which the agent went on is no part of the conversation", async () => {
    const { model, release } = slowModel();
    const { world, login, replies, events, id } = await halfSaid(model, "went-on-1");
    await allOf(
      replies.say(
        login,
        { in: { conversationId: id, after: 2 }, clientKey: "went-on-2", content: "Are you there?" },
        never,
      ),
    );
    const before = await rowsOf("SELECT customer_state, version FROM chat_conversations");
    release();
    expect((await allOf(events)).at(-1)).toMatchObject({ type: "refused", stored: true });
    expect(await rowsOf("SELECT customer_state, version FROM chat_conversations")).toEqual(before);
    expect((await messagesOf(world, id))[2]).toMatchObject({ content: "" });
  });
});

function messagesOf(world: World, id: string) {
  return world.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversation_id, id))
    .orderBy(asc(chatMessages.position));
}

function doneOf(events: ReplyEvent[]) {
  const last = events.at(-1);
  return last?.type === "done" ? last : null;
}
