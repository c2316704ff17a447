import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isMeantAsKey } from "#core/identity/api-keys/key-format.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import type { Login } from "#core/identity/login.ts";
import { keepKeyLoginStatement, programLoginName } from "../../adapters/d1/identity/program-logins.ts";
import { presentKey } from "../identity/api/present-key.ts";
import type { World } from "../world.ts";

/** An assistant that acts for a person: what its key or token may do, and the login by which services know the person. */
export type Assistant = { bearer: Extract<Bearer, { role: "authenticated" }>; login: Login };

/** Who stands behind a call of the MCP server. */
export function createAssistantAccess(world: World) {
  return {
    /**
     * `token`: the text after "Bearer", an API key of a person or an access token of ours. Throws IdentityError `no_authorization`
     * without one, and as `presentKey` does; `insufficient_scope` for the key of an organization.
     */
    async open(token: string | null): Promise<Assistant> {
      if (token === null) throw new IdentityError("no_authorization");
      if (!isMeantAsKey(token)) throw new IdentityError("no_authorization");
      const bearer = await presentKey(world, token);
      if (bearer.role !== "authenticated" || bearer.key === undefined) {
        throw new IdentityError("insufficient_scope", {
          message: "The key of an organization opens nobody's practice",
        });
      }
      await keepKeyLoginStatement(world.db, bearer.key.id, world.now());
      return { bearer, login: { tokenHash: programLoginName(bearer.key.id) } };
    },
  };
}
