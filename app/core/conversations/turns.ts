import { z } from "zod";

/** One utterance of a conversation. `index` counts turns from 0 and is the id every quote, mark and score points at. */
export const turnSchema = z.object({
  index: z.number().int().nonnegative(),
  speaker: z.enum(["agent", "customer"]),
  text: z.string(),
  /** Unix ms at which the turn was stored. */
  atMs: z.number(),
  /** Speech times of a live call, ms since its start; absent in text. */
  startMs: z.number().optional(),
  endMs: z.number().optional(),
});
export type Turn = z.infer<typeof turnSchema>;
