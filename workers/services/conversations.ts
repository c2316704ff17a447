import type { Login } from "#core/accounts/login.ts";
import { practisedSeconds } from "#core/conversations/life-cycle.ts";
import type { Turn } from "#core/conversations/turns.ts";
import type {
  ChatPage,
  Choice,
  ConversationPage,
  ConversationSummary,
  DifficultyCard,
  MessageView,
  PersonaCard,
  ScenarioCard,
} from "#core/conversations/views.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { Refusal } from "#core/errors.ts";
import { describeDifficulty } from "#core/scenarios/difficulty-description.ts";
import {
  assemblePractice,
  DEFAULT_CHOICE,
  difficulties,
  findScenario,
  personas,
  personasFor,
  scenarios,
} from "#core/scenarios/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Difficulty, DifficultyLevel, Persona, Scenario } from "#core/scenarios/schema.ts";
import { scoreConversation } from "#core/scoring/scorer.ts";
import {
  advanceConversation,
  conversationStatement,
  currentScriptStatement,
  lastChoiceStatement,
  type MessageRow,
  messagesStatement,
  newestScoreStatement,
  parseConversation,
  parseScore,
  type StoredConversation,
} from "../adapters/d1/conversations.ts";
import { viewerStatement } from "../adapters/d1/logins.ts";
import type { scores } from "../adapters/d1/schema.ts";
import { admit } from "./admission.ts";
import type { World } from "./world.ts";

/** Opening, ending and reading conversations. What is said in them is in replies.ts. */
export function createConversations(world: World) {
  const { db } = world;

  return {
    /** /chat. One of: the conversation named by id, the chosen scenario before its first word, or the setup. */
    async openChat(
      login: Login | null,
      request: { conversationId: string | null; search: URLSearchParams },
    ): Promise<ChatPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const id = request.conversationId ?? "";
      const [viewers, scriptRows, lastChoices, conversationRows, messageRows] = await db.batch([
        viewerStatement(db, login, now),
        currentScriptStatement(db, login, now),
        lastChoiceStatement(db, login, now),
        conversationStatement(db, login, now, id),
        messagesStatement(db, login, now, id),
      ]);
      const viewer = admit(world, login, viewers);
      const script = scriptRows[0] ?? null;

      if (request.conversationId) {
        const row = conversationRows[0];
        if (!row) throw new Refusal("not_found");
        const conversation = parseConversation(row);
        return {
          viewer,
          script,
          stage: {
            phase: "conversation",
            conversation: { ...summaryOf(conversation), createdAt: conversation.created_at },
            scenario: scenarioCard(conversation.practice.scenario),
            persona: personaCard(conversation.practice.persona),
            difficulty: difficultyCard(conversation.practice.difficulty),
            messages: messageRows.map(messageView),
          },
        };
      }

      const asked = readChoice(request.search, world.newSeed());
      if (asked) {
        const practice = assemblePractice(asked);
        if (!practice) throw new Refusal("choice_unknown");
        return {
          viewer,
          script,
          stage: {
            phase: "ready",
            choice: asked,
            scenario: scenarioCard(practice.scenario),
            persona: personaCard(practice.persona),
            difficulty: difficultyCard(practice.difficulty),
            opening: openCustomer(practice).opening,
          },
        };
      }

      return {
        viewer,
        script,
        stage: {
          phase: "setup",
          scenarios: scenarios.map(scenarioCard),
          personas: personas.map(personaCard),
          difficulties: difficulties.map(difficultyCard),
          chosen: chosenFirst(lastChoices[0]),
        },
      };
    },

    /** New Session: completes the conversation and scores it. Doing it twice changes nothing. */
    async complete(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, messageRows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
      ]);
      admit(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      if (row.status === "completed") return;
      const conversation = parseConversation(row);
      const score = scoreRow(conversation, messageRows, now);
      const change = {
        status: "completed",
        ended_at: now,
        duration_seconds: practisedSeconds(messageRows.map(messageView)),
      } as const;
      const done = await advanceConversation(db, conversation, change, [], score);
      if (!done) throw new Refusal("conversation_moved");
    },

    /** /conversations/:id */
    async openFeedback(login: Login | null, conversationId: string): Promise<ConversationPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, messageRows, scoreRows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
        newestScoreStatement(db, login, now, conversationId),
      ]);
      const viewer = admit(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      const conversation = parseConversation(row);
      const { practice } = conversation;
      return {
        viewer,
        conversation: {
          ...summaryOf(conversation),
          createdAt: conversation.created_at,
          endedAt: conversation.ended_at,
          durationSeconds: conversation.duration_seconds,
          totalMessages: conversation.total_messages,
          model: conversation.model,
        },
        scenario: scenarioCard(practice.scenario),
        persona: personaCard(practice.persona),
        difficulty: difficultyCard(practice.difficulty),
        messages: messageRows.map(messageView),
        score: parseScore(scoreRows[0]),
        revealed: conversation.status === "completed" ? hiddenCard(conversation) : null,
      };
    },
  };
}

