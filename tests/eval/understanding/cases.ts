import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { ActKind } from "#core/customer/understanding/heard.ts";

/** Every act there is; the compiler asks for the ones that are missing. */
const actKinds: { [Kind in ActKind]: Kind } = {
  insult: "insult",
  "break-character": "break-character",
  "odd-request": "odd-request",
  pressure: "pressure",
  scare: "scare",
  "stop-honoured": "stop-honoured",
  "close-ask": "close-ask",
  "next-step": "next-step",
  question: "question",
  recommendation: "recommendation",
  comparison: "comparison",
  limits: "limits",
  price: "price",
  gap: "gap",
  reflection: "reflection",
  acknowledgement: "acknowledgement",
  apology: "apology",
  recap: "recap",
  product: "product",
  clarification: "clarification",
  permission: "permission",
  name: "name",
  agency: "agency",
  purpose: "purpose",
  recording: "recording",
  agenda: "agenda",
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  backchannel: "backchannel",
};

const caseSchema = z.strictObject({
  id: z.string(),
  /** Decides the line of business, the customer and the gaps that can be named. */
  scenario: z.string(),
  style: z.enum(["typed", "speech"]),
  /** The customer's words before this line, where the labels depend on them. */
  previous: z.string().optional(),
  text: z.string(),
  acts: z.array(z.enum(actKinds)),
  /** The topic of the line's last question, where a human is sure of it. */
  asks: z.string().optional(),
});
export type Case = z.infer<typeof caseSchema>;

/** `second-unseen`: written after the tuning that the first unseen part had to judge, by the guide alone. */
export type Part = "seen" | "unseen" | "second-unseen";

export const allActs = z.enum(actKinds).options;

/** Labelled lines by the rules of LABELS.md, from every file named after the part. */
export function readCases(part: Part): Case[] {
  return linesOf(part).map((line) => caseSchema.parse(JSON.parse(line)));
}

const trainingCaseSchema = caseSchema.omit({ id: true, asks: true }).extend({
  /** Null: a question that is on no topic; absent: not said. */
  asks: z.string().nullable().optional(),
  /** Which gap of the scenario is stated. */
  gap: z.string().optional(),
  /** The acts that this line was labelled for; of others it teaches nothing. Absent: all. */
  labelledFor: z.array(z.enum(actKinds)).optional(),
});
export type TrainingCase = z.infer<typeof trainingCaseSchema>;

/** Lines to learn from; none of them is measured on. */
export function readTrainingCases(): TrainingCase[] {
  return linesOf("training").map((line) => trainingCaseSchema.parse(JSON.parse(line)));
}

function linesOf(part: Part | "training"): string[] {
  const folder = new URL(".", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${part}-`) && name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"));
}
