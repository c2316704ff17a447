import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { authApp, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { count, withEachFailure } from "#tests/support/each-failure.ts";
import { person } from "#tests/support/people.ts";
import type { Database } from "#workers/adapters/d1/database.ts";
import { liveCalls, recordings } from "#workers/adapters/d1/schema/call-tables.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";

// Each test does its work anew for every round trip that can fail.
vi.setConfig({ testTimeout: 30_000 });

/** Somebody with a transcript that has a line, and the owner's server. */
async function transcribing(db: Database) {
  const askedOfRooms: string[] = [];
  const recordingFiles = createRecordingFiles(env.RECORDINGS);
  const app = authApp({ SERVICE_ROLE_KEY }, { db, recordingFiles, callRooms: quietCallRooms(askedOfRooms) });
  const { client, id } = await signedIn(app, { admin: true });
  const made = await client.from("chat_conversations").insert({ user_id: id }).select("id").single();
  const conversation_id = String(made.data?.id);
  await client.from("chat_messages").insert({ conversation_id, role: "user", content: "Hi" });
  const server = app.client({ key: SERVICE_ROLE_KEY });
  return { app, world: app.world, client, id, conversation_id, server, askedOfRooms };
}

test("new conversations and lines of one call are all there, or none is", async () => {
  await withEachFailure({
    prepare: transcribing,
    act: ({ client, id }) => client.from("chat_conversations").insert([{ user_id: id }, { user_id: id }]),
    check: async () => expect([1, 3]).toContain(await count("chat_conversations")),
  });
  await withEachFailure({
    prepare: transcribing,
    act: ({ client, conversation_id }) =>
      client.from("chat_messages").insert([
        { conversation_id, role: "assistant", content: "Yes?" },
        { conversation_id, role: "user", content: "A good time?" },
      ]),
    check: async () => expect([1, 3]).toContain(await count("chat_messages")),
  });
});

test("conversations that end by one call all end, with their durations, or none does", async () => {
  await withEachFailure({
    prepare: async (db) => {
      const ready = await transcribing(db);
      await ready.client.from("chat_conversations").insert({ user_id: ready.id });
      return ready;
    },
    act: ({ client, id }) => client.from("chat_conversations").update({ status: "completed" }).eq("user_id", id),
    check: async () => {
      expect([0, 2]).toContain(await count("chat_conversations WHERE status = 'completed' AND ended_at IS NOT NULL"));
    },
  });
});

test("a conversation is deleted with its lines, its call and its sound; where that fails its rows stay, and it can be deleted again", async () => {
  const sounds = async () => (await env.RECORDINGS.list()).objects.length;
  await withEachFailure({
    prepare: async (db) => {
      const ready = await transcribing(db);
      const { conversation_id, id, world } = ready;
      const r2_key = "recordings/agent/call-1";
      await world.recordingFiles.put(r2_key, new Uint8Array(10));
      const of = { call_id: "call-1", conversation_id };
      await db.insert(recordings).values({ ...of, r2_key, offset_ms: 0, size_bytes: 10, created_at: 0 });
      await db.insert(liveCalls).values({ ...of, user_id: id, expires_at: 0 });
      return ready;
    },
    act: ({ server, conversation_id }) => server.from("chat_conversations").delete().eq("id", conversation_id),
    check: async ({ askedOfRooms, conversation_id }, isDone) => {
      const left = isDone ? 0 : 1;
      if (isDone) expect(askedOfRooms).toEqual([`forget ${conversation_id}`, `hang up ${conversation_id}`]);
      for (const table of ["chat_conversations", "chat_messages", "recordings", "live_calls"]) {
        expect(await count(table), table).toBe(left);
      }
      // The sound goes first: rows without it can be deleted again, sound that no row names would stay for good.
      expect(await sounds()).toBeLessThanOrEqual(left);
    },
  });
});

test("a role changes with its note, or neither", async () => {
  const ready = async (db: Database) => {
    const before = await transcribing(db);
    return { ...before, other: await person(before.world) };
  };
  const isNoted = async () => expect(await count("role_changes")).toBe((await count("user_roles")) - 1);
  await withEachFailure({
    prepare: ready,
    act: ({ client, other }) => client.rpc("promote_user_to_admin", { target_user_id: other.id }),
    check: isNoted,
  });
  await withEachFailure({
    prepare: async (db) => {
      const before = await ready(db);
      await before.client.rpc("promote_user_to_admin", { target_user_id: before.other.id });
      return before;
    },
    act: ({ client, other }) => client.from("user_roles").delete().eq("user_id", other.id).eq("role", "admin"),
    check: async () => expect((await count("role_changes")) + (await count("user_roles"))).toBe(3),
  });
});
