import { readFileSync, writeFileSync } from "node:fs";
import { allLearned } from "#core/scoring/all-learned.ts";

const FOLDER = new URL("../../public/learned/", import.meta.url);

/** For programs in Node: what was learned, from the files that a deployment serves itself. Throws where one is missing or is none. */
export function loadLearned(): void {
  for (const file of allLearned) file.load(JSON.parse(readFileSync(addressOf(file.name), "utf8")));
}

/** Returns how many bytes were written. */
export function writeLearned(name: string, content: unknown): number {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(addressOf(name), text);
  return Buffer.byteLength(text);
}

function addressOf(name: string): URL {
  return new URL(`${name}.json`, FOLDER);
}
