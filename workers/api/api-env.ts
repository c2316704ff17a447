import type { Login } from "#core/identity/login.ts";
import type { Services } from "../services/create-services.ts";

/** What every Hono handler finds in its context. */
export type ApiEnv = { Bindings: Env; Variables: { services: Services; login: Login | null; nonce: string } };
