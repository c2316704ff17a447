import { createContext } from "react-router";
import type { Login } from "#core/identity/login.ts";
import type { Services } from "#workers/services/create-services.ts";

/** What a page may ask for: the services, and which signed-in browser is asking (null: none). */
export const servicesContext = createContext<Services>();
export const loginContext = createContext<Login | null>(null);
/** Per request, for inline scripts of the framework under the content security policy. */
export const nonceContext = createContext<string>("");
