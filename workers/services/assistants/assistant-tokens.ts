import { z } from "zod";
import { OAuthError } from "#core/assistants/oauth-error.ts";
import { ACCESS_LIFE_MS, type TokenRequest, tokenRequestSchema } from "#core/assistants/oauth-requests.ts";
import { verifyPkce } from "#core/identity/api/pkce.ts";
import {
  endGrantStatements,
  exchangeCodeStatements,
  grantOfCodeStatement,
  grantScopesSchema,
  refreshTokenStatement,
  rotateStatements,
} from "../../adapters/d1/identity/assistant-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { sha256Base64url } from "../../adapters/signing/base64url.ts";
import type { World } from "../world.ts";
import { isMcpResource, mcpResource } from "./mcp-resource.ts";

/** RFC 6749, 5.1. */
export type TokenAnswer = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/** The tokens of an assistant: a code is exchanged once, and so is each refresh token. Every method throws OAuthError. */
export function createAssistantTokens(world: World) {
  const { db } = world;

  return {
    async exchange(input: unknown): Promise<TokenAnswer> {
      const { grant_type } = z.object({ grant_type: z.string().optional() }).catch({}).parse(input);
      if (grant_type !== undefined && !["authorization_code", "refresh_token"].includes(grant_type)) {
        throw new OAuthError("unsupported_grant_type", "Possible: authorization_code and refresh_token.");
      }
      const parsed = tokenRequestSchema.safeParse(input);
      if (!parsed.success) {
        const missing = parsed.error.issues[0]?.path.join(".") ?? "grant_type";
        throw new OAuthError("invalid_request", `${missing} is missing or wrong.`);
      }
      const request = parsed.data;
      if (request.resource !== undefined && !isMcpResource(world, request.resource)) {
        throw new OAuthError("invalid_target", `Tokens are for ${mcpResource(world)}.`);
      }
      return request.grant_type === "authorization_code" ? exchangeCode(request) : rotate(request);
    },

    /** RFC 7009, of refresh tokens: the grant ends. What is unknown is answered like what was revoked. */
    async revoke(token: string): Promise<void> {
      const [found] = await refreshTokenStatement(db, hashToken(token));
      if (found) await db.batch([...endGrantStatements(db, found.grantId, world.now())]);
    },
  };

  async function exchangeCode(of: Extract<TokenRequest, { grant_type: "authorization_code" }>): Promise<TokenAnswer> {
    const nowMs = world.now();
    const [grant] = await grantOfCodeStatement(db, hashToken(of.code));
    if (!grant || grant.clientId !== of.client_id) throw notLive("This code does not exist.");
    if (grant.codeUsedAt !== null) {
      // Somebody else has it, too (OAuth 2.1, 4.1.3): whoever came first loses what they got.
      await db.batch([...endGrantStatements(db, grant.id, nowMs)]);
      throw notLive("This code was used already.");
    }
    if (grant.revokedAt !== null || grant.codeExpiresAt <= nowMs) throw notLive("This code has expired.");
    if (isBanned(grant.bannedUntil)) throw notLive("This account is suspended.");
    if (grant.redirectUri !== of.redirect_uri) throw notLive("redirect_uri is not the one the code was sent to.");
    const digest = await sha256Base64url(of.code_verifier);
    if (!verifyPkce({ challenge: grant.codeChallenge, verifier: of.code_verifier, digest })) {
      throw notLive("code_verifier does not fit the challenge.");
    }
    const made = newTokens();
    const [, , , exchanged] = await db.batch([
      ...exchangeCodeStatements(db, { ...made.hashes, grantId: grant.id, userId: grant.userId, nowMs }),
    ]);
    if (exchanged.length !== 1) throw notLive("This code was used already.");
    return answerOf(made, grant.scopes);
  }

  async function rotate(of: Extract<TokenRequest, { grant_type: "refresh_token" }>): Promise<TokenAnswer> {
    const nowMs = world.now();
    const presentedHash = hashToken(of.refresh_token);
    const [found] = await refreshTokenStatement(db, presentedHash);
    if (!found || found.clientId !== of.client_id) throw notLive("This refresh token does not exist.");
    const { grantId } = found;
    if (found.usedAt !== null) {
      // Two have it: which of them is the thief, nobody can tell.
      await db.batch([...endGrantStatements(db, grantId, nowMs)]);
      throw notLive("This refresh token was used already, so access has ended. Connect again.");
    }
    if (!found.isLive || found.expiresAt <= nowMs) throw notLive("Access has ended. Connect again.");
    if (isBanned(found.bannedUntil)) throw notLive("This account is suspended.");
    const made = newTokens();
    const [, , , rotated] = await db.batch([
      ...rotateStatements(db, { ...made.hashes, grantId, presentedHash, nowMs }),
    ]);
    if (rotated.length !== 1) {
      await db.batch([...endGrantStatements(db, grantId, nowMs)]);
      throw notLive("This refresh token was used already, so access has ended. Connect again.");
    }
    return answerOf(made, found.scopes);
  }

  function newTokens() {
    const [access, refresh] = [world.newToken(), world.newToken()];
    const hashes = { accessHash: hashToken(access), refreshHash: hashToken(refresh), nowMs: world.now() };
    return { access, refresh, hashes };
  }

  function isBanned(until: number | null): boolean {
    return until !== null && until > world.now();
  }
}

function answerOf(made: { access: string; refresh: string }, scopes: unknown): TokenAnswer {
  return {
    access_token: made.access,
    token_type: "Bearer",
    expires_in: ACCESS_LIFE_MS / 1000,
    refresh_token: made.refresh,
    scope: grantScopesSchema.parse(scopes).join(" "),
  };
}

function notLive(description: string): OAuthError {
  return new OAuthError("invalid_grant", description);
}
