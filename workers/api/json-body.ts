import type { ZodType } from "zod";
import { Refusal } from "#core/errors.ts";
import { readJsonBody } from "./request-body.ts";

/** Largest body of a call: a message of 4,000 characters, escaped, and its envelope. */
const MAX_BODY_BYTES = 64 * 1024;

/** The body of a request as the schema has it; refuses anything else. */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const read = await readJsonBody(request, MAX_BODY_BYTES);
  if (!read.ok) throw new Refusal(read.reason === "too large" ? "message_too_long" : "bad_request");
  const parsed = schema.safeParse(read.body);
  if (!parsed.success) throw new Refusal("bad_request");
  return parsed.data;
}
