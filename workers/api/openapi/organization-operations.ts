import { organizationPeopleSchema, organizationSchema } from "../organization.ts";
import type { Operation } from "./operation.ts";

const ERRORS = {
  401: "No key, or one that is cut, unknown, revoked or expired: { error, code }.",
  403: "Not the key of an organization, or not its scope, which is named: { error, code, reason }.",
  429: "Too many calls in a minute; Retry-After says when.",
};

const common = { method: "get", tag: "Organization", auth: "key", scope: "organization:read", errors: ERRORS } as const;

export const organizationOperations: Operation[] = [
  {
    ...common,
    path: "/api/organization",
    summary: "The organization of the key, with the scope organization:read",
    response: { status: 200, describes: "Its name, and how many are in it.", schema: organizationSchema },
  },
  {
    ...common,
    path: "/api/organization/people",
    summary: "Who is in it, as its owners see them",
    query: { limit: "At most 200, which is also the standard.", offset: "People to skip." },
    response: { status: 200, describes: "A page of them, and how many there are.", schema: organizationPeopleSchema },
  },
];
