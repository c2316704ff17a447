import type { ApiScope } from "./api-scope.ts";
import type { KeyQuota } from "./key-quota.ts";

/** The key that a call is made with. `ofAssistant`: it is the token of an assistant that a person let in. */
export type HeldKey = { id: string; scopes: readonly ApiScope[]; quota: KeyQuota; ofAssistant?: true };
