import { UNUSED_CLIENT_KEPT_MS } from "#core/assistants/oauth-requests.ts";
import { Refusal } from "#core/errors.ts";
import { UNUSED_ACCOUNT_KEPT_MS } from "#core/identity/unused-account.ts";
import { INQUIRY_KEPT_MS } from "#core/inquiries/inquiry.ts";
import { localDay } from "#core/local-days.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import { purgeKeysStatement } from "../adapters/d1/api-key-rows.ts";
import { deleteOldAttemptsStatement } from "../adapters/d1/attempt-rows.ts";
import { closeSilentCallsStatement } from "../adapters/d1/calls/live-calls.ts";
import { deleteRecordings, recordingsPastTime } from "../adapters/d1/calls/recordings.ts";
import { deleteUnnamedPracticesStatement } from "../adapters/d1/conversations/frozen-practices.ts";
import { deleteOldOutcomesStatement } from "../adapters/d1/engine-rows.ts";
import { deleteOldGuestsStatement } from "../adapters/d1/guest-rows.ts";
import { deleteOldFaultsStatement } from "../adapters/d1/health-rows.ts";
import { tidySearchStatement } from "../adapters/d1/history/history-rows.ts";
import { purgeAssistantsStatements } from "../adapters/d1/identity/assistant-rows.ts";
import { deleteOldChallengesStatements } from "../adapters/d1/identity/factors.ts";
import { deleteEndedGrantsStatements } from "../adapters/d1/identity/grants.ts";
import { deleteEndedLoginsStatement } from "../adapters/d1/identity/login-rows.ts";
import { purgePasskeysStatements } from "../adapters/d1/identity/passkeys.ts";
import { deleteOldEventsStatement } from "../adapters/d1/identity/security-event-rows.ts";
import { deleteOldFlowsStatement } from "../adapters/d1/identity/sign-in-flows.ts";
import { deleteEndedTokensStatement, endEmailChangesStatement } from "../adapters/d1/identity/tokens.ts";
import { unusedAccountsStatement } from "../adapters/d1/identity/user-removal.ts";
import { deleteOldInquiriesStatement } from "../adapters/d1/inquiries.ts";
import { deleteEndedInvitationsStatements } from "../adapters/d1/invitation-removal.ts";
import { deleteOldRequestsStatement } from "../adapters/d1/model-request-rows.ts";
import { forgetMovedStatement } from "../adapters/d1/moved-rows.ts";
import { purgeOutboxStatements } from "../adapters/d1/outbox.ts";
import { noteSentInvitationsStatement } from "../adapters/d1/teams/invitation-rows.ts";
import { deleteOldDeliveriesStatement } from "../adapters/d1/webhooks/delivery-rows.ts";
import { log } from "../log.ts";
import { sweepLeftOpen } from "./billing/usage.ts";
import { createRescoring } from "./conversations/rescoring.ts";
import { createPracticeEmail } from "./habit/practice-email.ts";
import { FAULTS_KEPT_MS } from "./health/health.ts";
import { runTasks, type Task } from "./health/run-tasks.ts";
import { sweepDeletedSessions } from "./history/deleted-sessions.ts";
import { goOnWithHistoryExports, purgeHistoryExports } from "./history/history-exports.ts";
import { createSigningKeys } from "./identity/api/signing-keys.ts";
import { removePerson } from "./identity/person-removal.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { deleteEndedOrganisations } from "./retention/organisation-deletion.ts";
import { deleteKeptLongEnough } from "./retention/retention.ts";
import { createAssignmentSchedule } from "./teams/assignment-schedule.ts";
import { createCertificates } from "./teams/certificates.ts";
import { issueCertificatesDue } from "./teams/certificates-due.ts";
import { createWeeklyEmail } from "./teams/weekly-email.ts";
import { createDigests } from "./webhook-pages/weekly-digest.ts";
import type { World } from "./world.ts";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** So long its program is told that it was revoked or has expired, and not that there is none. */
const ENDED_KEY_KEPT_MS = 90 * 24 * HOUR_MS;
/** For "when it last worked" on /admin/engines. */
const OUTCOMES_KEPT_MS = 30 * 24 * HOUR_MS;
/** A call in which nobody said anything can be gone on with by text, or called again, for so long. */
const SILENT_CALL_KEPT_MS = HOUR_MS;
/** So long an address says where an organization has moved that was there. */
const MOVED_KEPT_MS = 2 * 365 * 24 * HOUR_MS;
/** It is nowhere further than a day from UTC. */
const REQUEST_DAYS_KEPT = 2;
/** Deleting a recording takes two requests to R2; a scheduled run may make 1,000. */
const PURGED_AT_ONCE = 200;
/** Of 20 conversations each: a few seconds of a scheduled run's time. */
const SCORING_STEPS_A_MINUTE = 10;
/** Removing a person takes several transactions and one R2 delete for each script and call. */
const PEOPLE_AT_ONCE = 10;

