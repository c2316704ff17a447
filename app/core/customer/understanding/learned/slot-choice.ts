import { z } from "zod";
import { learnedFile } from "../../../learned-file.ts";
import { softmax } from "./question-classifier.ts";

/** What speaks for a slot, or for none: names of signs, and how much of each there is. */
export type Evidence = readonly (readonly [name: string, amount: number])[];

/** What each sign is worth, in steps, as `npm run train` writes it: the logarithm by which it moves the odds. */
const choiceWeightsSchema = z.object({ step: z.number(), weights: z.record(z.string(), z.number()) });
export type ChoiceWeights = Readonly<z.infer<typeof choiceWeightsSchema>>;

export const learnedChoice = learnedFile("choice", choiceWeightsSchema, ({ step, weights }) => {
  const worthByName = new Map(Object.entries(weights).map(([name, steps]) => [name, steps * step]));
  return (name: string) => worthByName.get(name) ?? 0;
});

/** Chances are from 0 to 1, and with that of none of them add up to 1. */
export type Choice = {
  /** The likeliest; null: there are no candidates. */
  best: { slot: string; chance: number } | null;
  chances: ReadonlyMap<string, number>;
};

/** Which of the candidates a question asks for, by all that speaks for each of them and for none. */
export function chooseSlot(candidates: readonly { slot: string; evidence: Evidence }[], none: Evidence): Choice {
  const evidence = candidates.map((one) => one.evidence);
  const chances = choiceChances(evidence, none, learnedChoice.reader());
  const choices = candidates.map(({ slot }, at) => ({ slot, chance: chances[at] ?? 0 }));
  const best = choices.reduce<Choice["best"]>((most, one) => (most && most.chance >= one.chance ? most : one), null);
  return { best, chances: new Map(choices.map(({ slot, chance }) => [slot, chance])) };
}

/** The chances of the candidates in their order, and last that of none of them. */
export function choiceChances(
  candidates: readonly Evidence[],
  none: Evidence,
  weightOf: (name: string) => number,
): number[] {
  const scoreOf = (evidence: Evidence) => evidence.reduce((sum, [name, amount]) => sum + weightOf(name) * amount, 0);
  return softmax([...candidates, none].map(scoreOf));
}
