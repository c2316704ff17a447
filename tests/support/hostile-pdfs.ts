import { beforeAll, expect, test } from "vitest";
import type { ScriptReading, ScriptRefusal } from "#core/scripts/script-file.ts";
import { pdfOf } from "#tests/support/documents.ts";
import { extractText } from "#workers/extractor/extract.ts";

/** The Worker is stopped after 8 s of processor time (wrangler.toml); what grows with the square of a file takes minutes. */
const ANSWER_MS = 6_000;
export const MAKING_MS = 20_000;

/** Loading PDF.js takes a second here and belongs to no file. */
export function warmUpPdf(): void {
  beforeAll(async () => {
    await extractText(pdfOf(["Warm up"]).buffer, "pdf");
  }, MAKING_MS);
}

/** The reading of a file, which must come in time whatever the file is. */
export async function answerInTime(bytes: Uint8Array<ArrayBuffer>): Promise<ScriptReading> {
  const startedAt = performance.now();
  const reading = await extractText(bytes.buffer, "pdf");
  expect(performance.now() - startedAt).toBeLessThan(ANSWER_MS);
  return reading;
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
