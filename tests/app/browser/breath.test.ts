import { expect, test } from "vitest";
import { breathe } from "#app/browser/breath.ts";
import { EMPTY_CHAT, stepChat } from "#core/conversations/chat-state.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";

const conversation = { id: "c1", title: "", status: "active", phase: "practising", exit: null, cue: null } as const;
const reply = {
  id: "m1",
  position: 1,
  role: "assistant",
  content: "",
  createdAt: 1,
  kind: "turn",
  status: "streaming",
  clientKey: null,
  audio: null,
} as const satisfies MessageView;
const line: MessageView = {
  ...reply,
  id: "m0",
  position: 0,
  role: "user",
  content: "Hi.",
  status: "complete",
  clientKey: "key",
};
const started: ReplyEvent = { type: "started", conversation, messages: [line, reply] };
const delta = (text: string): ReplyEvent => ({ type: "delta", text });
const done: ReplyEvent = {
  type: "done",
  conversation,
  reply: { ...reply, content: "Who is this?", status: "complete" },
};

/** An answer that waits 500 ms; what was heard by then, in short. */
function answer(ms = 500) {
  const clock = stillClock();
  const heard: string[] = [];
  const line = breathe(ms, (event) => heard.push(event.type === "delta" ? event.text : event.type), clock);
  return { clock, heard, ...line };
}

test("the first word comes after the breath, and the others as far behind it as they came", () => {
  const { clock, heard, receive } = answer();
  clock.advance(100);
  receive(started);
  receive(delta("Who "));
  clock.advance(20);
  receive(delta("is "));
  expect(heard).toEqual(["started"]);
  clock.advance(379);
  expect(heard).toEqual(["started"]);
  clock.advance(1);
  expect(heard).toEqual(["started", "Who "]);
  receive(done);
  clock.advance(20);
  expect(heard).toEqual(["started", "Who ", "is "]);
  clock.advance(380);
  expect(heard).toEqual(["started", "Who ", "is ", "done"]);
});

test("an answer that took longer than the breath is not held up", () => {
  const { clock, heard, receive } = answer();
  receive(started);
  clock.advance(500);
  receive(delta("Who "));
  expect(heard).toEqual(["started", "Who "]);
});

test.each([
  ["a resumed answer", 0, started],
  ["an answer of the coach", 500, { ...started, messages: [line, { ...reply, kind: "coach" }] } satisfies ReplyEvent],
])("%s has none", (_, ms, begins) => {
  const { heard, receive } = answer(ms);
  receive(begins);
  receive(delta("Who "));
  receive(done);
  expect(heard).toEqual(["started", "Who ", "done"]);
});

test("what waits comes at once, in its order and once, when the connection drops or the answer is refused", () => {
  const { clock, heard, receive, catchUp } = answer();
  receive(started);
  receive(delta("Who "));
  receive(delta("is "));
  catchUp();
  expect(heard).toEqual(["started", "Who ", "is "]);
  receive(delta("this?"));
  receive({ type: "refused", code: "model_failed", title: "", text: "", stored: true });
  expect(heard).toEqual(["started", "Who ", "is ", "this?", "refused"]);
  clock.advance(1000);
  expect(heard).toHaveLength(5);
});

test("a stop during the breath stays: what comes later changes nothing", () => {
  const clock = stillClock();
  let chat = stepChat(EMPTY_CHAT, {
    type: "sent",
    sending: { clientKey: "key", content: "Hi.", command: null, createdAt: 1 },
  });
  const { receive } = breathe(
    500,
    (event) => {
      chat = stepChat(chat, { type: "received", clientKey: "key", event });
    },
    clock,
  );
  receive(started);
  receive(delta("Who "));
  receive(done);
  chat = stepChat(chat, { type: "stopped", clientKey: "key" });
  const stopped = chat;
  clock.advance(1000);
  expect(chat).toBe(stopped);
  expect(chat.messages.at(-1)).toMatchObject({ content: "", status: "stopped" });
});

/** Time that a test moves. Timers ring in their order, each at its own moment. */
function stillClock() {
  let nowMs = 0;
  let timers: { atMs: number; run: () => void }[] = [];
  return {
    now: () => nowMs,
    after: (ms: number, run: () => void) => void timers.push({ atMs: nowMs + ms, run }),
    advance(ms: number) {
      const untilMs = nowMs + ms;
      const due = () => timers.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
      for (let next = due(); next; next = due()) {
        const { atMs, run } = next;
        timers = timers.filter((one) => one.run !== run);
        nowMs = atMs;
        run();
      }
      nowMs = untilMs;
    },
  };
}
