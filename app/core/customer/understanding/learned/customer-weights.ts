import type { PackedRows } from "./packed-rows.ts";

/** What was learned of the questions of one customer, beside what holds for all; as `npm run train` writes it. */
export type CustomerWeights = {
  /** Ids of this customer's own questions: "own.brother". */
  classes: readonly string[];
  weightStep: number;
  /** Per class, in steps. */
  bias: readonly number[];
  /** Of the features that all questions share, over `classes`. */
  rows: PackedRows;
  /** The words that were said to this customer; names as in packed-rows.ts. */
  words: string;
  /** Per word, how rare it is, in the steps of the shared weights. */
  rarities: string;
  /** Per word, over the classes of all and then `classes`. */
  wordRows: PackedRows;
};
