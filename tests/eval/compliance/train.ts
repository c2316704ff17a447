/**
 * `node tests/eval/compliance/train.ts`: trains the learned compliance rules and writes their weights. Same lines, same file.
 * Prints what four-fold cross-validation says of each rule; nothing of the held-out or natural lines is read.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Stretch, stretchesOf } from "#core/scoring/compliance/learned/stretches.ts";
import { complianceRules, RULE_IDS, type RuleId } from "#core/scoring/compliance/rules.ts";
import { complianceCases } from "#tests/app/core/scoring/compliance-cases.ts";
import { type Head, type Row, scoreOf, trainHead } from "../training/logistic.ts";
import { packModel } from "../training/pack.ts";
import { libraryLines } from "./training/library-lines.ts";
import { type TrainingLine, trainingLines } from "./training/lines.ts";

type Example = TrainingLine & { stretches: string[][]; whole: string[] };
type Learnt = { names: string[]; places: Map<string, number>; heads: Map<RuleId, Head> };

/** R13 is about the customer's words as much as the agent's: context-hits.ts sees it. */
const LEARNT_RULES: RuleId[] = RULE_IDS.filter((rule) => rule !== "R13");
const WEIGHTS_FILE = new URL("../../../app/core/scoring/compliance/learned/weights.ts", import.meta.url);
const FOLDS = 4;
/** A name that fewer lines hold is chance. */
const MIN_LINES = 3;
const L2 = 3e-3;
const EPOCHS = 15;
/** Of 127; smaller weights cost the Worker more bytes than they earn. */
const LEAST_UNITS = 5;
/** Of lines that are half near misses; ordinary conversations hold far fewer. */
const WANTED_PRECISION = { blocker: 0.92, major: 0.9, minor: 0.88 };
const LOWEST_THRESHOLD = -0.6;
const HIGHEST_THRESHOLD = 0.3;

const examples = [...trainingLines(), ...tunedCases(), ...innocentLines(), ...exampleLines()].map(toExample);
const scored = crossValidated(examples);
const thresholds = new Map(LEARNT_RULES.map((rule) => [rule, thresholdOf(rule, scored)]));
const learnt = learn(examples);
const packed = packModel(
  learnt.names,
  [...learnt.heads].map(([id, head]) => ({ ...head, id, threshold: thresholds.get(id) ?? 0 })),
  LEAST_UNITS,
);
const source = `import type { PackedModel } from "./model.ts";\n\n/** Made by \`node tests/eval/compliance/train.ts\`. */\nexport const packedRules: PackedModel = ${JSON.stringify(packed)};\n`;
writeFileSync(WEIGHTS_FILE, source);
console.log(`${examples.length} lines, ${learnt.names.length} features, ${gzipSync(source).length} bytes gz`);

function tunedCases(): TrainingLine[] {
  return complianceCases
    .filter(({ heldOut }) => !heldOut)
    .map(({ heard, said, breaks }) => ({ heard, said, breaks, mayAlso: [], about: breaks[0] ?? null }));
}

/** Ordinary lines of the understanding set; those that press, scare or insult may well break a rule. */
function innocentLines(): TrainingLine[] {
  const folder = new URL("../understanding/", import.meta.url);
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
  const stretches = stretchesOf(line.said, line.heard).map(({ features }: Stretch) => features);
  return { ...line, stretches, whole: [...new Set(stretches.flat())] };
}

function learn(lines: readonly Example[]): Learnt {
  const counts = new Map<string, number>();
  for (const { whole } of lines) for (const name of whole) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= MIN_LINES ? [name] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const strengths = Float64Array.from(names, strengthOf);
  const rows = lines.map(({ stretches, whole }) => ({
    whole: rowOf(whole, places),
    stretches: stretches.map((features) => rowOf(features, places)),
  }));
  const heads = LEARNT_RULES.map((rule): [RuleId, Head] => {
    const labelled = lines.flatMap((line, index): Row[] => {
      const row = rows[index];
      if (!row || line.mayAlso.includes(rule) || isLeftToContext(rule, line)) return [];
      if (line.breaks.includes(rule)) return [{ ...row.whole, isYes: true }];
      return row.stretches.map((stretch) => ({ ...stretch, isYes: false }));
    });
    return [rule, trainHead(labelled, { size: names.length, strengths, l2: L2, epochs: EPOCHS })];
  });
  return { names, places, heads: new Map(heads) };
}

