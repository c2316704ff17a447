import { type PdfObject, type PdfObjects, PdfStream } from "./pdf-objects.ts";
import { decodedName, isName, type PdfValue } from "./pdf-syntax.ts";

/**
 * The work of PDF.js to read one content stream once, without the forms that it calls. A unit is the work for one byte, about
 * 0.1 µs.
 */
export type ContentWork = {
  units: number;
  /** How often each form is called, by name (`/Name Do`). The empty name stands for a call of an unknown form. */
  calls: Map<string, number>;
  /** The stream shows no text. PDF.js runs a form without text only once in each content stream that calls it. */
  isSilent: boolean;
};

/** Measured: PDF.js takes 35 µs to enter a form, 3 µs to look a name up and 2 µs to change a font or a state. */
const FORM_UNITS = 400;
const OPERATOR_UNITS = { Do: 30, gs: 20, Tf: 10 };

export function contentWork(text: string): ContentWork {
  const calls = new Map<string, number>();
  let units = text.length;
  for (const [operator, cost] of Object.entries(OPERATOR_UNITS)) {
    for (let at = text.indexOf(operator); at !== -1; at = text.indexOf(operator, at + 2)) {
      units += cost;
      const name = operator === "Do" ? calledName(text, at) : null;
      if (name !== null) calls.set(name, (calls.get(name) ?? 0) + 1);
    }
  }
  return { units, calls, isSilent: !/T[jJ]|['"]/.test(text) };
}

/** The name before the operator `Do`: "" if it cannot be determined, null if `Do` is not an operator here. */
function calledName(text: string, at: number): string | null {
  let end = at;
  while (end > 0 && at - end < LONGEST_GAP && SPACES.includes(text.charAt(end - 1))) end--;
  if (end === at) return null;
  const isAcrossLines = at - end === LONGEST_GAP || /[\r\n]/.test(text.slice(end, at));
  if (isAcrossLines && mayEndComment(text, end)) return "";
  let start = end;
  while (start > 0 && !DELIMITERS.includes(text.charAt(start - 1))) start--;
  return text.charAt(start - 1) === "/" ? decodedName(text.slice(start, end)) : null;
}

/** A comment between the name and the operator may contain another name. */
function mayEndComment(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - LONGEST_GAP), end);
  const line = /[^\r\n]*$/.exec(before)?.[0] ?? "";
  return line.length === LONGEST_GAP || line.includes("%");
}

const LONGEST_GAP = 200;
const SPACES = "\0\t\n\f\r ";
const DELIMITERS = `${SPACES}()<>[]{}/%`;

const MAX_DEPTH = 50;
const MAX_LEVELS_OF_PAGES = 50;
const CALL_EFFORT = 50;

/**
 * Computes the work of each page before PDF.js reads it. Forms can call forms: ten levels of ten calls are ten billion calls, and
 * nothing can stop PDF.js between two of them. Where the file is ambiguous, the most expensive reading counts; a cycle counts as
 * infinite.
 */
export class PageWork {
  readonly #objects: PdfObjects;
  readonly #contentOf: (stream: PdfStream) => ContentWork;
  readonly #known = new Map<number, Map<PdfObject[], FormWork>>();
  readonly #resources = new Map<number, PdfObject[]>();

  constructor(objects: PdfObjects, contentOf: (stream: PdfStream) => ContentWork) {
    this.#objects = objects;
    this.#contentOf = contentOf;
  }

