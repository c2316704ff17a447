import { type ScriptReport, scriptReport } from "#core/coach/script-report.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { scoreByKind } from "#core/drills/drill-score.ts";
import { type DrillChange, drillChanges } from "#core/drills/schedule.ts";
import type { Score } from "#core/scoring/score.ts";
import {
  type GuardedWrite,
  type MessageRow,
  type StoredConversation,
  writeScore,
} from "../adapters/d1/conversations.ts";
import type { Database } from "../adapters/d1/database.ts";
import { type DrillRow, writeDrill } from "../adapters/d1/drills.ts";

export type SpokenMessage = Pick<MessageRow, "kind" | "role" | "content" | "created_at">;

/** What was said, without commands and the coach, numbered as the engine and the scorer number it. */
export function turnsOf(messages: readonly SpokenMessage[]): Turn[] {
  return messages
    .filter((message) => message.kind === "turn")
    .map((message, index) => ({
      index,
      speaker: message.role === "user" ? "agent" : "customer",
      text: message.content,
      atMs: message.created_at,
    }));
}

/**
 * What the end of a conversation comes to: its score, its script coverage, the drills it changes, and the writes that store
 * score and drills. Nothing of it when the agent has said nothing, or the words came from a client: no customer of ours heard them.
 */
export function completionOf(
  db: Database,
  ending: {
    conversation: StoredConversation;
    messages: readonly SpokenMessage[];
    /** All of the person's. */
    drills: readonly DrillRow[];
    script: { name: string; content: string } | null;
  },
  nowMs: number,
): { score: Score | null; scriptReport: ScriptReport | null; drills: DrillChange[]; writes: GuardedWrite[] } {
  const { conversation } = ending;
  const turns = turnsOf(ending.messages);
  const lastAgentTurn = turns.findLast((turn) => turn.speaker === "agent");
  if (!lastAgentTurn || conversation.kind === "transcript")
    return { score: null, scriptReport: null, drills: [], writes: [] };

  const { kind, practice, state, mode } = conversation;
  const score = scoreByKind(kind, { practice, turns, state, mode });
  const drills = drillChanges(
    { isRetry: conversation.forked_from !== null, score, lastAgentTurn: lastAgentTurn.index },
    new Map(ending.drills.map((drill) => [drill.objectionId, drill])),
    nowMs,
  );
  const row = {
    conversation_id: conversation.id,
    // The first run; later runs are re-scorings.
    run_no: 1,
    total: score.total,
    gate: score.gate,
    rubric_version: score.rubricVersion,
    engine_version: score.engineVersion,
    score,
    created_at: nowMs,
  };
  return {
    score,
    scriptReport: scriptReport(kind, ending.script, turns),
    drills,
    writes: [writeScore(db, row), ...drills.map((change) => writeDrill(db, conversation, change, nowMs))],
  };
}
