import type { KeyQuota } from "#core/identity/api-keys/key-quota.ts";
import type { Login } from "#core/identity/login.ts";
import type { Services } from "../services/create-services.ts";

/**
 * The context of every Hono handler: bindings and variables. `nonce` is the one of the page's Content-Security-Policy, `keyQuota`
 * what is left to the API key of a call.
 */
export type ApiEnv = {
  Bindings: Env;
  Variables: { services: Services; login: Login | null; nonce: string; keyQuota?: KeyQuota };
};
