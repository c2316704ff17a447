import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { scenarios } from "#core/library/library.ts";
import { inSequence, mixed, noise, voice } from "#tests/app/core/voice/audio/voices.ts";
import { rowsOf } from "#tests/support/people.ts";
import { CHOICE, practising } from "#tests/support/practising.ts";
import { calling, playInto } from "#tests/support/voice/calling.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";

describe("a call with the built-in engine", () => {
  test("the customer speaks first, a typed line is answered by voice, and both are stored", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    const [opening] = browser.turns();
    expect(opening).toMatchObject({ speaker: "customer", index: 0, interrupted: false });

    browser.say("Hi, this is Sam from Harbor Insurance. Do you have a minute?");
    await caller.until(() => browser.turns().length === 3);
    await caller.calls.end(caller.login, caller.conversationId);

    const rows = await rowsOf(
      "SELECT role, content, kind, audio_start_ms AS start, audio_end_ms AS end, audio_interrupted AS cut FROM chat_messages ORDER BY position",
    );
    expect(rows.map((row) => row.role)).toEqual(["assistant", "user", "assistant"]);
    expect(rows[0]).toMatchObject({ content: opening?.text, cut: 0 });
    expect(rows[1]).toMatchObject({ start: null, end: null });
    expect(Number(rows[2]?.end)).toBeGreaterThan(Number(rows[2]?.start));
    const [conversation] = await rowsOf("SELECT status, mode, title, total_messages FROM chat_conversations");
    expect(conversation).toEqual({
      status: "completed",
      mode: "voice",
      title: "Hi, this is Sam from Harbor Insurance. Do you have...",
      total_messages: 3,
    });
    // One line is too short to judge.
    expect(await rowsOf("SELECT run_no FROM scores")).toEqual([]);
    expect(await rowsOf("SELECT user_id FROM live_calls")).toEqual([]);
    expect(await rowsOf("SELECT engine, model, end_reason FROM call_usage")).toEqual([
      { engine: "built-in", model: "built-in", end_reason: "agent-left" },
    ]);
  });

  test("a hint pauses the call and is stored as it is when it is typed", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    browser.type(COMMANDS.hint);
    await caller.until(() => browser.types().includes("rolecall.coach"));
    browser.type(COMMANDS.continue);
    await caller.until(() => browser.types().filter((type) => type === "rolecall.coach").length === 2);
    browser.type(COMMANDS.end);
    await caller.until(() => browser.closed !== null);
    expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "feedback-asked" });
    await caller.calls.end(caller.login, caller.conversationId);
    const rows = await rowsOf("SELECT kind FROM chat_messages ORDER BY position");
    expect(rows.map((row) => row.kind)).toEqual(["turn", "command", "coach", "command", "coach"]);
  });

  test("what only resembles a command is asked back about on the screen, and the customer hears none of it", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    browser.type("[hint for the price?]");
    await caller.until(() => browser.types().includes("rolecall.coach"));
    expect(browser.told.find(({ type }) => type === "rolecall.coach")).toMatchObject({
      text: "Did you mean [PAUSE: Give me a hint]?",
    });
    await caller.calls.end(caller.login, caller.conversationId);
    const rows = await rowsOf("SELECT kind FROM chat_messages ORDER BY position");
    expect(rows.map((row) => row.kind)).toEqual(["turn"]);
  });

  test("what the agent speaks is noticed, and the words the browser heard take its times", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    const room = noise(3600, -62);
    await playInto(caller, browser, mixed(inSequence(noise(800, -62), voice(1500, -25), noise(1300, -62)), room));
    expect(browser.types()).toContain("input_audio_buffer.speech_stopped");
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    await caller.calls.end(caller.login, caller.conversationId);
    const [, agent] = await rowsOf(
      "SELECT audio_start_ms AS start, audio_end_ms AS end FROM chat_messages ORDER BY position",
    );
    expect(Number(agent?.end) - Number(agent?.start)).toBeGreaterThan(1300);
    expect(Number(agent?.end) - Number(agent?.start)).toBeLessThan(1700);
  });

  test("is the conversation it would be in text: the same customer, line for line, and the same judgement", async () => {
    const lines = [
      "Hi, this is Sam from Harbor Insurance. Do you have a minute?",
      "What do you pay now, and who are you with?",
      "I hear you, a jump like that is frustrating. What changed since last year?",
      "What matters most to you in a policy?",
    ];
    const caller = await calling();
    const person = practising(caller.world, caller.login, CHOICE);
    for (const line of lines) await person.say(line);
    await createConversationPages(caller.world).complete(caller.login, person.conversationId);

    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    for (const [index, line] of lines.entries()) {
      browser.say(line);
      await caller.until(() => browser.turns().length === 3 + 2 * index);
    }
    await caller.calls.end(caller.login, caller.conversationId);

    const said = (id: string) =>
      rowsOf("SELECT role, content FROM chat_messages WHERE conversation_id = ? ORDER BY position", id);
    expect(await said(caller.conversationId)).toEqual(await said(person.conversationId));
    const state = async (id: string) =>
      (await rowsOf("SELECT customer_state FROM chat_conversations WHERE id = ?", id))[0]?.customer_state;
    expect(await state(caller.conversationId)).toBe(await state(person.conversationId));
    const score = async (id: string) =>
      (await createConversationPages(caller.world).openFeedback(caller.login, id)).score;
    const [spoken, typed] = [await score(caller.conversationId), await score(person.conversationId)];
    expect(spoken?.objections).toEqual(typed?.objections);
    expect(spoken?.compliance).toEqual(typed?.compliance);
  });

  test("a customer who has had enough hangs up, and the conversation is scored", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    for (let said = 0; browser.closed === null; said++) {
      const before = browser.turns().length;
      browser.say(`You would be stupid not to buy this today, idiot. Number ${said}.`);
      await caller.until(() => browser.turns().length >= before + 2 || browser.closed !== null);
      await caller.wait(500);
      expect(said).toBeLessThan(20);
    }
    expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "customer-left" });
    await caller.until(() => caller.isStored());
    const [row] = await rowsOf("SELECT status, phase FROM chat_conversations");
    expect(row).toEqual({ status: "completed", phase: "over" });
    expect(await rowsOf("SELECT run_no FROM scores")).toHaveLength(1);
  });

  test("a drill can be a call", async () => {
    const caller = await calling();
    const drill = scenarios[0]?.objections[0] ?? "";
    const browser = await caller.start({ choice: { ...CHOICE, drill } });
    await caller.until(() => browser.turns().length === 1);
    browser.say("I hear you. What makes you say that?");
    await caller.until(() => browser.turns().length >= 3);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await rowsOf("SELECT kind, mode, status FROM chat_conversations")).toEqual([
      { kind: "drill", mode: "voice", status: "completed" },
    ]);
  });
});
