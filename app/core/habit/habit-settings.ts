import { z } from "zod";

/** For whoever says yes without choosing: the mornings of a working week. */
export const USUAL_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];
export const USUAL_HOUR = 8;
/** Of whoever has not chosen another. */
export const USUAL_REST_WEEKDAY = 7;

const weekday = z.coerce.number().int().min(1).max(7);

/** The forms of /account/practice. No weekday: no emails. */
export const emailTimesSchema = z.object({
  weekdays: z
    .array(weekday)
    .max(7)
    .default([])
    .transform((days) => [...new Set(days)].sort()),
  hour: z.coerce.number().int().min(0).max(23),
});
export const restWeekdaySchema = z.object({ weekday });
