import { type EmailBody, emailBody, linkTo, oneLine } from "../emails/email-body.ts";

/** Where the email of Monday is ended: for people a page with a button, for mail programs what takes their POST (RFC 8058). */
export function weeklyEmailPath(token: string): string {
  return `/team/weekly-email/${token}`;
}

/** `lines`: as the page has them (three-lines.ts). */
export function mondayEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  organisation: string;
  lines: readonly string[];
  token: string;
}): EmailBody & { unsubscribeUrl: string } {
  const unsubscribeUrl = linkTo(of, weeklyEmailPath(of.token));
  const organisation = oneLine(of.organisation);
  return {
    ...emailBody(of, `Ready on Monday? ${organisation}`, [
      of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
      ...of.lines.map(oneLine),
      { label: `Open ${organisation}`, link: linkTo(of, "/team") },
      "This is from what your people handed in, and what is late. What they practice in private is theirs.",
      { label: "No more emails on Mondays", link: unsubscribeUrl },
    ]),
    unsubscribeUrl,
  };
}
