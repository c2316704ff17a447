import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import type { passkeyVerifyCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { PASSKEYS_PER_PERSON } from "#core/identity/passkeys/passkey-limits.ts";
import { passkeyView } from "#core/identity/passkeys/passkey-view.ts";
import { PASSKEY_CHALLENGES_PER_ADDRESS, PASSKEY_CHALLENGES_PER_PERSON } from "#core/rate-limit.ts";
import { isUniqueCollision } from "../../../adapters/d1/database.ts";
import {
  credentialsStatement,
  insertPasskeyStatement,
  isLivePasskey,
  type PasskeyRow,
  removePasskeyStatements,
  renamePasskeyStatement,
  restorePasskeyStatement,
} from "../../../adapters/d1/identity/passkeys.ts";
import { userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Grants, Subject, TokenResponse } from "./grants.ts";
import { limitByHour, limitPersonByHour } from "./hourly-limits.ts";
import { type Ceremonies, createCeremonies } from "./passkey-ceremonies.ts";
import { needsSecondFactor, type SignedIn } from "./proof-level.ts";
import { sendSecurityNotice } from "./security-notices.ts";

type Answer = z.output<typeof passkeyVerifyCall>;

/**
 * Passkeys, in the words of the reference server's calls. The pages use the same. Where nothing else is said they throw
 * IdentityError `webauthn_challenge_not_found`, `webauthn_challenge_expired`, `webauthn_verification_failed` and
 * `over_request_rate_limit`.
 */
export function createPasskeys(world: World, grants: Grants) {
  const { db } = world;
  const ceremonies: Ceremonies = createCeremonies(world);

  return {
    ceremonies,

    /** Throws IdentityError `insufficient_aal` or `too_many_passkeys`, too. `expires_at` in unix seconds, here and below. */
    async beginRegistration(who: SignedIn) {
      requireSecondFactor(who);
      const { person } = who;
      await limitPersonByHour(world, "passkey", person.id, PASSKEY_CHALLENGES_PER_PERSON);
      const known = await credentialsStatement(db, person.id);
      if (known.filter(isLivePasskey).length >= PASSKEYS_PER_PERSON) throw new IdentityError("too_many_passkeys");
      return begun(await ceremonies.beginRegistration(person, known, null));
    },

    /** Throws IdentityError `insufficient_aal`, `webauthn_credential_exists` or `too_many_passkeys`, too. */
    async finishRegistration(who: SignedIn, call: Answer, name = ""): Promise<PasskeyRow> {
      requireSecondFactor(who);
      const { person } = who;
      const made = await ceremonies.finishRegistration(person.id, null, {
        challengeId: call.challenge_id,
        credential: call.credential,
      });
      const row = { ...made, id: world.newId(), userId: person.id, name, nowMs: world.now() };
      const [added] = await insertPasskeyStatement(db, row).catch((error: unknown) => {
        throw isUniqueCollision(error) ? new IdentityError("webauthn_credential_exists") : error;
      });
      if (!added) throw new IdentityError("too_many_passkeys");
      record(person.id, "passkey_added", "Passkey added");
      sendSecurityNotice(world, person, "passkey-added");
      return added;
    },

    /** For anybody: which passkey answers tells who it is. */
    async beginSignIn(client: Pick<Client, "address">) {
      const limit = PASSKEY_CHALLENGES_PER_ADDRESS;
      await limitByHour(world, "passkey", { address: client.address, limit });
      return begun(await ceremonies.beginAuthentication(SIGN_IN, []));
    },

    /** The passkey of whoever signs in. */
    finishSignIn: (call: Answer): Promise<PasskeyRow> =>
      ceremonies.finishAuthentication(SIGN_IN, given(call), isLivePasskey),

    /** The same, as a grant of aal2. Throws IdentityError `user_banned`, too. */
    async signIn(call: Answer, client: Client): Promise<TokenResponse> {
      const { user_id } = await ceremonies.finishAuthentication(SIGN_IN, given(call), isLivePasskey);
      return grants.start(user_id, "passkey", client);
    },

    async list(userId: string): Promise<PasskeyRow[]> {
      return (await credentialsStatement(db, userId)).filter(isLivePasskey);
    },

    /** Throws IdentityError `validation_failed` (404) for a passkey that the person does not have; so do the next two. */
    async rename(userId: string, id: string, name: string): Promise<PasskeyRow> {
      const [renamed] = await renamePasskeyStatement(db, { id, userId, name });
      return renamed ?? unknownPasskey();
    },

    /** Throws IdentityError `single_identity_not_deletable` for the last way to sign in, too. */
    async remove(person: Subject["person"], id: string): Promise<void> {
      const [found, removed] = await db.batch(
        removePasskeyStatements(db, { id, userId: person.id, nowMs: world.now() }),
      );
      if (found.length === 0) return unknownPasskey();
      if (removed.length === 0) {
        const message = "The last passkey of a person without a password or provider cannot be deleted";
        throw new IdentityError("single_identity_not_deletable", { message });
      }
      record(person.id, "passkey_removed", "Passkey removed");
      sendSecurityNotice(world, person, "passkey-removed");
    },

    /** Brings a removed one back within REMOVED_PASSKEY_KEPT_MS. */
    async restore(person: Subject["person"], id: string): Promise<void> {
      const restored = await restorePasskeyStatement(db, { id, userId: person.id, nowMs: world.now() });
      if (restored.length === 0) return unknownPasskey();
      record(person.id, "passkey_restored", "Passkey brought back");
      sendSecurityNotice(world, person, "passkey-restored");
    },

    /** For the owner's server. Throws IdentityError `user_not_found` (404). */
    async listOf(userId: string) {
      await requirePerson(userId);
      return (await credentialsStatement(db, userId)).filter(isLivePasskey).map(passkeyView);
    },

    async removeOf(userId: string, id: string): Promise<void> {
      await this.remove(await requirePerson(userId), id);
    },

    requireSecondFactor,
  };

  async function requirePerson(userId: string) {
    const [person] = await userByIdStatement(db, userId);
    if (!person) throw new IdentityError("user_not_found", { status: 404, message: "User not found" });
    return person;
  }

  function record(
    userId: string,
    type: "passkey_added" | "passkey_removed" | "passkey_restored",
    message: string,
  ): void {
    recordEvent(world, { userId, type, message, metadata: {} });
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>;

const SIGN_IN = { purpose: "sign-in", userId: null, factorId: null } as const;

/** Whoever has a second factor has shown it before they change passkeys: those open the account by themselves. */
function requireSecondFactor(who: SignedIn): void {
  if (!needsSecondFactor(who)) return;
  throw new IdentityError("insufficient_aal", { message: "AAL2 required to manage passkeys" });
}

function given(call: Answer): { challengeId: string; credential: unknown } {
  return { challengeId: call.challenge_id, credential: call.credential };
}

function begun<Options>(of: { challengeId: string; options: Options; expiresAt: number }) {
  return { challenge_id: of.challengeId, options: of.options, expires_at: Math.floor(of.expiresAt / 1000) };
}

function unknownPasskey(): never {
  throw new IdentityError("validation_failed", { status: 404, message: "Passkey not found" });
}
