import { env } from "cloudflare:workers";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { logins, userRoles, users } from "#workers/adapters/d1/schema/user-tables.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import type { TestWorld } from "./world.ts";

export const browser: Client = { address: "192.0.2.7", userAgent: "Test browser", login: null };

/** The password of everyone made here; strong enough to be set, and hashed as the fake passwords of testWorld do. */
export const PASSWORD = "Rehearse-9-calls";

/** Somebody with a confirmed e-mail, unless told otherwise. */
export async function person(
  world: TestWorld,
  of: { email?: string; fullName?: string; confirmed?: boolean; admin?: boolean; passwordHash?: string | null } = {},
) {
  const id = world.newId();
  const email = of.email ?? `${id}@agency.example`;
  await world.db.insert(users).values({
    id,
    email,
    full_name: of.fullName ?? "Dana Reyes",
    password_hash: of.passwordHash === undefined ? `fake$${PASSWORD}` : of.passwordHash,
    email_confirmed_at: of.confirmed === false ? null : world.now(),
    created_at: world.now(),
    updated_at: world.now(),
  });
  if (of.admin) await world.db.insert(userRoles).values({ user_id: id, role: "admin", created_at: world.now() });
  return { id, email };
}

/** A live login of a person, as their browser's cookie would give it. */
export async function loginOf(world: TestWorld, userId: string): Promise<Login> {
  const tokenHash = hashToken(world.newToken());
  const nowMs = world.now();
  await world.db.insert(logins).values({
    token_hash: tokenHash,
    user_id: userId,
    created_at: nowMs,
    last_seen_at: nowMs,
    expires_at: nowMs + 30 * 24 * 60 * 60 * 1000,
    user_agent: "Test browser",
  });
  return { tokenHash };
}

/** Rows as the database has them. */
export async function rowsOf(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;
}

/** The token in the link of an email's text. */
export function tokenIn(text: string | undefined): string {
  return /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
}

/** The code of the refusal that a call ends in; throws if it ends otherwise. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
    throw error;
  }
  throw new Error("Nothing was refused.");
}
