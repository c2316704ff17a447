import type { z } from "zod";
import { Refusal } from "#core/errors.ts";

/**
 * Parses the input of a service with its schema, also when the caller has checked it. Throws Refusal `bad_request` with the
 * message of the first issue as its text.
 */
export function requireInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal("bad_request", { text: parsed.error.issues[0]?.message });
}
