import { readClassifier, type Weights } from "#core/customer/understanding/learned/classifier.ts";
import { NEEDED_IN_DOUBT, PROVES, type ProofWeights, proofReader } from "#core/scoring/learned-proof.ts";
import { type Example, type Settings, train } from "../understanding/training/linear.ts";
import { libraryVerdicts } from "./library-lessons.ts";
import { type JudgedCall, readVerdicts } from "./verdicts.ts";

/** Chosen on calls that were left out. */
export const SETTINGS: Settings = {
  fits: "each",
  passes: 8,
  rate: 0.1,
  shrinkage: 1,
  sparsity: 0.6,
  leastLines: 2,
  step: 0.05,
  lean: 0,
};

/** What the product itself says counts as so many readers. */
const LIBRARY_WEIGHT = 5;

/** One for each reader of a credit, and what the library says that meets a check. */
export function proofLessons(calls: readonly JudgedCall[] = readVerdicts()): Example[] {
  return [
    ...calls.flatMap((call) => lessonsOf(call, 1)),
    ...libraryVerdicts().flatMap((one) => lessonsOf(one, LIBRARY_WEIGHT)),
  ];
}

function lessonsOf({ turns, customer, credits }: JudgedCall, weight: number): Example[] {
  const reader = proofReader(turns, customer);
  return credits.flatMap(({ claim, evidence, verdicts }) => {
    const sentences = [reader.features(claim, evidence)];
    return verdicts.map((verdict) => ({
      sentences,
      classes: new Set(verdict === "R" ? [PROVES] : []),
      candidates: [PROVES],
      weight: weight / verdicts.length,
    }));
  });
}

/** Weights, and from which chance on each check is sure, by what is right where each part of the calls is read with the others' weights. */
export function proofFrom(calls: readonly JudgedCall[] = readVerdicts()): Weights & Pick<ProofWeights, "needed"> {
  return { ...weightsFrom(calls), needed: neededIn(readByOthers(calls)) };
}

export function weightsFrom(calls: readonly JudgedCall[]): Weights {
  return train(proofLessons(calls), [PROVES], SETTINGS);
}

/** A check of a call that the rules are sure of, with the quote that is shown for it. `right`: the share of its readers who agree. */
export type ShownCredit = { check: string; chance: number; right: number };

/** The calls fall into four parts, and each is read with what the other three taught. */
export function readByOthers(calls: readonly JudgedCall[]): ShownCredit[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const classifier = readClassifier(weightsFrom(calls.filter((_call, at) => at % PARTS !== part)));
    return calls
      .filter((_call, at) => at % PARTS === part)
      .flatMap((call) => shownIn(call, { classifier, needed: {} }));
  }).flat();
}

const PARTS = 4;

/** Of each check that the rules are sure of, the quote that most likely proves it. */
export function shownIn({ turns, customer, credits }: JudgedCall, by: ProofWeights): ShownCredit[] {
  const reader = proofReader(turns, customer, by);
  const sure = credits.filter(({ claim }) => claim.isSure);
  const byCheck = [...Map.groupBy(sure, ({ claim }) => `${claim.check} ${claim.subject}`).values()];
  return byCheck.flatMap((ofCheck) => {
    const ranked = ofCheck.map(({ claim, evidence, verdicts }) => ({
      check: claim.check,
      chance: reader.chance(claim, evidence),
      right: verdicts.filter((verdict) => verdict === "R").length / verdicts.length,
    }));
    return ranked.sort((a, b) => b.chance - a.chance).slice(0, 1);
  });
}

export function neededIn(shown: readonly ShownCredit[]): Record<string, number> {
  const byCheck = [...Map.groupBy(shown, ({ check }) => check)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byCheck.map(([check, ofCheck]) => [check, CHANCES.find((chance) => isEnough(ofCheck, chance)) ?? NEEDED_IN_DOUBT]),
  );
}

function isEnough(shown: readonly ShownCredit[], chance: number): boolean {
  const kept = shown.filter((one) => one.chance >= chance);
  return kept.length >= LEAST_READ && meanRight(kept) >= WANTED_RIGHT;
}

export function meanRight(shown: readonly ShownCredit[]): number {
  return shown.reduce((sum, { right }) => sum + right, 0) / Math.max(1, shown.length);
}

const CHANCES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const WANTED_RIGHT = 0.88;
/** Of fewer nothing can be said. */
const LEAST_READ = 10;
