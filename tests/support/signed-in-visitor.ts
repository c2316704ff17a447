import { createHash, randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { type Visitor, visit } from "./browser.ts";
import type { BuiltApp } from "./built-app.ts";

/** A browser that is signed in, without the way there: a person and a login written straight into the database. */
export async function visitSignedIn(
  browser: Browser,
  app: BuiltApp,
  options: Parameters<Browser["newContext"]>[0] = {},
  atEnd?: Parameters<typeof visit>[3],
): Promise<Visitor & { userId: string; signOut: () => Promise<void> }> {
  const token = `${randomUUID()}visitor`; // 43 characters of the alphabet of a login token.
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const userId = `user-${token.slice(0, 8)}`;
  const now = Date.now();
  await app.db.batch([
    app.db
      .prepare(
        "INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at) VALUES (?, ?, 'Pat Agent', ?, ?, ?)",
      )
      .bind(userId, `${userId.toLowerCase()}@agency.example`, now, now, now),
    app.db
      .prepare(
        "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES (?, ?, ?, ?, ?, '')",
      )
      .bind(tokenHash, userId, now, now, now + 30 * 24 * 3600_000),
  ]);
  const visitor = await visit(browser, app.url, options, atEnd);
  await visitor.context.addCookies([{ name: "login", value: token, url: app.url, httpOnly: true, sameSite: "Lax" }]);
  const signOut = async () => {
    await app.db.prepare("DELETE FROM logins WHERE token_hash = ?").bind(tokenHash).run();
  };
  return { ...visitor, userId, signOut };
}
