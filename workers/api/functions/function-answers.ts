import { FAULT, Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { faultOf, log } from "../../log.ts";

/** The body of an error response: `error` is the text that a user sees, `code` and `reason` are for programs. */
type FunctionError = { error: string; code: string; reason?: string };

/** Nobody is known: these calls read no cookie. */
export function tokenNeeded(): Refusal {
  return new Refusal("signed_out", { text: "This call needs an access token, as “Authorization: Bearer TOKEN”." });
}

export function functionErrorAnswer(error: unknown): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  if (error instanceof Refusal && error.retryAfterSeconds !== null) {
    headers.set("Retry-After", String(error.retryAfterSeconds));
  }
  return Response.json(bodyOf(error), { status: statusOf(error), headers });
}

/** The same as an event, for an event stream that has begun. */
export function functionErrorEvent(error: unknown) {
  return { type: "error" as const, ...bodyOf(error) };
}

function bodyOf(error: unknown): FunctionError {
  if (error instanceof Refusal)
    return { error: error.text, code: error.code, ...(error.reason !== null && { reason: error.reason }) };
  if (error instanceof IdentityError) return { error: error.message, code: error.code };
  log("error", "function.fault", { reference: crypto.randomUUID(), ...faultOf(error) });
  if (import.meta.env.DEV) console.error(error);
  return { error: FAULT.text, code: "fault" };
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  return error instanceof IdentityError ? 401 : FAULT.status;
}
