import type { Attachment } from "#core/realtime/channels.ts";
import type { RowChange } from "#core/realtime/subscriptions.ts";

/** The request header in which the Worker passes to the hub what it knows of a new socket. */
export const SOCKET_HEADER = "X-Realtime-Socket";

export type SocketRequest = { attachment: Attachment; address: string | null };
export type BroadcastMessage = { topic: string; event: string; payload: unknown };

/** The Durable Object that holds all sockets of `/realtime/v1` and of pages that refresh themselves. */
export interface RealtimeHub {
  /** Opens a socket; 429 when there are too many. */
  connect(socket: SocketRequest): Promise<Response>;
  /** Tells whoever listens and may see it that rows were written. */
  tell(changes: readonly RowChange[]): Promise<void>;
  /** Tells the open pages of these people to look again, as they do with their own login. */
  tellPages(userIds: readonly string[]): Promise<void>;
  broadcast(messages: readonly BroadcastMessage[]): Promise<void>;
}

export type RealtimeHubObject = {
  fetch(request: Request): Promise<Response>;
  tell(changes: readonly RowChange[]): Promise<void>;
  tellPages(userIds: readonly string[]): Promise<void>;
  broadcast(messages: readonly BroadcastMessage[]): Promise<void>;
};

/** `database`: the one whose rows this hub tells of. It is told with each socket, and keeps it. */
export function createRealtimeHub(hub: () => RealtimeHubObject, database: string): RealtimeHub {
  return {
    connect: async (socket) => {
      const headers = {
        Upgrade: "websocket",
        [SOCKET_HEADER]: encodeURIComponent(JSON.stringify({ ...socket, database })),
      };
      const answer = await hub().fetch(new Request("https://realtime.invalid/", { headers }));
      // Made anew: the headers of an answer that was fetched cannot be added to.
      const { status, webSocket } = answer;
      return webSocket ? new Response(null, { status, webSocket }) : new Response(answer.body, answer);
    },
    tell: (changes) => hub().tell(changes),
    tellPages: (userIds) => hub().tellPages(userIds),
    broadcast: (messages) => hub().broadcast(messages),
  };
}
