import type { ApiScope } from "../identity/api-keys/api-scope.ts";

/** What an assistant can be let do. */
export const ASSISTANT_SCOPES = [
  "practice:read",
  "practice:write",
  "organization:read",
] as const satisfies readonly ApiScope[];
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

/** What its tools do with each, which is not what a key of the same scope opens. */
export const ASSISTANT_WORDS: Record<AssistantScope, string> = {
  "practice:read": "Read your practice: what was said, scores and feedback, drills and assignments",
  "practice:write": "Practice in your name, read how it went, and hand in attempts at assignments to your organization",
  "organization:read":
    "If you oversee people: read who is in the organization, by name and email, who is ready and what is missing, compliance findings, and the minutes and days each practiced",
};

/** Asked for where a program names none. */
const USUAL: readonly AssistantScope[] = ["practice:read", "practice:write"];

/** Those of a space-separated list that there are (RFC 6749, 3.3: others may be ignored). Empty: it names none that there is. */
export function scopesAskedFor(scope: string | null): readonly AssistantScope[] {
  const named = (scope ?? "").split(" ").filter((one) => one !== "");
  return named.length === 0 ? USUAL : ASSISTANT_SCOPES.filter((one) => named.includes(one));
}
