import type { Context } from "hono";
import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isMeantAsKey } from "#core/identity/api-keys/key-format.ts";
import { requireScope } from "#core/identity/bearer.ts";
import { type Client, clientOf } from "#core/identity/client.ts";
import type { Bearer, Subject } from "../../services/identity/api/grants.ts";
import type { ApiEnv } from "../api-env.ts";
import { readBearer } from "../key-quota.ts";

export type AuthContext = Context<ApiEnv>;

/** The JSON body of a call; an empty body is {}. Throws IdentityError `bad_json` or `validation_failed`. */
export async function readBody<Schema extends z.ZodType>(c: AuthContext, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  let body: unknown = {};
  try {
    if (text.trim() !== "") body = JSON.parse(text);
  } catch {
    throw new IdentityError("bad_json");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [message] = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new IdentityError("validation_failed", { message });
}

/** The client without a login: cookies are ignored here, so that no other site can make a call in somebody's name. */
export function clientOfCall(c: AuthContext): Client {
  return clientOf(c.req.raw.headers, null);
}

/** The bearer token of the Authorization header (RFC 6750 2.1), or null. */
export function tokenOfCall(c: AuthContext): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  return token ?? null;
}

/**
 * The caller of the access token. Throws IdentityError as `authenticate` does, and `insufficient_scope` for a key: what changes an
 * account is for its person alone.
 */
export async function requireBearer(c: AuthContext): Promise<Bearer> {
  const token = tokenOfCall(c);
  if (token !== null && isMeantAsKey(token)) throw new IdentityError("insufficient_scope");
  return c.var.services.identityApi.grants.authenticate(token);
}

/** The person of the access token, or of a key with the scope `profile:read`. */
export async function readCaller(c: AuthContext): Promise<Subject> {
  const token = tokenOfCall(c);
  if (token === null || !isMeantAsKey(token)) return requireBearer(c);
  const bearer = await readBearer(c, { apiKey: null, token });
  requireScope(bearer, "profile:read");
  if (bearer.userId === null) throw new IdentityError("insufficient_scope");
  return c.var.services.identityApi.grants.requireSubject(bearer.userId);
}

/** `redirect_to` from the query or a header if it is allowed, else the site's address. */
export function redirectOfCall(c: AuthContext): string {
  return c.var.services.identityApi.redirectTarget(c.req.query("redirect_to") ?? c.req.header("redirect_to"));
}
