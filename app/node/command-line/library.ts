/** `npm run library`: the scenario library as a file that an author can edit, check and practise with. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { builtInLibrary } from "#core/library/library.ts";
import { findUnfinished, libraryFileOf } from "#core/library/library-file.ts";
import type { Library } from "#core/scenarios/schema.ts";
import { loadLearned } from "../learned.ts";
import { problemText, readLibrary } from "./input-files.ts";
import { codeOf, parsed, runCommand, UsageError } from "./run-command.ts";

const HELP = `The scenario library as JSON.

  npm run library -- export [FILE]   writes the built-in library to a new file, or to stdout
  npm run library -- check FILE      says what is wrong in an edited library and where; "-" is stdin

Try one with: npm run practice -- --library FILE --scenario ID
`;

async function main(): Promise<void> {
  const options = { help: { type: "boolean", short: "h" } } as const;
  const args = process.argv.slice(2);
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }), ["help"]);
  const [task, path, ...more] = positionals;
  if (values.help) return void process.stdout.write(HELP);
  if (more.length > 0) throw new UsageError(`unexpected argument "${more[0]}"`);
  // What is unfinished is found by asking its customers.
  loadLearned();
  if (task === "export") return exportLibrary(path);
  if (task === "check" && path !== undefined) return checkLibrary(path);
  throw new UsageError("expected export [FILE] or check FILE; --help says more");
}

async function exportLibrary(path = "-"): Promise<void> {
  const json = textOf(builtInLibrary);
  if (path === "-") return void process.stdout.write(json);
  try {
    // Never over an author's work.
    await writeFile(path, json, { flag: "wx" });
  } catch (error) {
    const reason = WRITE_FAULTS[codeOf(error)];
    if (!reason) throw error;
    throw new UsageError(`${path}: ${reason}`);
  }
}

const WRITE_FAULTS: Record<string, string> = {
  EEXIST: "exists already; expected a new file",
  ENOENT: "its folder does not exist",
  ENOTDIR: "its folder does not exist",
  EISDIR: "a directory; expected a new file",
  EACCES: "may not be written",
  EROFS: "may not be written",
};

async function checkLibrary(path: string): Promise<void> {
  const library = await readLibrary(path);
  const unfinished = findUnfinished(library);
  if (unfinished.length > 0) throw new UsageError(problemText(path, unfinished));
  const { version, scenarios, personas, objections } = library;
  const counts = `${scenarios.length} scenarios, ${personas.length} customers, ${objections.length} objections`;
  process.stdout.write(`${version}: ${counts}. No problems.\n${versionNote(library)}`);
}

/** Conversations are told apart by it. */
function versionNote(library: Library): string {
  const isEdited = library.version === builtInLibrary.version && textOf(library) !== textOf(builtInLibrary);
  return isEdited ? `Give the edited library a "version" of its own: ${library.version} is the built-in one.\n` : "";
}

function textOf(library: Library): string {
  return `${JSON.stringify(libraryFileOf(library), null, 2)}\n`;
}

// Last, when the constants above have their values.
await runCommand("library", main);
