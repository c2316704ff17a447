import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { objections } from "#core/library/library.ts";
import { preparedAt } from "#core/scripts/prepared-objections.ts";
import { allOf, CHOICE, JUDGEABLE_LINES, practising, signedIn, uploadedScript } from "#tests/support/practising.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { testWorld } from "#tests/support/world.ts";
import { parseConversation } from "#workers/adapters/d1/conversations/conversations.ts";
import { conversationColumns } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { chatConversations, chatMessages, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createFormReplies } from "#workers/services/conversations/form-replies.ts";
import { createReplies } from "#workers/services/conversations/replies.ts";
import { TAKEN_OVER } from "#workers/services/conversations/reply-delivery.ts";
import type { World } from "#workers/services/world.ts";

const never = new AbortController().signal;

describe("the first message", () => {
  test("creates the conversation, titled with its first 50 characters and an ellipsis", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hi, this is Pat from Harbor Insurance, I am calling about your renewal next month.");
    const row = await conversationOf(world, person.conversationId);
    expect(row.title).toBe("Hi, this is Pat from Harbor Insurance, I am callin...");
    expect(row).toMatchObject({ status: "active", phase: "practising", total_messages: 3, model: "built-in" });
  });

  test("stores the customer's opening, the agent's line and the answer, in this order", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    const events = await person.say("Hi, this is Pat from Harbor Insurance.");
    const messages = await messagesOf(world, person.conversationId);
    expect(messages.map((one) => [one.position, one.role, one.status])).toEqual([
      [0, "assistant", "complete"],
      [1, "user", "complete"],
      [2, "assistant", "complete"],
    ]);
    expect(textOf(events)).toBe(messages[2]?.content);
  });

  test("sent twice with one key is one conversation", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const replies = createReplies(world);
    const request = { in: { choice: CHOICE }, clientKey: "the-same-key", content: "Hello, Pat here." };
    const first = await allOf(replies.say(login, request, never));
    const second = await allOf(replies.say(login, request, never));
    expect(doneOf(second)).toEqual(doneOf(first));
    expect(await world.db.select().from(chatConversations)).toHaveLength(1);
  });

  test("cannot be a command: there is nobody to pause yet", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await expect(person.say(COMMANDS.hint)).rejects.toMatchObject({ code: "bad_request" });
    expect(await world.db.select().from(chatConversations)).toEqual([]);
  });

  test("with an unknown scenario is refused", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const request = { in: { choice: { ...CHOICE, scenarioId: "nowhere" } }, clientKey: "some-key-1", content: "Hi" };
    await expect(allOf(createReplies(world).say(login, request, never))).rejects.toMatchObject({
      code: "choice_unknown",
    });
  });
});

describe("the same choice, seed and lines", () => {
  test("give the same transcript and the same score, byte for byte", async () => {
    const lines = [
      "Hi, this is Pat with Harbor Insurance, is now a good time?",
      "What made you look at your policy now?",
      "It sounds like the price worries you. What would feel fair?",
      COMMANDS.end,
    ];
    const held = [];
    const world = testWorld();
    for (const name of ["first", "second"]) {
      const person = practising(world, await signedIn(world, name));
      for (const line of lines) await person.say(line, `${name}-key-${lines.indexOf(line)}`);
      const messages = await messagesOf(world, person.conversationId);
      const [score] = await world.db.select().from(scores).where(eq(scores.conversation_id, person.conversationId));
      held.push(JSON.stringify([messages.map((one) => one.content), score?.score]));
    }
    expect(held[1]).toBe(held[0]);
    expect(held[0]).toContain("rubricVersion");
  });
});

