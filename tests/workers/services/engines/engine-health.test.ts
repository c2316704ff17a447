import { describe, expect, test } from "vitest";
import type { EngineName } from "#core/engines/engine-fault.ts";
import { ENGINE_TRIES_PER_PERSON } from "#core/rate-limit.ts";
import { loginOf, person, refusalOf } from "#tests/support/people.ts";
import { CHOICE, signedIn } from "#tests/support/practising.ts";
import { emptyReading } from "#tests/support/readings.ts";
import {
  type Answer,
  completion,
  completionsCustomer,
  completionsReader,
  silent,
  sse,
} from "#tests/support/scripted-completions.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { callUsage } from "#workers/adapters/d1/schema/call-tables.ts";
import { chatConversations } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";
import { createEngines } from "#workers/services/engines/engine-health.ts";
import { watchCustomer, watchReader } from "#workers/services/engines/watched-models.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";

const soon = { "retry-after-ms": "1" };
const status =
  (code: number, headers: Record<string, string> = soon): Answer =>
  () =>
    new Response("Incorrect API key provided: sk-secret", { status: code, headers });

/** A world whose models are on a server that gives these answers. */
function served({ text = [], reading = [] }: { text?: Answer[]; reading?: Answer[] }, pieces: Partial<World> = {}) {
  const world = testWorld({ chatHost: "models.example", ...pieces });
  const speaking = completionsCustomer(text, { timeoutMs: 100 });
  const listening = completionsReader(reading, { timeoutMs: 100 });
  world.customerModel = watchCustomer(world, speaking.model);
  world.exchangeReader = watchReader(world, listening.reader);
  return { world, spoken: speaking.requests, read: listening.requests };
}

async function admin(world: TestWorld, tryWithinMs?: number) {
  const { id } = await person(world, { email: `admin-${world.newId()}@agency.example`, admin: true });
  const login = await loginOf(world, id);
  const engines = createEngines(world, tryWithinMs);
  return {
    page: () => engines.open(login),
    view: async (engine: EngineName) => (await engines.open(login)).engines.find((one) => one.engine === engine),
    try: (engine: string) => engines.try(login, engine),
  };
}

test("what live calls have used in the last 30 days is summed, and what is older is not", async () => {
  const world = testWorld();
  const agent = await signedIn(world);
  const by = { userId: agent.userId, script: null, mode: "voice", model: "aura" } as const;
  const { row } = startConversation(world, CHOICE, by);
  await world.db.insert(chatConversations).values(row);
  const month = 30 * 24 * 60 * 60_000;
  const used = (call_id: string, agoMs: number, tokens: Record<string, number> | null) => ({
    ...{ call_id, conversation_id: row.id, user_id: agent.userId, engine: "workers-ai", model: "aura", tokens },
    ...{ started_at: world.now() - agoMs, ended_at: world.now(), active_ms: 60_000, end_reason: "agent-left" },
  });
  await world.db
    .insert(callUsage)
    .values([
      used("new", 0, { recognisedMs: 45_000, spokenCharacters: 300, transcribedMs: 1000, inputText: 5 }),
      used("before-it-was-counted", month, { inputText: 10, outputAudio: 20 }),
      used("built-in", 1, null),
      used("old", month + 1, { recognisedMs: 999_000, spokenCharacters: 999 }),
    ]);
  const { callUse } = await (await admin(world)).page();
  expect(callUse).toEqual({
    ...{ calls: 3, activeMs: 180_000, recognisedMs: 45_000, transcribedMs: 1000 },
    ...{ spokenCharacters: 300, tokens: 35 },
  });
});

describe("who may see and try the engines", () => {
  test("admins; not a visitor, and not an agent", async () => {
    const world = testWorld();
    const engines = createEngines(world);
    const agent = await loginOf(world, (await person(world)).id);
    for (const [login, code] of [
      [null, "signed_out"],
      [agent, "not_admin"],
    ] as const) {
      expect(await refusalOf(engines.open(login))).toBe(code);
      expect(await refusalOf(engines.try(login, "text"))).toBe(code);
    }
    const { id } = await person(world, { admin: true });
    const login = await loginOf(world, id);
    expect((await engines.open(login)).engines.map(({ engine }) => engine)).toEqual(["text", "reading", "voice"]);
    expect(await engines.try(login, "text")).toMatchObject({ ok: true });
  });

  test("not an admin who has to show a second factor first, nor their token", async () => {
    const settings = { ...readSettings({}), ADMIN_SECOND_FACTOR_REQUIRED: true };
    const world = testWorld({ settings });
    const { id } = await person(world, { admin: true });
    const login = await loginOf(world, id);
    const engines = createEngines(world);
    expect(await refusalOf(engines.open(login))).toBe("second_factor_needed");
    expect(await refusalOf(engines.try(login, "text"))).toBe("second_factor_needed");
    expect(await refusalOf(engines.list({ userId: id, mayAdminister: false }))).toBe("not_admin");
    expect(await engines.list({ userId: id, mayAdminister: true })).toHaveLength(3);
    expect(await engines.list({ isOwner: true })).toHaveLength(3);
  });

  test("somebody who is refused asks no model", async () => {
    const { world, spoken } = served({});
    const agent = await loginOf(world, (await person(world)).id);
    await refusalOf(createEngines(world).try(agent, "text"));
    expect(spoken).toEqual([]);
  });

  test("an admin tries so often and no more; what is no engine is not tried", async () => {
    const world = testWorld();
    const { try: trying } = await admin(world);
    expect(await refusalOf(trying("everything"))).toBe("bad_request");
    for (let i = 0; i < ENGINE_TRIES_PER_PERSON; i++) await trying("reading");
    expect(await refusalOf(trying("reading"))).toBe("too_many_attempts");
  });
});

