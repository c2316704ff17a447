/**
 * `npm run train`: learns the acts and the topics of agent lines from the training and the seen lines, and writes the
 * weights into app/core/customer/understanding/learned. `--without-seen` leaves the seen lines out, so that
 * `npm run eval` then measures on them what was never learned: for choosing settings, never to be committed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { readCases, readTrainingCases } from "../cases.ts";
import { understandingFingerprint } from "./fingerprint.ts";
import { actWeightsFrom, topicWeightsFrom } from "./weights.ts";

const { values } = parseArgs({ options: { "without-seen": { type: "boolean", default: false } } });
const cases = [...readTrainingCases(), ...(values["without-seen"] ? [] : readCases("seen"))];

const actWeights = actWeightsFrom(cases);
const topicWeights = topicWeightsFrom(cases);
write("act-weights.ts", "actWeights", "ActKind", "../heard.ts", actWeights);
write("topic-weights.ts", "topicWeights", "string", null, topicWeights);
const fingerprint = understandingFingerprint(cases, { actWeights, topicWeights });
writeFileSync(new URL("fingerprint.json", import.meta.url), `${JSON.stringify(fingerprint, null, 2)}\n`);

function write(
  file: string,
  name: string,
  kind: string,
  typeFrom: string | null,
  { classes, step, bias, features }: Weights,
) {
  const folder = new URL("../../../../app/core/customer/understanding/learned/", import.meta.url);
  const text = [
    "// Written by `npm run train` from tests/eval/understanding; do not edit. The format is said in classifier.ts.",
    ...(typeFrom ? [`import type { ${kind} } from "${typeFrom}";`] : []),
    'import type { Weights } from "./classifier.ts";',
    "",
    "// biome-ignore format: written by a program",
    `export const ${name}: Weights${typeFrom ? `<${kind}>` : ""} = {`,
    `  classes: ${list(classes.map((one) => JSON.stringify(one)))},`,
    `  step: ${step},`,
    `  bias: ${list(bias.map(String))},`,
    `  features: \`${features}\`,`,
    "};",
    "",
  ].join("\n");
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${features.split("\n").length} features, ${Math.round(text.length / 1024)} KiB`);
}

/** As biome formats a list that is too long for a line. */
function list(items: string[]): string {
  return `[\n${items.map((item) => `    ${item},\n`).join("")}  ]`;
}
