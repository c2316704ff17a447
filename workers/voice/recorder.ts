import { StereoRecording } from "#core/voice/audio/stereo-recording.ts";
import {
  deleteRecordings,
  finishRecording,
  insertRecording,
  RECORDING_BYTES_PER_MS,
} from "../adapters/d1/calls/recordings.ts";
import type { World } from "../services/world.ts";
import type { CallRecord, CallStore } from "./call-store.ts";

/** A piece in the object's database. Longer ones hold up the sound of a call for milliseconds as they are written. */
export const PIECE_MS = 1000;
const PIECE_BYTES = PIECE_MS * RECORDING_BYTES_PER_MS;
/** R2 wants equal parts of 5 MiB or more: 55 s. */
const PIECES_A_PART = Math.ceil((5 * 1024 * 1024) / PIECE_BYTES);
/** Sound is taken out so late that a cut, or a frame that was held up, still finds its place. A restart can lose 3 s. */
const SETTLED_AFTER_MS = 2000;

type RecorderWorld = Pick<World, "db" | "recordingFiles" | "now">;
export type RecordedCall = Pick<CallRecord, "callId" | "userId" | "conversationId" | "offsetMs">;

/** Records a call: in memory, then pieces in the object's database, then parts in R2. */
export class Recorder {
  readonly #world: RecorderWorld;
  readonly #store: CallStore;
  readonly #call: RecordedCall;
  readonly #recording: StereoRecording;
  #takenMs: number;
  #pieces: number;
  #isForgotten = false;

  /** Goes on behind what an earlier life of the call has stored. */
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

  /** Keeps what is settled by now, in whole pieces. True: there is enough for a part. */
  keepUpTo(nowMs: number): boolean {
    while (!this.#isForgotten && this.#takenMs + PIECE_MS <= nowMs - SETTLED_AFTER_MS) this.#keep(PIECE_MS);
    return !this.#isForgotten && this.#pieces >= PIECES_A_PART;
  }

  /** Stores whole parts in R2. What fails is tried again with the next. */
  async upload(): Promise<void> {
    while (!this.#isForgotten && this.#store.soundPieces() >= PIECES_A_PART)
      await putPart(this.#world, this.#store, this.#call);
    this.#pieces = this.#store.soundPieces();
  }

  /** Keeps everything up to the end of the call; `finishUpload` then stores it. Again: there is nothing left to keep. */
  keepAll(endMs: number): void {
    while (!this.#isForgotten && this.#takenMs < endMs) this.#keep(Math.min(PIECE_MS, endMs - this.#takenMs));
  }

  /** Nothing of it is to be kept. */
  async forget(): Promise<void> {
    this.#isForgotten = true;
    const uploadId = this.#store.parts()[0]?.uploadId ?? null;
    this.#store.forgetSound();
    await this.#world.recordingFiles.delete(keyOf(this.#call), uploadId);
    await deleteRecordings(this.#world.db, [this.#call.callId]);
  }

  #keep(ms: number): void {
    const stereo = taken.subarray(0, (Math.round(ms) * RECORDING_BYTES_PER_MS) / Int16Array.BYTES_PER_ELEMENT);
    this.#recording.take(stereo);
    this.#store.addSound(new Uint8Array(stereo.buffer, 0, stereo.byteLength));
    this.#takenMs += ms;
    this.#pieces += 1;
  }
}

/** Written to the database before anybody else fills it. */
const taken = new Int16Array(PIECE_BYTES / Int16Array.BYTES_PER_ELEMENT);

/**
 * Stores what is left in the object's database as the last part, or as a whole. Also for a call whose object was restarted and
 * nobody came back to; that there is no recorder then costs what was in memory.
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

async function putPart(world: RecorderWorld, store: CallStore, call: RecordedCall): Promise<void> {
  const key = keyOf(call);
  const parts = store.parts();
  const uploadId = parts[0]?.uploadId ?? (await beginUpload(world, call));
  const pieces = store.sound(PIECES_A_PART);
  const bytes = joined(pieces.map((piece) => piece.bytes));
  const number = parts.length + 1;
  const tag = await world.recordingFiles.putPart(key, uploadId, number, bytes);
  const last = pieces.at(-1);
  // Forgotten meanwhile: then its sound is not there any more.
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

/** In place of an upload's id while a short recording is being stored: it is not whole yet. */
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
