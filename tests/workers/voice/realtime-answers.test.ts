import { asc } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { turnsOf } from "#core/conversations/turns.ts";
import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import { customerStateSchema } from "#core/customer/customer-state.ts";
import type { ExchangeReader } from "#core/customer/speaking/exchange-reader.ts";
import type { ExchangeReading } from "#core/customer/speaking/exchange-reading.ts";
import { replay } from "#core/roleplay/fork-point.ts";
import type { Roleplay } from "#core/roleplay/roleplay.ts";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { rowsOf } from "#tests/support/people.ts";
import { emptyReading, readingOf } from "#tests/support/readings.ts";
import { completion, completionsReader } from "#tests/support/scripted-completions.ts";
import { type CallBrowser, type Caller, calling } from "#tests/support/voice/calling.ts";
import { RealtimeUpstream } from "#tests/support/voice/realtime-upstream.ts";
import { conversationColumns } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { chatConversations, chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { readingsOf } from "#workers/services/conversations/reading-by-model.ts";

let upstream: RealtimeUpstream;
let caller: Caller;
let browser: CallBrowser;

/** On a call that the customer has opened. */
async function onCall(exchangeReader: ExchangeReader | null = null): Promise<void> {
  upstream = new RealtimeUpstream();
  upstream.replies = [{ text: "Hello?", ms: 400 }];
  caller = await calling(
    { VOICE_ENGINE: "openai-realtime", OPENAI_REALTIME_KEY: "sk-secret" },
    { fetch: upstream.fetch, exchangeReader },
  );
  browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
}

/** The agent says this, the model answers that by itself, and both are stored. The words of the agent come last, as they do. */
async function exchange(said: string, answer: string): Promise<void> {
  const before = browser.turns().length;
  upstream.replies = [{ text: answer, ms: 200 }];
  await caller.inside(() => upstream.hear(said));
  await caller.wait(400);
  await caller.until(() => browser.turns().length === before + 2);
}

/** Instructions that the session was given, in their order. */
function updates(): string[] {
  return upstream.taken.flatMap((event) =>
    event.type === "session.update" && "instructions" in event.session ? [event.session.instructions] : [],
  );
}

/** The stored state, and what the same lines and readings give by text. */
async function storedAndByText() {
  const [row] = await caller.world.db.select(conversationColumns).from(chatConversations);
  const practice = practiceSchema.parse(row?.practice);
  const messages = await caller.world.db.select().from(chatMessages).orderBy(asc(chatMessages.position));
  const held: Roleplay = { kind: "practice", practice, scriptObjections: [] };
  return {
    stored: customerStateSchema.parse(row?.customer_state),
    byText: replay(held, turnsOf(messages), readingsOf(messages)).state,
  };
}

/** A reader whose readings come when the test says so. */
function slowReader() {
  const asked: { resolve: (reading: ExchangeReading) => void; signal: AbortSignal }[] = [];
  const reader: ExchangeReader = {
    name: "slow",
    read: (_, signal) => {
      const { promise, resolve } = Promise.withResolvers<ExchangeReading>();
      asked.push({ resolve, signal });
      return promise;
    },
  };
  return { reader, asked };
}

const LINES = [
  [
    "Hi, this is Sam with Harbor Insurance. What made you look at your cover?",
    "The renewal went from 1,140 to 1,352 for six months.",
  ],
  ["That sounds annoying. Who is on the policy today?", "Just me and my husband."],
  ["And what matters most to you in it?", "That somebody picks up the phone."],
] as const;

afterEach(() => {
  expect(upstream.malformed).toEqual([]);
});

describe("a model that answers by itself", () => {
  test("three exchanges: each is answered before its words are known, and what holds is told anew between them", async () => {
    await onCall();
    for (const [said, answer] of LINES) await exchange(said, answer);
    expect(upstream.instructedWith).toHaveLength(4);
    expect(upstream.types().filter((type) => type === "response.create")).toHaveLength(1);
    const told = updates();
    expect(told.length).toBeGreaterThanOrEqual(4);
    // The answer to a line was begun under what was told after the one before.
    for (const instructions of upstream.instructedWith.slice(1)) expect(told).toContain(instructions);
    expect(new Set(upstream.instructedWith).size).toBe(4);
    const [first = "", last = ""] = [upstream.instructedWith[1], upstream.instructedWith[3]];
    const person = first.slice(0, first.indexOf("\n<now>"));
    expect(person.length).toBeGreaterThan(2000);
    expect(last.startsWith(person)).toBe(true);
    expect(first).not.toContain("The call begins");
  }, 20_000);

  test("[R80] the state and the marks are those that the same lines give by text", async () => {
    await onCall();
    for (const [said, answer] of LINES) await exchange(said, answer);
    await caller.calls.end(caller.login, caller.conversationId);
    const { stored, byText } = await storedAndByText();
    expect(stored.marks.length).toBeGreaterThan(2);
    expect(stored).toEqual(byText);
  });

  test("an answer in words that nobody says is taken back unheard and given again", async () => {
    await onCall();
    upstream.replies = [
      { text: "As an AI language model I cannot say.", ms: 600 },
      { text: "A what? No.", ms: 400 },
    ];
    await caller.inside(() => upstream.hear("Are you a robot?"));
    await caller.until(() => browser.turns().length === 3);
    expect(browser.turns().map(({ text }) => text)).toEqual(["Hello?", "Are you a robot?", "A what? No."]);
    expect(JSON.stringify(browser.told)).not.toContain("language model");
    expect(upstream.types()).toContain("conversation.item.delete");
  });

  test("one that was heard is put right by the next instructions", async () => {
    await onCall();
    await exchange("How do you do this?", "Great job asking that.");
    expect(updates().at(-1)).toContain("Your last words judged or coached the agent.");
  });

  test("a hint in the middle of an answer: it is no line, and the talk goes on where it was", async () => {
    await onCall();
    await exchange(...LINES[0]);
    upstream.replies = [{ text: "Sure, take your time, I am not going anywhere.", ms: 3000, isEndless: true }];
    const item = await caller.inside(() => {
      const spoken = upstream.beginSpeech();
      upstream.endSpeech(spoken);
      return spoken;
    });
    await caller.wait(1000);
    await caller.inside(() => upstream.transcribe(item, "Pause, give me a hint."));
    await caller.until(() => browser.types().includes("rolecall.coach"));
    await caller.inside(() => upstream.hear("Let me think about that."));
    expect(browser.turns()).toHaveLength(3);
    browser.send({
      type: "conversation.item.create",
      item: { type: "message", role: "user", content: [{ type: "input_text", text: "[CONTINUE ROLEPLAY]" }] },
    });
    await caller.until(() => browser.told.filter((event) => event.type === "rolecall.coach").length === 2);
    await exchange(...LINES[1]);
    await caller.calls.end(caller.login, caller.conversationId);
    const rows = await rowsOf("SELECT content FROM chat_messages WHERE kind = 'turn' ORDER BY position");
    expect(rows.map(({ content }) => content)).toEqual(["Hello?", ...LINES[0], ...LINES[1]]);
  });

  test("a spoken end: what the model has begun to answer to it is no line", async () => {
    await onCall();
    await exchange(...LINES[0]);
    upstream.replies = [{ text: "Okay, feedback, what feedback?", ms: 800 }];
    await caller.inside(() => upstream.hear("End the session and give me feedback."));
    await caller.until(() => browser.closed !== null);
    await caller.until(() => caller.isStored());
    const [row] = await rowsOf("SELECT status FROM chat_conversations");
    expect(row).toEqual({ status: "completed" });
    const rows = await rowsOf("SELECT content FROM chat_messages WHERE kind = 'turn' ORDER BY position");
    expect(rows.map(({ content }) => content)).toEqual(["Hello?", ...LINES[0]]);
  });

  test("a line that breaks in the middle of an answer: the new one has the newest instructions, and is asked again", async () => {
    await onCall();
    await exchange(...LINES[0]);
    const newest = updates().at(-1);
    upstream.replies = [{ text: "Just me and", ms: 2000, isEndless: true }];
    await caller.inside(() => upstream.hear(LINES[1][0]));
    upstream.replies = [{ text: "Just me and my husband.", ms: 600 }];
    upstream.taken.length = 0;
    await caller.inside(() => upstream.close(1011));
    await caller.until(() => browser.turns().length >= 5);
    expect(updates()[0]).toBe(newest);
    expect(upstream.told().map(([, text]) => text)).toEqual(
      expect.arrayContaining(["Hello?", LINES[0][0], LINES[0][1], LINES[1][0]]),
    );
    expect(browser.closed).toBeNull();
  });
});

describe("the end by the customer", () => {
  test("a hanging up that nothing allows is refused once, and the call goes on", async () => {
    await onCall();
    upstream.replies = [{ text: "Hm, I see.", ms: 400, hangsUp: true }];
    await caller.inside(() => upstream.hear("I wanted to ask about your cover."));
    await caller.until(() => browser.turns().length === 3);
    const refused = upstream.taken.find(
      (event) => event.type === "conversation.item.create" && event.item.type === "function_call_output",
    );
    expect(refused).toBeDefined();
    await exchange(...LINES[1]);
    expect(browser.closed).toBeNull();
  });

  test("the agent's goodbye is one for both", async () => {
    await onCall();
    await exchange(...LINES[0]);
    await exchange(...LINES[1]);
    upstream.replies = [{ text: "Bye now.", ms: 400, hangsUp: true }];
    await caller.inside(() => upstream.hear("Thank you for your time, goodbye."));
    await caller.until(() => browser.closed !== null);
    expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "customer-left" });
  });

  test("[R80] who has had enough says so in one more answer, and is gone", async () => {
    await onCall();
    const hasLeft = () => browser.closed !== null;
    for (let insults = 0; insults < 6 && !hasLeft(); insults++) {
      const before = browser.turns().length;
      upstream.replies = [1, 2].map(() => ({ text: "That is enough.", ms: 200 }));
      await caller.inside(() => upstream.hear("You are an idiot, and you would be stupid not to buy this today."));
      await caller.until(() => browser.turns().length >= before + 2);
      await caller.wait(600);
    }
    await caller.until(() => browser.closed !== null);
    expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "customer-left" });
    expect(browser.turns().at(-1)).toMatchObject({ speaker: "customer", text: "That is enough." });
    expect(upstream.instructedWith.at(-1)).toContain("This answer is your last");
  });
});

