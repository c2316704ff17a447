import { z } from "zod";

/**
 * Bodies of the browser's calls. `content` is checked by core/conversations/message-text.ts, which says what is wrong in
 * words.
 */
export const choiceSchema = z.object({
  scenarioId: z.string().max(40),
  personaId: z.string().max(40),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  seed: z.number().int().nonnegative().max(0xffffffff),
  /** A drill of this objection; it and the seed then decide the rest of the choice. */
  drill: z.string().max(40).optional(),
  /** Practice that counts: no live cues. */
  graded: z.boolean().optional(),
  /** Of this assignment, which then decides the level. `counts`: it is handed in when it ends. */
  assignment: z.object({ id: z.string().max(64), counts: z.boolean() }).optional(),
});
export type Choice = z.infer<typeof choiceSchema>;

const clientKey = z.string().regex(/^[\w-]{8,64}$/);
export const startConversationSchema = z.object({ choice: choiceSchema, clientKey, content: z.string() });
export const sayTurnSchema = z.object({
  clientKey,
  content: z.string(),
  /** Position of the last message the sender has seen: a tab that is behind is told so instead of talking past the other. */
  after: z.number().int(),
});
export const stopReplySchema = z.object({
  clientKey,
  /** How much of the reply was on the screen. */
  shownCharacters: z.number().int().nonnegative(),
});
