import type { ZodType } from "zod";
import { Refusal } from "#core/errors.ts";

/** Largest body of a call: a message of 4,000 characters, escaped, and its envelope. */
const MAX_BODY_BYTES = 64 * 1024;

/** The body of a request as the schema has it; refuses anything else. */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw new Refusal("message_too_long");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal("bad_request");
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal("bad_request");
  return parsed.data;
}
