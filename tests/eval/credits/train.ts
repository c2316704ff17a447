/** `node tests/eval/credits/train.ts`: learns from judged credits what proves a check, and writes the weights. Same verdicts, same file. */
import { writeFileSync } from "node:fs";
import { writeLearned } from "#app/node/learned.ts";
import { learnedProof } from "#core/scoring/learned-proof.ts";
import { proofFingerprint } from "./fingerprint.ts";
import { proofFrom } from "./lessons.ts";

const weights = proofFrom();
learnedProof.load(weights);
const bytes = writeLearned(learnedProof.name, weights);
console.log(`${learnedProof.name}: ${weights.rows.sizes.length} features, ${Math.round(bytes / 1024)} KiB`);
writeFileSync(new URL("fingerprint.json", import.meta.url), `${JSON.stringify(proofFingerprint(), null, 2)}\n`);
