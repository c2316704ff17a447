import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { CALLS_PER_PERSON } from "#core/rate-limit.ts";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { type RecordingFile, recordingFile, stretchesOf } from "#core/voice/audio/recording-file.ts";
import { callAllowanceMs, monthStartMs } from "#core/voice/call/call-allowance.ts";
import type { CallInvitation } from "#core/voice/call/call-invitation.ts";
import {
  type CallRequest,
  type CallTicket,
  TICKET_LIFE_MS,
  type TicketRequest,
} from "#core/voice/call/call-request.ts";
import {
  claimLiveCall,
  liveCallStatement,
  releaseLiveCall,
  usedSinceStatement,
} from "../../adapters/d1/calls/live-calls.ts";
import { deleteRecordings, recordingsOf, recordingsStatement } from "../../adapters/d1/calls/recordings.ts";
import {
  conversationStatement,
  currentScriptStatement,
  type MessageRow,
  messagesStatement,
} from "../../adapters/d1/conversations/conversations.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { recordingConsentStatement, setRecordingConsent } from "../../adapters/d1/identity/users.ts";
import { ownAttemptStatement } from "../../adapters/d1/teams/assigned-attempts.ts";
import { frozenStatement, ownRoundStatement } from "../../adapters/d1/teams/assigned-rounds.ts";
import { overseenRecordingsStatement } from "../../adapters/d1/teams/handed-in-reading.ts";
import { openTicket, sealTicket } from "../../adapters/signing/call-ticket.ts";
import { billingStatements } from "../billing/entitlements.ts";
import { practiceStart } from "../billing/practice-start.ts";
import { startConversation } from "../conversations/conversation-start.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { conversationChanges, inserted, tellChanges } from "../realtime/tell-changes.ts";
import { assignedStart } from "../teams/assigned-start.ts";
import { voiceModel } from "../voice-model.ts";
import { MAIN_DATABASE } from "../which-database.ts";
import type { World } from "../world.ts";

/** The path where a browser opens the WebSocket of a call. */
export const CALL_SOCKET_PATH = "/functions/v1/realtime-chat";

/**
 * Live calls, their recordings and transcripts, for the agent's browser. What is said in a call is stored by call-storage.ts.
 * Every method that takes a login throws Refusal `signed_out` without one.
 */
