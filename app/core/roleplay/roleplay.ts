import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerCue } from "../customer/customer-model.ts";
import type { CustomerMove, CustomerState } from "../customer/customer-state.ts";
import { type AgentLine, hearLine, openCustomer, step } from "../customer/engine.ts";
import type { ExchangeReading } from "../customer/speaking/exchange-reading.ts";
import { policyFor } from "../customer/speaking/policy.ts";
import { type SpokenExchange, takeExchange } from "../customer/speaking/take-reply.ts";
import { openDrill, stepDrill, takeDrillExchange } from "../drills/drill-practice.ts";
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

/** What a model needs to answer a line: `before` is the customer's state before it, `context` all turns up to it. */
export function customerCueFor(
  { kind, practice }: Pick<Roleplay, "kind" | "practice">,
  before: CustomerState,
  line: AgentLine,
  said: Pick<CustomerCue, "context" | "script">,
): CustomerCue {
  const { move } = stepCustomerOf({ kind, practice }, before, line);
  const situation = hearLine(practice, before, line);
  return { practice, state: situation.state, move, policy: policyFor(situation), ...said };
}

/** The state after an exchange in which a model spoke, by a model's reading of it or by the rules. In a drill also its end. */
export function takeExchangeOf(
  { kind, practice }: Pick<Roleplay, "kind" | "practice">,
  before: CustomerState,
  exchange: SpokenExchange,
  reading: ExchangeReading | null,
): CustomerState {
  return kind === "drill"
    ? takeDrillExchange(practice, before, exchange, reading)
    : takeExchange(practice, before, exchange, reading);
}

/** One more turn was heard. `reading`: what a model has read of the exchange that this answer ends. */
export function hearTurn(
  roleplay: Roleplay,
  current: RoleplayState,
  turn: Turn,
  reading: ExchangeReading | null = null,
): RoleplayState {
  if (turn.speaker === "agent") return { ...current, unanswered: [...current.unanswered, turn] };
  const answered = answerTurns(roleplay, current);
  // The customer's own line, or the beginning of it where the agent stopped it, is in the state already.
  const line = answered.line.startsWith(turn.text) ? null : lineOf(roleplay, current);
  if (line === null || current.state.exit) return answered;
  const reply = { turn: turn.index, text: turn.text };
  return { ...answered, state: takeExchangeOf(roleplay, current.state, { line, reply }, reading) };
}

/**
 * The customer's answer to what they have not answered yet, before it is spoken; the same roleplay when there is nothing. In a
 * live call the answer is needed twice, as a model's instruction and when the model has said it, and is computed once.
 */
export function answerTurns(roleplay: Roleplay, current: RoleplayState): RoleplayState {
  if (current.unanswered.length === 0) return current;
  const known = understood.get(current);
  if (known && isSame(known.roleplay, roleplay)) return known.answered;
  const answered = answerAnew(roleplay, current);
  understood.set(current, { roleplay, answered });
  return answered;
}

const understood = new WeakMap<RoleplayState, { roleplay: Roleplay; answered: RoleplayState }>();

function isSame(one: Roleplay, other: Roleplay): boolean {
  return one.kind === other.kind && one.practice === other.practice && one.scriptObjections === other.scriptObjections;
}

function answerAnew(roleplay: Roleplay, current: RoleplayState): RoleplayState {
  const line = lineOf(roleplay, current);
  if (!line) return current;
  const { state, move } = stepCustomerOf(roleplay, current.state, line);
  return { state, lastMove: move, line: move.line, unanswered: [] };
}

/** All that the agent has said since the customer's last answer, as one line; null: nothing. */
export function lineOf({ scriptObjections }: Roleplay, { unanswered }: RoleplayState): AgentLine | null {
  const last = unanswered.at(-1);
  if (!last) return null;
  const text = unanswered.map((turn) => turn.text).join(" ");
  return { turn: last.index, text, scriptObjections: preparedAt(scriptObjections, last.index) };
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
