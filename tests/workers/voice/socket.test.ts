import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import { CALLS_PER_PERSON } from "#core/rate-limit.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE, signedIn } from "#tests/support/practising.ts";
import { CallBrowser, type Caller, calling } from "#tests/support/voice/calling.ts";
import { sealTicket } from "#workers/adapters/signing/call-ticket.ts";
import type { ApiEnv } from "#workers/api/api-env.ts";
import { callSocket, callsApi } from "#workers/api/calls.ts";
import { refusalResponse } from "#workers/api/refusal-response.ts";
import { createCalls } from "#workers/services/calls/calls.ts";

const ORIGIN = "https://rolecall.example";

/** The two routers of a call, with the services of this test behind them. */
function site(caller: Caller) {
  const app = new Hono<ApiEnv>();
  app.use((c, next) => {
    Reflect.apply(c.set, c, ["services", { calls: caller.calls }]);
    c.set("login", caller.login);
    return next();
  });
  app.route("/api", callsApi);
  app.route("/", callSocket);
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  });
  return app;
}

async function open(caller: Caller, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return site(caller).request(`${ORIGIN}${path}`, { headers: { Upgrade: "websocket", Origin: ORIGIN, ...headers } });
}

describe("the socket of a call", () => {
  test("opens for a ticket in the address, and speaks to the page", async () => {
    const caller = await calling();
    const door = await caller.calls.start(caller.login, { choice: CHOICE });
    expect(door).toMatchObject({ engine: "built-in", capMs: 30 * 60_000, consentNeeded: true });
    caller.conversationId = door.conversationId;
    const response = await open(caller, door.url);
    expect(response.status).toBe(101);
    if (!response.webSocket) throw new Error("there is a socket");
    const browser = new CallBrowser(response.webSocket);
    await caller.until(() => browser.types().includes("session.updated"));
    expect(browser.told.find((event) => event.type === "session.created")).toMatchObject({
      session: { id: expect.any(String) },
    });
  });

  test("opens for a ticket among the subprotocols, and takes the other one", async () => {
    const caller = await calling();
    const { ticket, url } = await caller.calls.start(caller.login, { choice: CHOICE });
    const protocols = `realtime, rolecall-ticket.${ticket}`;
    // A browser takes only names like these (a "token" of RFC 7230), and throws for others.
    for (const name of protocols.split(", ")) expect(name).toMatch(/^[\w!#$%&'*+.^`|~-]+$/);
    const response = await open(caller, url.split("?")[0] ?? "", { "Sec-WebSocket-Protocol": protocols });
    expect(response.status).toBe(101);
    expect(response.headers.get("Sec-WebSocket-Protocol")).toBe("realtime");
    response.webSocket?.accept();
    response.webSocket?.close(1000);
  });

  test.each([["https://evil.example"], ["null"], [""]])("stays shut for a page of %j", async (origin) => {
    const caller = await calling();
    const { url } = await caller.calls.start(caller.login, { choice: CHOICE });
    const response = await open(caller, url, { Origin: origin });
    expect(response.status).toBe(403);
  });

  test("takes a ticket that says in which zone the person's days are counted", async () => {
    const caller = await calling();
    await env.DB.prepare("UPDATE users SET time_zone = 'America/Phoenix'").run();
    const { ticket } = await caller.calls.start(caller.login, { choice: CHOICE });
    expect(await caller.calls.readTicket(ticket)).toMatchObject({ timeZone: "America/Phoenix" });
  });

  test("takes a ticket once", async () => {
    const caller = await calling();
    const { url } = await caller.calls.start(caller.login, { choice: CHOICE });
    const first = await open(caller, url);
    expect(first.status).toBe(101);
    first.webSocket?.accept();
    expect((await open(caller, url)).status).toBe(410);
  });

  test("takes no ticket after a minute", async () => {
    const caller = await calling();
    const { url } = await caller.calls.start(caller.login, { choice: CHOICE });
    caller.clock.nowMs += 60_000;
    expect((await open(caller, url)).status).toBe(410);
  });

  test("takes no ticket that was changed, or sealed with another secret", async () => {
    const caller = await calling();
    const { ticket, conversationId } = await caller.calls.start(caller.login, { choice: CHOICE });
    const path = (text: string) => `/functions/v1/realtime-chat?ticket=${text}`;
    const [content = "", seal = ""] = ticket.split(".");
    expect((await open(caller, path(`${content}x.${seal}`))).status).toBe(410);
    expect((await open(caller, path(`${content}.`))).status).toBe(410);
    expect((await open(caller, path(""))).status).toBe(410);
    const forged = { userId: caller.login.userId, conversationId, callId: "c", nonce: "n", records: false, capMs: 1 };
    const whole = { ...forged, expiresAt: caller.clock.nowMs + 1000 };
    expect((await open(caller, path(await sealTicket({ APP_SECRET: "another secret" }, whole)))).status).toBe(410);
    // Ours, but of a call that is not the one its person is on.
    expect((await open(caller, path(await sealTicket(caller.world.settings, whole)))).status).toBe(410);
  });

  test("is nothing to an ordinary request", async () => {
    const caller = await calling();
    const { url } = await caller.calls.start(caller.login, { choice: CHOICE });
    expect((await site(caller).request(`${ORIGIN}${url}`, { headers: { Origin: ORIGIN } })).status).toBe(400);
  });
});

describe("a call that is asked for", () => {
  test("by nobody who is signed in is refused", async () => {
    const caller = await calling();
    expect(await refusalOf(caller.calls.start(null, { choice: CHOICE }))).toBe("signed_out");
  });

  test("in a conversation of somebody else's is refused", async () => {
    const caller = await calling();
    const { conversationId } = await caller.calls.start(caller.login, { choice: CHOICE });
    const stranger = await signedIn(caller.world, "stranger");
    expect(await refusalOf(caller.calls.start(stranger, { conversationId }))).toBe("not_found");
    expect(await refusalOf(caller.calls.ticket(stranger, conversationId))).toBe("call_over");
    await caller.calls.end(stranger, conversationId);
    expect(await rowsOf("SELECT user_id FROM live_calls")).toHaveLength(1);
  });

  test("where there are none is refused", async () => {
    const off = await calling({ VOICE_ENGINE: "off" });
    expect(await refusalOf(off.calls.start(off.login, { choice: CHOICE }))).toBe("voice_unavailable");
  });

  test.each([
    [{}, "built-in"],
    [{ OPENAI_API_KEY: "sk" }, "openai-realtime"],
    [{ OPENAI_API_KEY: "sk", OPENAI_BASE_URL: "https://other.example/v1" }, "built-in"],
    [{ OPENAI_REALTIME_URL: "http://127.0.0.1:9/v1/realtime" }, "openai-realtime"],
    [{ OPENAI_TRANSCRIBE_URL: "https://a.example", OPENAI_SPEECH_URL: "https://b.example" }, "pipeline"],
    [{ OPENAI_API_KEY: "sk", VOICE_ENGINE: "pipeline" }, "pipeline"],
  ])("with %j has the engine %s", async (settings, engine) => {
    const caller = await calling(settings);
    expect(await caller.calls.start(caller.login, { choice: CHOICE })).toMatchObject({ engine });
  });

  test("with another body than one of ours is refused", async () => {
    const caller = await calling();
    const response = await site(caller).request(`${ORIGIN}/api/calls`, {
      method: "POST",
      body: JSON.stringify({ choice: { ...CHOICE, level: 9 } }),
    });
    expect(response.status).toBe(400);
  });

  test("too often in a quarter of an hour is refused in plain words, and leaves nothing behind", async () => {
    const caller = await calling();
    for (let call = 0; call < CALLS_PER_PERSON; call++) {
      const { conversationId } = await caller.calls.start(caller.login, { choice: CHOICE });
      await caller.calls.end(caller.login, conversationId);
    }
    const before = await rowsOf("SELECT id FROM chat_conversations");
    const refused = caller.calls.start(caller.login, { choice: CHOICE });
    await expect(refused).rejects.toMatchObject({ status: 429, text: expect.stringContaining("many calls") });
    expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual(before);
    caller.clock.nowMs += 15 * 60_000;
    await caller.calls.start(caller.login, { choice: CHOICE });
  });

  test("gets what is left of the month's minutes, and is refused when that is less than one", async () => {
    const caller = await calling({ CALL_MINUTES_PER_MONTH: "60" });
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    await caller.calls.end(caller.login, caller.conversationId);
    const use = (minutes: number) =>
      env.DB.prepare("UPDATE call_usage SET active_ms = ?")
        .bind(minutes * 60_000)
        .run();
    await use(40);
    const short = await caller.calls.start(caller.login, { choice: CHOICE });
    expect(short.capMs).toBe(20 * 60_000);
    expect(await caller.calls.ticket(caller.login, short.conversationId)).toMatchObject({ capMs: 20 * 60_000 });
    await caller.calls.end(caller.login, short.conversationId);
    await use(59.5);
    expect(await refusalOf(caller.calls.start(caller.login, { choice: CHOICE }))).toBe("no_call_minutes");
    caller.clock.nowMs += 32 * 24 * 60 * 60_000;
    const login = await signedIn(caller.world, "later");
    expect(await caller.calls.start(login, { choice: CHOICE })).toMatchObject({ capMs: 30 * 60_000 });
  });

  test("asks for consent until there is one; a no takes it back", async () => {
    const caller = await calling();
    const { conversationId } = await caller.calls.start(caller.login, { choice: CHOICE });
    const consent = async () => (await rowsOf("SELECT recording_consent_at AS at FROM users"))[0]?.at;
    expect(await consent()).toBeNull();
    await caller.calls.start(caller.login, { conversationId, consent: true });
    expect(await consent()).toBe(caller.clock.nowMs);
    expect(await caller.calls.start(caller.login, { conversationId })).toMatchObject({ consentNeeded: false });
    await caller.calls.start(caller.login, { conversationId, consent: false });
    expect(await consent()).toBeNull();
  });
});

test("the transcript is text with names and times", async () => {
  const caller = await calling();
  const browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
  browser.say("Hi, this is Sam\nfrom Harbor.");
  await caller.until(() => browser.turns().length === 3);
  await caller.calls.end(caller.login, caller.conversationId);
  const response = await site(caller).request(`${ORIGIN}/api/conversations/${caller.conversationId}/transcript.txt`);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\[0:0\d\] [A-Z].+: /);
  expect(lines[1]).toBe("You: Hi, this is Sam from Harbor.");
});

test("a recording is served whole, in ranges, and as a download", async () => {
  const caller = await calling();
  const browser = await caller.start({ choice: CHOICE, consent: true });
  await caller.until(() => browser.turns().length === 1);
  await caller.calls.end(caller.login, caller.conversationId);
  const get = (headers: Record<string, string> = {}, query = "") =>
    site(caller).request(`${ORIGIN}/api/conversations/${caller.conversationId}/recording${query}`, { headers });

  const whole = await get();
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(whole.headers.get("Content-Type")).toBe("audio/wav");
  expect(whole.headers.get("Content-Disposition")).toBeNull();
  const part = await get({ Range: "bytes=40-49" });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 40-49/${bytes.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(40, 50));
  expect((await get({ Range: `bytes=${bytes.length}-` })).status).toBe(416);
  const download = await get({}, "?download");
  expect(download.headers.get("Content-Disposition")).toBe('attachment; filename="call.wav"');
  await download.arrayBuffer();
});

test("services of another person see nothing of it", async () => {
  const caller = await calling();
  await caller.start();
  const stranger = await signedIn(caller.world, "stranger");
  const calls = createCalls(caller.world);
  expect(await refusalOf(calls.transcriptText(stranger, caller.conversationId))).toBe("not_found");
  expect(await refusalOf(calls.openRecording(stranger, caller.conversationId))).toBe("not_found");
  expect(await refusalOf(calls.deleteRecording(stranger, caller.conversationId))).toBe("not_found");
});
