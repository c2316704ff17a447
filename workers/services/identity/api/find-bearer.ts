import { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isMeantAsKey } from "#core/identity/api-keys/key-format.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import { ANYBODY } from "#core/identity/bearer.ts";
import { readJwt } from "../../../adapters/identity/jwt.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { presentKey } from "./present-key.ts";

/** Finds for whom a call of the HTTP API is made, by its API key and token. Cookies are ignored. */
export function createBearers(
  world: Pick<World, "db" | "now" | "settings">,
  identity: Pick<ReturnType<typeof createIdentityApi>, "isKnownKey" | "isServiceRole" | "grants" | "settings">,
) {
  return {
    /**
     * `token` is the text after "Bearer" (RFC 6750); clients that are not signed in send their API key there. Throws
     * IdentityError `no_authorization` for an unknown key, and `bad_jwt`, `session_not_found`, `user_not_found` or
     * `user_banned` for a token that is not valid: such a call is never treated as anonymous. A key of a person or an
     * organization (`rck_…`) needs no other key; it throws as `presentKey` does.
     */
    async read({ apiKey, token }: { apiKey: string | null; token: string | null }): Promise<Bearer> {
      const ownKey = [token, apiKey].find((one) => one !== null && isMeantAsKey(one));
      if (ownKey) return presentKey(world, ownKey);
      if (!(await identity.isKnownKey(apiKey))) {
        const message = apiKey === null ? "No API key found in request" : "Invalid API key";
        throw new IdentityError("no_authorization", { message });
      }
      const shown = token ?? apiKey;
      if (shown === null) return ANYBODY;
      if (roleOf(shown) === "authenticated") {
        const { person, claims } = await identity.grants.authenticate(shown);
        const { aal } = claims;
        const mayAdminister = aal === "aal2" || !identity.settings.ADMIN_SECOND_FACTOR_REQUIRED;
        return { role: "authenticated", userId: person.id, aal, mayAdminister };
      }
      if (await identity.isServiceRole(shown)) return { role: "service_role", userId: null, aal: null };
      if (shown === apiKey) return ANYBODY;
      throw new IdentityError("bad_jwt");
    },
  };
}

/** The role that a token claims. Nothing is verified here. */
function roleOf(token: string): string | null {
  const claims = z.object({ role: z.string() }).safeParse(readJwt(token)?.claims);
  return claims.success ? claims.data.role : null;
}
