import type { SQL } from "drizzle-orm";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { appMetadata, userMetadata, userView } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import { LOGIN_ABSOLUTE_MS } from "#core/identity/login.ts";
import { isBanned, visibleEmail } from "#core/identity/person.ts";
import { type AuthMethod, amrSchema, withMethod } from "#core/identity/tokens/amr.ts";
import { type AccessClaims, accessClaims, accessClaimsSchema, isWithinLifetime } from "#core/identity/tokens/claims.ts";
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
import { derived } from "../../../adapters/identity/sealing.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** What a client is given when it signs in or refreshes. `expires_at` is in unix seconds. */
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

/** Who asks, by an access token that holds: the person with all that is shown of them, and the grant. */
export type Bearer = Subject & { grant: GrantRow; claims: AccessClaims };
export type Subject = {
  person: UserRow;
  linked: Awaited<ReturnType<typeof identitiesStatement>>;
  factors: FactorRow[];
};

/** Longer chains than this do not come from one grace period. */
const MAX_DESCENT = 64;

export function createGrants(world: World, keys: SigningKeys) {
  const { db, settings } = world;
  const issuer = `${world.siteUrl.replace(/\/+$/, "")}/auth/v1`;

  return {
    issuer,

    /** A new grant, written together with what it follows from. */
    async start(
      userId: string,
      method: AuthMethod,
      client: Pick<Client, "userAgent">,
      along: Statement[] = [],
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
        ...along,
        ...insertGrantStatements(db, grant, hashToken(refreshToken)),
        signedInStatement(db, userId, nowMs),
      ]);
      const { person, linked, factors, keyRows } = await answerParts(userId, grant.id);
      if (isBanned(person, nowMs)) {
        await runBatch(db, [...endGrantsStatements(db, { userId, only: grant.id })]);
        throw new IdentityError("user_banned");
      }
      const event = { userId, type: "signed_in", message: `Signed in by ${method}` } as const;
      recordEvent(world, { ...event, metadata: { email: visibleEmail(person.email) } });
      return respond({ person, linked, factors }, grant, refreshToken, keyRows);
    },

    /** Exchanges a refresh token; see core/identity/tokens/refresh-rotation.ts. */
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

      const successor = await derived(settings, "refresh successor", presented);
      const successorHash = hashToken(successor);
      if (verdict === "rotate") await runBatch(db, [...exchangeStatements(db, { tokenHash, successorHash, nowMs })]);
      const { keyRows, currentHash, ...subject } = await answerParts(grant.user_id, grant.id);
      if (isBanned(subject.person, nowMs)) throw new IdentityError("user_banned");
      // Signed out, or stepped up, while this was under way.
      if (currentHash === null) throw new IdentityError("refresh_token_not_found");
      return respond(subject, grant, await descend(successor, successorHash, currentHash), keyRows);
    },

    /** Who an access token speaks for. Its signature, its grant and its person must all still hold. */
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
      const claims = accessClaimsSchema.safeParse(await verifyJwt(token, keys.publicKeys(keyRows)));
      if (!claims.success || claims.data.iss !== issuer) throw new IdentityError("bad_jwt");
      if (!isWithinLifetime(claims.data.exp, nowMs)) {
        throw new IdentityError("bad_jwt", { message: "invalid JWT: token is expired" });
      }
      if (!person) throw new IdentityError("user_not_found");
      if (!grant) throw new IdentityError("session_not_found");
      if (isBanned(person, nowMs)) throw new IdentityError("user_banned", { status: 403 });
      return { person, linked, factors, grant, claims: claims.data };
    },

    /**
     * The same grant with one more proof: new tokens, and the old refresh token is void. One transaction with `claim`; null if
     * `guard` does not hold, and then nothing has changed.
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
      const { keyRows, ...subject } = await answerParts(bearer.person.id, bearer.grant.id);
      return respond(subject, { ...bearer.grant, amr }, refreshToken, keyRows);
    },

    async end(scope: GrantScope): Promise<void> {
      await runBatch(db, [...endGrantsStatements(db, scope)]);
      recordEvent(world, { userId: scope.userId, type: "signed_out", message: "Signed out", metadata: {} });
    },

    subject: (userId: string) => subjectOf(db, userId),

    /** The claims of any token that our keys signed and that has not ended; null otherwise. */
    async verifiedClaims(token: string): Promise<unknown> {
      return verifyJwt(token, keys.publicKeys(await signingKeysStatement(db)));
    },
  };

  /** What an answer is made of, in one round trip. `currentHash` is null where the grant has ended. */
  async function answerParts(userId: string, grantId: string) {
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

  async function respond(
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

  /** From one token to the one that is current: each is derived from the one before. */
  async function descend(token: string, tokenHash: string, currentHash: string): Promise<string> {
    let at = { token, hash: tokenHash };
    for (let step = 0; step < MAX_DESCENT; step += 1) {
      if (at.hash === currentHash) return at.token;
      const next = await derived(settings, "refresh successor", at.token);
      at = { token: next, hash: hashToken(next) };
    }
    throw new IdentityError("refresh_token_already_used");
  }
}

export type Grants = ReturnType<typeof createGrants>;

export async function subjectOf(db: Database, userId: string): Promise<Subject> {
  const [[person], linked, factors] = await db.batch([
    userByIdStatement(db, userId),
    identitiesStatement(db, userId),
    factorsStatement(db, userId),
  ]);
  if (!person) throw new IdentityError("user_not_found");
  return { person, linked, factors };
}
