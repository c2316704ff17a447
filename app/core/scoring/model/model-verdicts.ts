import { verifyEvidence } from "../evidence.ts";
import { wordsOf } from "../metrics/agent-wording.ts";
import { findObjectionMark, isTainted, type Reading } from "../reading.ts";
import type { CheckResult, DimensionResult, Score } from "../score-schema.ts";
import type { ModelAnswer, ModelChecks } from "./check-model.ts";

type Verdict = Pick<CheckResult, "method" | "result" | "evidence">;

/** [S42] A proven answer against the rules' verdict; null where theirs stands. */
export function findOverruling(
  reading: Reading,
  check: { id: string; objection: string | null },
  ruled: Verdict,
): Verdict | null {
  const answer = reading.modelChecks && findAnswer(reading.modelChecks, check.id);
  if (!answer || ruled.result === "not-applicable" || !isProven(reading, answer)) return null;
  const { met, turn, quote } = answer;
  const evidence = [{ turn, quote }];
  if (met === "yes" && ruled.result !== "met" && mayCount(reading, turn, check.objection))
    return { method: "model", result: "met", evidence };
  if (met === "no" && ruled.result === "met" && ruled.evidence.every((proof) => proof.turn === turn))
    return { method: "model", result: "not-met", evidence };
  return null;
}

/** The first that names the check, of those that were asked. */
function findAnswer({ asked, answers }: ModelChecks, id: string): ModelAnswer | null {
  return (asked.includes(id) && answers.find(({ check }) => check === id)) || null;
}

/** [S41] */
function isProven({ turns }: Pick<Reading, "turns">, { met, turn, quote }: ModelAnswer): boolean {
  const isAgents = turns.some(({ index, speaker }) => index === turn && speaker === "agent");
  return met !== "unclear" && isAgents && wordsOf(quote).length >= MIN_WORDS && verifyEvidence(turns, { turn, quote });
}

/** A single word such as "I" can be found in nearly every turn, so it proves nothing. */
const MIN_WORDS = 2;

/** What the rules' own proofs are held to: not in a turn that breaks a rule, and after the objection it is about. */
function mayCount(reading: Reading, turn: number, objection: string | null): boolean {
  const raised = objection === null ? null : findObjectionMark(reading.state.marks, objection, "raised");
  return !isTainted(reading, turn) && (raised === null || turn > raised.turn);
}

/** [S43] What the score says about the model that was asked. */
export function modelPart(
  reading: Reading,
  modelChecks: ModelChecks,
  dimensions: readonly DimensionResult[],
  totalByRules: number,
): NonNullable<Score["model"]> {
  const { model, promptVersion, asked } = modelChecks;
  const answers = asked.flatMap((id) => findAnswer(modelChecks, id) ?? []);
  const checks = dimensions.flatMap((dimension) => dimension.checks);
  return {
    name: model,
    promptVersion,
    asked: asked.length,
    overruled: checks.filter(({ method }) => method === "model").length,
    unproven: answers.filter((answer) => answer.met !== "unclear" && !isProven(reading, answer)).length,
    totalByRules,
  };
}
