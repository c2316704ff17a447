import { z } from "zod";
import { packedRowsSchema, readNames, readRows } from "./packed-rows.ts";

/** A linear classifier, as `npm run train` writes it: the sum of the weights of what a sentence shows, per class. */
export const weightsSchema = z.object({
  classes: z.array(z.string()).readonly(),
  /** One unit of the weights below. */
  step: z.number(),
  bias: z.array(z.number()).readonly(),
  /** Of the features, as in packed-rows.ts. */
  names: z.string(),
  rows: packedRowsSchema,
});
export type Weights = z.infer<typeof weightsSchema>;

export type Classifier = {
  classes: readonly string[];
  /** Per class; above 0 is a yes. */
  scores(features: readonly string[]): number[];
  /** The place of a class among them; -1: it is none. */
  placeOf(name: string): number;
};

export function readClassifier({ classes, step, bias, names, rows: packed }: Weights): Classifier {
  const places = readNames(names);
  const placeByClass = new Map(classes.map((name, place) => [name, place]));
  const rows = readRows(packed, classes.length);
  return {
    classes,
    placeOf: (name) => placeByClass.get(name) ?? -1,
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
