import { Hono } from "hono";
import { openDatabase } from "../adapters/d1/database.ts";
import { isAppliedStatement } from "../adapters/d1/health-rows.ts";
import { MIGRATION_NAMES } from "../migration-names.ts";
import { allDatabases } from "../services/which-database.ts";
import { findSettings, SettingsError } from "../settings.ts";

/** Whoever asks more often is told what was found then: one read of one row in so long, in each isolate. */
const KEPT_MS = 5_000;

/**
 * For machines that watch: 200 `ok` or 503 `not ok`, to anybody, and nothing else. Not ok: settings are missing, a database
 * does not answer, or its newest migration is not applied.
 */
export function createHealthz(now: () => number = Date.now) {
  let last = { isOk: false, atMs: Number.NEGATIVE_INFINITY };
  return new Hono<{ Bindings: Env }>().get("/healthz", async (c) => {
    if (now() - last.atMs >= KEPT_MS) last = { isOk: await isWell(c.env), atMs: now() };
    const { isOk } = last;
    return c.text(isOk ? "ok\n" : "not ok\n", isOk ? 200 : 503, {
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    });
  });
}

async function isWell(env: Env): Promise<boolean> {
  const settings = findSettings(env);
  if (settings instanceof SettingsError) return false;
  try {
    const newest = MIGRATION_NAMES.at(-1) ?? "";
    const answers = await Promise.all(
      allDatabases(env, settings).map(({ binding }) => isAppliedStatement(openDatabase(binding), newest)),
    );
    return answers.every(({ length }) => length > 0);
  } catch {
    return false;
  }
}
