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
  spendToken,
  type TokenEffect,
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
import { requireEmail, requirePhone } from "./login-identifier.ts";

type VerifyCall = z.output<typeof verifyCall>;
type TokenRow = Awaited<ReturnType<typeof linkTokenStatement>>[number];
/**
 * The person whose link or code was right. `isHalf`: one of the two emails of an address change is confirmed, the other is not
 * yet, which signs nobody in.
 */
type Proven = { userId: string; method: AuthMethod; flowId: string | null; isHalf: boolean };

const HALF_CONFIRMED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const EFFECT_OF_TOKEN: Record<OneTimeTokenType, TokenEffect> = {
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
    /**
     * POST /verify: a link's token, or a code with the email address or phone it was sent to. Throws IdentityError
     * `otp_expired` for a wrong or expired one, `validation_failed`, `email_exists`, `phone_exists`, `user_banned` or
     * `over_request_rate_limit`.
     */
    async verify(call: VerifyCall, client: Client): Promise<TokenResponse | { msg: string; code: string }> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      const proven = call.token_hash === null ? await proveByCode(call) : await proveByLink(call.type, call.token_hash);
      if (proven.isHalf) return { msg: HALF_CONFIRMED, code: "200" };
      return grants.start(proven.userId, proven.method, client);
    },

    /** GET /verify: spends a link's token. Returns the address to redirect the browser to, with tokens, a code, or an error. */
    async verifyByLink(of: { token: string; type: VerifyType }, redirectTo: string, client: Client): Promise<string> {
      try {
        await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
        const proven = await proveByLink(of.type, of.token);
        if (proven.isHalf) {
          const message = new URLSearchParams({ message: HALF_CONFIRMED });
          return of.token.startsWith(PKCE_PREFIX) ? withQuery(redirectTo, message) : withFragment(redirectTo, message);
        }
        const [flow] = proven.flowId === null ? [] : await flowStatement(db, proven.flowId);
        if (flow) return await flows.codeRedirect(flow, { ...proven, redirectTo, providerTokens: null });
        return flows.tokensRedirect(redirectTo, await grants.start(proven.userId, proven.method, client), of.type);
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        const errorParameters = redirectedError(error);
        const target = of.token.startsWith(PKCE_PREFIX) ? withQuery(redirectTo, errorParameters) : redirectTo;
        errorParameters.set("sb", "");
        return withFragment(target, errorParameters);
      }
    },

    /** Spends a mailed code, for pages that start a login instead of a grant. Errors as for `verify`. */
    async proveCode(of: { email: string; code: string }, client: Pick<Client, "address">): Promise<Proven> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      return proveByCode(verifyCall.parse({ type: "email", email: of.email, token: of.code }));
    },

    /** Spends a link's token, for pages that start a login instead of a grant, or nothing. Errors as for `verify`. */
    async proveLink(type: VerifyType, token: string, client: Pick<Client, "address">): Promise<Proven> {
      await limitByHour(world, "verify", { address: client.address, limit: settings.RATE_LIMIT_VERIFY });
      return proveByLink(type, token);
    },

    proveReauthentication,
  };

  /**
   * Spends a code that was sent to a signed-in person for a reauthentication. Throws IdentityError `reauthentication_not_valid`.
   */
  async function proveReauthentication(person: { email: string; phone: string | null }, nonce: string): Promise<void> {
    const types = ["reauthentication"] as const;
    const row =
      (await findTokenOfCode(types, person.email, nonce)) ??
      (person.phone === null ? null : await findTokenOfCode(types, person.phone, nonce));
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
    const row = await findTokenOfCode(TOKENS_OF_TYPE[call.type], sentTo, call.token);
    if (!row) throw new IdentityError("otp_expired");
    const proven = await prove(row);
    return row.type === "magiclink" ? { ...proven, method: "otp" } : proven;
  }

  async function proveByLink(type: VerifyType, linkToken: string): Promise<Proven> {
    const expired = () => new IdentityError("otp_expired", { message: "Email link is invalid or has expired" });
    const token = linkToken.startsWith(PKCE_PREFIX) ? linkToken.slice(PKCE_PREFIX.length) : linkToken;
    const [row] = isTokenShaped(token) ? await linkTokenStatement(db, TOKENS_OF_TYPE[type], hashToken(token)) : [];
    if (!row || row.used_at !== null || row.expires_at <= world.now()) throw expired();
    return prove(row, expired);
  }

  /** The newest token sent to this address, if `code` is its code; else null. Costs one hash, whether or not there is a token. */
  async function findTokenOfCode(
    types: readonly OneTimeTokenType[],
    sentTo: string,
    code: string,
  ): Promise<TokenRow | null> {
    const [row] = isCodeShaped(code) ? await tryCodeStatement(db, { types, sentTo, nowMs: world.now() }) : [];
    const isRight = await world.passwords.verify(code, row?.code_hash ?? null);
    return isRight && row ? row : null;
  }

  async function prove(row: TokenRow, expired = () => new IdentityError("otp_expired")): Promise<Proven> {
    if (row.type === "email_change" || row.type === "email_change_current") return proveEmailChange(row, expired);
    if (!(await spend(row))) throw expired();
    if (row.type === "confirmation") {
      const event = { userId: row.user_id, type: "email_confirmed", message: "Email confirmed" } as const;
      recordEvent(world, { ...event, metadata: row.sent_to === null ? {} : { email: row.sent_to } });
    }
    return { userId: row.user_id, method: METHOD_OF_TOKEN[row.type], flowId: row.flow_id, isHalf: false };
  }

  async function spend(row: TokenRow, purpose = EFFECT_OF_TOKEN[row.type]): Promise<boolean> {
    try {
      return await spendToken(db, { type: row.type, tokenHash: row.token_hash, nowMs: world.now(), for: purpose });
    } catch (error) {
      // Somebody else has taken the same email address or phone meanwhile.
      if (isUniqueCollision(error))
        throw new IdentityError(row.type === "phone_change" ? "phone_exists" : "email_exists");
      throw error;
    }
  }

  /**
   * A change of the email address. Both addresses confirm it, in either order. The new one alone is enough if the settings say
   * so or if the old one was never confirmed.
   */
  async function proveEmailChange(row: TokenRow, expired: () => IdentityError): Promise<Proven> {
    const [person] = await userByIdStatement(db, row.user_id);
    if (!person?.new_email) throw expired();
    const newEmail = person.new_email;
    if (row.type === "email_change" && row.sent_to !== newEmail) throw expired();
    const needsBoth = settings.MAILER_SECURE_EMAIL_CHANGE_ENABLED && person.email_confirmed_at !== null;
    const isSpent = await spend(
      row,
      needsBoth || row.type !== "email_change" ? EFFECT_OF_TOKEN[row.type] : "take-new-email",
    );
    if (!isSpent) throw expired();
    const [changed] = await userByIdStatement(db, row.user_id);
    const isHalf = changed?.email !== newEmail;
    const event = { userId: person.id, type: "email_changed", message: "Email changed" } as const;
    if (!isHalf) recordEvent(world, { ...event, metadata: { email: newEmail } });
    return { userId: person.id, method: "email_change", flowId: row.flow_id, isHalf };
  }
}

export type Verifications = ReturnType<typeof createVerifications>;
