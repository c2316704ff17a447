import OpenAI from "openai";
import { z } from "zod";
import { type CheckModel, modelReplySchema } from "#core/scoring/model/check-model.ts";
import { checkInstructions, transcriptData } from "#core/scoring/model/model-questions.ts";

/** An answer is an id, a word, a number and at most 30 words. */
const TOKENS_PER_CHECK = 150;

/**
 * Checks judged by any server with OpenAI's chat completions and JSON schema answers. No retry: the rules have judged
 * already.
 */
export function createOpenAiChecks(
  settings: { apiKey: string; baseUrl: string; model: string; timeoutMs: number },
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): CheckModel {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 0,
    fetch: fetcher,
    // The library would print what a model said when it cannot read it.
    logLevel: "off",
  });
  return {
    name: settings.model,
    async answer(question) {
      const completion = await client.chat.completions.create(
        {
          model: settings.model,
          messages: [
            { role: "system", content: checkInstructions(question) },
            { role: "user", content: transcriptData(question.turns) },
          ],
          response_format: {
            type: "json_schema",
            json_schema: { name: "checks", strict: true, schema: z.toJSONSchema(modelReplySchema) },
          },
          max_completion_tokens: TOKENS_PER_CHECK * question.checks.length,
        },
        // Also of a body that stops in the middle.
        { signal: AbortSignal.timeout(settings.timeoutMs) },
      );
      const content = completion.choices?.[0]?.message?.content ?? "";
      return modelReplySchema.parse(JSON.parse(content)).answers;
    },
  };
}