  /** In units of ContentWork; Infinity if it cannot be determined. */
  ofPage(number: number | null): number {
    if (number === null) return Infinity;
    const pages = this.#objects.candidates({ ref: number });
    return Math.max(0, ...pages.map((page) => this.#ofPage(page)));
  }

  #ofPage(page: PdfObject): number {
    if (!(page instanceof Map)) return 0;
    const resources: PdfObject[] = [];
    let level: PdfObject[] = [page];
    for (let depth = 0; depth < MAX_LEVELS_OF_PAGES && level.length > 0; depth++) {
      resources.push(...this.#objects.under(level, "Resources"));
      level = this.#objects.under(level, "Parent");
    }
    return (page.get("Contents") ?? []).reduce((sum: number, entry) => sum + this.#ofContents(entry, resources), 0);
  }

  #ofContents(entry: PdfValue, resources: PdfObject[]): number {
    const works = this.#objects.candidates(entry).map((one) => {
      const parts = Array.isArray(one) ? one.map((part) => this.#objects.candidates(part)) : [[one]];
      return parts.reduce((sum, part) => sum + this.#mostExpensive(part, resources), 0);
    });
    return Math.max(0, ...works);
  }

  #mostExpensive(candidates: PdfObject[], resources: PdfObject[]): number {
    const streams = candidates.filter((one) => one instanceof PdfStream);
    return Math.max(0, ...streams.map((stream) => this.#ofStream(stream, resources, new Set()).units));
  }

  #ofStream(stream: PdfStream, inherited: PdfObject[], callers: Set<number>): FormWork {
    const id = stream.keywordAt;
    if (callers.has(id) || callers.size > MAX_DEPTH) return INFINITE_WORK;
    const resources = callers.size === 0 ? inherited : this.#resourcesOf(stream, inherited);
    const known = this.#known.get(id)?.get(resources);
    if (known) return known;
    this.#objects.spend(CALL_EFFORT);
    const content = this.#contentOf(stream);
    const work = { units: content.units, isSilent: content.isSilent };
    if (content.calls.size > 0) {
      if (this.#objects.hasUnreadableObjects) return INFINITE_WORK;
      callers.add(id);
      for (const [name, count] of content.calls) {
        const target = this.#ofCall(name, resources, callers);
        work.units += target.units * (target.isSilent && name !== "" ? 1 : count);
        work.isSilent &&= target.isSilent;
      }
      callers.delete(id);
    }
    const knownHere = this.#known.get(id) ?? new Map<PdfObject[], FormWork>();
    this.#known.set(id, knownHere.set(resources, work));
    return work;
  }

  #ofCall(name: string, resources: PdfObject[], callers: Set<number>): FormWork {
    const worst = { units: 0, isSilent: true };
    for (const target of this.#targets(name, resources)) {
      this.#objects.spend(CALL_EFFORT);
      if (!(target instanceof PdfStream) || isImage(target)) continue;
      const work = this.#ofStream(target, resources, callers);
      worst.units = Math.max(worst.units, FORM_UNITS + work.units);
      worst.isSilent &&= work.isSilent;
    }
    return worst;
  }

  #targets(name: string, resources: PdfObject[]): PdfObject[] {
    const tables = this.#objects.under(resources, "XObject");
    if (name !== "") return this.#objects.under(tables, name);
    return tables.flatMap((table) =>
      table instanceof Map ? [...table.keys()].flatMap((key) => this.#objects.under([table], key)) : [],
    );
  }

  /** A form's resources; without its own it uses those of its caller. Returns the same array for a form, as it is a cache key. */
  #resourcesOf(stream: PdfStream, inherited: PdfObject[]): PdfObject[] {
    const known = this.#resources.get(stream.keywordAt);
    if (known) return known;
    const own = this.#objects.under([stream], "Resources").filter((one) => one instanceof Map);
    if (own.length === 0) return inherited;
    this.#resources.set(stream.keywordAt, own);
    return own;
  }
}

type FormWork = { units: number; isSilent: boolean };

const INFINITE_WORK: FormWork = { units: Infinity, isSilent: false };

function isImage(stream: PdfStream): boolean {
  const subtypes = stream.dictionary.get("Subtype") ?? [];
  return subtypes.length > 0 && subtypes.every((subtype) => isName(subtype) && subtype.name !== "Form");
}
