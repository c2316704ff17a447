import { z } from "zod";
import { type Library, librarySchema } from "../scenarios/schema.ts";
import { completenessProblems } from "./library-file/completeness.ts";
import { exampleProblems } from "./library-file/examples.ts";
import { patternProblems } from "./library-file/pattern-problems.ts";
import { type Path, type Problem, problemAt } from "./library-file/problem.ts";
import { referenceProblems } from "./library-file/references.ts";

/** Changes when an older file can no longer be read. */
export const LIBRARY_FORMAT = "rolecall-library/1";

const libraryFileSchema = z.object({ format: z.literal(LIBRARY_FORMAT), ...librarySchema.shape });
export type LibraryFile = z.infer<typeof libraryFileSchema>;

export type ParsedLibrary = { ok: true; library: Library } | { ok: false; problems: Problem[] };

/** A library as plain JSON. Word patterns are regular expression sources, as in the library itself; they have no flags. */
export function libraryFileOf(library: Library): LibraryFile {
  return libraryFileSchema.parse({ format: LIBRARY_FORMAT, ...library });
}

/** What a file holds, or everything that keeps it from being practised. */
export function parseLibraryFile(file: unknown): ParsedLibrary {
  const format = z.object({ format: z.unknown() }).safeParse(file);
  if (!format.success)
    return failure([problemAt([], "not a library; expected an object as `library export` writes it")]);
  if (format.data.format !== LIBRARY_FORMAT) {
    const said = JSON.stringify(format.data.format) ?? "nothing";
    return failure([problemAt(["format"], `${said} is not known here; expected "${LIBRARY_FORMAT}"`)]);
  }
  const parsed = libraryFileSchema.safeParse(file, { reportInput: true });
  if (!parsed.success) return failure(parsed.error.issues.flatMap((issue) => [...issueProblems(issue)]));
  const { format: _, ...library } = parsed.data;
  const problems = [
    ...unknownKeys([], file, parsed.data),
    ...blankTexts([], library),
    ...referenceProblems(library),
    ...patternProblems(library),
  ];
  return problems.length > 0 ? failure(problems) : { ok: true, library };
}

/** What a library that can be practised still lacks before people are graded with it. */
export function findUnfinished(library: Library): Problem[] {
  return [...completenessProblems(library), ...exampleProblems(library)];
}

/** Each problem once: an objection is said in many scenarios. */
function failure(problems: readonly Problem[]): { ok: false; problems: Problem[] } {
  const byText = new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem]));
  return { ok: false, problems: [...byText.values()] };
}

function* issueProblems(issue: z.core.$ZodIssue): Generator<Problem> {
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  const found = issue.input === undefined ? "missing" : shortJson(issue.input);
  yield problemAt(path, `${found}; ${expectation(issue)}`);
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected === "int" ? "whole number" : issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "invalid_union":
      return issue.errors
        .flat()
        .map((inner, at) => expectation(inner).replace(/^expected /, at === 0 ? "expected " : ""))
        .join(" or ");
    default:
      return issue.message;
  }
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`;
}

const SHOWN_CHARACTERS = 60;

/** A misspelt optional key would otherwise be ignored in silence. */
function* unknownKeys(path: Path, given: unknown, read: unknown): Generator<Problem> {
  const known = new Map(entriesOf(read));
  for (const [step, value] of entriesOf(given)) {
    if (known.has(step)) yield* unknownKeys([...path, step], value, known.get(step));
    else yield problemAt([...path, step], "is no part of a library; expected no such key");
  }
}

function* blankTexts(path: Path, value: unknown): Generator<Problem> {
  if (typeof value === "string" && value.trim() === "") yield problemAt(path, "blank; expected a text");
  for (const [step, inner] of entriesOf(value)) yield* blankTexts([...path, step], inner);
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
