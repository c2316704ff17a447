import type { z } from "zod";
import { withFragment, withQuery } from "#core/identity/api/allowed-redirect.ts";
import { IdentityError, redirectedError } from "#core/identity/api/identity-error.ts";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import type { idTokenGrant } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { cleanEmail, isEmail } from "#core/identity/email-address.ts";
import { cleanFullName, FULL_NAME_MAX_LENGTH } from "#core/identity/full-name.ts";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { isUniqueCollision, runBatch } from "../../../adapters/d1/database.ts";
import {
  identityBySubjectStatement,
  identitySeenStatement,
  insertIdentityStatement,
} from "../../../adapters/d1/identity/identities.ts";
import {
  claimFlowByStateStatement,
  type FlowRow,
  insertFlowStatement,
} from "../../../adapters/d1/identity/sign-in-flows.ts";
import { changeUserStatement, insertUserStatement, userByEmailStatement } from "../../../adapters/d1/identity/users.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import type { ProviderTokens } from "../../../adapters/identity/provider-client.ts";
import { ProviderFailed } from "../../../adapters/identity/provider-failed.ts";
import type { ProviderProfile } from "../../../adapters/identity/provider-profile.ts";
import { seal, unseal } from "../../../adapters/identity/sealing.ts";
import { sha256Base64url } from "../../../adapters/signing/base64url.ts";
import { faultOf, log } from "../../../log.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import { type Flows, providerPart } from "./flows.ts";
import type { Grants, TokenResponse } from "./grants.ts";
import { limitByHour } from "./hourly-limits.ts";

/**
 * `challenge`: the client's PKCE challenge; null: the client wants tokens in the fragment. `linkingUserId`: link to this
 * person.
 */
export type AuthorizeInput = {
  provider: string;
  scopes: string | null;
  challenge: string | null;
  redirectTo: string;
  linkingUserId: string | null;
};
export type CallbackInput = {
  state: string | null;
  code: string | null;
  /** Who the redirect comes from (RFC 9207). */
  issuer: string | null;
  error: string | null;
  errorDescription: string | null;
};

