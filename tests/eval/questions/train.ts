/**
 * Learns the slots and the forms of questions, what asks without a mark, and which slot is chosen, and writes the weights: about seventeen
 * minutes. Part of `npm run train`.
 */
import { writeFileSync } from "node:fs";
import { loadLearned, writeLearned } from "#app/node/learned.ts";
import { learnedAsking } from "#core/customer/understanding/learned/learned-asking.ts";
import { learnedQuestions } from "#core/customer/understanding/learned/learned-slots.ts";
import { learnedChoice } from "#core/customer/understanding/learned/slot-choice.ts";
import { askingExamples, askingWeightsFrom } from "./asking.ts";
import { choiceLessons, choiceWeightsFrom } from "./choice.ts";
import { questionFingerprint } from "./fingerprint.ts";
import { formLessons, slotLessons, talksAndCalls } from "./lessons.ts";
import { packQuestions } from "./pack.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

const FINGERPRINT_FILE = new URL("fingerprint.json", import.meta.url);

loadLearned();
// All are learned before the first is used.
const learned = [
  [learnedQuestions, packQuestions(slotWeightsFrom(slotLessons()), formWeightsFrom(formLessons()))],
  [learnedAsking, askingWeightsFrom(askingExamples())],
  [learnedChoice, choiceWeightsFrom(choiceLessons(talksAndCalls(), readQuestionLines(TRAINING)))],
] as const;
for (const [file, weights] of learned) {
  file.load(weights);
  console.log(`${file.name}: ${Math.round(writeLearned(file.name, weights) / 1024)} KiB`);
}
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(questionFingerprint(), null, 2)}\n`);
