import { CustomerModelFailure } from "#core/customer/customer-model.ts";

/** How long a stream may take: until its first piece, between two pieces, and as a whole, ms. */
export type Deadlines = { signal: AbortSignal; firstPieceMs: number; betweenMs: number; wholeMs: number };

/**
 * The pieces of a stream. When the caller's signal fires it ends without an error; when the maker falls silent it throws
 * "timeout". Either way the maker's own signal fires.
 */
export async function* withDeadlines(
  { signal, firstPieceMs, betweenMs, wholeMs }: Deadlines,
  make: (until: AbortSignal) => AsyncIterable<string>,
): AsyncGenerator<string> {
  if (signal.aborted) return;
  // One controller for the caller's leaving and for a server that falls silent mid-line.
  const giveUp = new AbortController();
  const leave = () => giveUp.abort();
  let fellSilent = false;
  const silent = () => {
    fellSilent = true;
    giveUp.abort();
  };
  signal.addEventListener("abort", leave, { once: true });
  const whole = setTimeout(silent, wholeMs);
  let silence = setTimeout(silent, firstPieceMs);
  try {
    for await (const piece of make(giveUp.signal)) {
      clearTimeout(silence);
      silence = setTimeout(silent, betweenMs);
      yield piece;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (fellSilent) throw new CustomerModelFailure("timeout", { cause: error });
    throw error;
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    signal.removeEventListener("abort", leave);
    giveUp.abort();
  }
  // An aborted stream may end without an error.
  if (!signal.aborted && fellSilent) throw new CustomerModelFailure("timeout");
}
