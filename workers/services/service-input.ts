import type { z } from "zod";
import { Refusal } from "#core/errors.ts";

/** Services check what they are given, whoever checked it before. The refusal says what is wrong first. */
export function requireInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal("bad_request", { text: parsed.error.issues[0]?.message });
}
