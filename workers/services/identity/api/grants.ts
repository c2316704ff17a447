import type { SQL } from "drizzle-orm";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { appMetadata, userMetadata, userView } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import { LOGIN_ABSOLUTE_MS } from "#core/identity/login.ts";
import { isBanned, visibleEmail } from "#core/identity/person.ts";
import { type AuthMethod, amrSchema, withMethod } from "#core/identity/tokens/amr.ts";
import { type AccessClaims, accessClaims, accessClaimsSchema } from "#core/identity/tokens/claims.ts";
import { judgeRefresh } from "#core/identity/tokens/refresh-rotation.ts";
import { type Database, didHold, holdsStatement, runBatch, type Statement } from "../../../adapters/d1/database.ts";
import { type FactorRow, factorsStatement } from "../../../adapters/d1/identity/factors.ts";
import {
  currentTokenStatement,
  endGrantsStatements,
  exchangeStatements,
  GRANT_IDLE_MS,
  type GrantRow,
  type GrantScope,
  grantStatement,
  insertGrantStatements,
  presentedTokenStatement,
  stepUpStatements,
} from "../../../adapters/d1/identity/grants.ts";
import { identitiesStatement } from "../../../adapters/d1/identity/identities.ts";
import { type SigningKeyRow, signingKeysStatement } from "../../../adapters/d1/identity/signing-keys.ts";
import { signedInStatement, type UserRow, userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import { readJwt, signJwt, verifyJwt } from "../../../adapters/identity/jwt.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import { keyedHash } from "../../../adapters/identity/sealing.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** The response to a sign-in or a refresh (RFC 6749 5.1). `expires_in` is in seconds, `expires_at` in unix seconds. */
export type TokenResponse = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
  provider_token?: string;
  provider_refresh_token?: string;
};

/** The caller with a valid access token: the person with their linked accounts and factors, the grant, and the token's claims. */
export type Bearer = Subject & { grant: GrantRow; claims: AccessClaims };
export type Subject = {
  person: UserRow;
  linked: Awaited<ReturnType<typeof identitiesStatement>>;
  factors: FactorRow[];
};

/** Within one grace period, no client makes a chain of refresh tokens as long as this. */
const MAX_SUCCESSORS = 64;

