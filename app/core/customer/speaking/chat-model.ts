import type { TokensUsed } from "../customer-model.ts";
import type { ChatMessage, TokenBudget } from "./speaking-request.ts";

/**
 * Any language model that answers chat messages. Both methods throw a `CustomerModelFailure`; an abort ends `stream` without an
 * error. `used` is told once what a request came to, where the server says so.
 */
export interface ChatModel {
  /** Stored with what it said. */
  readonly name: string;
  readonly budget: TokenBudget;
  /** Longest time of one `stream`, ms. */
  readonly longestReplyMs: number;
  /** The answer in pieces as they are made. What a model thinks before it answers is no part of it where the server tells them apart. */
  stream(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    used?: (tokens: TokensUsed) => void,
  ): AsyncIterable<string>;
  /** An answer of this shape (JSON schema), parsed and not checked. */
  answerAs(
    shape: { name: string; schema: Record<string, unknown> },
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    used?: (tokens: TokensUsed) => void,
  ): Promise<unknown>;
}

/** The JSON value in a model's text: alone, in a code fence, or after its thinking. Throws a SyntaxError when there is none. */
export function jsonIn(text: string): unknown {
  const spoken = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, "");
  const from = spoken.indexOf("{");
  const to = spoken.lastIndexOf("}");
  return JSON.parse(from >= 0 && to > from ? spoken.slice(from, to + 1) : spoken);
}
