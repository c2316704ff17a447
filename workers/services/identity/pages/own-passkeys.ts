import { passkeyVerifyCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { passkeyAnswerSchema, passkeyNameSchema, passkeyRemovalSchema } from "#core/identity/pages/passkey-forms.ts";
import { REMOVED_PASSKEY_KEPT_MS } from "#core/identity/passkeys/passkey-limits.ts";
import type { PasskeysPage } from "#core/pages/account-pages.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { credentialsStatement, isLivePasskey } from "../../../adapters/d1/identity/passkeys.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { timeZoneOf } from "../admission.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { proofAskedOf, proveSelf } from "./own-proof.ts";
import { requireLogin, requireSelf, requireSelfFromRows, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "passkeys" | "verifications">;

/** The page of one's passkeys. Every method throws Refusal `signed_out` without a valid login. */
export function createOwnPasskeys(world: World, { passkeys, verifications }: Identity) {
  const { db } = world;

  return {
    async openPasskeys(login: Login | null): Promise<PasskeysPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        credentialsStatement(db, userIdOfLogin(known, nowMs)),
      ]);
      const self = requireSelfFromRows(world, known, rows);
      const own = rows[5].filter(({ factor_id }) => factor_id === null);
      const live = own.filter(isLivePasskey);
      return {
        viewer: self.viewer,
        proof: proofAskedOf(self),
        passkeys: live.map((row) => ({
          id: row.id,
          name: row.friendly_name || "Passkey",
          isBackedUp: row.is_backed_up,
          addedAt: row.created_at,
          lastUsedAt: row.last_used_at,
        })),
        onlyWayIn: live.length === 1 && self.person.password_hash === null && self.linked.length === 0,
        removed: own.flatMap(({ id, friendly_name, removed_at }) =>
          removed_at !== null && removed_at > nowMs - REMOVED_PASSKEY_KEPT_MS
            ? [{ id, name: friendly_name || "Passkey" }]
            : [],
        ),
        nowMs,
        timeZone: timeZoneOf(world, self.viewer),
      };
    },

    /** Options for the browser. Throws Refusal `passkeys_full` or `too_many_attempts`. */
    async beginPasskey(login: Login | null) {
      return translateIdentityErrors(passkeys.beginRegistration(await requireSelf(world, login)));
    },

    /**
     * Adds what the browser has made. Throws Refusal `bad_request`, `passkey_ended`, `passkey_refused`, `passkey_known` or
     * `passkeys_full`.
     */
    async addPasskey(login: Login | null, input: unknown): Promise<void> {
      const self = await requireSelf(world, login);
      const { name, challenge, credential } = requireInput(passkeyAnswerSchema, input);
      const call = passkeyVerifyCall.parse({ challenge_id: challenge, credential });
      await translateIdentityErrors(passkeys.finishRegistration(self, call, name));
    },

    /** Throws Refusal `bad_request` or `not_found`. */
    async renamePasskey(login: Login | null, input: unknown): Promise<void> {
      const { person } = await requireSelf(world, login);
      const { passkey, name } = requireInput(passkeyNameSchema, input);
      await translateIdentityErrors(passkeys.rename(person.id, passkey, name));
    },

    /** Needs a proof. Throws Refusal `bad_request`, `not_found`, `last_way_in`, `wrong_password`, `wrong_code` or `too_many_attempts`. */
    async removePasskey(login: Login | null, input: unknown, client: Client): Promise<void> {
      const self = await requireSelf(world, login);
      const { passkey, ...shown } = requireInput(passkeyRemovalSchema, input);
      await proveSelf(world, verifications, self, shown, client);
      await translateIdentityErrors(passkeys.remove(self.person, passkey));
    },

    /** Throws Refusal `not_found` when it was removed more than a day ago. */
    async restorePasskey(login: Login | null, passkey: string): Promise<void> {
      const { person } = await requireSelf(world, login);
      await translateIdentityErrors(passkeys.restore(person, passkey));
    },
  };
}
