import { describe, expect, test } from "vitest";
import {
  type ChatEvent,
  type ChatState,
  canSend,
  EMPTY_CHAT,
  findUnfinished,
  isReceiving,
  isStoodIn,
  lastPosition,
  stepChat,
} from "#core/conversations/chat-state.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { ConversationSummary, ReplyEvent } from "#core/conversations/reply-events.ts";

const KEY = "key-0001";
const conversation: ConversationSummary = {
  id: "c1",
  title: "Hi...",
  status: "active",
  phase: "practising",
  exit: null,
  cue: null,
};
const opening: MessageView = {
  id: "m0",
  position: 0,
  role: "assistant",
  content: "Hello?",
  createdAt: 1,
  kind: "turn",
  status: "complete",
  clientKey: null,
  audio: null,
};
const said: MessageView = { ...opening, id: "m1", position: 1, role: "user", content: "Hi, it's Sam.", clientKey: KEY };
const begun: MessageView = { ...opening, id: "m2", position: 2, content: "", status: "streaming" };
const whole: MessageView = { ...begun, content: "Sam who?", status: "complete" };

const sent: ChatEvent = {
  type: "sent",
  sending: { clientKey: KEY, content: said.content, command: null, createdAt: 1 },
};
const started: ReplyEvent = { type: "started", conversation, messages: [opening, said, begun] };
const done: ReplyEvent = { type: "done", conversation, reply: whole };
const delta = (text: string): ReplyEvent => ({ type: "delta", text });
const received = (event: ReplyEvent, clientKey = KEY): ChatEvent => ({ type: "received", clientKey, event });
const refused = (stored: boolean): ReplyEvent => ({
  type: "refused",
  code: "model_failed",
  title: "Response Error",
  text: "Failed.",
  stored,
});

function seen(...events: ChatEvent[]): ChatState {
  return events.reduce(stepChat, EMPTY_CHAT);
}
const texts = (transcript: ChatState) => transcript.messages.map((message) => message.content);

test("the built-in customer stands in as long as the customer's last whole line was said by it", () => {
  const inPlace: MessageView = { ...whole, standsIn: true };
  const hint: MessageView = { ...opening, kind: "coach" };
  expect(isStoodIn([])).toBe(false);
  expect(isStoodIn([opening, said, whole])).toBe(false);
  expect(isStoodIn([opening, said, inPlace])).toBe(true);
  expect(isStoodIn([opening, said, inPlace, said, hint, said, begun])).toBe(true);
  expect(isStoodIn([opening, said, inPlace, said, whole])).toBe(false);
});

describe("a reply", () => {
  test("grows by its pieces and ends as it is stored", () => {
    const sending = seen(sent);
    expect(sending.sending?.content).toBe("Hi, it's Sam.");
    expect([isReceiving(sending), canSend(sending)]).toEqual([true, false]);

    const growing = stepChat(
      stepChat(stepChat(sending, received(started)), received(delta("Sam "))),
      received(delta("wh")),
    );
    expect(growing.sending).toBeNull();
    expect(texts(growing)).toEqual(["Hello?", "Hi, it's Sam.", "Sam wh"]);
    expect(growing.announcement).toBeNull();

    const ended = stepChat(growing, received(done));
    expect(texts(ended)).toEqual(["Hello?", "Hi, it's Sam.", "Sam who?"]);
    expect(ended.progress).toEqual({ phase: "idle" });
    expect(ended.announcement).toEqual({ kind: "turn", text: "Sam who?" });
    expect([canSend(ended), lastPosition(ended)]).toEqual([true, 2]);
  });

  test("that was not announced gets a bubble of its own, and the stored one takes its place", () => {
    const growing = seen(sent, received({ ...started, messages: [opening, said] }), received(delta("Sam ")));
    expect(growing.messages.at(-1)).toMatchObject({ content: "Sam ", status: "streaming", position: 2, kind: "turn" });
    expect(texts(stepChat(growing, received(done)))).toEqual(["Hello?", "Hi, it's Sam.", "Sam who?"]);
  });

  test("is not doubled by events that come twice or late", () => {
    const once = seen(sent, received(started), received(delta("Sam ")), received(done));
    expect(
      seen(
        sent,
        received(started),
        received(started),
        received(delta("Sam ")),
        received(done),
        received(done),
        received(delta("who?")),
        received(started),
      ),
    ).toEqual(once);
  });

  test("is not touched by events of a reply that is no longer followed", () => {
    const followed = seen(sent, received(started));
    for (const event of [started, delta("x"), done, refused(false)])
      expect(stepChat(followed, received(event, "key-other"))).toBe(followed);
    expect(stepChat(followed, { type: "stopped", clientKey: "key-other" })).toBe(followed);
  });
});