describe("two tabs", () => {
  test("a tab that is behind is told so and nothing is stored", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    const behind = {
      in: { conversationId: person.conversationId, after: 2 },
      clientKey: "behind-key-1",
      content: "From the old tab",
    };
    await person.say("And what do you pay today?");
    await expect(allOf(person.replies.say(login, behind, never))).rejects.toMatchObject({ code: "conversation_moved" });
    expect(await messagesOf(world, person.conversationId)).toHaveLength(5);
  });

  test("sending at the same moment, one is stored and the other is told", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    const where = { conversationId: person.conversationId, after: person.position };
    const outcomes = await Promise.allSettled(
      ["tab-a-key", "tab-b-key"].map((clientKey) =>
        allOf(person.replies.say(login, { in: where, clientKey, content: `From ${clientKey}` }, never)),
      ),
    );
    expect(outcomes.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const messages = await messagesOf(world, person.conversationId);
    expect(messages.map((one) => one.position)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("commands", () => {
  test("a hint pauses, and the customer neither hears nor answers it", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat from Harbor.");
    const before = await conversationOf(world, person.conversationId);
    const events = await person.say(COMMANDS.hint);
    const after = await conversationOf(world, person.conversationId);
    expect(after.phase).toBe("paused");
    expect(after.customer_state).toEqual(before.customer_state);
    expect(doneOf(events)?.reply).toMatchObject({ kind: "coach", role: "assistant" });
    expect(textOf(events).length).toBeGreaterThan(20);
  });

  test("continue resumes, and so does simply speaking on", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat from Harbor.");
    await person.say(COMMANDS.hint);
    await person.say(COMMANDS.continue);
    expect((await conversationOf(world, person.conversationId)).phase).toBe("practising");
    await person.say(COMMANDS.hint);
    await person.say("What would you like to be different this time?");
    expect((await conversationOf(world, person.conversationId)).phase).toBe("practising");
  });

  test("what only resembles one is asked back about, and nothing is stored or said", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await expect(person.say("[stop the call?]")).rejects.toMatchObject({
      code: "command_unclear",
      text: "Did you mean [END ROLEPLAY AND PROVIDE FEEDBACK]?",
    });
    await person.say("Hello, this is Pat.");
    await expect(person.say("[new scenario: life]")).rejects.toMatchObject({
      code: "command_unclear",
      text: expect.stringContaining("New Session"),
    });
    const page = await createConversationPages(world).openFeedback(login, person.conversationId);
    expect(page.messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
      "Hello, this is Pat.",
    ]);
  });

  test("end completes, scores and gives feedback that quotes the agent", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    for (const line of JUDGEABLE_LINES) await person.say(line);
    world.clock.advance(30_000);
    const events = await person.say(COMMANDS.end);
    const row = await conversationOf(world, person.conversationId);
    expect(row).toMatchObject({ status: "completed", ended_at: world.now() });
    const page = await createConversationPages(world).openFeedback(login, person.conversationId);
    expect(page.score?.total).toBeGreaterThanOrEqual(0);
    const agentText = page.messages.filter((one) => one.role === "user").map((one) => one.content);
    const quotes =
      page.score?.dimensions.flatMap((one) =>
        one.checks.flatMap((check) => check.evidence.map((evidence) => evidence.quote)),
      ) ?? [];
    expect(quotes.some((quote) => agentText.some((text) => text.includes(quote)))).toBe(true);
    expect(doneOf(events)?.conversation.status).toBe("completed");
  });

  test("end after two lines scores nothing and says what it would take", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    for (const line of JUDGEABLE_LINES.slice(0, 2)) await person.say(line);
    const reply = doneOf(await person.say(COMMANDS.end))?.reply;
    expect(reply?.content).toContain("Too short to judge: it takes at least 3 lines");
    const page = await createConversationPages(world).openFeedback(login, person.conversationId);
    expect(page).toMatchObject({ score: null, conversation: { status: "completed" } });
  });

  test("after the end nothing more can be said", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    await person.say(COMMANDS.end);
    await expect(person.say("One more thing")).rejects.toMatchObject({ code: "conversation_completed" });
  });
});

describe("time and totals", () => {
  test("count the time between messages, but not what was spent reading a hint, nor an open tab", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    world.clock.advance(40_000);
    await person.say("How long have you been with your carrier?");
    world.clock.advance(10_000);
    await person.say(COMMANDS.hint);
    world.clock.advance(90_000);
    await person.say("What matters most to you?");
    world.clock.advance(8 * 3600_000);
    await person.say(COMMANDS.end);
    const row = await conversationOf(world, person.conversationId);
    expect(row.duration_seconds).toBe(40 + 10 + 300);
    expect(row.total_messages).toBe(11);
  });
});

