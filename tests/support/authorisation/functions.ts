import type { Row } from "./row.ts";

export const functionRows: Row[] = [
  {
    route: "POST /functions/v1/extract-document-text",
    path: () => "/functions/v1/extract-document-text",
    body: () => ({ file: btoa("hello"), filename: "a.txt" }),
    status: [401, 200, 200, 200, 403],
  },
  {
    route: "POST /functions/v1/chat-gpt",
    path: () => "/functions/v1/chat-gpt",
    body: () => ({ message: "Hi, this is Pat." }),
    status: [401, 200, 200, 200, 403],
  },
  { route: "GET /api/engines", path: () => "/api/engines", status: [401, 403, 200, 403, 200] },
  // Where nobody bills there is no such door, for anybody.
  {
    route: "POST /webhooks/stripe",
    path: () => "/webhooks/stripe",
    body: () => ({}),
    status: [404, 404, 404, 404, 404],
  },
  { route: "GET /api/openapi.json", path: () => "/api/openapi.json", status: [200, 200, 200, 200, 200] },
  { route: "GET /api/docs", path: () => "/api/docs", status: [200, 200, 200, 200, 200] },
];
