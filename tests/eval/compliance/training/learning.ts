import { readdirSync, readFileSync } from "node:fs";
import { normOf, type PackedModel } from "#core/scoring/compliance/learned/model.ts";
import {
  findWordingIn,
  patternFeature,
  type Stretch,
  stretchesOf,
} from "#core/scoring/compliance/learned/stretches.ts";
import { ANY_BREACH_HEAD, topicHead } from "#core/scoring/compliance/learned/sureness.ts";
import { RULE_IDS, type RuleId } from "#core/scoring/compliance/rules.ts";
import { complianceCases } from "#tests/app/core/scoring/compliance-cases.ts";
import { type Head, type Row, trainHead } from "../../training/logistic.ts";
import { packModel } from "../../training/pack.ts";
import { libraryLines } from "./library-lines.ts";
import { type TrainingLine, trainingLines } from "./lines.ts";

export type Example = TrainingLine & { stretches: string[][]; whole: string[] };
/** `heads`: of each rule its breaches and its topic, and one of breaches of any rule. */
export type Learnt = { names: string[]; places: Map<string, number>; heads: Map<string, Head> };

/** R13 is about the customer's words as much as the agent's: context-hits.ts sees it. */
export const LEARNT_RULES: RuleId[] = RULE_IDS.filter((rule) => rule !== "R13");

export function readExamples(): Example[] {
  return [...trainingLines(), ...tunedCases(), ...innocentLines(), ...exampleLines()].map(toExample);
}

/** The model as the Worker reads it; `thresholdOf` does not change what is learned. */
export function packedRulesFrom(lines: readonly Example[], thresholdOf: (rule: string) => number): PackedModel {
  const { names, heads } = learn(lines);
  return packModel(
    names,
    [...heads].map(([id, head]) => ({ ...head, id, threshold: thresholdOf(id) })),
    UNIT,
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

function tunedCases(): TrainingLine[] {
  return complianceCases
    .filter(({ heldOut }) => !heldOut)
    .map(({ heard, said, breaks }) => ({ heard, said, breaks, mayAlso: [], about: breaks[0] ?? null }));
}

/** Ordinary lines of the understanding set; those that press, scare or insult may well break a rule. */
function innocentLines(): TrainingLine[] {
  const folder = new URL("../../understanding/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith("seen-"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line))
    .filter(({ acts }) => !acts.some((act: string) => ["pressure", "scare", "insult"].includes(act)))
    .map(({ previous, text }) => ({ heard: previous ?? null, said: text, breaks: [], mayAlso: [], about: null }));
}

function exampleLines(): TrainingLine[] {
  return libraryLines().map((said) => ({ heard: null, said, breaks: [], mayAlso: [], about: null }));
}

function toExample(line: TrainingLine): Example {
  const stretches = stretchesOf(line.said, line.heard).map((stretch) => [...stretch.features, ...patternsOf(stretch)]);
  return { ...line, stretches, whole: [...new Set(stretches.flat())] };
}

export function learn(lines: readonly Example[]): Learnt {
  const counts = new Map<string, number>();
  for (const { whole } of lines) for (const name of whole) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= MIN_LINES ? [name] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const strengths = Float64Array.from(names, strengthOf);
  const rows = lines.map(({ stretches, whole }) => ({
    whole: rowOf(whole, places),
    stretches: stretches.map((features) => rowOf(features, places)),
  }));
  const train = (labelled: Row[], own: (name: string) => boolean, { l1, epochs } = BREACH): Head =>
    trainHead(labelled, {
      size: names.length,
      strengths: strengths.map((strength, place) => (own(names[place] ?? "") ? strength : 0)),
      l1,
      l2: L2,
      epochs,
    });
  const wholes = (isYes: (line: Example) => boolean | null): Row[] =>
    lines.flatMap((line, index): Row[] => {
      const [row, label] = [rows[index], isYes(line)];
      return row && label !== null ? [{ ...row.whole, isYes: label }] : [];
    });
  const breachesOf = (rule: RuleId): Row[] =>
    lines.flatMap((line, index): Row[] => {
      const row = rows[index];
      if (!row || line.mayAlso.includes(rule) || isLeftToContext(rule, line)) return [];
      if (line.breaks.includes(rule)) return [{ ...row.whole, isYes: true }];
      return row.stretches.map((stretch) => ({ ...stretch, isYes: false }));
    });
  const heads = LEARNT_RULES.flatMap((rule): [string, Head][] => [
    [rule, train(breachesOf(rule), (name) => !isPatternOfOther(rule, name))],
    [
      topicHead(rule),
      train(
        wholes(({ about, breaks }) => about === rule || breaks.includes(rule)),
        (name) => !isPattern(name),
        TOPIC,
      ),
    ],
  ]);
  const anyBreach = train(
    wholes(({ about, breaks }) => (about === null ? null : breaks.length > 0)),
    (name) => !isPattern(name),
  );
  return { names, places, heads: new Map([...heads, [ANY_BREACH_HEAD, anyBreach]]) };
}

export function rowOf(features: readonly string[], places: ReadonlyMap<string, number>): Omit<Row, "isYes"> {
  const known = features.flatMap((name) => places.get(name) ?? []);
  const spoken = features.filter((name) => !isPattern(name)).length;
  return { features: Int32Array.from(known), norm: normOf(spoken) };
}

/** R20 by silence and R12 by omission: context-hits.ts sees them, no wording does. */
export function isLeftToContext(rule: RuleId, { heard, breaks, whole }: Example): boolean {
  return (
    rule === "R20" && breaks.includes("R20") && heard !== null && !whole.some((name) => /^c:!?document$/.test(name))
  );
}

/** Found by cross-validation: combinations of concepts carry over to new wording, exact pairs of words less. */
function strengthOf(name: string): number {
  if (name.startsWith(PATTERN)) return 2;
  if (name.startsWith("t:")) return 3;
  if (/^c:[!~]*\w+[>+]/.test(name)) return 0.5;
  if (name.includes("c:")) return 0.7;
  return name.includes(" ") ? 0.5 : 1;
}

const PATTERN = "re:";
/** A name that fewer lines hold is chance. */
const MIN_LINES = 3;
/** Of what counts as a breach. */
const BREACH = { l1: 1.5e-3, epochs: 15 };
/** What a line is about shows sooner and in fewer words than what it does. */
const TOPIC = { l1: 6e-3, epochs: 8 };
const L2 = 7e-4;
/** Of a packed weight: a finer one costs the Worker more bytes than it earns. */
const UNIT = 0.3;
