import { and, eq, sql } from "drizzle-orm";
import { liveCallStatement } from "../calls/live-calls.ts";
import { badgesOfSessionAsJson } from "../conversations/badge-rows.ts";
import {
  conversationStatement,
  currentScriptStatement,
  lastChoiceStatement,
  messagesStatement,
  sentSinceStatement,
} from "../conversations/conversations.ts";
import { judgementColumns, newestScore } from "../conversations/disputes.ts";
import { drillsAsJson, drillsStatement } from "../conversations/drills.ts";
import { fileNoteAsJson } from "../conversations/file-note-rows.ts";
import {
  forkSourceStatement,
  lastAttemptStatement,
  messagesWithSourceStatement,
  retriedLineStatement,
} from "../conversations/forks.ts";
import { conversationColumns } from "../conversations/frozen-practices.ts";
import type { Database } from "../database.ts";
import { LOGIN_PLACEHOLDER, LOGIN_USER_ID, type LoginValues, NOW_PLACEHOLDER } from "../identity/login-scope.ts";
import { preparedStatement, type Select } from "../prepared-statement.ts";
import { chatConversations } from "../schema/conversation-tables.ts";
import { activeOrganisation } from "../teams/active-organisation.ts";
import { attemptModeStatement, ownAttemptStatement, takenAssignmentStatement } from "../teams/assigned-attempts.ts";
import { ownRoundStatement } from "../teams/assigned-rounds.ts";
import { scoreBoardsStatement } from "../teams/board-rows.ts";

// The statements of /chat, of what is said in it and of a feedback page, built once: building them took 2 of the 6 ms of CPU time of these pages.

const [login, now] = [LOGIN_PLACEHOLDER, NOW_PLACEHOLDER];
const conversationId = sql.placeholder("conversationId");
const assignmentId = sql.placeholder("assignmentId");

function ofConversation<Rows>(build: (db: Database) => Select<Rows>) {
  return preparedStatement<Rows, LoginValues & { conversationId: string }>(build);
}

function ofAssignment<Rows>(build: (db: Database) => Select<Rows>) {
  return preparedStatement<Rows, LoginValues & { assignmentId: string }>(build);
}

export const readScript = preparedStatement((db) => currentScriptStatement(db, login, now));
export const readLastChoice = preparedStatement((db) => lastChoiceStatement(db, login, now));

export const readConversation = ofConversation((db) => conversationStatement(db, login, now, conversationId));
export const readMessages = ofConversation((db) => messagesStatement(db, login, now, conversationId));
export const readDrills = preparedStatement((db) => drillsStatement(db, login, now));
export const readLiveCall = ofConversation((db) => liveCallStatement(db, login, now, conversationId));
export const readAttemptMode = ofConversation((db) => attemptModeStatement(db, login, now, conversationId));
/** What was sent within the last minute. */
export const readSentLately = preparedStatement((db) => sentSinceStatement(db, login, now, sql`${now} - ${LATELY_MS}`));
const LATELY_MS = 60_000;

export const readRetriedLine = ofConversation((db) => retriedLineStatement(db, login, now, conversationId));
export const readOwnAttempt = ofConversation((db) => ownAttemptStatement(db, login, now, conversationId));

export const readOwnRound = ofAssignment((db) => ownRoundStatement(db, login, now, assignmentId));
export const readTakenAssignment = ofAssignment((db) => takenAssignmentStatement(db, login, now, assignmentId));
export const readScoreBoard = ofAssignment((db) => scoreBoardsStatement(db, login, now, assignmentId));

/** A conversation with what was made of it, and with what its feedback page shows beside: JSON text. */
export const readJudgedConversation = ofConversation((db) =>
  db
    .select({
      conversation: conversationColumns,
      judgement: { score: newestScore(conversationId).as("score"), ...judgementColumns(conversationId) },
      note: fileNoteAsJson(conversationId, LOGIN_USER_ID).as("note_json"),
      badges: badgesOfSessionAsJson(db, login, now, conversationId).as("badges_json"),
      drills: drillsAsJson(db, LOGIN_USER_ID).as("drills_json"),
      /** Where the person works now; null: nowhere. */
      organisation: sql<
        string | null
      >`(SELECT o.name FROM organisations o WHERE o.id = ${activeOrganisation(login, now)})`.as("organisation_name"),
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, LOGIN_USER_ID))),
);

export const readMessagesWithSource = ofConversation((db) =>
  messagesWithSourceStatement(db, login, now, conversationId),
);
export const readLastAttempt = ofConversation((db) => lastAttemptStatement(db, login, now, conversationId));
export const readForkSource = ofConversation((db) => forkSourceStatement(db, login, now, conversationId));
