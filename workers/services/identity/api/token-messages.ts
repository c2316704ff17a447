import { site } from "#app/site/site.ts";
import { linkTo as linkToPage } from "#core/emails/email-body.ts";
import { codeMessage, identityEmail } from "#core/identity/api/api-emails.ts";
import { PKCE_PREFIX } from "#core/identity/api/pkce.ts";
import type { OneTimeTokenType } from "#core/identity/one-time-token.ts";
import type { Statement } from "../../../adapters/d1/database.ts";
import { deleteUnusedTokensStatement, insertTokenStatement } from "../../../adapters/d1/identity/tokens.ts";
import { changeUserStatement, type UserChange } from "../../../adapters/d1/identity/users.ts";
import { insertEmailToStatement } from "../../../adapters/d1/outbox.ts";
import { newEmail, newTextMessage } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { newTokenWithCode } from "../new-one-time-token.ts";
import type { PreparedMessage } from "../registration.ts";

/** The `type` parameter of a link, as clients of the API know it. */
export const WIRE_TYPE = {
  confirmation: "signup",
  recovery: "recovery",
  magiclink: "magiclink",
  invite: "invite",
  email_change: "email_change",
  email_change_current: "email_change",
} as const;
export type LinkedType = keyof typeof WIRE_TYPE;

export type MessageInput = {
  person: { id: string; full_name: string };
  /** The email address or phone that the message goes to. */
  to: string;
};

export type LinkEmailInput = MessageInput &
  Landing & {
    flowId?: string | null;
    isRepeat?: boolean;
  };

/**
 * Where an email's link leads: to `page`, a path of the product that takes the token itself, or without it to the confirmation
 * page with one button, and from there to `redirectTo`, which was checked against the allow list.
 */
export type Landing = { redirectTo: string; page?: string };

/** `tokenStatements` are the `statements` without the outbox insert, for owners who send the email themselves. */
export type PreparedTokenMessage = PreparedMessage & { tokenStatements: Statement[]; linkToken: string; code: string };

/** Of the pages that links lead to, only the one of sign-in links has a field for the code. Clients of the API verify every code. */
const TAKES_CODES: ReadonlySet<LinkedType> = new Set(["magiclink"]);

/** Emails and text messages with a one-time token. For `nobody` their statements write nothing: see nobody.ts. */
export function createTokenMessages(world: World) {
  const { db } = world;
  const base = `${world.siteUrl}/auth/v1`;

  return {
    /** An email with a link and, where something takes it, a code. Older unused tokens of its type are deleted. */
    async mail(type: LinkedType, of: LinkEmailInput): Promise<PreparedTokenMessage> {
      const { token, code, row } = await newTokenWithCode(world, tokenOf(type, of));
      const linkToken = of.flowId ? PKCE_PREFIX + token : token;
      const link = of.page
        ? linkToPage(world, `${of.page}?token=${linkToken}`)
        : linkTo("open", type, linkToken, of.redirectTo);
      const body = identityEmail(type, {
        siteName: site.name,
        fullName: of.person.full_name,
        link,
        code: of.page && !TAKES_CODES.has(type) ? null : code,
        isRepeat: of.isRepeat ?? false,
      });
      const mail = newEmail(world, of.to, body);
      const tokenStatements = [...replace(of.person.id, type), insertTokenStatement(db, row)];
      return {
        emailId: mail.id,
        linkToken,
        code,
        tokenStatements,
        statements: [...tokenStatements, insertEmailToStatement(db, of.person.id, mail, world.now())],
      };
    },

    /** An email with a code and no link, for a reauthentication. */
    async codeEmail(of: MessageInput): Promise<PreparedMessage> {
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
      const writes = [insertTokenStatement(db, row), insertEmailToStatement(db, of.person.id, mail, world.now())];
      return { emailId: mail.id, statements: [...replace(of.person.id, "reauthentication"), ...writes] };
    },

    /** A text message with a code. */
    async text(type: "sms" | "phone_change" | "reauthentication", of: MessageInput): Promise<PreparedMessage> {
      const { code, row } = await newTokenWithCode(world, tokenOf(type, of));
      const message = newTextMessage(world, of.to, codeMessage({ siteName: site.name, code }));
      const writes = [insertTokenStatement(db, row), insertEmailToStatement(db, of.person.id, message, world.now())];
      return { emailId: message.id, statements: [...replace(of.person.id, type), ...writes] };
    },

    /** A link's address. `verify` spends the token at once; `open` shows a button first, since mail scanners open every link. */
    linkTo,
  };

  function linkTo(call: "open" | "verify", type: LinkedType, linkToken: string, redirectTo: string): string {
    const parameters = new URLSearchParams({ token: linkToken, type: WIRE_TYPE[type], redirect_to: redirectTo });
    return `${base}/${call}?${parameters}`;
  }

  function replace(userId: string, type: OneTimeTokenType) {
    const sentAt = SENT_AT[type];
    return [
      deleteUnusedTokensStatement(db, userId, type),
      ...(sentAt === null ? [] : [changeUserStatement(db, userId, { [sentAt]: world.now() }, world.now())]),
    ];
  }

  function tokenOf(type: OneTimeTokenType, of: MessageInput & { flowId?: string | null }) {
    return { userId: of.person.id, type, sentTo: of.to, flowId: of.flowId ?? null };
  }
}

export type TokenMessages = ReturnType<typeof createTokenMessages>;

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
