import { readdirSync, readFileSync } from "node:fs";
import type { QuestionContext } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import { findOwnQuestions } from "#core/scenarios/find-own-questions.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { customerOfFile } from "./own-lines.ts";

/** A question of a held call as somebody else would have asked it at that point of it. */
export type RewordedLine = { author: string; customer: string; slot: string; text: string; context: QuestionContext };

/** What players asked in calls, in the words of others: a few, in passing, from another angle, by somebody of another kind. */
export const REWORDED = new URL("reworded/", import.meta.url);

/**
 * One file a customer ("a-1-dana.txt"): `= cars.list | contact.minutes | so what i see here | I've got a few.` is what is asked, what was asked
 * last ("-": nothing), the words of the turn before it and the customer's line; below it a line for each way of asking. Throws for a
 * line before the first of these, and for a question that the customer is not asked.
 */
export function readRewordedLines(folder: URL = REWORDED): RewordedLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readCustomer(readFileSync(new URL(file, folder), "utf8"), file));
}

function readCustomer(text: string, file: string): RewordedLine[] {
  const customer = customerOfFile(file);
  const own = findOwnQuestions(customer);
  const lines: RewordedLine[] = [];
  let asked: Pick<RewordedLine, "slot" | "context"> | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("# ")) continue;
    if (line.startsWith("= ")) {
      const [slot = "", lastSlot = "-", before = "", said = ""] = line.slice(2).split(" | ");
      if (!(slot in own) && findSlot(slot) === null)
        throw new Error(`${file}:${index + 1}: ${customer} is not asked for ${slot}`);
      asked = { slot, context: { before, said: normalise(said), lastSlot: lastSlot === "-" ? null : lastSlot } };
    } else if (asked === null) throw new Error(`${file}:${index + 1}: before the first question`);
    else lines.push({ author: "reworded", customer, text: line, ...asked });
  }
  return lines;
}
