import type { Library, Objection, Persona, Scenario } from "../../scenarios/schema.ts";
import { type Path, type Problem, problemAt } from "./problem.ts";

/** What a draft may lack and a scenario that people are graded on may not: enough words to never repeat one, and its bait. */
export function* completenessProblems({ personas, objections, scenarios }: Library): Generator<Problem> {
  for (const [at, persona] of personas.entries()) yield* personaProblems(["personas", at], persona);
  for (const [at, objection] of objections.entries()) yield* objectionProblems(["objections", at], objection);
  for (const [at, scenario] of scenarios.entries()) yield* scenarioProblems(["scenarios", at], scenario);
}

const VOICE = ["lead", "agree", "unsure", "annoyed", "pleased", "surprised", "thanks", "bye"];

function* personaProblems(path: Path, { voice }: Persona): Generator<Problem> {
  for (const kind of VOICE) yield* fewer([...path, "voice", kind], voice[kind] ?? [], 4);
  for (const kind of Object.keys(voice)) {
    if (!VOICE.includes(kind))
      yield problemAt([...path, "voice", kind], `"${kind}" is never said; expected one of ${VOICE.join(", ")}`);
  }
}

function* objectionProblems(path: Path, objection: Objection): Generator<Problem> {
  yield* fewer([...path, "says"], objection.says, 4);
  for (const list of ["saysAgain", "reveals", "concedes"] as const) yield* fewer([...path, list], objection[list], 2);
  for (const list of ["answerKeys", "scriptCues"] as const) yield* fewer([...path, list], objection[list], 1);
}

function* scenarioProblems(path: Path, scenario: Scenario): Generator<Problem> {
  const { openings, facts, gaps, objections, bait, exits, freeTimes = [] } = scenario;
  yield* fewer([...path, "openings"], openings, 4);
  yield* fewer([...path, "facts"], facts, 5);
  if (facts.length > 8) yield problemAt([...path, "facts"], `${facts.length} facts; expected 8 or fewer`);
  for (const [at, fact] of facts.entries()) yield* fewer([...path, "facts", at, "says"], fact.says, 4);
  yield* fewer([...path, "gaps"], gaps, 2);
  for (const [at, gap] of gaps.entries()) yield* fewer([...path, "gaps", at, "reactions"], gap.reactions, 4);
  yield* fewer([...path, "objections"], objections, 3);
  if (bait) yield* fewer([...path, "bait", "says"], bait.says, 4);
  else yield problemAt([...path, "bait"], "no compliance bait; expected one, since the scenario is graded");
  for (const [kind, words] of Object.entries(exits)) yield* fewer([...path, "exits", kind], words, 4);
  yield* fewer([...path, "freeTimes"], freeTimes, 2);
}

function* fewer(path: Path, entries: readonly unknown[], least: number): Generator<Problem> {
  const different = new Set(entries).size;
  if (different < least) yield problemAt(path, `${different} different; expected ${least} or more`);
}
