import { OpenAIRealtimeWebSocket } from "openai/realtime/websocket";
import type { RealtimeServerEvent } from "openai/resources/realtime/realtime";
import { afterEach, expect, test } from "vitest";
import { CHOICE } from "#tests/support/practising.ts";
import { type Caller, calling } from "#tests/support/voice/calling.ts";

const realWebSocket = globalThis.WebSocket;

afterEach(() => {
  globalThis.WebSocket = realWebSocket;
});

/** Names of ours as the GA client knows them; nothing else is changed. */
const GA_NAMES: Record<string, string> = {
  "response.audio.delta": "response.output_audio.delta",
  "response.audio.done": "response.output_audio.done",
  "response.audio_transcript.delta": "response.output_audio_transcript.delta",
};

/** Stands for `new WebSocket(url)`: the socket is that of the call. */
function shim(socket: WebSocket): void {
  class Shim extends EventTarget {
    readyState = 1;
    binaryType = "arraybuffer";

    constructor() {
      super();
      socket.addEventListener("message", ({ data }) => {
        const event: { type: string } = JSON.parse(String(data));
        const named = { ...event, type: GA_NAMES[event.type] ?? event.type };
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(named) }));
      });
      socket.addEventListener("close", () => this.dispatchEvent(new CloseEvent("close", { code: 1000 })));
      socket.accept();
    }

    send(text: string) {
      socket.send(text);
    }

    close(code?: number) {
      socket.close(code);
    }
  }
  Reflect.set(globalThis, "WebSocket", Shim);
}

async function openaiClient(caller: Caller): Promise<OpenAIRealtimeWebSocket> {
  const door = await caller.calls.start(caller.login, { choice: CHOICE });
  caller.conversationId = door.conversationId;
  const { webSocket } = await caller.knock(door.ticket);
  if (!webSocket) throw new Error("there is a socket");
  shim(webSocket);
  return new OpenAIRealtimeWebSocket({ model: "built-in" }, { apiKey: "none", baseURL: "https://rolecall.example/v1" });
}

test("the openai package's own client holds a conversation with the built-in engine", async () => {
  const caller = await calling();
  const client = await openaiClient(caller);
  const errors: unknown[] = [];
  const events: RealtimeServerEvent[] = [];
  let heard = "";
  let soundBytes = 0;
  let isDone = 0;
  client.on("error", (error) => errors.push(error));
  client.on("event", (event) => events.push(event));
  client.on("response.output_audio.delta", (event) => {
    soundBytes += (event.delta.length * 3) / 4;
  });
  client.on("response.output_audio_transcript.delta", (event) => {
    heard += event.delta;
  });
  client.on("response.done", () => {
    isDone += 1;
  });

  await caller.until(() => isDone === 1);
  await caller.wait(2000);
  const opening = heard;
  client.send({
    type: "conversation.item.create",
    item: { type: "message", role: "user", content: [{ type: "input_text", text: "Hi, this is Sam from Harbor." }] },
  });
  client.send({ type: "response.create" });
  await caller.until(() => isDone === 2);

  expect(errors).toEqual([]);
  expect(opening.length).toBeGreaterThan(0);
  expect(heard.length).toBeGreaterThan(opening.length);
  expect(soundBytes).toBeGreaterThan(heard.length * 240);
  for (const event of events) expect(event, event.type).toMatchObject({ type: expect.any(String) });
  expect(events.slice(0, 3).map((event) => event.type)).toContain("session.created");
  client.close();
});
