/**
 * Learns the slots and the forms of questions, what asks without a mark, and which slot is chosen, and writes the weights: about twelve
 * minutes. Part of `npm run train`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { talkLines } from "../talks/talk-lines.ts";
import { writtenSource } from "../training/written-source.ts";
import { sourceOf as weightsSourceOf } from "../understanding/training/source.ts";
import { askingExamples, askingWeightsFrom } from "./asking.ts";
import { choiceLessons, choiceWeightsFrom } from "./choice.ts";
import { questionFingerprint } from "./fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { packQuestions, sourceOf } from "./pack.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

const LEARNED = new URL("../../../app/core/customer/understanding/learned/", import.meta.url);
const CUSTOMER_WEIGHTS = { type: "CustomerWeights", from: "../customer-weights.ts" };
const CHOICE_WEIGHTS = { type: "ChoiceWeights", from: "./slot-choice.ts" };
const FINGERPRINT_FILE = new URL("fingerprint.json", import.meta.url);

const packed = packQuestions(slotWeightsFrom(slotLessons()), formWeightsFrom(formLessons()));
const asking = askingWeightsFrom(askingExamples());
const choice = choiceWeightsFrom(choiceLessons(talkLines(readTalks(TALKS)), readQuestionLines(TRAINING)));
write("slot-weights.ts", sourceOf(packed));
mkdirSync(new URL("customers/", LEARNED), { recursive: true });
for (const [customer, weights] of packed.customers)
  write(`customers/${fileOf(customer)}-weights.ts`, writtenSource("weights", weights, CUSTOMER_WEIGHTS));
write("asking-weights.ts", weightsSourceOf("askingWeights", asking));
write("choice-weights.ts", writtenSource("choiceWeights", choice, CHOICE_WEIGHTS));
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(questionFingerprint(packed, asking, choice), null, 2)}\n`);

/** "a1-dana" of "A-1-dana". */
function fileOf(customer: string): string {
  return customer.toLowerCase().replace("-", "");
}

function write(file: string, text: string) {
  writeFileSync(new URL(file, LEARNED), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KiB`);
}
