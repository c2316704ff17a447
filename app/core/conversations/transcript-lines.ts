import type { MessageView } from "./views.ts";

/** A message with the index of its turn: what evidence in a score points at. Commands and coach messages are no turns. */
export type TranscriptLine = { message: MessageView; turn: number | null };

export function transcriptLines(messages: readonly MessageView[]): TranscriptLine[] {
  let turns = 0;
  return messages.map((message) => ({ message, turn: message.kind === "turn" ? turns++ : null }));
}
