import { Refusal } from "#core/errors.ts";
import type { ExportFormat } from "#core/history/export-formats.ts";
import {
  EXPORT_FRAMES,
  EXPORT_KEPT_MS,
  exportKey,
  exportKeys,
  exportPart,
  READY_AT_ONCE,
  SESSIONS_A_PART,
} from "#core/history/export-parts.ts";
import { dayOfFile } from "#core/history/session-day.ts";
import { sessionFile } from "#core/history/session-file.ts";
import type { Login } from "#core/identity/login.ts";
import { EXPORTS_PER_PERSON } from "#core/rate-limit.ts";
import {
  askExportStatement,
  deleteExportsStatement,
  endedExportsStatement,
  failOldExportsStatement,
  type HistoryExportRow,
  leaseExportStatement,
  openExportsStatement,
  ownExportsStatement,
  partWrittenStatement,
  readyExportStatement,
  releaseExportStatement,
} from "../../adapters/d1/history/history-export-rows.ts";
import { nextSessionFilesStatements, storedSessions } from "../../adapters/d1/history/session-file-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { faultOf, log } from "../../log.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";

const PREFIX = "history-exports/";
/** A part takes two trips to the database and one to R2; a scheduled run may make 1,000 requests, and has 30 s. */
const PARTS_A_RUN = 60;
const PARTS_AT_ONCE = READY_AT_ONCE / SESSIONS_A_PART + 1;
const EXPORTS_A_RUN = 20;
const PURGED_AT_ONCE = 20;

/** A person's whole history as a file. Every method throws Refusal `signed_out`. */
export function createHistoryExports(world: World) {
  const { db } = world;

  return {
    /**
     * Asks for one. A small history is ready when this returns; a large one is begun, and the schedule goes on with it. While one is on
     * its way asking again changes nothing. Throws Refusal `nothing_to_export` or `too_many_attempts`.
     */
    async ask(login: Login | null, format: ExportFormat): Promise<{ isReady: boolean }> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewer] = await db.batch([viewerStatement(db, login, nowMs)]);
      const { id: userId } = requireViewer(world, login, viewer);
      await limitPerson(world, "history-export", userId, EXPORTS_PER_PERSON);
      const asked = { id: world.newId(), format, prefix: PREFIX, expiresAt: nowMs + EXPORT_KEPT_MS };
      const [made, own] = await db.batch([
        askExportStatement(db, login, nowMs, asked),
        ownExportsStatement(db, login, nowMs),
      ]);
      const [row] = made;
      if (!row) {
        if (own.some((one) => one.format === format && one.status !== "ready" && one.status !== "failed"))
          return { isReady: false };
        throw new Refusal("nothing_to_export");
      }
      if (row.total <= READY_AT_ONCE) return { isReady: await advance(world, row.id, PARTS_AT_ONCE) };
      world.background(advance(world, row.id, PARTS_AT_ONCE));
      return { isReady: false };
    },

    /** The file's bytes, read while they are sent. Throws Refusal `not_found`: it is not ready, gone, or not theirs. */
    async openFile(
      login: Login | null,
      id: string,
    ): Promise<{ bytes: ReadableStream<Uint8Array>; format: ExportFormat; day: string }> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        readyExportStatement(db, login, nowMs, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [row] = rows;
      if (!row) throw new Refusal("not_found");
      return {
        bytes: streamOf(pieces(world, row)),
        format: row.format,
        day: dayOfFile(row.asked_at, timeZoneOf(world, viewer)),
      };
    },
  };
}

/** The schedule of every minute: goes on with what is not ready. */
export async function goOnWithHistoryExports(world: World): Promise<void> {
  const { db } = world;
  let left = PARTS_A_RUN;
  for (const { id } of await openExportsStatement(db, world.now(), EXPORTS_A_RUN)) {
    if (left <= 0) return;
    try {
      left -= await partsWritten(world, id, left);
    } catch (error) {
      // Its lease ends, and the next run tries again.
      log("error", "history.export", faultOf(error));
    }
  }
}

/** The schedule of every hour: what was not ready in a day has failed, and what is over is deleted. */
export async function purgeHistoryExports(world: Pick<World, "db" | "now" | "storedFiles">): Promise<void> {
  const { db } = world;
  await failOldExportsStatement(db, world.now());
  const ended = await endedExportsStatement(db, world.now(), PURGED_AT_ONCE);
  if (ended.length === 0) return;
  await world.storedFiles.delete(ended.flatMap(({ r2_prefix, parts }) => exportKeys(r2_prefix, parts)));
  await deleteExportsStatement(
    db,
    ended.map(({ id }) => id),
  );
}

/** Writes up to so many parts. Gives whether the file is ready. */
async function advance(world: World, id: string, most: number): Promise<boolean> {
  const asked = world.now();
  await partsWritten(world, id, most);
  const [open] = (await openExportsStatement(world.db, asked, EXPORTS_A_RUN)).filter((one) => one.id === id);
  return open === undefined;
}

async function partsWritten(world: World, id: string, most: number): Promise<number> {
  const { db } = world;
  let [row] = await leaseExportStatement(db, world.now(), id);
  let written = 0;
  while (row && written < most) {
    const before: HistoryExportRow = row;
    const { user_id: userId, after_created_at: createdAt, after_conversation: conversation } = before;
    const [rows, messages] = await db.batch([
      ...nextSessionFilesStatements(db, { userId, createdAt, conversation, limit: SESSIONS_A_PART }),
    ]);
    const sessions = storedSessions(rows, messages);
    const last = sessions.at(-1);
    if (last) {
      const text = exportPart(before.format, sessions.map(sessionFile));
      await world.storedFiles.put(exportKey(before.r2_prefix, before.parts), new TextEncoder().encode(text));
    }
    written += 1;
    const isLast = sessions.length < SESSIONS_A_PART;
    const change = {
      written: sessions.length,
      createdAt: last?.createdAt ?? createdAt,
      conversation: last?.id ?? conversation,
      isLast,
      nowMs: world.now(),
    };
    const lease = { id, parts: before.parts, leaseEndsAt: before.lease_ends_at ?? 0 };
    [row] = await partWrittenStatement(db, lease, change);
    if (isLast) return written;
  }
  if (row?.lease_ends_at) await releaseExportStatement(db, id, row.lease_ends_at);
  return written;
}

async function* pieces(world: World, row: HistoryExportRow): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const frame = EXPORT_FRAMES[row.format];
  yield encoder.encode(frame.before);
  for (let index = 0; index < row.parts; index += 1) {
    if (index > 0 && frame.between !== "") yield encoder.encode(frame.between);
    const part = await world.storedFiles.find(exportKey(row.r2_prefix, index));
    if (!part) throw new Error(`part ${index} of an export is not there`);
    yield* chunksOf(part);
  }
  if (frame.after !== "") yield encoder.encode(frame.after);
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The headers are sent already, so the only signal left is a broken stream.
        log("error", "export.broken", faultOf(error));
        controller.error(error);
      }
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}
