import { describe, expect, test } from "vitest";
import {
  followReply,
  RECONNECT_SECONDS,
  type ReplyRequest,
  type ReplyWorld,
  stopReply,
} from "#app/browser/reply-stream.ts";
import { writeEvent } from "#core/conversations/event-stream.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { ConversationSummary, ReplyEvent } from "#core/conversations/reply-events.ts";

const conversation: ConversationSummary = {
  id: "c1",
  title: "Hi...",
  status: "active",
  phase: "practising",
  exit: null,
  cue: null,
};
const reply: MessageView = {
  id: "m2",
  position: 2,
  role: "assistant",
  content: "Sam who?",
  createdAt: 1,
  kind: "turn",
  status: "complete",
  clientKey: null,
  audio: null,
};
const started: ReplyEvent = { type: "started", conversation, messages: [] };
const delta: ReplyEvent = { type: "delta", text: "Sam " };
const done: ReplyEvent = { type: "done", conversation, reply };
const say: ReplyRequest = { way: "say", clientKey: "key-0001", content: "Hi", conversationId: "c1", after: 0 };
const start: ReplyRequest = {
  way: "start",
  clientKey: "key-0001",
  content: "Hi",
  choice: { scenarioId: "s", personaId: "p", level: 2, seed: 1 },
};

type Answer = () => Response | Promise<Response>;
const stream =
  (...events: ReplyEvent[]): Answer =>
  () =>
    new Response(events.map((event) => writeEvent({ event: event.type, data: JSON.stringify(event) })).join(""), {
      headers: { "Content-Type": "text/event-stream; charset=utf-8" },
    });
const json =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });
const offline: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Answers in order; a call too many or too few fails the test. */
function scripted(answers: Answer[]) {
  const calls: string[] = [];
  const waits: number[] = [];
  const world: ReplyWorld = {
    fetch: async (url, init) => {
      calls.push(`${init.method ?? "GET"} ${url}`);
      const answer = answers.shift();
      if (!answer) throw new Error(`unexpected call ${url}`);
      return answer();
    },
    wait: async (ms) => {
      waits.push(ms / 1000);
    },
  };
  return { world, calls, waits, left: () => answers.length };
}

async function follow(request: ReplyRequest, answers: Answer[]) {
  const script = scripted(answers);
  const events: ReplyEvent[] = [];
  const end = await followReply(
    request,
    { onEvent: (event) => events.push(event), onDropped: () => {} },
    new AbortController().signal,
    script.world,
  );
  expect(script.left()).toBe(0);
  return { end, types: events.map((event) => event.type), events, calls: script.calls, waits: script.waits };
}

