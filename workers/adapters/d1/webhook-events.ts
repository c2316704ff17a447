import { type SQL, sql } from "drizzle-orm";
import type { WebhookEvent } from "#core/webhooks/webhook-events.ts";
import type { Database } from "./database.ts";
import { webhookDeliveries } from "./schema/integration-tables.ts";

// What happened is written down for its receivers by a statement of the batch that makes it happen: so nothing is told that did not
// happen, and nothing that happened is lost. Each event has a name of its own, which is written once for an endpoint however often the
// statement is run.

/** To the endpoints of one person. */
export function toPerson(userId: SQL | string): SQL {
  return sql`(endpoint.organisation_id IS NULL AND endpoint.user_id = ${userId})`;
}

export function toOrganisation(organisationId: SQL | string): SQL {
  return sql`endpoint.organisation_id = ${organisationId}`;
}

/** Either. */
export function toBoth(userId: SQL | string, organisationId: SQL | string): SQL {
  return sql`(${toPerson(userId)} OR ${toOrganisation(organisationId)})`;
}

/**
 * Writes an event for each endpoint that wants it. `from`: the tables of what happened; `to`: whose endpoints; `where`: that it happened
 * in this batch; `key`: what makes it one of its kind; `data`: ids only, no words.
 */
export function webhookStatement(
  db: Database,
  nowMs: number,
  of: { event: WebhookEvent; key: SQL; data: Record<string, SQL>; from: SQL; to: SQL; where: SQL },
) {
  const prefix = `msg_${of.event.replaceAll(/[._]/g, "-")}_`;
  const messageId = sql`${prefix} || ${of.key}`;
  const data = sql.join(
    Object.entries(of.data).map(([name, value]) => sql`${name}, ${value}`),
    sql`, `,
  );
  const payload = sql`json_object('type', ${of.event}, 'timestamp', ${new Date(nowMs).toISOString()}, 'data', json_object(${data}))`;
  return db
    .insert(webhookDeliveries)
    .select(
      sql`SELECT endpoint.id || '.' || ${messageId}, endpoint.id, ${messageId}, ${of.event}, ${payload}, ${nowMs}, 0, ${nowMs}, NULL, NULL, NULL
        FROM ${of.from} JOIN webhook_endpoints AS endpoint ON ${of.to}
        WHERE endpoint.disabled_at IS NULL AND EXISTS (SELECT 1 FROM json_each(endpoint.events) AS wanted WHERE wanted.value = ${of.event})
          AND (${of.where})`,
    )
    .onConflictDoNothing();
}

/** A conversation was scored at its end. It is private practice: its person alone is told. */
export function scoredStatement(db: Database, conversationId: string, nowMs: number, where: SQL) {
  return webhookStatement(db, nowMs, {
    event: "conversation.scored",
    key: sql`said.id`,
    data: { conversation_id: sql`said.id`, user_id: sql`said.user_id`, scenario_id: sql`said.scenario_id` },
    from: sql`chat_conversations AS said JOIN scores AS score ON score.conversation_id = said.id AND score.run_no = 1`,
    to: toPerson(sql`said.user_id`),
    where: sql`said.id = ${conversationId} AND (${where})`,
  });
}

/** A conversation was handed in at this moment. */
export function submittedStatement(db: Database, conversationId: string, handedInAtMs: number) {
  return webhookStatement(db, handedInAtMs, {
    event: "attempt.submitted",
    key: sql`attempt.conversation_id`,
    data: {
      conversation_id: sql`attempt.conversation_id`,
      user_id: sql`attempt.user_id`,
      organization_id: sql`attempt.organisation_id`,
      assignment_id: sql`attempt.assignment_id`,
    },
    from: sql`assignment_attempts AS attempt`,
    to: toBoth(sql`attempt.user_id`, sql`attempt.organisation_id`),
    where: sql`attempt.conversation_id = ${conversationId} AND attempt.handed_in_at = ${handedInAtMs}`,
  });
}

/** A certificate has been written by this batch. */
export function certificateIssuedStatement(db: Database, certificateId: string, nowMs: number) {
  return webhookStatement(db, nowMs, {
    event: "certificate.issued",
    key: sql`issued.id`,
    data: {
      certificate_id: sql`issued.id`,
      user_id: sql`issued.user_id`,
      organization_id: sql`issued.organisation_id`,
      assignment_id: sql`issued.assignment_id`,
    },
    from: sql`certificates AS issued`,
    to: toBoth(sql`issued.user_id`, sql`issued.organisation_id`),
    where: sql`issued.id = ${certificateId}`,
  });
}

/** Somebody became a member at this moment. */
export function memberJoinedStatement(
  db: Database,
  of: { organisationId: SQL | string; userId: SQL; nowMs: number },
  where: SQL,
) {
  return webhookStatement(db, of.nowMs, {
    event: "member.joined",
    key: sql`joined.organisation_id || '_' || joined.user_id || '_' || joined.joined_at`,
    data: { organization_id: sql`joined.organisation_id`, user_id: sql`joined.user_id` },
    from: sql`memberships AS joined`,
    to: toOrganisation(sql`joined.organisation_id`),
    where: sql`joined.organisation_id = ${of.organisationId} AND joined.user_id = ${of.userId} AND joined.joined_at = ${of.nowMs} AND joined.left_at IS NULL AND (${where})`,
  });
}

/** A file note was marked as ready at this moment. Like the conversation, it is its person's alone. */
export function noteReadyStatement(db: Database, conversationId: string, nowMs: number) {
  return webhookStatement(db, nowMs, {
    event: "note.ready",
    key: sql`note.conversation_id || '_' || note.ready_at`,
    data: { conversation_id: sql`note.conversation_id`, user_id: sql`note.user_id` },
    from: sql`file_notes AS note`,
    to: toPerson(sql`note.user_id`),
    where: sql`note.conversation_id = ${conversationId} AND note.ready_at = ${nowMs}`,
  });
}
