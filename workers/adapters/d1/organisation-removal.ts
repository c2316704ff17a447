import { and, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import { deleteReviewsStatements } from "./attempt-removal.ts";
import { deleteCertificatesStatements } from "./certificate-removal.ts";
import type { Database } from "./database.ts";
import { organisationsAlone } from "./last-owner.ts";
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

/**
 * Everything of the organisations in which nobody is but this person, children first: they go with the person, whose own
 * membership is deleted after this, and the organisations themselves after that (`removeEmptyOrganisationsStatement`).
 */
export function removeOrganisationsAloneStatements(db: Database, userId: string, nowMs: number) {
  const alone = organisationsAlone(db, userId);
  const theirGroups = db.select({ id: groups.id }).from(groups).where(inArray(groups.organisation_id, alone));
  const theirInvitations = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(inArray(invitations.organisation_id, alone));
  const theirAssignments = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(inArray(assignments.organisation_id, alone));
  const theirAttempts = db
    .select({ id: assignmentAttempts.conversation_id })
    .from(assignmentAttempts)
    .where(inArray(assignmentAttempts.organisation_id, alone));
  const theirCalibrations = db
    .select({ id: calibrations.id })
    .from(calibrations)
    .where(inArray(calibrations.organisation_id, alone));
  return [
    ...deleteCertificatesStatements(db, inArray(certificates.organisation_id, alone), nowMs),
    ...deleteReviewsStatements(db, theirAttempts),
    db.delete(calibrationPeople).where(inArray(calibrationPeople.calibration_id, theirCalibrations)),
    db.delete(calibrations).where(inArray(calibrations.organisation_id, alone)),
    db.delete(skillLevels).where(inArray(skillLevels.organisation_id, alone)),
    db.delete(readinessChecklists).where(inArray(readinessChecklists.organisation_id, alone)),
    db.delete(assignmentAttempts).where(inArray(assignmentAttempts.organisation_id, alone)),
    db.delete(assignedRounds).where(inArray(assignedRounds.assignment_id, theirAssignments)),
    db.delete(assignments).where(inArray(assignments.organisation_id, alone)),
    db.delete(invitationUses).where(inArray(invitationUses.invitation_id, theirInvitations)),
    db.delete(invitations).where(inArray(invitations.organisation_id, alone)),
    db.delete(groupMembers).where(inArray(groupMembers.group_id, theirGroups)),
    db.delete(groupManagers).where(inArray(groupManagers.group_id, theirGroups)),
    db.delete(groups).where(inArray(groups.organisation_id, alone)),
    db.delete(ownershipOffers).where(inArray(ownershipOffers.organisation_id, alone)),
    db.delete(organisationDomains).where(inArray(organisationDomains.organisation_id, alone)),
    db.delete(organisationEvents).where(inArray(organisationEvents.organisation_id, alone)),
    // Of those who left before.
    db.delete(memberships).where(and(inArray(memberships.organisation_id, alone), ne(memberships.user_id, userId))),
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
