import { site } from "#app/site/site.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { authenticationAnswer, registrationAnswer } from "#core/identity/passkeys/credential-answers.ts";
import { type NewCredential, PASSKEY_CHALLENGE_MS } from "#core/identity/passkeys/passkey-limits.ts";
import { relyingPartyOf } from "#core/identity/passkeys/relying-party.ts";
import { visibleEmail } from "#core/identity/person.ts";
import {
  credentialStatement,
  descriptorsOf,
  insertPasskeyChallengeStatement,
  notePasskeyUseStatement,
  type PasskeyRow,
  takePasskeyChallengeStatement,
} from "../../../adapters/d1/identity/passkeys.ts";
import { type UserRow, userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import { sendSecurityNotice } from "./security-notices.ts";

/** For what a challenge is, and of whom. It is answered only by the same. */
type For = { purpose: "register" | "sign-in" | "second-step"; userId: string | null; factorId: string | null };

/** `expiresAt` in unix ms. */
export type Begun<Options> = { challengeId: string; options: Options; expiresAt: number };

/**
 * The two ceremonies of WebAuthn: making a credential, and proving that somebody has one. A challenge is stored, answered once
 * and within PASSKEY_CHALLENGE_MS.
 */
export function createCeremonies(world: World) {
  const { db } = world;

  return {
    /** Options for `navigator.credentials.create`. `known`: credentials that the person has, of which none is made again. */
    async beginRegistration(person: UserRow, known: readonly PasskeyRow[], factorId: string | null) {
      const { registrationOptions } = await loadWebauthn();
      const name = visibleEmail(person.email) || person.phone || person.id;
      const options = await registrationOptions(party(), {
        challenge: world.newToken(),
        person: { id: person.id, name, displayName: person.full_name || name },
        known: descriptorsOf(known),
      });
      return begin({ purpose: "register", userId: person.id, factorId }, options);
    },

    /** Throws IdentityError `webauthn_challenge_not_found`, `webauthn_challenge_expired` or `webauthn_verification_failed`. */
    async finishRegistration(
      userId: string,
      factorId: string | null,
      given: { challengeId: string; credential: unknown },
    ): Promise<NewCredential> {
      const challenge = await takeChallenge(given.challengeId, { purpose: "register", userId, factorId });
      const answer = registrationAnswer.safeParse(given.credential);
      const { readNewCredential } = await loadWebauthn();
      const made = answer.success ? await readNewCredential(party(), { challenge, answer: answer.data }) : null;
      return made ?? refuse(userId, "A new passkey was not right");
    },

    /** Options for `navigator.credentials.get`. Without `known` any passkey of this site answers. */
    async beginAuthentication(of: For & { purpose: "sign-in" | "second-step" }, known: readonly PasskeyRow[]) {
      const { authenticationOptions } = await loadWebauthn();
      const options = await authenticationOptions(party(), {
        challenge: world.newToken(),
        known: descriptorsOf(known),
      });
      return begin(of, options);
    },

    /**
     * The credential that has signed, with its use noted. `accepts` tells which may answer. Throws as `finishRegistration` does;
     * a copied one is written down, and its person told.
     */
    async finishAuthentication(
      of: For & { purpose: "sign-in" | "second-step" },
      given: { challengeId: string; credential: unknown },
      accepts: (row: PasskeyRow) => boolean,
    ): Promise<PasskeyRow> {
      const challenge = await takeChallenge(given.challengeId, of);
      const answer = authenticationAnswer.safeParse(given.credential);
      const [credential] = answer.success ? await credentialStatement(db, answer.data.id) : [];
      if (!answer.success || !credential || !accepts(credential)) return refuse(of.userId, "An unknown passkey");
      const { readProof } = await loadWebauthn();
      const proof = await readProof(party(), { challenge, answer: answer.data, credential });
      if (proof === null) return refuse(credential.user_id, "A passkey's answer was not right");
      const [used] = await notePasskeyUseStatement(db, { id: credential.id, ...proof, nowMs: world.now() });
      return used ? credential : refuseCopy(credential);
    },
  };

  function party() {
    return relyingPartyOf(world.siteUrl, site.name);
  }

  async function begin<Options extends { challenge: string }>(of: For, options: Options): Promise<Begun<Options>> {
    const nowMs = world.now();
    const challengeId = world.newId();
    const expiresAt = nowMs + PASSKEY_CHALLENGE_MS;
    await insertPasskeyChallengeStatement(db, {
      id: challengeId,
      user_id: of.userId,
      purpose: of.purpose,
      factor_id: of.factorId,
      challenge: options.challenge,
      created_at: nowMs,
      expires_at: expiresAt,
    });
    return { challengeId, options, expiresAt };
  }

  async function takeChallenge(id: string, of: For): Promise<string> {
    const nowMs = world.now();
    const [taken] = await takePasskeyChallengeStatement(db, { id: id.slice(0, 100), ...of, nowMs });
    if (!taken) throw new IdentityError("webauthn_challenge_not_found");
    if (taken.expiresAt <= nowMs) throw new IdentityError("webauthn_challenge_expired");
    return taken.challenge;
  }

  function refuse(userId: string | null, message: string): never {
    recordEvent(world, { userId, type: "passkey_failed", message, metadata: {} });
    throw new IdentityError("webauthn_verification_failed");
  }

  async function refuseCopy(credential: PasskeyRow): Promise<never> {
    const [person] = await userByIdStatement(db, credential.user_id);
    const metadata = { passkey: credential.id };
    const message = "A passkey that did not count on: it was copied, or removed meanwhile";
    recordEvent(world, { userId: credential.user_id, type: "passkey_copied", message, metadata });
    if (person) sendSecurityNotice(world, person, "passkey-copied");
    throw new IdentityError("webauthn_verification_failed");
  }
}

export type Ceremonies = ReturnType<typeof createCeremonies>;

/** Its package is in no module that is read at the start. */
function loadWebauthn() {
  return import("../../../adapters/identity/webauthn.ts");
}
