/** `npm run practice`: the built-in customer and the scorer without a server, for authors and tests. */

import { builtInLibrary } from "#core/library/library.ts";
import { openRehearsal, rehearse, scoreRehearsal } from "#core/rehearsals/rehearsal.ts";
import { reportOf } from "#core/rehearsals/rehearsal-report.ts";
import { loadLearned } from "../learned.ts";
import { feedbackLines } from "./feedback-lines.ts";
import { nameOf, readAgentLines, readLibrary, readScript } from "./input-files.ts";
import { rehearseInteractively } from "./interactive.ts";
import { libraryList, libraryListText } from "./library-list.ts";
import { choosePractice, PRACTICE_HELP, type RehearsalOptions, readPracticeOptions } from "./practice-options.ts";
import { runCommand, UsageError } from "./run-command.ts";
import { transcriptLines } from "./transcript-text.ts";

await runCommand("practice", async () => {
  loadLearned();
  const options = readPracticeOptions(process.argv.slice(2));
  if (options.task === "help") return write(PRACTICE_HELP);
  const library = options.library === null ? builtInLibrary : await readLibrary(options.library);
  if (options.task === "list") return write(options.json ? json(libraryList(library)) : libraryListText(library));
  const practice = choosePractice(library, options);
  const opened = openRehearsal(practice, options.script === null ? null : await readScript(options.script));
  const lines = linesSource(options);
  if (lines === null) {
    const rehearsal = await rehearseInteractively(opened, { input: process.stdin, output: process.stdout });
    return write(text(feedbackLines(rehearsal)));
  }
  const held = rehearse(opened, await readAgentLines(lines));
  const score = scoreRehearsal(held.rehearsal);
  if (!score) throw new UsageError(`${nameOf(lines)}: nothing is said to the customer`);
  if (options.json) return write(json(reportOf(held.rehearsal, score, held.unheard)));
  write(text([...transcriptLines(held.rehearsal), ...unheardLines(held.unheard), ...feedbackLines(held.rehearsal)]));
});

/** One JSON document cannot be had line by line. Null: interactively. */
function linesSource({ lines, json }: RehearsalOptions & { json: boolean }): string | null {
  return lines ?? (json ? "-" : null);
}

function unheardLines(unheard: number): string[] {
  return unheard === 0 ? [] : ["", `${unheard === 1 ? "One line" : `${unheard} lines`} came after the end.`];
}

function text(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

function json(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function write(output: string): void {
  process.stdout.write(output);
}
