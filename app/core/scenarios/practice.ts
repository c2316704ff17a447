import { z } from "zod";
import { difficultySchema, objectionSchema, personaSchema, scenarioSchema } from "./schema.ts";

/**
 * Everything that decides a conversation besides what is said in it. Frozen into the conversation when it starts, so a
 * later edit of the library touches later conversations only.
 */
export const practiceSchema = z.object({
  scenario: scenarioSchema,
  persona: personaSchema,
  difficulty: difficultySchema,
  /** The library's objections this practice may raise, by id: the scenario's own and, for scripts, those of its line. */
  objections: z.array(objectionSchema),
  /** 32-bit unsigned. Same practice, seed and agent lines: the same conversation, byte for byte. */
  seed: z.number().int().nonnegative().max(0xffffffff),
  versions: z.object({ library: z.string(), engine: z.string(), rubric: z.string(), prompt: z.string() }),
});
export type Practice = z.infer<typeof practiceSchema>;
