/** Learns the slots and the forms of questions, and what asks without a mark, from training/ and writes the weights. Part of `npm run train`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { sourceOf as weightsSourceOf } from "../understanding/training/source.ts";
import { askingExamples, askingWeightsFrom } from "./asking.ts";
import { questionFingerprint } from "./fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { customerSourceOf, packQuestions, sourceOf } from "./pack.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

const LEARNED = new URL("../../../app/core/customer/understanding/learned/", import.meta.url);
const FINGERPRINT_FILE = new URL("fingerprint.json", import.meta.url);

const packed = packQuestions(slotWeightsFrom(slotLessons()), formWeightsFrom(formLessons()));
const asking = askingWeightsFrom(askingExamples());
write("slot-weights.ts", sourceOf(packed));
mkdirSync(new URL("customers/", LEARNED), { recursive: true });
for (const [customer, weights] of packed.customers)
  write(`customers/${fileOf(customer)}-weights.ts`, customerSourceOf(weights));
write("asking-weights.ts", weightsSourceOf("askingWeights", asking));
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(questionFingerprint(packed, asking), null, 2)}\n`);

/** "a1-dana" of "A-1-dana". */
function fileOf(customer: string): string {
  return customer.toLowerCase().replace("-", "");
}

function write(file: string, text: string) {
  writeFileSync(new URL(file, LEARNED), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KiB`);
}
