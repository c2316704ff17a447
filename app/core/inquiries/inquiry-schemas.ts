import { z } from "zod";
import { cleanEmail, EMAIL_PROBLEM, isEmail } from "../identity/email-address.ts";
import { stripMarkup } from "../plain-text.ts";
import { LINE_MAX, MESSAGE_MAX, PARTNERSHIP_TYPES } from "./inquiry-limits.ts";

/** The two forms of the public site. Every field is a text, as forms and the JSON of /api/public send them. */

const CONTACT_WAY_REQUIRED = "Either email or phone number is required.";

/** From a local number with its area code to the longest there is (E.164). */
const PHONE_DIGITS = /^\d{7,15}$/;

const line = z.string().max(LINE_MAX, `At most ${LINE_MAX} characters, please.`).transform(stripMarkup).default("");
const required = (problem: string) => line.refine((text) => text !== "", { error: problem });
const email = line.transform(cleanEmail).refine((text) => text === "" || isEmail(text), { error: EMAIL_PROBLEM });

/** Kept as it was written, with its lines; only what no keyboard types is taken out. */
const message = z
  .string()
  .max(MESSAGE_MAX, `At most ${MESSAGE_MAX.toLocaleString("en-US")} characters, please.`)
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  )
  .default("")
  .refine((text) => text !== "", { error: "Message is required." });

/** As an integer; 0 where it is blank or none. */
const employees = z.union([z.string(), z.number()]).default("").transform(readEmployees);

/** On the page, what cannot be is refused with words. */
const countedEmployees = z
  .string()
  .default("")
  .refine((text) => /^\s*\d*\s*$/.test(text), { error: "Enter a whole number, or leave this empty." })
  .transform(readEmployees);

const phone = line.refine((text) => text === "" || PHONE_DIGITS.test(text.replace(/\D/g, "")), {
  error: "Please enter a whole phone number, such as 702 555 0142.",
});

const contactFields = {
  firstName: line,
  lastName: line,
  companyName: required("Company name is required."),
  employees,
  email,
  phone,
  message,
};

/** What the JSON of /api/public sends: employees that are no number are 0. */
export const contactSchema = z.object(contactFields).superRefine(hasContactWay);

/** The same from the form of the page. */
export const contactFormSchema = z.object({ ...contactFields, employees: countedEmployees }).superRefine(hasContactWay);
export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

export const partnershipSchema = z.object({
  name: required("Full name is required."),
  company: required("Company name is required."),
  email: email.refine((text) => text !== "", { error: "Work email is required." }),
  role: line,
  partnershipType: z
    .string()
    .default("")
    .pipe(z.enum(PARTNERSHIP_TYPES, { error: "Partnership type is required." })),
  website: line.refine(isWebsite, { error: "Please enter a full web address, such as https://agency.com" }),
  message,
});
export type PartnershipInput = z.input<typeof partnershipSchema>;
export type Partnership = z.output<typeof partnershipSchema>;

/** The whole number a text begins with, not below 0; 0 for anything else. */
export function readEmployees(given: string | number): number {
  const count = Number.parseInt(String(given), 10);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function hasContactWay(contact: { email: string; phone: string }, context: z.RefinementCtx): void {
  if (contact.email === "" && contact.phone === "")
    context.addIssue({ code: "custom", path: ["email"], message: CONTACT_WAY_REQUIRED });
}

function isWebsite(text: string): boolean {
  if (text === "") return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.hostname.includes(".");
}
