import { z } from "zod";
import { packedRowsSchema } from "./packed-rows.ts";

/** What was learned of the questions of one customer, beside what holds for all; as `npm run train` writes it. */
export const customerWeightsSchema = z.object({
  /** Ids of this customer's own questions: "own.brother". */
  classes: z.array(z.string()).readonly(),
  weightStep: z.number(),
  /** Per class, in steps. */
  bias: z.array(z.number()).readonly(),
  /** Of the features that all questions share, over `classes`. */
  rows: packedRowsSchema,
  /** The words that were said to this customer; names as in packed-rows.ts. */
  words: z.string(),
  /** Per word, how rare it is, in the steps of the shared weights. */
  rarities: z.string(),
  /** Per word, over the classes of all and then `classes`. */
  wordRows: packedRowsSchema,
});
export type CustomerWeights = z.infer<typeof customerWeightsSchema>;
