import { site } from "#app/site/site.ts";
import { linkTo as linkToPage } from "#core/emails/email-body.ts";
import { codeMessage, identityEmail } from "#core/identity/api/api-emails.ts";
import { PKCE_PREFIX } from "#core/identity/api/pkce.ts";
import type { OneTimeTokenType } from "#core/identity/one-time-token.ts";
import type { Statement } from "../../../adapters/d1/database.ts";
import { deleteUnusedTokensStatement, insertTokenStatement } from "../../../adapters/d1/identity/tokens.ts";
import { changeUserStatement, type UserChange } from "../../../adapters/d1/identity/users.ts";
import { insertEmailStatement } from "../../../adapters/d1/outbox.ts";
import { newEmail, newTextMessage } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { newTokenWithCode } from "../new-one-time-token.ts";
import type { PreparedEmail } from "../registration.ts";

/** The type a link names, as the client reads it. */
export const WIRE_TYPE = {
  confirmation: "signup",
  recovery: "recovery",
  magiclink: "magiclink",
  invite: "invite",
  email_change: "email_change",
  email_change_current: "email_change",
} as const;
export type LinkedType = keyof typeof WIRE_TYPE;

export type MessageOf = {
  person: { id: string; full_name: string };
  /** The e-mail or phone it goes to. */
  to: string;
  /** Where the link leads in the end; already checked. */
  redirectTo?: string;
  page?: string;
  flowId?: string | null;
  isRepeat?: boolean;
};

/** Where an email's link leads: by way of a button to an address, or to a page of the product that takes the token itself. */
export type Landing = { redirectTo: string; page?: string };

/** `tokenStatements` are those of `statements` without the email, for whoever sends it by themselves. */
export type PreparedMessage = PreparedEmail & { tokenStatements: Statement[]; linkToken: string; code: string };

export function createLinkEmails(world: World) {
  const { db } = world;
  const base = `${world.siteUrl.replace(/\/+$/, "")}/auth/v1`;

  return {
    /** An email with a link and a code. Older ones of its kind become void. */
    async mail(type: LinkedType, of: MessageOf): Promise<PreparedMessage> {
      const { token, code, row } = await newTokenWithCode(world, tokenOf(type, of));
      const linkToken = of.flowId ? PKCE_PREFIX + token : token;
      const link = of.page
        ? linkToPage(world, `${of.page}?token=${linkToken}`)
        : linkTo("open", type, linkToken, of.redirectTo);
      const body = identityEmail(type, {
        siteName: site.name,
        fullName: of.person.full_name,
        link,
        code,
        isRepeat: of.isRepeat ?? false,
      });
      const mail = newEmail(world, of.to, body);
      const tokenStatements = [...replace(of.person.id, type), insertTokenStatement(db, row)];
      return {
        emailId: mail.id,
        linkToken,
        code,
        tokenStatements,
        statements: [...tokenStatements, insertEmailStatement(db, mail, world.now())],
      };
    },

    /** An email with a code alone. */
    async codeEmail(of: MessageOf): Promise<PreparedEmail> {
      const { code, row } = await newTokenWithCode(world, tokenOf("reauthentication", of));
      const fullName = of.person.full_name;
      const body = identityEmail("reauthentication", {
        siteName: site.name,
        fullName,
        link: null,
        code,
        isRepeat: false,
      });
      const mail = newEmail(world, of.to, body);
      const writes = [insertTokenStatement(db, row), insertEmailStatement(db, mail, world.now())];
      return { emailId: mail.id, statements: [...replace(of.person.id, "reauthentication"), ...writes] };
    },

    /** A code to a phone. */
    async text(type: "sms" | "phone_change" | "reauthentication", of: MessageOf): Promise<PreparedEmail> {
      const { code, row } = await newTokenWithCode(world, tokenOf(type, of));
      const message = newTextMessage(world, of.to, codeMessage({ siteName: site.name, code }));
      const writes = [insertTokenStatement(db, row), insertEmailStatement(db, message, world.now())];
      return { emailId: message.id, statements: [...replace(of.person.id, type), ...writes] };
    },

    /** The address that verifies at once; `open` asks for a press on a button first, since mail scanners open every link. */
    linkTo,
  };

  function linkTo(
    call: "open" | "verify",
    type: LinkedType,
    linkToken: string,
    redirectTo: string | undefined,
  ): string {
    const parameters = new URLSearchParams({ token: linkToken, type: WIRE_TYPE[type] });
    if (redirectTo) parameters.set("redirect_to", redirectTo);
    return `${base}/${call}?${parameters}`;
  }

  function replace(userId: string, type: OneTimeTokenType) {
    const sentAt = SENT_AT[type];
    return [
      deleteUnusedTokensStatement(db, userId, type),
      ...(sentAt === null ? [] : [changeUserStatement(db, userId, { [sentAt]: world.now() }, world.now())]),
    ];
  }

  function tokenOf(type: OneTimeTokenType, of: MessageOf) {
    return { userId: of.person.id, type, sentTo: of.to, flowId: of.flowId ?? null };
  }
}

export type LinkEmails = ReturnType<typeof createLinkEmails>;

const SENT_AT: Record<OneTimeTokenType, keyof UserChange | null> = {
  confirmation: "confirmation_sent_at",
  recovery: "recovery_sent_at",
  magiclink: "recovery_sent_at",
  invite: "invited_at",
  email_change: "email_change_sent_at",
  email_change_current: null,
  sms: "confirmation_sent_at",
  phone_change: "phone_change_sent_at",
  reauthentication: "reauthentication_sent_at",
};
