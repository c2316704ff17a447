import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";
import { momentLabel } from "../local-days.ts";

/** Where an invitation is opened. */
export function joinPath(token: string): string {
  return `/team/join/${token}`;
}

/** `name`: of who is invited, where it is known; `by`: who invites, a name or an email address. */
export function invitationEmail(of: {
  siteUrl: string;
  siteName: string;
  organisation: string;
  by: string;
  name: string;
  role: "manager" | "agent";
  token: string;
  days: number;
}): EmailBody {
  const as = of.role === "manager" ? "a manager" : "an agent";
  return emailBody(of, `${of.by} invites you to ${of.organisation} at ${of.siteName}`, [
    of.name === "" ? "Hello," : `Hello ${of.name},`,
    `${of.by} invites you to join ${of.organisation} at ${of.siteName} as ${as}. You rehearse sales conversations with an AI customer there.`,
    "What you practice by yourself stays yours: others there read and hear only what you hand in. Its owner, and the managers of your groups, also see how far your assignments are, private tries begun included, and the minutes and days you practice.",
    { label: "See the invitation", link: linkTo(of, joinPath(of.token)) },
    `The link is for this address and works for ${of.days} days. If you do not know who this is, ignore this email: nothing happens without the link.`,
  ]);
}

export function ownershipOfferEmail(of: {
  siteUrl: string;
  siteName: string;
  organisation: string;
  by: string;
}): EmailBody {
  return emailBody(of, `${of.by} offers you the ownership of ${of.organisation}`, [
    "Hello,",
    `${of.by} offers to make you the owner of ${of.organisation} at ${of.siteName}, and to become a manager. Nothing changes until you accept.`,
    { label: "See the offer", link: linkTo(of, "/team") },
  ]);
}

type OfDeletion = { siteUrl: string; siteName: string; organisation: string; by: string };

/** To the other owners. `deletesAt`: unix ms. */
export function deletionAskedEmail(of: OfDeletion & { deletesAt: number; timeZone: string }): EmailBody {
  return emailBody(of, `${of.organisation} is going to be deleted`, [
    "Hello,",
    `${of.by} has asked for the deletion of ${of.organisation} at ${of.siteName}. It happens after ${momentLabel(of.deletesAt, of.timeZone)}: what was handed in, assignments, groups and certificates are gone then. What people practiced by themselves stays theirs.`,
    "Until then every owner can undo it, and can export the organization's data.",
    { label: "Undo it or export the data", link: linkTo(of, "/team/settings") },
  ]);
}

export function deletionUndoneEmail(of: OfDeletion): EmailBody {
  return emailBody(of, `${of.organisation} stays`, [
    "Hello,",
    `${of.by} has undone the deletion of ${of.organisation} at ${of.siteName}. Nothing was deleted.`,
    { label: "Open its settings", link: linkTo(of, "/team/settings") },
  ]);
}
