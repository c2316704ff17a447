import { setImmediate } from "node:timers/promises";
import { drillsOfStatement } from "#workers/adapters/d1/conversations/drills.ts";
import { beginStatements } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { writeCompletion } from "#workers/adapters/d1/conversations/score-rows.ts";
import { type Database, runBatch } from "#workers/adapters/d1/database.ts";
import { chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { insertAttemptStatement, passRoundsStatements } from "#workers/adapters/d1/teams/assigned-attempts.ts";
import type { NewAttempt } from "#workers/adapters/d1/teams/assigned-rounds.ts";
import { type HeldTalk, heldTalk } from "./held-talk.ts";
import { insertRowsStatement } from "./insert-rows.ts";

/** Plays a talk and stores all that it comes to: its score, the drills, and its place in an assignment. */
export async function holdTalk(
  db: Database,
  of: Omit<Parameters<typeof heldTalk>[0], "drills">,
  attempt: NewAttempt | null,
): Promise<HeldTalk> {
  await hearHangUp();
  const drills = await drillsOfStatement(db, of.userId);
  const talk = heldTalk({ ...of, drills });
  const { conversation, messages, completion, endedAt } = talk;
  await hearHangUp();
  await runBatch(db, [
    ...(await beginStatements(db, conversation)),
    insertRowsStatement(db, chatMessages, messages),
    ...(attempt ? [insertAttemptStatement(db, attempt, of.startedAt)] : []),
    ...writeCompletion(db, conversation, completion, endedAt).map((write) => write(conversation)),
    ...(attempt ? passRoundsStatements(db, endedAt, of.id) : []),
  ]);
  return talk;
}

/**
 * Planning or holding a talk takes a busy machine so long that the database hangs up meanwhile, which has to be heard before it is
 * asked again. The first wait ends before what has come in is read, the second after it.
 */
async function hearHangUp(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
