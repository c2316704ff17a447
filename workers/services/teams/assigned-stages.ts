import { assignedPractice, frozenScenariosSchema } from "#core/assignments/assignment-task.ts";
import { dueLabel } from "#core/assignments/due-date.ts";
import { judgedOnWords } from "#core/assignments/judged-on-words.ts";
import { isSettled, mayCount, passedScenarios, roundState } from "#core/assignments/round-state.ts";
import type { ScoreBoard } from "#core/assignments/score-board.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { Refusal } from "#core/errors.ts";
import type { Notation } from "#core/notation.ts";
import type { AssignedStage, OwnAssignment } from "#core/pages/assignment-pages.ts";
import { type ReadyStage, seedFrom } from "#core/pages/chat-page.ts";
import { difficultyCard, personaCard, practiceCards, scenarioCard } from "#core/pages/practice-cards.ts";
import { type OwnRound, type OwnRoundRow, parseOwnRound } from "../../adapters/d1/teams/assigned-rounds.ts";
import { VERSIONS_NOW } from "./assigned-start.ts";

/** The rows of the person's round; undefined: they have none. */
type Known = {
  round: OwnRoundRow | undefined;
  frozen: unknown;
  overseers: readonly { name: string }[];
  scoreBoard: ScoreBoard | null;
  nowMs: number;
  notation: Notation;
};

/** The setup of an assignment. Throws Refusal `not_found`. */
export function assignedStage(known: Known): AssignedStage {
  const { round, frozen } = requireKnown(known);
  const { task, facts } = round;
  const passed = passedScenarios(facts.attempts);
  const people = new Map(frozen.scenarios.flatMap(({ personas }) => personas.map((persona) => [persona.id, persona])));
  return {
    phase: "assigned",
    assignment: ownAssignment(round, known),
    scenarios: frozen.scenarios.map(({ scenario, personas }) => ({
      ...scenarioCard(scenario),
      personaIds: personas.map(({ id }) => id),
      mayCount: mayCount(task, facts, scenario.id),
      isPassed: passed.has(scenario.id),
    })),
    personas: [...people.values()].map(personaCard),
    difficulty: difficultyCard(frozen.difficulty),
    mode: task.mode,
    scoreBoard: known.scoreBoard,
    seenBy: { organisation: round.organisation, names: known.overseers.map(({ name }) => name) },
  };
}

/**
 * What an address with `?assignment=&scenario=&customer=&counts` has chosen; null: no scenario yet. Throws Refusal `not_found`,
 * `choice_unknown` and, where it asks to count and cannot, `attempt_refused`.
 */
export function assignedReadyStage(search: URLSearchParams, newSeed: number, known: Known): ReadyStage | null {
  const scenarioId = search.get("scenario");
  if (scenarioId === null) return null;
  const { round, frozen } = requireKnown(known);
  const { task, facts, assignmentId: id, title } = round;
  const fitting = frozen.scenarios.find(({ scenario }) => scenario.id === scenarioId)?.personas ?? [];
  const personaId = (fitting.find((one) => one.id === search.get("customer")) ?? fitting[0])?.id ?? "";
  const seed = seedFrom(search, newSeed);
  const practice = assignedPractice({ task, frozen }, { scenarioId, personaId, seed }, VERSIONS_NOW);
  if (!practice) throw new Refusal("choice_unknown");
  const counts = search.has("counts");
  const may = mayCount(task, facts, scenarioId);
  if (counts && !may.ok) throw new Refusal("attempt_refused", { text: may.why });
  return {
    phase: "ready",
    kind: "practice",
    graded: counts,
    choice: { scenarioId, personaId, level: task.level, seed, graded: counts, assignment: { id, counts } },
    ...practiceCards(practice),
    opening: openCustomer(practice).opening,
    assignment: { id, title, counts, mode: task.mode },
    seenBy: counts ? { organisation: round.organisation, names: known.overseers.map(({ name }) => name) } : null,
  };
}

export function ownAssignment(round: OwnRound, { nowMs, notation }: Pick<Known, "nowMs" | "notation">): OwnAssignment {
  const state = roundState(round.task, round.facts, nowMs);
  return {
    id: round.assignmentId,
    title: round.title,
    organisation: round.organisation,
    state,
    judgedOn: judgedOnWords(round.task),
    due: round.dueAt === null ? null : dueLabel(round.dueAt, round.timeZone, nowMs, notation),
    excusedWhy: round.excusedWhy,
    isSettled: isSettled(state),
  };
}

function requireKnown(known: Known) {
  if (!known.round || known.frozen === undefined) throw new Refusal("not_found");
  return { round: parseOwnRound(known.round), frozen: frozenScenariosSchema.parse(known.frozen) };
}
