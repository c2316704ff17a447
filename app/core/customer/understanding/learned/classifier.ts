/**
 * A linear classifier: the sum of the weights of what a sentence shows, per class. The text form is what `npm run train`
 * writes: a line per feature, its name, a tab, and each weight followed by the letters of the classes that have it
 * ("who drives\t-3kq12f").
 */
export type Weights<Class extends string = string> = {
  classes: readonly Class[];
  /** One unit of the weights below. */
  step: number;
  bias: readonly number[];
  features: string;
};

export type Classifier = {
  classes: readonly string[];
  /** Per class; above 0 is a yes. */
  scores(features: readonly string[]): number[];
};

/** Stands for a class in the text form. */
export const CLASS_LETTERS = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ...Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index)),
];

export function readClassifier({ classes, step, bias, features }: Weights): Classifier {
  const table = new Map<string, Int16Array>();
  for (const line of features.split("\n")) {
    const tab = line.indexOf("\t");
    if (tab > 0) table.set(line.slice(0, tab), entriesOf(line.slice(tab + 1)));
  }
  return {
    classes,
    scores(found) {
      const sums = [...bias];
      for (const feature of found) {
        const entries = table.get(feature);
        if (!entries) continue;
        for (let i = 0; i < entries.length; i += 2) {
          const at = entries[i] ?? 0;
          sums[at] = (sums[at] ?? 0) + (entries[i + 1] ?? 0);
        }
      }
      return sums.map((sum) => sum * step);
    },
  };
}

const LETTER_INDEX = new Map(CLASS_LETTERS.map((letter, index) => [letter, index]));

/** Class index and weight in turn. */
function entriesOf(text: string): Int16Array {
  const groups = [...text.matchAll(/(-?\d+)([^\d-]+)/g)];
  return Int16Array.from(
    groups.flatMap(([, weight, letters = ""]) =>
      [...letters].flatMap((letter) => [LETTER_INDEX.get(letter) ?? 0, Number(weight)]),
    ),
  );
}
