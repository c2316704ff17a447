import { and, eq, inArray, ne, notExists, type SQLWrapper, sql } from "drizzle-orm";
import { DELETION_BEGUN } from "#core/retention/organisation-end.ts";
import { deleteReviewsStatements } from "./attempt-removal.ts";
import { removeOrganisationBillingStatements } from "./billing-removal.ts";
import { deleteCertificatesStatements } from "./certificate-removal.ts";
import type { Database } from "./database.ts";
import { organisationsAlone } from "./last-owner.ts";
import { apiKeys } from "./schema/integration-tables.ts";
import { readinessChecklists, skillLevels } from "./schema/readiness-tables.ts";
import { calibrationPeople, calibrations } from "./schema/review-tables.ts";
import {
  assignedRounds,
  assignmentAttempts,
  assignments,
  certificates,
  groupManagers,
  groupMembers,
  groups,
  invitations,
  invitationUses,
  memberships,
  organisationDomains,
  organisationEvents,
  organisations,
  ownershipOffers,
} from "./schema/team-tables.ts";
import { removeUsageOfOrganisationsStatement } from "./usage-removal.ts";
import { removeOrganisationWebhooksStatements } from "./webhook-removal.ts";

/**
 * Everything of the organisations in which nobody is but this person, children first: they go with the person, whose own
 * membership is deleted after this, and the organisations themselves after that (`removeEmptyOrganisationsStatement`).
 */
export function removeOrganisationsAloneStatements(db: Database, userId: string, nowMs: number) {
  const alone = organisationsAlone(db, userId);
  return [
    ...removeContentStatements(db, alone, nowMs),
    // Of those who left before.
    db.delete(memberships).where(and(inArray(memberships.organisation_id, alone), ne(memberships.user_id, userId))),
  ] as const;
}

/**
 * One organisation with all that is in it but conversations, which are deleted or set free before: while one that was handed in is
 * left, and unless its deletion has begun, nothing is deleted. The last statement returns its row.
 */
export function removeOrganisationStatements(db: Database, organisationId: string, nowMs: number) {
  const ended = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      and(
        eq(organisations.id, organisationId),
        eq(organisations.deletes_at, DELETION_BEGUN),
        sql`NOT EXISTS (SELECT 1 FROM assignment_attempts AS t WHERE t.organisation_id = ${organisationId} AND t.handed_in_at IS NOT NULL)`,
      ),
    );
  return [
    ...removeContentStatements(db, ended, nowMs),
    db.delete(memberships).where(inArray(memberships.organisation_id, ended)),
    db.delete(organisations).where(inArray(organisations.id, ended)).returning({ id: organisations.id }),
  ] as const;
}

/** All but memberships and the organisations themselves. `which`: a subquery of ids, the same until the last statement. */
function removeContentStatements(db: Database, which: SQLWrapper, nowMs: number) {
  const theirGroups = db.select({ id: groups.id }).from(groups).where(inArray(groups.organisation_id, which));
  const theirInvitations = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(inArray(invitations.organisation_id, which));
  const theirAssignments = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(inArray(assignments.organisation_id, which));
  const theirAttempts = db
    .select({ id: assignmentAttempts.conversation_id })
    .from(assignmentAttempts)
    .where(inArray(assignmentAttempts.organisation_id, which));
  const theirCalibrations = db
    .select({ id: calibrations.id })
    .from(calibrations)
    .where(inArray(calibrations.organisation_id, which));
  return [
    ...removeOrganisationBillingStatements(db, which),
    ...removeOrganisationWebhooksStatements(db, which),
    ...deleteCertificatesStatements(db, inArray(certificates.organisation_id, which), nowMs),
    ...deleteReviewsStatements(db, theirAttempts),
    db.delete(calibrationPeople).where(inArray(calibrationPeople.calibration_id, theirCalibrations)),
    db.delete(calibrations).where(inArray(calibrations.organisation_id, which)),
    db.delete(skillLevels).where(inArray(skillLevels.organisation_id, which)),
    db.delete(readinessChecklists).where(inArray(readinessChecklists.organisation_id, which)),
    db.delete(assignmentAttempts).where(inArray(assignmentAttempts.organisation_id, which)),
    db.delete(assignedRounds).where(inArray(assignedRounds.assignment_id, theirAssignments)),
    db.delete(assignments).where(inArray(assignments.organisation_id, which)),
    db.delete(invitationUses).where(inArray(invitationUses.invitation_id, theirInvitations)),
    db.delete(invitations).where(inArray(invitations.organisation_id, which)),
    db.delete(groupMembers).where(inArray(groupMembers.group_id, theirGroups)),
    db.delete(groupManagers).where(inArray(groupManagers.group_id, theirGroups)),
    db.delete(groups).where(inArray(groups.organisation_id, which)),
    db.delete(ownershipOffers).where(inArray(ownershipOffers.organisation_id, which)),
    db.delete(apiKeys).where(inArray(apiKeys.organisation_id, which)),
    db.delete(organisationDomains).where(inArray(organisationDomains.organisation_id, which)),
    db.delete(organisationEvents).where(inArray(organisationEvents.organisation_id, which)),
    removeUsageOfOrganisationsStatement(db, which),
  ] as const;
}

/** Organisations that nobody is or ever was in: a founder is in theirs from the beginning, so their last person has just gone. */
export function removeEmptyOrganisationsStatement(db: Database) {
  return db
    .delete(organisations)
    .where(
      notExists(db.select({ one: sql`1` }).from(memberships).where(eq(memberships.organisation_id, organisations.id))),
    );
}
