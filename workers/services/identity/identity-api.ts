import { redirectTarget } from "#core/identity/api/allowed-redirect.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { roleClaimsSchema } from "#core/identity/tokens/claims.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import type { World } from "../world.ts";
import { createAdminUsers } from "./api/admin-users.ts";
import { createApiSignIn } from "./api/api-sign-in.ts";
import { createApiSignUp } from "./api/api-sign-up.ts";
import { createFactors } from "./api/factors.ts";
import { createFlows } from "./api/flows.ts";
import { createGrants } from "./api/grants.ts";
import { limitByHour } from "./api/hourly-limits.ts";
import { createIdentities } from "./api/identities.ts";
import { createOAuth } from "./api/oauth.ts";
import { createPasskeys } from "./api/passkeys.ts";
import { createRecoveryCodes } from "./api/recovery-codes.ts";
import { createSigningKeys } from "./api/signing-keys.ts";
import { createTokenMessages } from "./api/token-messages.ts";
import { createUserChanges } from "./api/user-changes.ts";
import { createVerifications } from "./api/verifications.ts";

/**
 * The services behind /auth/v1, which follows the HTTP API of Supabase Auth (the reference server). Pages use the same services:
 * users, rules and limits are shared.
 */
export function createIdentityApi(world: World) {
  const { settings } = world;
  const keys = createSigningKeys(world);
  const grants = createGrants(world, keys);
  const messages = createTokenMessages(world);
  const flows = createFlows(world, grants);
  const verifications = createVerifications(world, { grants, flows });

  return {
    settings,
    keys,
    grants,
    flows,
    verifications,
    signUps: createApiSignUp(world, { grants, flows, messages }),
    signIns: createApiSignIn(world, { grants, flows, messages }),
    userChanges: createUserChanges(world, { grants, flows, messages, verifications }),
    factors: createFactors(world, grants),
    passkeys: createPasskeys(world, grants),
    recoveryCodes: createRecoveryCodes(world),
    identities: createIdentities(world),
    oauth: createOAuth(world, { grants, flows }),
    adminUsers: createAdminUsers(world, { grants, messages }),

    /** The wanted redirect address if the site or the allow list covers it, else the site's own address. */
    redirectTarget: (wanted: string | null | undefined) =>
      redirectTarget(wanted, { siteUrl: world.siteUrl, allowList: settings.URI_ALLOW_LIST }),

    /** Counts a token refresh. Throws IdentityError `over_request_rate_limit`. */
    limitRefreshes: (address: string | null) =>
      limitByHour(world, "refresh", { address, limit: settings.RATE_LIMIT_TOKEN_REFRESH }),

    /** Whether an API key is the anon key or stands for the service role. Without ANON_KEY in the settings, every call passes. */
    async isKnownKey(key: string | null): Promise<boolean> {
      if (settings.ANON_KEY === undefined) return true;
      if (key === null) return false;
      return (await isSame(key, settings.ANON_KEY)) || isServiceRole(key);
    },

    isServiceRole,

    /** Throws IdentityError `no_authorization` without a token, `not_admin` for a token without the service role. */
    async requireServiceRole(token: string | null): Promise<void> {
      if (token === null) throw new IdentityError("no_authorization");
      if (!(await isServiceRole(token))) throw new IdentityError("not_admin");
    },
  };

  /** True for the configured key itself, and for a token with that role that our keys signed. */
  async function isServiceRole(token: string): Promise<boolean> {
    if (settings.SERVICE_ROLE_KEY !== undefined && (await isSame(token, settings.SERVICE_ROLE_KEY))) return true;
    const claims = roleClaimsSchema.safeParse(await grants.verifiedClaims(token));
    return claims.success && claims.data.role !== "anon";
  }
}

/** Compares digests, so that the time of the comparison does not show how many characters of a guess were right. */
async function isSame(a: string, b: string): Promise<boolean> {
  return hashToken(a) === hashToken(b);
}
