import type { CountedFault } from "../../adapters/d1/health-rows.ts";
import type { Fault } from "../../log.ts";

/** Each kind of fault in each place is written once in so long; those in between are added to the next. */
const WRITE_EVERY_MS = 60_000;
/** A class of our own or of the platform. Anything else might be somebody's words. */
const CLASS_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/**
 * Counts the faults that are logged. It never throws and nobody waits for it: `write` goes on in the background. What an isolate
 * has not written when it ends is lost, but never the first of a kind.
 */
export function createFaultCounter(of: {
  write: (fault: CountedFault) => Promise<unknown>;
  background: (work: Promise<unknown>) => void;
  now: () => number;
}): (fault: Fault) => void {
  const unwritten = new Map<string, { count: number; writtenAtMs: number }>();
  return ({ where, kind: named }) => {
    try {
      const kind = CLASS_NAME.test(named) ? named : "Error";
      const key = `${where} ${kind}`;
      const atMs = of.now();
      const { count, writtenAtMs } = unwritten.get(key) ?? { count: 0, writtenAtMs: Number.NEGATIVE_INFINITY };
      if (atMs - writtenAtMs < WRITE_EVERY_MS) return void unwritten.set(key, { count: count + 1, writtenAtMs });
      unwritten.set(key, { count: 0, writtenAtMs: atMs });
      // A database that is away is why there are faults: nothing is logged of it, or it would count itself.
      of.background(of.write({ where, kind, count: count + 1, atMs }).catch(() => undefined));
    } catch {
      // Outside of a request nothing can go on in the background.
    }
  };
}
