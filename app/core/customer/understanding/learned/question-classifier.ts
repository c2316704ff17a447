/**
 * A softmax classifier of short texts over weighted features (tf-idf with rows of length one, then logistic regression). The
 * text form is what `npm run train` writes: a line per feature, its name, a tab, how rare it is in steps of `rarityStep`, a
 * blank, and each weight followed by the characters of the classes that have it ("zip\t61 -3kq12f").
 */
export type QuestionWeights = {
  classes: readonly string[];
  rarityStep: number;
  weightStep: number;
  bias: readonly number[];
  features: string;
};

export type QuestionClassifier = {
  classes: readonly string[];
  /** Chance of each class, which add up to 1. */
  chances(features: Iterable<string>, penalties?: readonly number[]): number[];
  /** Whether anything was learned of a feature. */
  knows(feature: string): boolean;
  /** Undefined: nothing was learned of it. */
  rarityOf(feature: string): number | undefined;
};

type Row = { rarity: number; entries: Int16Array };

/** Stands for a class in the text form: a Latin letter, for the first fifty-two a plain one. */
export function classLetter(index: number): string {
  return index < PLAIN.length ? PLAIN.charAt(index) : String.fromCharCode(FIRST_LETTER + index);
}

function indexOfLetter(letter: string): number {
  const plain = PLAIN.indexOf(letter);
  return plain >= 0 ? plain : letter.charCodeAt(0) - FIRST_LETTER;
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FIRST_LETTER = 0x100;

export function readQuestionClassifier(weights: QuestionWeights): QuestionClassifier {
  const { classes, rarityStep, weightStep, bias } = weights;
  // A call uses few of the rows: each is read when it is first met.
  const rows = new Map<string, Row | string>(weights.features.split("\n").map(nameAndRest));
  const rowOf = (feature: string): Row | undefined => {
    const known = rows.get(feature);
    if (typeof known !== "string") return known;
    const row = readRow(known, rarityStep);
    rows.set(feature, row);
    return row;
  };
  return {
    classes,
    knows: (feature) => rows.has(feature),
    rarityOf: (feature) => rowOf(feature)?.rarity,
    chances(features, penalties = []) {
      const found: Row[] = [];
      let squares = 0;
      for (const feature of features) {
        const row = rowOf(feature);
        if (!row) continue;
        found.push(row);
        squares += row.rarity * row.rarity;
      }
      const scores = bias.map((one, at) => one * weightStep - (penalties[at] ?? 0));
      const length = Math.sqrt(squares) || 1;
      for (const { rarity, entries } of found) {
        const share = (rarity / length) * weightStep;
        for (let at = 0; at < entries.length; at += 2) {
          const index = entries[at] ?? 0;
          scores[index] = (scores[index] ?? 0) + (entries[at + 1] ?? 0) * share;
        }
      }
      return softmax(scores);
    },
  };
}

function nameAndRest(line: string): [string, string] {
  const tab = line.indexOf("\t");
  return [line.slice(0, tab), line.slice(tab + 1)];
}

function readRow(text: string, rarityStep: number): Row {
  const blank = text.indexOf(" ");
  return { rarity: Number(text.slice(0, blank)) * rarityStep, entries: entriesOf(text.slice(blank + 1)) };
}

/** Class index and weight in turn. */
function entriesOf(text: string): Int16Array {
  return Int16Array.from(
    [...text.matchAll(/(-?\d+)([^\d-]+)/g)].flatMap(([, weight, letters = ""]) =>
      Array.from(letters, (letter) => [indexOfLetter(letter), Number(weight)]).flat(),
    ),
  );
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}