describe("an uploaded script", () => {
  test("makes the customer raise what it prepares for", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    const prepared = objections
      .filter((one) => one.line === "life")
      .map((one) => `If they say "${one.says[0]}": listen first.`);
    await uploadedScript(world, login.userId, ["Objections we hear", ...prepared].join("\n"));
    for (const line of [
      "Hi, this is Pat with Harbor Insurance.",
      "Thanks for your time. What made you look into this?",
      "I see. Tell me more.",
    ])
      await person.say(line);
    const row = await conversationOf(world, person.conversationId);
    const { state, scriptObjections } = parseConversation(row);
    expect(row.script_id).toBe("script-1");
    expect(scriptObjections).toMatchObject([{ fromTurn: 1 }]);
    const raised = state.objections.filter((one) => one.fromScript && one.raisedAt !== null);
    expect(raised.map((one) => preparedAt(scriptObjections, 1).includes(one.id))).toContain(true);
  });
});

describe("bad input", () => {
  test.each([
    ["blank", "  \n ", "message_blank"],
    ["only control characters", "\u0000\u0007", "message_blank"],
    ["4,001 characters", "x".repeat(4001), "message_too_long"],
  ])("%s is refused and nothing is stored", async (_, content, code) => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await expect(person.say(content)).rejects.toMatchObject({ code });
    expect(await world.db.select().from(chatMessages)).toEqual([]);
  });

  test("4,000 characters are a message", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say(`${"word ".repeat(799)}12345`);
    expect(await world.db.select().from(chatMessages)).toHaveLength(3);
  });

  test("control characters inside a message are taken out", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hel\u0000lo\u001b, Pat here\ud800.");
    expect((await messagesOf(world, person.conversationId))[1]?.content).toBe("Hello, Pat here.");
  });

  test("another person's conversation does not exist", async () => {
    const world = testWorld();
    const owner = practising(world, await signedIn(world, "owner"));
    await owner.say("Hello, this is Pat.");
    const stranger = await signedIn(world, "stranger");
    const replies = createReplies(world);
    const forged = { in: { conversationId: owner.conversationId, after: 2 }, clientKey: "forged-key", content: "Hi" };
    await expect(allOf(replies.say(stranger, forged, never))).rejects.toMatchObject({ code: "not_found" });
    await expect(allOf(replies.resume(stranger, owner.conversationId, "client-key-1", never))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(replies.stop(stranger, owner.conversationId, "client-key-1", 0)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(createConversationPages(world).openFeedback(stranger, owner.conversationId)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(createConversationPages(world).complete(stranger, owner.conversationId)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await messagesOf(world, owner.conversationId)).toHaveLength(3);
  });

  test("without a login, or with one that has ended, everything is refused", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    world.clock.advance(31 * 24 * 3600_000);
    await expect(person.say("Still there?")).rejects.toMatchObject({ code: "signed_out" });
    await expect(
      allOf(createReplies(world).say(null, { in: { choice: CHOICE }, clientKey: "no-login-1", content: "Hi" }, never)),
    ).rejects.toMatchObject({ code: "signed_out" });
  });

  test("more than 40 messages in a minute are refused", async () => {
    const world = testWorld();
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    for (let i = 0; i < 39; i++) await person.say(COMMANDS.hint);
    await expect(person.say(COMMANDS.hint)).rejects.toMatchObject({ code: "slow_down", retryAfterSeconds: 60 });
    world.clock.advance(61_000);
    await person.say(COMMANDS.hint);
  });
});

