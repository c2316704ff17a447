import { eq, inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "./database.ts";
import { forgetObservationsStatements } from "./observations.ts";
import { earnedBadges, skillLevels } from "./schema/readiness-tables.ts";
import {
  attemptExamples,
  attemptReviews,
  calibrationAttempts,
  calibrationJudgements,
  calibrationPeople,
  calibrations,
  findingReviews,
  reviewAnswers,
  reviewComments,
} from "./schema/review-tables.ts";

/** What others said of these conversations and what was counted of them, children first. `ids`: a subquery of them. */
export function deleteReviewsStatements(db: Database, ids: SQLWrapper) {
  return [
    db.delete(reviewAnswers).where(inArray(reviewAnswers.conversation_id, ids)),
    db.delete(reviewComments).where(inArray(reviewComments.conversation_id, ids)),
    db.delete(findingReviews).where(inArray(findingReviews.conversation_id, ids)),
    db.delete(attemptReviews).where(inArray(attemptReviews.conversation_id, ids)),
    db.delete(attemptExamples).where(inArray(attemptExamples.conversation_id, ids)),
    db.delete(calibrationJudgements).where(inArray(calibrationJudgements.conversation_id, ids)),
    db.delete(calibrationAttempts).where(inArray(calibrationAttempts.conversation_id, ids)),
    ...forgetObservationsStatements(db, ids),
  ] as const;
}

/** What a person said of others' attempts stays without their name; what they judged in calibrations, and their badges, go. */
export function forgetReviewerStatements(db: Database, userId: string) {
  return [
    db.update(attemptReviews).set({ by_user_id: null }).where(eq(attemptReviews.by_user_id, userId)),
    db.update(findingReviews).set({ by_user_id: null }).where(eq(findingReviews.by_user_id, userId)),
    db.update(reviewComments).set({ by_user_id: null }).where(eq(reviewComments.by_user_id, userId)),
    db.update(attemptExamples).set({ by_user_id: null }).where(eq(attemptExamples.by_user_id, userId)),
    db.update(calibrations).set({ by_user_id: null }).where(eq(calibrations.by_user_id, userId)),
    db.delete(calibrationJudgements).where(eq(calibrationJudgements.user_id, userId)),
    db.delete(calibrationPeople).where(eq(calibrationPeople.user_id, userId)),
    db.delete(skillLevels).where(eq(skillLevels.user_id, userId)),
    db.delete(earnedBadges).where(eq(earnedBadges.user_id, userId)),
  ] as const;
}
