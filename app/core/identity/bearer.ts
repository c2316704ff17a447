import { Refusal } from "../errors.ts";
import type { ApiScope } from "./api-keys/api-scope.ts";
import type { HeldKey } from "./api-keys/key-holder.ts";

/**
 * For whom a call of the HTTP API is made, by the token or key it brings. `aal2`: a second factor was shown.
 * `mayAdminister`: if the person is an admin, this token is good for it; a key never is. `key`: it was made with a key, which
 * may do what its scopes say (`requireScope`).
 */
export type Bearer =
  | { role: "anon"; userId: null; aal: null }
  | { role: "authenticated"; userId: string; aal: "aal1" | "aal2"; mayAdminister: boolean; key?: HeldKey }
  /** `ownerId`: who made the key, and still owns the organization. */
  | { role: "organization"; userId: null; aal: null; organizationId: string; ownerId: string; key: HeldKey }
  | { role: "service_role"; userId: null; aal: null };

export const ANYBODY: Bearer = { role: "anon", userId: null, aal: null };

/** Throws Refusal `scope_missing` for a key without this scope. Whoever comes without a key is not held to scopes. */
export function requireScope(bearer: Bearer, scope: ApiScope): void {
  const key = "key" in bearer ? bearer.key : undefined;
  if (key === undefined || key.scopes.includes(scope)) return;
  const text = key.ofAssistant
    ? `This assistant was let in without the scope ${scope}. Connect it again and allow that.`
    : `This API key does not have the scope ${scope}.`;
  throw new Refusal("scope_missing", { text, reason: scope });
}
