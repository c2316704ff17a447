/**
 * `node tests/eval/compliance/train.ts`: trains the learned compliance rules and writes their weights. Same lines, same file.
 * Prints what four-fold cross-validation says of each rule; nothing of the held-out or natural lines is read.
 */
import { writeFileSync } from "node:fs";
import { loadLearned, writeLearned } from "#app/node/learned.ts";
import {
  ANY_BREACH_HEAD,
  SURE_MARGIN,
  surenessOf,
  topicHead,
  WRITTEN_HEADSTART,
} from "#core/scoring/compliance/learned/sureness.ts";
import { doubtWithoutSubject, namesMatterOf } from "#core/scoring/compliance/learned/trade-subject.ts";
import type { RuleId } from "#core/scoring/compliance/rules.ts";
import { learnedRules } from "#core/scoring/compliance/spoken-hits.ts";
import { scoreOf } from "../training/logistic.ts";
import { complianceFingerprint } from "./training/fingerprint.ts";
import {
  type Example,
  isLeftToContext,
  LEARNT_RULES,
  type Learnt,
  learn,
  packedRulesFrom,
  readExamples,
  rowOf,
  STEP,
} from "./training/learning.ts";

const FINGERPRINT_FILE = new URL("training/fingerprint.json", import.meta.url);
const FOLDS = 4;
/** Of lines that are half near misses; ordinary conversations hold far fewer. */
const WANTED_PRECISION = 0.93;
const LOWEST_THRESHOLD = -1.5;
/** Of ordinary turns that each rule may find something in, per 1,000. */
const MOST_FALSE_ALARMS = 0.8;
/** Above it a rule would miss what a written pattern finds. */
const HIGHEST_THRESHOLD = 4;

loadLearned();
const examples = readExamples();
const scored = crossValidated(examples);
const thresholds = new Map<string, number>(LEARNT_RULES.map((rule) => [rule, thresholdOf(rule, scored)]));
printTotals();
const packed = packedRulesFrom(examples, (rule) => thresholds.get(rule) ?? 0);
learnedRules.load(packed);
const bytes = writeLearned(learnedRules.name, packed);
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(complianceFingerprint(), null, 2)}\n`);
console.log(`${examples.length} lines, ${Math.round(bytes / 1024)} KiB`);

/** All rules together, and how often a hit without a written pattern is right above the margin that makes it sure. */
function printTotals(): void {
  const found = scored.flatMap(({ line, scores }) =>
    [...scores].flatMap(([rule, score]) => {
      const margin = score - (thresholds.get(rule) ?? 0);
      const isWritten = line.whole.includes(`re:${rule}`);
      const isOwn = margin > 0 && !line.mayAlso.includes(rule);
      return isOwn ? [{ margin, isWritten, isRight: line.breaks.includes(rule) }] : [];
    }),
  );
  const all = scored.flatMap(({ line }) =>
    line.breaks.filter((rule) => rule !== "R13" && !isLeftToContext(rule, line)),
  );
  const right = found.filter(({ isRight }) => isRight).length;
  console.log(`all: precision ${(right / found.length).toFixed(3)}, recall ${(right / all.length).toFixed(3)}`);
  for (const least of [0, 1, 2, 3, 4, 5, 6, 7, SURE_MARGIN]) {
    const own = found.filter(({ margin, isWritten }) => !isWritten && margin > least);
    const share = own.filter(({ isRight }) => isRight).length / own.length;
    console.log(`  without a pattern, margin over ${least}: ${share.toFixed(3)} right of ${own.length}`);
  }
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
function lineScores({ stretches, matter }: Example, { places, heads }: Learnt): Map<RuleId, number> {
  const best = new Map<RuleId, number>();
  for (const [place, features] of stretches.entries()) {
    const { isOfTrade = true, words = "" } = matter[place] ?? {};
    const row = rowOf(features, places);
    const heard = (id: string) => {
      const head = heads.get(id);
      return head ? scoreOf(head, row, STEP) : 0;
    };
    const anyBreach = heard(ANY_BREACH_HEAD);
    const scores = LEARNT_RULES.filter((rule) => namesMatterOf(rule, words)).map((rule) => ({
      rule,
      score:
        surenessOf({ breach: heard(rule), topic: heard(topicHead(rule)), anyBreach }) +
        headstartOf(rule, features) -
        doubtWithoutSubject(rule, isOfTrade),
    }));
    const top = scores.reduce((a, b) => (b.score > a.score ? b : a));
    if (top.score > (best.get(top.rule) ?? Number.NEGATIVE_INFINITY)) best.set(top.rule, top.score);
  }
  return best;
}

function headstartOf(rule: RuleId, features: readonly string[]): number {
  return features.includes(`re:${rule}`) ? WRITTEN_HEADSTART : 0;
}

/** The lowest threshold that keeps the wanted precision on lines the rule was not trained on. */
function thresholdOf(rule: RuleId, cases: readonly Scored[]): number {
  const found = cases
    .flatMap(({ line, scores }) => {
      const score = scores.get(rule);
      if (score === undefined || line.mayAlso.includes(rule)) return [];
      return [{ score, isRight: line.breaks.includes(rule), isOrdinary: line.about === null }];
    })
    .sort((a, b) => b.score - a.score);
  const ordinary = cases.filter(({ line }) => line.about === null).length;
  const all = cases.filter(({ line }) => line.breaks.includes(rule) && !isLeftToContext(rule, line)).length;
  let threshold = HIGHEST_THRESHOLD;
  let right = 0;
  let alarms = 0;
  let kept = { right: 0, found: 0 };
  for (const [index, { score, isRight, isOrdinary }] of found.entries()) {
    if (score < LOWEST_THRESHOLD) break;
    if (isRight) right++;
    if (isOrdinary) alarms++;
    if ((1000 * alarms) / ordinary > MOST_FALSE_ALARMS) break;
    if (right / (index + 1) < WANTED_PRECISION && score < HIGHEST_THRESHOLD) continue;
    threshold = Math.min(threshold, score - 1e-6);
    kept = { right, found: index + 1 };
  }
  console.log(
    `${rule}: threshold ${threshold.toFixed(2)}, precision ${(kept.right / kept.found).toFixed(2)}, recall ${(kept.right / all).toFixed(2)} of ${all}`,
  );
  return threshold;
}