/** Sign-in with an OAuth 2 or OpenID Connect provider. */
export function createOAuth(world: World, parts: { grants: Grants; flows: Flows }) {
  const { db, settings, providers } = world;
  const { grants, flows } = parts;
  const redirectUri = `${grants.issuer}/callback`;

  return {
    /**
     * The provider's address to redirect the browser to. Our own exchange with the provider uses state, PKCE and a nonce (RFC
     * 9700 2.1, OpenID Connect Core 3.1.2.1). Throws IdentityError `validation_failed` for an unknown provider,
     * `over_request_rate_limit`, or `bad_oauth_callback` when the provider cannot be reached.
     */
    async authorize(of: AuthorizeInput, client: Client): Promise<string> {
      const provider = requireProvider(of.provider);
      // Every call stores a row, also for anonymous callers. Nobody needs more of them than token refreshes, so the limit is
      // shared.
      await limitByHour(world, "authorize", { address: client.address, limit: settings.RATE_LIMIT_TOKEN_REFRESH });
      const [state, verifier, nonce] = [world.newToken(), world.newToken(), world.newToken()];
      const challenge = await sha256Base64url(verifier);
      const url = await translateProviderErrors(
        providers.authorizationUrl(provider, { redirectUri, state, challenge, nonce, scopes: of.scopes }),
      );
      await insertFlowStatement(db, {
        id: world.newId(),
        state_hash: hashToken(state),
        provider: of.provider,
        redirect_to: of.redirectTo,
        code_challenge: of.challenge,
        linking_user_id: of.linkingUserId,
        sealed_exchange: await seal(settings, "provider exchange", JSON.stringify({ verifier, nonce })),
        created_at: world.now(),
      });
      return url;
    },

    /** The provider's redirect back to us. Returns the address to redirect the browser to; errors are in its parameters. */
    async callback(of: CallbackInput, client: Client): Promise<string> {
      const [flow] = of.state === null ? [] : await claimFlowByStateStatement(db, hashToken(of.state));
      const redirectTo = flow?.redirect_to ?? world.siteUrl;
      try {
        if (!flow) throw new IdentityError("bad_oauth_state");
        if (world.now() - flow.created_at > FLOW_LIFETIME_MS) throw new IdentityError("flow_state_expired");
        if (of.error !== null || of.code === null) {
          const message = (of.errorDescription ?? of.error ?? "OAuth callback without a code").slice(0, 200);
          throw new IdentityError("bad_oauth_callback", { message, status: of.error === "access_denied" ? 403 : 400 });
        }
        return await finish(flow, { code: of.code, issuer: of.issuer }, client);
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        const errorParameters = redirectedError(error);
        const target = withQuery(redirectTo, errorParameters);
        errorParameters.set("sb", "");
        return withFragment(target, errorParameters);
      }
    },

    /**
     * For apps that signed in at the provider themselves and send its ID token. Throws IdentityError `validation_failed`
     * (provider, nonce or token), `unexpected_audience`, and those of a new or linked account.
     */
    async byIdToken(
      call: z.output<typeof idTokenGrant>,
      client: Client,
      linkingUserId: string | null,
    ): Promise<TokenResponse> {
      const provider = findProvider(call.provider);
      if (!provider) throw disabledProvider(call.provider);
      // The app sends the hash of its nonce to the provider, and the nonce itself to us.
      const nonce = call.nonce === null ? null : hashToken(call.nonce);
      const profile = await translateProviderErrors(
        providers.profileOfIdToken(provider, call.id_token, { nonce, nowMs: world.now() }),
      );
      return grants.start(await personOf(call.provider, profile, linkingUserId), "oauth", client);
    },
  };

  async function finish(
    flow: FlowRow,
    returned: { code: string; issuer: string | null },
    client: Client,
  ): Promise<string> {
    const provider = requireProvider(flow.provider ?? "");
    const { verifier, nonce } = JSON.parse(await unseal(settings, "provider exchange", flow.sealed_exchange ?? ""));
    const tokens = await translateProviderErrors(providers.exchange(provider, { ...returned, redirectUri, verifier }));
    const profile = await translateProviderErrors(providers.profile(provider, tokens, { nonce, nowMs: world.now() }));
    const userId = await personOf(flow.provider ?? "", profile, flow.linking_user_id);
    const of = { userId, method: "oauth", redirectTo: flow.redirect_to } as const;
    if (flow.code_challenge !== null) return flows.codeRedirect(flow, { ...of, providerTokens: tokens });
    return flows.tokensRedirect(of.redirectTo, await withProvider(userId, tokens, client), null);
  }

  async function withProvider(userId: string, tokens: ProviderTokens, client: Client): Promise<TokenResponse> {
    return { ...(await grants.start(userId, "oauth", client)), ...providerPart(tokens) };
  }

  /**
   * The person of a provider's account: already linked, linked now, or newly created. Of two concurrent first visits, the second
   * collides with the first's rows and finds that person on its second attempt.
   */
  async function personOf(provider: string, profile: ProviderProfile, linkingUserId: string | null): Promise<string> {
    try {
      return await findOrMakePerson(provider, profile, linkingUserId);
    } catch (error) {
      if (isUniqueCollision(error)) return findOrMakePerson(provider, profile, linkingUserId);
      throw error;
    }
  }

  async function findOrMakePerson(provider: string, profile: ProviderProfile, linkingUserId: string | null) {
    const nowMs = world.now();
    const email = profile.email === null ? null : cleanEmail(profile.email);
    const [known] = await identityBySubjectStatement(db, provider, profile.subject);
    if (known && linkingUserId !== null) {
      const message =
        known.user_id === linkingUserId ? "Identity is already linked" : "Identity is already linked to another user";
      throw new IdentityError("identity_already_exists", { message });
    }
    if (known) {
      await identitySeenStatement(db, { id: known.id, data: profile.data, email, nowMs });
      return known.user_id;
    }

    const identity = (userId: string) =>
      insertIdentityStatement(db, {
        id: world.newId(),
        user_id: userId,
        provider,
        provider_id: profile.subject,
        identity_data: profile.data,
        email,
        last_sign_in_at: nowMs,
        created_at: nowMs,
        updated_at: nowMs,
      });
    if (linkingUserId !== null) {
      await runBatch(db, [
        identity(linkingUserId),
        ...(await anonymousUpgradeStatements(linkingUserId, email, profile)),
      ]);
      recordEvent(world, {
        userId: linkingUserId,
        type: "identity_linked",
        message: `Linked ${provider}`,
        metadata: { provider },
      });
      return linkingUserId;
    }
    // Otherwise an attacker could register a victim's email address at a provider that does not verify it, and sign in as them.
    if (email === null || !isEmail(email) || !profile.isEmailVerified) {
      const message = `Unverified email with ${provider}. Confirm the email there, or sign in by email.`;
      throw new IdentityError("provider_email_needs_verification", { message });
    }
    const [owner] = await userByEmailStatement(db, email);
    if (owner) {
      // If the email address was never confirmed, somebody else may have signed up with it, so the password is removed.
      const claimed = owner.email_confirmed_at === null ? { email_confirmed_at: nowMs, password_hash: null } : {};
      await runBatch(db, [identity(owner.id), changeUserStatement(db, owner.id, claimed, nowMs)]);
      recordEvent(world, {
        userId: owner.id,
        type: "identity_linked",
        message: `Linked ${provider}`,
        metadata: { email, provider },
      });
      return owner.id;
    }
    if (settings.DISABLE_SIGNUP) throw new IdentityError("signup_disabled");
    const id = world.newId();
    const person = {
      id,
      email,
      full_name: cleanFullName(profile.fullName ?? "").slice(0, FULL_NAME_MAX_LENGTH),
      email_confirmed_at: nowMs,
      has_email_identity: false,
      created_at: nowMs,
      updated_at: nowMs,
    };
    await runBatch(db, [insertUserStatement(db, person), identity(id)]);
    recordEvent(world, {
      userId: id,
      type: "signed_up",
      message: `Signed up with ${provider}`,
      metadata: { email, provider },
    });
    return id;
  }

  /** An anonymous person who links an account becomes a normal one, with its email address if that is verified and not in use. */
  async function anonymousUpgradeStatements(userId: string, email: string | null, profile: ProviderProfile) {
    const { person } = await grants.requireSubject(userId);
    if (!person.is_anonymous) return [];
    const isFree = email !== null && isEmail(email) && (await userByEmailStatement(db, email)).length === 0;
    const named = isFree && profile.isEmailVerified ? { email, email_confirmed_at: world.now() } : {};
    return [changeUserStatement(db, userId, { is_anonymous: false, ...named }, world.now())];
  }

  function findProvider(name: string): ProviderSettings | undefined {
    return Object.hasOwn(settings.OAUTH_PROVIDERS, name) ? settings.OAUTH_PROVIDERS[name] : undefined;
  }

  function requireProvider(name: string): ProviderSettings {
    const provider = findProvider(name);
    if (!provider) {
      const message = "Unsupported provider: provider is not enabled";
      throw new IdentityError("validation_failed", { message });
    }
    return provider;
  }
}

