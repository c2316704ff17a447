import { IdentityError } from "#core/identity/api/identity-error.ts";
import { identitiesOf, ownIdentityId } from "#core/identity/api/user-view.ts";
import { removeSignInMethodStatements, type SignInMethod } from "../../../adapters/d1/identity/identities.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Subject } from "./grants.ts";

/** The sign-in methods of a person, which the identity API calls identities. */
export function createIdentities(world: World) {
  const { db, settings } = world;

  return {
    /** Throws IdentityError `manual_linking_disabled` unless people may link and unlink accounts themselves. */
    requireManualLinking(): void {
      if (!settings.SECURITY_MANUAL_LINKING_ENABLED) throw new IdentityError("manual_linking_disabled");
    },

    /**
     * Removes one sign-in method. Throws IdentityError `single_identity_not_deletable` for the last one, and `identity_not_found`
     * for one that the person does not have.
     */
    async unlink({ person, linked }: Pick<Subject, "person" | "linked">, identityId: string): Promise<void> {
      const all = identitiesOf(person, linked);
      if (all.length <= 1) throw new IdentityError("single_identity_not_deletable");
      const identity = all.find((one) => one.identity_id === identityId);
      if (!identity) throw new IdentityError("identity_not_found");
      const of = { userId: person.id, way: signInMethodOf(person.id, identityId), nowMs: world.now() };
      const [found, removed] = await db.batch(removeSignInMethodStatements(db, of));
      if (found.length === 0) throw new IdentityError("identity_not_found");
      if (removed.length === 0) throw new IdentityError("single_identity_not_deletable");
      const event = { userId: person.id, type: "identity_unlinked", message: `Unlinked ${identity.provider}` } as const;
      recordEvent(world, { ...event, metadata: {} });
    },
  };
}

function signInMethodOf(userId: string, identityId: string): SignInMethod {
  if (identityId === ownIdentityId(userId, "email")) return "email";
  return identityId === ownIdentityId(userId, "phone") ? "phone" : { identityId };
}
