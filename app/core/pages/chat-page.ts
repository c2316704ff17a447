import type { SeenBy } from "../assignments/who-sees.ts";
import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { Choice } from "../conversations/conversation-requests.ts";
import type { MessageView } from "../conversations/message-view.ts";
import type { ConversationSummary } from "../conversations/reply-events.ts";
import { openCustomer } from "../customer/engine.ts";
import { assembleDrill, drilledObjection, openDrill } from "../drills/drill-practice.ts";
import type { Viewer } from "../identity/viewer.ts";
import { FIRST_CHOICES } from "../library/first-choices.ts";
import {
  assemblePractice,
  DEFAULT_CHOICE,
  difficulties,
  findScenario,
  personas,
  personasFor,
  scenarios,
} from "../library/library.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { DifficultyLevel, Line } from "../scenarios/schema.ts";
import type { VoiceBackendName } from "../voice/call/call-invitation.ts";
import type { AssignedStage, AssignmentOfConversation } from "./assignment-pages.ts";
import {
  type DifficultyCard,
  difficultyCard,
  type PersonaCard,
  personaCard,
  practiceCards,
  type ScenarioCard,
  scenarioCard,
} from "./practice-cards.ts";
import type { PracticeLeft } from "./usage-pages.ts";

export type ScriptView = { id: string; name: string; content: string };

/** The moment a retry goes back to: the line of that turn as it was said the first time. `better`: what to say instead. */
export type RetriedMoment = { turn: number; said: string; better: string | null };

/** /chat: exactly one of setup, assigned (the setup of an assignment), ready (chosen, nothing said yet) and conversation is the phase shown. */
export type ChatPage = {
  viewer: Viewer;
  script: ScriptView | null;
  /** Who speaks in live calls; null: there are none here. */
  voice: VoiceBackendName | null;
  /** Who is set up to speak for the customer, by text and in live calls: the name of a model, or "built-in". */
  speaks: { text: string; voice: string };
  /** What there is to practice with, before a start; null: nobody bills here, or nothing begins. */
  practiceLeft: PracticeLeft | null;
  stage:
    | {
        phase: "setup";
        scenarios: ScenarioCard[];
        personas: PersonaCard[];
        difficulties: DifficultyCard[];
        /** The last choice of this person, or the default. */
        chosen: { line: Line; scenarioId: string; personaId: string; level: DifficultyLevel };
      }
    | AssignedStage
    | {
        phase: "ready";
        kind: ConversationKind;
        graded: boolean;
        choice: Choice;
        scenario: ScenarioCard;
        persona: PersonaCard;
        difficulty: DifficultyCard;
        opening: string;
        assignment: AssignmentOfConversation | null;
        seenBy: SeenBy;
      }
    | {
        phase: "conversation";
        kind: ConversationKind;
        graded: boolean;
        conversation: ConversationSummary & { createdAt: number };
        scenario: ScenarioCard;
        persona: PersonaCard;
        difficulty: DifficultyCard;
        messages: MessageView[];
        /** Null: this is no retry. */
        retried: RetriedMoment | null;
        assignment: AssignmentOfConversation | null;
        seenBy: SeenBy;
      };
};

export type ReadyStage = Extract<ChatPage["stage"], { phase: "ready" }>;
type SetupStage = Extract<ChatPage["stage"], { phase: "setup" }>;

/** Where a person chooses. `last`: the choice of their newest conversation, to offer it first; without one, `sells` is their line. */
export function setupStage(
  last: { scenarioId: string; personaId: string; level: number } | undefined,
  sells: Line | null = null,
): SetupStage {
  return {
    phase: "setup",
    scenarios: scenarios.map(scenarioCard),
    personas: personas.map(personaCard),
    difficulties: difficulties.map(difficultyCard),
    chosen: chosenFirst(last ?? (sells ? FIRST_CHOICES[sells] : undefined)),
  };
}

/**
 * What an address of /chat has chosen: `?drill=` or `?scenario=&customer=&level=&seed=&graded`. "none": it chooses nothing;
 * "unknown": what it names does not exist. `newSeed`: unsigned 32 bit, for an address without a seed.
 */
export function readyStage(search: URLSearchParams, newSeed: number): ReadyStage | "none" | "unknown" {
  const drill = readDrill(search, newSeed);
  if (drill) {
    const practice = assembleDrill(drill);
    return practice ? readyDrill(practice) : "unknown";
  }
  const choice = readChoice(search, newSeed);
  if (!choice) return "none";
  const practice = assemblePractice(choice);
  if (!practice) return "unknown";
  return {
    phase: "ready",
    kind: "practice",
    graded: choice.graded === true,
    choice,
    ...practiceCards(practice),
    opening: openCustomer(practice).opening,
    ...PRIVATE,
  };
}

/** Of no assignment, for nobody else to see. */
const PRIVATE = { assignment: null, seenBy: null } as const;

function readyDrill(practice: Practice): ReadyStage {
  const { scenario, persona, difficulty, seed } = practice;
  return {
    phase: "ready",
    kind: "drill",
    graded: false,
    choice: {
      scenarioId: scenario.id,
      personaId: persona.id,
      level: difficulty.level,
      seed,
      drill: drilledObjection(practice).id,
    },
    ...practiceCards(practice),
    opening: openDrill(practice).opening,
    ...PRIVATE,
  };
}

function readDrill(search: URLSearchParams, newSeed: number): { objectionId: string; seed: number } | null {
  const objectionId = search.get("drill");
  return objectionId ? { objectionId, seed: seedFrom(search, newSeed) } : null;
}

function readChoice(search: URLSearchParams, newSeed: number): Choice | null {
  const scenarioId = search.get("scenario");
  if (!scenarioId) return null;
  const level = Number(search.get("level") ?? DEFAULT_CHOICE.level);
  return {
    scenarioId,
    personaId: fittingPersona(scenarioId, search.get("customer")),
    level: levelFrom(level),
    seed: seedFrom(search, newSeed),
    graded: search.has("graded"),
  };
}

export function seedFrom(search: URLSearchParams, newSeed: number): number {
  const seed = Number(search.get("seed") ?? newSeed);
  return Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff ? seed : newSeed;
}

/** The customer asked for, or the scenario's first when that one does not live this scenario. */
function fittingPersona(scenarioId: string, personaId: string | null): string {
  const scenario = findScenario(scenarioId);
  const fitting = scenario ? personasFor(scenario) : [];
  return (fitting.find((persona) => persona.id === personaId) ?? fitting[0])?.id ?? "";
}

function chosenFirst(last: { scenarioId: string; personaId: string; level: number } | undefined): SetupStage["chosen"] {
  const scenario = last ? findScenario(last.scenarioId) : null;
  if (!last || !scenario) return DEFAULT_CHOICE;
  return {
    line: scenario.line,
    scenarioId: scenario.id,
    personaId: fittingPersona(scenario.id, last.personaId),
    level: levelFrom(last.level),
  };
}

function levelFrom(value: number): DifficultyLevel {
  return value === 1 || value === 3 ? value : 2;
}
