import type { z } from "zod";
import { withFragment, withQuery } from "#core/identity/api/allowed-redirect.ts";
import { IdentityError, redirectedError } from "#core/identity/api/identity-error.ts";
import { PKCE_PREFIX } from "#core/identity/api/pkce.ts";
import { type VerifyType, verifyCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { isCodeShaped, isTokenShaped, type OneTimeTokenType } from "#core/identity/one-time-token.ts";
import { METHOD_OF_TOKEN } from "#core/identity/person.ts";
import type { AuthMethod } from "#core/identity/tokens/amr.ts";
import { isUniqueCollision } from "../../../adapters/d1/database.ts";
import { flowStatement } from "../../../adapters/d1/identity/sign-in-flows.ts";
import {
  linkTokenStatement,
  type SpentFor,
  spendToken,
  tryCodeStatement,
} from "../../../adapters/d1/identity/tokens.ts";
import { userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import { TOKENS_OF_TYPE } from "./api-sign-in.ts";
import type { Flows } from "./flows.ts";
import type { Grants, TokenResponse } from "./grants.ts";
import { limitByHour } from "./hourly-limits.ts";
import { requireEmail, requirePhone } from "./person-names.ts";

type VerifyCall = z.output<typeof verifyCall>;
type TokenRow = Awaited<ReturnType<typeof linkTokenStatement>>[number];
/** Whom an email proved. Null: half of a change of e-mail is confirmed, and the other email is waited for. */
type Proven = { userId: string; method: AuthMethod; flowId: string | null } | null;

const HALF_CONFIRMED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const SPENT_FOR: Record<OneTimeTokenType, SpentFor> = {
  confirmation: "confirm-email",
  invite: "confirm-email",
  magiclink: "confirm-email-by-other",
  recovery: "confirm-email-by-other",
  sms: "confirm-phone",
  phone_change: "take-new-phone",
  email_change: "confirm-new-half",
  email_change_current: "confirm-current-half",
  reauthentication: "nothing",
};

export function createVerifications(world: World, parts: { grants: Grants; flows: Flows }) {
  const { db, settings } = world;
  const { grants, flows } = parts;

  return {
    /** POST /verify: a link's token, or a code with the e-mail or phone it went to. */
    async verify(call: VerifyCall, client: Client): Promise<TokenResponse | { msg: string; code: string }> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      const proven = call.token_hash === null ? await proveByCode(call) : await proveByLink(call.type, call.token_hash);
      if (proven === null) return { msg: HALF_CONFIRMED, code: "200" };
      return grants.start(proven.userId, proven.method, client);
    },

    /** GET /verify: where a browser that opened a link goes next, with tokens, a code, or what went wrong. */
    async follow(of: { token: string; type: VerifyType }, redirectTo: string, client: Client): Promise<string> {
      try {
        await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
        const proven = await proveByLink(of.type, of.token);
        if (proven === null) {
          const message = new URLSearchParams({ message: HALF_CONFIRMED });
          return of.token.startsWith(PKCE_PREFIX) ? withQuery(redirectTo, message) : withFragment(redirectTo, message);
        }
        const [flow] = proven.flowId === null ? [] : await flowStatement(db, proven.flowId);
        if (flow) return await flows.codeRedirect(flow, { ...proven, redirectTo, providerTokens: null });
        return flows.tokensRedirect(redirectTo, await grants.start(proven.userId, proven.method, client), of.type);
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        const said = redirectedError(error);
        const target = of.token.startsWith(PKCE_PREFIX) ? withQuery(redirectTo, said) : redirectTo;
        said.set("sb", "");
        return withFragment(target, said);
      }
    },

    /** A mailed code alone, for pages. */
    async proveCode(of: { email: string; code: string }, client: Pick<Client, "address">): Promise<Proven> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      return proveByCode(verifyCall.parse({ type: "email", email: of.email, token: of.code }));
    },

    /** A link's token alone, for pages that start a login of their own or none. Null: half of a change of e-mail. */
    async proveLink(type: VerifyType, token: string, client: Pick<Client, "address">): Promise<Proven> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      return proveByLink(type, token);
    },

    proveReauthentication,
  };

  /** A code that was mailed to somebody who is signed in, to show that it is still them. */
  async function proveReauthentication(person: { email: string; phone: string | null }, nonce: string): Promise<void> {
    const types = ["reauthentication"] as const;
    const row =
      (await rightCode(types, person.email, nonce)) ??
      (person.phone === null ? null : await rightCode(types, person.phone, nonce));
    if (!row || !(await spend(row))) throw new IdentityError("reauthentication_not_valid");
  }

  async function proveByCode(call: VerifyCall): Promise<Proven> {
    if (call.token === null)
      throw new IdentityError("validation_failed", { message: "Verify requires a token or a token hash" });
    const isPhone = call.type === "sms" || call.type === "phone_change";
    const sentTo = isPhone
      ? call.phone !== null && requirePhone(world, call.phone)
      : call.email !== null && requireEmail(call.email);
    if (!sentTo) {
      const message = "Only an email address or phone number should be provided on verify";
      throw new IdentityError("validation_failed", { message });
    }
    const row = await rightCode(TOKENS_OF_TYPE[call.type], sentTo, call.token);
    if (!row) throw new IdentityError("otp_expired");
    const proven = await prove(row);
    return proven && row.type === "magiclink" ? { ...proven, method: "otp" } : proven;
  }

  async function proveByLink(type: VerifyType, linkToken: string): Promise<Proven> {
    const expired = () => new IdentityError("otp_expired", { message: "Email link is invalid or has expired" });
    const token = linkToken.startsWith(PKCE_PREFIX) ? linkToken.slice(PKCE_PREFIX.length) : linkToken;
    const [row] = isTokenShaped(token) ? await linkTokenStatement(db, TOKENS_OF_TYPE[type], hashToken(token)) : [];
    if (!row || row.used_at !== null || row.expires_at <= world.now()) throw expired();
    return prove(row, expired);
  }

  /** The token whose newest code this is. Costs one hash, whether or not there is one. */
  async function rightCode(types: readonly OneTimeTokenType[], sentTo: string, code: string): Promise<TokenRow | null> {
    const [row] = isCodeShaped(code) ? await tryCodeStatement(db, { types, sentTo, nowMs: world.now() }) : [];
    const isRight = await world.passwords.verify(code, row?.code_hash ?? null);
    return isRight && row ? row : null;
  }

  async function prove(row: TokenRow, expired = () => new IdentityError("otp_expired")): Promise<Proven> {
    if (row.type === "email_change" || row.type === "email_change_current") return proveEmailChange(row, expired);
    if (!(await spend(row))) throw expired();
    if (row.type === "confirmation") {
      const event = { userId: row.user_id, type: "email_confirmed", message: "Email confirmed" } as const;
      recordEvent(world, { ...event, metadata: { email: row.sent_to ?? undefined } });
    }
    return { userId: row.user_id, method: METHOD_OF_TOKEN[row.type], flowId: row.flow_id };
  }

  async function spend(row: TokenRow, purpose = SPENT_FOR[row.type]): Promise<boolean> {
    try {
      return await spendToken(db, { type: row.type, tokenHash: row.token_hash, nowMs: world.now(), for: purpose });
    } catch (error) {
      // Somebody else took the same e-mail or phone meanwhile.
      if (isUniqueCollision(error))
        throw new IdentityError(row.type === "phone_change" ? "phone_exists" : "email_exists");
      throw error;
    }
  }

  /** Both the old and the new e-mail confirm, in either order, unless the settings or the absence of an old one make it one. */
  async function proveEmailChange(row: TokenRow, expired: () => IdentityError): Promise<Proven> {
    const [person] = await userByIdStatement(db, row.user_id);
    const newEmail = person?.new_email ?? null;
    if (!person || newEmail === null) throw expired();
    if (row.type === "email_change" && row.sent_to !== newEmail) throw expired();
    const needsBoth = settings.MAILER_SECURE_EMAIL_CHANGE_ENABLED && person.email_confirmed_at !== null;
    const isSpent = await spend(row, needsBoth || row.type !== "email_change" ? SPENT_FOR[row.type] : "take-new-email");
    if (!isSpent) throw expired();
    const [changed] = await userByIdStatement(db, row.user_id);
    if (changed?.email !== newEmail) return null;
    const event = { userId: person.id, type: "email_changed", message: "Email changed" } as const;
    recordEvent(world, { ...event, metadata: { email: newEmail } });
    return { userId: person.id, method: "email_change", flowId: row.flow_id };
  }
}

export type Verifications = ReturnType<typeof createVerifications>;
