import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { billingAccounts, billingNotices, subscriptions, usageEntries } from "../schema/billing-tables.ts";
import { callUsage, deletedCallUsage, recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  drills,
  rescoreChanges,
  scoreDisputes,
  scoreOverrides,
  scores,
  scripts,
} from "../schema/conversation-tables.ts";
import { modelRequests } from "../schema/engine-tables.ts";
import { fileNotes } from "../schema/file-note-tables.ts";
import { calendarFeeds, dailyPractices, practiceHabits } from "../schema/habit-tables.ts";
import { deletedRows, historyExports } from "../schema/history-tables.ts";
import { inquiries } from "../schema/inquiry-tables.ts";
import { apiKeys, oauthGrants, webhookDeliveries, webhookEndpoints } from "../schema/integration-tables.ts";
import { outbox } from "../schema/outbox-tables.ts";
import { attemptFindings, attemptSkills, earnedBadges, skillLevels } from "../schema/readiness-tables.ts";
import {
  attemptExamples,
  attemptReviews,
  calibrationJudgements,
  calibrationPeople,
  calibrations,
  findingReviews,
  reviewAnswers,
  reviewComments,
} from "../schema/review-tables.ts";
import { factors, grants, identities, passkeys, recoveryCodes, securityEvents } from "../schema/sign-in-tables.ts";
import { storageObjects } from "../schema/storage-tables.ts";
import {
  assignedRounds,
  assignmentAttempts,
  assignments,
  attemptViews,
  certificates,
  groupManagers,
  groupMembers,
  invitations,
  invitationUses,
  memberships,
  organisationEvents,
  organisations,
  ownershipOffers,
} from "../schema/team-tables.ts";
import { logins, roleChanges, userRoles, users } from "../schema/user-tables.ts";
import { isOfProgram } from "./login-scope.ts";

export const EXPORT_ROWS_AT_ONCE = 200;

type Section = {
  name: string;
  table: SQLiteTable;
  /** Columns that are left out: hashes, encrypted secrets, storage keys, and what an open conversation's customer hides. */
  without?: string[];
  /** Instead of the table's own columns, where its rows also tell of others. */
  columns?: (db: Database) => Record<string, SQLiteColumn | SQL.Aliased>;
  of: (db: Database, userId: string) => SQL | undefined;
  by: SQLiteColumn[];
};