export function createCalls(world: World) {
  const { db } = world;

  return {
    /**
     * Begins a call in a new or an open conversation, or joins the call that is live there. Throws Refusal `voice_unavailable`,
     * `too_many_attempts`, `no_practice_left`, `no_call_minutes`, `choice_unknown`, `attempt_refused`, `not_found`,
     * `conversation_completed`, `conversation_over` or `call_in_progress`.
     */
    async start(login: Login | null, request: CallRequest): Promise<CallInvitation> {
      if (!login) throw new Refusal("signed_out");
      const model = voiceModel(world);
      if (!model) throw new Refusal("voice_unavailable");
      const now = world.now();
      const continued = "conversationId" in request ? request.conversationId : "";
      const assignmentId = ("choice" in request ? request.choice.assignment?.id : undefined) ?? "";
      const [viewers, consents, scripts, conversations, used, rounds, frozen, attempts, ...billing] = await db.batch([
        viewerStatement(db, login, now),
        recordingConsentStatement(db, login, now),
        currentScriptStatement(db, login, now),
        conversationStatement(db, login, now, continued),
        usedSinceStatement(db, login, now, monthStartMs(now)),
        ownRoundStatement(db, login, now, assignmentId),
        frozenStatement(db, login, now, assignmentId),
        ownAttemptStatement(db, login, now, continued),
        ...billingStatements(world, login, now),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (attempts[0]?.taskMode === "text") throw new Refusal("attempt_refused", { text: BY_TEXT_TEXT });
      await limitPerson(world, "call", viewer.id, CALLS_PER_PERSON, TOO_MANY_CALLS_TEXT);
      // What is open goes on; only what begins is asked.
      const practice = "choice" in request ? await practiceStart(world, billing) : null;
      const capMs = requireTime(used);
      if (request.consent !== undefined) await setRecordingConsent(db, viewer.id, request.consent ? now : null);
      const consent = request.consent ?? (consents[0]?.consentAt ? true : undefined);
      const by = { userId: viewer.id, script: scripts[0] ?? null, mode: "voice", model: model.name } as const;
      const begun =
        "choice" in request
          ? startConversation(world, request.choice, by, assignedStart(request.choice, rounds, frozen, by))
          : null;
      const conversationId = (begun?.row ?? requireOpen(conversations[0])).id;
      const call = {
        user_id: viewer.id,
        conversation_id: conversationId,
        call_id: world.newId(),
        // The row lives as long as the ticket; once the socket is open, the call renews it. So an unused ticket blocks a person
        // for TICKET_LIFE_MS only.
        expires_at: now + TICKET_LIFE_MS,
      };
      const claimed = await claimLiveCall(db, call, now, begun && practice && { ...begun, practice });
      if ("refusal" in claimed) throw (await practice?.refusal()) ?? new Refusal(claimed.refusal);
      const { callId } = claimed;
      if (begun) {
        const [ownerId, messages] = [viewer.id, inserted([begun.opening])];
        tellChanges(world, conversationChanges({ ownerId, conversationId, conversation: "INSERT", messages }));
      }
      const ticket = await seal({
        userId: viewer.id,
        conversationId,
        callId,
        records: consent === true,
        patience: request.patience,
        capMs,
        timeZone: timeZoneOf(world, viewer),
      });
      return invitationOf({ conversationId, ticket, capMs, consentNeeded: consent === undefined });
    },

    /** A new ticket for a browser that lost its socket. Throws Refusal `call_over` when no call is live there. */
    async ticket(
      login: Login | null,
      conversationId: string,
      { patience }: TicketRequest = {},
    ): Promise<CallInvitation> {
      const call = await findLive(login, conversationId);
      if (!call) throw new Refusal("call_over");
      const { userId, callId, records, capMs, timeZone } = call;
      const ticket = await seal({ userId, conversationId, callId, records, patience, capMs, timeZone });
      return invitationOf({ conversationId, ticket, capMs, consentNeeded: false });
    },

    /** Hangs up. When it resolves, everything is stored: turns, recording and, if something was said, the score. */
    async end(login: Login | null, conversationId: string): Promise<void> {
      const call = await findLive(login, conversationId);
      if (!call) return;
      await world.callRooms.hangUp(conversationId);
      // If the ticket was never used, there is no call that would delete the row.
      await releaseLiveCall(db, { user_id: call.userId, call_id: call.callId });
    },

    /** The content of a ticket; null: not ours, of another database or expired. Whether it was used before, only the call's Durable Object knows. */
    async readTicket(text: string): Promise<CallTicket | null> {
      const ticket = await openTicket(world.settings, text, world.now());
      return ticket && (ticket.database ?? MAIN_DATABASE) === world.database ? ticket : null;
    },

    /** Hands the browser's WebSocket request to the call's Durable Object. */
    join(conversationId: string, request: Request): Promise<Response> {
      return world.callRooms.join(conversationId, request);
    },

    /** The sound of a conversation's calls as one WAV file: one's own, or handed in by somebody one oversees. Throws Refusal `not_found` when there is none. */
    async openRecording(login: Login | null, conversationId: string): Promise<RecordingFile> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, own, overseen] = await db.batch([
        viewerStatement(db, login, now),
        recordingsStatement(db, login, now, conversationId),
        overseenRecordingsStatement(db, login, now, conversationId),
      ]);
      requireViewer(world, login, viewers);
      const rows = own.length > 0 ? own : overseen;
      if (rows.length === 0) throw new Refusal("not_found");
      return recordingFile(rows.map((row) => ({ key: row.r2_key, offsetMs: row.offset_ms, bytes: row.size_bytes })));
    },

    /** The bytes of the file from `from` up to, but not including, `to`, read from R2 as the response is consumed. */
    readRecording(file: RecordingFile, from: number, to: number): ReadableStream<Uint8Array> {
      const { readable, writable } = new FixedLengthStream(to - from);
      world.background(write(file, from, to, writable));
      return readable;
    },

    /**
     * Deletes all sound of a conversation: finished recordings, unfinished uploads, and what a live call records now. Throws Refusal
     * `handed_in` for what was handed in, or was chosen to count.
     */
    async deleteRecording(login: Login | null, conversationId: string): Promise<void> {
      const { live, isKept } = await requireOwnConversation(login, conversationId);
      if (isKept) throw new Refusal("handed_in");
      if (live) await world.callRooms.deleteSound(conversationId);
      const rows = await recordingsOf(db, conversationId);
      for (const row of rows) await world.recordingFiles.delete(row.r2_key, row.upload_id);
      await deleteRecordings(
        db,
        rows.map((row) => row.call_id),
      );
    },

    /** The conversation as plain text, one turn a line, for download. Throws Refusal `not_found`. */
    async transcriptText(login: Login | null, conversationId: string): Promise<string> {
      const { messages, customerName } = await requireOwnConversation(login, conversationId);
      return messages
        .filter((message) => message.kind === "turn")
        .map((message) => textLine(message, customerName))
        .join("\n");
    },
  };

  async function requireOwnConversation(login: Login | null, conversationId: string) {
    if (!login) throw new Refusal("signed_out");
    const now = world.now();
    const [viewers, conversations, messages, live, attempts] = await db.batch([
      viewerStatement(db, login, now),
      conversationStatement(db, login, now, conversationId),
      messagesStatement(db, login, now, conversationId),
      liveCallStatement(db, login, now, conversationId),
      ownAttemptStatement(db, login, now, conversationId),
    ]);
    requireViewer(world, login, viewers);
    const conversation = conversations[0];
    if (!conversation) throw new Refusal("not_found");
    const customerName = practiceSchema.parse(conversation.practice).persona.name;
    const isKept = attempts.some(({ counts, handedInAt }) => counts || handedInAt !== null);
    return { messages, live: live[0] ?? null, customerName, isKept };
  }

  async function findLive(login: Login | null, conversationId: string) {
    if (!login) throw new Refusal("signed_out");
    const now = world.now();
    const [viewers, live, consents, used] = await db.batch([
      viewerStatement(db, login, now),
      liveCallStatement(db, login, now, conversationId),
      recordingConsentStatement(db, login, now),
      usedSinceStatement(db, login, now, monthStartMs(now)),
    ]);
    const viewer = requireViewer(world, login, viewers);
    if (!live[0]) return null;
    const records = consents[0]?.consentAt != null;
    return { ...live[0], records, capMs: allowanceMs(used) ?? 0, timeZone: timeZoneOf(world, viewer) };
  }

  function requireTime(used: readonly { usedMs: number }[]): number {
    const capMs = allowanceMs(used);
    if (capMs === null) throw new Refusal("no_call_minutes");
    return capMs;
  }

  function allowanceMs(used: readonly { usedMs: number }[]): number | null {
    const { CALL_CAP_MINUTES: callMinutes, CALL_MINUTES_PER_MONTH: monthMinutes } = world.settings;
    return callAllowanceMs({
      callMs: callMinutes * 60_000,
      monthMs: monthMinutes === undefined ? null : monthMinutes * 60_000,
      usedMs: used[0]?.usedMs ?? 0,
    });
  }

  function seal(ticket: Omit<CallTicket, "nonce" | "expiresAt">): Promise<string> {
    const whole = {
      ...ticket,
      ...(world.database !== MAIN_DATABASE && { database: world.database }),
      nonce: world.newId(),
      expiresAt: world.now() + TICKET_LIFE_MS,
    };
    return sealTicket(world.settings, whole);
  }

  function invitationOf(door: Omit<CallInvitation, "url" | "engine">): CallInvitation {
    const model = voiceModel(world);
    if (!model) throw new Refusal("voice_unavailable");
    return { ...door, url: `${CALL_SOCKET_PATH}?ticket=${door.ticket}`, engine: model.engine };
  }

  async function write(file: RecordingFile, from: number, to: number, writable: WritableStream): Promise<void> {
    try {
      for (const stretch of stretchesOf(file, from, to)) await writeStretch(stretch, writable);
      await writable.close();
    } catch {
      // The client disconnected, or a recording was deleted meanwhile: the response ends early.
      await writable.abort().catch(() => {});
    }
  }

  async function writeStretch(
    stretch: ReturnType<typeof stretchesOf>[number],
    writable: WritableStream,
  ): Promise<void> {
    if (stretch.type === "stored") {
      const body = await world.recordingFiles.read(stretch.key, stretch.from, stretch.length);
      if (!body) throw new Error("a recording is gone");
      await body.pipeTo(writable, { preventClose: true });
      return;
    }
    const writer = writable.getWriter();
    if (stretch.type === "header") await writer.write(stretch.bytes);
    else
      for (let left = stretch.length; left > 0; left -= SILENCE.length) await writer.write(SILENCE.subarray(0, left));
    writer.releaseLock();
  }
}

const TOO_MANY_CALLS_TEXT = "You have started many calls in a short time. Please wait a few minutes.";

const BY_TEXT_TEXT = "This assignment is done by text.";

const SILENCE = new Uint8Array(64 * 1024);

/** Throws unless the conversation can continue by voice. */
function requireOpen<Row extends { status: string; phase: string }>(row: Row | undefined): Row {
  if (!row) throw new Refusal("not_found");
  if (row.status !== "active") throw new Refusal("conversation_completed");
  if (row.phase === "over") throw new Refusal("conversation_over");
  return row;
}

/** For example "[1:05] Dana: Hello?". A typed turn has no time. */
function textLine(message: MessageRow, customerName: string): string {
  const speaker = message.role === "user" ? "You" : customerName;
  const time = message.audio_start_ms === null ? "" : `[${clockOf(message.audio_start_ms)}] `;
  return `${time}${speaker}: ${message.content.replace(/\s+/g, " ")}`;
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
