/** Learns the slots and the forms of questions from training/ and writes the weights. Part of `npm run train`. */
import { writeFileSync } from "node:fs";
import type { QuestionWeights } from "#core/customer/understanding/learned/question-classifier.ts";
import { questionFingerprint } from "./fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

const FINGERPRINT_FILE = new URL("fingerprint.json", import.meta.url);

const lines = slotLessons();
const slotWeights = slotWeightsFrom(lines);
const formWeights = formWeightsFrom(formLessons());
const text = [
  "// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.",
  'import type { QuestionWeights } from "./question-classifier.ts";',
  "",
  "// biome-ignore format: written by a program",
  `export const slotWeights: QuestionWeights = ${written(slotWeights)};`,
  "",
  "// biome-ignore format: written by a program",
  `export const formWeights: QuestionWeights = ${written(formWeights)};`,
  "",
].join("\n");
writeFileSync(new URL("../../../app/core/customer/understanding/learned/slot-weights.ts", import.meta.url), text);
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(questionFingerprint({ slotWeights, formWeights }), null, 2)}\n`);
console.log(`slot-weights.ts: ${lines.length} lines, ${Math.round(text.length / 1024)} KiB`);

function written({ classes, rarityStep, weightStep, bias, features }: QuestionWeights): string {
  return [
    "{",
    `  classes: ${JSON.stringify(classes)},`,
    `  rarityStep: ${rarityStep},`,
    `  weightStep: ${weightStep},`,
    `  bias: ${JSON.stringify(bias)},`,
    `  features: \`${features}\`,`,
    "}",
  ].join("\n");
}
