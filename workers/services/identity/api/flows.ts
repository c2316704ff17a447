import { withFragment, withQuery } from "#core/identity/api/allowed-redirect.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { FLOW_LIFETIME_MS, verifyPkce } from "#core/identity/api/pkce.ts";
import type { Client } from "#core/identity/client.ts";
import { AUTH_METHODS, type AuthMethod } from "#core/identity/tokens/amr.ts";
import type { Statement } from "../../../adapters/d1/database.ts";
import {
  completeFlowStatement,
  type FlowRow,
  flowByCodeStatement,
  insertFlowOfStatement,
  takeFlowStatement,
} from "../../../adapters/d1/identity/sign-in-flows.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import type { ProviderTokens } from "../../../adapters/identity/provider-client.ts";
import { seal, unseal } from "../../../adapters/identity/sealing.ts";
import { sha256Base64url } from "../../../adapters/signing/base64url.ts";
import type { World } from "../../world.ts";
import type { Grants, TokenResponse } from "./grants.ts";

/**
 * Sign-ins that end with a redirect: either with tokens in the address's fragment (the implicit flow, RFC 6749 4.2), or with a
 * code that the client exchanges for tokens (PKCE, RFC 7636).
 */
export function createFlows(world: World, grants: Grants) {
  const { db, settings } = world;

  return {
    /**
     * Prepares a flow that ends when the person opens a mailed link. `statements` insert it. Without a challenge the client
     * wants no code: then `id` is null and there are no statements.
     */
    async begin(
      userId: string,
      challenge: string | null,
      redirectTo: string,
    ): Promise<{ id: string | null; statements: Statement[] }> {
      if (challenge === null) return { id: null, statements: [] };
      const id = world.newId();
      const row = { id, redirect_to: redirectTo, code_challenge: challenge, created_at: world.now() };
      return { id, statements: [insertFlowOfStatement(db, userId, row)] };
    },

    /** Completes a flow with its person. Returns the address to redirect the browser to, with a one-time `code`. */
    async codeRedirect(
      flow: Pick<FlowRow, "id" | "code_challenge">,
      of: { userId: string; method: AuthMethod; redirectTo: string; providerTokens: ProviderTokens | null },
    ): Promise<string> {
      const code = world.newToken();
      const tokens = of.providerTokens && JSON.stringify(of.providerTokens);
      await completeFlowStatement(db, {
        id: flow.id,
        userId: of.userId,
        method: of.method,
        codeHash: hashToken(code),
        sealedProviderTokens: tokens && (await seal(settings, "provider tokens", tokens)),
        nowMs: world.now(),
      });
      return withQuery(of.redirectTo, new URLSearchParams({ code }));
    },

    /** POST /token?grant_type=pkce: tokens for a code and its verifier. Throws as `redeem` does. */
    async exchange(code: string | null, verifier: string | null, client: Client): Promise<TokenResponse> {
      const { userId, method, sealedProviderTokens } = await redeem(code, verifier);
      const tokens = await grants.start(userId, method, client);
      if (sealedProviderTokens === null) return tokens;
      return {
        ...tokens,
        ...providerPart(JSON.parse(await unseal(settings, "provider tokens", sealedProviderTokens))),
      };
    },

    redeem,
    tokensRedirect,
  };

  /**
   * The person of a code, which works once. A wrong verifier ends the flow too, so that it cannot be guessed. Throws
   * IdentityError `validation_failed`, `flow_state_not_found`, `flow_state_expired` or `bad_code_verifier`.
   */
  async function redeem(code: string | null, verifier: string | null) {
    if (!code || !verifier) {
      throw new IdentityError("validation_failed", {
        message: "invalid request: both auth code and code verifier should be non-empty",
      });
    }
    const [known] = await flowByCodeStatement(db, hashToken(code));
    const [flow] = known ? await takeFlowStatement(db, known.id) : [];
    if (!flow || flow.user_id === null || flow.code_challenge === null) {
      throw new IdentityError("flow_state_not_found");
    }
    if (flow.code_issued_at === null || world.now() - flow.code_issued_at > FLOW_LIFETIME_MS) {
      throw new IdentityError("flow_state_expired");
    }
    const digest = await sha256Base64url(verifier);
    if (!verifyPkce({ challenge: flow.code_challenge, verifier, digest })) {
      throw new IdentityError("bad_code_verifier");
    }
    const method = AUTH_METHODS.find((known) => known === flow.method) ?? "otp";
    return { userId: flow.user_id, method, sealedProviderTokens: flow.sealed_provider_tokens };
  }
}

export type Flows = ReturnType<typeof createFlows>;

/** The provider's own tokens, as the token response carries them. */
export function providerPart(tokens: ProviderTokens) {
  return {
    provider_token: tokens.accessToken,
    ...(tokens.refreshToken !== null && { provider_refresh_token: tokens.refreshToken }),
  };
}

/** The implicit flow's redirect address. `sb` marks the fragment as ours, for pages that use fragments themselves. */
function tokensRedirect(redirectTo: string, tokens: TokenResponse, type: string | null): string {
  const parameters = new URLSearchParams({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    refresh_token: tokens.refresh_token,
    token_type: tokens.token_type,
    ...(tokens.provider_token && { provider_token: tokens.provider_token }),
    ...(tokens.provider_refresh_token && { provider_refresh_token: tokens.provider_refresh_token }),
    ...(type !== null && { type }),
    sb: "",
  });
  return withFragment(redirectTo, parameters);
}