describe("the page", () => {
  test("names what is built in, which needs nothing from outside", async () => {
    const { page } = await admin(testWorld());
    expect((await page()).engines.map(({ name, hosts, canTry }) => ({ name, hosts, canTry }))).toEqual([
      { name: "Built-in customer", hosts: [], canTry: true },
      { name: "Built-in rules", hosts: [], canTry: true },
      { name: "No live calls", hosts: [], canTry: false },
    ]);
  });

  test("names models and their hosts, and never a key or a password in an address", async () => {
    const settings = readSettings({
      OPENAI_API_KEY: "sk-secret",
      OPENAI_REALTIME_URL: "wss://user:sk-secret@realtime.example/v1/realtime?token=sk-secret",
      OPENAI_REALTIME_MODEL: "talks-1",
    });
    const { world } = served({}, { settings });
    const page = await (await admin(world)).page();
    expect(page.engines.map(({ name, hosts }) => ({ name, hosts }))).toEqual([
      { name: "some-model", hosts: ["models.example"] },
      { name: "some-model", hosts: ["models.example"] },
      { name: "talks-1", hosts: ["realtime.example"] },
    ]);
    expect(JSON.stringify(page)).not.toContain("secret");
  });

  test("names both servers of the pipeline", async () => {
    const settings = readSettings({
      VOICE_ENGINE: "pipeline",
      OPENAI_TRANSCRIBE_URL: "https://hear.example/v1/audio/transcriptions",
      OPENAI_SPEECH_URL: "https://speak.example/v1/audio/speech",
    });
    const { view } = await admin(testWorld({ settings }));
    expect(await view("voice")).toMatchObject({ hosts: ["hear.example", "speak.example"], canTry: true });
  });
});

describe("saying one line", () => {
  test("works offline with what is built in", async () => {
    const speech = { prepare: async () => {}, speak: async () => new Int16Array(48_000) };
    const { try: trying } = await admin(testWorld({ speech }));
    expect(await trying("text")).toMatchObject({ ok: true, cameBack: expect.stringMatching(/\w/) });
    expect(await trying("reading")).toMatchObject({ ok: true, cameBack: expect.stringContaining("name") });
    expect(await trying("voice")).toEqual({ engine: "voice", ok: true, tookMs: 0, cameBack: "2.0 seconds of sound." });
  });

  test("asks the model, shows what it said, and notes that it worked", async () => {
    const { world, spoken, read } = served({
      text: [sse(["Oh, ", "the renewal."])],
      reading: [completion(emptyReading)],
    });
    const { try: trying, view } = await admin(world);
    expect(await trying("text")).toMatchObject({ ok: true, cameBack: "Oh, the renewal." });
    expect(await trying("reading")).toMatchObject({ ok: true, cameBack: expect.stringContaining("It read: nothing") });
    expect([spoken.length, read.length]).toEqual([1, 1]);
    await world.settled();
    expect(await view("text")).toMatchObject({ lastWorkedAt: world.now(), lastFault: null, faults: [] });
    expect(await view("reading")).toMatchObject({ lastWorkedAt: world.now() });
  });

  test.each([
    ["401", [status(401)], "unauthorized"],
    ["403", [status(403)], "unauthorized"],
    ["404", [status(404)], "unknown-model"],
    ["429 that names no time", [status(429), status(429)], "rate-limited"],
    ["429 with a time", [status(429, { "retry-after": "40" })], "rate-limited"],
    ["500", [status(500), status(500)], "unavailable"],
    ["nothing", [silent, silent], "timeout"],
    ["no words", [sse([]), sse([])], "unusable"],
  ] as const)(
    "of a server that answers %s says so by a name of ours, and nothing that it wrote",
    async (_, answers, fault) => {
      const { world } = served({ text: [...answers], reading: [...answers] });
      const { try: trying, page, view } = await admin(world, 5_000);
      for (const engine of ["text", "reading"] as const) {
        expect(await trying(engine)).toMatchObject({ engine, ok: false, fault });
        await world.settled();
        expect(await view(engine)).toMatchObject({
          lastWorkedAt: null,
          lastFault: { fault, atMs: world.now() },
          faults: [{ fault, count: 1 }],
        });
      }
      expect(JSON.stringify(await page())).not.toContain("sk-secret");
    },
  );

  test("waits no longer than it may, whatever the model is allowed", async () => {
    const { world } = served({ text: [silent, silent] });
    const { try: trying } = await admin(world, 20);
    expect(await trying("text")).toMatchObject({ ok: false, fault: "timeout" });
  });

  test("is the request that tries a model again which rests, and wakes it if it works", async () => {
    const { world, spoken } = served({ text: [status(401), sse(["Back again."])] });
    const { try: trying, view } = await admin(world);
    await trying("text");
    expect((await view("text"))?.restsUntil).toBe(world.now() + 30_000);
    expect(await trying("text")).toMatchObject({ ok: true, cameBack: "Back again." });
    expect((await view("text"))?.restsUntil).toBeNull();
    expect(spoken).toHaveLength(2);
  });
});

