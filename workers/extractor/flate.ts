import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "./unreadable-file.ts";
import { isTooLarge } from "./zip.ts";

export const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/** `too-long` is said only of what may be left out; otherwise it is a refusal. */
export type MeasuredFlate = {
  state: "good" | "faulty" | "too-long";
  costBytes: number;
  consumedBytes: number;
  /** Null when it is no Flate at all, or must not be read. */
  content: Uint8Array | null;
};

export function measureFlate(bytes: Uint8Array, start: number, mayBeLeftOut: boolean, room: number): MeasuredFlate {
  // PDF.js refuses a stream without the header by itself.
  if (!hasZlibHeader(bytes, start)) return { state: "good", costBytes: 0, consumedBytes: 0, content: null };
  const maxOutputLength = Math.min(MAX_STREAM_BYTES, room);
  if (maxOutputLength <= 0) throw new UnreadableFile("too-large-inside");
  try {
    // Raw, because PDF.js ignores the checksum. The flush flag accepts a stream that is cut short, as PDF.js does.
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

/** How far zlib came before the fault is unknown; a file with 48 faulty streams is no document. */
const FAULT_COST_BYTES = 1024 * 1024;
const Z_SYNC_FLUSH = 2;

/** Node's type for `info: true` is missing from the sync functions. */
function inflateInfo(result: unknown): { buffer: Uint8Array; engine: { bytesWritten: number } } {
  if (typeof result === "object" && result !== null && "buffer" in result && "engine" in result) {
    const { buffer, engine } = result;
    if (buffer instanceof Uint8Array && typeof engine === "object" && engine !== null && "bytesWritten" in engine) {
      if (typeof engine.bytesWritten === "number") return { buffer, engine: { bytesWritten: engine.bytesWritten } };
    }
  }
  throw new TypeError("zlib gave no info");
}
