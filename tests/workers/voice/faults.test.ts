import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE, practising } from "#tests/support/practising.ts";
import { type CallBrowser, type Caller, calling, silence } from "#tests/support/voice/calling.ts";
import { RealtimeUpstream } from "#tests/support/voice/realtime-upstream.ts";
import { openDatabase } from "#workers/adapters/d1/database.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";

/** A call in which the customer has said the opening. */
async function begun(...of: Parameters<typeof calling>): Promise<{ caller: Caller; browser: CallBrowser }> {
  const caller = await calling(...of);
  const browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
  return { caller, browser };
}

const conversationRow = async () => (await rowsOf("SELECT status, phase FROM chat_conversations"))[0];
const contents = async () =>
  (await rowsOf("SELECT content FROM chat_messages ORDER BY position")).map((row) => row.content);

describe("a browser that drops", () => {
  test("comes back within 30 s into the same call, and each line is stored once", async () => {
    const { caller, browser } = await begun();
    browser.close(4000);
    await caller.wait(5000);
    const again = await caller.rejoin();
    await caller.until(() => again.types().includes("rolecall.call"));
    expect(again.types().slice(0, 2)).toEqual(["session.created", "session.updated"]);
    again.say("Are you still there?");
    await caller.until(() => again.turns().length === 2);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await contents()).toEqual([browser.turns()[0]?.text, "Are you still there?", again.turns()[1]?.text]);
    expect(await rowsOf("SELECT call_id FROM call_usage")).toHaveLength(1);
  });

  test("and stays away ends the call; the conversation goes on by text where it stopped", async () => {
    const { caller, browser } = await begun();
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    browser.close(4000);
    await caller.wait(31_000);
    await caller.until(() => caller.isStored());
    expect(await rowsOf("SELECT end_reason FROM call_usage")).toEqual([{ end_reason: "browser-lost" }]);
    expect(await conversationRow()).toEqual({ status: "active", phase: "practising" });
    expect(await refusalOf(caller.calls.ticket(caller.login, caller.conversationId))).toBe("call_over");

    const person = practising(caller.world, caller.login, CHOICE);
    await person.goOn(caller.conversationId, 2, "What do you pay for it now?");
    expect(await contents()).toHaveLength(5);
  });

  test("and comes back when the call is over is told so", async () => {
    const { caller } = await begun();
    const { ticket } = await caller.calls.ticket(caller.login, caller.conversationId);
    await caller.calls.end(caller.login, caller.conversationId);
    expect((await caller.knock(ticket)).status).toBe(410);
  });

  test("and comes back while its last words are waited for is let go with the call", async () => {
    const upstream = new RealtimeUpstream();
    upstream.replies = [{ text: "Hello?", ms: 400 }];
    const settings = { VOICE_ENGINE: "openai-realtime", OPENAI_REALTIME_KEY: "sk-secret" };
    const { caller, browser } = await begun(settings, { fetch: upstream.fetch });
    const { ticket } = await caller.calls.ticket(caller.login, caller.conversationId);
    await caller.inside(() => upstream.endSpeech(upstream.beginSpeech()));
    browser.close(1000);
    await caller.wait(100);
    const late = await caller.connect(ticket);
    await caller.until(() => late.closed !== null);
    expect(late.closed).toMatchObject({ code: 1000 });
    await caller.until(() => caller.isStored());
    expect(await contents()).toEqual(["Hello?", "[unintelligible]"]);
  });

  test("while the customer speaks keeps of that line what was heard", async () => {
    const { caller, browser } = await begun();
    const piecesHeard = () => browser.types().filter((type) => type === "response.audio.delta").length;
    const before = piecesHeard();
    browser.say("Hi, this is Sam from Harbor. Who drives which car, and what did it cost you before and now?");
    await caller.until(() => piecesHeard() > before);
    await caller.wait(300);
    browser.close(4000);
    await caller.wait(1000);
    await caller.calls.end(caller.login, caller.conversationId);
    const [, , cut] = await rowsOf("SELECT role, audio_interrupted AS cut FROM chat_messages ORDER BY position");
    expect(cut).toEqual({ role: "assistant", cut: 1 });
  });
});

