import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";
import type { Inquiry } from "./inquiry.ts";

/** To the owner: somebody wrote by a form. What they wrote stands below the facts, as text. */
export function inquiryEmail(of: { siteUrl: string; siteName: string; inquiry: Inquiry }): EmailBody {
  const { inquiry } = of;
  const who = inquiry.name || inquiry.email || inquiry.phone;
  const facts = [
    ["Name", inquiry.name],
    ["Company", inquiry.company],
    ["Email", inquiry.email],
    ["Phone", inquiry.phone],
    ...inquiry.details.map(({ label, value }) => [label, value]),
  ];
  return emailBody(of, `${INQUIRY_SUBJECTS[inquiry.kind]}: ${inquiry.company}`, [
    `${who} wrote to ${of.siteName}.`,
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    ...inquiry.message.split(/\n{2,}/),
    { label: "All messages", link: linkTo(of, "/admin/messages") },
  ]);
}

const INQUIRY_SUBJECTS = { contact: "Contact", partnership: "Partnership" } as const satisfies Record<
  Inquiry["kind"],
  string
>;
