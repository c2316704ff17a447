import { z } from "zod";
import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import type { ChatModel } from "#core/customer/speaking/chat-model.ts";
import type { ExchangeReader } from "#core/customer/speaking/exchange-reader.ts";
import { exchangeReadingSchema } from "#core/customer/speaking/exchange-reading.ts";

/** A language model that reads exchanges. */
export function createChatReader(chat: ChatModel): ExchangeReader {
  return {
    name: chat.name,
    async read(request, signal, used) {
      const answer = await chat.answerAs({ name: "exchange", schema: SCHEMA }, request, signal, used);
      const reading = exchangeReadingSchema.safeParse(answer);
      if (!reading.success) throw new CustomerModelFailure("garbage");
      return reading.data;
    },
  };
}

const SCHEMA: Record<string, unknown> = z.toJSONSchema(exchangeReadingSchema);