describe("a model that reads beside it", () => {
  test("an exchange that was typed before the call is not read as the call's", async () => {
    await onCall();
    const typed = { ...(await storedAndByText()).stored, trust: 1 };
    await caller.world.db.update(chatConversations).set({ state_before: typed });
    await exchange(...LINES[0]);
    upstream.refusals = [401];
    await caller.inside(() => upstream.close(1011));
    await caller.until(() => browser.closed !== null);
    await caller.until(() => caller.isStored());
    const rows = await rowsOf("SELECT status, state_before FROM chat_conversations");
    expect(rows).toEqual([{ status: "active", state_before: null }]);
  });

  const reflection = readingOf({ acts: [{ act: "reflection", quote: "What made you look" }] });

  test("[R81] what it proves replaces the rules' step, is told to the model and stored with the line", async () => {
    const { reader, requests } = completionsReader([completion(reflection)]);
    await onCall(reader);
    await exchange(...LINES[0]);
    await caller.until(() => requests.length === 1);
    const before = updates().length;
    await caller.until(() => updates().length > before || requests.length === 1);
    await caller.calls.end(caller.login, caller.conversationId);
    const [read] = await rowsOf("SELECT count(*) AS n FROM chat_messages WHERE reading IS NOT NULL");
    expect(read).toEqual({ n: 1 });
    const { stored, byText } = await storedAndByText();
    expect(stored.marks).toContainEqual(expect.objectContaining({ by: "model" }));
    expect(stored).toEqual(byText);
    const [row] = await rowsOf("SELECT model_usage, state_before FROM chat_conversations");
    expect(JSON.parse(String(row?.model_usage))).toMatchObject({ read: { requests: 1 } });
    expect(row?.state_before).toBeNull();
  });

  test("that is late changes nothing: the customer has answered something since", async () => {
    const { reader, asked } = slowReader();
    await onCall(reader);
    await exchange(...LINES[0]);
    await exchange(...LINES[1]);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    await caller.inside(() => asked[0]?.resolve(reflection));
    await caller.inside(() => asked[1]?.resolve(emptyReading));
    await caller.calls.end(caller.login, caller.conversationId);
    const rows = await rowsOf("SELECT position FROM chat_messages WHERE reading IS NOT NULL");
    expect(rows).toEqual([{ position: 4 }]);
    const { stored, byText } = await storedAndByText();
    expect(stored).toEqual(byText);
  });

  test.each([
    ["fails", () => Promise.reject(new CustomerModelFailure("unavailable"))],
    [
      "answers nonsense",
      () => completionsReader([completion("Well, the agent did fine.")]).reader.read([], AbortSignal.timeout(5000)),
    ],
  ])("that %s leaves the rules' step", async (_, read) => {
    await onCall({ name: "reader", read });
    await exchange(...LINES[0]);
    await exchange(...LINES[1]);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await rowsOf("SELECT 1 FROM chat_messages WHERE reading IS NOT NULL")).toEqual([]);
    const { stored, byText } = await storedAndByText();
    expect(stored).toEqual(byText);
  });

  test("[R81] the end waits for the last reading, with the marks of a line that got no answer", async () => {
    const { reader, asked } = slowReader();
    await onCall(reader);
    await exchange(...LINES[0]);
    const ended = caller.calls.end(caller.login, caller.conversationId);
    await caller.until(() => browser.closed !== null);
    await caller.inside(() => asked[0]?.resolve(reflection));
    await ended;
    const [row] = await rowsOf("SELECT status FROM chat_conversations");
    expect(row).toEqual({ status: "completed" });
    const { stored, byText } = await storedAndByText();
    expect(stored.marks).toContainEqual(expect.objectContaining({ by: "model" }));
    expect(stored).toEqual(byText);
  });

  test("and not for longer than 8 seconds", async () => {
    const { reader, asked } = slowReader();
    await onCall(reader);
    await exchange(...LINES[0]);
    let isEnded = false;
    const ended = caller.calls.end(caller.login, caller.conversationId).then(() => {
      isEnded = true;
    });
    await caller.until(() => browser.closed !== null);
    await caller.wait(7000);
    expect(isEnded).toBe(false);
    await caller.until(() => isEnded, 3000);
    await ended;
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(await rowsOf("SELECT status FROM chat_conversations")).toEqual([{ status: "completed" }]);
  });
});
