import { and, asc, eq, gt, inArray, isNotNull, lte, ne, not, notExists, or, sql } from "drizzle-orm";
import { deleteReviewsStatements, forgetReviewerStatements } from "../attempt-removal.ts";
import { removePersonBillingStatements } from "../billing-removal.ts";
import { deleteCertificatesStatements } from "../certificate-removal.ts";
import type { Database } from "../database.ts";
import { deleteGuestsOfAddressesStatement } from "../guest-rows.ts";
import { deleteInvitationsOfPersonStatements } from "../invitation-removal.ts";
import { thereAreOtherAdmins } from "../last-admin.ts";
import { isLastOwnerOfOthers } from "../last-owner.ts";
import { removeEmptyOrganisationsStatement, removeOrganisationsAloneStatements } from "../organisation-removal.ts";
import { callUsage, deletedCallUsage, liveCalls, recordings } from "../schema/call-tables.ts";
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
import { apiKeys } from "../schema/integration-tables.ts";
import { outbox } from "../schema/outbox-tables.ts";
import { authFlows, grants, identities, oneTimeTokens, securityEvents } from "../schema/sign-in-tables.ts";
import { storageObjects } from "../schema/storage-tables.ts";
import {
  assignedRounds,
  assignmentAttempts,
  assignments,
  attemptViews,
  certificates,
  groupManagers,
  groupMembers,
  invitationUses,
  memberships,
  ownershipOffers,
} from "../schema/team-tables.ts";
import { logins, userRoles, users } from "../schema/user-tables.ts";
import { objectsOfPerson } from "../tables/stored-objects.ts";
import { removeUsageOfPersonStatement } from "../usage-removal.ts";
import { removePersonWebhooksStatements } from "../webhook-removal.ts";
import { removeGrantsOfStatements } from "./assistant-rows.ts";
import { deleteFactorsStatements } from "./factors.ts";
import { endGrantsStatements } from "./grants.ts";
import { deletePasskeysStatements } from "./passkeys.ts";

/**
 * People who last signed in before `beforeMs`, have no login or grant, and no key that was used since, oldest account first. Never
 * admins, nor last owners, nor anybody under a legal hold.
 */
