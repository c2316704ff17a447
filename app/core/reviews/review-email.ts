import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";

/** To the agent. It says nothing of what was said in the review. `title`: of the assignment, else of the scenario. */
export function reviewedEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  organisation: string;
  title: string;
  conversationId: string;
}): EmailBody {
  const title = oneLine(of.title);
  return emailBody(of, `Reviewed: ${title}`, [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    `Somebody at ${oneLine(of.organisation)} has looked at what you handed in for “${title}”. You can read it there; one answer of yours is possible, if you have not given it.`,
    { label: "See the review", link: linkTo(of, `/conversations/${of.conversationId}#review`) },
  ]);
}

/** A subject is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
