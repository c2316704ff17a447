import { type EmailBody, emailBody, type Paragraph } from "../../emails/email-body.ts";
import type { OneTimeTokenType } from "../one-time-token.ts";

// Emails that the API sends: a link, and six digits for whoever reads them on another device and can type them somewhere.

type MailedType = Exclude<OneTimeTokenType, "sms" | "phone_change">;

const WORDS: Record<MailedType, { subject: (siteName: string) => string; text: string; label: string }> = {
  confirmation: {
    subject: (siteName) => `Confirm your email for ${siteName}`,
    text: "One step is left: confirm that this is your email address. The link works for 24 hours.",
    label: "Confirm my email",
  },
  magiclink: {
    subject: (siteName) => `Sign in to ${siteName}`,
    text: "Here is your way in. The link works once, for one hour.",
    label: "Sign in",
  },
  recovery: {
    subject: (siteName) => `Choose a new password for ${siteName}`,
    text: "Somebody, we hope you, asked for a new password. The link works once, for one hour.",
    label: "Choose a new password",
  },
  invite: {
    subject: (siteName) => `You are invited to ${siteName}`,
    text: "You have been invited. The link works once, for 24 hours.",
    label: "Accept the invitation",
  },
  email_change: {
    subject: (siteName) => `Confirm your new email for ${siteName}`,
    text: "Confirm that this is your new email address. The link works for 24 hours.",
    label: "Confirm the new email",
  },
  email_change_current: {
    subject: (siteName) => `Confirm the change of your ${siteName} email`,
    text: "Your email address is about to change. Confirm it from here too. The link works for 24 hours.",
    label: "Confirm the change",
  },
  reauthentication: {
    subject: (siteName) => `Confirm that it is you at ${siteName}`,
    text: "Type this code where you were asked for it.",
    label: "",
  },
};

const IGNORE = "If it was not you, ignore this email. Nothing happens without it.";
const IGNORE_INVITATION = "If you do not want it, ignore this email. Nothing happens without it.";

/** `link` null: the code alone is asked for. `code` null: the link leads to a page that takes no code. */
export function identityEmail(
  type: MailedType,
  of: { siteName: string; fullName: string; link: string | null; code: string | null; isRepeat: boolean },
): EmailBody {
  const { subject, text, label } = WORDS[type];
  const paragraphs: Paragraph[] = [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    text,
    ...(of.link === null ? [] : [{ label, link: of.link }]),
    ...(of.code === null ? [] : [`Your code is ${of.code}. It works for 10 minutes.`]),
    ...(of.isRepeat
      ? [
          "This email was used to sign up before. If the passwords were different, none of them holds: choose a new one once you are signed in.",
        ]
      : []),
    type === "invite" ? IGNORE_INVITATION : IGNORE,
  ];
  return emailBody(of, subject(of.siteName), paragraphs);
}

export function codeMessage(of: { siteName: string; code: string }): string {
  return `Your ${of.siteName} code is ${of.code}. It works for 10 minutes.`;
}
