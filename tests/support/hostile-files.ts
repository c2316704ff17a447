import { beforeAll, expect, test } from "vitest";
import type { ScriptKind, ScriptReading, ScriptRefusal } from "#core/scripts/script-file.ts";
import { pdfOf, pdfOfPages } from "#tests/support/documents.ts";
import { extractText } from "#workers/extractor/extract.ts";

/** Some of these files take longer to make than to refuse. */
export const MAKING_MS = 20_000;

/** Loading PDF.js takes a second here and belongs to no file. */
export function warmUpPdf(): void {
  beforeAll(async () => {
    await extractText(pdfOf(["Warm up"]).buffer, "pdf");
  }, MAKING_MS);
}

/**
 * The reading of a file, which must come in time whatever the file is. A machine that is slow, or busy with other tests, is
 * as slow with an ordinary file: what takes long is read once more, and the faster of both is held against one that is read between
 * them. Other tests can only slow one of the three down.
 */
export async function answerInTime(bytes: Uint8Array<ArrayBuffer>, kind: ScriptKind = "pdf"): Promise<ScriptReading> {
  const again = bytes.slice();
  const first = await timed(() => extractText(bytes.buffer, kind));
  if (first.ms > AT_ONCE_MS) {
    const ordinary = await ordinaryMs();
    const second = await timed(() => extractText(again.buffer, kind));
    expect(Math.min(first.ms, second.ms) / ordinary).toBeLessThan(ANSWER_RATIO);
  }
  return first.result;
}

async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await run();
  return { result, ms: performance.now() - startedAt };
}

export type Hostile = [what: string, make: () => Uint8Array<ArrayBuffer>, reason: ScriptRefusal];

/** One test a file: refused for the reason, in time. */
export function refusesInTime(files: Hostile[]): void {
  test.each(files)(
    "%s",
    async (_what, make, reason) => {
      expect(await answerInTime(make())).toEqual({ ok: false, reason });
    },
    MAKING_MS,
  );
}

/** In time on any machine. */
const AT_ONCE_MS = 300;
/**
 * The slowest of these files makes the reader do all the work that its limits allow, which takes the same time in every run: 8 to 12
 * times that of the ordinary file, whose reading gets faster by a half as the machine has read it before. Work that grows with the
 * square of a file's size takes hundreds of times as long.
 */
const ANSWER_RATIO = 16;

/** A script of 60 full pages. */
async function ordinaryMs(): Promise<number> {
  const page = Array.from(
    { length: 40 },
    (_, line) => `${line}. How old is the roof, and who lives in the home with you?`,
  );
  const { buffer } = pdfOfPages(Array.from({ length: 60 }, () => page));
  const { result, ms } = await timed(() => extractText(buffer, "pdf"));
  expect(result).toMatchObject({ ok: true, pages: 60, cut: false });
  return ms;
}