describe("trying the voice", () => {
  const pipeline = readSettings({
    VOICE_ENGINE: "pipeline",
    OPENAI_TRANSCRIBE_URL: "https://hear.example/v1/audio/transcriptions",
    OPENAI_SPEECH_URL: "https://speak.example/v1/audio/speech",
  });
  const realtime = readSettings({ OPENAI_REALTIME_URL: "wss://realtime.example/v1", OPENAI_REALTIME_KEY: "sk-secret" });

  test.each([
    ["speaks", () => new Response(new Uint8Array(48_000)), { ok: true, cameBack: "1.0 seconds of sound." }],
    ["says nothing", () => new Response(new Uint8Array(0)), { ok: false, fault: "unusable" }],
    ["refuses the key", () => new Response("sk-secret", { status: 401 }), { ok: false, fault: "unauthorized" }],
    ["does not know the model", () => new Response("", { status: 404 }), { ok: false, fault: "unknown-model" }],
    ["has a limit", () => new Response("", { status: 429 }), { ok: false, fault: "rate-limited" }],
    ["fails", () => new Response("", { status: 503 }), { ok: false, fault: "unavailable" }],
  ] as const)("a speech server that %s", async (_, answer, outcome) => {
    const { try: trying } = await admin(testWorld({ settings: pipeline, fetch: async () => answer() }));
    expect(await trying("voice")).toMatchObject(outcome);
  });

  /** A realtime server that says this once its socket stands, and whether it was hung up on. */
  function talker(says: object | null) {
    const closed = Promise.withResolvers<void>();
    const fetcher: typeof fetch = async () => {
      const { 0: client, 1: server } = new WebSocketPair();
      server.accept();
      server.addEventListener("close", () => closed.resolve());
      if (says) server.send(JSON.stringify(says));
      return new Response(null, { status: 101, webSocket: client });
    };
    return { fetcher, closed: closed.promise };
  }

  test("a realtime session is opened, and closed once it stands", async () => {
    const { fetcher, closed } = talker({ type: "session.created" });
    const world = testWorld({ settings: realtime, fetch: fetcher });
    const { try: trying, view } = await admin(world);
    expect(await trying("voice")).toMatchObject({ ok: true, cameBack: "A session was opened, and closed again." });
    await closed;
    await world.settled();
    expect(await view("voice")).toMatchObject({ lastWorkedAt: world.now() });
  });

  test.each([
    ["model_not_found", "unknown-model"],
    ["invalid_api_key", "unauthorized"],
    ["insufficient_quota", "rate-limited"],
    ["something_else", "refused"],
  ])("a session that ends in %s", async (code, fault) => {
    const { fetcher } = talker({ type: "error", error: { code, message: "sk-secret" } });
    const { try: trying } = await admin(testWorld({ settings: realtime, fetch: fetcher }));
    expect(await trying("voice")).toMatchObject({ ok: false, fault });
  });

  test("a socket that says nothing is given up", async () => {
    const { fetcher } = talker(null);
    const { try: trying } = await admin(testWorld({ settings: realtime, fetch: fetcher }), 20);
    expect(await trying("voice")).toMatchObject({ ok: false, fault: "timeout" });
  });

  test("a server that refuses the socket says why by its status", async () => {
    const refuses = async () => new Response("sk-secret", { status: 401 });
    const { try: trying } = await admin(testWorld({ settings: realtime, fetch: refuses }));
    expect(await trying("voice")).toMatchObject({ ok: false, fault: "unauthorized" });
  });
});
