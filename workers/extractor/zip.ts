import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "./unreadable-file.ts";

const MAX_ENTRIES = 2_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

export interface ZipArchive {
  names(): Iterable<string>;
  /**
   * Inflates one entry; null if it does not exist. All entries share `maxInflatedBytes`; beyond it, throws `too-large-inside`.
   */
  read(name: string): Uint8Array | null;
}

/**
 * Reads the directory, and only the entries that are asked for. Sizes in the archive are not trusted: inflating stops at the
 * limit, so that a 1 GB bomb costs no more than 20 MB do. Throws UnreadableFile.
 */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  let left = maxInflatedBytes;

  return {
    names: () => entries.keys(),
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.encrypted) throw new UnreadableFile("encrypted");
      const packed = packedBytes(view, bytes, entry);
      if (entry.method === 0 && packed.length > left) throw new UnreadableFile("too-large-inside");
      const inflated = entry.method === 0 ? packed : inflate(packed, left);
      left -= inflated.length;
      return inflated;
    },
  };
}

type Entry = { offset: number; packedBytes: number; method: number; encrypted: boolean };

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findEndOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new UnreadableFile("too-large-inside");
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new UnreadableFile("damaged");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      offset: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The record is 22 bytes long and followed by a comment of at most 65,535 bytes. A truncated file does not have it. */
function findEndOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableFile("damaged");
}

function packedBytes(view: DataView, bytes: Uint8Array, entry: Entry): Uint8Array {
  const { offset } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER) throw new UnreadableFile("damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const end = start + entry.packedBytes;
  if (end > bytes.length || (entry.method !== 0 && entry.method !== 8)) throw new UnreadableFile("damaged");
  return bytes.subarray(start, end);
}

function inflate(packed: Uint8Array, maxBytes: number): Uint8Array {
  if (maxBytes <= 0) throw new UnreadableFile("too-large-inside");
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new UnreadableFile(isTooLarge(error) ? "too-large-inside" : "damaged");
  }
}

export function isTooLarge(error: unknown): boolean {
  return (
    error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
  );
}
