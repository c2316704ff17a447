import { site } from "#app/site/site.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { Refusal } from "#core/errors.ts";
import { reviewNote } from "#core/file-note/note-review.ts";
import { noteFile, noteSchema } from "#core/file-note/note-text.ts";
import type { Login } from "#core/identity/login.ts";
import { momentLabel } from "#core/local-days.ts";
import type { FileNoteView } from "#core/pages/file-note-view.ts";
import type { StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import { conversationStatement, parseConversation } from "../../adapters/d1/conversations/conversations.ts";
import {
  deleteFileNoteStatement,
  fileNoteStatement,
  readyFileNoteStatements,
  saveFileNoteStatement,
} from "../../adapters/d1/conversations/file-note-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";

/**
 * What the agent writes for the file after a conversation. Private, as the conversation is. Methods throw Refusal `signed_out`, and
 * `not_found` for what is not theirs or takes no note (an open session, a drill).
 */
export function createFileNotes(world: World) {
  const { db } = world;

  return {
    /** Throws also `bad_request` with the reason. `isReady`: what asked to be told of notes is told, once for these words. */
    async save(login: Login | null, conversationId: string, input: { note: string; isReady: boolean }): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const { note } = requireInput(noteSchema, input);
      const nowMs = world.now();
      const [viewers, saved] = await db.batch([
        viewerStatement(db, login, nowMs),
        saveFileNoteStatement(db, login, nowMs, { conversationId, note }),
        ...(input.isReady ? readyFileNoteStatements(db, login, nowMs, conversationId) : []),
      ]);
      requireViewer(world, login, viewers);
      if (saved.length === 0) throw new Refusal("not_found");
      if (input.isReady) sendWebhooksSoon(world);
    },

    async remove(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, deleted] = await db.batch([
        viewerStatement(db, login, nowMs),
        deleteFileNoteStatement(db, login, nowMs, conversationId),
      ]);
      requireViewer(world, login, viewers);
      if (deleted.length === 0) throw new Refusal("not_found");
    },

    /** The note as a text file, in words alone. */
    async openFile(login: Login | null, conversationId: string): Promise<string> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, [row], [saved]] = await db.batch([
        viewerStatement(db, login, nowMs),
        conversationStatement(db, login, nowMs, conversationId),
        fileNoteStatement(db, login, nowMs, conversationId),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (!row || !saved) throw new Refusal("not_found");
      const { practice, created_at } = parseConversation(row);
      return noteFile({
        note: saved.note,
        customer: practice.persona.name,
        scenario: practice.scenario.title,
        day: momentLabel(created_at, timeZoneOf(world, viewer)),
        siteName: site.name,
      });
    },
  };
}

/** For the feedback page; null: nothing to write a note of. */
export function fileNoteView(
  conversation: StoredConversation,
  turns: readonly Turn[],
  saved: { note: string; updatedAt: number; readyAt: number | null } | undefined,
): FileNoteView | null {
  const { kind, status, mode, practice, state } = conversation;
  if (kind !== "practice" || status !== "completed" || !turns.some(({ speaker }) => speaker === "agent")) return null;
  return {
    isOfCall: mode === "voice",
    saved: saved ? { ...saved, review: reviewNote(saved.note, { practice, turns, state }) } : null,
  };
}