describe("a language model as the customer", () => {
  test("is given all turns, ending with the agent's line", async () => {
    const model = scriptedCustomer(Array.from({ length: 7 }, (_, i) => ({ pieces: ["Well, ", `answer ${i}.`] })));
    const world = testWorld({ customerModel: model });
    const person = practising(world, await signedIn(world));
    for (let i = 0; i < 7; i++) await person.say(`Question number ${i}, what do you drive?`);
    expect(model.cues.map((cue) => cue.context.length)).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(model.cues.at(-1)?.context.at(-1)).toMatchObject({
      speaker: "agent",
      text: "Question number 6, what do you drive?",
    });
    expect(model.unused()).toBe(0);
  });

  test.each(["rate-limited", "refused", "unavailable", "timeout", "garbage"] as const)(
    "that fails (%s) is stood in for by the built-in customer, in the same state, and the person is told",
    async (ending) => {
      const failing = testWorld({ customerModel: scriptedCustomer([{ pieces: [], ending }]) });
      const person = practising(failing, await signedIn(failing));
      const events = await person.say("Hello, this is Pat.");
      expect(events.map(({ type }) => type)).toEqual(["started", "notice", "done"]);
      expect(events[1]).toEqual({ type: "notice", text: TAKEN_OVER });
      const messages = await messagesOf(failing, person.conversationId);
      expect(messages).toHaveLength(3);
      expect(messages[2]).toMatchObject({ status: "complete", spoken_by: "built-in" });

      const opened = parseConversation(await conversationOf(failing, person.conversationId));
      const line = { turn: 1, text: "Hello, this is Pat.", scriptObjections: [] };
      const { state, move } = step(opened.practice, openCustomer(opened.practice).state, line);
      expect(messages[2]?.content).toBe(move.line);
      expect(opened.state).toEqual(state);
    },
  );

  test("that comes back goes on from where the built-in customer stood in for it, which is told once", async () => {
    const world = testWorld({
      customerModel: scriptedCustomer([
        { pieces: ["Hello."] },
        { pieces: [], ending: "unavailable" },
        { pieces: [], ending: "unavailable" },
        { pieces: ["Sure."] },
      ]),
    });
    const person = practising(world, await signedIn(world));
    const told: boolean[] = [];
    for (const line of ["Hello, this is Pat.", "What do you drive?", "Who else drives?", "Is that all?"])
      told.push((await person.say(line)).some(({ type }) => type === "notice"));
    expect(told).toEqual([false, true, false, false]);
    const messages = await messagesOf(world, person.conversationId);
    expect(messages.flatMap(({ spoken_by }) => spoken_by ?? [])).toEqual([
      "scripted-model",
      "built-in",
      "built-in",
      "scripted-model",
    ]);
  });

  test("that stops mid-sentence, or leaves its part, leaves nothing of it: the built-in customer has said the line", async () => {
    const world = testWorld({
      customerModel: scriptedCustomer([
        { pieces: ["Well, I ", "thi"], ending: "cut-off" },
        { pieces: ["As a "], ending: "out-of-part" },
      ]),
    });
    const person = practising(world, await signedIn(world));
    const cut = await person.say("Hello, is this a good time?");
    const left = await person.say("What do you drive?");
    expect(cut.some(({ type }) => type === "notice")).toBe(true);
    expect(left.some(({ type }) => type === "notice")).toBe(false);
    const said = (await messagesOf(world, person.conversationId)).filter(({ role }) => role === "assistant").slice(1);
    expect(said.map(({ status, spoken_by }) => [status, spoken_by])).toEqual([
      ["complete", "built-in"],
      ["complete", "built-in"],
    ]);
    expect(said.map(({ content }) => content).join(" ")).not.toMatch(/Well, I thi|As a /);
  });

  test("is asked once for a reply, and what it used is counted with the conversation", async () => {
    const world = testWorld({
      customerModel: scriptedCustomer([
        { pieces: ["Hello."], used: { input: 900, cached: 800, output: 4 } },
        { pieces: ["Yes."] },
      ]),
    });
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    await person.say("Is now a good time?");
    const { modelUsage } = parseConversation(await conversationOf(world, person.conversationId));
    expect(modelUsage?.speak).toEqual({ requests: 2, input: 900, cached: 800, output: 4 });
  });

  test("is stopped when the browser leaves, keeping what was said", async () => {
    const world = testWorld({ customerModel: scriptedCustomer([{ pieces: ["I was ", "about to "], ending: "hold" }]) });
    const login = await signedIn(world);
    const browser = new AbortController();
    const replies = createReplies(world);
    let id = "";
    for await (const event of replies.say(
      login,
      { in: { choice: CHOICE }, clientKey: "leaving-key", content: "Hello?" },
      browser.signal,
    )) {
      if (event.type === "started") id = event.conversation.id;
      if (event.type === "delta" && event.text === "about to ") queueMicrotask(() => browser.abort());
    }
    expect((await messagesOf(world, id))[2]).toMatchObject({ content: "I was about to ", status: "interrupted" });
  });

  test("asked by two requests at once speaks once", async () => {
    const model = scriptedCustomer([{ pieces: ["Half"], ending: "hold" }, { pieces: ["Whole."] }]);
    const world = testWorld({ customerModel: model });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.sayAndLeave("Hello?", "twice-key-1");
    const [one, two] = await Promise.all([
      allOf(person.replies.resume(login, person.conversationId, "twice-key-1", never)),
      allOf(person.replies.resume(login, person.conversationId, "twice-key-1", never)),
    ]);
    expect(doneOf(one)?.reply.content).toBe("Whole.");
    expect(doneOf(two)?.reply.content).toBe("Whole.");
    expect(model.unused()).toBe(0);
  });

  test("a second message while the customer is still answering is refused", async () => {
    const world = testWorld({ customerModel: scriptedCustomer([{ pieces: ["Let me "], ending: "hold" }]) });
    const login = await signedIn(world);
    const replies = createReplies(world);
    const browser = new AbortController();
    const events = replies.say(
      login,
      { in: { choice: CHOICE }, clientKey: "holding-key", content: "Hello?" },
      browser.signal,
    );
    const started = await events.next();
    const id = started.value?.type === "started" ? started.value.conversation.id : "";
    await events.next();
    await expect(
      allOf(
        replies.say(
          login,
          { in: { conversationId: id, after: 2 }, clientKey: "too-early-1", content: "Hello??" },
          never,
        ),
      ),
    ).rejects.toMatchObject({ code: "reply_in_progress" });
    browser.abort();
    await allOf(events);
  });

  test("stopped by the agent stays stopped, with what was said", async () => {
    const world = testWorld({ customerModel: scriptedCustomer([{ pieces: ["On and ", "on and "], ending: "hold" }]) });
    const login = await signedIn(world);
    const replies = createReplies(world);
    const browser = new AbortController();
    const events = replies.say(
      login,
      { in: { choice: CHOICE }, clientKey: "stopping-key", content: "Tell me everything." },
      browser.signal,
    );
    let id = "";
    for (let next = await events.next(); !next.done; next = await events.next()) {
      if (next.value.type === "started") id = next.value.conversation.id;
      if (next.value.type !== "delta" || next.value.text !== "on and ") continue;
      await replies.stop(login, id, "stopping-key", 14);
      browser.abort();
    }
    expect((await messagesOf(world, id))[2]).toMatchObject({ content: "On and on and ", status: "stopped" });
  });
});

