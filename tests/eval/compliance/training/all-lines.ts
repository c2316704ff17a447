import { readdirSync, readFileSync } from "node:fs";
import { complianceCases } from "#tests/app/core/scoring/compliance-cases.ts";
import { readCalls } from "./calls.ts";
import { disputedLines } from "./disputed-lines.ts";
import { libraryLines } from "./library-lines.ts";
import { type TrainingLine, trainingLines } from "./lines.ts";

const CALLS = new URL("calls/", import.meta.url);

/** Everything that is learned from, always in the same order. */
export function allLines(): TrainingLine[] {
  return [
    ...trainingLines(),
    ...tunedCases(),
    ...innocentLines(),
    ...exampleLines(),
    ...readCalls(CALLS),
    ...disputedLines(),
  ];
}

function tunedCases(): TrainingLine[] {
  return complianceCases
    .filter(({ heldOut }) => !heldOut)
    .map(({ heard, said, breaks }) => ({ heard, said, breaks, mayAlso: [], about: breaks[0] ?? null }));
}

/** Ordinary lines of the understanding set; those that press, scare or insult may well break a rule. */
function innocentLines(): TrainingLine[] {
  const folder = new URL("../../understanding/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith("seen-"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line))
    .filter(({ acts }) => !acts.some((act: string) => ["pressure", "scare", "insult"].includes(act)))
    .map(({ previous, text }) => ({ heard: previous ?? null, said: text, breaks: [], mayAlso: [], about: null }));
}

function exampleLines(): TrainingLine[] {
  return libraryLines().map((said) => ({ heard: null, said, breaks: [], mayAlso: [], about: null }));
}