export function unusedAccountsStatement(db: Database, beforeMs: number, limit: number) {
  const noneIn = (table: typeof logins | typeof grants) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.user_id, users.id)));
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lte(users.created_at, beforeMs),
        lte(sql`coalesce(${users.last_sign_in_at}, 0)`, beforeMs),
        noneIn(logins),
        noneIn(grants),
        notExists(
          db
            .select({ one: sql`1` })
            .from(apiKeys)
            .where(and(eq(apiKeys.user_id, users.id), gt(apiKeys.last_used_at, beforeMs))),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(userRoles)
            .where(and(eq(userRoles.user_id, users.id), eq(userRoles.role, "admin"))),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .where(
              and(
                eq(memberships.user_id, users.id),
                or(isLastOwnerOfOthers(), isNotNull(memberships.legal_hold_since)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.created_at))
    .limit(limit);
}

/** The conversations in which a person is on a call, or was on one that is not stored yet. */
export function liveConversationsStatement(db: Database, userId: string) {
  return db.select({ id: liveCalls.conversation_id }).from(liveCalls).where(eq(liveCalls.user_id, userId));
}

/** The R2 keys of a person's scripts. */
export function scriptKeysStatement(db: Database, userId: string) {
  return db.select({ key: scripts.r2_key }).from(scripts).where(eq(scripts.user_id, userId));
}

/** The R2 keys and unfinished uploads of a person's recordings. */
export function recordingKeysStatement(db: Database, userId: string) {
  return db
    .select({ key: recordings.r2_key, uploadId: recordings.upload_id })
    .from(recordings)
    .innerJoin(chatConversations, eq(chatConversations.id, recordings.conversation_id))
    .where(eq(chatConversations.user_id, userId));
}

/**
 * Deletes everything of a person, children first. Their manual scores of other people's conversations go too, since those name
 * them. With `mayBeLastAdmin` false the only admin's role stays; the foreign key then keeps the person, and the whole batch
 * fails. So it does for the last owner of an organisation that others are in, always; one that nobody else is in goes too.
 */
export function removeUserStatements(db: Database, userId: string, of: { mayBeLastAdmin: boolean; nowMs: number }) {
  const isRemovable = of.mayBeLastAdmin ? undefined : or(ne(userRoles.role, "admin"), thereAreOtherAdmins());
  const addresses = db.select({ address: users.email }).from(users).where(eq(users.id, userId));
  const phones = db.select({ address: users.phone }).from(users).where(eq(users.id, userId));
  const conversations = db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.user_id, userId));
  return [
    ...deleteReviewsStatements(db, conversations),
    ...forgetReviewerStatements(db, userId),
    db
      .delete(attemptViews)
      .where(or(inArray(attemptViews.conversation_id, conversations), eq(attemptViews.user_id, userId))),
    ...deleteCertificatesStatements(db, sql`${certificates.user_id} = ${userId}`, of.nowMs),
    db.update(certificates).set({ revoked_by_user_id: null }).where(eq(certificates.revoked_by_user_id, userId)),
    db.delete(assignmentAttempts).where(eq(assignmentAttempts.user_id, userId)),
    db.delete(assignedRounds).where(eq(assignedRounds.user_id, userId)),
    db.update(assignments).set({ by_user_id: null }).where(eq(assignments.by_user_id, userId)),
    db.delete(invitationUses).where(eq(invitationUses.user_id, userId)),
    ...deleteInvitationsOfPersonStatements(db, userId),
    db
      .delete(ownershipOffers)
      .where(or(eq(ownershipOffers.from_user_id, userId), eq(ownershipOffers.to_user_id, userId))),
    db.delete(groupMembers).where(eq(groupMembers.user_id, userId)),
    db.delete(groupManagers).where(eq(groupManagers.user_id, userId)),
    ...removePersonBillingStatements(db, userId),
    db.delete(fileNotes).where(eq(fileNotes.user_id, userId)),
    ...removeOrganisationsAloneStatements(db, userId, of.nowMs),
    db.delete(memberships).where(and(eq(memberships.user_id, userId), not(isLastOwnerOfOthers()))),
    removeEmptyOrganisationsStatement(db),
    ...removePersonWebhooksStatements(db, userId),
    db.delete(scoreDisputes).where(inArray(scoreDisputes.conversation_id, conversations)),
    db.delete(rescoreChanges).where(inArray(rescoreChanges.conversation_id, conversations)),
    db.delete(scoreOverrides).where(inArray(scoreOverrides.conversation_id, conversations)),
    db.delete(scoreOverrides).where(eq(scoreOverrides.by_user_id, userId)),
    db.delete(drills).where(eq(drills.user_id, userId)),
    db.delete(dailyPractices).where(eq(dailyPractices.user_id, userId)),
    db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId)),
    db.delete(practiceHabits).where(eq(practiceHabits.user_id, userId)),
    deleteGuestsOfAddressesStatement(db, userId),
    db.delete(scores).where(inArray(scores.conversation_id, conversations)),
    db.delete(liveCalls).where(eq(liveCalls.user_id, userId)),
    db.delete(recordings).where(inArray(recordings.conversation_id, conversations)),
    db.delete(callUsage).where(eq(callUsage.user_id, userId)),
    db.delete(deletedCallUsage).where(eq(deletedCallUsage.user_id, userId)),
    db.delete(deletedRows).where(eq(deletedRows.user_id, userId)),
    db.delete(historyExports).where(eq(historyExports.user_id, userId)),
    db.delete(modelRequests).where(eq(modelRequests.user_id, userId)),
    removeUsageOfPersonStatement(db, userId),
    db.update(inquiries).set({ handled_by_user_id: null }).where(eq(inquiries.handled_by_user_id, userId)),
    db.delete(chatMessages).where(inArray(chatMessages.conversation_id, conversations)),
    db.delete(chatConversations).where(eq(chatConversations.user_id, userId)),
    db.delete(storageObjects).where(objectsOfPerson(userId)),
    db.delete(scripts).where(eq(scripts.user_id, userId)),
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId)),
    db.delete(logins).where(eq(logins.user_id, userId)),
    ...endGrantsStatements(db, { userId, all: true }),
    db.delete(identities).where(eq(identities.user_id, userId)),
    ...deletePasskeysStatements(db, userId),
    db.delete(apiKeys).where(eq(apiKeys.user_id, userId)),
    ...removeGrantsOfStatements(db, userId),
    ...deleteFactorsStatements(db, { userId, all: true }),
    db.delete(authFlows).where(or(eq(authFlows.user_id, userId), eq(authFlows.linking_user_id, userId))),
    db.delete(outbox).where(or(inArray(outbox.recipient, addresses), inArray(outbox.recipient, phones))),
    db.delete(userRoles).where(and(eq(userRoles.user_id, userId), isRemovable)),
    db.delete(securityEvents).where(eq(securityEvents.user_id, userId)),
    db.delete(users).where(eq(users.id, userId)),
  ] as const;
}