describe("the built-in customer", () => {
  test("stopped by the agent is cut to what was shown", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    const events = await person.say("Hello, this is Pat from Harbor.", "stop-builtin");
    const whole = textOf(events);
    await person.replies.stop(login, person.conversationId, "stop-builtin", 5);
    expect((await messagesOf(world, person.conversationId))[2]).toMatchObject({
      content: whole.slice(0, 5),
      status: "stopped",
    });
  });

  test("after a dropped connection the whole line is there, once", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const replies = createReplies(world);
    const browser = new AbortController();
    let id = "";
    for await (const event of replies.say(
      login,
      { in: { choice: CHOICE }, clientKey: "dropped-key", content: "Hi, Pat here." },
      browser.signal,
    )) {
      if (event.type === "started") id = event.conversation.id;
      if (event.type === "delta") browser.abort();
    }
    const resumed = await allOf(replies.resume(login, id, "dropped-key", never));
    const messages = await messagesOf(world, id);
    expect(messages).toHaveLength(3);
    expect(doneOf(resumed)?.reply.content).toBe(messages[2]?.content);
  });
});

describe("without JavaScript", () => {
  test("the same exchange runs to its end and names its conversation", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const whole = createFormReplies(world);
    const { conversationId } = await whole.say(login, {
      in: { choice: CHOICE },
      clientKey: "form-key-1",
      content: "Hello, Pat here.",
    });
    expect(await messagesOf(world, conversationId)).toHaveLength(3);
  });

  test("a failed model is stood in for", async () => {
    const world = testWorld({ customerModel: scriptedCustomer([{ pieces: [], ending: "refused" }]) });
    const login = await signedIn(world);
    const said = { in: { choice: CHOICE }, clientKey: "form-key-1", content: "Hi" };
    const { conversationId } = await createFormReplies(world).say(login, said);
    expect((await messagesOf(world, conversationId))[2]).toMatchObject({ status: "complete", spoken_by: "built-in" });
  });
});

async function conversationOf(world: World, id: string) {
  const [row] = await world.db.select(conversationColumns).from(chatConversations).where(eq(chatConversations.id, id));
  if (!row) throw new Error("no such conversation");
  return row;
}

function messagesOf(world: World, id: string) {
  return world.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversation_id, id))
    .orderBy(asc(chatMessages.position));
}

function textOf(events: ReplyEvent[]): string {
  return events.map((event) => (event.type === "delta" ? event.text : "")).join("");
}

function doneOf(events: ReplyEvent[]) {
  const last = events.at(-1);
  return last?.type === "done" ? last : null;
}
