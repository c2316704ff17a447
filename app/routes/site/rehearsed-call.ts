import { demoCall } from "#app/content/demo-call.ts";
import { findPersona, findScenario } from "#core/library/library.ts";
import { type ScoredCall, scoredCall } from "#core/rehearsals/scored-call.ts";
import type { Persona, Scenario } from "#core/scenarios/schema.ts";

export type RehearsedCall = ScoredCall & {
  persona: Pick<Persona, "id" | "name" | "temperament" | "avatar">;
  scenario: string;
};

let held: RehearsedCall | null = null;

/**
 * The call of content/demo-call.ts, held and scored by the product: once for each isolate, since it always comes out the
 * same.
 */
export function rehearsedCall(): RehearsedCall {
  held ??= hold();
  return held;
}

function hold(): RehearsedCall {
  const call = scoredCall(demoCall.choice, demoCall.lines);
  const persona = findPersona(demoCall.choice.personaId);
  const scenario: Scenario | null = findScenario(demoCall.choice.scenarioId);
  if (!call || !persona || !scenario)
    throw new Error("The demo call cannot be held: its lines no longer fit the library.");
  const { id, name, temperament, avatar } = persona;
  return { ...call, persona: { id, name, temperament, avatar }, scenario: scenario.title };
}
