import type { Login } from "#core/identity/login.ts";
import type { Services } from "../services/create-services.ts";

/** The context of every Hono handler: bindings and variables. `nonce` is the one of the page's Content-Security-Policy. */
export type ApiEnv = { Bindings: Env; Variables: { services: Services; login: Login | null; nonce: string } };
