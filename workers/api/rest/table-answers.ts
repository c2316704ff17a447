import { Refusal, type RefusalCode } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { TableError, type TableErrorCode, tableErrorBody } from "#core/tables/table-error.ts";
import { faultOf, log } from "../../log.ts";

/** Refusals of services that pages share, as PostgreSQL error codes. */
const CODE_OF_REFUSAL: Partial<Record<RefusalCode, TableErrorCode>> = {
  not_admin: "42501",
  signed_out: "42501",
  second_factor_needed: "42501",
  scope_missing: "42501",
  last_admin: "P0001",
  not_found: "P0001",
  too_many_attempts: "53400",
  moving: "53400",
};

/** The error response: JSON `{ code, message, details, hint }`. */
export function restErrorAnswer(error: unknown): Response {
  const refused = refusedAs(error);
  if (!refused) {
    log("error", "rest.fault", { reference: crypto.randomUUID(), ...faultOf(error) });
    if (import.meta.env.DEV) console.error(error);
  }
  const refusal = refused ?? new TableError("XX000", "An unexpected error occurred. Please try again.");
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  if (refusal.retryAfterSeconds !== null) headers.set("Retry-After", String(refusal.retryAfterSeconds));
  if (refusal.status === 401) headers.set("WWW-Authenticate", "Bearer");
  return Response.json(tableErrorBody(refusal), { status: refusal.status, headers });
}

function refusedAs(error: unknown): TableError | null {
  if (error instanceof TableError) return error;
  if (error instanceof IdentityError) return new TableError("PGRST301", error.message);
  const code = error instanceof Refusal ? CODE_OF_REFUSAL[error.code] : undefined;
  if (!(error instanceof Refusal) || code === undefined) return null;
  return new TableError(code, error.text, { retryAfterSeconds: error.retryAfterSeconds ?? undefined });
}
