import { isEmail } from "#core/identity/email-address.ts";
import { type Email, MailRefused } from "./mailer.ts";

/** RFC 5322 2.1.1: a line has at most 998 characters. */
const SUBJECT_MAX_LENGTH = 900;

/**
 * Throws MailRefused `header-injection` if a value contains a line break or another control character, or the recipient is not
 * exactly one email address. Every mailer calls it first.
 */
export function refuseHeaderInjection(mail: Email, from: string): void {
  const headers = [mail.recipient, mail.subject, mail.id, from, mail.unsubscribeUrl ?? ""];
  const isClean = headers.every((header) => !/[\p{Cc}\u2028\u2029]/u.test(header));
  if (!isClean || mail.subject.length > SUBJECT_MAX_LENGTH || !isEmail(mail.recipient))
    throw new MailRefused("header-injection");
}

/** The headers by which a mail program offers to end such emails with one click (RFC 2369, RFC 8058); none for other emails. */
export function unsubscribeHeaders({ unsubscribeUrl }: Email): { headers?: Record<string, string> } {
  if (!unsubscribeUrl) return {};
  return {
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** Splits "Name <address>" or a plain address. */
export function parseSender(from: string): { email: string; name: string } {
  const parts = /^(.*)<([^<>]+)>\s*$/.exec(from);
  return parts ? { name: (parts[1] ?? "").trim(), email: (parts[2] ?? "").trim() } : { name: "", email: from.trim() };
}
