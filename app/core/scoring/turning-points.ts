import type { Judged, JudgedCheck } from "./checks.ts";
import { agentTurnsOf, marksOf, type Reading } from "./reading.ts";
import type { CheckResult } from "./score-schema.ts";

/** The check whose lesson comes first, and the turn at which the conversation went another way. */
export type TurningPoint = { entry: JudgedCheck; turn: number };

/**
 * [S32] What the agent could have done otherwise, in the order of the conversation, what was said before how it was said: an objection that was answered before it was
 * heard, what was told and not taken up, advice before a question, a pressing ask, a turn too long or too thick with terms. The
 * opening and the end are none: they come first and last in every conversation. Empty: nothing of it happened.
 */
export function turningPoints(reading: Reading, judged: readonly Judged[]): TurningPoint[] {
  const missed = judged
    .filter(({ result }) => result.percent !== null)
    .flatMap((dimension) => dimension.judged)
    .filter(({ result, check }) => result.better !== null && result.outOf > 0 && !isOfNothing(check.id, result));
  return missed
    .flatMap((entry): TurningPoint[] => {
      const turn = TURNING.has(entry.check.id) ? turnOf(reading, entry) : null;
      return turn === null ? [] : [{ entry, turn }];
    })
    .sort((a, b) => formOf(a) - formOf(b) || a.turn - b.turn || rankOf(a.entry) - rankOf(b.entry));
}

/** A gap that was not named has nothing that could have been tied: naming it comes first. */
export function isOfNothing(checkId: string, { evidence }: Pick<CheckResult, "evidence">): boolean {
  return checkId === "gaps.tied" && evidence.length === 0;
}

/** Of one moment the first of these: what has to be done first. */
const TURNING_CHECKS = [
  "next-step.no-pressure",
  "objections.acknowledged",
  "objections.explored",
  "objections.answered",
  "recommendation.basis",
  "gaps.named",
  "gaps.tied",
  "recommendation.linked",
  "discovery.one-at-a-time",
  "listening.short-turns",
  "listening.plain-words",
  "listening.no-repeat",
  "objections.settled",
];
/** How something was said comes after what was said: it is in every call, and seldom what the call turned on. */
const OF_FORM: ReadonlySet<string> = new Set([
  "discovery.one-at-a-time",
  "listening.short-turns",
  "listening.plain-words",
  "listening.no-repeat",
]);

function formOf({ entry }: TurningPoint): number {
  return OF_FORM.has(entry.check.id) ? 1 : 0;
}

const TURNING: ReadonlySet<string> = new Set(TURNING_CHECKS);

function rankOf({ check }: JudgedCheck): number {
  return TURNING_CHECKS.indexOf(check.id);
}

/** The agent's turn that it is about; null: none is. */
function turnOf(reading: Reading, { check, result }: JudgedCheck): number | null {
  const own = result.evidence.find(({ turn }) => isAgentTurn(reading, turn))?.turn ?? null;
  if (own !== null) return own;
  const advice = check.id.startsWith("recommendation.")
    ? (marksOf(reading.state.marks, "recommendation")[0]?.turn ?? null)
    : null;
  if (advice !== null) return advice;
  const heard =
    isPassedOver(reading, result.id) || check.id.startsWith("objections.") ? result.chance?.turn : undefined;
  const answer =
    heard === undefined ? null : (agentTurnsOf(reading.turns).find(({ index }) => index > heard)?.index ?? null);
  return check.id === "gaps.named" && namesGap(reading, answer) ? null : answer;
}

/** Who named another gap there did not let it pass. */
function namesGap({ state }: Reading, turn: number | null): boolean {
  return marksOf(state.marks, "gap").some((mark) => mark.turn === turn);
}

/** A gap that could be seen from what was told: the conversation turned at the answer to that. */
function isPassedOver({ practice, state }: Reading, checkId: string): boolean {
  const gap = practice.scenario.gaps.find(({ id }) => checkId.startsWith("gaps.") && checkId.endsWith(`:${id}`));
  return gap !== undefined && marksOf(state.marks, "disclosed").some(({ fact }) => gap.tiedTo.includes(fact));
}

function isAgentTurn({ turns }: Reading, index: number): boolean {
  return turns.find((turn) => turn.index === index)?.speaker === "agent";
}
