/** Between words: someone talking fast. Fast enough to read along, slow enough to interrupt. */
const WORD_MS = 22;

/** A known text, shown one word after the other. Ends quietly when aborted. */
export async function* wordByWord(
  text: string,
  pause: (ms: number) => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for (const [index, piece] of (text.match(/\s*\S+\s*/g) ?? []).entries()) {
    if (index > 0) await pause(WORD_MS);
    if (signal.aborted) return;
    yield piece;
  }
}
