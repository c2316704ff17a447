import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { count, withEachFailure } from "#tests/support/each-failure.ts";
import { CHOICE, practising, signedIn } from "#tests/support/practising.ts";
import { emptyReading } from "#tests/support/readings.ts";
import { completion, completionsReader } from "#tests/support/scripted-completions.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { testWorld } from "#tests/support/world.ts";
import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";
import { insertEmailStatement } from "#workers/adapters/d1/outbox.ts";
import { recordings } from "#workers/adapters/d1/schema/call-tables.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createInquiries } from "#workers/services/admin/inquiries.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createOutbox } from "#workers/services/outbox/outbox.ts";
import { createScripts } from "#workers/services/scripts/scripts.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";

// Each test does its work anew for every round trip that can fail.
vi.setConfig({ testTimeout: 30_000 });

async function agent(db: Database, pieces: Partial<World> = {}) {
  const world = testWorld({ db, newId: () => crypto.randomUUID(), ...pieces });
  const login = await signedIn(world);
  return { world, login, person: practising(world, login) };
}

/** With a conversation that has gone on for a while. */
async function practised(db: Database, pieces: Partial<World> = {}) {
  const ready = await agent(db, pieces);
  await ready.person.say("Hi, this is Pat with Harbor. I guarantee that every claim is paid.");
  await ready.person.say("What made you look at your insurance now?");
  await ready.person.say("Who else in the house drives one of the cars?");
  return ready;
}

async function completed(db: Database, pieces: Partial<World> = {}) {
  const ready = await practised(db, pieces);
  await ready.person.say(COMMANDS.end);
  return ready;
}

/** What is said, and how much of it the conversation believes it has. */
const messagesAreCounted = async () =>
  expect(await count("chat_messages")).toBe(
    (await env.DB.prepare("SELECT sum(total_messages) AS n FROM chat_conversations").first<number>("n")) ?? 0,
  );

describe("when the database fails in the middle", () => {
  test("a conversation begins with its first lines, or not at all", async () => {
    const trips = await withEachFailure({
      prepare: (db) => agent(db),
      act: ({ person }) => person.say("Hi, this is Pat."),
      check: async (_, isDone) => {
        await messagesAreCounted();
        if (isDone) expect(await count("chat_messages")).toBe(3);
      },
    });
    expect(trips).toBeGreaterThanOrEqual(2);
  });

  test("a line is stored with its answer, or not at all, and can be sent again", async () => {
    await withEachFailure({
      prepare: (db) => practised(db),
      act: ({ person }) => person.say("Who else is at home?", "the-same-key"),
      check: async ({ person }) => {
        await messagesAreCounted();
        await person.say("Who else is at home?", "the-same-key");
        expect(await count("chat_messages WHERE content = 'Who else is at home?'")).toBe(1);
      },
    });
  });

  test.each([
    ["by the feedback command", (ready: Awaited<ReturnType<typeof practised>>) => ready.person.say(COMMANDS.end)],
    [
      "by a new session",
      ({ world, login, person }: Awaited<ReturnType<typeof practised>>) =>
        createConversationPages(world).complete(login, person.conversationId),
    ],
  ])("a conversation that ends %s has its score and its drills, or goes on", async (_, act) => {
    const drillsOf = { known: 0 };
    await withEachFailure({
      prepare: (db) => practised(db),
      act,
      check: async (_, isDone) => {
        const ended = await count("chat_conversations WHERE status = 'completed'");
        expect(await count("scores")).toBe(ended);
        if (isDone) drillsOf.known = await count("drills");
        expect(await count("drills")).toBe(ended * drillsOf.known);
        expect(ended).toBe(isDone ? 1 : 0);
      },
    });
  });

  test("what a model has read is stored with the state that it makes, or not at all", async () => {
    const line = "What made you look at your insurance now?";
    let lastRead = 0;
    await withEachFailure({
      prepare: (db) =>
        agent(db, {
          customerModel: scriptedCustomer([{ pieces: ["The bill. ", "Two hundred more."] }]),
          exchangeReader: completionsReader([
            completion({
              ...emptyReading,
              agent: { ...emptyReading.agent, acts: [{ act: "reflection", quote: line }] },
            }),
          ]).reader,
        }),
      act: async ({ world, person }) => {
        await person.say(line);
        await world.settled();
      },
      check: async () => {
        const read = await count("chat_messages WHERE reading IS NOT NULL");
        expect(await count(`chat_conversations WHERE customer_state LIKE '%"by":"model"%'`)).toBe(read);
        lastRead = read;
      },
    });
    // The last try meets no failure.
    expect(lastRead).toBe(1);
  });

  test("a moment is tried again with all that was said before, or not at all", async () => {
    await withEachFailure({
      prepare: (db) => completed(db),
      act: ({ world, login, person }) =>
        createForks(world).fork(login, { conversationId: person.conversationId, turn: 3 }),
      check: messagesAreCounted,
    });
  });

  test("a finding is disputed once, however often it is tried", async () => {
    await withEachFailure({
      prepare: (db) => completed(db),
      act: ({ world, login, person }) => dispute(world, login, person.conversationId),
      check: async ({ world, login, person }) => {
        await dispute(world, login, person.conversationId);
        expect(await count("score_disputes")).toBe(1);
      },
    });
  });

  test("a form is a message in the list and an email to the owner, or neither", async () => {
    await withEachFailure({
      prepare: async (db) => ({ world: testWorld({ db }) }),
      act: ({ world }) =>
        createInquiries(world).sendContact(
          { companyName: "Harbor", phone: "702 555 0142", message: "Hello" },
          { address: "192.0.2.7", humanToken: "", form: null },
        ),
      check: async (_, isDone) => {
        expect(await count("outbox")).toBe(await count("inquiries"));
        if (isDone) expect(await count("inquiries")).toBe(1);
      },
    });
  });

  test("an email is on its way all the same: late, or twice, but never lost", async () => {
    const MINUTE_MS = 60_000;
    const mail = { id: "email-1", recipient: "dana@agency.example", subject: "Hi", text: "Hi", html: "Hi" };
    await withEachFailure({
      prepare: async (db) => {
        const world = testWorld({ db });
        await insertEmailStatement(db, mail, world.now());
        return { world };
      },
      act: ({ world }) => createOutbox(world).deliverDue(),
      check: async ({ world }) => {
        world.clock.advance(2 * MINUTE_MS);
        await createOutbox(world).deliverDue();
        expect(world.delivered.length).toBeGreaterThanOrEqual(1);
        expect(await count("outbox WHERE sent_at IS NULL")).toBe(0);
      },
    });
  });

  test("a live call has its line and its conversation, or neither is there", async () => {
    await withEachFailure({
      prepare: (db) => agent(db, { settings: readSettings({ OPENAI_REALTIME_KEY: "key" }) }),
      act: ({ world, login }) => createCalls(world).start(login, { choice: CHOICE, consent: true }),
      check: async () => {
        expect(await count("chat_conversations")).toBe(await count("live_calls"));
        await messagesAreCounted();
      },
    });
  });
});

