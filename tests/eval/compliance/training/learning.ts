import { MOST_STEPS, type PackedModel } from "#core/scoring/compliance/learned/model.ts";
import {
  findWordingIn,
  patternFeature,
  type Stretch,
  stretchesOf,
} from "#core/scoring/compliance/learned/stretches.ts";
import { ANY_BREACH_HEAD, topicHead } from "#core/scoring/compliance/learned/sureness.ts";
import { RULE_IDS, type RuleId } from "#core/scoring/compliance/rules.ts";
import { type Head, type Row, trainHead } from "../../training/logistic.ts";
import { packModel } from "../../training/pack.ts";
import { allLines } from "./all-lines.ts";
import type { TrainingLine } from "./lines.ts";

/** `matter`: of each stretch, whether it, or what it answers, is about insurance, and the words that say so. */
export type Example = TrainingLine & {
  stretches: string[][];
  matter: { isOfTrade: boolean; words: string }[];
  whole: string[];
};
/** `heads`: of each rule its breaches and its topic, and one of breaches of any rule. */
export type Learnt = { names: string[]; places: Map<string, number>; heads: Map<string, Head> };

/** R13 is about the customer's words as much as the agent's: context-hits.ts sees it. */
export const LEARNT_RULES: RuleId[] = RULE_IDS.filter((rule) => rule !== "R13");

export function readExamples(): Example[] {
  return allLines().map(toExample);
}

/** The model as the Worker reads it; `thresholdOf` does not change what is learned. */
export function packedRulesFrom(lines: readonly Example[], thresholdOf: (rule: string) => number): PackedModel {
  const { names, heads } = learn(lines);
  return packModel(
    names,
    [...heads].map(([id, head]) => ({ ...head, id, threshold: thresholdOf(id) })),
    STEP,
  );
}

function patternsOf(stretch: Stretch): string[] {
  return LEARNT_RULES.filter((rule) => findWordingIn(stretch, rule) !== null).map(patternFeature);
}

function isPattern(name: string): boolean {
  return name.startsWith(PATTERN);
}

function isPatternOfOther(rule: RuleId, name: string): boolean {
  return isPattern(name) && name !== patternFeature(rule);
}

/** The line as it is learned. */
export function toExample(line: TrainingLine): Example {
  const read = stretchesOf(line.said, line.heard);
  const stretches = read.map((stretch) => [...stretch.features, ...patternsOf(stretch)]);
  const matter = read.map(({ isOfTrade, sentences }) => ({
    isOfTrade,
    words: [...sentences.map(({ quote }) => quote), line.heard ?? ""].join(" "),
  }));
  return { ...line, stretches, matter, whole: [...new Set(stretches.flat())] };
}

export function learn(lines: readonly Example[]): Learnt {
  const counts = new Map<string, number>();
  for (const { whole } of lines) for (const name of whole) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= MIN_LINES ? [name] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = lines.map(({ stretches, whole }) => ({
    whole: rowOf(whole, places),
    stretches: stretches.map((features) => rowOf(features, places)),
  }));
  const train = (labelled: Row[], own: (name: string) => boolean): Head =>
    trainHead(labelled, {
      allowed: Uint8Array.from(names, (name) => (own(name) ? 1 : 0)),
      step: STEP,
      mostSteps: MOST_STEPS,
      l1: L1,
      epochs: EPOCHS,
    });
  const wholes = (isYes: (line: Example) => boolean | null): Row[] =>
    lines.flatMap((line, index): Row[] => {
      const [row, label] = [rows[index], isYes(line)];
      return row && label !== null ? [{ features: row.whole, isYes: label }] : [];
    });
  const breachesOf = (rule: RuleId): Row[] =>
    lines.flatMap((line, index): Row[] => {
      const row = rows[index];
      if (!row || line.mayAlso.includes(rule) || isLeftToContext(rule, line)) return [];
      if (line.breaks.includes(rule)) return [{ features: row.whole, isYes: true }];
      return row.stretches.map((features) => ({ features, isYes: false }));
    });
  const heads = LEARNT_RULES.flatMap((rule): [string, Head][] => [
    [rule, train(breachesOf(rule), (name) => !isPatternOfOther(rule, name))],
    [
      topicHead(rule),
      train(
        wholes(({ about, breaks }) => about === rule || breaks.includes(rule)),
        (name) => !isPattern(name),
      ),
    ],
  ]);
  const anyBreach = train(
    [
      ...wholes(({ about, breaks }) => (about === null ? null : breaks.length > 0)),
      ...lines.flatMap(({ about }, index) =>
        about === null ? (rows[index]?.stretches ?? []).map((features) => ({ features, isYes: false })) : [],
      ),
    ],
    (name) => !isPattern(name),
  );
  return { names, places, heads: new Map([...heads, [ANY_BREACH_HEAD, anyBreach]]) };
}

export function rowOf(features: readonly string[], places: ReadonlyMap<string, number>): Int32Array {
  return Int32Array.from(features.flatMap((name) => places.get(name) ?? []));
}

/** R20 by silence and R12 by omission: context-hits.ts sees them, no wording does. */
export function isLeftToContext(rule: RuleId, { heard, breaks, whole }: Example): boolean {
  return (
    rule === "R20" && breaks.includes("R20") && heard !== null && !whole.some((name) => /^c:!?document$/.test(name))
  );
}

const PATTERN = "re:";
/** A name that fewer lines hold is chance, or costs the Worker more bytes than it earns. */
const MIN_LINES = 5;
const L1 = 1e-3;
const EPOCHS = 20;
/** Of a weight: a finer one costs the Worker more bytes than it earns. */
export const STEP = 0.3;
