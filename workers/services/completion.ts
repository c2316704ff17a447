import { NOTHING_SAID } from "#core/coach/coach-answer.ts";
import { type ScriptReport, scriptReport } from "#core/coach/script-report.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { scoreByKind } from "#core/drills/drill-score.ts";
import { type DrillChange, drillChanges, dueLabel } from "#core/drills/schedule.ts";
import { feedbackText } from "#core/scoring/feedback.ts";
import type { Score } from "#core/scoring/score.ts";
import {
  type GuardedWrite,
  type MessageRow,
  type ScoreRow,
  type StoredConversation,
  writeScore,
} from "../adapters/d1/conversations.ts";
import type { Database } from "../adapters/d1/database.ts";
import { type DrillRow, writeDrill } from "../adapters/d1/drills.ts";

export type SpokenMessage = Pick<MessageRow, "kind" | "role" | "content" | "created_at"> &
  Partial<Pick<MessageRow, "audio_start_ms" | "audio_end_ms">>;

/** What was said, without commands and the coach, numbered as the engine and the scorer number it. */
export function turnsOf(messages: readonly SpokenMessage[]): Turn[] {
  return messages
    .filter((message) => message.kind === "turn")
    .map((message, index) => ({
      index,
      speaker: message.role === "user" ? "agent" : "customer",
      text: message.content,
      atMs: message.created_at,
      ...speechTimes(message),
    }));
}

function speechTimes({ audio_start_ms, audio_end_ms }: SpokenMessage): Pick<Turn, "startMs" | "endMs"> {
  if (typeof audio_start_ms !== "number" || typeof audio_end_ms !== "number") return {};
  return { startMs: audio_start_ms, endMs: audio_end_ms };
}

export type Completion = {
  score: Score | null;
  scriptReport: ScriptReport | null;
  drills: DrillChange[];
  writes: GuardedWrite[];
};

/** What the coach says at the end; of a drill also when it comes back. */
export function feedbackOf(
  { kind }: Pick<StoredConversation, "kind">,
  completion: Completion | null,
  nowMs: number,
): string {
  if (!completion?.score) return NOTHING_SAID;
  const feedback = feedbackText(completion.score);
  const [change] = completion.drills;
  return kind === "drill" && change ? `${feedback}\n\n${whenNext(change, nowMs)}` : feedback;
}

function whenNext({ state }: DrillChange, nowMs: number): string {
  return state
    ? `This drill comes back ${dueLabel(state.dueAtMs, nowMs)}.`
    : "That was the last drill of this objection.";
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
): Completion {
  const { conversation } = ending;
  const turns = turnsOf(ending.messages);
  const lastAgentTurn = turns.findLast((turn) => turn.speaker === "agent");
  if (!lastAgentTurn || conversation.kind === "transcript")
    return { score: null, scriptReport: null, drills: [], writes: [] };

  const { kind, practice, state, mode, modelChecks } = conversation;
  const score = scoreByKind(kind, { practice, turns, state, mode, modelChecks });
  const drills = drillChanges(
    { isRetry: conversation.forked_from !== null, score, lastAgentTurn: lastAgentTurn.index },
    new Map(ending.drills.map((drill) => [drill.objectionId, drill])),
    nowMs,
  );
  // The first run; later runs are re-scorings.
  const row = scoreRow(conversation.id, 1, score, nowMs);
  return {
    score,
    scriptReport: scriptReport(kind, ending.script, turns),
    drills,
    writes: [writeScore(db, row), ...drills.map((change) => writeDrill(db, conversation, change, nowMs))],
  };
}

export function scoreRow(conversationId: string, runNo: number, score: Score, nowMs: number): ScoreRow {
  return {
    conversation_id: conversationId,
    run_no: runNo,
    total: score.total,
    gate: score.gate,
    rubric_version: score.rubricVersion,
    engine_version: score.engineVersion,
    score,
    created_at: nowMs,
  };
}
