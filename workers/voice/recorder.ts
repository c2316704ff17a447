import { StereoRecording } from "#core/voice/audio/stereo-recording.ts";
import {
  deleteRecordings,
  finishRecording,
  insertRecording,
  RECORDING_BYTES_PER_MS,
} from "../adapters/d1/calls/recordings.ts";
import type { World } from "../services/world.ts";
import type { CallRecord, CallStore } from "./call-store.ts";

/** The length of a piece in the object's database. Writing longer ones would delay the call's sound by milliseconds. */
export const PIECE_MS = 1000;
const PIECE_BYTES = PIECE_MS * RECORDING_BYTES_PER_MS;
/** R2 requires equal parts of at least 5 MiB: 55 s of sound. */
const PIECES_A_PART = Math.ceil((5 * 1024 * 1024) / PIECE_BYTES);
/** Sound is written so late that cuts and delayed frames can still change it. A restart can lose 3 s. */
const SETTLED_AFTER_MS = 2000;

type RecorderWorld = Pick<World, "db" | "recordingFiles" | "now">;
export type RecordedCall = Pick<CallRecord, "callId" | "userId" | "conversationId" | "offsetMs">;

/** Records a call: first in memory, then as pieces in the object's database, then as parts in R2. */
export class Recorder {
  readonly #world: RecorderWorld;
  readonly #store: CallStore;
  readonly #call: RecordedCall;
  readonly #recording: StereoRecording;
  #takenMs: number;
  #pieces: number;
  #isForgotten = false;

  /** Continues after what was stored before a restart of the object. */
  constructor(world: RecorderWorld, store: CallStore, call: RecordedCall) {
    this.#world = world;
    this.#store = store;
    this.#call = call;
    this.#pieces = store.soundPieces();
    this.#takenMs = call.offsetMs + (store.parts().length * PIECES_A_PART + this.#pieces) * PIECE_MS;
    this.#recording = new StereoRecording(this.#takenMs);
  }

  add(track: "agent" | "customer", audio: string, startMs: number): void {
    this.#recording.add(track, audio, startMs);
  }

  cut(fromMs: number): void {
    this.#recording.cut(fromMs);
  }

  /** Writes the sound that can no longer change, in whole pieces. True: there is enough for a part. */
  keepUpTo(nowMs: number): boolean {
    while (!this.#isForgotten && this.#takenMs + PIECE_MS <= nowMs - SETTLED_AFTER_MS) this.#keep(PIECE_MS);
    return !this.#isForgotten && this.#pieces >= PIECES_A_PART;
  }

  /** Stores whole parts in R2. A part that fails is tried again with the next. */
  async upload(): Promise<void> {
    while (!this.#isForgotten && this.#store.soundPieces() >= PIECES_A_PART)
      await putPart(this.#world, this.#store, this.#call);
    this.#pieces = this.#store.soundPieces();
  }

  /** Writes everything up to the end of the call; `finishUpload` then stores it in R2. Idempotent. */
  keepAll(endMs: number): void {
    while (!this.#isForgotten && this.#takenMs < endMs) this.#keep(Math.min(PIECE_MS, endMs - this.#takenMs));
  }

  /** Deletes the sound, and records none from here on. */
  async forget(): Promise<void> {
    this.#isForgotten = true;
    await deleteSound(this.#world, this.#store, this.#call);
  }

  #keep(ms: number): void {
    const stereo = taken.subarray(0, (Math.round(ms) * RECORDING_BYTES_PER_MS) / Int16Array.BYTES_PER_ELEMENT);
    this.#recording.take(stereo);
    this.#store.addSound(new Uint8Array(stereo.buffer, 0, stereo.byteLength));
    this.#takenMs += ms;
    this.#pieces += 1;
  }
}

/** Shared by all recorders of this isolate: its content is written to the database before it is filled again. */
const taken = new Int16Array(PIECE_BYTES / Int16Array.BYTES_PER_ELEMENT);

/**
 * Stores what is left in the object's database as the last part, or as a whole. Also for a call whose object was restarted and
 * that nobody rejoined: then what was in memory is lost.
 */
export async function finishUpload(world: RecorderWorld, store: CallStore, call: RecordedCall): Promise<void> {
  const isLong = store.parts().length > 0 || store.soundPieces() > PIECES_A_PART;
  while (isLong && store.soundPieces() > 0) await putPart(world, store, call);
  const parts = store.parts();
  const [first] = parts;
  const key = keyOf(call);
  if (first) {
    await world.recordingFiles.finish(
      key,
      first.uploadId,
      parts.map((part) => part.tag),
    );
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    await finishRecording(world.db, call.callId, bytes);
  } else if (store.soundPieces() > 0) {
    const bytes = joined(store.sound(PIECES_A_PART).map((piece) => piece.bytes));
    await insertRecording(world.db, rowOf(world, call, NO_UPLOAD));
    await world.recordingFiles.put(key, bytes);
    await finishRecording(world.db, call.callId, bytes.length);
  }
}

/** Deletes a call's sound wherever it is: in the object's database, in R2, and its row in D1. Idempotent. */
export async function deleteSound(world: RecorderWorld, store: CallStore, call: RecordedCall): Promise<void> {
  const uploadId = store.parts()[0]?.uploadId ?? null;
  store.deleteSound();
  await world.recordingFiles.delete(keyOf(call), uploadId);
  await deleteRecordings(world.db, [call.callId]);
}

async function putPart(world: RecorderWorld, store: CallStore, call: RecordedCall): Promise<void> {
  const key = keyOf(call);
  const parts = store.parts();
  const uploadId = parts[0]?.uploadId ?? (await beginUpload(world, call));
  const pieces = store.sound(PIECES_A_PART);
  const bytes = joined(pieces.map((piece) => piece.bytes));
  const number = parts.length + 1;
  const tag = await world.recordingFiles.putPart(key, uploadId, number, bytes);
  const last = pieces.at(-1);
  // If the recording was deleted meanwhile, its sound is not there any more.
  if (last && store.hasSound(last.n)) store.addPart({ number, uploadId, tag, bytes: bytes.length }, last.n);
}

async function beginUpload(world: RecorderWorld, call: RecordedCall): Promise<string> {
  const uploadId = await world.recordingFiles.begin(keyOf(call));
  await insertRecording(world.db, rowOf(world, call, uploadId));
  return uploadId;
}

function rowOf(world: RecorderWorld, call: RecordedCall, uploadId: string) {
  return {
    call_id: call.callId,
    conversation_id: call.conversationId,
    r2_key: keyOf(call),
    offset_ms: call.offsetMs,
    size_bytes: 0,
    upload_id: uploadId,
    created_at: world.now(),
  };
}

/** In place of an upload's id while a short recording is being stored: it is not complete yet. */
const NO_UPLOAD = "";

function keyOf({ userId, callId }: RecordedCall): string {
  return `recordings/${userId}/${callId}`;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
