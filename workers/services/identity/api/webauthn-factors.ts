import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import type { factorVerifyCall } from "#core/identity/api/request-bodies.ts";
import { isUniqueCollision, type Statement } from "../../../adapters/d1/database.ts";
import {
  deleteFactorsStatements,
  type FactorRow,
  factorHas,
  verifyFactorStatement,
} from "../../../adapters/d1/identity/factors.ts";
import { credentialsStatement, insertFactorCredentialStatement } from "../../../adapters/d1/identity/passkeys.ts";
import type { World } from "../../world.ts";
import type { Subject } from "./grants.ts";
import { createCeremonies } from "./passkey-ceremonies.ts";
import type { RaiseLevel } from "./proof-level.ts";

/**
 * Second factors whose proof is an authenticator's signature (WebAuthn). An unverified one makes its credential, a verified one
 * signs with it.
 */
export function createWebauthnFactors(world: World) {
  const { db } = world;
  const ceremonies = createCeremonies(world);

  return {
    /** The reference server's answer to a challenge; `expires_at` in unix seconds. */
    async challenge({ person }: Subject, factor: FactorRow) {
      const own = await credentialsStatement(db, person.id);
      const isNew = factor.status === "unverified";
      const begun = isNew
        ? await ceremonies.beginRegistration(person, own, factor.id)
        : await ceremonies.beginAuthentication(
            { purpose: "second-step", userId: person.id, factorId: factor.id },
            own.filter(({ factor_id }) => factor_id === factor.id),
          );
      return {
        id: begun.challengeId,
        type: factor.factor_type,
        expires_at: Math.floor(begun.expiresAt / 1000),
        webauthn: { type: isNew ? "create" : "request", credential_options: { publicKey: begun.options } },
      };
    },

    /**
     * Null where the factor was verified or removed by another call meanwhile. Throws IdentityError `validation_failed`,
     * `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed` or `webauthn_credential_exists`.
     */
    async answer<Raised>(
      { person }: Subject,
      factor: FactorRow,
      call: z.output<typeof factorVerifyCall>,
      raise: RaiseLevel<Raised>,
    ): Promise<Raised | null> {
      const { webauthn } = call;
      if (webauthn === null) throw new IdentityError("validation_failed", { message: "WebAuthn config required" });
      const userId = person.id;
      const given = { challengeId: call.challenge_id, credential: webauthn.credential_response };
      const guard = factorHas(db, factor.id, factor.status);
      if (factor.status === "verified") {
        const of = { purpose: "second-step", userId, factorId: factor.id } as const;
        await asSecondFactor(ceremonies.finishAuthentication(of, given, (row) => row.factor_id === factor.id));
        return raise("mfa/webauthn", { guard, claim: [] });
      }
      const made = await asSecondFactor(ceremonies.finishRegistration(userId, factor.id, given));
      const nowMs = world.now();
      const name = factor.friendly_name ?? "";
      const credential = { ...made, id: world.newId(), userId, factorId: factor.id, name, nowMs };
      const claim: Statement[] = [
        ...deleteFactorsStatements(db, { userId, unverifiedBut: factor.id }, guard),
        insertFactorCredentialStatement(db, credential, guard),
        verifyFactorStatement(db, factor.id, nowMs),
      ];
      return raise("mfa/webauthn", { guard, claim }).catch((error: unknown) => {
        throw isUniqueCollision(error, "passkeys") ? new IdentityError("webauthn_credential_exists") : error;
      });
    },
  };
}

/** The same refusals in the words that second factors have. */
async function asSecondFactor<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code === "webauthn_challenge_expired") throw new IdentityError("mfa_challenge_expired");
    if (error.code === "webauthn_challenge_not_found") {
      const message = "MFA factor with the provided challenge ID not found";
      throw new IdentityError("mfa_factor_not_found", { status: 422, message });
    }
    if (error.code === "webauthn_verification_failed") {
      throw new IdentityError("mfa_verification_failed", { message: "Invalid WebAuthn response" });
    }
    throw error;
  }
}