/** Grants: signed-in API clients, with their access tokens (JWT) and refresh tokens. */
export function createGrants(world: World, keys: SigningKeys) {
  const { db, settings } = world;
  const issuer = `${world.siteUrl}/auth/v1`;

  return {
    issuer,

    /** Starts a grant; `alsoWrite` runs first in the same batch. Throws IdentityError `user_banned` or `user_not_found`. */
    async start(
      userId: string,
      method: AuthMethod,
      client: Pick<Client, "userAgent">,
      alsoWrite: Statement[] = [],
    ): Promise<TokenResponse> {
      const nowMs = world.now();
      const refreshToken = world.newToken();
      const grant = {
        id: world.newId(),
        user_id: userId,
        amr: withMethod([], method, nowMs),
        created_at: nowMs,
        refreshed_at: nowMs,
        not_after: nowMs + LOGIN_ABSOLUTE_MS,
        user_agent: client.userAgent,
      };
      await runBatch(db, [
        ...alsoWrite,
        ...insertGrantStatements(db, grant, hashToken(refreshToken)),
        signedInStatement(db, userId, nowMs),
      ]);
      const { person, linked, factors, keyRows } = await readResponseParts(userId, grant.id);
      if (isBanned(person, nowMs)) {
        await runBatch(db, [...endGrantsStatements(db, { userId, only: grant.id })]);
        throw new IdentityError("user_banned");
      }
      const event = { userId, type: "signed_in", message: `Signed in by ${method}` } as const;
      recordEvent(world, { ...event, metadata: { email: visibleEmail(person.email), method } });
      return tokenResponse({ person, linked, factors }, grant, refreshToken, keyRows);
    },

    /**
     * Exchanges a refresh token by the rules of core/identity/tokens/refresh-rotation.ts (RFC 9700 4.14.2). Throws IdentityError
     * `refresh_token_not_found`, `refresh_token_already_used`, `session_expired` or `user_banned`.
     */
    async refresh(presented: string): Promise<TokenResponse> {
      const nowMs = world.now();
      const tokenHash = hashToken(presented);
      const [found] = presented.length > 200 ? [] : await presentedTokenStatement(db, tokenHash);
      if (!found) throw new IdentityError("refresh_token_not_found");
      const { token, grant, successorUsedAt } = found;
      const verdict = judgeRefresh(
        {
          usedAt: token.used_at,
          revokedAt: token.revoked_at,
          isSuccessorUsed: successorUsedAt !== null,
          grantEndsAt: Math.min(grant.not_after, grant.refreshed_at + GRANT_IDLE_MS),
        },
        nowMs,
      );
      if (verdict === "expired") throw new IdentityError("session_expired");
      if (verdict === "revoked") throw new IdentityError("refresh_token_already_used");
      if (verdict === "reuse") {
        await runBatch(db, [...endGrantsStatements(db, { userId: grant.user_id, only: grant.id })]);
        const event = { userId: grant.user_id, type: "token_reused", message: "Refresh token used twice" } as const;
        recordEvent(world, { ...event, metadata: {} });
        throw new IdentityError("refresh_token_already_used");
      }

      const successor = await keyedHash(settings, "refresh successor", presented);
      const successorHash = hashToken(successor);
      if (verdict === "rotate") await runBatch(db, [...exchangeStatements(db, { tokenHash, successorHash, nowMs })]);
      const { keyRows, currentHash, ...subject } = await readResponseParts(grant.user_id, grant.id);
      if (isBanned(subject.person, nowMs)) throw new IdentityError("user_banned");
      // The grant was ended or stepped up by another request meanwhile.
      if (currentHash === null) throw new IdentityError("refresh_token_not_found");
      return tokenResponse(subject, grant, await followSuccessors(successor, successorHash, currentHash), keyRows);
    },

    /**
     * The caller of an access token. Signature, lifetime, grant and person must be valid. Throws IdentityError
     * `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned` (403).
     */
    async authenticate(token: string | null): Promise<Bearer> {
      if (token === null) throw new IdentityError("no_authorization");
      const nowMs = world.now();
      const claimed = accessClaimsSchema.safeParse(readJwt(token)?.claims);
      const { sub = "", session_id = "" } = claimed.success ? claimed.data : {};
      const [keyRows, [person], linked, factors, [grant]] = await db.batch([
        signingKeysStatement(db),
        userByIdStatement(db, sub),
        identitiesStatement(db, sub),
        factorsStatement(db, sub),
        grantStatement(db, session_id, sub, nowMs),
      ]);
      const verified = await verifyJwt(token, keys.publicKeys(keyRows), nowMs);
      if ("problem" in verified) {
        const expired = { message: "invalid JWT: token is expired" };
        throw new IdentityError("bad_jwt", verified.problem === "expired" ? expired : {});
      }
      const claims = accessClaimsSchema.safeParse(verified.claims);
      if (!claims.success || claims.data.iss !== issuer) throw new IdentityError("bad_jwt");
      if (!person) throw new IdentityError("user_not_found");
      if (!grant) throw new IdentityError("session_not_found");
      if (isBanned(person, nowMs)) throw new IdentityError("user_banned", { status: 403 });
      return { person, linked, factors, grant, claims: claims.data };
    },

    /**
     * Step-up: adds one more proof to a grant. It gets new tokens, and its old refresh token becomes invalid, in one
     * transaction with `claim`. Null if `guard` is false; then nothing has changed.
     */
    async stepUp(
      bearer: Bearer,
      method: AuthMethod,
      of: { guard: SQL; claim: Statement[] },
    ): Promise<TokenResponse | null> {
      const nowMs = world.now();
      const refreshToken = world.newToken();
      const amr = withMethod(amrSchema.parse(bearer.grant.amr), method, nowMs);
      const tokenHash = hashToken(refreshToken);
      const step = { userId: bearer.person.id, grantId: bearer.grant.id, amr, tokenHash, nowMs };
      const statements = [holdsStatement(db, of.guard), ...stepUpStatements(db, step, of.guard), ...of.claim];
      if (!didHold(await runBatch(db, statements))) return null;
      const { keyRows, ...subject } = await readResponseParts(bearer.person.id, bearer.grant.id);
      return tokenResponse(subject, { ...bearer.grant, amr }, refreshToken, keyRows);
    },

    /** Signs out the grants of a scope. */
    async end(scope: GrantScope): Promise<void> {
      await runBatch(db, [...endGrantsStatements(db, scope)]);
      recordEvent(world, { userId: scope.userId, type: "signed_out", message: "Signed out", metadata: {} });
    },

    /** Throws IdentityError `user_not_found`. */
    requireSubject: (userId: string) => readSubject(db, userId),

    /** The claims of a token that our keys signed and whose time is not over, else null. */
    async verifiedClaims(token: string): Promise<unknown> {
      const verified = await verifyJwt(token, keys.publicKeys(await signingKeysStatement(db)), world.now());
      return "claims" in verified ? verified.claims : null;
    },
  };

  /** Reads the data of a token response in one round trip. `currentHash` is null if the grant has ended. */
  async function readResponseParts(userId: string, grantId: string) {
    const [[person], linked, factors, [current], keyRows] = await db.batch([
      userByIdStatement(db, userId),
      identitiesStatement(db, userId),
      factorsStatement(db, userId),
      currentTokenStatement(db, grantId),
      signingKeysStatement(db),
    ]);
    if (!person) throw new IdentityError("user_not_found");
    return { person, linked, factors, keyRows, currentHash: current?.tokenHash ?? null };
  }

  async function tokenResponse(
    subject: Subject,
    grant: Pick<GrantRow, "id" | "amr">,
    refreshToken: string,
    keyRows: SigningKeyRow[],
  ): Promise<TokenResponse> {
    const { person, linked, factors } = subject;
    const claims = accessClaims({
      issuer,
      person: {
        id: person.id,
        email: visibleEmail(person.email),
        phone: person.phone ?? "",
        appMetadata: appMetadata(person, linked),
        userMetadata: userMetadata(person),
        isAnonymous: person.is_anonymous,
      },
      grantId: grant.id,
      amr: amrSchema.parse(grant.amr),
      nowMs: world.now(),
      lifetimeSeconds: settings.JWT_EXP,
    });
    const key = await keys.signingKey(keyRows);
    return {
      access_token: await signJwt(key, claims),
      token_type: "bearer",
      expires_in: settings.JWT_EXP,
      expires_at: claims.exp,
      refresh_token: refreshToken,
      user: userView(person, linked, factors),
    };
  }

  /**
   * Computes the current refresh token of a grant from an older one: each token is derived from its predecessor. So a client
   * whose refresh response was lost gets the current token again, although only hashes are stored.
   */
  async function followSuccessors(token: string, tokenHash: string, currentHash: string): Promise<string> {
    let at = { token, hash: tokenHash };
    for (let step = 0; step < MAX_SUCCESSORS; step += 1) {
      if (at.hash === currentHash) return at.token;
      const next = await keyedHash(settings, "refresh successor", at.token);
      at = { token: next, hash: hashToken(next) };
    }
    throw new IdentityError("refresh_token_already_used");
  }
}

export type Grants = ReturnType<typeof createGrants>;

/** A person with their linked accounts and factors. Throws IdentityError `user_not_found`. */
export async function readSubject(db: Database, userId: string): Promise<Subject> {
  const [[person], linked, factors] = await db.batch([
    userByIdStatement(db, userId),
    identitiesStatement(db, userId),
    factorsStatement(db, userId),
  ]);
  if (!person) throw new IdentityError("user_not_found");
  return { person, linked, factors };
}
