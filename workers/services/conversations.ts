import type { Login } from "#core/accounts/login.ts";
import { cueFor } from "#core/coach/live-cue.ts";
import { practisedSeconds } from "#core/conversations/life-cycle.ts";
import { turnNotes } from "#core/conversations/turn-notes.ts";
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
import { assembleDrill, drilledObjection, openDrill } from "#core/drills/drill-practice.ts";
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
import {
  advanceConversation,
  conversationStatement,
  currentScriptStatement,
  lastChoiceStatement,
  type MessageRow,
  messagesStatement,
  parseConversation,
  type StoredConversation,
} from "../adapters/d1/conversations.ts";
import { judgementStatement, parseJudgement } from "../adapters/d1/disputes.ts";
import { drillsStatement } from "../adapters/d1/drills.ts";
import {
  forkSourceStatement,
  lastAttemptStatement,
  messagesWithSourceStatement,
  parseForkSource,
} from "../adapters/d1/forks.ts";
import { freeLine, liveCallStatement } from "../adapters/d1/live-calls.ts";
import { viewerStatement } from "../adapters/d1/logins.ts";
import { recordingEndMs } from "../adapters/d1/recordings.ts";
import { admit } from "./admission.ts";
import { lastAttemptView, retryView } from "./comparisons.ts";
import { completionOf, turnsOf } from "./completion.ts";
import { checkByModel } from "./model-checks.ts";
import { voiceModel } from "./voice-model.ts";
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
      const voice = voiceModel(world)?.engine ?? null;

      if (request.conversationId) {
        const row = conversationRows[0];
        if (!row) throw new Refusal("not_found");
        const conversation = parseConversation(row);
        return {
          viewer,
          script,
          voice,
          stage: {
            phase: "conversation",
            kind: conversation.kind,
            graded: conversation.graded,
            conversation: { ...summaryOf(conversation), createdAt: conversation.created_at },
            scenario: scenarioCard(conversation.practice.scenario),
            persona: personaCard(conversation.practice.persona),
            difficulty: difficultyCard(conversation.practice.difficulty),
            messages: messageRows.map(messageView),
          },
        };
      }

      const drill = readDrill(request.search, world.newSeed());
      if (drill) {
        const practice = assembleDrill(drill);
        if (!practice) throw new Refusal("choice_unknown");
        return { viewer, script, voice, stage: readyDrill(practice) };
      }

      const asked = readChoice(request.search, world.newSeed());
      if (asked) {
        const practice = assemblePractice(asked);
        if (!practice) throw new Refusal("choice_unknown");
        return {
          viewer,
          script,
          voice,
          stage: {
            phase: "ready",
            kind: "practice",
            graded: asked.graded === true,
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
        voice,
        stage: {
          phase: "setup",
          scenarios: scenarios.map(scenarioCard),
          personas: personas.map(personaCard),
          difficulties: difficulties.map(difficultyCard),
          chosen: chosenFirst(lastChoices[0]),
        },
      };
    },

    /** New Session: completes the conversation, scores it and schedules its drills. Doing it twice changes nothing. */
    async complete(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, messageRows, drills, scriptRows, live] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
        drillsStatement(db, login, now),
        currentScriptStatement(db, login, now),
        liveCallStatement(db, login, now, conversationId),
      ]);
      admit(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      if (live[0]) {
        // A call stores what is said as it is said: it has to be over before anything can be completed.
        await world.callRooms.hangUp(conversationId);
        await freeLine(db, { user_id: live[0].userId, call_id: live[0].callId });
        return this.complete(login, conversationId);
      }
      if (row.status === "completed") return;
      const conversation = parseConversation(row);
      const script = scriptRows[0] ?? null;
      const { score, scriptReport, writes } = completionOf(
        db,
        { conversation, messages: messageRows, drills, script },
        now,
      );
      const change = {
        status: "completed",
        ended_at: now,
        duration_seconds: practisedSeconds(messageRows.map(messageView)),
        script_report: scriptReport,
      } as const;
      const done = await advanceConversation(db, conversation, change, [], writes);
      if (!done) throw new Refusal("conversation_moved");
      checkByModel(world, { ...conversation, version: conversation.version + 1 }, messageRows, score);
    },

    /** /conversations/:id */
    async openFeedback(login: Login | null, conversationId: string): Promise<ConversationPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, allMessages, judgements, lastRows, sourceRows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesWithSourceStatement(db, login, now, conversationId),
        judgementStatement(db, login, now, conversationId),
        lastAttemptStatement(db, login, now, conversationId),
        forkSourceStatement(db, login, now, conversationId),
      ]);
      const viewer = admit(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      const conversation = parseConversation(row);
      const { practice } = conversation;
      const { score, disputes, override, recordings } = parseJudgement(judgements[0]);
      const messageRows = allMessages.filter((message) => message.conversation_id === row.id);
      const sourceMessages = allMessages.filter((message) => message.conversation_id !== row.id);
      const turns = turnsOf(messageRows);
      const isCompleted = conversation.status === "completed";
      const notes = isCompleted ? turnNotes({ practice, marks: conversation.state.marks, turns }, score) : [];
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
        drill: conversation.kind === "drill" ? drilledObjection(practice).id : null,
        messages: messageRows.map(messageView),
        recording: recordingView(messageRows, recordings),
        score,
        revealed: isCompleted ? hiddenCard(conversation) : null,
        notes,
        lastAttempt: lastAttemptView(lastRows[0], score),
        retry: retryView(
          { turn: conversation.forked_at_turn, practice, isCompleted, turns, notes, score },
          parseForkSource(sourceRows[0]),
          turnsOf(sourceMessages),
        ),
        scriptReport: conversation.scriptReport,
        disputes,
        override,
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
    audio:
      row.audio_start_ms === null || row.audio_end_ms === null
        ? null
        : { startMs: row.audio_start_ms, endMs: row.audio_end_ms, interrupted: row.audio_interrupted === 1 },
  };
}

