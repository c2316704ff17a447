import { z } from "zod";
import { turnSchema } from "#core/conversations/turns.ts";
import { customerMoveSchema, customerStateSchema } from "#core/customer/customer-state.ts";
import { exchangeReadingSchema } from "#core/customer/speaking/exchange-reading.ts";
import { modelUsageSchema } from "#core/customer/speaking/model-usage.ts";
import { VOICE_BACKENDS } from "#core/voice/call/call-invitation.ts";
import { END_REASONS } from "#core/voice/call/call-status.ts";
import { patienceSchema } from "#core/voice/protocol/browser-events.ts";
import type { CallMessage } from "../adapters/d1/calls/call-messages.ts";
import { MAIN_DATABASE } from "../services/which-database.ts";

/** What a call is, and how far it had come when this was written: enough to resume it after the object was restarted. */
const callRecordSchema = z.object({
  userId: z.string(),
  conversationId: z.string(),
  callId: z.string(),
  /** The binding of the database that the conversation is in. */
  database: z.string().default(MAIN_DATABASE),
  engine: z.enum(VOICE_BACKENDS),
  model: z.string(),
  records: z.boolean(),
  patience: patienceSchema,
  capMs: z.number(),
  /** Of the person; calls that began before it was kept have none. */
  timeZone: z.string().default("UTC"),
  /** Unix ms of the call's beginning; and of 0 on the conversation's audio clock. */
  beganAtMs: z.number(),
  startedAtMs: z.number(),
  offsetMs: z.number(),
  activeMs: z.number(),
  /** When the call was last known to live, unix ms. */
  seenAtMs: z.number(),
  endReason: z.enum(END_REASONS).nullable(),
  endedAtMs: z.number().nullable(),
  /** How often storing it has failed since it ended. */
  storeAttempts: z.number().default(0),
  /** The customer's state, and what was said since their last answer. */
  hearing: z.object({
    state: customerStateSchema,
    lastMove: customerMoveSchema.nullable(),
    line: z.string(),
    unanswered: z.array(turnSchema),
  }),
  /** All turns of the conversation. */
  turns: z.array(turnSchema),
  /** Requests to models for this conversation, those before the call included. */
  modelUsage: modelUsageSchema.nullable().default(null),
  phase: z.enum(["practising", "paused", "over"]),
  title: z.string(),
  /** Times and kinds of all messages, for the time practised. */
  moments: z.array(z.object({ createdAt: z.number(), kind: z.enum(["turn", "command", "coach"]) })),
  /** The id of the opening's message, until the opening was spoken. */
  openingId: z.string().nullable(),
});
export type CallRecord = z.infer<typeof callRecordSchema>;

const messageSchema = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  kind: z.enum(["turn", "command", "coach"]),
  content: z.string(),
  created_at: z.number(),
  audio_start_ms: z.number().nullable(),
  audio_end_ms: z.number().nullable(),
  audio_interrupted: z.number().nullable(),
  reading: exchangeReadingSchema.nullable().default(null),
});

export type Part = { uploadId: string; tag: string; bytes: number };

