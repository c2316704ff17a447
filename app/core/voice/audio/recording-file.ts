import { SAMPLE_RATE_HZ } from "../call-figures.ts";
import { WAV_HEADER_BYTES, wavHeader } from "./wav.ts";

/** Stored sound of one call: interleaved PCM16, from `offsetMs` on the conversation's clock. */
export type StoredSound = { key: string; offsetMs: number; bytes: number };

/** A stretch of the file: its own bytes, silence, or part of something stored. */
export type Stretch =
  | { type: "header"; bytes: Uint8Array<ArrayBuffer> }
  | { type: "silence"; length: number }
  | { type: "stored"; key: string; from: number; length: number };

/** A stereo WAV file made of what is stored, in its order, with silence where nothing is: never held as a whole. */
export type RecordingFile = { size: number; header: Uint8Array<ArrayBuffer>; sounds: readonly StoredSound[] };

export function recordingFile(sounds: readonly StoredSound[]): RecordingFile {
  const ordered = [...sounds].sort((a, b) => a.offsetMs - b.offsetMs);
  const bytes = ordered.reduce((end, sound) => Math.max(end, startOf(sound) + sound.bytes), 0);
  const header = wavHeader({ bytes, sampleRateHz: SAMPLE_RATE_HZ, channels: 2 });
  return { size: WAV_HEADER_BYTES + bytes, header, sounds: ordered };
}

/** What makes up the bytes from `from` up to, and without, `to`. */
export function stretchesOf(file: RecordingFile, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at = from;
  if (at < WAV_HEADER_BYTES) {
    stretches.push({ type: "header", bytes: file.header.slice(at, to) });
    at = Math.min(to, WAV_HEADER_BYTES);
  }
  for (const sound of file.sounds) {
    const start = WAV_HEADER_BYTES + startOf(sound);
    const end = Math.min(to, start + sound.bytes);
    if (end <= at) continue;
    if (start > at) {
      const length = Math.min(start, to) - at;
      stretches.push({ type: "silence", length });
      at += length;
    }
    if (at >= end) continue;
    stretches.push({ type: "stored", key: sound.key, from: at - start, length: end - at });
    at = end;
  }
  return stretches;
}

/** Where its sound begins behind the header: a whole number of samples of both tracks. */
function startOf({ offsetMs }: StoredSound): number {
  return Math.round((offsetMs * SAMPLE_RATE_HZ) / 1000) * FRAME_BYTES;
}

const FRAME_BYTES = 4;

/**
 * The part of a file that a Range header asks for: one range of bytes. Null: none was asked for, or one we need not know, and
 * the whole is sent. "unsatisfiable": it lies outside. RFC 9110, section 14.
 */
export function parseRange(header: string | null, size: number): { from: number; to: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return from < to ? { from, to } : "unsatisfiable";
}
