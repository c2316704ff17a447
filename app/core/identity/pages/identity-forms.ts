import { z } from "zod";
import { findTimeZone } from "../../time-zones.ts";
import { cleanEmail, EMAIL_MAX_LENGTH, EMAIL_PROBLEM, isEmail } from "../email-address.ts";
import { cleanFullName, FULL_NAME_TOO_SHORT, fullNameProblem } from "../full-name.ts";
import { isTooLong, passwordProblems } from "../password.ts";
import { DELETE_WORDS } from "./deletion-words.ts";

// Checked in the page's action, for errors beside the fields, and again in the service, which trusts no caller.

const TIME_ZONE_UNKNOWN = "Please choose one of the time zones";

const email = z
  .string({ error: EMAIL_PROBLEM })
  .max(10_000, EMAIL_PROBLEM)
  .transform(cleanEmail)
  .refine(isEmail, { error: EMAIL_PROBLEM });

const newPassword = z.string({ error: "Please enter a password" }).superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue({ code: "custom", message });
});

/** Sign-in does not judge shape or strength: what was never set is simply not right. */
export const signInSchema = z.object({
  email: z
    .string({ error: "Please enter your email address" })
    .max(10_000, EMAIL_PROBLEM)
    .transform(cleanEmail)
    .refine((cleaned) => cleaned !== "", { error: "Please enter your email address" })
    .refine((cleaned) => cleaned.length <= EMAIL_MAX_LENGTH, { error: EMAIL_PROBLEM }),
  password: z
    .string({ error: "Please enter your password" })
    .min(1, "Please enter your password")
    .refine((password) => !isTooLong(password), { error: "The password is too long" }),
});
export type SignInInput = z.input<typeof signInSchema>;

export const signUpSchema = z.object({
  fullName: z
    .string({ error: FULL_NAME_TOO_SHORT })
    .max(10_000, "Full name must be at most 100 characters long")
    .transform(cleanFullName)
    .superRefine((fullName, context) => {
      const problem = fullNameProblem(fullName);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  email,
  password: newPassword,
});
export type SignUpInput = z.input<typeof signUpSchema>;

export const recoverySchema = z.object({ email });
export const emailSchema = z.object({ email });
export const nameSchema = signUpSchema.pick({ fullName: true });

export const timeZoneSchema = z.object({
  timeZone: z.string({ error: TIME_ZONE_UNKNOWN }).transform((name, context) => {
    const zone = findTimeZone(name);
    if (zone === null) context.addIssue({ code: "custom", message: TIME_ZONE_UNKNOWN });
    return zone ?? z.NEVER;
  }),
});

export const newPasswordSchema = z.object({ password: newPassword });

const shortText = z.string().trim().max(100).optional();
const secret = z.string().max(2000).optional();
/** Which of the two proofs is asked for depends on whether the person has a password; the service decides. */
export const passwordChangeSchema = z.object({ currentPassword: secret, code: shortText, password: newPassword });

export const codeSchema = z.object({
  code: z.string({ error: "Please enter a code" }).trim().min(1, "Please enter a code").max(100, "This is not a code"),
});

export const deletionSchema = z.object({
  words: z
    .string({ error: `Please type "${DELETE_WORDS}"` })
    .refine((words) => words.trim().toLowerCase() === DELETE_WORDS, { error: `Please type "${DELETE_WORDS}"` }),
  currentPassword: secret,
  code: shortText,
});
