import { titleFor } from "#core/conversations/conversation-title.ts";
import { messageView, newMessage } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { Refusal } from "#core/errors.ts";
import type { GuestTalk } from "#core/guests/guest-talk.ts";
import type { Guest } from "#core/identity/guest-token.ts";
import type { Login } from "#core/identity/login.ts";
import { preparedFrom } from "#core/scripts/prepared-objections.ts";
import { allHold } from "../../adapters/d1/all-hold.ts";
import type { BillingRow } from "../../adapters/d1/billing/billing-facts.ts";
import { insertConversation, isThere, type NewMessage } from "../../adapters/d1/conversations/conversations.ts";
import type { ConversationRow } from "../../adapters/d1/conversations/frozen-practices.ts";
import {
  deleteKeptStatement,
  type GuestRow,
  isTalkStill,
  parseGuestTalk,
  talkToKeepStatement,
} from "../../adapters/d1/guest-rows.ts";
import { viewerFromRows, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { billingStatements } from "../billing/entitlements.ts";
import { practiceStart } from "../billing/practice-start.ts";
import type { World } from "../world.ts";

/** A talk that has become a conversation of somebody's. `goesOn`: false where they have no practice left. */
export type KeptTalk = { conversationId: string; customer: string; goesOn: boolean };

/**
 * For after every sign-in: the talk that this person asked to keep becomes theirs; null: none. One that reaches nobody before its time
 * is deleted by the housekeeping. Where somebody bills it begins a practice as any other does; without any left it can be read and
 * ended, and not gone on with.
 */
export function keepTalk(world: World) {
  const { db } = world;
  return async (login: Login, guest: Guest | null): Promise<KeptTalk | null> => {
    const nowMs = world.now();
    const [viewers, [row], ...billing] = await db.batch([
      viewerStatement(db, login, nowMs),
      talkToKeepStatement(db, login, guest, nowMs),
      ...billingStatements(world, login, nowMs),
    ]);
    const viewer = viewerFromRows(viewers);
    if (!viewer || !row) return null;
    const talk = parseGuestTalk(row);
    const customer = talk.practice.persona.name;
    const open = await keepOpen(row, talk, viewer.id, billing);
    if (open !== null) return { conversationId: open, customer, goesOn: true };
    const over = await write(row, conversationOf(talk, viewer.id, "over"));
    return over === null ? null : { conversationId: over, customer, goesOn: false };
  };

  /** The id of the conversation; null: no practice is left, or the talk is gone. */
  async function keepOpen(
    row: GuestRow,
    talk: GuestTalk,
    userId: string,
    billing: readonly (readonly BillingRow[])[],
  ): Promise<string | null> {
    const kept = conversationOf(talk, userId, talk.state.exit ? "over" : "practising");
    try {
      return await write(row, kept, await practiceStart(world, billing));
    } catch (error) {
      if (error instanceof Refusal && error.code === "no_practice_left") return null;
      throw error;
    }
  }

  async function write(
    row: GuestRow,
    { conversation, messages }: ReturnType<typeof conversationOf>,
    start: Pick<Awaited<ReturnType<typeof practiceStart>>, "condition" | "further"> = FREE,
  ): Promise<string | null> {
    const isKept = isThere(conversation.id);
    const further = [...start.further(isKept), deleteKeptStatement(db, row, isKept)];
    const may = allHold(isTalkStill(row), start.condition);
    return (await insertConversation(db, conversation, messages, further, may)) && conversation.id;
  }

  /** Under ids of its own each time: of two who take it at once neither finds what the other has written. */
  function conversationOf(
    talk: GuestTalk,
    userId: string,
    phase: ConversationRow["phase"],
  ): { conversation: ConversationRow; messages: NewMessage[] } {
    const { practice } = talk;
    const id = world.newId();
    const messages = talk.messages.map(({ role, content, createdAt }, position) =>
      newMessage(
        { id: world.newId(), nowMs: createdAt },
        { conversationId: id, position, role, kind: "turn", content },
      ),
    );
    const conversation: ConversationRow = {
      id,
      user_id: userId,
      title: titleFor(messages[1]?.content ?? ""),
      status: "active",
      total_messages: messages.length,
      duration_seconds: practisedSeconds(messages.map(messageView)),
      created_at: messages[0]?.created_at ?? 0,
      ended_at: null,
      phase,
      mode: "text",
      version: 1,
      scenario_id: practice.scenario.id,
      persona_id: practice.persona.id,
      difficulty: practice.difficulty.level,
      practice,
      customer_state: talk.state,
      last_move: talk.lastMove,
      model: talk.model,
      script_id: null,
      script_objections: preparedFrom([], 1, []),
      kind: "practice",
      forked_from: null,
      forked_at_turn: null,
      graded: false,
      script_report: null,
      model_checks: null,
      state_before: null,
      model_usage: null,
      archived_at: null,
    };
    return { conversation, messages };
  }
}

const FREE = { condition: null, further: () => [] };
