import { z } from "zod";
import type { Turn } from "#core/conversations/turns.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { exchangeReadingSchema, provenReading } from "#core/customer/speaking/exchange-reading.ts";
import { readingRequest } from "#core/customer/speaking/reading-request.ts";
import { type ChatMessage, speakingRequest } from "#core/customer/speaking/speaking-request.ts";
import { spokenPieces } from "#core/customer/speaking/spoken-words.ts";
import { takeExchange } from "#core/customer/speaking/take-reply.ts";
import { assemblePractice } from "#core/library/library.ts";
import { customerCueFor } from "#core/roleplay/roleplay.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { suspicionsIn } from "#core/scoring/suspicions.ts";

/**
 * A conversation in which somebody answers in place of a language model: what was said, and what the stand-in gave to each
 * request. The state is made anew from it, so it shows what the present engine makes of the same words.
 */
export const standInTalkSchema = z.object({
  scenarioId: z.string(),
  personaId: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  seed: z.number().int(),
  exchanges: z.array(
    z.object({
      agent: z.string(),
      /** The stand-in's answer as it gave it. */
      answer: z.string(),
      /** Its JSON for the reading; null: none was given. */
      reading: z.unknown(),
      /** What two readers thought of the customer's turn: "OK", or S (half wrong) or H (clearly wrong) with the reason. */
      verdicts: z.array(z.string()).optional(),
      /** What held for this answer, as the request said it then. */
      asked: z.string().optional(),
    }),
  ),
});
export type StandInTalk = z.infer<typeof standInTalkSchema>;
export type StandInExchange = StandInTalk["exchanges"][number];

/** The budget of a mid-size model. */
const BUDGET = { context: 32_000, answer: 400 };

export function practiceFor(talk: StandInTalk): Practice {
  const practice = assemblePractice(talk);
  if (!practice) throw new Error(`no practice ${talk.scenarioId} with ${talk.personaId}`);
  return practice;
}

/** The customer's turns as they are shown, the agent's, and the customer before each exchange and after the last. */
export async function heldTalk(
  talk: StandInTalk,
): Promise<{ practice: Practice; turns: Turn[]; states: CustomerState[] }> {
  const practice = practiceFor(talk);
  const { opening, state } = openCustomer(practice);
  const turns = [turn(0, "customer", opening)];
  const states = [state];
  for (const exchange of talk.exchanges) {
    const at = turns.length;
    const said = await spokenWords(exchange.answer, practice);
    turns.push(turn(at, "agent", exchange.agent), turn(at + 1, "customer", said));
    states.push(takeExchange(practice, lastOf(states), exchangeAt(exchange.agent, said, at), readingIn(exchange)));
  }
  return { practice, turns, states };
}

/** The messages of the request for the customer's answer to this line. */
export async function speakingMessages(talk: StandInTalk, agent: string): Promise<ChatMessage[]> {
  const { practice, turns, states } = await heldTalk(talk);
  const line = { turn: turns.length, text: agent, scriptObjections: [] };
  const context = [...turns, turn(turns.length, "agent", agent)];
  const cue = customerCueFor({ kind: "practice", practice }, lastOf(states), line, { context, script: null });
  return speakingRequest(cue, BUDGET);
}

/** The messages of the request that reads the last exchange. */
export async function readingMessages(talk: StandInTalk): Promise<ChatMessage[]> {
  const { practice, turns, states } = await heldTalk({ ...talk, exchanges: talk.exchanges.slice(0, -1) });
  const last = lastOf(talk.exchanges);
  const before = lastOf(states);
  const exchange = exchangeAt(last.agent, await spokenWords(last.answer, practice), turns.length);
  return readingRequest(practice, before, exchange, suspicionsIn(last.agent, lastOf(turns).text));
}

/** A stand-in's answer as it is shown: without a name label, marks and thinking. */
async function spokenWords(answer: string, practice: Practice): Promise<string> {
  let said = "";
  for await (const piece of spokenPieces(whole(answer), practice.persona)) said += piece;
  return said.trim();
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** Null: it is not of the right shape, as happens with models, and the rules' own reading stands. */
export function readingIn({ reading }: StandInExchange) {
  const parsed = exchangeReadingSchema.safeParse(reading);
  return parsed.success ? parsed.data : null;
}

/** How many of its quotes stand in the exchange, of how many. */
export function provenQuotes({ agent, reading }: StandInExchange, customer: string): { proven: number; all: number } {
  const parsed = exchangeReadingSchema.safeParse(reading);
  if (!parsed.success) return { proven: 0, all: 0 };
  return { proven: itemsIn(provenReading(parsed.data, { agent, customer })), all: itemsIn(parsed.data) };
}

function itemsIn({ agent, customer }: z.infer<typeof exchangeReadingSchema>): number {
  const { acts, questions, gaps, objection, suspicions } = agent;
  const lists = [acts, questions, gaps, objection, suspicions, customer.told, customer.objections, customer.madeUp];
  return lists.reduce((sum, list) => sum + list.length, 0);
}

function exchangeAt(agent: string, customer: string, at: number) {
  return { line: { turn: at, text: agent, scriptObjections: [] }, reply: { turn: at + 1, text: customer } };
}

function turn(index: number, speaker: Turn["speaker"], text: string): Turn {
  return { index, speaker, text, atMs: 0 };
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error("an empty list");
  return last;
}
