import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { DELETION_SWEPT_MS } from "#core/history/undo-time.ts";
import type { Login } from "#core/identity/login.ts";
import { DELETIONS_PER_PERSON } from "#core/rate-limit.ts";
import { monthStartMs } from "#core/voice/call/call-allowance.ts";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { SCHEMA_TABLES } from "#tests/support/schema-tables.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { usedSinceStatement } from "#workers/adapters/d1/calls/live-calls.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createDeletedSessions, sweepDeletedSessions } from "#workers/services/history/deleted-sessions.ts";

const OF_CONVERSATIONS = SCHEMA_TABLES.map(getTableConfig).filter(({ foreignKeys }) =>
  foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === "chat_conversations"),
);

function worldWithSound(pieces: Partial<TestWorld> = {}): TestWorld {
  return testWorld({
    recordingFiles: createRecordingFiles(env.RECORDINGS),
    callRooms: { join: async () => new Response(), hangUp: async () => {}, deleteSound: async () => {} },
    ...pieces,
  });
}

describe("deleting a session", () => {
  test("takes every row that hangs on it and its sound, and leaves the person's other things", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    await fillEveryTable(login.userId);
    // Practice that belongs to an assignment and was not handed in.
    await world.db.run("UPDATE assignment_attempts SET counts = 0, handed_in_at = NULL");
    const [id, key] = ["chat_conversations-id", "recordings/agent/call"];
    await env.RECORDINGS.put(key, "sound");
    await world.db.run(`UPDATE recordings SET r2_key = '${key}', upload_id = NULL`);
    const others = SCHEMA_TABLES.map((table) => getTableConfig(table).name).filter(
      (name) => name !== "chat_conversations" && !OF_CONVERSATIONS.some((table) => table.name === name),
    );
    const before = await contentsOf(others);
    await createDeletedSessions(world).delete(login, id);
    for (const { name } of OF_CONVERSATIONS) expect(await rowsOf(`SELECT * FROM ${name}`), name).toEqual([]);
    expect(OF_CONVERSATIONS.length).toBeGreaterThan(7);
    expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([]);
    expect(await env.RECORDINGS.head(key)).not.toBeNull();
    world.clock.advance(DELETION_SWEPT_MS);
    await sweepDeletedSessions(world);
    expect(await env.RECORDINGS.head(key)).toBeNull();
    expect(await rowsOf("SELECT table_name FROM deleted_rows WHERE conversation_id = ?", id)).toEqual([]);
    const { attempts: _, deleted_call_usage: usage, deleted_rows: __, ...left } = await contentsOf(others);
    const { attempts: ___, deleted_call_usage: usageBefore, deleted_rows: ____, ...kept } = before;
    expect(left).toEqual(kept);
    expect(usage).toHaveLength((usageBefore?.length ?? 0) + 1);
  });

  test("keeps what its calls used in the month's count", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const nowMs = world.now();
    await env.DB.prepare(
      "INSERT INTO call_usage VALUES ('call-1', ?, ?, 'built-in', 'built-in', ?, ?, 90000, 'agent-left', '{\"spokenCharacters\":7}')",
    )
      .bind(id, login.userId, nowMs, nowMs + 90_000)
      .run();
    const used = async () => (await usedSinceStatement(world.db, login, nowMs, monthStartMs(nowMs)))[0]?.usedMs;
    expect(await used()).toBe(90_000);
    await createDeletedSessions(world).delete(login, id);
    expect(await used()).toBe(90_000);
    expect(await rowsOf("SELECT user_id, model, end_reason, tokens FROM deleted_call_usage")).toEqual([
      { user_id: login.userId, model: "built-in", end_reason: "agent-left", tokens: '{"spokenCharacters":7}' },
    ]);
  });

  test("is for its person alone, and once", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const pages = createConversationPages(world);
    const deleted = createDeletedSessions(world);
    const stranger = await signedIn(world, "stranger");
    expect(await refusalOf(deleted.delete(stranger, id))).toBe("not_found");
    expect(await refusalOf(deleted.delete(null, id))).toBe("signed_out");
    expect((await pages.openFeedback(login, id)).conversation.id).toBe(id);
    await deleted.delete(login, id);
    expect(await refusalOf(deleted.delete(login, id))).toBe("not_found");
    expect(await refusalOf(pages.openFeedback(login, id))).toBe("not_found");
  });

  test("leaves a retry of it, which then says that there is nothing to compare", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const source = await practised(world, login);
    const { conversationId } = await createForks(world).fork(login, { conversationId: source, turn: 3 });
    const pages = createConversationPages(world);
    const deleted = createDeletedSessions(world);
    expect(await pages.openFeedback(login, conversationId)).toMatchObject({ isSourceDeleted: false });
    await deleted.delete(login, source);
    const page = await pages.openFeedback(login, conversationId);
    expect(page).toMatchObject({ isSourceDeleted: true, retry: null });
    expect(page.messages).toHaveLength(3);
    // It is no first attempt now: it still changes no drills.
    const { goOn } = practising(world, login);
    await goOn(conversationId, 2, "What worries you most about it?");
    await goOn(conversationId, 4, COMMANDS.end);
    expect(await rowsOf("SELECT * FROM drills")).toEqual([]);
  });

  test("that cannot delete the sound when its time is over keeps what names it, so that it can be tried again", async () => {
    const files = createRecordingFiles(env.RECORDINGS);
    let isDown = true;
    const world = worldWithSound({
      recordingFiles: {
        ...files,
        delete: async (key, uploadId) => {
          if (isDown) throw new Error("R2 is not there");
          await files.delete(key, uploadId);
        },
      },
    });
    const login = await signedIn(world);
    const id = await practised(world, login);
    await env.DB.prepare("INSERT INTO recordings VALUES ('call-1', ?, 'recordings/agent/call', 0, 9, NULL, 1)")
      .bind(id)
      .run();
    await createDeletedSessions(world).delete(login, id);
    world.clock.advance(DELETION_SWEPT_MS);
    await expect(sweepDeletedSessions(world)).rejects.toThrow("R2 is not there");
    expect(await rowsOf("SELECT part FROM deleted_rows WHERE table_name = 'recordings'")).toHaveLength(1);
    isDown = false;
    await sweepDeletedSessions(world);
    expect(await rowsOf("SELECT part FROM deleted_rows")).toEqual([]);
  });

  test("is limited, since each takes its messages out of the count of a minute", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const deleted = createDeletedSessions(world);
    for (let done = 0; done < DELETIONS_PER_PERSON; done += 1) {
      const id = `one-${done}`;
      await practised(world, login, id, ["Hi, this is Pat."]);
      await deleted.delete(login, (await lastId()) ?? "");
      world.clock.advance(1000);
    }
    await practised(world, login, "last", ["Hi, this is Pat."]);
    expect(await refusalOf(deleted.delete(login, (await lastId()) ?? ""))).toBe("too_many_attempts");
    expect(await lastId()).toBeDefined();
  });
});

/** A whole session, ended. */
async function practised(world: TestWorld, login: Login, name = "key", lines = [...JUDGEABLE_LINES, COMMANDS.end]) {
  const person = practising(world, login);
  for (const [index, line] of lines.entries()) await person.say(line, `client-${name}-${index}`);
  return person.conversationId;
}

async function lastId(): Promise<string | undefined> {
  return (await rowsOf("SELECT id FROM chat_conversations"))[0]?.id?.toString();
}

async function contentsOf(tables: readonly string[]): Promise<Record<string, unknown[]>> {
  return Object.fromEntries(
    await Promise.all(tables.map(async (name) => [name, await rowsOf(`SELECT * FROM ${name}`)])),
  );
}
