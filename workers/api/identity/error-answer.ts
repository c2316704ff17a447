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

/** What the shared account services refuse, in the reference server's words. */
const CODE_OF_REFUSAL: Partial<Record<RefusalCode, IdentityErrorCode>> = {
  invalid_credentials: "invalid_credentials",
  email_not_confirmed: "email_not_confirmed",
  too_many_attempts: "over_request_rate_limit",
  account_exists: "user_already_exists",
  link_expired: "otp_expired",
  banned: "user_banned",
  bad_request: "validation_failed",
};

/** The JSON of a refused or failed call, in the format that the client's version reads. */
export function errorAnswer(error: unknown, c: Context<ApiEnv>): Response {
  const refused = refusedAs(error);
  if (!refused) {
    log("error", "auth.fault", { reference: crypto.randomUUID(), ...faultOf(error) });
    if (import.meta.env.DEV) console.error(error);
  }
  const said = refused ?? new IdentityError("unexpected_failure");
  const version = c.req.header("X-Supabase-Api-Version") ?? null;
  const headers = new Headers({ "x-sb-error-code": said.code, "Cache-Control": "no-store" });
  // Clients read `code` as a word only where this header comes back.
  if (knowsCodes(version)) headers.set("X-Supabase-Api-Version", API_VERSION);
  if (said.retryAfterSeconds !== null) headers.set("Retry-After", String(said.retryAfterSeconds));
  return Response.json(errorBody(said, version), { status: said.status, headers });
}

function refusedAs(error: unknown): IdentityError | null {
  if (error instanceof IdentityError) return error;
  if (!(error instanceof Refusal)) return null;
  const code = CODE_OF_REFUSAL[error.code];
  if (code === undefined) return null;
  const message = code === "validation_failed" ? error.text : undefined;
  return new IdentityError(code, { message, retryAfterSeconds: error.retryAfterSeconds });
}
