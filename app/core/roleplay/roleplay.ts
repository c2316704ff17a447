import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerMove, CustomerState } from "../customer/customer-state.ts";
import { type AgentLine, openCustomer, step } from "../customer/engine.ts";
import { observeReply } from "../customer/observe-reply.ts";
import { openDrill, stepDrill } from "../drills/drill-practice.ts";
import type { Practice } from "../scenarios/practice.ts";
import { type PreparedObjections, preparedAt } from "../scripts/prepared-objections.ts";

/** What decides a conversation besides what is said in it. */
export type Roleplay = { kind: ConversationKind; practice: Practice; scriptObjections: PreparedObjections };

/**
 * A customer in the course of a conversation, turn by turn. The agent may say several things before the customer answers, as
 * they do by voice: the customer then answers all of it at once.
 */
export type RoleplayState = {
  /** The customer after the last turn they took. */
  state: CustomerState;
  lastMove: CustomerMove | null;
  /** The customer's own words for their last turn. */
  line: string;
  /** What the agent has said since. */
  unanswered: readonly Turn[];
};

export function openRoleplay(held: Pick<Roleplay, "kind" | "practice">): RoleplayState {
  const { state, opening } = openCustomerOf(held);
  return { state, lastMove: null, line: opening, unanswered: [] };
}

export function openCustomerOf({ kind, practice }: Pick<Roleplay, "kind" | "practice">): {
  state: CustomerState;
  opening: string;
} {
  return kind === "drill" ? openDrill(practice) : openCustomer(practice);
}

/** The customer's next move: in a drill also its end. */
export function stepCustomerOf(
  { kind, practice }: Pick<Roleplay, "kind" | "practice">,
  state: CustomerState,
  line: AgentLine,
): { state: CustomerState; move: CustomerMove } {
  return kind === "drill" ? stepDrill(practice, state, line) : step(practice, state, line);
}

/** One more turn was heard. */
export function hearTurn(held: Roleplay, hearing: RoleplayState, turn: Turn): RoleplayState {
  if (turn.speaker === "agent") return { ...hearing, unanswered: [...hearing.unanswered, turn] };
  const answered = answerTurns(held, hearing);
  const state = heardAs(held.practice, answered.state, answered.line, { turn: turn.index, text: turn.text });
  return { ...answered, state };
}

/**
 * The customer's answer to what they have not answered yet, before it is spoken; the same roleplay when there is nothing. In a
 * live call the answer is needed twice, as a model's instruction and when the model has said it, and is computed once.
 */
export function answerTurns(held: Roleplay, hearing: RoleplayState): RoleplayState {
  const last = hearing.unanswered.at(-1);
  if (!last) return hearing;
  const known = understood.get(hearing);
  if (known && isSame(known.held, held)) return known.answered;
  const answered = answerAnew(held, hearing, last);
  understood.set(hearing, { held, answered });
  return answered;
}

const understood = new WeakMap<RoleplayState, { held: Roleplay; answered: RoleplayState }>();

function isSame(one: Roleplay, other: Roleplay): boolean {
  return one.kind === other.kind && one.practice === other.practice && one.scriptObjections === other.scriptObjections;
}

function answerAnew(held: Roleplay, hearing: RoleplayState, last: Turn): RoleplayState {
  const text = hearing.unanswered.map((turn) => turn.text).join(" ");
  const scriptObjections = preparedAt(held.scriptObjections, last.index);
  const { state, move } = stepCustomerOf(held, hearing.state, { turn: last.index, text, scriptObjections });
  return { state, lastMove: move, line: move.line, unanswered: [] };
}

/**
 * The conversation stops after a line of the agent's: what was in that line counts, what the customer would have said to it
 * does not.
 */
export function leaveUnanswered(held: Roleplay, hearing: RoleplayState): RoleplayState {
  const last = hearing.unanswered.at(-1);
  if (!last) return hearing;
  const { marks } = answerTurns(held, hearing).state;
  const known = hearing.state.marks.length;
  const own = marks.slice(known).filter((mark) => mark.turn <= last.index);
  return { ...hearing, state: { ...hearing.state, marks: [...hearing.state.marks, ...own] }, unanswered: [] };
}

/**
 * The customer's own line, or the beginning of it where the agent stopped it, is in the state already. Other words are a
 * language model's (or an older engine's), and what they gave away counts.
 */
function heardAs(
  practice: Practice,
  state: CustomerState,
  line: string,
  said: { turn: number; text: string },
): CustomerState {
  return line.startsWith(said.text) ? state : observeReply(practice, state, said);
}
