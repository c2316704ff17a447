import { DurableObject } from "cloudflare:workers";

type BareEnv = { RELAY: DurableObjectNamespace; UPSTREAM: string };

/** Passes every message on between a client and UPSTREAM, both ways, and knows nothing else. */
export class Relay extends DurableObject<BareEnv> {
  override async fetch(): Promise<Response> {
    const { webSocket: upstream } = await fetch(this.env.UPSTREAM, { headers: { Upgrade: "websocket" } });
    if (!upstream) return new Response("No socket.", { status: 502 });
    const { 0: toClient, 1: client } = new WebSocketPair();
    pass(upstream, client);
    pass(client, upstream);
    upstream.accept();
    client.accept();
    return new Response(null, { status: 101, webSocket: toClient });
  }
}

function pass(from: WebSocket, to: WebSocket): void {
  from.addEventListener("message", ({ data }) => to.send(data));
  from.addEventListener("close", () => to.close(1000));
}

export default {
  fetch: (request, env) => env.RELAY.get(env.RELAY.newUniqueId()).fetch(request),
} satisfies ExportedHandler<BareEnv>;
