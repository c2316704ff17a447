import { describe, expect, test } from "vitest";
import type { CallEvent } from "#core/voice/call/call-events.ts";
import { remainingMs } from "#core/voice/call/call-now.ts";
import { type CallScreen, type CallScreenEvent, freshScreen, stepScreen } from "#core/voice/call/call-screen.ts";

const AT = 1_000_000;
const heard = (itemId: string): CallEvent => ({ type: "input_audio_buffer.speech_started", item_id: itemId });
const silent = (itemId: string): CallEvent => ({ type: "input_audio_buffer.speech_stopped", item_id: itemId });
const words = (itemId: string, delta: string): CallEvent => ({
  type: "response.audio_transcript.delta",
  response_id: "r",
  item_id: itemId,
  delta,
});
const turn = (itemId: string, speaker: "agent" | "customer", text: string, interrupted = false): CallEvent => ({
  type: "rolecall.turn",
  index: 0,
  item_id: itemId,
  speaker,
  text,
  interrupted,
});

test("the built-in customer stands in until the model speaks again", () => {
  const speaker = (stands_in: boolean): CallEvent => ({ type: "rolecall.speaker", stands_in });
  expect(screenAfter().standsIn).toBe(false);
  expect(screenAfter(speaker(true), turn("c1", "customer", "Hello.")).standsIn).toBe(true);
  expect(screenAfter(speaker(true), speaker(false)).standsIn).toBe(false);
});

describe("what is being said", () => {
  test("grows in a bubble of the customer's until the line is final", () => {
    const speaking = screenAfter(words("c1", "Hello, "), words("c1", "this is Kim."));
    expect(speaking.live).toEqual([{ itemId: "c1", speaker: "customer", text: "Hello, this is Kim." }]);
    const said = stepAll(speaking, turn("c1", "customer", "Hello, this is Kim."));
    expect(said.live).toEqual([]);
    expect(texts(said)).toEqual(["Hello, this is Kim."]);
  });

  test("is gone when it was not said after all, and only then", () => {
    const speaking = screenAfter(words("c1", "As an "));
    expect(stepAll(speaking, { type: "rolecall.unsaid", item_id: "c0" }).live).toHaveLength(1);
    expect(stepAll(speaking, { type: "rolecall.unsaid", item_id: "c1" }).live).toEqual([]);
  });

  test("is the agent's from the first sound to the line", () => {
    const speaking = screenAfter(heard("a1"));
    expect(speaking).toMatchObject({ agentSpeaks: true, live: [{ itemId: "a1", speaker: "agent", text: "" }] });
    const transcribed = stepAll(speaking, silent("a1"), {
      type: "conversation.item.input_audio_transcription.completed",
      item_id: "a1",
      transcript: "Hi, this is Pat.",
    });
    expect(transcribed).toMatchObject({ agentSpeaks: false, live: [{ text: "Hi, this is Pat." }] });
    expect(stepAll(transcribed, turn("a1", "agent", "Hi, this is Pat.")).live).toEqual([]);
  });

  test("goes away with the speech when nobody makes words of it", () => {
    const deaf = stepScreen(freshScreen(1, AT), { atMs: AT, type: "words", hearsWords: false });
    expect(stepAll(deaf, heard("a1"), silent("a1")).live).toEqual([]);
  });

  test("is shown as the browser recognises it", () => {
    const speaking = local(screenAfter(heard("a1")), { atMs: AT, type: "recognised", text: "hi this is" });
    expect(speaking.live).toEqual([{ itemId: "a1", speaker: "agent", text: "hi this is" }]);
  });

  test("stays while the agent speaks on and an earlier line arrives", () => {
    const speaking = screenAfter(heard("a1"), silent("a1"), heard("a2"), turn("a1", "agent", "Hello?"));
    expect(speaking.live).toEqual([{ itemId: "a2", speaker: "agent", text: "" }]);
  });

  test("keeps a line that was cut off, and forgets one of which nothing was heard", () => {
    const cut = screenAfter(words("c1", "I have been with"), heard("a1"), turn("c1", "customer", "I have", true));
    expect(cut.lines).toEqual([
      { atMs: AT, kind: "turn", itemId: "c1", speaker: "customer", text: "I have", interrupted: true },
    ]);
    expect(screenAfter(words("c1", "Well"), heard("a1"), words("c2", "Yes?")).live).toContainEqual({
      itemId: "c2",
      speaker: "customer",
      text: "Yes?",
    });
  });

  test("is nothing while the call is paused", () => {
    const paused = screenAfter(heard("a1"), {
      type: "rolecall.call",
      status: "paused",
      remaining_ms: 1,
      ends_soon: false,
    });
    expect(paused.live).toEqual([]);
    expect(stepAll(paused, heard("a2")).live).toEqual([]);
  });

  test("is nothing once the line is down", () => {
    const dropped = local(screenAfter(heard("a1"), words("c1", "So")), {
      atMs: AT,
      type: "connection",
      connection: "reconnecting",
    });
    expect(dropped).toMatchObject({ live: [], agentSpeaks: false, connection: "reconnecting" });
  });
});

