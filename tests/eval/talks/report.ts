import { type Classifier, readClassifier } from "#core/customer/understanding/learned/classifier.ts";
import { actsOf } from "#core/customer/understanding/learned/learned-acts.ts";
import { HANDLING_PARTS, handlingScores, NEEDED_ALONE } from "#core/customer/understanding/learned/learned-handling.ts";
import { hashText } from "#core/seeded.ts";
import type { Section } from "../table.ts";
import { readCases, readTrainingCases } from "../understanding/cases.ts";
import { turnExamples } from "../understanding/training/examples.ts";
import { handlingExamples } from "../understanding/training/handling-examples.ts";
import type { Example } from "../understanding/training/linear.ts";
import { actWeightsFrom, handlingWeightsFrom } from "../understanding/training/weights.ts";
import { type ActTurn, readActTurns } from "./act-labels.ts";

const PARTS = 3;

type Count = { both: number; found: number; labelled: number };

/**
 * How well the sentences of whole calls are heard that were not learned from: the authors fall into three parts, and the calls of each
 * are read with what the other two taught. About three minutes.
 */
export function reportCalls(): Section[] {
  const turns = readActTurns();
  const cases = [...readTrainingCases(), ...readCases("seen")];
  const acts = new Map<string, Count>();
  const handling = new Map<string, Count>();
  for (let part = 0; part < PARTS; part++) {
    const [held, others] = parted(turns, part);
    const byActs = readClassifier(actWeightsFrom(cases, others));
    countExamples(held.flatMap(turnExamples), acts, (features) => actsOf(features, byActs));
    const byHandling = readClassifier(handlingWeightsFrom(others));
    const open = handlingExamples(held).filter(({ sentences }) => sentences[0]?.includes("objection:open"));
    countExamples(open, handling, (features) => partsOf(features, byHandling));
  }
  return [
    sectionOf("What sentences of whole calls do, read with what other authors taught", acts),
    sectionOf("What sentences do with an objection that is on the table, by what was learned alone", handling),
  ];
}

function parted(turns: readonly ActTurn[], part: number): [held: ActTurn[], others: ActTurn[]] {
  const isHeld = ({ talk }: ActTurn) => hashText(`author ${talk.author}`) % PARTS === part;
  return [turns.filter(isHeld), turns.filter((turn) => !isHeld(turn))];
}

function partsOf(features: readonly string[], by: Classifier): ReadonlySet<string> {
  const scores = handlingScores(features, by);
  return new Set(HANDLING_PARTS.filter((part) => scores[part] > NEEDED_ALONE[part]));
}

function countExamples(
  examples: readonly Example[],
  counts: Map<string, Count>,
  read: (features: readonly string[]) => ReadonlySet<string>,
): void {
  for (const { sentences, classes, candidates } of examples) {
    const found = read(sentences[0] ?? []);
    for (const name of candidates) {
      const count = counts.get(name) ?? { both: 0, found: 0, labelled: 0 };
      counts.set(name, count);
      if (found.has(name)) count.found += 1;
      if (classes.has(name)) count.labelled += 1;
      if (found.has(name) && classes.has(name)) count.both += 1;
    }
  }
}

function sectionOf(title: string, counts: ReadonlyMap<string, Count>): Section {
  const sum = { both: 0, found: 0, labelled: 0 };
  for (const { both, found, labelled } of counts.values()) {
    sum.both += both;
    sum.found += found;
    sum.labelled += labelled;
  }
  const named = [...counts].sort(([, a], [, b]) => b.labelled - a.labelled);
  return {
    title,
    columns: ["labelled", "precision", "recall", "F1"],
    rows: [["all", sum] as const, ...named].map(([name, count]) => ({ name, cells: cellsOf(count) })),
  };
}

function cellsOf({ both, found, labelled }: Count): string[] {
  const share = (part: number, of: number) => (of === 0 ? "-" : (part / of).toFixed(2));
  return [String(labelled), share(both, found), share(both, labelled), share(2 * both, found + labelled)];
}
