import type { Context } from "hono";
import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { type Client, clientOf } from "#core/identity/client.ts";
import type { Bearer } from "../../services/identity/api/grants.ts";
import type { ApiEnv } from "../api-env.ts";

export type AuthContext = Context<ApiEnv>;

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
  const issue = parsed.error.issues[0];
  throw new IdentityError("validation_failed", { message: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}` });
}

/** Cookies mean nothing here: only what a call brings by itself does, so no other site can make one in somebody's name. */
export function clientOfCall(c: AuthContext): Client {
  return clientOf(c.req.raw.headers, null);
}

/** The text after "Bearer", or null. */
export function tokenOfCall(c: AuthContext): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  return token ?? null;
}

export function requireBearer(c: AuthContext): Promise<Bearer> {
  return c.var.services.identityApi.grants.authenticate(tokenOfCall(c));
}

/** `redirect_to` as a query parameter or a header, as far as it is allowed. */
export function redirectOfCall(c: AuthContext): string {
  return c.var.services.identityApi.redirectTarget(c.req.query("redirect_to") ?? c.req.header("redirect_to"));
}
