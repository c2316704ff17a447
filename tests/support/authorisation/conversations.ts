import type { Row } from "./row.ts";

/** The calls of our pages stand on the cookie: the owner's server has none. */
const turn: Row["body"] = ({ newKey }) => ({ clientKey: newKey(), content: "How are you?", after: 2 });

export const conversationRows: Row[] = [
  {
    route: "POST /api/conversations",
    path: () => "/api/conversations",
    body: ({ newKey }) => ({
      choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 },
      clientKey: newKey(),
      content: "Hi, this is Pat.",
    }),
    status: [401, 200, 200, 200, 401],
  },
  {
    route: "POST /api/conversations/:id/turns",
    path: ({ practiceId }) => `/api/conversations/${practiceId}/turns`,
    body: turn,
    status: [401, 404, 404, 200, 401],
  },
  {
    route: "GET /api/conversations/:id/turns/:clientKey",
    path: ({ practiceId }) => `/api/conversations/${practiceId}/turns/${FIRST_KEY}`,
    status: [401, 404, 404, 200, 401],
  },
  {
    route: "POST /api/conversations/:id/turns/:clientKey/retry",
    path: ({ practiceId }) => `/api/conversations/${practiceId}/turns/${FIRST_KEY}/retry`,
    status: [401, 404, 404, 200, 401],
  },
  {
    route: "POST /api/conversations/:id/stop",
    path: ({ practiceId }) => `/api/conversations/${practiceId}/stop`,
    body: () => ({ clientKey: FIRST_KEY, shownCharacters: 3 }),
    status: [401, 404, 404, 204, 401],
  },
  {
    route: "POST /api/own-time-zone",
    path: () => "/api/own-time-zone",
    body: () => ({ timeZone: "America/Denver" }),
    status: [401, 204, 204, 204, 401],
  },
  { route: "GET /api/palette", path: () => "/api/palette", status: [401, 200, 200, 200, 401] },
];

/** What the owner's practice began with. */
export const FIRST_KEY = "00000000-0000-4000-8000-000000000001";
