/** Learns the slots and the forms of questions from training/ and writes the weights. Part of `npm run train`. */
import { writeFileSync } from "node:fs";
import { questionFingerprint } from "./fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { packQuestions, sourceOf } from "./pack.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

const FINGERPRINT_FILE = new URL("fingerprint.json", import.meta.url);

const lines = slotLessons();
const packed = packQuestions(slotWeightsFrom(lines), formWeightsFrom(formLessons()));
const text = sourceOf(packed);
writeFileSync(new URL("../../../app/core/customer/understanding/learned/slot-weights.ts", import.meta.url), text);
writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(questionFingerprint(packed), null, 2)}\n`);
console.log(`slot-weights.ts: ${lines.length} lines, ${Math.round(text.length / 1024)} KiB`);
