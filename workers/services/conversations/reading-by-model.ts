import { turnsOf } from "#core/conversations/turns.ts";
import type { TokensUsed } from "#core/customer/customer-model.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { readMemory } from "#core/customer/memory.ts";
import type { ExchangeReader } from "#core/customer/speaking/exchange-reader.ts";
import {
  type ExchangeReading,
  exchangeReadingSchema,
  provenReading,
} from "#core/customer/speaking/exchange-reading.ts";
import { withRequest } from "#core/customer/speaking/model-usage.ts";
import { readingRequest } from "#core/customer/speaking/reading-request.ts";
import type { SpokenExchange } from "#core/customer/speaking/take-reply.ts";
import { BUILT_IN } from "#core/engines/speaker-line.ts";
import type { Readings } from "#core/roleplay/fork-point.ts";
import { takeExchangeOf } from "#core/roleplay/roleplay.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { suspicionsIn } from "#core/scoring/suspicions.ts";
import { preparedAt } from "#core/scripts/prepared-objections.ts";
import {
  advanceConversation,
  type MessageRow,
  type StoredConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { writeReading } from "../../adapters/d1/conversations/replies.ts";
import { faultOf, log } from "../../log.ts";
import { createModelRequests } from "../engines/model-requests.ts";
import type { World } from "../world.ts";

/** An exchange that is stored, and that a model may read. */
export type UnreadExchange = { before: CustomerState; exchange: SpokenExchange; replyId: string };

/** `waitUntil` may go on for 30 s after the response. */
export const READ_WITHIN_MS = 20_000;
/** The end of a conversation waits for the reading of its last exchange, which often is the one that decides. */
export const LAST_READ_WITHIN_MS = 8_000;

/** What a model has read of the exchanges, by the turn of the customer's answer. */
export function readingsOf(messages: readonly MessageRow[]): Readings {
  const turns = messages.filter(({ kind }) => kind === "turn");
  return new Map(
    turns.flatMap(({ reading }, turn) => {
      const parsed = exchangeReadingSchema.safeParse(reading);
      return parsed.success ? [[turn, parsed.data] as const] : [];
    }),
  );
}

/** The last exchange of a conversation, where a model spoke and none has read it yet. `messages` end with the answer. */
export function unreadExchange(
  conversation: StoredConversation,
  messages: readonly MessageRow[],
): UnreadExchange | null {
  const turns = messages.filter(({ kind }) => kind === "turn");
  const reply = turns.at(-1);
  const said = turns.at(-2);
  const { stateBefore } = conversation;
  if (!stateBefore || !reply || reply.role !== "assistant" || said?.role !== "user") return null;
  if (reply.status !== "complete" || reply.reading !== null || reply.spoken_by === BUILT_IN) return null;
  const turn = turnsOf(messages).length - 1;
  const line = {
    turn: turn - 1,
    text: said.content,
    scriptObjections: preparedAt(conversation.scriptObjections, turn - 1),
  };
  return { before: stateBefore, exchange: { line, reply: { turn, text: reply.content } }, replyId: reply.id };
}

/**
 * Has the model read an exchange, and steps the customer by what it has proven, as long as nothing came after it: the rules have
 * stepped already, and their step stays where the request fails, is late or is of no use. Gives the conversation as it then is.
 */
export async function readExchange(
  world: Pick<World, "db" | "exchangeReader">,
  conversation: StoredConversation,
  { before, exchange, replyId }: UnreadExchange,
  withinMs = READ_WITHIN_MS,
): Promise<StoredConversation> {
  const { db, exchangeReader: reader } = world;
  if (!reader) return conversation;
  try {
    const read = await provenBy(reader, conversation.practice, before, exchange, AbortSignal.timeout(withinMs));
    const { reading } = read;
    const state = takeExchangeOf(conversation, before, exchange, reading);
    const modelUsage = withRequest(conversation.modelUsage, "read", read.tokens);
    const change = {
      customer_state: state,
      phase: state.exit ? ("over" as const) : conversation.phase,
      model_usage: modelUsage,
    };
    const isStored = await advanceConversation(db, conversation, change, [], [writeReading(db, replyId, reading)]);
    return isStored
      ? { ...conversation, state, modelUsage, phase: change.phase, version: conversation.version + 1 }
      : conversation;
  } catch (error) {
    log("warn", "exchange-reader.failed", faultOf(error));
    return conversation;
  }
}

/** What a model has read of an exchange, as far as its quotes prove it. Throws when no reading of the right shape comes in time. */
export async function provenBy(
  reader: ExchangeReader,
  practice: Practice,
  before: CustomerState,
  exchange: SpokenExchange,
  signal: AbortSignal,
): Promise<{ reading: ExchangeReading; tokens: TokensUsed | null }> {
  let tokens: TokensUsed | null = null;
  const suspicions = suspicionsIn(exchange.line.text, readMemory(practice, before).lastLine?.text ?? null);
  const read = await reader.read(readingRequest(practice, before, exchange, suspicions), signal, (used) => {
    tokens = used;
  });
  return { reading: provenReading(read, { agent: exchange.line.text, customer: exchange.reply.text }), tokens };
}

/** The last exchange of a conversation that ends, where it is not read yet and a model may be asked to. */
export async function readLastExchange(
  world: Pick<World, "db" | "exchangeReader" | "now"> & {
    settings: Pick<World["settings"], "MODEL_CALLS_PER_DAY">;
  },
  conversation: StoredConversation,
  messages: readonly MessageRow[],
  timeZone: string,
): Promise<StoredConversation> {
  const unread = unreadExchange(conversation, messages);
  if (!unread || !world.exchangeReader) return conversation;
  const permission = await createModelRequests(world).ask(world.exchangeReader, {
    userId: conversation.user_id,
    timeZone,
  });
  return permission === "may-ask" ? readExchange(world, conversation, unread, LAST_READ_WITHIN_MS) : conversation;
}
