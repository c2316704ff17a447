import { Unzip, UnzipInflate } from "fflate";
import { UnreadableFile } from "./unreadable-file.ts";

const MAX_ENTRIES = 2_000;
/** Deflate makes at most 1,032 bytes of one, so that a piece adds at most 16 MB before the limit is looked at. */
const PIECE_BYTES = 16 * 1024;
const ENCRYPTED = 1;

/**
 * Inflates the parts called `names`; those that do not exist are left out. Sizes in the archive are not trusted: inflating stops as
 * soon as all parts together pass `maxInflatedBytes`. Throws UnreadableFile.
 */
export function unzipParts(
  archive: Uint8Array,
  names: ReadonlySet<string>,
  maxInflatedBytes: number,
): Map<string, Uint8Array> {
  if (new DataView(archive.buffer, archive.byteOffset).getUint16(6, true) & ENCRYPTED) {
    throw new UnreadableFile("encrypted");
  }
  const parts = new Map<string, Uint8Array[]>();
  let entries = 0;
  let left = maxInflatedBytes;
  const unzip = new Unzip((entry) => {
    if (++entries > MAX_ENTRIES) throw new UnreadableFile("too-large-inside");
    if (!names.has(entry.name) || parts.has(entry.name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(entry.name, pieces);
    entry.ondata = (error, piece) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new UnreadableFile("too-large-inside");
      pieces.push(piece);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length; at += PIECE_BYTES) {
      unzip.push(archive.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= archive.length);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("damaged");
  }
  if (entries === 0) throw new UnreadableFile("damaged");
  return new Map([...parts].map(([name, pieces]) => [name, joined(pieces)]));
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
