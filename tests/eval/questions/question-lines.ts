import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { NO_SLOT } from "#core/customer/understanding/learned/learned-slots.ts";
import type { QuestionForm } from "#core/customer/understanding/question-form.ts";
import { findSlot } from "#core/scenarios/slots.ts";

/** A turn in which an agent asks for one slot, in the manner of one author. */
export type QuestionLine = { author: string; slot: string; form: QuestionForm; text: string };

/** The lines that the weights are learned from. */
export const TRAINING = new URL("training/", import.meta.url);

/** The forms as authors write them. */
export const FORMS: Readonly<Record<string, QuestionForm>> = {
  yesno: "yes-no",
  choice: "choice",
  what: "what",
  who: "who",
  when: "when",
  where: "where",
  howmuch: "how-much",
  why: "why",
  how: "how",
  confirm: "confirm",
  tell: "tell",
};

const formSchema = z.enum(Object.keys(FORMS)).transform((form) => FORMS[form] ?? "what");

/**
 * The lines of a folder: one folder per author, in it files of `## slot` headings and lines of form, tab and text. Throws for a
 * line that is none of these, and for an unknown slot or form.
 */
export function readQuestionLines(folder: URL): QuestionLine[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((author) => readAuthor(new URL(`${author}/`, folder), author));
}

function readAuthor(folder: URL, author: string): QuestionLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFile(readFileSync(new URL(file, folder), "utf8"), author, file));
}

function readFile(text: string, author: string, file: string): QuestionLine[] {
  const lines: QuestionLine[] = [];
  let slot: string | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const where = `${author}/${file}:${index + 1}`;
    if (line.startsWith("## ")) {
      slot = line.slice(3).trim();
      if (slot !== NO_SLOT && !findSlot(slot)) throw new Error(`${where}: there is no slot ${slot}`);
    } else if (line.trim() !== "" && !line.startsWith("#")) {
      const [form = "", words = ""] = line.split("\t");
      if (slot === null || words.trim() === "") throw new Error(`${where}: neither a heading nor form, tab and text`);
      lines.push({ author, slot, form: formSchema.parse(form.trim()), text: words.trim() });
    }
  }
  return lines;
}
