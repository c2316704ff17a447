import { describe, expect, test } from "vitest";
import type { CallEvent } from "#core/voice/call/call-events.ts";
import type { BrowserEvent } from "#core/voice/protocol/browser-events.ts";
import { scriptedLine } from "./scripted-line.ts";

const PLACE = { conversationId: "c-1" };
const CREATED: CallEvent = { type: "session.created", session: { id: "call" } };
const TICKETS = "/api/calls/c-1/ticket";
const sound = (responseId: string): CallEvent => ({
  type: "response.audio.delta",
  response_id: responseId,
  item_id: "i",
  delta: "AAAA",
});

describe("a call begins", () => {
  test("with a ticket, a socket at its address, and the toast once the line stands", async () => {
    const line = scriptedLine();
    expect(await line.client.start(PLACE, true)).toBe(true);
    expect(line.invitations).toMatchObject([{ conversationId: "c-1", engine: "built-in", capMs: 1_800_000 }]);
    expect(line.asked).toEqual([{ path: "/api/calls", body: { conversationId: "c-1", consent: true } }]);
    expect(line.socket().url).toBe("/functions/v1/realtime-chat?ticket=1");
    line.socket().listener.onOpen();
    expect(line.said()).toEqual(["open"]);
    line.socket().tell(CREATED);
    expect(line.said()).toEqual(["open", "ready", "Connected: The customer can hear you."]);
  });

  test("not at all when the server refuses, in the server's words", async () => {
    const line = scriptedLine({
      answers: [
        { status: 409, body: { code: "call_live", title: "A call is live", text: "End your other call first." } },
      ],
    });
    expect(await line.client.start(PLACE, undefined)).toBe(false);
    expect(line.said()).toEqual(["Connection Failed: End your other call first."]);
    expect(line.sockets).toHaveLength(0);
  });

  test("not at all when nobody answers", async () => {
    const line = scriptedLine({ answers: ["no network"] });
    expect(await line.client.start(PLACE, undefined)).toBe(false);
    expect(line.said()).toEqual(["Connection Failed: The call could not be started. Please try again."]);
  });

  test("and ends on the server too when it was hung up before the answer came", async () => {
    const line = scriptedLine();
    const isGranted = line.client.start(PLACE, undefined);
    line.client.end();
    expect(await isGranted).toBe(false);
    expect(line.sockets).toHaveLength(0);
    expect(line.asked.map(({ path }) => path)).toEqual(["/api/calls", "/api/calls/c-1/end"]);
  });
});

describe("a line that breaks", () => {
  test("is tried again after 1, 2, 5 and 10 seconds with a new ticket each, then given up", async () => {
    const line = await standing();
    line.socket().listener.onClose(1006);
    expect(line.said()).toEqual(["reconnecting", "Connection Error: The connection failed. Trying again."]);
    for (const seconds of [1, 2, 5, 10]) {
      const before = line.asked.length;
      await line.pass(seconds * 1000 - 1);
      expect(line.asked).toHaveLength(before);
      await line.pass(1);
      expect(line.asked.slice(before)).toEqual([{ path: TICKETS, body: {} }]);
      line.socket().listener.onClose(1006);
    }
    expect(line.sockets).toHaveLength(5);
    expect(line.socket().url).toBe("/functions/v1/realtime-chat?ticket=5");
    expect(line.said().slice(-2)).toEqual([
      "Connection Lost: The call was cut off. What was said is kept.",
      "over: lost",
    ]);
  });

  test("and comes back says so without another toast, and has all its attempts again", async () => {
    const line = await standing();
    line.socket().listener.onClose(1012);
    await line.pass(1000);
    line.socket().listener.onOpen();
    line.socket().tell(CREATED);
    expect(line.said().slice(-2)).toEqual(["open", "ready"]);
    line.socket().listener.onClose(1013);
    const before = line.sockets.length;
    await line.pass(1000);
    expect(line.sockets).toHaveLength(before + 1);
  });

  test("is tried at once when the network is back", async () => {
    const line = await standing();
    line.socket().listener.onClose(1006);
    line.client.retryNow();
    await line.pass(0);
    expect(line.sockets).toHaveLength(2);
    await line.pass(60_000);
    expect(line.asked.filter(({ path }) => path === TICKETS).length).toBeLessThanOrEqual(5);
  });

  test("before it ever stood is still connecting", async () => {
    const line = scriptedLine();
    await line.client.start(PLACE, undefined);
    line.socket().listener.onClose(1006);
    expect(line.said()).toEqual(["connecting", "Connection Error: The connection failed. Trying again."]);
  });

  test("is given up when its ticket is refused", async () => {
    const line = await standing({
      answers: [{}, { status: 404, body: { code: "not_found", title: "Gone", text: "Gone." } }],
    });
    line.socket().listener.onClose(1006);
    await line.pass(1000);
    expect(line.said().slice(-2)).toEqual([
      "Connection Lost: The call was cut off. What was said is kept.",
      "over: lost",
    ]);
    await line.pass(60_000);
    expect(line.sockets).toHaveLength(1);
  });

  test("waits on when the ticket could not be asked for", async () => {
    const line = await standing({ answers: [{}, "no network", { status: 502, body: "<html>" }, {}] });
    line.socket().listener.onClose(1006);
    await line.pass(1000);
    await line.pass(2000);
    expect(line.sockets).toHaveLength(1);
    await line.pass(5000);
    expect(line.sockets).toHaveLength(2);
  });

  test.each([
    ["the server's policy", 1008],
    ["a customer that cannot be reached", 1011],
  ])("for %s is not tried again", async (_, code) => {
    const line = await standing();
    line.socket().listener.onClose(code);
    expect(line.said()).toEqual(["Connection Lost: The call was cut off. What was said is kept.", "over: lost"]);
    await line.pass(60_000);
    expect(line.sockets).toHaveLength(1);
  });

  test("because another page took the call over stays closed", async () => {
    const line = await standing();
    line.socket().listener.onClose(1000);
    expect(line.said()).toEqual(["Disconnected: Another call of yours was started.", "over: taken-over"]);
    expect(line.asked.map(({ path }) => path)).toEqual(["/api/calls"]);
  });

  test("does not open within ten seconds, and is given up with a code that keeps the call", async () => {
    const line = scriptedLine();
    await line.client.start(PLACE, undefined);
    await line.pass(9999);
    expect(line.socket().closedWith).toBeNull();
    await line.pass(1);
    expect(line.socket().closedWith).toBe(4000);
    await line.pass(1000);
    expect(line.sockets).toHaveLength(2);
  });

  test("tells nothing more of its old socket", async () => {
    const line = await standing();
    const old = line.socket();
    old.listener.onClose(1006);
    await line.pass(1000);
    line.clear();
    old.tell(CREATED);
    old.listener.onClose(1006);
    expect(line.said()).toEqual([]);
    expect(line.sockets).toHaveLength(2);
  });
});

