import { z } from "zod";
import { cleanEmail, EMAIL_PROBLEM, isEmail } from "../identity/email-address.ts";
import { findTimeZone } from "../time-zones.ts";
import { LINK_DAYS_MOST, LINK_DOMAINS_MOST, LINK_USES_MOST } from "./invitation-rules.ts";
import { cleanDomain, DOMAIN_PROBLEM, isFreeMail } from "./mail-domain.ts";
import { cleanName, isName, NAME_PROBLEM } from "./organisation-name.ts";
import { isReservedSlug, isSlug, SLUG_PROBLEM, SLUG_RESERVED } from "./organisation-slug.ts";
import { TEAM_ROLES } from "./team-rights.ts";

// Forms of an organization. Checked in the service, which trusts no caller; the words go back to the page.

const name = z
  .string({ error: NAME_PROBLEM })
  .max(10_000, NAME_PROBLEM)
  .transform(cleanName)
  .refine(isName, NAME_PROBLEM);

const days = (least: number, most: number, what: string) => {
  const problem = `${what}: choose ${least} to ${most} days`;
  return z.coerce.number({ error: problem }).int(problem).min(least, problem).max(most, problem);
};

/** How many days each kind of handed-in work may be kept. */
export const KEPT_DAYS = { sound: [1, 365], words: [30, 3650], certificates: [365, 9131] } as const;

export const foundSchema = z.object({ name });

export const organisationSchema = z.object({
  name,
  slug: z
    .string({ error: SLUG_PROBLEM })
    .trim()
    .toLowerCase()
    .refine(isSlug, SLUG_PROBLEM)
    .refine((slug) => !isReservedSlug(slug), SLUG_RESERVED),
  timeZone: z.string().transform((zone, context) => {
    const found = findTimeZone(zone);
    if (found === null) context.addIssue({ code: "custom", message: "Please choose one of the time zones" });
    return found ?? z.NEVER;
  }),
  soundDays: days(...KEPT_DAYS.sound, "Sound"),
  wordsDays: days(...KEPT_DAYS.words, "Words"),
  certificatesDays: days(...KEPT_DAYS.certificates, "Certificates"),
  countsAfter: z.boolean(),
});
export type OrganisationInput = z.input<typeof organisationSchema>;

const invitedRole = z.enum(["manager", "agent"], { error: "Please choose a role" });
const group = z.string().max(100).nullable();

export const emailInvitationSchema = z.object({
  email: z
    .string({ error: EMAIL_PROBLEM })
    .max(10_000, EMAIL_PROBLEM)
    .transform(cleanEmail)
    .refine(isEmail, EMAIL_PROBLEM),
  role: invitedRole,
  groupId: group,
});
export type EmailInvitationInput = z.input<typeof emailInvitationSchema>;

const USES_PROBLEM = `Choose 1 to ${LINK_USES_MOST} seats`;
const LINK_DAYS_PROBLEM = `Choose 1 to ${LINK_DAYS_MOST} days`;
export const linkInvitationSchema = z.object({
  groupId: group,
  uses: z.coerce
    .number({ error: USES_PROBLEM })
    .int(USES_PROBLEM)
    .min(1, USES_PROBLEM)
    .max(LINK_USES_MOST, USES_PROBLEM),
  days: z.coerce
    .number({ error: LINK_DAYS_PROBLEM })
    .int(LINK_DAYS_PROBLEM)
    .min(1, LINK_DAYS_PROBLEM)
    .max(LINK_DAYS_MOST, LINK_DAYS_PROBLEM),
  /** Separated by blanks or commas. */
  domains: z
    .string()
    .max(10_000, DOMAIN_PROBLEM)
    .transform((text, context) => {
      const typed = text.split(/[\s,;]+/).filter(Boolean);
      const cleaned = typed.flatMap((one) => cleanDomain(one) ?? []);
      if (cleaned.length < typed.length) context.addIssue({ code: "custom", message: DOMAIN_PROBLEM });
      if (typed.length > LINK_DOMAINS_MOST)
        context.addIssue({ code: "custom", message: `A link can have at most ${LINK_DOMAINS_MOST} domains` });
      return [...new Set(cleaned)];
    }),
});
export type LinkInvitationInput = z.input<typeof linkInvitationSchema>;

export const roleSchema = z.object({ role: z.enum(TEAM_ROLES, { error: "Please choose a role" }) });

const ids = z.array(z.string().max(100)).max(5000);
export const groupSchema = z.object({ name, people: ids, managers: ids });
export type GroupInput = z.input<typeof groupSchema>;

export const domainSchema = z.object({
  domain: z
    .string({ error: DOMAIN_PROBLEM })
    .max(1000, DOMAIN_PROBLEM)
    .transform((text, context) => {
      const domain = cleanDomain(text);
      if (domain === null) context.addIssue({ code: "custom", message: DOMAIN_PROBLEM });
      else if (isFreeMail(domain))
        context.addIssue({
          code: "custom",
          message: "Anybody can have an address there, so it says nothing of where they work",
        });
      return domain ?? z.NEVER;
    }),
});
