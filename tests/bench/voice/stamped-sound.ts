import { FRAME_MS, SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";

/** What a frame of sound carries in its first samples, so that whoever gets it knows when it left and whether one is missing. */
export type Stamp = { number: number; sentAtMs: number };

/** 40 ms of sound as base64, 2,560 characters. */
export function stampedSound({ number, sentAtMs }: Stamp): string {
  stampBytes.writeDoubleLE(sentAtMs, 0);
  stampBytes.writeUInt32LE(number, 8);
  return stampBytes.toString("base64") + REST;
}

/** `start` is where the base64 of the sound begins in a message. */
export function readStamp(message: string, start: number): Stamp {
  const bytes = Buffer.from(message.slice(start, start + STAMP_CHARACTERS), "base64");
  return { sentAtMs: bytes.readDoubleLE(0), number: bytes.readUInt32LE(8) };
}

const stampBytes = Buffer.alloc(12);
const STAMP_CHARACTERS = 16;
/** A quiet tone: silence would make the work of recording look smaller than it is. */
const REST = Buffer.from(
  Int16Array.from({ length: (SAMPLE_RATE_HZ * FRAME_MS) / 1000 - 6 }, (_, i) => Math.round(900 * Math.sin(i / 9)))
    .buffer,
).toString("base64");

/** Holds what arrives in one direction against what was sent. */
export class FrameCount {
  sent = 0;
  received = 0;
  /** Frames that came with another number than the one after the frame before, of the same socket. */
  outOfOrder = 0;
  /** One-way times, ms, while they are being taken. */
  delaysMs: number[] = [];
  isMeasuring = false;

  reset(): void {
    this.sent = this.received = this.outOfOrder = 0;
    this.delaysMs = [];
    this.isMeasuring = false;
  }

  /** `last` is the number before, of the same socket. Gives back this one's. */
  take(stamp: Stamp, last: number): number {
    this.received += 1;
    if (stamp.number !== last + 1) this.outOfOrder += 1;
    if (this.isMeasuring) this.delaysMs.push(performance.now() - stamp.sentAtMs);
    return stamp.number;
  }
}
