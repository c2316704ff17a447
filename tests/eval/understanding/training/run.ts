/**
 * `npm run train`: learns the acts and the topics of agent lines, and how they answer objections, from the training and the seen lines, and writes the
 * weights into app/core/customer/understanding/learned. `--without-seen` leaves the seen lines out, so that
 * `npm run eval` then measures on them what was never learned: for choosing settings, never to be committed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { readCases, readTrainingCases } from "../cases.ts";
import { understandingFingerprint } from "./fingerprint.ts";
import { type ClassType, sourceOf } from "./source.ts";
import { actWeightsFrom, handlingWeightsFrom, topicWeightsFrom } from "./weights.ts";

const LEARNED = new URL("../../../../app/core/customer/understanding/learned/", import.meta.url);

const { values } = parseArgs({ options: { "without-seen": { type: "boolean", default: false } } });
const cases = [...readTrainingCases(), ...(values["without-seen"] ? [] : readCases("seen"))];

const actWeights = actWeightsFrom(cases);
const topicWeights = topicWeightsFrom(cases);
const handlingWeights = handlingWeightsFrom();
write("act-weights.ts", "actWeights", actWeights, { name: "ActKind", from: "../heard.ts" });
write("topic-weights.ts", "topicWeights", topicWeights);
write("handling-weights.ts", "handlingWeights", handlingWeights, {
  name: "HandlingPart",
  from: "./learned-handling.ts",
});
const fingerprint = understandingFingerprint(cases, { actWeights, topicWeights, handlingWeights });
writeFileSync(new URL("fingerprint.json", import.meta.url), `${JSON.stringify(fingerprint, null, 2)}\n`);

function write(file: string, name: string, weights: Weights, classType?: ClassType) {
  const text = sourceOf(name, weights, classType);
  writeFileSync(new URL(file, LEARNED), text);
  console.log(`${file}: ${weights.rows.sizes.length} features, ${Math.round(text.length / 1024)} KiB`);
}
