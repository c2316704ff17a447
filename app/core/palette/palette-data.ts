import * as z from "zod/mini";

const placeSchema = z.object({ to: z.string(), label: z.string(), detail: z.string() });
/** Where a line of the palette leads: an address of this site, what it is called, and what tells it from others. */
export type Place = z.infer<typeof placeSchema>;

/** What GET /api/palette answers. */
export const paletteSchema = z.object({
  pages: z.array(placeSchema),
  customers: z.array(placeSchema),
  /** The newest first. */
  sessions: z.array(placeSchema),
});
export type PaletteData = z.infer<typeof paletteSchema>;
