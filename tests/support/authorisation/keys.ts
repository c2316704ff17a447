import type { Row } from "./row.ts";

/** What only the key of an organization opens (tests/workers/api/api-keys.test.ts), and what pages ask for passkeys. */
export const keyRows: Row[] = [
  { route: "GET /api/organization", path: () => "/api/organization", status: [401, 403, 403, 403, 403] },
  { route: "GET /api/organization/people", path: () => "/api/organization/people", status: [401, 403, 403, 403, 403] },
  // Nobody here has written a note; who reads one: tests/workers/api/file-notes.test.ts.
  {
    route: "GET /api/notes/:conversation",
    path: ({ conversationId }) => `/api/notes/${conversationId}`,
    status: [401, 404, 404, 404, 403],
  },
  { route: "POST /api/passkeys/sign-in", path: () => "/api/passkeys/sign-in", status: [200, 200, 200, 200, 200] },
  // Nobody here is between the two steps.
  {
    route: "POST /api/passkeys/second-step",
    path: () => "/api/passkeys/second-step",
    status: [401, 401, 401, 401, 401],
  },
  { route: "POST /api/passkeys/new", path: () => "/api/passkeys/new", status: [401, 200, 200, 200, 401] },
];
