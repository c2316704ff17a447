import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Score } from "#core/scoring/score-schema.ts";
import type { Database } from "../database.ts";
import { observeStatements } from "../observations.ts";
import { assignmentAttempts } from "../schema/team-tables.ts";
import { scoredStatement, submittedStatement } from "../webhook-events.ts";
import { type GuardedWrite, stillAt } from "./conversations.ts";

/** Hands an attempt that counts in as its conversation is completed, with the first run of its score; null: it is not judged. */
function handInAtEnd(db: Database, score: Score | null, nowMs: number): GuardedWrite {
  const [total, gate] = [score?.total ?? null, score?.gate ?? null];
  return (at) =>
    db
      .update(assignmentAttempts)
      .set({
        handed_in_at: nowMs,
        run_no: score ? FIRST_RUN : null,
        total,
        gate,
        mode: modeOfConversation,
        passed: hasPassed(sql`${total}`, sql`${gate}`),
      })
      .where(
        and(
          eq(assignmentAttempts.conversation_id, at.id),
          eq(assignmentAttempts.counts, true),
          sql`${assignmentAttempts.handed_in_at} IS NULL`,
          stillAt(at),
        ),
      )
      .returning({ handedIn: assignmentAttempts.conversation_id });
}

/** The last writes of a completion: `handInAtEnd`, what is counted of what it handed in, and what webhooks are told. */
export function writeHandingIn(
  db: Database,
  conversationId: string,
  score: Score | null,
  nowMs: number,
): GuardedWrite[] {
  const [skills, findings, levels] = observeStatements(db, conversationId);
  return [
    handInAtEnd(db, score, nowMs),
    () => skills,
    () => findings,
    () => levels,
    () => submittedStatement(db, conversationId, nowMs),
    (at) => scoredStatement(db, conversationId, nowMs, stillAt(at)),
  ];
}

/** How many they are. */
const LAST_WRITES = 6;

/** Whether the first of `writeHandingIn`, with which a completion ends, handed something in. */
export function wasHandedIn(rows: readonly unknown[]): boolean {
  const handedIn = rows.at(-LAST_WRITES);
  return Array.isArray(handedIn) && handedIn.length === 1;
}

/** In an update of assignment_attempts: whether its assignment is passed with this. A test holds it to `isPass` (core/assignments). */
export function hasPassed(total: SQL, gate: SQL): SQL {
  return sql`(SELECT CASE WHEN ${total} IS NOT NULL AND ${total} >= json_extract(a.task, '$.score')
      AND (json_extract(a.task, '$.gateClear') = 0 OR ${gate} = 'clear')
      AND (json_extract(a.task, '$.mode') = 'either' OR json_extract(a.task, '$.mode') = ${modeOfConversation}) THEN 1 ELSE 0 END
    FROM assignments a WHERE a.id = ${assignmentAttempts.assignment_id})`;
}

/** A text conversation that went on as a call is one by voice. */
export const modeOfConversation = sql`(SELECT c.mode FROM chat_conversations c WHERE c.id = ${assignmentAttempts.conversation_id})`;

/** Of a score: the run of the conversation's end. */
export const FIRST_RUN = 1;
