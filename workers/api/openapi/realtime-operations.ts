import { broadcastCallSchema } from "../realtime.ts";
import type { Operation } from "./operation.ts";

export const realtimeOperations: Operation[] = [
  {
    method: "get",
    path: "/realtime/v1/websocket",
    tag: "Channels",
    summary:
      "A WebSocket in the Phoenix protocol: changes of rows, broadcasts and presence. Each join brings the access token it stands on",
    auth: "bearer",
    query: { apikey: "The API key; a browser cannot send it as a header.", vsn: "1.0.0 or 2.0.0." },
    response: { status: 101, describes: "The socket." },
    errors: {
      400: "Not a WebSocket, or another version.",
      401: "The key is missing or unknown.",
      403: "A browser on a site that may not.",
      429: "Too many sockets.",
    },
  },
  {
    method: "post",
    path: "/realtime/v1/api/broadcast",
    tag: "Channels",
    summary: "Tells channels something without a socket; at most 20 messages, 64 KB",
    auth: "bearer",
    request: { schema: broadcastCallSchema },
    response: { status: 202, describes: "Told." },
    errors: {
      401: "Nobody is signed in.",
      422: "The messages cannot be read.",
      429: "Too many in a quarter of an hour.",
    },
  },
];
