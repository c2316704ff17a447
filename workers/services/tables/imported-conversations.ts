import { z } from "zod";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { Refusal } from "#core/errors.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import type { RowChange } from "#core/realtime/subscriptions.ts";
import type { RowScope } from "#core/tables/access.ts";
import type { Filter } from "#core/tables/filter.ts";
import { TableError } from "#core/tables/table-error.ts";
import {
  type ConversationChange,
  MAX_CHANGED_ROWS,
  MAX_MESSAGES,
  type NewConversation,
  newConversationSchema,
  newMessageSchema,
  parseChange,
  parseRows,
} from "#core/tables/writes.ts";
import { beginStatements } from "../../adapters/d1/conversations/frozen-practices.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { usersWithIdsStatement } from "../../adapters/d1/identity/users.ts";
import type { chatConversations } from "../../adapters/d1/schema/conversation-tables.ts";
import {
  appendStatements,
  changeTranscriptStatement,
  parseTranscripts,
  spokenTimesStatement,
  type TranscriptChange,
  transcriptsStatement,
} from "../../adapters/d1/tables/imported-conversations.ts";
import { removeConversations } from "../conversations/remove-conversations.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

/**
 * Conversations that a client of the API imports (kind "transcript"). Pages list them beside the others; they are never scored.
 */