describe("heartbeats", () => {
  test("go out when the socket opens, each 25 seconds, and when the microphone is muted or not", async () => {
    const line = await standing();
    line.socket().tell(CREATED);
    await line.pass(25_000);
    line.client.setMuted(true);
    line.client.setMuted(true);
    line.client.setMuted(false);
    expect(line.sent()).toEqual([
      { type: "heartbeat", muted: false },
      { type: "heartbeat", muted: false },
      { type: "heartbeat", muted: true },
      { type: "heartbeat", muted: false },
    ]);
  });

  test("without any answer for 35 seconds mean the server is gone", async () => {
    const line = await standing();
    await line.pass(25_000);
    await line.pass(34_999);
    expect(line.socket().closedWith).toBeNull();
    await line.pass(1);
    expect(line.socket().closedWith).toBe(4000);
    expect(line.said()[0]).toBe("reconnecting");
  });

  test("that are answered keep the line", async () => {
    const line = await standing();
    for (let minute = 0; minute < 10; minute++) {
      await line.pass(25_000);
      line.socket().tell({ type: "rolecall.call", status: "active", remaining_ms: 1, ends_soon: false });
    }
    expect(line.socket().closedWith).toBeNull();
  });
});

describe("during a call", () => {
  test("a typed line is sent and answered, a command is only sent", async () => {
    const line = await standing();
    expect(line.client.say("What do you pay today?")).toBe(true);
    expect(line.client.say("[PAUSE: Give me a hint]")).toBe(true);
    expect(line.sent().slice(1)).toEqual([
      typed("What do you pay today?"),
      { type: "response.create" },
      typed("[PAUSE: Give me a hint]"),
    ]);
  });

  test("a line typed while the line is down is not taken", async () => {
    const line = await standing();
    line.socket().listener.onClose(1006);
    expect(line.client.say("Hello?")).toBe(false);
  });

  test("frames go out as the server forwards them, not before the line stands, and not into a full socket", async () => {
    const line = scriptedLine();
    await line.client.start(PLACE, undefined);
    line.socket().listener.onOpen();
    const frame = new Int16Array(960).fill(256);
    line.client.sendFrame(frame);
    line.socket().tell(CREATED);
    line.client.sendFrame(frame);
    line.socket().buffered = 200_000;
    line.client.sendFrame(frame);
    const frames = line.sent().filter((event) => event.type === "input_audio_buffer.append");
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({ audio: expect.stringMatching(/^[A-Za-z0-9+/]{2560}$/) });
  });

  test("what was heard is reported in whole milliseconds", async () => {
    const line = await standing();
    line.client.reportPlayback("i", "started");
    line.client.reportCut("i", 812.4);
    expect(line.sent().slice(1)).toEqual([
      { type: "rolecall.playback", item_id: "i", state: "started" },
      { type: "conversation.item.truncate", item_id: "i", audio_end_ms: 812 },
    ]);
  });

  test("sound of an answer that was interrupted is dropped, that of the next one is not", async () => {
    const line = await standing();
    line.socket().tell(sound("r1"));
    line.socket().tell({ type: "input_audio_buffer.speech_started", item_id: "a" });
    line.socket().tell(sound("r1"));
    line.socket().tell({ type: "response.done", response: { id: "r1", status: "cancelled" } });
    line.socket().tell(sound("r2"));
    expect(line.events.map((event) => event.type)).toEqual([
      "response.audio.delta",
      "input_audio_buffer.speech_started",
      "response.done",
      "response.audio.delta",
    ]);
  });

  test("an error of the server's is a toast, with its words or the catalogue's", async () => {
    const line = await standing();
    line.socket().tell({ type: "error", error: { code: "customer_failed", message: "Please say it again." } });
    line.socket().tell({ type: "error", error: { code: "customer_failed", message: "" } });
    expect(line.said()).toEqual([
      "Voice Chat Error: Please say it again.",
      "Voice Chat Error: An error occurred during voice chat.",
    ]);
  });

  test("what is none of our events is ignored", async () => {
    const line = await standing();
    line.socket().listener.onText("{");
    line.socket().listener.onText('{"type":"rate_limits.updated"}');
    expect(line.events).toEqual([]);
    expect(line.said()).toEqual([]);
  });
});

