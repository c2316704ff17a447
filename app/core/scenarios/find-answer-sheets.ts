import type { AnswerSheet, AnswerSheets } from "./answer-sheet.ts";
import { sheetKey } from "./answer-sheet.ts";
import { a1Dana } from "./answer-sheets/a1-dana.ts";
import { a1Robert } from "./answer-sheets/a1-robert.ts";
import { a1Tom } from "./answer-sheets/a1-tom.ts";
import { a2Dana } from "./answer-sheets/a2-dana.ts";
import { a2Tom } from "./answer-sheets/a2-tom.ts";
import { a3Dana } from "./answer-sheets/a3-dana.ts";
import { a3Robert } from "./answer-sheets/a3-robert.ts";
import { a4Marcus } from "./answer-sheets/a4-marcus.ts";
import { c1Elena } from "./answer-sheets/c1-elena.ts";
import { c2Tom } from "./answer-sheets/c2-tom.ts";
import { c3Kim } from "./answer-sheets/c3-kim.ts";
import { c4Denise } from "./answer-sheets/c4-denise.ts";
import { dana } from "./answer-sheets/dana.ts";
import { denise } from "./answer-sheets/denise.ts";
import { elena } from "./answer-sheets/elena.ts";
import { h1Kim } from "./answer-sheets/h1-kim.ts";
import { h1Marcus } from "./answer-sheets/h1-marcus.ts";
import { h1Priya } from "./answer-sheets/h1-priya.ts";
import { h2Ray } from "./answer-sheets/h2-ray.ts";
import { h3Denise } from "./answer-sheets/h3-denise.ts";
import { h3Ray } from "./answer-sheets/h3-ray.ts";
import { h3Tom } from "./answer-sheets/h3-tom.ts";
import { h4Kim } from "./answer-sheets/h4-kim.ts";
import { h4Marcus } from "./answer-sheets/h4-marcus.ts";
import { kim } from "./answer-sheets/kim.ts";
import { l1Priya } from "./answer-sheets/l1-priya.ts";
import { l2Marcus } from "./answer-sheets/l2-marcus.ts";
import { l3Denise } from "./answer-sheets/l3-denise.ts";
import { l3Ray } from "./answer-sheets/l3-ray.ts";
import { l4Robert } from "./answer-sheets/l4-robert.ts";
import { marcus } from "./answer-sheets/marcus.ts";
import { priya } from "./answer-sheets/priya.ts";
import { ray } from "./answer-sheets/ray.ts";
import { robert } from "./answer-sheets/robert.ts";
import { tom } from "./answer-sheets/tom.ts";
import { findOwnQuestions } from "./find-own-questions.ts";
import type { Practice } from "./practice.ts";

const personSheets: Readonly<Record<string, AnswerSheet>> = {
  dana,
  denise,
  elena,
  kim,
  marcus,
  priya,
  ray,
  robert,
  tom,
};

/** By `sheetKey`. */
const scenarioSheets: Readonly<Record<string, AnswerSheet>> = {
  "A-1-dana": a1Dana,
  "A-1-robert": a1Robert,
  "A-1-tom": a1Tom,
  "A-2-dana": a2Dana,
  "A-2-tom": a2Tom,
  "A-3-dana": a3Dana,
  "A-3-robert": a3Robert,
  "A-4-marcus": a4Marcus,
  "C-1-elena": c1Elena,
  "C-2-tom": c2Tom,
  "C-3-kim": c3Kim,
  "C-4-denise": c4Denise,
  "H-1-kim": h1Kim,
  "H-1-marcus": h1Marcus,
  "H-1-priya": h1Priya,
  "H-2-ray": h2Ray,
  "H-3-denise": h3Denise,
  "H-3-ray": h3Ray,
  "H-3-tom": h3Tom,
  "H-4-kim": h4Kim,
  "H-4-marcus": h4Marcus,
  "L-1-priya": l1Priya,
  "L-2-marcus": l2Marcus,
  "L-3-denise": l3Denise,
  "L-3-ray": l3Ray,
  "L-4-robert": l4Robert,
};

/** The library that the sheets belong to. It changes with any edit of a scenario, a persona, an objection, a level or a sheet. */
export const LIBRARY_VERSION = "library-11";

/**
 * The sheets of a practice; null: it is of another library, an author's or an older one, and its customer answers from the facts
 * of the scenario only.
 */
export function sheetsOf(practice: Pick<Practice, "scenario" | "persona" | "versions">): AnswerSheets | null {
  return practice.versions.library === LIBRARY_VERSION ? findSheets(practice) : null;
}

/** The sheets of a person in a scenario of the built-in library. */
export function findSheets(of: Pick<Practice, "scenario" | "persona">): AnswerSheets | null {
  const person = personSheets[of.persona.id];
  const scenario = scenarioSheets[sheetKey(of)];
  return person && scenario ? { person, scenario, own: findOwnQuestions(sheetKey(of)) } : null;
}
