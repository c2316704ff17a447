import { z } from "zod";
import { parsePriceKey } from "./plan-code.ts";

/** "starter_month", as a form posts a choice. */
export const postedChoice = z.string().transform((key, context) => {
  const choice = parsePriceKey(key);
  if (choice) return choice;
  context.addIssue({ code: "custom", message: "Choose a plan." });
  return z.NEVER;
});

/** A plan set by an admin's hand. `until`: "YYYY-MM-DD", the last day of it; "": without an end. */
export const grantSchema = z.object({
  to: z.string().trim().min(1, "Enter an email address, or the short name of an organization.").max(254),
  plan: z.string().pipe(z.enum(["starter", "professional", "custom"], { error: "Choose a plan." })),
  seats: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,5})?$/, "Enter a number of seats, or none.")
    .transform((seats) => (seats === "" ? null : Number(seats))),
  until: z
    .string()
    .trim()
    .refine((day) => day === "" || z.iso.date().safeParse(day).success, "Enter the last day, or none.")
    .transform((day) => (day === "" ? null : endOfDay(day))),
  why: z.string().trim().min(1, "Say why: it stands in the log.").max(300),
});
export type GrantInput = z.input<typeof grantSchema>;
export type Grant = z.output<typeof grantSchema>;

/** Through the last day wherever one is: it ends with it in UTC-12. */
function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + 36 * 60 * 60 * 1000;
}
