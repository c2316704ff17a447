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

export function openRoleplay(roleplay: Pick<Roleplay, "kind" | "practice">): RoleplayState {
  const { state, opening } = openCustomerOf(roleplay);
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
export function hearTurn(roleplay: Roleplay, current: RoleplayState, turn: Turn): RoleplayState {
  if (turn.speaker === "agent") return { ...current, unanswered: [...current.unanswered, turn] };
  const answered = answerTurns(roleplay, current);
  const state = observedAs(roleplay.practice, answered.state, answered.line, { turn: turn.index, text: turn.text });
  return { ...answered, state };
}

/**
 * The customer's answer to what they have not answered yet, before it is spoken; the same roleplay when there is nothing. In a
 * live call the answer is needed twice, as a model's instruction and when the model has said it, and is computed once.
 */
export function answerTurns(roleplay: Roleplay, current: RoleplayState): RoleplayState {
  const last = current.unanswered.at(-1);
  if (!last) return current;
  const known = understood.get(current);
  if (known && isSame(known.roleplay, roleplay)) return known.answered;
  const answered = answerAnew(roleplay, current, last);
  understood.set(current, { roleplay, answered });
  return answered;
}

const understood = new WeakMap<RoleplayState, { roleplay: Roleplay; answered: RoleplayState }>();

function isSame(one: Roleplay, other: Roleplay): boolean {
  return one.kind === other.kind && one.practice === other.practice && one.scriptObjections === other.scriptObjections;
}

function answerAnew(roleplay: Roleplay, current: RoleplayState, last: Turn): RoleplayState {
  const text = current.unanswered.map((turn) => turn.text).join(" ");
  const scriptObjections = preparedAt(roleplay.scriptObjections, last.index);
  const { state, move } = stepCustomerOf(roleplay, current.state, { turn: last.index, text, scriptObjections });
  return { state, lastMove: move, line: move.line, unanswered: [] };
}

/**
 * The conversation stops after a line of the agent's: what was in that line counts, what the customer would have said to it
 * does not.
 */
export function leaveUnanswered(roleplay: Roleplay, current: RoleplayState): RoleplayState {
  const last = current.unanswered.at(-1);
  if (!last) return current;
  const { marks } = answerTurns(roleplay, current).state;
  const known = current.state.marks.length;
  const own = marks.slice(known).filter((mark) => mark.turn <= last.index);
  return { ...current, state: { ...current.state, marks: [...current.state.marks, ...own] }, unanswered: [] };
}

/**
 * The customer's own line, or the beginning of it where the agent stopped it, is in the state already. Other words are a
 * language model's (or an older engine's), and what they gave away counts.
 */
function observedAs(
  practice: Practice,
  state: CustomerState,
  line: string,
  said: { turn: number; text: string },
): CustomerState {
  return line.startsWith(said.text) ? state : observeReply(practice, state, said);
}
