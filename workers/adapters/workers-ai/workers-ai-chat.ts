import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import { CustomerModelFailure, type TokensUsed } from "#core/customer/customer-model.ts";
import { type ChatModel, jsonIn } from "#core/customer/speaking/chat-model.ts";
import type { ChatMessage } from "#core/customer/speaking/speaking-request.ts";
import { withDeadlines } from "../chat/deadlines.ts";
import { type AiBinding, failureOf } from "./ai-binding.ts";

export type WorkersAiSettings = {
  /** "@cf/...": any text generation model of Cloudflare's. */
  model: string;
  /** Until the first piece, and between two pieces. */
  timeoutMs: number;
  contextTokens: number;
  /** Requests with the same one reach the same machine, which still has the beginning of the conversation. */
  affinity?: string;
};

const SPEAKING_MS = 20_000;
/** What a model thinks counts too, where it does. */
const ANSWER_TOKENS = 600;
const READING_TOKENS = 2_000;

/** A chat model on Cloudflare's own machines, by the `[ai]` binding: no key. */
export function createWorkersAiChat(
  ai: AiBinding,
  { model, timeoutMs, contextTokens, affinity }: WorkersAiSettings,
): ChatModel {
  const longestReplyMs = timeoutMs + SPEAKING_MS;
  const options = affinity ? { headers: { "x-session-affinity": affinity } } : {};
  return {
    name: model,
    budget: { context: contextTokens, answer: ANSWER_TOKENS },
    longestReplyMs,
    stream: (messages, signal, used) =>
      withDeadlines({ signal, firstPieceMs: timeoutMs, betweenMs: timeoutMs, wholeMs: longestReplyMs }, (until) =>
        pieces(messages, until, used),
      ),
    async answerAs({ schema }, messages, signal, used) {
      try {
        const answer = await Promise.race([
          ai.run(
            model,
            {
              messages,
              ...tokens(READING_TOKENS),
              temperature: 0,
              response_format: { type: "json_schema", json_schema: schema },
            },
            options,
          ),
          aborted(signal),
        ]);
        const { content, usage } = wholeSchema.parse(answer);
        if (usage) used?.(tokensOf(usage));
        return typeof content === "string" ? jsonIn(content) : content;
      } catch (error) {
        if (signal.aborted) throw new CustomerModelFailure("timeout", { cause: error });
        throw error instanceof SyntaxError || error instanceof z.ZodError
          ? new CustomerModelFailure("garbage", { cause: error })
          : failureOf(error);
      }
    },
  };

  async function* pieces(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    used?: (tokens: TokensUsed) => void,
  ): AsyncGenerator<string> {
    let said = "";
    let isWhole = false;
    const answer = await ask(messages);
    const events = answer.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
    signal.addEventListener("abort", () => void events.cancel().catch(() => {}), { once: true });
    try {
      for (let next = await events.read(); !next.done; next = await events.read()) {
        if (next.value.data === "[DONE]") {
          isWhole = true;
          continue;
        }
        const { text, usage, finish } = chunkIn(next.value.data);
        if (usage) used?.(tokensOf(usage));
        isWhole ||= finish !== null;
        if (text === "") continue;
        said += text;
        yield text;
      }
    } catch (error) {
      if (!signal.aborted) throw failureOf(error);
    } finally {
      await events.cancel().catch(() => {});
    }
    if (signal.aborted) return;
    if (said.trim() === "") throw new CustomerModelFailure("garbage");
    if (!isWhole && !/[.!?…]["”')]*\s*$/.test(said)) throw new CustomerModelFailure("cut-off");
  }

  async function ask(messages: readonly ChatMessage[]): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    try {
      const answer = await ai.run(
        model,
        { messages, stream: true, stream_options: { include_usage: true }, ...tokens(ANSWER_TOKENS) },
        options,
      );
      if (!(answer instanceof ReadableStream)) throw new CustomerModelFailure("garbage");
      return answer;
    } catch (error) {
      throw failureOf(error);
    }
  }
}

/** Both names of the same limit: older models know the first, newer ones the second. Thinking, where there is any, is kept short. */
function tokens(most: number): Record<string, unknown> {
  return { max_tokens: most, max_completion_tokens: most, reasoning_effort: "low" };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}

const usageSchema = z.object({
  prompt_tokens: z.number().default(0),
  completion_tokens: z.number().default(0),
  prompt_tokens_details: z.object({ cached_tokens: z.number().default(0) }).nullish(),
});

/** A whole answer: `response` of the older models (an object already where JSON was asked for), a chat completion of the newer. */
const wholeSchema = z
  .union([
    z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown())]), usage: usageSchema.nullish() }),
    z.object({
      choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
      usage: usageSchema.nullish(),
    }),
  ])
  .transform((answer) => ({
    content: "response" in answer ? answer.response : answer.choices[0].message.content,
    usage: answer.usage ?? null,
  }));

/** A piece of a stream, of either kind. */
const chunkSchema = z.object({
  response: z.union([z.string(), z.number()]).nullish(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: usageSchema.nullish(),
});

function chunkIn(data: string) {
  const { response, choices, usage } = chunkSchema.parse(parsed(data));
  const choice = choices?.[0];
  return {
    text: String(response ?? choice?.delta?.content ?? ""),
    finish: choice?.finish_reason || null,
    usage: usage ?? null,
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new CustomerModelFailure("garbage", { cause: error });
  }
}

function tokensOf(usage: z.infer<typeof usageSchema>): TokensUsed {
  return {
    input: usage.prompt_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage.completion_tokens,
  };
}
