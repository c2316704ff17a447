import OpenAI, { APIConnectionTimeoutError, APIError } from "openai";
import { type CustomerCue, type CustomerModel, CustomerModelFailure } from "#core/customer/customer-model.ts";
import { customerInstructions, scriptBlock } from "#core/customer/instructions.ts";

export type OpenAiCustomerSettings = {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Until the first piece, and between two pieces. */
  timeoutMs: number;
};

/** From the first piece of a reply to its last: 300 tokens at 15 a second, a slow model. */
const SPEAKING_MS = 20_000;

/** Longest line a customer may speak, in tokens; the instructions ask for far less. */
const MAX_LINE_TOKENS = 300;

/**
 * A customer spoken by any server with OpenAI's chat completions. One retry, by the client library, before the first piece
 * (connection errors, 408, 409, 429, 5xx); none after it, since half a line has been heard by then.
 */
export function createOpenAiCustomer(
  settings: OpenAiCustomerSettings,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): CustomerModel {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs,
    maxRetries: 1,
    fetch: fetcher,
    // The library would print what a model said when it cannot read it.
    logLevel: "off",
  });
  // Two attempts and the pause between them; the client library times each attempt itself.
  const firstPieceMs = settings.timeoutMs * 2 + 2_000;
  const longestReplyMs = firstPieceMs + SPEAKING_MS;
  return {
    name: settings.model,
    deterministic: false,
    longestReplyMs,
    async *reply(cue, signal) {
      if (signal.aborted) return;
      // One controller for the caller's leaving and for a server that falls silent mid-line.
      const giveUp = new AbortController();
      const leave = () => giveUp.abort();
      let fellSilent = false;
      const silent = () => {
        fellSilent = true;
        giveUp.abort();
      };
      signal.addEventListener("abort", leave, { once: true });
      const whole = setTimeout(silent, longestReplyMs);
      let silence = setTimeout(silent, firstPieceMs);
      let finish: string | null = null;
      let said = false;
      try {
        const stream = await client.chat.completions.create(
          { model: settings.model, messages: messagesFor(cue), stream: true, max_completion_tokens: MAX_LINE_TOKENS },
          { signal: giveUp.signal },
        );
        for await (const chunk of stream) {
          clearTimeout(silence);
          silence = setTimeout(silent, settings.timeoutMs);
          const choice = chunk.choices?.[0];
          const piece = choice?.delta?.content;
          if (typeof piece === "string" && piece !== "") {
            said = true;
            yield piece;
          }
          finish = choice?.finish_reason ?? finish;
        }
      } catch (error) {
        if (signal.aborted) return;
        throw new CustomerModelFailure(fellSilent ? "timeout" : kindOf(error), { cause: error });
      } finally {
        clearTimeout(silence);
        clearTimeout(whole);
        signal.removeEventListener("abort", leave);
        giveUp.abort();
      }
      if (signal.aborted) return;
      // An aborted stream ends without an error.
      if (fellSilent) throw new CustomerModelFailure("timeout");
      if (!said) throw new CustomerModelFailure("garbage");
      if (finish === null) throw new CustomerModelFailure("cut-off");
    },
  };
}

/** Instructions, then the script as data in a user message of its own, then the last turns. */
function messagesFor(cue: CustomerCue): OpenAI.Chat.ChatCompletionMessageParam[] {
  const turns = cue.context.map(
    (turn): OpenAI.Chat.ChatCompletionMessageParam => ({
      role: turn.speaker === "agent" ? "user" : "assistant",
      content: turn.text,
    }),
  );
  return [
    { role: "system", content: customerInstructions(cue) },
    ...(cue.script ? [{ role: "user", content: scriptBlock(cue.script) } as const] : []),
    ...turns,
  ];
}

function kindOf(error: unknown): CustomerModelFailure["kind"] {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIError) {
    if (error.status === 429) return "rate-limited";
    if (error.status !== undefined && error.status < 500) return "refused";
    return "unavailable";
  }
  return error instanceof SyntaxError ? "garbage" : "unavailable";
}