const ONE_NONCE = "Passed nonce and nonce in id_token should either both exist or not.";

/** The issuers that the reference server names for the providers it knows by name. */
const KNOWN_ISSUERS: Partial<Record<string, string>> = {
  apple: "https://appleid.apple.com",
  facebook: "https://www.facebook.com",
  google: "https://accounts.google.com",
  kakao: "https://kauth.kakao.com",
};

/** For a provider that is not in the settings, in the reference server's words. */
function disabledProvider(name: string): IdentityError {
  const issuer = Object.hasOwn(KNOWN_ISSUERS, name) ? KNOWN_ISSUERS[name] : undefined;
  return issuer === undefined
    ? new IdentityError("validation_failed", { message: `Custom OIDC provider "${name.slice(0, 50)}" not allowed` })
    : new IdentityError("provider_disabled", { message: `Provider (issuer "${issuer}") is not enabled` });
}

/** Translates a provider's failure into an IdentityError. Its kind is logged, the provider's own text is not. */
async function translateProviderErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log("warn", "provider.failed", { kind: error.kind, ...faultOf(error) });
    if (error.kind === "wrong-audience") throw new IdentityError("unexpected_audience");
    if (error.kind === "wrong-nonce") throw new IdentityError("validation_failed", { message: "Nonces mismatch" });
    if (error.kind === "one-nonce") throw new IdentityError("validation_failed", { message: ONE_NONCE });
    if (error.kind === "bad-id-token") throw new IdentityError("validation_failed", { message: "Bad ID token" });
    throw new IdentityError("bad_oauth_callback", { message: "The provider could not be asked" });
  }
}
