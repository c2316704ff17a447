import { randomUUID } from "node:crypto";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import type { BuiltApp } from "./built-app.ts";

/** Somebody with a confirmed e-mail in the built product, and the cookie of a browser they are signed in with. */
export async function newPerson(app: BuiltApp, { isAdmin = false } = {}): Promise<{ id: string; cookie: string }> {
  const id = randomUUID();
  const token = `${randomUUID()}visitor`; // 43 characters of the alphabet of a login token.
  const nowMs = Date.now();
  const sql = {
    user: "INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at) VALUES (?, ?, 'Pat', ?, ?, ?)",
    login:
      "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES (?, ?, ?, ?, ?, '')",
    role: "INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 0)",
  };
  await app.db.batch([
    app.db.prepare(sql.user).bind(id, `${id}@agency.example`, nowMs, nowMs, nowMs),
    app.db.prepare(sql.login).bind(hashToken(token), id, nowMs, nowMs, nowMs + 3_600_000),
    ...(isAdmin ? [app.db.prepare(sql.role).bind(id)] : []),
  ]);
  return { id, cookie: `login=${token}` };
}
