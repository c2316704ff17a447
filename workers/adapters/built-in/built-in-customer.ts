import { wordByWord } from "#core/conversations/word-by-word.ts";
import type { CustomerModel } from "#core/customer/customer-model.ts";

/** The customer model that needs no API key and no network: it says the line that the engine chose. */
export function createBuiltInCustomer(pause: (ms: number) => Promise<void>): CustomerModel {
  return {
    name: "built-in",
    deterministic: true,
    // Its line is stored before it is said.
    longestReplyMs: 0,
    reply: (cue, signal) => wordByWord(cue.move.line, pause, signal),
  };
}
