import { z } from "zod";
import type { TokensUsed } from "../customer-model.ts";

const requestsSchema = z.object({
  requests: z.number().int().nonnegative(),
  input: z.number().nonnegative(),
  /** Of the input: what the server had read before. */
  cached: z.number().nonnegative(),
  output: z.number().nonnegative(),
});

/** The requests to models for one conversation, and their tokens as the servers count them. */
export const modelUsageSchema = z.object({ speak: requestsSchema, read: requestsSchema });
export type ModelUsage = z.infer<typeof modelUsageSchema>;

const NONE = { requests: 0, input: 0, cached: 0, output: 0 };

/** The usage with one more request; null tokens: the server did not say. */
export function withRequest(usage: ModelUsage | null, kind: keyof ModelUsage, tokens: TokensUsed | null): ModelUsage {
  const before = usage ?? { speak: NONE, read: NONE };
  const of = before[kind];
  return {
    ...before,
    [kind]: {
      requests: of.requests + 1,
      input: of.input + (tokens?.input ?? 0),
      cached: of.cached + (tokens?.cached ?? 0),
      output: of.output + (tokens?.output ?? 0),
    },
  };
}