describe("following a reply", () => {
  test("one connection is enough when it holds", async () => {
    const { end, types, calls } = await follow(say, [stream(started, delta, done)]);
    expect(end).toBe("ended");
    expect(types).toEqual(["started", "delta", "done"]);
    expect(calls).toEqual(["POST /api/conversations/c1/turns"]);
  });

  test("a stream that breaks off is resumed, not sent again", async () => {
    const { end, types, calls, waits } = await follow(say, [stream(started, delta), stream(started, delta, done)]);
    expect(end).toBe("ended");
    expect(types).toEqual(["started", "delta", "started", "delta", "done"]);
    expect(calls).toEqual(["POST /api/conversations/c1/turns", "GET /api/conversations/c1/turns/key-0001"]);
    expect(waits).toEqual([1]);
  });

  test("a message the server does not know is sent again with the same key", async () => {
    const { end, calls } = await follow(say, [
      offline,
      json(404, { code: "not_found", title: "", text: "" }),
      stream(started, done),
    ]);
    expect(end).toBe("ended");
    expect(calls).toEqual([
      "POST /api/conversations/c1/turns",
      "GET /api/conversations/c1/turns/key-0001",
      "POST /api/conversations/c1/turns",
    ]);
  });

  test("a first message is sent again until its conversation is known, then resumed there", async () => {
    const { end, calls } = await follow(start, [offline, stream(started), stream(started, done)]);
    expect(end).toBe("ended");
    expect(calls).toEqual([
      "POST /api/conversations",
      "POST /api/conversations",
      "GET /api/conversations/c1/turns/key-0001",
    ]);
  });

  test("attempts that bring nothing come after 1, 2, 5 and 10 seconds, then the person decides", async () => {
    const { end, waits } = await follow(start, [offline, offline, json(503, "gateway"), offline, offline]);
    expect(end).toBe("lost");
    expect(waits).toEqual([...RECONNECT_SECONDS]);
  });

  test("progress starts the waiting over", async () => {
    const { waits } = await follow(say, [offline, stream(started), stream(started), stream(started, done)]);
    expect(waits).toEqual([1, 1, 1]);
  });

  test("a refusal ends it, with nothing stored", async () => {
    const { end, events, waits } = await follow(say, [
      json(409, { code: "conversation_moved", title: "Changed", text: "Send again." }),
    ]);
    expect(end).toBe("ended");
    expect(events).toEqual([
      { type: "refused", code: "conversation_moved", title: "Changed", text: "Send again.", stored: false },
    ]);
    expect(waits).toEqual([]);
  });

  test("a refusal after the message was stored says so", async () => {
    const { events } = await follow(say, [
      stream(started),
      json(401, { code: "signed_out", title: "Please sign in", text: "" }),
    ]);
    expect(events.at(-1)).toMatchObject({ type: "refused", code: "signed_out", stored: true });
  });

  test("a refusal inside the stream ends it", async () => {
    const refused: ReplyEvent = {
      type: "refused",
      code: "model_failed",
      title: "Response Error",
      text: "Failed.",
      stored: true,
    };
    expect((await follow(say, [stream(started, refused)])).events.at(-1)).toEqual(refused);
  });

  test("while its organization is being moved it tries again, and nobody is shown a refusal", async () => {
    const moving = { code: "moving", title: "One moment", text: "Try again." };
    const { end, types, calls, waits } = await follow(say, [
      json(503, moving),
      json(404, { code: "not_found", title: "", text: "" }),
      stream({ type: "refused", ...moving, stored: true }),
      stream(started, done),
    ]);
    expect(end).toBe("ended");
    expect(types).toEqual(["started", "done"]);
    expect(waits).toEqual([1, 2]);
    expect(calls.at(-1)).toBe("GET /api/conversations/c1/turns/key-0001");
  });

  test("a conversation that is gone is said to be gone", async () => {
    const { events } = await follow({ way: "resume", clientKey: "key-0001", conversationId: "c1" }, [json(404, {})]);
    expect(events).toMatchObject([{ type: "refused", code: "not_found" }]);
  });

  test("a retry that drops is resumed", async () => {
    const { calls } = await follow({ way: "retry", clientKey: "key-0001", conversationId: "c1" }, [
      stream(started),
      stream(started, done),
    ]);
    expect(calls).toEqual([
      "POST /api/conversations/c1/turns/key-0001/retry",
      "GET /api/conversations/c1/turns/key-0001",
    ]);
  });

  test("events nobody knows are skipped", async () => {
    const strange: Answer = async () => {
      const known = await (await stream(started, done)()).text();
      return new Response(`event: ping\ndata: {"type":"ping"}\n\ndata: not json\n\n${known}`, {
        headers: { "Content-Type": "text/event-stream" },
      });
    };
    expect((await follow(say, [strange])).types).toEqual(["started", "done"]);
  });

  test("after an abort nothing is heard of it", async () => {
    const controller = new AbortController();
    const types: string[] = [];
    const listener = {
      onEvent: (event: ReplyEvent) => {
        types.push(event.type);
        controller.abort();
      },
      onDropped: () => {},
    };
    expect(await followReply(say, listener, controller.signal, scripted([stream(started, delta, done)]).world)).toBe(
      "aborted",
    );
    expect(types).toEqual(["started"]);
  });
});

test("a stop tells how much was shown, and survives being offline", async () => {
  const { world, calls } = scripted([() => new Response(null, { status: 204 }), offline]);
  expect(await stopReply("c1", "key-0001", 12, world)).toBe(true);
  expect(await stopReply("c1", "key-0001", 12, world)).toBe(false);
  expect(calls).toEqual(["POST /api/conversations/c1/stop", "POST /api/conversations/c1/stop"]);
});
