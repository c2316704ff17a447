import { localDay } from "#core/local-days.ts";
import { cutoffsOf, type RetentionCutoffs } from "#core/retention/kept-days.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import {
  certificatesDueStatement,
  deleteOldCertificatesStatements,
  noteWordsDeletedStatement,
  retentionTermsStatement,
  soundDeletedStatements,
  soundDueStatement,
  wordsDueStatement,
  wordsStillDue,
} from "../../adapters/d1/teams/retention-rows.ts";
import { faultOf, log } from "../../log.ts";
import { removeConversations } from "../conversations/remove-conversations.ts";
import type { World } from "../world.ts";

/** Read and deleted at once; between reading and deleting somebody may come under a legal hold, so it is few. */
const AT_ONCE = 10;
/** Of each kind in one run, which may make 1,000 requests: a recording takes two to R2, a conversation about six in all. */
const RECORDINGS_A_RUN = 100;
const CONVERSATIONS_A_RUN = 50;
const CERTIFICATES_A_RUN = 200;

/**
 * Deletes what organizations have kept for as long as they chose, oldest first: sound, then the words with all that belongs to them,
 * then certificates. What is left is for the next run. What cannot be deleted is logged, stays whole, and is tried again then.
 */
export async function deleteKeptLongEnough(world: World): Promise<void> {
  const { db } = world;
  const terms = await retentionTermsStatement(db);
  const cutoffs = terms.map((one) => cutoffsOf(one, world.now()));
  await deleteSound(world, cutoffs);
  await deleteWords(world, cutoffs);
  await deleteCertificates(world, cutoffs);
}

async function deleteSound(world: World, cutoffs: readonly RetentionCutoffs[]): Promise<void> {
  const { db } = world;
  const failed: string[] = [];
  for (let done = 0; done < RECORDINGS_A_RUN; done += AT_ONCE) {
    const rows = await soundDueStatement(db, cutoffs, failed, AT_ONCE);
    const gone: typeof rows = [];
    for (const row of rows) {
      try {
        await world.recordingFiles.delete(row.key, row.uploadId);
        gone.push(row);
      } catch (error) {
        failed.push(row.callId);
        log("error", "retention.sound", faultOf(error));
      }
    }
    for (const [organisationId, its] of byOrganisation(gone)) {
      const callIds = its.map(({ callId }) => callId);
      await runBatch(db, [...soundDeletedStatements(db, { ...noteOf(world, its), organisationId, callIds })]);
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function deleteWords(world: World, cutoffs: readonly RetentionCutoffs[]): Promise<void> {
  const { db } = world;
  const failed: string[] = [];
  for (let done = 0; done < CONVERSATIONS_A_RUN; done += AT_ONCE) {
    const rows = await wordsDueStatement(db, cutoffs, failed, AT_ONCE);
    for (const row of rows) {
      const { day, nowMs } = noteOf(world, [row]);
      const first = [noteWordsDeletedStatement(db, row, day, nowMs)];
      try {
        const conversation = { id: row.conversationId, user_id: row.userId };
        await removeConversations(world, [conversation], { alsoKept: true, these: wordsStillDue(row), first });
      } catch (error) {
        failed.push(row.conversationId);
        log("error", "retention.words", faultOf(error));
      }
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function deleteCertificates(world: World, cutoffs: readonly RetentionCutoffs[]): Promise<void> {
  const { db } = world;
  const rows = await certificatesDueStatement(db, cutoffs, world.now(), CERTIFICATES_A_RUN);
  for (const [organisationId, its] of byOrganisation(rows)) {
    const ids = its.map(({ id }) => id);
    await runBatch(db, [...deleteOldCertificatesStatements(db, { ...noteOf(world, its), organisationId, ids })]);
  }
}

/** When it is noted: now, and the day of it where the organization is. */
function noteOf(world: World, rows: readonly { timeZone: string }[]): { day: number; nowMs: number } {
  const nowMs = world.now();
  return { day: localDay(nowMs, rows[0]?.timeZone ?? "UTC"), nowMs };
}

function byOrganisation<Row extends { organisationId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const all = new Map<string, Row[]>();
  for (const row of rows) all.set(row.organisationId, [...(all.get(row.organisationId) ?? []), row]);
  return all;
}
