import { NOTHING_SAID } from "../coach/coach-answer.ts";
import { type ScriptReport, scriptReport } from "../coach/script-report.ts";
import type { ConversationKind } from "../conversations/conversation-kind.ts";
import { type SpokenMessage, turnsOf } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import { isCustomersEnd } from "../customer/deciding/exits.ts";
import { scoreByKind } from "../drills/drill-score.ts";
import { type DrillChange, type DrillState, drillChanges, intervalLabel } from "../drills/schedule.ts";
import type { Practice } from "../scenarios/practice.ts";
import { shortFeedbackText } from "../scoring/feedback-text.ts";
import type { Score } from "../scoring/score-schema.ts";
import { whyUnjudged } from "../scoring/unjudged.ts";

/** What of a stored conversation decides its score. */
export type EndedConversation = {
  kind: ConversationKind;
  practice: Practice;
  state: CustomerState;
  mode: "text" | "voice";
  forked_from: string | null;
};

/** What the end of a conversation comes to. */
export type Completion = {
  score: Score | null;
  scriptReport: ScriptReport | null;
  drills: DrillChange[];
  /** Something was said, and this is why it is not judged. */
  unjudged?: string;
};

/**
 * The score, the script coverage and the changes to the person's drills at the end of a conversation. Nothing of it when the
 * agent has said nothing, or the words came from a client of the API: no customer of ours heard them.
 */
export function completionOf(
  ending: {
    conversation: EndedConversation;
    messages: readonly SpokenMessage[];
    /** All drills of the person. */
    drills: readonly (DrillState & { objectionId: string })[];
    script: { name: string; content: string } | null;
  },
  nowMs: number,
): Completion {
  const { kind, practice, state, mode, forked_from } = ending.conversation;
  const turns = turnsOf(ending.messages);
  const lastAgentTurn = turns.findLast((turn) => turn.speaker === "agent");
  if (!lastAgentTurn || kind === "transcript") return { score: null, scriptReport: null, drills: [] };

  const unjudged = kind !== "practice" ? null : whyUnjudged(turns, isCustomersEnd(state.exit));
  const report = scriptReport(kind, ending.script, turns);
  if (unjudged !== null) return { score: null, scriptReport: report, drills: [], unjudged };

  const score = scoreByKind(kind, { practice, turns, state, mode });
  const drills = drillChanges(
    { isRetry: forked_from !== null, score, lastAgentTurn: lastAgentTurn.index },
    new Map(ending.drills.map((drill) => [drill.objectionId, drill])),
    nowMs,
  );
  return { score, scriptReport: report, drills };
}

/** What the coach says at the end; of a drill also when it comes back. */
export function feedbackOf(kind: ConversationKind, completion: Completion | null, nowMs: number): string {
  if (!completion?.score) return completion?.unjudged ?? NOTHING_SAID;
  const feedback = shortFeedbackText(completion.score);
  const [change] = completion.drills;
  return kind === "drill" && change ? `${feedback}\n\n${whenNext(change, nowMs)}` : feedback;
}

function whenNext({ state }: DrillChange, nowMs: number): string {
  return state
    ? `This drill comes back ${intervalLabel(state.dueAtMs, nowMs)}.`
    : "That was the last drill of this objection.";
}
