import { env } from "cloudflare:workers";
import type { CallRooms } from "#workers/adapters/call-rooms.ts";
import { recordings } from "#workers/adapters/d1/schema/call-tables.ts";
import { chatConversations, chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts } from "#workers/adapters/d1/schema/team-tables.ts";
import { createRecordingFiles, type RecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";
import { CHOICE } from "./practising.ts";
import { type TestWorld, testWorld } from "./world.ts";

/** A world with the real bucket of recordings, and nobody on a call. `failing`: keys whose deletion fails. */
export function keepingWorld(failing: Set<string> = new Set()): TestWorld {
  const bucket = createRecordingFiles(env.RECORDINGS);
  const recordingFiles: RecordingFiles = {
    ...bucket,
    async delete(key, uploadId) {
      if (failing.has(key)) throw new Error("the bucket is away");
      await bucket.delete(key, uploadId);
    },
  };
  const callRooms: Partial<CallRooms> = {};
  return testWorld({ recordingFiles, callRooms: callRooms as CallRooms });
}

/** A completed conversation of somebody's with words and, unless told otherwise, sound; handed in at a moment, or private. */
export async function keptConversation(
  world: TestWorld,
  person: { id: string },
  organisationId: string,
  of: {
    handedInAt: number | null;
    recordedAt?: number;
    hasSound?: boolean;
    isAttempt?: boolean;
    assignmentId?: string;
    total?: number;
  },
): Promise<{ id: string; key: string }> {
  const id = world.newId();
  const key = `recordings/${person.id}/${id}`;
  const by = { userId: person.id, script: null, mode: "voice", model: "built-in" } as const;
  const { row, opening } = startConversation(world, CHOICE, by);
  await world.db.insert(chatConversations).values({ ...row, id, status: "completed", ended_at: world.now() });
  await world.db.insert(chatMessages).values({ ...opening, conversation_id: id });
  if (of.hasSound !== false) {
    await world.recordingFiles.put(key, new Uint8Array(8));
    await world.db.insert(recordings).values({
      call_id: id,
      conversation_id: id,
      r2_key: key,
      offset_ms: 0,
      size_bytes: 8,
      created_at: of.recordedAt ?? of.handedInAt ?? world.now(),
    });
  }
  if (of.handedInAt !== null || of.isAttempt) {
    await world.db.insert(assignmentAttempts).values({
      conversation_id: id,
      organisation_id: organisationId,
      assignment_id: of.assignmentId ?? null,
      user_id: person.id,
      scenario_id: CHOICE.scenarioId,
      mode: "voice",
      counts: of.handedInAt !== null,
      started_at: world.now(),
      handed_in_at: of.handedInAt,
      total: of.total ?? null,
    });
  }
  return { id, key };
}

export async function isSoundThere(key: string): Promise<boolean> {
  return (await env.RECORDINGS.head(key)) !== null;
}
