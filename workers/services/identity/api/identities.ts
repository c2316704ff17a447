import { IdentityError } from "#core/identity/api/identity-error.ts";
import { identitiesOf, ownIdentityId } from "#core/identity/api/user-view.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import { deleteIdentityStatement } from "../../../adapters/d1/identity/identities.ts";
import { changeUserStatement } from "../../../adapters/d1/identity/users.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Subject } from "./grants.ts";

export function createIdentities(world: World) {
  const { db, settings } = world;

  return {
    /** Whether a person may link and unlink accounts by themselves. */
    requireManualLinking(): void {
      if (!settings.SECURITY_MANUAL_LINKING_ENABLED) throw new IdentityError("manual_linking_disabled");
    },

    /** Removes one way to sign in; the last one stays. */
    async unlink({ person, linked }: Pick<Subject, "person" | "linked">, identityId: string): Promise<void> {
      const all = identitiesOf(person, linked);
      if (all.length <= 1) throw new IdentityError("single_identity_not_deletable");
      const identity = all.find((one) => one.identity_id === identityId);
      if (!identity) throw new IdentityError("identity_not_found");
      const nowMs = world.now();
      if (identityId === ownIdentityId(person.id, "email")) {
        await changeUserStatement(db, person.id, { has_email_identity: false, password_hash: null }, nowMs);
      } else if (identityId === ownIdentityId(person.id, "phone")) {
        await changeUserStatement(db, person.id, { phone: null, phone_confirmed_at: null }, nowMs);
      } else {
        await runBatch(db, [deleteIdentityStatement(db, { id: identityId, userId: person.id })]);
      }
      const event = { userId: person.id, type: "identity_unlinked", message: `Unlinked ${identity.provider}` } as const;
      recordEvent(world, { ...event, metadata: {} });
    },
  };
}
