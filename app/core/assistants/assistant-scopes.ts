import type { ApiScope } from "../identity/api-keys/api-scope.ts";

/** What an assistant can be let do; the words for it are SCOPE_WORDS. */
export const ASSISTANT_SCOPES = [
  "practice:read",
  "practice:write",
  "organization:read",
] as const satisfies readonly ApiScope[];
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

/** Asked for where a program names none. */
const USUAL: readonly AssistantScope[] = ["practice:read", "practice:write"];

/** Those of a space-separated list that there are (RFC 6749, 3.3: others may be ignored). Empty: it names none that there is. */
export function scopesAskedFor(scope: string | null): readonly AssistantScope[] {
  const named = (scope ?? "").split(" ").filter((one) => one !== "");
  return named.length === 0 ? USUAL : ASSISTANT_SCOPES.filter((one) => named.includes(one));
}
