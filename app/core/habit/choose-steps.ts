import { OFFERED_LINES } from "../library/first-choices.ts";
import { findScenario, personasFor, scenarios } from "../library/library.ts";
import type { DifficultyLevel, Line, Persona, Scenario } from "../scenarios/schema.ts";
import { shuffled } from "../seeded.ts";
import { type DailyStep, type MetCustomer, stepKey } from "./daily-practice.ts";
import { costliestMoment, type WeakMomentFacts } from "./weak-moment.ts";

/** A drill takes about a minute, a moment again two, a short conversation three: five minutes. */
const STEPS = 3;
/** With two others there is no room for a whole customer. */
const STEPS_BESIDE_A_CUSTOMER = 1;

export type HabitFacts = {
  /** Those that are due and can be drilled. */
  drills: readonly { objectionId: string; strength: number; dueAtMs: number }[];
  /** The newest judged conversations, newest first. */
  moments: readonly WeakMomentFacts[];
  /** Whom the person spoke to in their last conversations, newest first. */
  met: readonly MetCustomer[];
  /** What they sell; null: unknown. */
  line: Line | null;
  /** Of the person: another day chooses another new customer. */
  day: number;
};

/** The steps of a day from what was weak: the same facts and day give the same steps. */
export function chooseSteps(facts: HabitFacts): DailyStep[] {
  const retry = retryStep(facts.moments);
  const drills = [...facts.drills]
    .sort((a, b) => a.strength - b.strength || a.dueAtMs - b.dueAtMs || (a.objectionId < b.objectionId ? -1 : 1))
    .slice(0, STEPS - (retry ? 1 : 0))
    .map(drillStep);
  const weak = retry ? [retry, ...drills] : drills;
  if (weak.length > STEPS_BESIDE_A_CUSTOMER) return weak;
  const customer = customerStep(facts);
  return customer ? [...weak, customer] : weak;
}

function drillStep({ objectionId, strength }: { objectionId: string; strength: number }): DailyStep {
  const key = stepKey({ kind: "drill", objectionId });
  return { kind: "drill", key, objectionId, why: drillReason(strength), doneBy: null };
}

/** A drill that went well before it was due moves nothing, so this speaks of the times at which it was. */
function drillReason(strength: number): string {
  if (strength === 0) return "It got the better of you; settled again days apart, it stays settled.";
  return strength === 1
    ? "You settled it the last time it was due; again after a few days is what makes it stay."
    : `You settled it the last ${strength} times it was due; it comes back so that it stays.`;
}

function retryStep(moments: readonly WeakMomentFacts[]): DailyStep | null {
  const moment = costliestMoment(moments);
  if (!moment) return null;
  const { conversationId } = moment;
  const why = retryReason(moment, moments);
  return { kind: "retry", key: stepKey({ kind: "retry", conversationId }), conversationId, why, doneBy: null };
}

/** It stands for a day, in which more sessions may follow. */
function retryReason({ gate, customer, total }: WeakMomentFacts, judged: readonly WeakMomentFacts[]): string {
  if (gate === "failed") return `It failed your session with ${customer} on compliance.`;
  const fixFirst = `It is what to fix first in your session with ${customer}`;
  if (judged.length === 1) return `${fixFirst}.`;
  const isWeakest = judged.every((one) => one.total >= total);
  return `${fixFirst}, ${isWeakest ? `the weakest of the ${judged.length} that this was chosen from` : "which you had not tried again"}.`;
}

function customerStep({ met, line, day }: HabitFacts): DailyStep | null {
  const known = line ?? lineOf(met[0]) ?? OFFERED_LINES[0];
  const level: DifficultyLevel = met[0]?.level ?? 1;
  const metPersonas = new Set(met.map(({ personaId }) => personaId));
  const metScenarios = new Set(met.map(({ scenarioId }) => scenarioId));
  const pairs = scenarios
    .filter((scenario) => scenario.line === known)
    .flatMap((scenario) => personasFor(scenario).map((persona) => ({ scenario, persona })));
  const strangers = pairs.filter(({ persona }) => !metPersonas.has(persona.id));
  const unheard = strangers.filter(({ scenario }) => !metScenarios.has(scenario.id));
  const [chosen] = shuffled([unheard, strangers].find((some) => some.length > 0) ?? [], day, "new customer");
  return chosen ? newCustomer(chosen, level, met.length > 0) : null;
}

function newCustomer(
  { scenario, persona }: { scenario: Scenario; persona: Persona },
  level: DifficultyLevel,
  hasMetSome: boolean,
): DailyStep {
  const task = { kind: "customer", scenarioId: scenario.id, personaId: persona.id } as const;
  const first = persona.name.split(" ")[0];
  const why = hasMetSome ? `${first} is in none of your last calls.` : `${first} can be your first call.`;
  return { ...task, key: stepKey(task), level, why, doneBy: null };
}

function lineOf(met: MetCustomer | undefined): Line | null {
  return met ? (findScenario(met.scenarioId)?.line ?? null) : null;
}
