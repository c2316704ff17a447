import { expect } from "vitest";
import type { BuiltApp } from "./built-app.ts";

/** The first address in the newest email to somebody, once there is one. */
export async function linkInEmail(app: BuiltApp, recipient: string): Promise<string> {
  await expect.poll(() => newestEmail(app, recipient)).toMatch(LINK);
  return LINK.exec(await newestEmail(app, recipient))?.[0] ?? "";
}

/** The text of the newest email to somebody, or "". */
export async function newestEmail(app: BuiltApp, recipient: string): Promise<string> {
  const mail = await app.db
    .prepare("SELECT text FROM outbox WHERE recipient = ? ORDER BY created_at DESC, rowid DESC")
    .bind(recipient)
    .first<{ text: string }>();
  return mail?.text ?? "";
}

const LINK = /https?:\/\/\S+/;
