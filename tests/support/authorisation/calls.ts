import type { Row } from "./row.ts";

/** Live calls stand on the cookie, their socket on a ticket; here no call is live, and no voice is set up. */
const at =
  (rest: string): Row["path"] =>
  ({ conversationId }) =>
    `/api/calls/${conversationId}/${rest}`;
const kept =
  (rest: string): Row["path"] =>
  ({ practiceId }) =>
    `/api/conversations/${practiceId}/${rest}`;
const nothing = () => ({});

export const callRows: Row[] = [
  {
    route: "POST /api/calls",
    path: () => "/api/calls",
    body: () => ({ choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 } }),
    status: [401, 503, 503, 503, 401],
  },
  { route: "POST /api/calls/:id/ticket", path: at("ticket"), body: nothing, status: [401, 410, 410, 410, 401] },
  { route: "POST /api/calls/:id/end", path: at("end"), body: nothing, status: [401, 204, 204, 204, 401] },
  {
    route: "GET /functions/v1/realtime-chat",
    path: () => "/functions/v1/realtime-chat",
    status: [400, 400, 400, 400, 400],
  },
  { route: "GET /api/conversations/:id/recording", path: kept("recording"), status: [401, 404, 404, 404, 401] },
  { route: "DELETE /api/conversations/:id/recording", path: kept("recording"), status: [401, 404, 404, 204, 401] },
  {
    route: "GET /api/conversations/:id/transcript.txt",
    path: kept("transcript.txt"),
    status: [401, 404, 404, 200, 401],
  },
];

/** Anybody may write to us. */
export const publicFormRows: Row[] = ["contact-us", "partner-with-us"].map((form) => ({
  route: `POST /api/public/${form}`,
  path: () => `/api/public/${form}`,
  body: nothing,
  status: [400, 400, 400, 400, 400],
}));
