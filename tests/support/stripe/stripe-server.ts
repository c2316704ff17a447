import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createScriptedStripe, NOT_IMITATED, type ScriptedStripe } from "./scripted-stripe.ts";

export type StripeServer = {
  stripe: ScriptedStripe;
  /** STRIPE_* for the Worker. */
  settings: ScriptedStripe["settings"];
  /** Moves Stripe's clock on; the Worker's stays. */
  advance: (ms: number) => void;
  /** Posts all events that were not posted yet to the Worker; answers the statuses. */
  deliver: (site: string) => Promise<number[]>;
  stop: () => Promise<void>;
};

/** The scripted Stripe as a server of its own, for a built app and a browser. */
export async function startStripeServer(): Promise<StripeServer> {
  let ahead = 0;
  const stripe = createScriptedStripe({ now: () => Date.now() + ahead });
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const { method = "GET" } = incoming;
    const body = method === "GET" ? null : Buffer.concat(chunks).toString();
    const answer = await stripe.fetch(new Request(new URL(incoming.url ?? "/", address), { method, headers, body }));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  stripe.serveAt(address);
  console.log(NOT_IMITATED);
  return {
    stripe,
    settings: stripe.settings,
    advance: (ms) => {
      ahead += ms;
    },
    async deliver(site) {
      const statuses: number[] = [];
      for (const event of stripe.takeEvents()) {
        // Signed by the Worker's clock, which has not moved.
        const { body, signature } = await stripe.posted(event, { signedAt: Date.now() });
        const answer = await fetch(new URL("/webhooks/stripe", site), {
          method: "POST",
          headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
          body,
        });
        await answer.text();
        statuses.push(answer.status);
      }
      return statuses;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