/** What there is to hear and to see of a conversation's live calls; null when there were none. */
function recordingView(
  messages: readonly MessageRow[],
  recordings: readonly Parameters<typeof recordingEndMs>[0][],
): ConversationPage["recording"] {
  const ends = [...messages.map((message) => message.audio_end_ms ?? 0), ...recordings.map(recordingEndMs)];
  const durationMs = Math.max(0, ...ends);
  return durationMs > 0 ? { durationMs: Math.ceil(durationMs), hasAudio: recordings.length > 0 } : null;
}

export function summaryOf(conversation: StoredConversation): ConversationSummary {
  return {
    id: conversation.id,
    title: conversation.title,
    status: conversation.status,
    phase: conversation.phase,
    exit: conversation.state.exit?.kind ?? null,
    cue: cueFor(conversation),
  };
}

function readDrill(search: URLSearchParams, newSeed: number): { objectionId: string; seed: number } | null {
  const objectionId = search.get("drill");
  return objectionId ? { objectionId, seed: seedFrom(search, newSeed) } : null;
}

type ReadyStage = Extract<ChatPage["stage"], { phase: "ready" }>;

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
    scenario: scenarioCard(scenario),
    persona: personaCard(persona),
    difficulty: difficultyCard(difficulty),
    opening: openDrill(practice).opening,
  };
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

function seedFrom(search: URLSearchParams, newSeed: number): number {
  const seed = Number(search.get("seed") ?? newSeed);
  return Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff ? seed : newSeed;
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

function personaCard({ id, name, age, story, temperament, town, avatar }: Persona): PersonaCard {
  return { id, name, age, story, temperament, town, avatar };
}

function difficultyCard(difficulty: Difficulty): DifficultyCard {
  return { level: difficulty.level, name: difficulty.name, describes: describeDifficulty(difficulty) };
}

function hiddenCard({ practice, state, kind }: StoredConversation): ConversationPage["revealed"] {
  const raised = new Set(
    state.objections.filter((objection) => objection.status !== "waiting").map((objection) => objection.id),
  );
  return {
    // A drill is about the objection; nobody was to find the facts.
    facts: (kind === "drill" ? [] : practice.scenario.facts).map((fact) => ({
      card: fact.card,
      told: state.disclosed.includes(fact.id),
    })),
    objections: practice.objections
      .filter((objection) => raised.has(objection.id) || practice.scenario.objections.includes(objection.id))
      .map(({ title, behind, opensWhen }) => ({ title, behind, opensWhen })),
  };
}