describe("an object that is restarted", () => {
  test("goes on with the call when the browser comes back", async () => {
    const { caller, browser } = await begun();
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    await caller.restart();
    const again = await caller.rejoin();
    again.say("What do you pay for it now?");
    await caller.until(() => again.turns().length === 2);
    expect(again.turns().map((turn) => turn.index)).toEqual([3, 4]);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await contents()).toEqual([...browser.turns(), ...again.turns()].map((turn) => turn.text));
    expect(await rowsOf("SELECT call_id FROM call_usage")).toHaveLength(1);
  });

  test("in the seconds in which the browser was away, goes on all the same", async () => {
    const { caller, browser } = await begun();
    browser.close(4000);
    await caller.wait(1000);
    await caller.evict();
    const again = await caller.rejoin();
    again.say("Are you still there?");
    await caller.until(() => again.turns().length === 2);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await contents()).toHaveLength(3);
  });

  test("stores everything when the browser does not come back", async () => {
    const { caller, browser } = await begun();
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    await caller.restart();
    caller.clock.nowMs += 61_000;
    expect(await caller.alarm()).toBe(true);
    expect(await rowsOf("SELECT end_reason FROM call_usage")).toEqual([{ end_reason: "browser-lost" }]);
    expect(await contents()).toEqual(browser.turns().map((turn) => turn.text));
    expect(await rowsOf("SELECT user_id FROM live_calls")).toEqual([]);
  });

  test("and is hung up then, completes the conversation", async () => {
    const { caller, browser } = await begun();
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    await caller.restart();
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await conversationRow()).toMatchObject({ status: "completed" });
    expect(await contents()).toEqual(browser.turns().map((turn) => turn.text));
  });
});

describe("a database that fails", () => {
  test("gets each line once when it is back", async () => {
    let isDown = false;
    const db = openDatabase(
      new Proxy(env.DB, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          return (...args: unknown[]) => {
            if (isDown && name === "batch") throw new Error("D1 is not there");
            return Reflect.apply(member, target, args);
          };
        },
      }),
    );
    const { caller, browser } = await begun({}, { db });
    isDown = true;
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    browser.close(1000);
    await caller.wait(1000);
    expect(await contents()).toHaveLength(1);
    isDown = false;
    expect(await caller.alarm()).toBe(true);
    expect(await contents()).toEqual(browser.turns().map((turn) => turn.text));
    expect(await conversationRow()).toMatchObject({ status: "completed" });
    expect(await caller.alarm()).toBe(false);
  });
});

describe("a socket that only looks open", () => {
  test("of a browser that fell silent is closed, and the call waits for it", async () => {
    const { caller, browser } = await begun();
    await caller.wait(11_000);
    expect(browser.closed).toMatchObject({ code: 1012, reason: "silent" });
    const again = await caller.rejoin();
    await caller.until(() => again.types().includes("session.updated"));
  });

  test("of a muted browser is believed as long as it sends heartbeats", async () => {
    const { caller, browser } = await begun();
    for (let i = 0; i < 4; i++) {
      browser.send({ type: "heartbeat", muted: true });
      await caller.wait(25_000);
    }
    expect(browser.closed).toBeNull();
  });
});

describe("a browser that cannot take it all", () => {
  afterEach(() => {
    Reflect.deleteProperty(WebSocket.prototype, "bufferedAmount");
  });

  const unsent = (bytes: number) =>
    Object.defineProperty(WebSocket.prototype, "bufferedAmount", { configurable: true, get: () => bytes });

  test("gets the words without the sound, and is told why", async () => {
    const { caller, browser } = await begun();
    unsent(300 * 1024);
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.types().includes("rolecall.notice"));
    await caller.until(() => browser.types().filter((type) => type === "response.done").length === 2);
    expect(browser.types()).toContain("response.audio_transcript.delta");
    expect(browser.closed).toBeNull();
  });

  test("at all is let go, and may come back", async () => {
    const { caller, browser } = await begun();
    unsent(3 * 1024 * 1024);
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.closed !== null);
    expect(browser.closed).toMatchObject({ code: 1013 });
    unsent(0);
    const again = await caller.rejoin();
    await caller.until(() => again.types().includes("session.updated"));
  });
});

describe("a month's minutes", () => {
  test("that are used up in the middle of a call end it, and the conversation goes on by text", async () => {
    const caller = await calling({ CALL_MINUTES_PER_MONTH: "2" });
    const browser = await caller.start();
    for (let passedMs = 0; passedMs < 130_000 && !browser.closed; passedMs += 5000) {
      browser.frame(silence(40));
      await caller.wait(5000);
    }
    expect(browser.closed).toMatchObject({ code: 1008, reason: "no-minutes" });
    await caller.until(() => caller.isStored());
    expect(await conversationRow()).toEqual({ status: "active", phase: "practising" });
  });
});

