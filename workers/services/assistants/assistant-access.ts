import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isMeantAsKey } from "#core/identity/api-keys/key-format.ts";
import type { HeldKey } from "#core/identity/api-keys/key-holder.ts";
import { CALLS_PER_KEY, keyQuota } from "#core/identity/api-keys/key-quota.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import type { Login } from "#core/identity/login.ts";
import { countCallWhereStatement } from "../../adapters/d1/api-key-rows.ts";
import { attemptKey } from "../../adapters/d1/attempt-rows.ts";
import {
  accessTokenStatement,
  grantScopesSchema,
  isLiveAccess,
  noteGrantUseStatement,
} from "../../adapters/d1/identity/assistant-rows.ts";
import { keepKeyLoginStatement, programLoginName } from "../../adapters/d1/identity/program-logins.ts";
import { movedStatement } from "../../adapters/d1/moved-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { presentKey } from "../identity/api/present-key.ts";
import { hostIn } from "../moved-addresses.ts";
import type { World } from "../world.ts";
import { mcpResource } from "./mcp-resource.ts";

/** An assistant that acts for a person: what its key or token may do, and the login by which services know the person. */
export type Assistant = { bearer: Extract<Bearer, { role: "authenticated" }>; login: Login };

/** Who stands behind a call of the MCP server. */
export function createAssistantAccess(world: World) {
  return {
    /**
     * `token`: the text after "Bearer", an API key of a person or an access token of ours. Throws IdentityError `no_authorization`
     * without one, `bad_jwt` for a token that is none of ours or has ended, and as `presentKey` does; `insufficient_scope` for the key
     * of an organization.
     */
    async open(token: string | null): Promise<Assistant> {
      if (token === null) throw new IdentityError("no_authorization");
      if (!isMeantAsKey(token)) return openByToken(token);
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

  /** One round trip reads the token, counts the call and notes the use, as with keys. */
  async function openByToken(token: string): Promise<Assistant> {
    const { db } = world;
    const nowMs = world.now();
    const tokenHash = hashToken(token);
    const countKey = await attemptKey(world.settings, "assistant", "person", tokenHash);
    const [[found], [counted]] = await db.batch([
      accessTokenStatement(db, tokenHash, nowMs),
      countCallWhereStatement(db, { countKey, nowMs }, isLiveAccess(tokenHash, nowMs)),
      noteGrantUseStatement(db, tokenHash, nowMs),
    ]);
    if (!found || !counted || found.resource !== mcpResource(world)) {
      const movedTo = found ? null : hostIn(await movedStatement(db, "token", tokenHash));
      const message =
        movedTo === null
          ? "This access token has ended, or is none of ours"
          : `This organization has its own address now: connect to https://${movedTo}/mcp`;
      throw new IdentityError("bad_jwt", { message, status: 401 });
    }
    if (found.bannedUntil !== null && found.bannedUntil > nowMs)
      throw new IdentityError("user_banned", { status: 403 });
    const quota = keyQuota(counted, nowMs);
    if (counted.count > CALLS_PER_KEY) {
      const text = `An assistant can make ${CALLS_PER_KEY} calls a minute.`;
      throw new Refusal("too_many_attempts", { text, retryAfterSeconds: quota.resetSeconds });
    }
    const scopes = grantScopesSchema.parse(found.scopes);
    const key: HeldKey = { id: found.grantId, scopes, quota, ofAssistant: true };
    return {
      bearer: { role: "authenticated", userId: found.userId, aal: "aal1", mayAdminister: false, key },
      login: { tokenHash: programLoginName(found.grantId) },
    };
  }
}
