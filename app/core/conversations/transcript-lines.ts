import type { MessageView } from "./message-view.ts";
import type { Turn } from "./turns.ts";

/** A message with the index of its turn: what evidence in a score points at. Commands and coach messages are no turns. */
export type TranscriptLine = { message: MessageView; turn: number | null };

export function transcriptLines(messages: readonly MessageView[]): TranscriptLine[] {
  let turns = 0;
  return messages.map((message) => ({ message, turn: message.kind === "turn" ? turns++ : null }));
}

/** What agent and customer said. */
export function turnsIn(messages: readonly MessageView[]): Turn[] {
  return transcriptLines(messages).flatMap(({ message, turn }) =>
    turn === null
      ? []
      : [
          {
            index: turn,
            speaker: message.role === "user" ? ("agent" as const) : ("customer" as const),
            text: message.content,
            atMs: message.createdAt,
          },
        ],
  );
}

/**
 * The line to say again for a moment: the agent's own, or the one that came after what the customer said. Null: there is
 * none.
 */
export function retryTurn(messages: readonly MessageView[], moment: number): number | null {
  const own = transcriptLines(messages).find(
    ({ message, turn }) => turn !== null && turn >= moment && message.role === "user",
  );
  return own?.turn ?? null;
}