export function createHousekeeping(world: World) {
  const outbox = createOutbox(world);
  const assignmentSchedule = createAssignmentSchedule(world);

  const everyMinute: Task[] = [
    { name: "outbox", run: () => outbox.deliverDue() },
    { name: "guests", run: () => deleteOldGuestsStatement(world.db, world.now()) },
    { name: "practice-email", run: () => createPracticeEmail(world).run() },
    { name: "score-again", run: goOnScoringAgain },
    { name: "history-files", run: () => goOnWithHistoryExports(world) },
    { name: "certificates", run: () => issueCertificatesDue(world, null) },
    { name: "webhooks", run: deliverWebhooks },
  ];
  const everyQuarter: Task[] = [
    { name: "practice-left-open", run: () => sweepLeftOpen(world) },
    { name: "weekly-email", run: () => createWeeklyEmail(world).run() },
    { name: "weekly-digest", run: () => createDigests(world).run() },
    ...(world.billing === null ? [] : [{ name: "billing" as const, run: readBilling }]),
  ];
  const everyHour: Task[] = [
    { name: "assignments", run: () => assignmentSchedule.run() },
    { name: "expired-data", run: purge },
    { name: "recordings", run: purgeRecordings },
    { name: "deleted-sessions", run: () => sweepDeletedSessions(world) },
    { name: "old-history-files", run: () => purgeHistoryExports(world) },
    { name: "search", run: () => tidySearchStatement(world.db) },
    { name: "retention", run: () => deleteKeptLongEnough(world) },
    { name: "ended-organizations", run: () => deleteEndedOrganisations(world) },
    { name: "unused-accounts", run: purgeUnusedAccounts },
    { name: "retests", run: () => createCertificates(world).assignRetests() },
  ];

  return {
    /** The cron handler, called every minute: what is due, the talks of guests that are over, and once an hour what has expired. */
    async run(): Promise<void> {
      const isQuarter = world.now() % QUARTER_MS < MINUTE_MS;
      const isHour = world.now() % HOUR_MS < MINUTE_MS;
      await runTasks(world, [...everyMinute, ...(isQuarter ? everyQuarter : []), ...(isHour ? everyHour : [])]);
    },
  };

  async function readBilling(): Promise<void> {
    await (await import("./billing/billing-schedule.ts")).runBilling(world);
  }

  async function deliverWebhooks(): Promise<void> {
    await (await import("./webhooks/webhook-delivery.ts")).createWebhookDelivery(world).deliverDue();
  }

  /** What an admin began and left goes on, a minute's worth at a time. */
  async function goOnScoringAgain(): Promise<void> {
    const rescoring = createRescoring(world);
    const owner = { isOwner: true } as const;
    for (let steps = 0; steps < SCORING_STEPS_A_MINUTE; steps++) {
      const job = await rescoring.advance(owner, false);
      if (!job || job.finishedAt !== null) return;
    }
  }

  /** Deletes recordings past their retention time and uploads not finished within a day: oldest first, up to 200 an hour. */
  async function purgeRecordings(): Promise<void> {
    const { db, settings } = world;
    const keptSince = world.now() - settings.RECORDING_RETENTION_DAYS * 24 * HOUR_MS;
    const rows = await recordingsPastTime(db, { keptSince, uploadedSince: world.now() - 24 * HOUR_MS }, PURGED_AT_ONCE);
    for (const row of rows) await world.recordingFiles.delete(row.r2_key, row.upload_id);
    await deleteRecordings(
      db,
      rows.map((row) => row.call_id),
    );
  }

  async function purgeUnusedAccounts(): Promise<void> {
    const beforeMs = world.now() - UNUSED_ACCOUNT_KEPT_MS;
    for (const { id } of await unusedAccountsStatement(world.db, beforeMs, PEOPLE_AT_ONCE))
      try {
        await removePerson(world, id, { message: "Unused for three years", mayBeLastAdmin: false });
      } catch (error) {
        // Stripe could not be asked to cancel what they pay: the next run tries again.
        if (!(error instanceof Refusal && world.billing !== null)) throw error;
        log("warn", "account.billing", { code: error.code });
      }
  }

  async function purge(): Promise<void> {
    const { db } = world;
    const nowMs = world.now();
    await db.batch([
      deleteOldEventsStatement(db, nowMs),
      deleteEndedTokensStatement(db, nowMs),
      endEmailChangesStatement(db, nowMs),
      deleteEndedLoginsStatement(db, nowMs),
      deleteOldAttemptsStatement(db, nowMs),
      deleteOldInquiriesStatement(db, nowMs - INQUIRY_KEPT_MS),
      closeSilentCallsStatement(db, nowMs - SILENT_CALL_KEPT_MS, nowMs),
      deleteOldFaultsStatement(db, nowMs - FAULTS_KEPT_MS),
      deleteOldDeliveriesStatement(db, nowMs),
      deleteOldOutcomesStatement(db, nowMs - OUTCOMES_KEPT_MS),
      deleteOldRequestsStatement(db, localDay(nowMs, "UTC") - REQUEST_DAYS_KEPT),
      noteSentInvitationsStatement(db),
      ...deleteEndedInvitationsStatements(db, nowMs),
      ...purgeOutboxStatements(db, nowMs),
      ...deleteEndedGrantsStatements(db, nowMs),
      ...deleteOldChallengesStatements(db, nowMs),
      ...purgePasskeysStatements(db, nowMs),
      ...purgeAssistantsStatements(db, { nowMs, unusedSince: nowMs - UNUSED_CLIENT_KEPT_MS }),
      purgeKeysStatement(db, nowMs - ENDED_KEY_KEPT_MS),
      deleteOldFlowsStatement(db, nowMs),
      deleteUnnamedPracticesStatement(db),
      forgetMovedStatement(db, nowMs - MOVED_KEPT_MS),
    ]);
    await createSigningKeys(world).rotate();
  }
}
