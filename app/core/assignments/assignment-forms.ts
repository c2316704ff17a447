import { z } from "zod";
import { difficultyLevelSchema } from "../scenarios/schema.ts";
import { EXCUSE_MAX_LENGTH, SCENARIOS_MOST, TITLE_MAX_LENGTH } from "./assignment-limits.ts";
import { parseDate } from "./due-date.ts";

const TARGETS_MOST = 500;

const title = z
  .string()
  .trim()
  .min(1, "Give the assignment a title.")
  .max(TITLE_MAX_LENGTH, `A title has at most ${TITLE_MAX_LENGTH} characters.`);

/** A local date of the organization, as a day; "" or nothing: no due date. */
const dueDate = z
  .string()
  .trim()
  .default("")
  .transform((text, context) => {
    if (text === "") return null;
    const day = parseDate(text);
    if (day === null)
      context.addIssue({ code: "custom", message: "Write the due date as year-month-day, 2026-03-08." });
    return day;
  });

const wholeNumber = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} has to be a whole number.`)
    .int(`${name} has to be a whole number.`)
    .min(least, `${name} has to be from ${least} to ${most}.`)
    .max(most, `${name} has to be from ${least} to ${most}.`);
const optionalNumber = (name: string, least: number, most: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    wholeNumber(name, least, most).nullable(),
  );

export const newAssignmentSchema = z
  .object({
    title,
    scenarioIds: z
      .array(z.string().max(40))
      .min(1, "Choose at least one scenario.")
      .max(SCENARIOS_MOST, `Choose at most ${SCENARIOS_MOST} scenarios.`)
      .transform((ids) => [...new Set(ids)]),
    /** Null: all of them. */
    needed: optionalNumber("How many of them", 1, SCENARIOS_MOST),
    /** "": whoever fits the scenario. */
    personaId: z.string().max(40).default(""),
    level: z.coerce.number().pipe(difficultyLevelSchema),
    mode: z.enum(["text", "voice", "either"]),
    score: wholeNumber("The score", 0, 100),
    gateClear: z.boolean(),
    attemptsMost: optionalNumber("The number of attempts", 1, 100),
    triesBefore: wholeNumber("The number of private tries", 0, 20),
    dueDate,
    remindDays: z.array(z.coerce.number().int().min(0).max(60)).max(5).default([]),
    repeatDays: optionalNumber("The days until it repeats", 1, 1000),
    certificateMonths: optionalNumber("The months of the certificate", 1, 120),
    people: z.array(z.string().max(64)).max(TARGETS_MOST).default([]),
    groups: z.array(z.string().max(64)).max(TARGETS_MOST).default([]),
    everyone: z.boolean().default(false),
    joiners: z.boolean().default(false),
    scoreBoard: z.boolean().default(false),
  })
  .refine(({ needed, scenarioIds }) => needed === null || needed <= scenarioIds.length, {
    message: "You ask for more scenarios than you chose.",
    path: ["needed"],
  })
  .refine(({ people, groups, everyone, joiners }) => people.length > 0 || groups.length > 0 || everyone || joiners, {
    message: "Choose who it is for.",
    path: ["people"],
  });
export type NewAssignment = z.infer<typeof newAssignmentSchema>;

export const assignmentEditSchema = z.object({ title, dueDate });

export const excuseSchema = z.object({
  userId: z.string().max(64),
  round: z.coerce.number().int().positive(),
  why: z
    .string()
    .trim()
    .min(1, "Say why.")
    .max(EXCUSE_MAX_LENGTH, `A reason has at most ${EXCUSE_MAX_LENGTH} characters.`),
});
