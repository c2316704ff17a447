import { z } from "zod";
import { isScriptRefusal, type ScriptKind, type ScriptReading } from "#core/scripts/script-file.ts";

export interface Extractor {
  /** Never throws: an extractor that died, ran out of memory or gave no answer in time is `failed-to-process`. */
  extract(bytes: ArrayBuffer, kind: ScriptKind): Promise<ScriptReading>;
}

/** The service binding EXTRACTOR, by what it can do: the extractor is a Worker of its own and none of its code is loaded here. */
export interface ExtractorBinding {
  extract(bytes: ArrayBuffer, kind: ScriptKind): Promise<unknown>;
}

/** The extractor stops itself at 20 s of reading and at 15 s of computing. */
const ANSWER_WITHIN_MS = 25_000;

export function createExtractorClient(binding: ExtractorBinding, answerWithinMs = ANSWER_WITHIN_MS): Extractor {
  return {
    async extract(bytes, kind) {
      try {
        return readingSchema.parse(await inTime(binding.extract(bytes, kind), answerWithinMs));
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

async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
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
