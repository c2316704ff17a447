import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: Record<string, string>; body: string };

/** A program on this machine that is told what happens: it keeps every POST and answers 204. */
export async function openLocalReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/in`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
