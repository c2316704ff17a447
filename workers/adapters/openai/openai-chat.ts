import OpenAI, { APIConnectionTimeoutError, APIError } from "openai";
import { CustomerModelFailure, type TokensUsed } from "#core/customer/customer-model.ts";
import { type ChatModel, jsonIn } from "#core/customer/speaking/chat-model.ts";
import type { ChatMessage } from "#core/customer/speaking/speaking-request.ts";
import { faultOfStatus } from "#core/engines/engine-fault.ts";
import { withDeadlines } from "../chat/deadlines.ts";
import { retryAfterMs, withoutLongRetries } from "./retry-after.ts";

export type OpenAiChatSettings = {
  /** Null: a server that asks for none (Ollama, llama.cpp, vLLM, LM Studio). */
  apiKey: string | null;
  baseUrl: string;
  model: string;
  /** Until the first piece, and between two pieces. */
  timeoutMs: number;
  /** Tokens that the model's context holds. */
  contextTokens: number;
};

/** From the first piece of a reply to its last: 300 tokens at 15 a second, a slow model. */
const SPEAKING_MS = 20_000;

/** Longest answer in tokens: the instructions ask for far less, and what a model thinks counts too. */
const ANSWER_TOKENS = 300;
const THINKING_TOKENS = 2_000;
/** A reading of an exchange, of which most lists are empty. */
const READING_TOKENS = 1_500;

/** Models that think before they answer, by the names their makers give them. */
const THINKS =
  /(?:^|[/:-])(?:o[1-9]|gpt-[5-9]|gpt-oss|deepseek-r|qwen-?3|qwq|magistral|glm-(?:4\.[5-9]|[5-9])|kimi|nemotron)/i;

/**
 * Any server with OpenAI's chat completions. One retry, by the client library, before the first piece (connection errors, 408, 409,
 * 429, 5xx), unless the server asks for more time than a person waits; none after it, since half a line has been heard by then. A
 * server that refuses what not every server knows (a JSON schema, usage in streams, effort) is asked again without, and from then on
 * always.
 */
export function createOpenAiChat(
  settings: OpenAiChatSettings,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): ChatModel {
  const client = new OpenAI({
    apiKey: settings.apiKey ?? "none",
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs,
    maxRetries: 1,
    fetch: withoutLongRetries(fetcher),
    // The library would print what a model said when it cannot read it.
    logLevel: "off",
  });
  const { model } = settings;
  const thinks = THINKS.test(model);
  const answer = ANSWER_TOKENS + (thinks ? THINKING_TOKENS : 0);
  // Two attempts and the pause between them; the client library times each attempt itself.
  const firstPieceMs = settings.timeoutMs * 2 + 2_000;
  const longestReplyMs = firstPieceMs + SPEAKING_MS;
  const server = `${settings.baseUrl} ${model}`;

  return {
    name: model,
    budget: { context: settings.contextTokens, answer },
    longestReplyMs,

    stream: (messages, signal, used) =>
      withDeadlines({ signal, firstPieceMs, betweenMs: settings.timeoutMs, wholeMs: longestReplyMs }, (until) =>
        pieces(messages, until, used),
      ),

    async answerAs({ name, schema }, messages, signal, used) {
      try {
        const completion = await plainly((isPlain) =>
          client.chat.completions.create(
            {
              model,
              messages: isPlain ? withShape(messages, schema) : [...messages],
              temperature: thinks ? undefined : 0,
              ...(isPlain
                ? { max_tokens: READING_TOKENS }
                : {
                    max_completion_tokens: READING_TOKENS + (thinks ? THINKING_TOKENS : 0),
                    response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
                    ...effort(),
                  }),
            },
            { signal },
          ),
        );
        if (completion.usage) used?.(tokensOf(completion.usage));
        return jsonIn(completion.choices?.[0]?.message?.content ?? "");
      } catch (error) {
        throw signal.aborted ? new CustomerModelFailure("timeout", { cause: error }) : failureOf(error);
      }
    },
  };

  async function* pieces(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    used?: (tokens: TokensUsed) => void,
  ): AsyncGenerator<string> {
    let finish: string | null = null;
    let said = "";
    try {
      const stream = await plainly((isPlain) =>
        client.chat.completions.create(
          {
            model,
            messages: [...messages],
            stream: true,
            ...(isPlain
              ? { max_tokens: answer }
              : { max_completion_tokens: answer, stream_options: { include_usage: true }, ...effort() }),
          },
          { signal },
        ),
      );
      for await (const chunk of stream) {
        if (chunk.usage) used?.(tokensOf(chunk.usage));
        const choice = chunk.choices?.[0];
        const piece = choice?.delta?.content;
        if (typeof piece === "string" && piece !== "") {
          said += piece;
          yield piece;
        }
        finish = choice?.finish_reason || finish;
      }
    } catch (error) {
      throw failureOf(error);
    }
    if (signal.aborted) return;
    if (said.trim() === "") throw new CustomerModelFailure("garbage");
    // Some local servers name no reason at the end; a line that ends as a sentence is whole.
    if (finish === null && !/[.!?…]["”')]*\s*$/.test(said)) throw new CustomerModelFailure("cut-off");
  }

  /** In full, or plain where this server has refused that before. */
  async function plainly<Result>(ask: (isPlain: boolean) => Promise<Result>): Promise<Result> {
    if (plainServers.has(server)) return ask(true);
    try {
      return await ask(false);
    } catch (error) {
      if (!(error instanceof APIError) || !REFUSES_A_PART.has(error.status ?? 0)) throw error;
      const result = await ask(true);
      plainServers.add(server);
      return result;
    }
  }

  function effort(): { reasoning_effort?: "low" } {
    return thinks ? { reasoning_effort: "low" } : {};
  }
}

/** The shape in words, for a server that knows no schemas. */
function withShape(messages: readonly ChatMessage[], schema: Record<string, unknown>): ChatMessage[] {
  const [first, ...rest] = messages;
  const asked = `Answer with one JSON value of this JSON schema and nothing else:\n${JSON.stringify(schema)}`;
  return first ? [{ ...first, content: `${first.content}\n\n${asked}` }, ...rest] : [];
}

/** Bad request and unprocessable: a part of it is not known there. */
const REFUSES_A_PART = new Set([400, 422]);

/** Servers, with a model, that this isolate has found to know only the plain request. */
const plainServers = new Set<string>();

function tokensOf(usage: OpenAI.CompletionUsage): TokensUsed {
  return {
    input: usage.prompt_tokens ?? 0,
    cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage.completion_tokens ?? 0,
  };
}

function failureOf(error: unknown): CustomerModelFailure {
  if (error instanceof CustomerModelFailure) return error;
  const wait = error instanceof APIError && error.headers ? retryAfterMs(error.headers) : null;
  return new CustomerModelFailure(kindOf(error), { cause: error, retryAfterMs: wait });
}

function kindOf(error: unknown): CustomerModelFailure["kind"] {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIError) {
    const fault = faultOfStatus(error.status ?? null);
    return fault === "unusable" ? "garbage" : fault;
  }
  return error instanceof SyntaxError ? "garbage" : "unavailable";
}
