import { type PackedRows, readNames, readRows } from "./packed-rows.ts";

/** A linear classifier, as `npm run train` writes it: the sum of the weights of what a sentence shows, per class. */
export type Weights<Class extends string = string> = {
  classes: readonly Class[];
  /** One unit of the weights below. */
  step: number;
  bias: readonly number[];
  /** Of the features, as in packed-rows.ts. */
  names: string;
  rows: PackedRows;
};

export type Classifier = {
  classes: readonly string[];
  /** Per class; above 0 is a yes. */
  scores(features: readonly string[]): number[];
};

export function readClassifier({ classes, step, bias, names, rows: packed }: Weights): Classifier {
  const places = readNames(names);
  const rows = readRows(packed, classes.length);
  return {
    classes,
    scores(found) {
      const sums = [...bias];
      for (const feature of found) {
        const place = places.get(feature);
        if (place === undefined) continue;
        const entries = rows.entriesAt(place);
        for (let i = 0; i < entries.length; i += 2) {
          const at = entries[i] ?? 0;
          sums[at] = (sums[at] ?? 0) + (entries[i + 1] ?? 0);
        }
      }
      return sums.map((sum) => sum * step);
    },
  };
}
