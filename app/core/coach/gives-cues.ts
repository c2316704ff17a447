import type { ConversationKind } from "../conversations/conversation-kind.ts";

// By itself, because the page of a session asks it: what finds the cues is a megabyte that stays on the server.

/** Not where the conversation counts. */
export function givesCues({ kind, graded }: { kind: ConversationKind; graded: boolean }): boolean {
  return kind === "practice" && !graded;
}