export function messageView(row: MessageRow): MessageView {
  return {
    id: row.id,
    position: row.position,
    role: row.role,
    content: row.content,
    createdAt: row.created_at,
    kind: row.kind,
    status: row.status,
    clientKey: row.client_key,
  };
}

export function summaryOf(conversation: StoredConversation): ConversationSummary {
  return {
    id: conversation.id,
    title: conversation.title,
    status: conversation.status,
    phase: conversation.phase,
    exit: conversation.state.exit?.kind ?? null,
  };
}

/** What was said, without commands and the coach, numbered as the engine and the scorer number it. */
export function turnsOf(messages: readonly Pick<MessageRow, "kind" | "role" | "content" | "created_at">[]): Turn[] {
  return messages
    .filter((message) => message.kind === "turn")
    .map((message, index) => ({
      index,
      speaker: message.role === "user" ? "agent" : "customer",
      text: message.content,
      atMs: message.created_at,
    }));
}

/** The score of a conversation as a row, or null when the agent has said nothing. The first run; later runs are re-scorings. */
export function scoreRow(
  conversation: StoredConversation,
  messages: readonly Pick<MessageRow, "kind" | "role" | "content" | "created_at">[],
  nowMs: number,
): typeof scores.$inferInsert | null {
  const turns = turnsOf(messages);
  if (!turns.some((turn) => turn.speaker === "agent")) return null;
  const score = scoreConversation({
    practice: conversation.practice,
    turns,
    state: conversation.state,
    mode: conversation.mode,
  });
  return {
    conversation_id: conversation.id,
    run_no: 1,
    total: score.total,
    gate: score.gate,
    rubric_version: score.rubricVersion,
    engine_version: score.engineVersion,
    score,
    created_at: nowMs,
  };
}

function readChoice(search: URLSearchParams, newSeed: number): Choice | null {
  const scenarioId = search.get("scenario");
  if (!scenarioId) return null;
  const level = Number(search.get("level") ?? DEFAULT_CHOICE.level);
  const seed = Number(search.get("seed") ?? newSeed);
  return {
    scenarioId,
    personaId: fittingPersona(scenarioId, search.get("customer")),
    level: levelFrom(level),
    seed: Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff ? seed : newSeed,
  };
}

/** The customer asked for, or the scenario's first when that one does not live this scenario. */
function fittingPersona(scenarioId: string, personaId: string | null): string {
  const scenario = findScenario(scenarioId);
  const fitting = scenario ? personasFor(scenario) : [];
  return (fitting.find((persona) => persona.id === personaId) ?? fitting[0])?.id ?? "";
}

type Chosen = Extract<ChatPage["stage"], { phase: "setup" }>["chosen"];

function chosenFirst(last: { scenarioId: string; personaId: string; level: number } | undefined): Chosen {
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

function scenarioCard(scenario: Scenario): ScenarioCard {
  const { id, line, title, brief, goal, call, customers } = scenario;
  return { id, line, title, brief, goal, call, personaIds: customers };
}

function personaCard({ id, name, age, story, temperament, avatar }: Persona): PersonaCard {
  return { id, name, age, story, temperament, avatar };
}

function difficultyCard(difficulty: Difficulty): DifficultyCard {
  return { level: difficulty.level, name: difficulty.name, describes: describeDifficulty(difficulty) };
}

function hiddenCard({
  practice,
  state,
}: {
  practice: Practice;
  state: StoredConversation["state"];
}): ConversationPage["revealed"] {
  const raised = new Set(
    state.objections.filter((objection) => objection.status !== "waiting").map((objection) => objection.id),
  );
  return {
    facts: practice.scenario.facts.map((fact) => ({ card: fact.card, told: state.disclosed.includes(fact.id) })),
    objections: practice.objections
      .filter((objection) => raised.has(objection.id) || practice.scenario.objections.includes(objection.id))
      .map(({ title, behind, opensWhen }) => ({ title, behind, opensWhen })),
  };
}
