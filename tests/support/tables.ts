/** Children before parents, so that foreign keys allow each delete. schema.test.ts checks that none is missing. */
export const TABLES_CHILDREN_FIRST = [
  "live_calls",
  "recordings",
  "call_usage",
  "storage_objects",
  "storage_buckets",
  "rescore_changes",
  "rescore_jobs",
  "score_disputes",
  "score_overrides",
  "drills",
  "scores",
  "chat_messages",
  "chat_conversations",
  "scripts",
  "inquiries",
  "one_time_tokens",
  "logins",
  "refresh_tokens",
  "grants",
  "identities",
  "factor_challenges",
  "factors",
  "recovery_codes",
  "auth_flows",
  "signing_keys",
  "user_roles",
  "users",
  "attempts",
  "security_events",
  "outbox",
  "role_changes",
] as const;

export async function emptyTables(db: D1Database): Promise<void> {
  await db.batch(TABLES_CHILDREN_FIRST.map((table) => db.prepare(`DELETE FROM ${table}`)));
}
