import { z } from "zod";
import {
  ATTEMPTS_MOST,
  CALIBRATION_TITLE_MAX_LENGTH,
  CHECKS_MOST,
  PEOPLE_LEAST,
  PEOPLE_MOST,
  WHY_MAX_LENGTH,
} from "./calibration-limits.ts";

const once = (ids: readonly string[]) => [...new Set(ids)];
const id = z.string().min(1).max(64);
const reasonTooLong = `A reason has at most ${WHY_MAX_LENGTH} characters.`;

export const newCalibrationSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, "Give the calibration a title.")
    .max(CALIBRATION_TITLE_MAX_LENGTH, `A title has at most ${CALIBRATION_TITLE_MAX_LENGTH} characters.`),
  /** Who judges. */
  people: z
    .array(id)
    .transform(once)
    .refine(({ length }) => length >= PEOPLE_LEAST, "Choose at least two people who judge.")
    .refine(({ length }) => length <= PEOPLE_MOST, `Choose at most ${PEOPLE_MOST} people.`),
  /** Ids of conversations. */
  attempts: z
    .array(id)
    .transform(once)
    .refine(({ length }) => length > 0, "Choose at least one handed-in attempt.")
    .refine(({ length }) => length <= ATTEMPTS_MOST, `Choose at most ${ATTEMPTS_MOST} attempts.`),
});
export type NewCalibration = z.infer<typeof newCalibrationSchema>;

/** What somebody says of the checks of one attempt. What is left out stays as it was. */
export const judgementsSchema = z
  .array(
    z.object({
      finding: z.string().min(1).max(200),
      met: z.boolean(),
      why: z.string().trim().max(WHY_MAX_LENGTH, reasonTooLong),
    }),
  )
  .min(1, "Judge at least one check.")
  .max(CHECKS_MOST);
export type Judgements = z.infer<typeof judgementsSchema>;

export const settlementSchema = z.object({
  conversationId: id,
  finding: z.string().min(1).max(200),
  met: z.enum(["met", "not-met"], "Choose met or not met.").transform((answer) => answer === "met"),
  why: z.string().trim().min(1, "Say why.").max(WHY_MAX_LENGTH, reasonTooLong),
});
export type Settlement = z.infer<typeof settlementSchema>;
