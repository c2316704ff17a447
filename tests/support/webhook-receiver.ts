import { Webhook } from "standardwebhooks";
import { type TestWorld, testWorld } from "./world.ts";

export type Received = { url: string; headers: Record<string, string>; body: string; atMs: number };
type Answer = (request: Received, signal: AbortSignal) => Response | Promise<Response>;

const PUBLIC = "93.184.216.34";

/**
 * The internet as webhooks see it: a name server and one receiver, with a clock that a test moves. `answers`: one for each request, the
 * last for all that follow. `addresses`: what names lead to, one list for each look, the last for all that follow; null: the name server is away.
 */
export function withReceiver(of: { answers?: Answer[]; addresses?: (string[] | null)[] } = {}) {
  const received: Received[] = [];
  const looks: string[] = [];
  const answers = of.answers ?? [() => new Response(null, { status: 204 })];
  const addresses = of.addresses ?? [[PUBLIC]];
  const timers = new Set<{ atMs: number; run: () => void }>();
  let tokens = 0;
  const world: TestWorld = testWorld({
    // Those of testWorld differ in their last bits alone, which 32 bytes do not hold.
    newToken: () => String(++tokens).padStart(4, "0").padEnd(43, "A"),
    after: (ms, run) => {
      const timer = { atMs: world.now() + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (url.hostname === "cloudflare-dns.com") return lookUp(url);
      if (init?.redirect !== "manual") throw new Error("redirects would be followed");
      const body = await request.text();
      const one = { url: request.url, headers: Object.fromEntries(request.headers), body, atMs: world.now() };
      received.push(one);
      const answer = answers[Math.min(received.length, answers.length) - 1];
      if (!answer) throw new Error("no answer is scripted");
      return answer(one, init.signal ?? new AbortController().signal);
    },
  });

  function lookUp(url: URL): Response {
    const name = url.searchParams.get("name") ?? "";
    const isFour = url.searchParams.get("type") === "A";
    if (isFour) looks.push(name);
    const found = addresses[Math.min(looks.length, addresses.length) - 1];
    if (found === null || found === undefined) return new Response("away", { status: 502 });
    const data = found.filter((address) => address.includes(":") !== isFour);
    return Response.json({ Status: 0, Answer: data.map((one) => ({ type: isFour ? 1 : 28, data: one })) });
  }

  return {
    world,
    received,
    looks,
    answers,
    /** What hangs until its sender gives up, or so long has passed. */
    hangs:
      (ms: number): Answer =>
      (_, signal) =>
        new Promise((resolve, reject) => {
          world.after(ms, () => resolve(new Response("at last")));
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    /** Moves the clock on, and runs what was to run by then. */
    pass(ms: number) {
      world.clock.advance(ms);
      for (const timer of [...timers].filter(({ atMs }) => atMs <= world.now())) {
        timers.delete(timer);
        timer.run();
      }
    },
    timers,
  };
}

/** As a receiver does it, with the unmodified package; its clock is the machine's, so the timestamp is looked at by itself. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const { "webhook-id": id = "", "webhook-timestamp": timestamp = "", "webhook-signature": signatures = "" } = headers;
  const expected = new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), body);
  return signatures.split(" ").includes(expected);
}
