import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { rowsOf } from "#tests/support/people.ts";
import { calling } from "#tests/support/voice/calling.ts";

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
    expect(await rowsOf("SELECT run_no FROM scores")).toEqual([{ run_no: 1 }]);
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
});
