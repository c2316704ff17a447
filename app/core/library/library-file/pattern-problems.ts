import { patternOf } from "../../customer/understanding/patterns.ts";
import type { Library, Objection, Scenario } from "../../scenarios/schema.ts";
import { type Path, type Problem, problemAt } from "./problem.ts";

/** The longest of the built-in library has 259 characters. */
const PATTERN_MAX_LENGTH = 500;

/** Word patterns that do not compile, match every line, can never match, or could take for ever. */
export function* patternProblems(library: Library): Generator<Problem> {
  for (const { path, source } of patternsIn(library)) {
    const message = wrongWith(source);
    if (message) yield problemAt(path, message);
  }
}

function wrongWith(source: string): string | null {
  if (source.length > PATTERN_MAX_LENGTH)
    return `the pattern has ${source.length} characters; expected ${PATTERN_MAX_LENGTH} or fewer`;
  try {
    new RegExp(source);
  } catch (error) {
    return `${error instanceof Error ? error.message : "not a regular expression"}; expected a regular expression`;
  }
  if (unlimitedRepeats(source) > UNLIMITED_MOST)
    return `too many ways to match, which can take minutes on a long line; expected at most ${UNLIMITED_MOST} "*" or "+" in one alternative, and none on a group`;
  if (/[A-Z]/.test(source.replace(/\\./g, "")))
    return "a capital letter never matches: lines are read in lower case; expected lower case";
  if (patternOf(source).test("zzz qqq")) return "the pattern matches any line; expected words it looks for";
  return null;
}

/**
 * Repeats without limit that one way through the pattern passes; a group repeated without limit counts as endless. Each of
 * them multiplies the time by up to the 4,000 characters of a line, and nested ones take for ever.
 */
function unlimitedRepeats(source: string): number {
  const open: Way[] = [];
  let way: Way = { passed: 0, most: 0 };
  for (const [token, atom = "", quantifier = ""] of simplified(source).matchAll(TOKEN)) {
    if (token.startsWith("(")) {
      open.push(way);
      way = { passed: 0, most: 0 };
    } else if (token === "|") {
      way = { passed: 0, most: mostOf(way) };
    } else if (token.startsWith(")")) {
      const inner = mostOf(way);
      way = open.pop() ?? { passed: 0, most: 0 };
      way.passed += isUnlimited(quantifier) ? Number.POSITIVE_INFINITY : inner * timesOf(quantifier);
    } else if (atom !== "" && isUnlimited(quantifier)) {
      way.passed += 1;
    }
  }
  return mostOf(way);
}

/** `passed`: in the alternative being read; `most`: in the worst one before it. */
type Way = { passed: number; most: number };

const UNLIMITED_MOST = 1;

const TOKEN = /\((?:\?(?:<?[=!]|:|<\w+>))?|\||(\)|[^()|])((?:[*+?]|\{\d+(?:,\d*)?\})?)\??/g;

/**
 * Escapes and classes become a letter, and so do a few whole words ("(?: \\w+){0,4}"): their blanks leave one way to
 * match them.
 */
function simplified(source: string): string {
  return source
    .replace(/\(\?:(?: \\w\+|\\w\+ )\)\{\d,\d\}/g, "x")
    .replace(/\\./g, "x")
    .replace(/\[[^\]]*\]/g, "x");
}

function mostOf({ passed, most }: Way): number {
  return Math.max(passed, most);
}

function isUnlimited(quantifier: string): boolean {
  return quantifier === "*" || quantifier === "+" || quantifier.endsWith(",}");
}

function timesOf(quantifier: string): number {
  return Number(/(\d+)\}$/.exec(quantifier)?.[1] ?? 1);
}

type Pattern = { path: Path; source: string };

function patternsIn(library: Library): Pattern[] {
  return [
    ...library.objections.flatMap((objection, at) => patternsOfObjection(["objections", at], objection)),
    ...library.scenarios.flatMap((scenario, at) => patternsOfScenario(["scenarios", at], scenario)),
  ];
}

function patternsOfScenario(path: Path, { facts, gaps, bait, asks, ownObjections = {} }: Scenario): Pattern[] {
  return [
    ...Object.entries(ownObjections).flatMap(([id, own]) => patternsOfObjection([...path, "ownObjections", id], own)),
    ...facts.flatMap((fact, at) => listed([...path, "facts", at, "asks"], fact.asks)),
    ...gaps.flatMap((gap, at) => listed([...path, "gaps", at, "cues"], gap.cues)),
    ...listed([...path, "bait", "takenWhen"], bait?.takenWhen),
    ...(asks ?? []).flatMap((ask, at) => listed([...path, "asks", at, "answeredBy"], ask.answeredBy)),
  ];
}

function patternsOfObjection(path: Path, objection: Partial<Objection>): Pattern[] {
  return [
    ...listed([...path, "answerKeys"], objection.answerKeys),
    ...listed([...path, "scriptCues"], objection.scriptCues),
    ...listed([...path, "unlessSaid"], objection.unlessSaid),
  ];
}

function listed(path: Path, sources: readonly string[] = []): Pattern[] {
  return sources.map((source, at) => ({ path: [...path, at], source }));
}
