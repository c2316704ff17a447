import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";

/** To whoever owns an endpoint that was turned off. `organization` null: it is a person's own. */
export function endpointOffEmail(of: {
  siteUrl: string;
  siteName: string;
  host: string;
  organization: string | null;
  reason: "gone" | "failing";
}): EmailBody {
  const whose = of.organization === null ? "your webhook" : `the webhook of ${of.organization}`;
  const why =
    of.reason === "gone"
      ? `${of.host} answered 410, which says that it wants no more messages.`
      : `${of.host} has received nothing for three days.`;
  return emailBody(of, `A webhook was turned off: ${of.host}`, [
    "Hello,",
    `We have turned off ${whose} to ${of.host}. ${why}`,
    "What happens from now on is not sent there. Its log keeps what could not be sent for 30 days, and each of it can be sent again once the webhook is on.",
    { label: "See what happened", link: linkTo(of, of.organization === null ? "/account/webhooks" : "/team/webhooks") },
  ]);
}
