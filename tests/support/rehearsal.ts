import { type AgentKind, converse } from "#app/node/demo/agents.ts";
import type { Turn } from "#core/conversations/turns.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { assemblePractice, difficulties, findScenario, personasFor, scenarios } from "#core/library/library.ts";
import { openRehearsal, rehearse as rehearseLines, scoreRehearsal } from "#core/rehearsals/rehearsal.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { DifficultyLevel, Scenario } from "#core/scenarios/schema.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import type { CheckResult, Score } from "#core/scoring/score-schema.ts";

export const LEVELS: DifficultyLevel[] = difficulties.map((one) => one.level);

export type Rehearsal = { turns: Turn[]; state: CustomerState; score: Score };

/** Each seed meets another of the scenario's personas. */
export function practiceFor(scenario: Scenario, level: DifficultyLevel, seed: number): Practice {
  const personas = personasFor(scenario);
  const persona = personas[seed % personas.length];
  const practice = persona && assemblePractice({ scenarioId: scenario.id, personaId: persona.id, level, seed });
  if (!practice) throw new Error(`no practice of ${scenario.id}`);
  return practice;
}

/** Every scenario with every persona that can play it, at every level. */
export function everyPractice(seeds: number): Practice[] {
  return scenarios.flatMap((scenario) =>
    personasFor(scenario).flatMap((persona) =>
      LEVELS.flatMap((level) =>
        Array.from({ length: seeds }, (_unused, seed) => {
          const practice = assemblePractice({ scenarioId: scenario.id, personaId: persona.id, level, seed });
          if (!practice) throw new Error(`no practice of ${scenario.id} with ${persona.id}`);
          return practice;
        }),
      ),
    ),
  );
}

export const OUTBOUND_INTRO =
  "Hi, this is Sam Ortiz with Lakeside Insurance. I'm calling about your coverage. Do you have a few minutes?";

export function practiceOf(scenarioId: string, level: DifficultyLevel = 2, seed = 1, personaId?: string): Practice {
  const first = findScenario(scenarioId)?.customers[0] ?? "";
  const practice = assemblePractice({ scenarioId, personaId: personaId ?? first, level, seed });
  if (!practice) throw new Error(`no practice of ${scenarioId}`);
  return practice;
}

/** Plays lines and gives back every customer line and the last state. */
export function play(practice: Practice, lines: readonly string[], scriptObjections: string[] = []) {
  let { state } = openCustomer(practice);
  const moves = lines.map((text, i) => {
    const next = step(practice, state, { turn: 2 * i + 1, text, scriptObjections });
    state = next.state;
    return next.move;
  });
  return { state, moves, lines: moves.map((move) => move.line) };
}

/** A scripted agent's whole conversation, scored as text. */
export function rehearse(practice: Practice, kind: AgentKind): Rehearsal {
  const { opening, state } = openCustomer(practice);
  const exchanges = converse(practice, kind);
  const said = exchanges.flatMap(({ agent, move }, i): Turn[] => [
    { index: 2 * i + 1, speaker: "agent", text: agent, atMs: 0 },
    { index: 2 * i + 2, speaker: "customer", text: move.line, atMs: 0 },
  ]);
  const turns: Turn[] = [{ index: 0, speaker: "customer", text: opening, atMs: 0 }, ...said];
  const last = exchanges.at(-1)?.state ?? state;
  return { turns, state: last, score: scoreConversation({ practice, turns, state: last, mode: "text" }) };
}

/** A call that earns next to nothing. */
export const PLAIN_CALL: readonly string[] = [
  "Hello there, so let's begin with this then.",
  "Do you have insurance today, yes or no?",
  "Okay, and is it expensive for you?",
  "You should buy ours, it is really good insurance.",
  "So do you want it or do you not want it?",
];

/** The checks of a call with these lines, at the first level. */
export function checksOfCall(scenario: Scenario, lines: readonly string[]): CheckResult[] {
  const { rehearsal } = rehearseLines(openRehearsal(practiceFor(scenario, 1, 3)), lines);
  return scoreRehearsal(rehearsal)?.dimensions.flatMap(({ checks }) => checks) ?? [];
}