export function createTranscripts(
  world: Pick<
    World,
    "db" | "now" | "newId" | "newSeed" | "background" | "recordingFiles" | "callRooms" | "realtime" | "billing"
  >,
) {
  const { db } = world;
  return {
    /** Inserts conversations and returns their ids. Throws a TableError for a body or owner that is not allowed. */
    async begin(bearer: Bearer, body: unknown): Promise<string[]> {
      const rows = parseRows("chat_conversations", body, newConversationSchema).map((row) =>
        rowOf(row, ownerOf(bearer, row)),
      );
      await requireUsers([...new Set(rows.map(({ user_id }) => user_id))]);
      // A statement for each row, which binds two dozen values: D1 allows 100.
      const begun = await Promise.all(rows.map((row) => beginStatements(db, row)));
      await runBatch(db, begun.flat());
      tell("INSERT", rows);
      return rows.map(({ id }) => id);
    },

    /**
     * Appends messages to one conversation, all or none, and returns their ids in order. Throws a TableError if they are for
     * several conversations, or the conversation is not an active import of the caller or has no room.
     */
    async append(scope: RowScope, body: unknown): Promise<string[]> {
      const rows = parseRows("chat_messages", body, newMessageSchema);
      const conversationId = rows[0]?.conversation_id ?? "";
      if (rows.some((row) => row.conversation_id !== conversationId)) {
        throw new TableError("PGRST127", "Feature not implemented", {
          details: "The messages of one call belong to one conversation.",
        });
      }
      const messages = rows.map((row) => ({ ...row, id: world.newId(), created_at: world.now() }));
      const results = await runBatch(db, appendStatements(db, scope, conversationId, messages, MAX_MESSAGES));
      const [first] = results;
      if (Array.isArray(first) && first.length === 1) {
        const ownerId = ownersSchema.parse(results.at(-1))[0]?.userId ?? "";
        tellChanges(
          world,
          messages.map(({ id }) => ({ table: "chat_messages", type: "INSERT", key: { id }, ownerId })),
        );
        return messages.map(({ id }) => id);
      }
      throw new TableError("42501", 'new row violates row-level security policy for table "chat_messages"', {
        details: `The conversation must be one of your own that this API began, active, with at most ${MAX_MESSAGES} messages.`,
      });
    },

    /**
     * Changes conversations and returns the ids of the changed ones. `check` gets the number of matching rows and may throw
     * before anything is changed. Throws a TableError for a change that is not allowed.
     */
    async change(
      scope: RowScope,
      where: readonly Filter[],
      body: unknown,
      check: (found: number) => void,
    ): Promise<string[]> {
      const change = parseChange(body);
      const found = parseTranscripts(await transcriptsStatement(db, scope, where, MAX_CHANGED_ROWS));
      check(found.length);
      if (change.status === "active" && found.some(({ status }) => status !== "active")) {
        throw new TableError("23514", "a conversation that has ended stays ended");
      }
      const ending = change.status === "completed" ? found.filter(({ status }) => status !== "completed") : [];
      const seconds = await practisedSecondsOf(ending.map(({ id }) => id));
      const nowMs = world.now();
      const results = await runBatch(
        db,
        found.map((one) => {
          const ends = seconds.get(one.id);
          const endedAt = Math.min(Math.max(change.ended_at ?? nowMs, one.created_at), nowMs);
          const ended = ends === undefined ? {} : { ended_at: endedAt, duration_seconds: ends };
          return changeTranscriptStatement(db, one.id, one.status, { ...plainChange(change), ...ended });
        }),
      );
      const changed = found.filter((_, index) => isOneRow(results[index]));
      tell("UPDATE", changed);
      return changed.map(({ id }) => id);
    },

    /**
     * Deletes conversations of any kind with everything that belongs to them, all or none. Ends their live calls first. Throws a
     * TableError for one that was handed in, or was chosen to count, unless it is the installation's own server that deletes.
     */
    async remove(bearer: Bearer, rows: readonly { id: string; user_id: string }[]): Promise<void> {
      try {
        await removeConversations(world, rows, { alsoKept: bearer.role === "service_role" });
      } catch (error) {
        throw error instanceof Refusal && error.code === "handed_in" ? handedIn() : error;
      }
    },
  };

  function tell(conversation: RowChange["type"], rows: readonly { id: string; user_id: string }[]): void {
    tellChanges(
      world,
      rows.flatMap(({ id, user_id }) => conversationChanges({ ownerId: user_id, conversationId: id, conversation })),
    );
  }

  /** The row of an import. It gets a customer that never speaks, because pages read the practice of every conversation. */
  function rowOf(row: NewConversation, userId: string): typeof chatConversations.$inferInsert {
    const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: world.newSeed() });
    if (!practice) throw new Error("the default choice is in the library");
    return {
      id: world.newId(),
      user_id: userId,
      title: row.title,
      status: row.status,
      total_messages: 0,
      duration_seconds: 0,
      created_at: world.now(),
      ended_at: null,
      phase: "practising",
      mode: "text",
      version: 1,
      scenario_id: practice.scenario.id,
      persona_id: practice.persona.id,
      difficulty: practice.difficulty.level,
      practice,
      customer_state: openCustomer(practice).state,
      last_move: null,
      model: "client",
      script_id: null,
      script_objections: [],
      kind: "transcript",
    };
  }

  async function requireUsers(ids: string[]): Promise<void> {
    const known = await usersWithIdsStatement(db, ids);
    if (known.length === ids.length) return;
    const constraint = "chat_conversations_user_id_fkey";
    const message = `insert or update on table "chat_conversations" violates foreign key constraint "${constraint}"`;
    throw new TableError("23503", message);
  }

  async function practisedSecondsOf(ids: string[]): Promise<Map<string, number>> {
    const times = ids.length === 0 ? [] : await spokenTimesStatement(db, ids);
    return new Map(ids.map((id) => [id, practisedSeconds(times.filter((one) => one.conversationId === id))]));
  }
}

function handedIn(): TableError {
  return new TableError("42501", "a conversation that counts for an organization cannot be deleted", {
    details: "It was handed in, or was chosen to count. It stays with the organization.",
  });
}

/** What the last of `appendStatements` gives. */
const ownersSchema = z.array(z.object({ userId: z.string() }));

function ownerOf(bearer: Bearer, row: NewConversation): string {
  if (bearer.role === "authenticated" && (row.user_id ?? bearer.userId) === bearer.userId) return bearer.userId;
  if (bearer.role === "service_role" && row.user_id !== undefined) return row.user_id;
  if (bearer.role === "service_role") {
    throw new TableError(
      "23502",
      'null value in column "user_id" of relation "chat_conversations" violates not-null constraint',
    );
  }
  throw new TableError("42501", 'new row violates row-level security policy for table "chat_conversations"');
}

function plainChange({ title, total_messages, status }: ConversationChange): TranscriptChange {
  return { title, total_messages, status };
}

function isOneRow(result: unknown): boolean {
  return Array.isArray(result) && result.length === 1;
}
