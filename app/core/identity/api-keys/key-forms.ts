import { z } from "zod";
import { ORGANIZATION_SCOPES, PERSONAL_SCOPES } from "./api-scope.ts";

const NAME_PROBLEM = "Please enter a name";
const SCOPES_PROBLEM = "Please choose at least one";
export const KEY_NAME_MAX_LENGTH = 80;

/** In days; "none": it goes on until it is revoked. */
export const KEY_LIVES = ["30", "90", "365", "none"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const common = {
  name: z
    .string({ error: NAME_PROBLEM })
    .trim()
    .min(1, NAME_PROBLEM)
    .max(KEY_NAME_MAX_LENGTH, `The name can have at most ${KEY_NAME_MAX_LENGTH} characters`),
  life: z.enum(KEY_LIVES, { error: "Please choose how long it works" }),
};

const distinct = <Scope>(chosen: Scope[]): Scope[] => [...new Set(chosen)];
const personalScopes = z.array(z.enum(PERSONAL_SCOPES), { error: SCOPES_PROBLEM }).min(1, SCOPES_PROBLEM);
const organizationScopes = z.array(z.enum(ORGANIZATION_SCOPES), { error: SCOPES_PROBLEM }).min(1, SCOPES_PROBLEM);

export const personalKeySchema = z.object({ ...common, scopes: personalScopes.transform(distinct) });
export const organizationKeySchema = z.object({ ...common, scopes: organizationScopes.transform(distinct) });

/** When a key made now ends, in unix ms. */
export function keyEndsAt(life: (typeof KEY_LIVES)[number], nowMs: number): number | null {
  return life === "none" ? null : nowMs + Number(life) * DAY_MS;
}
