import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "./unreadable-file.ts";

export const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/** `too-long` occurs only for streams that may be left out; for others the file is refused. */
export type MeasuredFlate = {
  state: "good" | "faulty" | "too-long";
  costBytes: number;
  consumedBytes: number;
  /** The inflated bytes. Null if the data is not Flate, or is faulty or too long. */
  content: Uint8Array | null;
};

/**
 * Inflates a stream as PDF.js will, and reports what that costs. `room`: the bytes left for the whole file. Throws UnreadableFile
 * `too-large-inside`.
 */
export function measureFlate(bytes: Uint8Array, start: number, mayBeLeftOut: boolean, room: number): MeasuredFlate {
  // PDF.js itself refuses a stream without a zlib header.
  if (!hasZlibHeader(bytes, start)) return { state: "good", costBytes: 0, consumedBytes: 0, content: null };
  const maxOutputLength = Math.min(MAX_STREAM_BYTES, room);
  if (maxOutputLength <= 0) throw new UnreadableFile("too-large-inside");
  try {
    // Inflated as raw data, because PDF.js ignores the checksum. The flush flag accepts a truncated stream, as PDF.js does.
    const result = inflateRawSync(bytes.subarray(start + 2), {
      maxOutputLength,
      finishFlush: Z_SYNC_FLUSH,
      info: true,
    });
    const { buffer, engine } = inflateInfo(result);
    if (hasZlibHeader(buffer, 0)) throw new UnreadableFile("too-large-inside");
    return { state: "good", costBytes: buffer.length, consumedBytes: 2 + engine.bytesWritten, content: buffer };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (!isTooLarge(error)) return { state: "faulty", costBytes: FAULT_COST_BYTES, consumedBytes: 0, content: null };
    if (mayBeLeftOut) return { state: "too-long", costBytes: maxOutputLength, consumedBytes: 0, content: null };
    throw new UnreadableFile("too-large-inside");
  }
}

export function hasZlibHeader(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at];
  const second = bytes[at + 1];
  if (first === undefined || second === undefined) return false;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 && (second & 0x20) === 0;
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
  );
}

/** The cost of a faulty stream, since it is unknown how far zlib came: 48 of them reach the limit of a file. */
const FAULT_COST_BYTES = 1024 * 1024;
const Z_SYNC_FLUSH = 2;

/** Node's types do not cover `info: true` for the sync functions. */
function inflateInfo(result: unknown): { buffer: Uint8Array; engine: { bytesWritten: number } } {
  if (typeof result === "object" && result !== null && "buffer" in result && "engine" in result) {
    const { buffer, engine } = result;
    if (buffer instanceof Uint8Array && typeof engine === "object" && engine !== null && "bytesWritten" in engine) {
      if (typeof engine.bytesWritten === "number") return { buffer, engine: { bytesWritten: engine.bytesWritten } };
    }
  }
  throw new TypeError("zlib gave no info");
}
