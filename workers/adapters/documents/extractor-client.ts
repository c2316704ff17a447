import { z } from "zod";
import { isScriptRefusal, type ScriptKind, type ScriptReading } from "#core/scripts/script-file.ts";

export interface Extractor {
  /** Never throws: if the extractor crashes, runs out of memory or gives no answer in time, the reason is `failed-to-process`. */
  extract(bytes: ArrayBuffer, kind: ScriptKind): Promise<ScriptReading>;
}

/** The interface of the service binding EXTRACTOR. The extractor is a separate Worker; none of its code is loaded here. */
export interface ExtractorBinding {
  extract(bytes: ArrayBuffer, kind: ScriptKind): Promise<unknown>;
}

/**
 * The extractor stops reading a PDF after 20 s; the platform ends it after 8 s of CPU time (cpu_ms in extractor/wrangler.toml).
 */
const ANSWER_WITHIN_MS = 25_000;

export function createExtractorClient(binding: ExtractorBinding, answerWithinMs = ANSWER_WITHIN_MS): Extractor {
  return {
    async extract(bytes, kind) {
      try {
        return readingSchema.parse(await withTimeout(binding.extract(bytes, kind), answerWithinMs));
      } catch {
        return { ok: false, reason: "failed-to-process" };
      }
    },
  };
}

const readingSchema = z.union([
  z.object({ ok: z.literal(true), text: z.string(), pages: z.number().int().optional(), cut: z.boolean() }),
  z.object({ ok: z.literal(false), reason: z.string().refine(isScriptRefusal) }),
]);

async function withTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