/** Everything stored about a person, table by table, in the order of the export. */
export const EXPORT_SECTIONS: Section[] = [
  { name: "account", table: users, without: ["password_hash"], of: (_, id) => eq(users.id, id), by: [users.id] },
  { name: "roles", table: userRoles, of: (_, id) => eq(userRoles.user_id, id), by: [userRoles.role] },
  {
    name: "role_changes",
    table: roleChanges,
    of: (_, id) => or(eq(roleChanges.user_id, id), eq(roleChanges.by_user_id, id)),
    by: [roleChanges.created_at, roleChanges.id],
  },
  {
    name: "browsers",
    table: logins,
    without: ["token_hash"],
    of: (_, id) => and(eq(logins.user_id, id), not(isOfProgram)),
    by: [logins.created_at, logins.token_hash],
  },
  { name: "apps", table: grants, of: (_, id) => eq(grants.user_id, id), by: [grants.created_at, grants.id] },
  {
    name: "linked_accounts",
    table: identities,
    of: (_, id) => eq(identities.user_id, id),
    by: [identities.created_at, identities.id],
  },
  {
    name: "second_factors",
    table: factors,
    without: ["sealed_secret"],
    of: (_, id) => eq(factors.user_id, id),
    by: [factors.created_at, factors.id],
  },
  {
    name: "passkeys",
    table: passkeys,
    of: (_, id) => eq(passkeys.user_id, id),
    by: [passkeys.created_at, passkeys.id],
  },
  {
    name: "api_keys",
    table: apiKeys,
    without: ["key_hash"],
    of: (_, id) => eq(apiKeys.user_id, id),
    by: [apiKeys.created_at, apiKeys.id],
  },
  {
    name: "assistants",
    table: oauthGrants,
    without: ["code_hash", "code_challenge"],
    of: (_, id) => eq(oauthGrants.user_id, id),
    by: [oauthGrants.created_at, oauthGrants.id],
  },
  {
    name: "recovery_codes",
    table: recoveryCodes,
    without: ["lookup", "code_hash"],
    of: (_, id) => eq(recoveryCodes.user_id, id),
    by: [recoveryCodes.lookup],
  },
  {
    name: "security_events",
    table: securityEvents,
    of: (_, id) => eq(securityEvents.user_id, id),
    by: [securityEvents.created_at, securityEvents.id],
  },
  // Without the bodies: they contain links that sign in.
  {
    name: "emails",
    table: outbox,
    without: ["text", "html"],
    of: (db, id) => or(inArray(outbox.recipient, provenEmail(db, id)), inArray(outbox.recipient, provenPhone(db, id))),
    by: [outbox.created_at, outbox.id],
  },
  {
    name: "inquiries",
    table: inquiries,
    without: ["handled_by_user_id"],
    of: (db, id) => inArray(inquiries.email, provenEmail(db, id)),
    by: [inquiries.created_at, inquiries.id],
  },
  {
    name: "scripts",
    table: scripts,
    without: ["r2_key"],
    of: (_, id) => eq(scripts.user_id, id),
    by: [scripts.created_at, scripts.id],
  },
  {
    name: "conversations",
    table: chatConversations,
    without: ["practice", "frozen_practice_id", "customer_state", "last_move", "version"],
    of: (_, id) => eq(chatConversations.user_id, id),
    by: [chatConversations.created_at, chatConversations.id],
  },
  {
    name: "messages",
    table: chatMessages,
    without: ["lease_ends_at", "sent_by"],
    of: (db, id) => inArray(chatMessages.conversation_id, conversationsOf(db, id)),
    by: [chatMessages.conversation_id, chatMessages.position],
  },
  {
    name: "scores",
    table: scores,
    of: (db, id) => inArray(scores.conversation_id, conversationsOf(db, id)),
    by: [scores.conversation_id, scores.run_no],
  },
  // What was said and how it was judged, of sessions that can still be brought back; not what an open conversation's customer hides.
  {
    name: "deleted_sessions",
    table: deletedRows,
    of: (_, id) =>
      and(eq(deletedRows.user_id, id), inArray(deletedRows.table_name, ["chat_messages", "scores", "score_disputes"])),
    by: [deletedRows.conversation_id, deletedRows.table_name, deletedRows.part],
  },
  {
    name: "history_files",
    table: historyExports,
    without: ["r2_prefix", "lease_ends_at"],
    of: (_, id) => eq(historyExports.user_id, id),
    by: [historyExports.asked_at, historyExports.id],
  },
  {
    name: "scored_again",
    table: rescoreChanges,
    without: ["job_id"],
    of: (db, id) => inArray(rescoreChanges.conversation_id, conversationsOf(db, id)),
    by: [rescoreChanges.conversation_id, rescoreChanges.job_id],
  },
  {
    name: "disputes",
    table: scoreDisputes,
    of: (db, id) => inArray(scoreDisputes.conversation_id, conversationsOf(db, id)),
    by: [scoreDisputes.conversation_id, scoreDisputes.rule, scoreDisputes.turn],
  },
  {
    name: "file_notes",
    table: fileNotes,
    of: (_, id) => eq(fileNotes.user_id, id),
    by: [fileNotes.conversation_id],
  },
  {
    name: "judgments",
    table: scoreOverrides,
    of: (db, id) =>
      or(inArray(scoreOverrides.conversation_id, conversationsOf(db, id)), eq(scoreOverrides.by_user_id, id)),
    by: [scoreOverrides.conversation_id],
  },
  { name: "drills", table: drills, of: (_, id) => eq(drills.user_id, id), by: [drills.objection_id] },
  {
    name: "habits",
    table: practiceHabits,
    of: (_, id) => eq(practiceHabits.user_id, id),
    by: [practiceHabits.user_id],
  },
  {
    name: "daily_practices",
    table: dailyPractices,
    of: (_, id) => eq(dailyPractices.user_id, id),
    by: [dailyPractices.day],
  },
  {
    name: "calendar_feed",
    table: calendarFeeds,
    without: ["token_hash", "sealed_token"],
    of: (_, id) => eq(calendarFeeds.user_id, id),
    by: [calendarFeeds.user_id],
  },
  {
    name: "recordings",
    table: recordings,
    without: ["r2_key", "upload_id"],
    of: (db, id) => inArray(recordings.conversation_id, conversationsOf(db, id)),
    by: [recordings.created_at, recordings.call_id],
  },
  {
    name: "calls",
    table: callUsage,
    of: (_, id) => eq(callUsage.user_id, id),
    by: [callUsage.started_at, callUsage.call_id],
  },
  {
    name: "calls_of_deleted_conversations",
    table: deletedCallUsage,
    of: (_, id) => eq(deletedCallUsage.user_id, id),
    by: [deletedCallUsage.started_at, deletedCallUsage.call_id],
  },
  {
    name: "model_requests",
    table: modelRequests,
    of: (_, id) => eq(modelRequests.user_id, id),
    by: [modelRequests.day],
  },
  {
    name: "usage",
    table: usageEntries,
    of: (_, id) => eq(usageEntries.user_id, id),
    by: [usageEntries.used_at, usageEntries.conversation_id, usageEntries.period_start],
  },
  {
    name: "plan",
    table: billingAccounts,
    without: ["granted_by_user_id"],
    of: (_, id) => eq(billingAccounts.user_id, id),
    by: [billingAccounts.id],
  },
  {
    name: "subscriptions",
    table: subscriptions,
    of: (db, id) => inArray(subscriptions.account_id, accountsOf(db, id)),
    by: [subscriptions.created_at, subscriptions.id],
  },
  {
    name: "plan_emails",
    table: billingNotices,
    of: (db, id) => inArray(billingNotices.account_id, accountsOf(db, id)),
    by: [billingNotices.sent_at, billingNotices.kind, billingNotices.about],
  },
  {
    name: "files",
    table: storageObjects,
    without: ["r2_key"],
    of: (_, id) => eq(storageObjects.owner_id, id),
    by: [storageObjects.created_at, storageObjects.id],
  },
  {
    name: "memberships",
    table: memberships,
    of: (_, id) => eq(memberships.user_id, id),
    by: [memberships.joined_at, memberships.organisation_id],
  },
  {
    name: "offers_of_ownership",
    table: ownershipOffers,
    of: (_, id) => or(eq(ownershipOffers.from_user_id, id), eq(ownershipOffers.to_user_id, id)),
    by: [ownershipOffers.organisation_id],
  },
  {
    name: "groups",
    table: groupMembers,
    of: (_, id) => eq(groupMembers.user_id, id),
    by: [groupMembers.group_id],
  },
  {
    name: "groups_managed",
    table: groupManagers,
    of: (_, id) => eq(groupManagers.user_id, id),
    by: [groupManagers.group_id],
  },
  {
    name: "invitations_sent",
    table: invitations,
    of: (_, id) => eq(invitations.by_user_id, id),
    by: [invitations.created_at, invitations.id],
  },
  // What their email told, and what became of them.
  {
    name: "invitations_received",
    table: invitations,
    columns: (db) => ({
      id: invitations.id,
      email: invitations.email,
      organization: nameOfOrganisation(db).as("organization"),
      role: invitations.role,
      invited_by: nameOfInviter(db).as("invited_by"),
      created_at: invitations.created_at,
      expires_at: invitations.expires_at,
      withdrawn_at: invitations.withdrawn_at,
      sent_at: invitations.sent_at,
    }),
    of: (db, id) => inArray(invitations.email, provenEmail(db, id)),
    by: [invitations.created_at, invitations.id],
  },
  {
    name: "invitations_accepted",
    table: invitationUses,
    of: (_, id) => eq(invitationUses.user_id, id),
    by: [invitationUses.created_at, invitationUses.invitation_id],
  },
  {
    name: "team_events",
    table: organisationEvents,
    of: (_, id) => or(eq(organisationEvents.by_user_id, id), eq(organisationEvents.about_user_id, id)),
    by: [organisationEvents.created_at, organisationEvents.id],
  },
  {
    name: "assignments_made",
    table: assignments,
    of: (_, id) => eq(assignments.by_user_id, id),
    by: [assignments.created_at, assignments.id],
  },
  {
    name: "assignments",
    table: assignedRounds,
    of: (_, id) => eq(assignedRounds.user_id, id),
    by: [assignedRounds.assigned_at, assignedRounds.assignment_id, assignedRounds.round],
  },
  {
    name: "attempts",
    table: assignmentAttempts,
    of: (_, id) => eq(assignmentAttempts.user_id, id),
    by: [assignmentAttempts.started_at, assignmentAttempts.conversation_id],
  },
  {
    name: "opened_attempts",
    table: attemptViews,
    of: (db, id) => or(inArray(attemptViews.conversation_id, conversationsOf(db, id)), eq(attemptViews.user_id, id)),
    by: [attemptViews.viewed_at, attemptViews.conversation_id],
  },
  {
    name: "certificates",
    table: certificates,
    of: (_, id) => eq(certificates.user_id, id),
    by: [certificates.issued_at, certificates.id],
  },
  {
    name: "reviews",
    table: attemptReviews,
    of: (db, id) =>
      or(inArray(attemptReviews.conversation_id, conversationsOf(db, id)), eq(attemptReviews.by_user_id, id)),
    by: [attemptReviews.conversation_id],
  },
  {
    name: "reviewed_findings",
    table: findingReviews,
    of: (db, id) =>
      or(inArray(findingReviews.conversation_id, conversationsOf(db, id)), eq(findingReviews.by_user_id, id)),
    by: [findingReviews.conversation_id, findingReviews.finding, findingReviews.turn],
  },
  {
    name: "review_comments",
    table: reviewComments,
    of: (db, id) =>
      or(inArray(reviewComments.conversation_id, conversationsOf(db, id)), eq(reviewComments.by_user_id, id)),
    by: [reviewComments.created_at, reviewComments.id],
  },
  {
    name: "review_answers",
    table: reviewAnswers,
    of: (db, id) => inArray(reviewAnswers.conversation_id, conversationsOf(db, id)),
    by: [reviewAnswers.conversation_id],
  },
  {
    name: "examples",
    table: attemptExamples,
    of: (db, id) =>
      or(inArray(attemptExamples.conversation_id, conversationsOf(db, id)), eq(attemptExamples.by_user_id, id)),
    by: [attemptExamples.asked_at, attemptExamples.id],
  },
  {
    name: "calibrations_made",
    table: calibrations,
    of: (_, id) => eq(calibrations.by_user_id, id),
    by: [calibrations.created_at, calibrations.id],
  },
  {
    name: "calibrations",
    table: calibrationPeople,
    of: (_, id) => eq(calibrationPeople.user_id, id),
    by: [calibrationPeople.calibration_id],
  },
  {
    name: "calibration_judgments",
    table: calibrationJudgements,
    of: (_, id) => eq(calibrationJudgements.user_id, id),
    by: [calibrationJudgements.calibration_id, calibrationJudgements.conversation_id, calibrationJudgements.finding],
  },
  {
    name: "skills",
    table: attemptSkills,
    of: (_, id) => eq(attemptSkills.user_id, id),
    by: [attemptSkills.conversation_id, attemptSkills.dimension],
  },
  {
    name: "compliance_findings",
    table: attemptFindings,
    of: (_, id) => eq(attemptFindings.user_id, id),
    by: [attemptFindings.conversation_id, attemptFindings.rule, attemptFindings.turn],
  },
  {
    name: "skill_levels",
    table: skillLevels,
    of: (_, id) => eq(skillLevels.user_id, id),
    by: [skillLevels.organisation_id, skillLevels.dimension],
  },
  {
    name: "webhooks",
    table: webhookEndpoints,
    without: ["sealed_secret", "sealed_earlier_secret"],
    of: (_, id) => eq(webhookEndpoints.user_id, id),
    by: [webhookEndpoints.created_at, webhookEndpoints.id],
  },
  {
    name: "webhook_deliveries",
    table: webhookDeliveries,
    of: (db, id) =>
      inArray(
        webhookDeliveries.endpoint_id,
        db
          .select({ id: webhookEndpoints.id })
          .from(webhookEndpoints)
          .where(and(eq(webhookEndpoints.user_id, id), isNull(webhookEndpoints.organisation_id))),
      ),
    by: [webhookDeliveries.created_at, webhookDeliveries.id],
  },
  { name: "badges", table: earnedBadges, of: (_, id) => eq(earnedBadges.user_id, id), by: [earnedBadges.badge] },
];

