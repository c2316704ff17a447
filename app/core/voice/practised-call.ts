import type { Turn } from "../conversations/turns.ts";
import type { CustomerCue } from "../customer/customer-model.ts";
import { moodOf } from "../customer/engine.ts";
import type { ExchangeReading } from "../customer/speaking/exchange-reading.ts";
import { standingPolicy } from "../customer/speaking/standing-policy.ts";
import type { SpokenExchange } from "../customer/speaking/take-reply.ts";
import {
  answerTurns,
  customerCueFor,
  hearTurn,
  lineOf,
  type Roleplay,
  type RoleplayState,
} from "../roleplay/roleplay.ts";
import { UNINTELLIGIBLE } from "./relay/relay-lines.ts";

/** The practice inside of a live call: the same customer, from the same turns, as when it is typed. */
export type PractisedCall = {
  held: Roleplay;
  hearing: RoleplayState;
  /** All turns of the conversation so far, those before the call included. Empty until the opening was heard. */
  turns: readonly Turn[];
};

/** A line is final. The opening counts as said even when the agent was faster: the customer's answer takes it as said. */
export function takeTurn(call: PractisedCall, turn: Omit<Turn, "index">): PractisedCall {
  const isEarly = call.turns.length === 0 && turn.speaker === "agent";
  const before: readonly Turn[] = isEarly
    ? [{ index: 0, speaker: "customer", text: call.hearing.line, atMs: turn.atMs }]
    : call.turns;
  const next = { ...turn, index: before.length };
  return { ...call, hearing: hearTurn(call.held, call.hearing, next), turns: [...before, next] };
}

/**
 * What the customer says next, before it is said: asking changes nothing. `asked` are the agent's lines to be answered; those
 * that are not final yet count too. With none, the customer opens, or reacts to something that could not be understood.
 */
export function cueOf(
  call: PractisedCall,
  asked: readonly string[],
  script: CustomerCue["script"],
): { cue: CustomerCue; hangsUp: boolean } {
  const { practice } = call.held;
  if (call.turns.length === 0 && asked.length === 0) return { cue: openingCue(call, script), hangsUp: false };
  const known = call.hearing.unanswered.map((turn) => turn.text);
  const added = asked.filter((text) => !known.includes(text));
  const lines = known.length + added.length > 0 ? added : [UNINTELLIGIBLE];
  const heard = lines.reduce<PractisedCall>((at, text) => takeTurn(at, { speaker: "agent", text, atMs: 0 }), call);
  const { state } = answerTurns(call.held, heard.hearing);
  const line = lineOf(call.held, heard.hearing);
  if (!line) throw new Error("an answer has a line");
  const cue = customerCueFor({ kind: call.held.kind, practice }, call.hearing.state, line, {
    context: heard.turns,
    script,
  });
  return { cue, hangsUp: state.exit !== null };
}

/** Whether the call is over when the customer answers these lines with these words. */
export function endsWith(call: PractisedCall, asked: readonly string[], said: string): boolean {
  const known = call.hearing.unanswered.map((turn) => turn.text);
  const added = asked.filter((text) => !known.includes(text));
  const heard = added.reduce<PractisedCall>((at, text) => takeTurn(at, { speaker: "agent", text, atMs: 0 }), call);
  return takeTurn(heard, { speaker: "customer", text: said, atMs: 0 }).hearing.state.exit !== null;
}

function openingCue({ held, hearing }: PractisedCall, script: CustomerCue["script"]): CustomerCue {
  const { practice } = held;
  const { state, line } = hearing;
  const move = { line, mood: moodOf(state), acts: [], disclosed: [], raised: [], resolved: [], exit: null };
  const policy = { ...standingPolicy(practice, state, 0), due: null };
  return { practice, state, move, policy, context: [], script };
}

/** An exchange that a model may read: the customer before the line that ended it, and that line. */
export type UnreadExchange = { before: RoleplayState; reply: Turn; exchange: SpokenExchange };

/** The exchange that the last turn has ended; null: it ended none, or the built-in customer said it and knows what it was. */
export function endedExchange(before: PractisedCall, after: PractisedCall): UnreadExchange | null {
  const reply = after.turns.at(-1);
  const line = lineOf(before.held, before.hearing);
  if (reply?.speaker !== "customer" || !line || before.hearing.state.exit) return null;
  if (after.hearing.line.startsWith(reply.text)) return null;
  return { before: before.hearing, reply, exchange: { line, reply: { turn: reply.index, text: reply.text } } };
}

/** The call with an exchange as a model has read it; null: it is too late, the customer has answered something since. */
export function takeReading(
  call: PractisedCall,
  { before, reply }: UnreadExchange,
  reading: ExchangeReading,
): PractisedCall | null {
  const since = call.turns.slice(reply.index + 1);
  if (since.some(({ speaker }) => speaker === "customer")) return null;
  const read = hearTurn(call.held, before, reply, reading);
  return { ...call, hearing: since.reduce((hearing, turn) => hearTurn(call.held, hearing, turn), read) };
}
