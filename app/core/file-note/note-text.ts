import { z } from "zod";
import { figureLabel } from "../count-label.ts";
import { NOTE_MOST } from "./note-length.ts";

export const noteSchema = z.object({
  note: z
    .string()
    // A browser sends line ends as two characters.
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "Write something first.")
        .max(NOTE_MOST, `A note can have ${figureLabel(NOTE_MOST)} characters.`),
    ),
});

/** The file of a note. It says that it was practice: nobody may take it for a note of a real customer. `day`: in words. */
export function noteFile(of: {
  note: string;
  customer: string;
  scenario: string;
  day: string;
  siteName: string;
}): string {
  return [
    "FILE NOTE (PRACTICE)",
    `Customer: ${of.customer}, played by ${of.siteName}. Not a real person.`,
    `Conversation: ${of.scenario}`,
    `Date: ${of.day}`,
    "",
    of.note,
    "",
  ].join("\n");
}
