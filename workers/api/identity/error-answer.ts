import type { Context } from "hono";
import { Refusal, type RefusalCode } from "#core/errors.ts";
import {
  API_VERSION,
  errorBody,
  IdentityError,
  type IdentityErrorCode,
  knowsCodes,
} from "#core/identity/api/identity-error.ts";
import { faultOf, log } from "../../log.ts";
import type { ApiEnv } from "../api-env.ts";

/** Refusals of services that pages share, as error codes of the reference server. */
const CODE_OF_REFUSAL: Partial<Record<RefusalCode, IdentityErrorCode>> = {
  invalid_credentials: "invalid_credentials",
  email_not_confirmed: "email_not_confirmed",
  too_many_attempts: "over_request_rate_limit",
  account_exists: "user_already_exists",
  link_expired: "otp_expired",
  banned: "user_banned",
  scope_missing: "insufficient_scope",
  bad_request: "validation_failed",
  moving: "over_request_rate_limit",
  moved: "invalid_credentials",
};

/** Their own words say more than the code's. */
const SAYS_MORE: ReadonlySet<RefusalCode> = new Set(["bad_request", "scope_missing", "moving", "moved"]);

/** The error response, in the format of the API version that the client asks for. */
export function errorAnswer(error: unknown, c: Context<ApiEnv>): Response {
  const refused = refusedAs(error);
  if (!refused) {
    log("error", "auth.fault", { reference: crypto.randomUUID(), ...faultOf(error) });
    if (import.meta.env.DEV) console.error(error);
  }
  const refusal = refused ?? new IdentityError("unexpected_failure");
  const version = c.req.header("X-Supabase-Api-Version") ?? null;
  const headers = new Headers({ "x-sb-error-code": refusal.code, "Cache-Control": "no-store" });
  // Clients treat `code` as a string only if the response has this header.
  if (knowsCodes(version)) headers.set("X-Supabase-Api-Version", API_VERSION);
  if (refusal.retryAfterSeconds !== null) headers.set("Retry-After", String(refusal.retryAfterSeconds));
  return Response.json(errorBody(refusal, version), { status: refusal.status, headers });
}

function refusedAs(error: unknown): IdentityError | null {
  if (error instanceof IdentityError) return error;
  if (!(error instanceof Refusal)) return null;
  const code = CODE_OF_REFUSAL[error.code];
  if (code === undefined) return null;
  const message = SAYS_MORE.has(error.code) ? error.text : undefined;
  return new IdentityError(code, { message, retryAfterSeconds: error.retryAfterSeconds });
}
