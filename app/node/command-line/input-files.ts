import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { scheduler } from "node:timers/promises";
import { MESSAGE_MAX_LENGTH, parseMessage } from "#core/conversations/message-text.ts";
import type { Problem } from "#core/library/library-file/problem.ts";
import { parseLibraryFile } from "#core/library/library-file.ts";
import type { RehearsedScript } from "#core/rehearsals/rehearsal.ts";
import type { Library } from "#core/scenarios/schema.ts";
import {
  checkScriptFile,
  containerOf,
  SCRIPT_HEAD_BYTES,
  SCRIPT_KINDS,
  SCRIPT_REFUSALS,
  type ScriptRefusal,
} from "#core/scripts/script-file.ts";
import { readTxt } from "#workers/extractor/txt.ts";
import { UnreadableFile } from "#workers/extractor/unreadable-file.ts";
import { codeOf, UsageError } from "./run-command.ts";

/** For every kind of file; the same 10 MB that an uploaded script may have. "-" is stdin. */
const FILE_MAX_BYTES = 10 * 1024 * 1024;

/** The agent's lines, one per line of text; blank ones are left out. */
export async function readAgentLines(path: string): Promise<string[]> {
  const text = await readText(path);
  return text.split(/\r\n?|\n/).flatMap((line, at) => {
    const message = parseMessage(line);
    if (message.ok) return [message.text];
    if (message.code === "message_blank") return [];
    throw new UsageError(
      `${nameOf(path)}, line ${at + 1}: ${line.length} characters; expected at most ${MESSAGE_MAX_LENGTH}`,
    );
  });
}

export async function readLibrary(path: string): Promise<Library> {
  const parsed = parseLibraryFile(parseJson(await readText(path), path));
  if (!parsed.ok) throw new UsageError(problemText(path, parsed.problems));
  return parsed.library;
}

export function problemText(path: string, problems: readonly Problem[]): string {
  const shown = problems
    .slice(0, PROBLEMS_SHOWN)
    .map((one) => `  ${one.path === "" ? "" : `${one.path}: `}${one.message}`);
  const rest = problems.length - shown.length;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`${nameOf(path)}: ${count}`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])].join("\n");
}

/** Read by the same code as an uploaded script, and refused for the same reasons. */
export async function readScript(path: string): Promise<RehearsedScript> {
  const bytes = await readBytes(path);
  const head = bytes.subarray(0, SCRIPT_HEAD_BYTES);
  const checked = checkScriptFile({ name: path, sizeBytes: bytes.byteLength, head });
  if (!checked.ok) throw refusedScript(path, checked.reason);
  // PDF.js waits with the scheduler of a Worker, which Node keeps in a module.
  Object.assign(globalThis, { scheduler });
  const { extractText } = await import("#workers/extractor/extract.ts");
  const reading = await extractText(new Uint8Array(bytes).buffer, checked.kind);
  if (!reading.ok) throw refusedScript(path, reading.reason);
  return { name: basename(path), content: reading.text };
}

function refusedScript(path: string, reason: ScriptRefusal): UsageError {
  const kinds = SCRIPT_KINDS.map((kind) => `.${kind}`).join(", ");
  const text = reason === "wrong-type" ? `not a sales script; expected one of ${kinds}` : SCRIPT_REFUSALS[reason];
  return new UsageError(`${nameOf(path)}: ${text}`);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${nameOf(path)}: not JSON: ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path);
  try {
    if (containerOf(bytes.subarray(0, SCRIPT_HEAD_BYTES)) === null) return readTxt(bytes).text;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  throw new UsageError(`${nameOf(path)}: not a text file`);
}

/** Read as it comes and never beyond the limit, so that a device or a pipe without an end is refused too. */
async function readBytes(path: string): Promise<Uint8Array> {
  const source = path === "-" ? process.stdin : createReadStream(path);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > FILE_MAX_BYTES) throw new UsageError(`${nameOf(path)}: larger than 10 MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    const reason = FILE_FAULTS[codeOf(error)];
    if (!reason) throw error;
    throw new UsageError(`${nameOf(path)}: ${reason}`);
  }
  return Buffer.concat(chunks);
}

const FILE_FAULTS: Record<string, string> = {
  ENOENT: "no such file",
  ENOTDIR: "no such file",
  EISDIR: "a directory; expected a file",
  EACCES: "may not be read",
  ENAMETOOLONG: "no such file",
  ERR_INVALID_ARG_VALUE: "no such file",
};

export function nameOf(path: string): string {
  if (path === "") return '""';
  return path === "-" ? "stdin" : path;
}

const PROBLEMS_SHOWN = 50;
