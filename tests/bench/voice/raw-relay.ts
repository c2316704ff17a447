/** `node raw-relay.ts URL`: passes every message on between a client and URL, both ways, and knows nothing else. */
import { createServer } from "node:http";
import { acceptSockets, connect, type WireSocket } from "./wire-socket.ts";

const [, , upstreamUrl = ""] = process.argv;
const server = createServer();
acceptSockets(server, (client) => void pass(client));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`http://127.0.0.1:${address.port}/\n`);
});

async function pass(client: WireSocket) {
  const upstream = await connect(upstreamUrl);
  client.onText = (text) => upstream.send(text);
  client.onClose = () => upstream.close(1000);
  upstream.onText = (text) => client.send(text);
  upstream.onClose = () => client.close(1001);
}
