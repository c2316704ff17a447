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
  nowMs: number;
}): EmailBody {
  const due = dueLabel(of.dueAt, of.timeZone, of.nowMs);
  return emailBody(of, `Due ${due}: ${oneLine(of.title)}`, [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    `“${oneLine(of.title)}” from ${oneLine(of.organisation)} is due by the end of ${due}. Practice first if you like: others see that you began, and read only what you choose to count.`,
    { label: "Open the assignment", link: linkTo(of, `/chat?assignment=${encodeURIComponent(of.assignmentId)}`) },
  ]);
}
