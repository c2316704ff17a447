import type { Row } from "./row.ts";

/** These calls are no WebSockets, which is refused before anything else; who may open one is in tests/workers/realtime. */
export const realtimeRows: Row[] = [
  {
    route: "GET /realtime/v1/websocket",
    path: () => "/realtime/v1/websocket?vsn=2.0.0",
    status: [400, 400, 400, 400, 400],
  },
  {
    route: "POST /realtime/v1/api/broadcast",
    path: () => "/realtime/v1/api/broadcast",
    body: () => ({ messages: [{ topic: "room1", event: "news", payload: {} }] }),
    status: [401, 202, 202, 202, 202],
  },
  { route: "GET /api/changes", path: () => "/api/changes", status: [400, 400, 400, 400, 400] },
];
