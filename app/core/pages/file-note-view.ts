import type { NoteReview } from "../file-note/note-review.ts";

/** The note of a conversation, for its person. `saved` null: none is written yet. Times are unix ms. */
export type FileNoteView = {
  /** Of a live call it is what a "voice-to-CRM note" is elsewhere. */
  isOfCall: boolean;
  saved: { note: string; updatedAt: number; readyAt: number | null; review: NoteReview } | null;
};
