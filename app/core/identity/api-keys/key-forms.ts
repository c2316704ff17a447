import { z } from "zod";
import { ORGANIZATION_SCOPES, PERSONAL_SCOPES } from "./api-scope.ts";
import { KEY_LIVES, KEY_NAME_MAX_LENGTH } from "./key-life.ts";

const NAME_PROBLEM = "Please enter a name";
const SCOPES_PROBLEM = "Please choose at least one";
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