describe("patience", () => {
  test("goes with the request for a call", async () => {
    const line = scriptedLine();
    line.client.setPatience("patient");
    await line.client.start(PLACE, undefined);
    expect(line.asked[0]?.body).toEqual({ conversationId: "c-1", patience: "patient" });
  });

  test("that changes is told at once, and goes with the next ticket", async () => {
    const line = await standing();
    line.client.setPatience("quick");
    expect(line.socket().sent.at(-1)).toEqual({ type: "rolecall.patience", patience: "quick" });
    line.socket().listener.onClose(1006);
    await line.pass(1000);
    expect(line.asked.at(-1)).toEqual({ path: TICKETS, body: { patience: "quick" } });
  });
});

describe("a call ends", () => {
  test("when the agent hangs up: the socket closes normally and the server is told besides", async () => {
    const line = await standing();
    line.client.end();
    line.client.end();
    expect(line.socket().closedWith).toBe(1000);
    expect(line.asked.at(-1)).toEqual({ path: "/api/calls/c-1/end", body: {} });
    expect(line.said()).toEqual(["Disconnected: The call has ended.", "over: agent-left"]);
    await line.pass(120_000);
    expect(line.sockets).toHaveLength(1);
  });

  test("while it waits to connect again, without another attempt", async () => {
    const line = await standing();
    line.socket().listener.onClose(1006);
    line.client.end();
    await line.pass(60_000);
    expect(line.sockets).toHaveLength(1);
    expect(line.said().at(-1)).toBe("over: agent-left");
  });

  test.each([
    ["feedback-asked", "Disconnected: The call has ended."],
    ["customer-left", "Disconnected: The customer hung up."],
    ["time-limit", "Disconnected: The call reached its time limit."],
    ["upstream-failed", "Connection Lost: The customer's voice is not available at the moment."],
    ["policy", "Connection Lost: The call was ended because of unexpected messages from this page."],
  ] as const)("by the server with the reason %s", async (reason, toast) => {
    const line = await standing();
    line.socket().tell({ type: "rolecall.ended", reason });
    expect(line.said()).toEqual([toast, `over: ${reason}`]);
    expect(line.asked.at(-1)?.path).toBe("/api/calls/c-1/end");
    line.socket().listener.onClose(1000);
    expect(line.said()).toHaveLength(2);
  });
});

test("a page that was loaded anew goes on with the call of the one before", async () => {
  const line = scriptedLine();
  line.client.rejoin("c-1");
  await line.pass(0);
  expect(line.asked).toEqual([{ path: TICKETS, body: {} }]);
  expect(line.invitations).toHaveLength(1);
  line.socket().listener.onOpen();
  line.socket().tell(CREATED);
  expect(line.said()[0]).toBe("open");
});

function typed(text: string): BrowserEvent {
  return {
    type: "conversation.item.create",
    item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
  };
}

/** A call whose line stands; what it took to get there is forgotten, but for the first heartbeat. */
async function standing(options: Parameters<typeof scriptedLine>[0] = {}) {
  const line = scriptedLine(options);
  await line.client.start(PLACE, undefined);
  line.socket().listener.onOpen();
  line.socket().tell(CREATED);
  line.clear();
  return line;
}