describe("a dropped connection", () => {
  test("goes on from what is stored, without doubling what was shown", () => {
    const dropped = seen(sent, received(started), received(delta("Sam ")), {
      type: "dropped",
      clientKey: KEY,
      waitSeconds: 2,
    });
    expect(dropped.progress).toEqual({ phase: "reconnecting", clientKey: KEY, waitSeconds: 2 });
    expect(isReceiving(dropped)).toBe(true);
    const resumed = stepChat(
      dropped,
      received({ ...started, messages: [opening, said, { ...begun, content: "Sam w" }] }),
    );
    expect(texts(stepChat(resumed, received(delta("ho?"))))).toEqual(["Hello?", "Hi, it's Sam.", "Sam who?"]);
  });

  test("that never comes back leaves the message to be tried again, not to be sent anew", () => {
    const lost = seen(sent, { type: "lost", clientKey: KEY });
    expect(lost.sending?.content).toBe("Hi, it's Sam.");
    expect([isReceiving(lost), canSend(lost)]).toEqual([false, false]);
    expect(texts(stepChat(stepChat(lost, { type: "resumed", clientKey: KEY }), received(started)))).toEqual([
      "Hello?",
      "Hi, it's Sam.",
      "",
    ]);
  });
});

describe("stop", () => {
  test("keeps what was shown and ignores the rest", () => {
    const stopped = seen(
      sent,
      received(started),
      received(delta("Sam ")),
      { type: "stopped", clientKey: KEY },
      received(delta("who?")),
      received(done),
    );
    expect(stopped.messages.at(-1)).toMatchObject({ content: "Sam ", status: "stopped" });
    expect(canSend(stopped)).toBe(true);
  });
});

describe("a refusal", () => {
  test("before anything is stored takes the message off the page", () => {
    expect(seen(sent, received(refused(false)))).toEqual(EMPTY_CHAT);
  });

  test("that takes back a first message takes back its conversation", () => {
    expect(seen(sent, received(started), received(refused(false)))).toEqual(EMPTY_CHAT);
  });

  test("that takes back a later message leaves what was before it", () => {
    const before = seen(sent, received(started), received(done));
    const second: MessageView = { ...said, id: "m3", position: 3, clientKey: "key-0002" };
    const events: ChatEvent[] = [
      { type: "sent", sending: { clientKey: "key-0002", content: "Sam Lee.", command: null, createdAt: 2 } },
      received({ type: "started", conversation, messages: [second, { ...begun, id: "m4", position: 4 }] }, "key-0002"),
      received(refused(false), "key-0002"),
    ];
    expect(events.reduce(stepChat, before)).toEqual({ ...before, announcement: null });
  });

  test("after the message is stored can be retried in the same bubble", () => {
    const failed = seen(sent, received(started), received(delta("Sam ")), received(refused(true)));
    expect(failed.progress).toEqual({ phase: "failed", clientKey: KEY, title: "Response Error", text: "Failed." });
    expect(failed.messages.at(-1)).toMatchObject({ id: "m2", status: "interrupted", content: "Sam " });
    const retried = stepChat(failed, { type: "retried", clientKey: KEY });
    expect(retried.messages.at(-1)).toMatchObject({ id: "m2", status: "streaming", content: "" });
    expect(texts(stepChat(retried, received(done)))).toEqual(["Hello?", "Hi, it's Sam.", "Sam who?"]);
  });

  test("a reply stored as interrupted can be retried too", () => {
    const failed = seen(sent, received(started), received({ ...done, reply: { ...whole, status: "interrupted" } }));
    expect(failed.progress.phase).toBe("failed");
    expect(failed.announcement).toBeNull();
  });
});

describe("the page's data", () => {
  const loaded: ChatEvent = { type: "loaded", conversation, messages: [opening, said, whole] };

  test("replaces what is shown", () => {
    expect(texts(seen(loaded))).toEqual(["Hello?", "Hi, it's Sam.", "Sam who?"]);
    expect(
      seen(sent, received(started), received(done), {
        ...loaded,
        conversation: { ...conversation, id: "c2" },
        messages: [],
      }).messages,
    ).toEqual([]);
  });

  test("does not disturb a reply of the same conversation that is being received", () => {
    const growing = seen(sent, received(started), received(delta("Sam ")));
    expect(stepChat(growing, { ...loaded, messages: [opening, said, begun] })).toBe(growing);
  });

  test("does not disturb a first message that is on its way", () => {
    const sending = seen(sent);
    expect(stepChat(sending, { type: "loaded", conversation: null, messages: [] })).toBe(sending);
  });

  test("keeps a failed reply's way to try again while it is still unfinished, and no longer", () => {
    const failed = seen(sent, received(started), received(refused(true)));
    expect(
      stepChat(failed, { ...loaded, messages: [opening, said, { ...begun, status: "interrupted" }] }).progress.phase,
    ).toBe("failed");
    expect(stepChat(failed, loaded).progress.phase).toBe("idle");
  });
});

describe("an unfinished reply of a page that opens", () => {
  test.each([
    ["being made", [opening, said, begun], KEY],
    ["interrupted", [opening, said, { ...begun, status: "interrupted" as const }], KEY],
    ["never begun", [opening, said], KEY],
    ["whole", [opening, said, whole], null],
    ["stopped", [opening, said, { ...begun, status: "stopped" as const }], null],
    [
      "spoken in a call and left without an answer",
      [opening, said, whole, { ...said, id: "m9", position: 9, clientKey: null }],
      null,
    ],
    ["none", [], null],
  ])("%s", (_, messages, key) => {
    expect(findUnfinished(messages)).toBe(key);
  });
});
