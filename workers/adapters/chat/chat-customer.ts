import { type CustomerModel, CustomerModelFailure } from "#core/customer/customer-model.ts";
import type { ChatModel } from "#core/customer/speaking/chat-model.ts";
import { isNobodysLine } from "#core/customer/speaking/guard.ts";
import { speakingRequest } from "#core/customer/speaking/speaking-request.ts";
import { spokenPieces } from "#core/customer/speaking/spoken-words.ts";

/** A customer spoken by a language model. Words that no customer says end it with "out-of-part", as far as they were shown. */
export function createChatCustomer(chat: ChatModel): CustomerModel {
  return {
    name: chat.name,
    deterministic: false,
    longestReplyMs: chat.longestReplyMs,
    async *reply(cue, signal, used) {
      const { practice } = cue;
      const answer = chat.stream(speakingRequest(cue, chat.budget), signal, used);
      let said = "";
      for await (const piece of spokenPieces(answer, practice.persona)) {
        said += piece;
        if (isNobodysLine(said)) throw new CustomerModelFailure("out-of-part");
        yield piece;
      }
      if (said.trim() === "" && !signal.aborted) throw new CustomerModelFailure("garbage");
    },
  };
}
