import { and, desc, eq, isNull, lt, notInArray } from "drizzle-orm";
import {
  boundedMetadata,
  SECURITY_EVENT_KEPT_MS,
  SECURITY_EVENTS_KEPT,
  type SecurityEvent,
} from "#core/identity/security-event.ts";
import type { Database } from "../database.ts";
import { securityEvents } from "../schema/sign-in-tables.ts";

/**
 * Inserts an event, and deletes the person's oldest beyond SECURITY_EVENTS_KEPT. Events without a person share one such limit.
 */
export function recordEventStatements(db: Database, event: SecurityEvent, id: string, nowMs: number) {
  const samePerson = event.userId === null ? isNull(securityEvents.user_id) : eq(securityEvents.user_id, event.userId);
  const newest = db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(samePerson)
    .orderBy(desc(securityEvents.created_at), desc(securityEvents.id))
    .limit(SECURITY_EVENTS_KEPT);
  return [
    db.insert(securityEvents).values({
      id,
      user_id: event.userId,
      type: event.type,
      message: event.message,
      metadata: boundedMetadata(event.metadata),
      created_at: nowMs,
    }),
    db.delete(securityEvents).where(and(samePerson, notInArray(securityEvents.id, newest))),
  ] as const;
}

export function deleteOldEventsStatement(db: Database, nowMs: number) {
  return db.delete(securityEvents).where(lt(securityEvents.created_at, nowMs - SECURITY_EVENT_KEPT_MS));
}
