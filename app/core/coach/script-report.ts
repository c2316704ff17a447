import { z } from "zod";
import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { Turn } from "../conversations/turns.ts";
import { evidenceSchema } from "../scoring/score-schema.ts";
import { splitIntoSections } from "../scripts/script-sections.ts";
import { coverScript } from "./script-coverage.ts";

/** One section of a script, and where its lines were said. */
export const sectionCoverageSchema = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: z.enum(["line", "question", "forbidden"]),
      status: z.enum(["verbatim", "paraphrased", "missed"]),
      evidence: evidenceSchema.nullable(),
    }),
  ),
  /** Lines said and lines to say; `broken`: forbidden ones that were said. */
  covered: z.number().int(),
  total: z.number().int(),
  broken: z.number().int(),
});

/** Script coverage of a finished conversation. Plain JSON, stored with it: the script itself may be replaced or removed. */
export const scriptReportSchema = z.object({ name: z.string(), sections: z.array(sectionCoverageSchema) });
export type ScriptReport = z.infer<typeof scriptReportSchema>;

/** The script in place at the end against what was said. None for a drill, which is one moment of a call. */
export function scriptReport(
  kind: ConversationKind,
  script: { name: string; content: string } | null,
  turns: readonly Turn[],
): ScriptReport | null {
  if (!script || kind === "drill") return null;
  const sections = coverScript(splitIntoSections(script.content), turns);
  return sections.length > 0 ? { name: script.name, sections } : null;
}