/** The object's own SQLite database: what has to survive a restart until it is in D1 and R2. Writes are synchronous. */
export class CallStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec("CREATE TABLE IF NOT EXISTS call (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL)");
    sql.exec("CREATE TABLE IF NOT EXISTS tickets (nonce TEXT PRIMARY KEY, expires_at INTEGER NOT NULL)");
    sql.exec(
      "CREATE TABLE IF NOT EXISTS messages (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, message TEXT NOT NULL)",
    );
    sql.exec("CREATE TABLE IF NOT EXISTS usage (key TEXT PRIMARY KEY, usage TEXT NOT NULL)");
    sql.exec("CREATE TABLE IF NOT EXISTS sound (n INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
    sql.exec(
      "CREATE TABLE IF NOT EXISTS parts (n INTEGER PRIMARY KEY, upload_id TEXT NOT NULL, tag TEXT NOT NULL, bytes INTEGER NOT NULL)",
    );
  }

  read(): CallRecord | null {
    const row = this.#sql.exec("SELECT record FROM call").toArray()[0];
    return row ? callRecordSchema.parse(JSON.parse(String(row.record))) : null;
  }

  write(record: CallRecord): void {
    this.#sql.exec("INSERT OR REPLACE INTO call (id, record) VALUES (1, ?)", JSON.stringify(record));
  }

  /** False: it was taken before. */
  takeTicket(nonce: string, expiresAt: number, nowMs: number): boolean {
    this.#sql.exec("DELETE FROM tickets WHERE expires_at <= ?", nowMs);
    const taken = this.#sql.exec("INSERT OR IGNORE INTO tickets (nonce, expires_at) VALUES (?, ?)", nonce, expiresAt);
    return taken.rowsWritten > 0;
  }

  /** A message to be stored in D1. The same id again replaces the first. */
  addMessage(message: CallMessage): void {
    this.#sql.exec(
      "INSERT INTO messages (id, message) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET message = excluded.message",
      message.id,
      JSON.stringify(message),
    );
  }

  waitingMessages(): { n: number; message: CallMessage }[] {
    const rows = this.#sql.exec("SELECT n, message FROM messages ORDER BY n").toArray();
    return rows.map((row) => ({ n: Number(row.n), message: messageSchema.parse(JSON.parse(String(row.message))) }));
  }

  /** Call it once they are stored in D1. A message that was replaced meanwhile stays. */
  dropMessages(stored: readonly { n: number; message: CallMessage }[]): void {
    for (const { n, message } of stored)
      this.#sql.exec("DELETE FROM messages WHERE n = ? AND message = ?", n, JSON.stringify(message));
  }

  addUsage(key: string, usage: unknown): void {
    this.#sql.exec("INSERT OR IGNORE INTO usage (key, usage) VALUES (?, ?)", key, JSON.stringify(usage));
  }

  usage(): unknown[] {
    return this.#sql
      .exec("SELECT usage FROM usage ORDER BY rowid")
      .toArray()
      .map((row) => JSON.parse(String(row.usage)));
  }

  addSound(bytes: Uint8Array<ArrayBuffer>): void {
    this.#sql.exec("INSERT INTO sound (bytes) VALUES (?)", bytes);
  }

  /** The oldest `count` pieces; less when there are not so many. */
  sound(count: number): { n: number; bytes: Uint8Array<ArrayBuffer> }[] {
    const rows = this.#sql.exec("SELECT n, bytes FROM sound ORDER BY n LIMIT ?", count).toArray();
    return rows.flatMap(({ n, bytes }) =>
      bytes instanceof ArrayBuffer ? [{ n: Number(n), bytes: new Uint8Array(bytes) }] : [],
    );
  }

  soundPieces(): number {
    return Number(this.#sql.exec("SELECT count(*) AS pieces FROM sound").one().pieces);
  }

  hasSound(n: number): boolean {
    return this.#sql.exec("SELECT 1 FROM sound WHERE n = ?", n).toArray().length > 0;
  }

  /** A part is in R2: its sound is deleted here. */
  addPart({ number, uploadId, tag, bytes }: Part & { number: number }, upToSound: number): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO parts (n, upload_id, tag, bytes) VALUES (?, ?, ?, ?)",
      number,
      uploadId,
      tag,
      bytes,
    );
    this.#sql.exec("DELETE FROM sound WHERE n <= ?", upToSound);
  }

  parts(): Part[] {
    const rows = this.#sql.exec("SELECT upload_id, tag, bytes FROM parts ORDER BY n").toArray();
    return rows.map(({ upload_id, tag, bytes }) => ({
      uploadId: String(upload_id),
      tag: String(tag),
      bytes: Number(bytes),
    }));
  }

  deleteSound(): void {
    this.#sql.exec("DELETE FROM sound");
    this.#sql.exec("DELETE FROM parts");
  }

  /** Deletes everything of the call. Used tickets stay, so that none is taken twice. */
  clear(): void {
    for (const table of ["call", "messages", "usage", "sound", "parts"]) this.#sql.exec(`DELETE FROM ${table}`);
  }
}