function rowOf(features: readonly string[], places: ReadonlyMap<string, number>): Omit<Row, "isYes"> {
  const known = features.flatMap((name) => places.get(name) ?? []);
  return { features: Int32Array.from(known), norm: 1 / Math.sqrt(Math.max(features.length, 1)) };
}

/** R20 by silence and R12 by omission: context-hits.ts sees them, no wording does. */
function isLeftToContext(rule: RuleId, { heard, breaks, whole }: Example): boolean {
  return (
    rule === "R20" && breaks.includes("R20") && heard !== null && !whole.some((name) => /^c:!?document$/.test(name))
  );
}

/** Found by cross-validation: combinations of concepts carry over to new wording, exact pairs of words less. */
function strengthOf(name: string): number {
  if (name.startsWith("t:") || name.startsWith("re:")) return 3;
  if (/^c:[!~]*\w+[>+]/.test(name)) return 0.5;
  if (name.includes("c:")) return 0.7;
  return name.includes(" ") ? 0.5 : 1;
}

type Scored = { line: Example; scores: Map<RuleId, number> };

function crossValidated(lines: readonly Example[]): Scored[] {
  const foldOf = (index: number) => Math.floor(((index * 7919) % 1000) / (1000 / FOLDS));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = learn(lines.filter((_, index) => foldOf(index) !== fold));
    return lines
      .filter((_, index) => foldOf(index) === fold)
      .map((line) => ({ line, scores: lineScores(line, model) }));
  });
}

/** The best score of each rule over the stretches in which no other rule is surer. */
function lineScores({ stretches }: Example, { places, heads }: Learnt): Map<RuleId, number> {
  const best = new Map<RuleId, number>();
  for (const features of stretches) {
    const row = rowOf(features, places);
    const scores = [...heads].map(([rule, head]) => ({ rule, score: scoreOf(head, row) }));
    const top = scores.reduce((a, b) => (b.score > a.score ? b : a));
    if (top.score > (best.get(top.rule) ?? Number.NEGATIVE_INFINITY)) best.set(top.rule, top.score);
  }
  return best;
}

/** The lowest threshold that keeps the wanted precision on lines the rule was not trained on. */
function thresholdOf(rule: RuleId, cases: readonly Scored[]): number {
  const found = cases
    .flatMap(({ line, scores }) => {
      const score = scores.get(rule);
      return score === undefined || line.mayAlso.includes(rule) ? [] : [{ score, isRight: line.breaks.includes(rule) }];
    })
    .sort((a, b) => b.score - a.score);
  const all = cases.filter(({ line }) => line.breaks.includes(rule) && !isLeftToContext(rule, line)).length;
  const wanted = WANTED_PRECISION[complianceRules.find(({ id }) => id === rule)?.severity ?? "blocker"];
  let threshold = HIGHEST_THRESHOLD;
  let right = 0;
  let kept = { right: 0, found: 0 };
  for (const [index, { score, isRight }] of found.entries()) {
    if (score < LOWEST_THRESHOLD) break;
    if (isRight) right++;
    if (right / (index + 1) < wanted && score < HIGHEST_THRESHOLD) continue;
    threshold = Math.min(threshold, score - 1e-6);
    kept = { right, found: index + 1 };
  }
  console.log(
    `${rule}: threshold ${threshold.toFixed(2)}, precision ${(kept.right / kept.found).toFixed(2)}, recall ${(kept.right / all).toFixed(2)} of ${all}`,
  );
  return threshold;
}
