import type { Mark } from "../customer/marks.ts";
import { sentencesOf } from "./metrics/agent-wording.ts";
import { isTainted, type MarkOf, marksOf, type Reading } from "./reading.ts";
import type { Evidence } from "./score-schema.ts";

/**
 * What a rule found. Met: the proof. Not met: the moment it is about, when there is one. `because`: why this proof counts, where
 * the rubric's words for the check do not say it of every proof.
 */
export type Finding = {
  result: "met" | "likely" | "not-met" | "not-applicable";
  evidence: Evidence[];
  because?: string;
};

export const NOT_APPLICABLE: Finding = { result: "not-applicable", evidence: [] };

export function met(evidence: Evidence[]): Finding {
  return { result: "met", evidence: distinct(evidence) };
}

/** [S45] */
export function likely(evidence: readonly Evidence[]): Finding {
  return { result: "likely", evidence: distinct(evidence) };
}

/** One sentence may prove a thing twice; it is quoted once. */
function distinct(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(
    (one, index) => evidence.findIndex((other) => other.turn === one.turn && other.quote === one.quote) === index,
  );
}

export function notMet(moment: Evidence[] = []): Finding {
  return { result: "not-met", evidence: moment.slice(0, MAX_QUOTES) };
}

export function provenBy(proof: readonly Evidence[]): Finding {
  return proof.length > 0 ? met(proof.map(({ turn, quote }) => ({ turn, quote }))) : notMet();
}

/** [S45] Met by what leaves no doubt, or what a model read; likely by the rest. */
export function surelyProvenBy<Said extends Evidence & { by?: Mark["by"] }>(
  proof: readonly Said[],
  isSure: (said: Said) => boolean,
): Finding {
  const sure = proof.filter((said) => said.by === "model" || isSure(said));
  if (sure.length > 0) return provenBy(sure);
  return proof.length > 0 ? likely(proof.map(({ turn, quote }) => ({ turn, quote }))) : notMet();
}

/** The words that were heard as it or, where those leave a doubt, a sentence of the same turn that leaves none. */
export function plainestOf(
  { turns }: Pick<Reading, "turns">,
  heard: Evidence,
  isPlain: (quote: string) => boolean,
): Evidence {
  if (isPlain(heard.quote)) return heard;
  const said = turns.find(({ index }) => index === heard.turn);
  const plain = said && sentencesOf(said.text).find(isPlain);
  return plain === undefined ? heard : { turn: heard.turn, quote: plain };
}

/** [S27] */
export function untainted<Type extends Mark["type"]>(reading: Reading, type: Type): MarkOf<Type>[] {
  return marksOf(reading.state.marks, type).filter((mark) => !isTainted(reading, mark.turn));
}

export const MAX_QUOTES = 3;
/** Of the agent's: fewer show nothing of how a call is led. */
export const MIN_TURNS = 3;
