import { readdirSync, readFileSync } from "node:fs";
import { findOwnQuestions } from "#core/scenarios/find-own-questions.ts";

/** A way of asking one of a customer's own questions. `customer`: as in `sheetKey`; `slot`: "own.brother". */
export type OwnLine = { author: string; customer: string; slot: string; text: string };

/** The ways of asking that were written with the questions; more stand in the talks. */
export const OWN_LINES = new URL("own/", import.meta.url);

/**
 * One file a customer ("a-1-dana.txt"): `## own.brother` headings and below each a line for each way of asking. Throws for a line
 * before the first heading, and for a question that the customer does not have.
 */
export function readOwnLines(folder: URL = OWN_LINES): OwnLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readCustomer(readFileSync(new URL(file, folder), "utf8"), file));
}

function readCustomer(text: string, file: string): OwnLine[] {
  const customer = customerOfFile(file);
  const known = findOwnQuestions(customer);
  const lines: OwnLine[] = [];
  let slot: string | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const where = `${file}:${index + 1}`;
    if (line.startsWith("## ")) {
      slot = line.slice(3).trim();
      if (!(slot in known)) throw new Error(`${where}: ${customer} has no question ${slot}`);
    } else if (line.trim() !== "") {
      if (slot === null) throw new Error(`${where}: before the first heading`);
      lines.push({ author: "own", customer, slot, text: line.trim() });
    }
  }
  return lines;
}

/** "A-1-dana" of "a-1-dana.txt". */
export function customerOfFile(file: string): string {
  const [line = "", number = "", person = ""] = file.replace(/\.txt$/, "").split("-");
  return `${line.toUpperCase()}-${number}-${person}`;
}
