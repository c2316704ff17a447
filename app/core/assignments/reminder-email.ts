import { type EmailBody, emailBody, linkTo, oneLine } from "../emails/email-body.ts";
import { dueLabel } from "./due-date.ts";

/** `dueAt`: the end of the due day, unix ms, in the organization's `timeZone`. */
export function reminderEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  organisation: string;
  assignmentId: string;
  title: string;
  dueAt: number;
  timeZone: string;
}): EmailBody {
  return emailBody(of, `Due ${dueLabel(of.dueAt, of.timeZone)}: ${oneLine(of.title)}`, [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    `“${oneLine(of.title)}” from ${oneLine(of.organisation)} is due by the end of ${dueLabel(of.dueAt, of.timeZone)}. Practice first if you like: only what you choose to count is seen by others.`,
    { label: "Open the assignment", link: linkTo(of, `/chat?assignment=${encodeURIComponent(of.assignmentId)}`) },
  ]);
}
