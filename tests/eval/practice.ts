import { assemblePractice, builtInLibrary, findScenario } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { DifficultyLevel } from "#core/scenarios/schema.ts";

/** A practice with the first customer of its scenario. */
export function practiceOf(choice: { scenarioId: string; level: DifficultyLevel; seed: number }): Practice {
  const personaId = findScenario(choice.scenarioId)?.customers[0] ?? "";
  const practice = assemblePractice({ ...choice, personaId });
  if (!practice) throw new Error(`no practice ${choice.scenarioId}`);
  return practice;
}

/** A practice with each customer of each scenario of the built-in library. */
export function practicesWithAll(choice: { level: DifficultyLevel; seed: number }): Practice[] {
  return builtInLibrary.scenarios.flatMap(({ id, customers }) =>
    customers.flatMap((personaId) => assemblePractice({ ...choice, scenarioId: id, personaId }) ?? []),
  );
}