/** One page of a section: EXPORT_ROWS_AT_ONCE rows from `offset`. */
export function exportStatement(db: Database, section: Section, userId: string, offset: number) {
  const kept = Object.entries<SQLiteColumn>(getTableColumns(section.table)).filter(
    ([name]) => !section.without?.includes(name),
  );
  return db
    .select(section.columns?.(db) ?? Object.fromEntries(kept))
    .from(section.table)
    .where(section.of(db, userId))
    .orderBy(...section.by.map((column) => asc(column)))
    .limit(EXPORT_ROWS_AT_ONCE)
    .offset(offset);
}

function conversationsOf(db: Database, userId: string) {
  return db.select({ id: chatConversations.id }).from(chatConversations).where(eq(chatConversations.user_id, userId));
}

function accountsOf(db: Database, userId: string) {
  return db.select({ id: billingAccounts.id }).from(billingAccounts).where(eq(billingAccounts.user_id, userId));
}

function nameOfOrganisation(db: Database) {
  const named = db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, invitations.organisation_id));
  return sql<string>`${named}`;
}

/** As the email calls whoever invited: by their name or, where they gave none, by their email address. */
function nameOfInviter(db: Database) {
  const named = db
    .select({ name: sql`coalesce(nullif(${users.full_name}, ''), ${users.email})` })
    .from(users)
    .where(eq(users.id, invitations.by_user_id));
  return sql<string>`${named}`;
}

/** The person's email address, if it is confirmed: only then are messages to it theirs. */
function provenEmail(db: Database, userId: string) {
  return db
    .select({ address: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email_confirmed_at)));
}

function provenPhone(db: Database, userId: string) {
  return db
    .select({ address: users.phone })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.phone_confirmed_at)));
}
