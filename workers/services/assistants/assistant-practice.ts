import { createHash } from "node:crypto";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { Refusal } from "#core/errors.ts";
import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import type { ChatPage } from "#core/pages/chat-page.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { createConversationPages } from "../conversations/conversation-pages.ts";
import { createConversationOpening } from "../conversations/open-conversation.ts";
import { createReplies } from "../conversations/replies.ts";
import type { World } from "../world.ts";
import type { Assistant } from "./assistant-access.ts";

export type BegunPractice = Extract<ChatPage["stage"], { phase: "conversation" }>;
type Done = Extract<ReplyEvent, { type: "done" }>;

/** What is chosen of one of the three: a scenario, a drill, or an assignment, of which a scenario may be chosen. */
export type PracticeRequest = {
  clientKey: string;
  scenarioId?: string;
  customerId?: string;
  level?: number;
  drillId?: string;
  assignmentId?: string;
  /** Of an assignment: it is handed in when it ends. */
  counts?: boolean;
};

/**
 * A person's practice as an assistant drives it. Every method asks for the scope that it needs and throws Refusal `scope_missing`;
 * whose conversation it is, the services behind it ask in their statements.
 */
export function createAssistantPractice(world: World) {
  const pages = createConversationPages(world);
  const opening = createConversationOpening(world);
  // Nobody reads along: what is said comes at once.
  const replies = createReplies({ ...world, pause: () => Promise.resolve() });

  return {
    /** The conversation that this key of the client begins; the same one when it is asked for again. */
    async begin({ bearer, login }: Assistant, request: PracticeRequest): Promise<BegunPractice> {
      requireScope(bearer, "practice:write");
      const id = conversationIdOf(bearer, request.clientKey);
      const begun = await findConversation(login, id);
      if (begun) return begun;
      const search = addressOf(request);
      const { stage } = await pages.openChat(login, { conversationId: null, search });
      const ready = stage.phase === "assigned" ? await chooseAssigned(login, search, stage) : stage;
      if (ready.phase !== "ready") throw new Refusal("bad_request", { text: CHOOSE_TEXT });
      if (request.customerId !== undefined && request.customerId !== ready.persona.id) {
        const text = `This customer does not live that scenario. Its customers: ${ready.scenario.personaIds.join(", ")}.`;
        throw new Refusal("choice_unknown", { text });
      }
      await opening.open(login, ready.choice, id);
      const stored = await findConversation(login, id);
      if (!stored) throw new Refusal("not_found");
      return stored;
    },

    /** The customer's answer, whole. Said again with the same key it is the answer that was given. */
    async say(
      { bearer, login }: Assistant,
      of: { conversationId: string; clientKey: string; text: string },
    ): Promise<Done> {
      requireScope(bearer, "practice:write");
      return lastOf(login, of);
    },

    /** The coach's hint; the customer hears nothing. */
    async hint({ bearer, login }: Assistant, of: { conversationId: string; clientKey: string }): Promise<Done> {
      requireScope(bearer, "practice:write");
      return lastOf(login, { ...of, text: COMMANDS.hint });
    },

    /** Ends the conversation and scores it. Doing it twice changes nothing. */
    async end({ bearer, login }: Assistant, conversationId: string): Promise<ConversationPage> {
      requireScope(bearer, "practice:write");
      await pages.complete(login, conversationId);
      return pages.openFeedback(login, conversationId);
    },

    /** Throws Refusal `conversation_unfinished` for one that goes on. */
    async feedback({ bearer, login }: Assistant, conversationId: string): Promise<ConversationPage> {
      requireScope(bearer, "practice:read");
      const page = await pages.openFeedback(login, conversationId);
      if (page.conversation.status === "active") throw new Refusal("conversation_unfinished");
      return page;
    },
  };

  async function lastOf(
    login: Assistant["login"],
    { conversationId, clientKey, text }: { conversationId: string; clientKey: string; text: string },
  ): Promise<Done> {
    const said = { in: { conversationId, after: null }, clientKey, content: text };
    for await (const event of replies.say(login, said, new AbortController().signal)) {
      if (event.type === "refused") throw new Refusal("model_failed");
      if (event.type === "done") return event;
    }
    throw new Refusal("reply_in_progress");
  }

  async function findConversation(login: Assistant["login"], conversationId: string): Promise<BegunPractice | null> {
    try {
      const { stage } = await pages.openChat(login, { conversationId, search: new URLSearchParams() });
      return stage.phase === "conversation" ? stage : null;
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_found") return null;
      throw error;
    }
  }

  /** The first scenario of an assignment that can count still, or else its first. */
  async function chooseAssigned(
    login: Assistant["login"],
    search: URLSearchParams,
    { scenarios }: Extract<ChatPage["stage"], { phase: "assigned" }>,
  ): Promise<ChatPage["stage"]> {
    const open = scenarios.find(({ mayCount, isPassed }) => mayCount.ok && !isPassed) ?? scenarios[0];
    if (open) search.set("scenario", open.id);
    return (await pages.openChat(login, { conversationId: null, search })).stage;
  }
}

const CHOOSE_TEXT =
  "Choose a scenario_id (see list_scenarios), a drill_id (see drills) or an assignment_id (see assignments).";

/** As the addresses of /chat choose. */
function addressOf(request: PracticeRequest): URLSearchParams {
  const { scenarioId, customerId, level, drillId, assignmentId, counts } = request;
  const chosen = {
    scenario: scenarioId,
    customer: customerId,
    level: level?.toString(),
    drill: drillId,
    assignment: assignmentId,
    counts: counts ? "" : undefined,
  };
  return new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Made of who asks and their key, so that a beginning that is sent twice finds the first one. In the form of a UUID (RFC 9562, 8). */
function conversationIdOf(bearer: Extract<Bearer, { role: "authenticated" }>, clientKey: string): string {
  const hex = createHash("sha256").update(`assistant\n${bearer.userId}\n${clientKey}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