describe("when the database fails in the middle, no file is left without a row, and no row without a file", () => {
  beforeEach(emptyBuckets);

  const file = (name: string) => ({ name, bytes: new TextEncoder().encode("Hi, this is Pat.").buffer });
  const scriptPieces = () => ({
    scriptFiles: createScriptFiles(env.SCRIPTS),
    extractor: { extract: async () => ({ ok: true as const, text: "Hi, this is Pat.", cut: false }) },
  });
  const scriptKeys = async () => (await env.SCRIPTS.list()).objects.map(({ key }) => key);
  const keptKeys = async () =>
    (await env.DB.prepare("SELECT r2_key FROM scripts WHERE removed_at IS NULL").all()).results.map(
      ({ r2_key }) => r2_key,
    );

  test("of a script that takes the place of another", async () => {
    await withEachFailure({
      prepare: async (db) => {
        await emptyBuckets();
        const ready = await agent(db, scriptPieces());
        await createScripts(ready.world).upload(ready.login, file("old.txt"));
        return ready;
      },
      act: ({ world, login }) => createScripts(world).upload(login, file("new.txt")),
      check: async () => {
        expect(await keptKeys()).toHaveLength(1);
        expect(await scriptKeys()).toEqual(await keptKeys());
      },
    });
  });

  test("of a script that is removed", async () => {
    await withEachFailure({
      prepare: async (db) => {
        await emptyBuckets();
        const ready = await agent(db, scriptPieces());
        await createScripts(ready.world).upload(ready.login, file("old.txt"));
        return ready;
      },
      act: ({ world, login }) => createScripts(world).remove(login),
      check: async () => expect(await scriptKeys()).toEqual(await keptKeys()),
    });
  });

  test("of a recording that is deleted: another try finishes it", async () => {
    await withEachFailure({
      prepare: async (db) => {
        await emptyBuckets();
        const ready = await practised(db, { recordingFiles: createRecordingFiles(env.RECORDINGS) });
        const r2_key = "recordings/agent/call-1";
        await ready.world.recordingFiles.put(r2_key, new Uint8Array(10));
        const of = { call_id: "call-1", conversation_id: ready.person.conversationId, r2_key };
        await db.insert(recordings).values({ ...of, offset_ms: 0, size_bytes: 10, upload_id: null, created_at: 0 });
        return ready;
      },
      act: ({ world, login, person }) => createCalls(world).deleteRecording(login, person.conversationId),
      check: async ({ world, login, person }) => {
        await createCalls(world).deleteRecording(login, person.conversationId);
        expect(await count("recordings")).toBe(0);
        expect((await env.RECORDINGS.list()).objects).toEqual([]);
      },
    });
  });
});

/** Disputes the first finding of the score. */
async function dispute(world: World, login: Awaited<ReturnType<typeof signedIn>>, conversationId: string) {
  const { score } = await createConversationPages({ ...world, db: openDatabase(env.DB) }).openFeedback(
    login,
    conversationId,
  );
  const [hit] = score?.compliance ?? [];
  if (!hit) throw new Error("The conversation broke no rule.");
  const finding = {
    conversationId,
    rule: hit.rule,
    turn: hit.evidence.turn,
    reason: "I did not say that.",
    shared: false,
  };
  return createDisputes(world).dispute(login, finding);
}

async function emptyBuckets(): Promise<void> {
  for (const bucket of [env.SCRIPTS, env.RECORDINGS]) {
    await bucket.delete((await bucket.list()).objects.map(({ key }) => key));
  }
}
