import { isAboutObjection } from "../../customer/understanding/asked-questions.ts";
import { type Context, heardAct } from "../../customer/understanding/heard.ts";
import { normalise, splitSentences } from "../../customer/understanding/normalise.ts";
import { matchesAny } from "../../customer/understanding/patterns.ts";
import { understand } from "../../customer/understanding/understand.ts";
import type { Library, Objection, Scenario } from "../../scenarios/schema.ts";
import { assemblePractice } from "../library.ts";
import { type Path, type Problem, problemAt } from "./problem.ts";

/**
 * Lines a coach would tell an agent to say, said to the customer: each must be understood as what it is an example of, or
 * following the advice would earn nothing.
 */
export function* exampleProblems(library: Library): Generator<Problem> {
  for (const [at, objection] of library.objections.entries()) {
    const scenario = library.scenarios.find(({ line }) => objection.line === "any" || objection.line === line);
    const context = scenario && contextOf(scenario, library);
    if (context) yield* objectionProblems(["objections", at], objection, context);
  }
  for (const [at, scenario] of library.scenarios.entries()) {
    const context = contextOf(scenario, library);
    if (!context) continue;
    yield* scenarioProblems(["scenarios", at], scenario, context);
    for (const id of Object.keys(scenario.ownObjections ?? {})) {
      const objection = context.practice.objections.find((one) => one.id === id);
      if (objection) yield* objectionProblems(["scenarios", at, "ownObjections", id], objection, context);
    }
  }
}

/** The moment at which everything has been told. */
function contextOf(scenario: Scenario, library: Library): Context | null {
  const choice = { scenarioId: scenario.id, personaId: scenario.customers[0] ?? "", level: 2, seed: 1 } as const;
  const practice = assemblePractice(choice, library);
  return practice && { practice, disclosed: scenario.facts.map(({ id }) => id), lastLine: null, lastTopic: null };
}

function* objectionProblems(path: Path, objection: Objection, context: Context): Generator<Problem> {
  const { exampleAcknowledge, exampleExplore, exampleAnswer, answerKeys } = objection;
  if (!heardAct(understand(exampleAcknowledge, context), "acknowledgement", "reflection"))
    yield notUnderstood([...path, "exampleAcknowledge"], exampleAcknowledge, "as an acknowledgment");
  const about = `${objection.says.join(" ")} ${objection.behind} ${objection.opensWhen} ${exampleExplore}`;
  const keys = [...answerKeys, ...objection.scriptCues];
  const { questions } = understand(exampleExplore, context);
  if (!questions.some((question) => isAboutObjection(question, about, keys, [], true)))
    yield notUnderstood([...path, "exampleExplore"], exampleExplore, "as a question about this objection");
  if (!splitSentences(exampleAnswer).some(({ text }) => matchesAny(text, answerKeys)))
    yield notUnderstood([...path, "exampleAnswer"], exampleAnswer, "by one of its answerKeys");
  for (const line of SMALL_TALK) {
    if (matchesAny(normalise(line), answerKeys))
      yield problemAt(
        [...path, "answerKeys"],
        `"${line}" answers it; expected patterns that small talk does not match`,
      );
  }
}

const SMALL_TALK = ["Okay, great, thanks.", "We are a big company with happy customers.", "I hear you."];

function* scenarioProblems(path: Path, scenario: Scenario, context: Context): Generator<Problem> {
  const { needs, gaps, bait } = scenario;
  for (const [at, { id, exampleQuestion }] of needs.items.entries()) {
    const { questions } = understand(exampleQuestion, { ...context, disclosed: [] });
    if (!questions.some(({ topic }) => topic === id))
      yield notUnderstood(
        [...path, "needs", "items", at, "exampleQuestion"],
        exampleQuestion,
        `as a question on ${id}`,
      );
  }
  for (const [at, { id, exampleLine }] of gaps.entries()) {
    const where = [...path, "gaps", at, "exampleLine"];
    const named = understand(exampleLine, context).gaps.find((gap) => gap.id === id);
    if (!named) yield notUnderstood(where, exampleLine, "as naming this gap, by one of its cues");
    else if (!named.tied)
      yield notUnderstood(where, exampleLine, "as tied to this person, by words of a fact in tiedTo");
    else if (named.scare) yield problemAt(where, `"${exampleLine}" frightens; expected a line without fear`);
  }
  if (bait) yield* baitProblems([...path, "bait"], bait);
}

function* baitProblems(path: Path, bait: NonNullable<Scenario["bait"]>): Generator<Problem> {
  const takes = splitSentences(bait.safeLine).some(
    ({ text }) => matchesAny(text, bait.takenWhen) && !/\b(?:not|no)\b/.test(text),
  );
  if (takes) yield problemAt([...path, "safeLine"], `"${bait.safeLine}" takes the bait; expected a line that does not`);
  if (!matchesAny(normalise(PLAIN_YES), bait.takenWhen))
    yield problemAt(
      [...path, "takenWhen"],
      `"${PLAIN_YES}" does not take the bait; expected a pattern for a plain yes`,
    );
}

const PLAIN_YES = "Yes, absolutely.";

function notUnderstood(path: Path, line: string, as: string): Problem {
  return problemAt(path, `"${line}" is not understood; expected to be understood ${as}`);
}
