import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";

/** To somebody who is asked to score. It names no agent. */
export function scoringEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  organisation: string;
  by: string;
  calibrationId: string;
  title: string;
}): EmailBody {
  const title = oneLine(of.title);
  return emailBody(of, `Please score: ${title}`, [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    `${of.by} asks you to score “${title}” at ${oneLine(of.organisation)}. Each of you judges the same handed-in attempts alone; nobody sees what the others said before all have finished.`,
    "No score changes by it, and agents do not see it.",
    { label: "Score the attempts", link: linkTo(of, `/team/calibration/${encodeURIComponent(of.calibrationId)}`) },
  ]);
}

/** A subject is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
