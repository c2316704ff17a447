import { type EmailBody, emailBody, linkTo } from "../../emails/email-body.ts";

/**
 * `isRepeat`: somebody signed up with this email address before and did not confirm. The link signs in, so where the passwords
 * differ none holds: a stranger who signs up with another person's email address, before or after them, never has the password of a
 * confirmed account.
 */
export function confirmationEmail(of: {
  siteUrl: string;
  siteName: string;
  token: string;
  fullName: string;
  isRepeat: boolean;
}): EmailBody {
  const link = linkTo(of, `/auth/confirm?token=${of.token}`);
  const repeat =
    "This email was used to sign up before. If the passwords were different, none of them holds: the link signs you in, and you choose one in your account.";
  return emailBody(of, `Confirm your email for ${of.siteName}`, [
    `Hello ${of.fullName},`,
    `One step is left before your first rehearsal: confirm that this is your email address, and you are signed in. The link works once, for 24 hours.`,
    { label: "Confirm my email", link },
    ...(of.isRepeat ? [repeat] : []),
    "If you did not sign up, ignore this email. Nothing happens without the link.",
  ]);
}

export function recoveryEmail(of: { siteUrl: string; siteName: string; token: string; fullName: string }): EmailBody {
  const link = linkTo(of, `/auth/new-password?token=${of.token}`);
  return emailBody(of, `Choose a new password for ${of.siteName}`, [
    `Hello ${of.fullName},`,
    "Somebody, we hope you, asked for a new password. The link works once, for one hour.",
    { label: "Choose a new password", link },
    "If it was not you, ignore this email. Your password stays as it is.",
  ]);
}

/** `isFirst`: there was no password before. */
export function passwordChangedEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  isFirst?: boolean;
}): EmailBody {
  const did = of.isFirst ? "set" : "changed";
  const link = linkTo(of, "/auth/forgotten-password");
  return emailBody(of, `Your ${of.siteName} password was ${did}`, [
    `Hello ${of.fullName},`,
    `Your password was just ${did}, and every other browser was signed out.`,
    "If it was not you, choose a new password now:",
    { label: "Choose a new password", link },
  ]);
}

const NOTICES = {
  "second-factor-added": {
    subject: (siteName: string) => `Two-step verification is on at ${siteName}`,
    text: "An app or a phone was added to your account. From now on its code is asked for after your password.",
  },
  "another-factor-added": {
    subject: (siteName: string) => `A second step was added at ${siteName}`,
    text: "One more app or phone was added to your account. Its codes work beside those of the ones you had.",
  },
  "second-factor-removed": {
    subject: (siteName: string) => `A second step was removed at ${siteName}`,
    text: "An app or a phone was removed from your account. Its codes are no longer asked for.",
  },
  "recovery-code-used": {
    subject: (siteName: string) => `A recovery code was used at ${siteName}`,
    text: "Somebody, we hope you, used one of your recovery codes in place of your phone.",
  },
  "passkey-added": {
    subject: (siteName: string) => `A passkey was added at ${siteName}`,
    text: "A passkey was added to your account. It signs you in without your password.",
  },
  "passkey-removed": {
    subject: (siteName: string) => `A passkey was removed at ${siteName}`,
    text: "A passkey was removed from your account and no longer signs in. For a day you can bring it back on the page of your passkeys.",
  },
  "passkey-restored": {
    subject: (siteName: string) => `A passkey was brought back at ${siteName}`,
    text: "A passkey that was removed from your account signs you in again.",
  },
  "api-key-made": {
    subject: (siteName: string) => `An API key was made at ${siteName}`,
    text: "An API key was made with your account. Programs that have it use our API in your name, as far as you chose. You can revoke it in your account or organization under Keys; a new password does not.",
  },
  "assistant-allowed": {
    subject: (siteName: string) => `An assistant was let in at ${siteName}`,
    text: "An assistant may use your account now, as far as you allowed it. You can remove it in your account under Keys.",
  },
  "passkey-copied": {
    subject: (siteName: string) => `A passkey was refused at ${siteName}`,
    text: "A sign-in with one of your passkeys was refused: it had counted fewer uses than before, as a copy does. Remove it if you do not know why.",
  },
} as const satisfies Record<string, { subject: (siteName: string) => string; text: string }>;

/** What a person is told of their account after it happened. */
export type SecurityNotice = keyof typeof NOTICES;

export function securityNoticeEmail(
  notice: SecurityNotice,
  of: { siteUrl: string; siteName: string; fullName: string },
): EmailBody {
  const { subject, text } = NOTICES[notice];
  return emailBody(of, subject(of.siteName), [
    of.fullName === "" ? "Hello," : `Hello ${of.fullName},`,
    text,
    "If it was not you, choose a new password now, which signs everybody out, and look at your devices:",
    { label: "Choose a new password", link: linkTo(of, "/auth/forgotten-password") },
    { label: "Your devices", link: linkTo(of, "/account/devices") },
  ]);
}