describe("a patience", () => {
  const kept = async (caller: Caller) =>
    caller.inRecord().then((record) => z.object({ patience: z.string() }).parse(record).patience);

  test("that is changed in the middle of a call holds after a restart", async () => {
    const { caller, browser } = await begun();
    browser.send({ type: "rolecall.patience", patience: "patient" });
    await caller.until(async () => (await kept(caller)) === "patient");
    await caller.restart();
    await caller.rejoin();
    expect(await kept(caller)).toBe("patient");
  });

  test("comes with a ticket: for a first one that nobody used, and as a change", async () => {
    const caller = await calling();
    const { conversationId } = await caller.calls.start(caller.login, { choice: CHOICE, patience: "quick" });
    caller.conversationId = conversationId;
    const first = await caller.calls.ticket(caller.login, conversationId, { patience: "quick" });
    await caller.connect(first.ticket);
    expect(await kept(caller)).toBe("quick");
    const next = await caller.calls.ticket(caller.login, conversationId, { patience: "patient" });
    await caller.connect(next.ticket);
    expect(await kept(caller)).toBe("patient");
    await caller.rejoin();
    expect(await kept(caller)).toBe("patient");
  });
});

describe("two windows", () => {
  test("of one conversation: the newest has the call", async () => {
    const { caller, browser } = await begun();
    const second = await caller.rejoin();
    await caller.until(() => browser.closed !== null);
    expect(browser.closed).toEqual({ code: 1000, reason: "replaced" });
    second.say("Hello, this is Sam.");
    await caller.until(() => second.turns().length === 2);
  });

  test("of two conversations: the second call is refused and leaves nothing behind", async () => {
    const { caller } = await begun();
    expect(await refusalOf(caller.calls.start(caller.login, { choice: CHOICE }))).toBe("call_in_progress");
    expect(await rowsOf("SELECT id FROM chat_conversations")).toHaveLength(1);
  });

  test("a typed message is for the call while there is one", async () => {
    const { caller } = await begun();
    const person = practising(caller.world, caller.login, CHOICE);
    expect(await refusalOf(person.goOn(caller.conversationId, 0, "Hello there."))).toBe("call_in_progress");
  });

  test("a new session hangs up first, and completes the conversation", async () => {
    const { caller, browser } = await begun();
    browser.say("Hi, this is Sam from Harbor.");
    await caller.until(() => browser.turns().length === 3);
    await createConversationPages(caller.world).complete(caller.login, caller.conversationId);
    expect(browser.closed).toMatchObject({ code: 1000 });
    expect(await conversationRow()).toMatchObject({ status: "completed" });
  });

  test("a line that nobody renewed is free again", async () => {
    const { caller, browser } = await begun();
    browser.send({ type: "heartbeat", muted: true });
    await caller.restart();
    caller.clock.nowMs += 130_000;
    await caller.calls.start(caller.login, { choice: CHOICE });
    expect(await rowsOf("SELECT user_id FROM live_calls")).toHaveLength(1);
  });

  test("a ticket that nobody used holds the line for a minute", async () => {
    const caller = await calling();
    await caller.calls.start(caller.login, { choice: CHOICE });
    caller.clock.nowMs += 59_000;
    expect(await refusalOf(caller.calls.start(caller.login, { choice: CHOICE }))).toBe("call_in_progress");
    caller.clock.nowMs += 1000;
    await caller.calls.start(caller.login, { choice: CHOICE });
  });

  test("a call that lives keeps its line", async () => {
    const { caller, browser } = await begun();
    for (let i = 0; i < 8; i++) {
      browser.send({ type: "heartbeat", muted: true });
      await caller.wait(25_000);
      expect(await caller.alarm()).toBe(true);
    }
    expect(await refusalOf(caller.calls.start(caller.login, { choice: CHOICE }))).toBe("call_in_progress");
  });
});

describe("an upstream that refuses its key", () => {
  test("ends the call at once, and its words stay here", async () => {
    const upstream = new RealtimeUpstream();
    upstream.refusals = [401];
    const settings = { VOICE_ENGINE: "openai-realtime", OPENAI_REALTIME_KEY: "sk-secret" };
    const caller = await calling(settings, { fetch: upstream.fetch });
    const browser = await caller.start();
    await caller.until(() => browser.closed !== null);
    expect(upstream.requests).toHaveLength(1);
    expect(browser.closed).toMatchObject({ code: 1011 });
    expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "upstream-failed" });
    expect(JSON.stringify(browser.told)).not.toContain("sk-secret");
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await conversationRow()).toEqual({ status: "active", phase: "practising" });
  });
});

test("a call that has no end is ended at its cap, with a warning a minute before", async () => {
  const { caller, browser } = await begun({ CALL_CAP_MINUTES: "2" });
  for (let passedMs = 0; passedMs < 130_000 && !browser.closed; passedMs += 5000) {
    browser.frame(silence(40));
    await caller.wait(5000);
  }
  expect(browser.closed).toMatchObject({ code: 1000, reason: "time-limit" });
  const warned = browser.told.find((event) => event.type === "rolecall.call" && event.ends_soon);
  expect(warned).toMatchObject({ remaining_ms: 60_000 });
  expect(browser.told.at(-1)).toMatchObject({ type: "rolecall.ended", reason: "time-limit" });
});
