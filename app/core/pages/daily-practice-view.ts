import type { DailyStep } from "../habit/daily-practice.ts";
import { findPersona, findScenario, objections } from "../library/library.ts";

export type DailyStepView = {
  key: string;
  kind: DailyStep["kind"];
  title: string;
  /** Why it was chosen, as a sentence. */
  why: string;
  /** Of a moment to try again: what the person said. */
  said: string | null;
  /** Where it is done or, once it is, where it can be read; null: that session is deleted. */
  path: string | null;
  isDone: boolean;
};
/** What a person practices today. */
export type DailyPractice = { steps: DailyStepView[]; left: number };

/**
 * `moment`: of the retry; null: its conversation is deleted. `sessions`: those that did steps and are not deleted. Null: nothing is left of
 * what was chosen.
 */
export function dailyPracticeView(
  steps: readonly DailyStep[],
  moment: { customer: string; title: string; said: string | null } | null,
  sessions: ReadonlySet<string>,
): DailyPractice | null {
  const views = steps.flatMap((step): DailyStepView[] => {
    const words = wordsOf(step, moment);
    if (words === null) return [];
    const { key, kind, why, doneBy } = step;
    const read = doneBy !== null && sessions.has(doneBy) ? `/conversations/${doneBy}` : null;
    return [{ key, kind, why, ...words, path: doneBy === null ? pathOf(step) : read, isDone: doneBy !== null }];
  });
  return views.length === 0 ? null : { steps: views, left: views.filter(({ isDone }) => !isDone).length };
}

/** Null: it names what is no longer there. */
function wordsOf(
  step: DailyStep,
  moment: { customer: string; title: string; said: string | null } | null,
): Pick<DailyStepView, "title" | "said"> | null {
  if (step.kind === "retry") return moment && { title: `With ${moment.customer}: ${moment.title}`, said: moment.said };
  if (step.kind === "drill") {
    const objection = objections.find(({ id }) => id === step.objectionId);
    return objection ? { title: objection.title, said: null } : null;
  }
  const [persona, scenario] = [findPersona(step.personaId), findScenario(step.scenarioId)];
  return persona && scenario ? { title: `${persona.name}: ${scenario.title}`, said: null } : null;
}

function pathOf(step: DailyStep): string {
  if (step.kind === "drill") return `/chat?${new URLSearchParams({ drill: step.objectionId })}`;
  if (step.kind === "retry") return `/conversations/${step.conversationId}#fix`;
  const { scenarioId, personaId, level } = step;
  return `/chat?${new URLSearchParams({ scenario: scenarioId, customer: personaId, level: String(level) })}`;
}