describe("lines", () => {
  test("come once, in the order they are told", () => {
    const screen = screenAfter(
      turn("c1", "customer", "Hello?"),
      turn("a1", "agent", "Hi."),
      turn("c1", "customer", "Hello?"),
    );
    expect(texts(screen)).toEqual(["Hello?", "Hi."]);
  });

  test("that are typed wait for the server", () => {
    const typed = local(screenAfter(), { atMs: AT, type: "typed", text: "What do you pay today?" });
    expect(typed.sending).toEqual(["What do you pay today?"]);
    expect(stepAll(typed, turn("x", "agent", "What do you pay today?")).sending).toEqual([]);
    expect(stepAll(typed, turn("x", "agent", "Something spoken")).sending).toHaveLength(1);
  });

  test("hold commands and what the coach says", () => {
    const asked = local(screenAfter(), { atMs: AT, type: "typed", text: "[PAUSE: Give me a hint]" });
    const told = stepAll(asked, { type: "rolecall.coach", text: "Ask what they have now." });
    expect(told.lines.map((line) => line.kind)).toEqual(["command", "coach"]);
    expect(told.sending).toEqual([]);
  });
});

describe("the time left", () => {
  const running = screenAfter(
    { type: "session.created", session: { id: "x" } },
    { type: "rolecall.call", status: "active", remaining_ms: 60_000, ends_soon: true },
  );

  test("runs while the line is open", () => {
    const open = local(running, { atMs: AT, type: "connection", connection: "ready" });
    expect(remainingMs(open, AT + 5000)).toBe(55_000);
    expect(remainingMs(open, AT + 90_000)).toBe(0);
    expect(open.endsSoon).toBe(true);
  });

  test("stands still while the socket is open and the line does not stand yet", () => {
    const open = local(running, { atMs: AT, type: "connection", connection: "open" });
    expect(remainingMs(open, AT + 5000)).toBe(60_000);
  });

  test("stands still while it is down", () => {
    const down = local(running, { atMs: AT, type: "connection", connection: "reconnecting" });
    expect(remainingMs(down, AT + 5000)).toBe(60_000);
  });
});

test("a call that ended says why and shows nobody speaking", () => {
  const over = screenAfter(heard("a1"), { type: "rolecall.ended", reason: "customer-left" });
  expect(over).toMatchObject({ ended: "customer-left", connection: "closing", agentSpeaks: false, live: [] });
});

test("a call that ended is closing until what was said is stored, and then closed", () => {
  const over = screenAfter({ type: "rolecall.ended", reason: "agent-left" });
  const stored = local(over, { atMs: AT, type: "connection", connection: "closed" });
  expect([over.connection, stored.connection, stored.ended]).toEqual(["closing", "closed", "agent-left"]);
});

function screenAfter(...events: CallEvent[]): CallScreen {
  return stepAll(freshScreen(1_800_000, AT), ...events);
}

function stepAll(screen: CallScreen, ...events: CallEvent[]): CallScreen {
  return events.reduce((now, event) => stepScreen(now, { atMs: AT, type: "server", event }), screen);
}

function local(screen: CallScreen, event: CallScreenEvent): CallScreen {
  return stepScreen(screen, event);
}

function texts(screen: CallScreen): string[] {
  return screen.lines.map((line) => line.text);
}
