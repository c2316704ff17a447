/**
 * `npm run train`: learns the acts and the topics of agent lines, and how they answer objections, from the training and the seen lines, and writes the
 * weights into public/learned. `--without-seen` leaves the seen lines out, so that
 * `npm run eval` then measures on them what was never learned: for choosing settings, never to be committed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadLearned, writeLearned } from "#app/node/learned.ts";
import { learnedActs } from "#core/customer/understanding/learned/learned-acts.ts";
import { learnedHandling } from "#core/customer/understanding/learned/learned-handling.ts";
import { learnedTopics } from "#core/customer/understanding/learned/learned-topics.ts";
import { readCases, readTrainingCases } from "../cases.ts";
import { understandingFingerprint } from "./fingerprint.ts";
import { actWeightsFrom, handlingWeightsFrom, topicWeightsFrom } from "./weights.ts";

loadLearned();
const { values } = parseArgs({ options: { "without-seen": { type: "boolean", default: false } } });
const cases = [...readTrainingCases(), ...(values["without-seen"] ? [] : readCases("seen"))];

// All are learned before the first is used.
const learned = [
  [learnedActs, actWeightsFrom(cases)],
  [learnedTopics, topicWeightsFrom(cases)],
  [learnedHandling, handlingWeightsFrom()],
] as const;
for (const [file, weights] of learned) {
  file.load(weights);
  const bytes = writeLearned(file.name, weights);
  console.log(`${file.name}: ${weights.rows.sizes.length} features, ${Math.round(bytes / 1024)} KiB`);
}
const fingerprint = understandingFingerprint(cases);
writeFileSync(new URL("fingerprint.json", import.meta.url), `${JSON.stringify(fingerprint, null, 2)}\n`);
