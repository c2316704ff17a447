import Stripe from "stripe";
import { formValues } from "./form-values.ts";
import { type Card, emptyBooks, type ScriptedEvent, shown } from "./stripe-books.ts";
import { type Call, StripeProblem, stripeCalls } from "./stripe-calls.ts";
import { stripePages } from "./stripe-pages.ts";
import { entryOf, stripeTime } from "./stripe-time.ts";

const VERSION = "2026-10-28.endive";

/** Said on start, so that nobody takes it for more than it is. */
export const NOT_IMITATED = [
  "The scripted Stripe answers exactly the calls that Rolecall makes and refuses every other path and parameter.",
  "It does not imitate: tax, prorations, discounts, currencies but dollars, trials, 3-D Secure, Stripe's own retries of a failed",
  "payment and what follows them, emails, payouts, fees, partial refunds, paging of more than a list shows, rate limits.",
].join("\n");

/** How the next calls are answered: never, not at all (no connection), or with a status. */
export type Misbehaviour = "silent" | "unreachable" | number;

export type ScriptedStripe = ReturnType<typeof createScriptedStripe>;

/**
 * Stripe in memory, for the unmodified package: customers, prices, checkouts, subscriptions, schedules, the portal and invoices. Time
 * is the caller's clock: whatever is due by then (renewals, ends, scheduled changes) has happened before anything is answered.
 */
export function createScriptedStripe({ now, url = "https://stripe.example" }: { now: () => number; url?: string }) {
  const books = emptyBooks();
  const time = stripeTime(books, VERSION);
  const show = shown(books);
  const secretKey = "sk_test_scripted";
  const webhookSecret = "whsec_scripted";
  const answered = new Map<string, { of: string; body: string }>();
  const moods: Misbehaviour[] = [];
  const calls: string[] = [];
  let told = 0;
  const state = { url };

  const scripted = {
    books,
    /** `POST /v1/customers`, oldest first, of all that were answered. */
    calls,
    /** What the Worker is set up with. */
    get settings() {
      return { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: state.url };
    },
    /** Where its pages are, once it is served. */
    serveAt(address: string) {
      state.url = address;
    },
    misbehave: (...how: Misbehaviour[]) => moods.push(...how),
    behave: () => moods.splice(0),

    /** As the package's HTTP client calls it. */
    async asFetch(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const mood = moods.shift();
      if (mood === "unreachable") throw new TypeError("fetch failed");
      if (mood === "silent") return never(init?.signal ?? null);
      if (mood !== undefined) return problem(new StripeProblem(mood, { type: "api_error", message: "scripted" }));
      return scripted.fetch(new Request(address, init));
    },

    async fetch(request: Request): Promise<Response> {
      const at = catchUp();
      const { pathname } = new URL(request.url);
      const body = new TextDecoder().decode(await request.arrayBuffer());
      if (!pathname.startsWith("/v1/")) return pages.answer(request.method, new URL(request.url), body, at);
      try {
        return await answer(request, pathname, body, at);
      } catch (error) {
        if (error instanceof StripeProblem) return problem(error);
        throw error;
      }
    },

    /** Pays at the page of a checkout, by its address or id. False: the card was declined. */
    pay: (checkout: string, card: Card | "fails-later" = "good") =>
      time.payCheckout(checkout.split("/").at(-1) ?? "", card, catchUp()),
    setCard(customerId: string, card: Card) {
      entryOf(books.customers, customerId).card = card;
    },
    /** The customer tries again what is open, at the portal or by Stripe's email. */
    payOpenInvoices(customerId: string) {
      time.payOpenInvoices(customerId, catchUp());
    },
    /** Stripe has given up on a failed payment, as the account's settings say. */
    giveUp(subscriptionId: string, how: "canceled" | "unpaid") {
      const at = catchUp();
      const one = entryOf(books.subscriptions, subscriptionId);
      if (how === "canceled") return time.end(one, at);
      one.status = "unpaid";
      time.tellSubscription("updated", one, at);
    },
    deleteCustomer: (customerId: string) => time.deleteCustomer(customerId, catchUp()),
    refund(customerId: string) {
      const invoice = lastPaid(customerId);
      const refunded = { amount: invoice.amount, amount_refunded: invoice.amount, refunded: true };
      time.tell(
        "charge.refunded",
        { id: chargeOf(invoice.id), object: "charge", customer: customerId, ...refunded },
        catchUp(),
      );
    },
    /** Stripe names a charge in a dispute, and no customer. */
    dispute(customerId: string) {
      const { id, amount } = lastPaid(customerId);
      const dispute = { id: books.newId("dp"), object: "dispute", charge: chargeOf(id), amount, reason: "fraudulent" };
      time.tell("charge.dispute.created", dispute, catchUp());
    },

    /** Events that were not taken yet, oldest first. */
    takeEvents(): ScriptedEvent[] {
      catchUp();
      const fresh = books.events.slice(told);
      told = books.events.length;
      return fresh;
    },
    /** An event as Stripe posts it. `signedAt`: unix ms. */
    async posted(event: ScriptedEvent, { signedAt = now(), secret = webhookSecret } = {}) {
      const body = JSON.stringify(event, null, 2);
      const signature = await signer.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        timestamp: Math.floor(signedAt / 1000),
      });
      return { body, signature };
    },
    subscriptionsOf: (customerId: string) =>
      [...books.subscriptions.values()].filter(({ customer }) => customer === customerId),
    shownSubscription: (id: string) => show.subscription(entryOf(books.subscriptions, id)),
  };
  const signer = new Stripe(secretKey);
  const pages = stripePages(books, time);
  return scripted;

  /** Unix seconds. */
  function catchUp(): number {
    const at = Math.floor(now() / 1000);
    time.catchUp(at);
    return at;
  }

  async function answer(request: Request, path: string, body: string, at: number): Promise<Response> {
    const { method, headers } = request;
    if (headers.get("Authorization") !== `Bearer ${secretKey}`)
      throw new StripeProblem(401, {
        type: "invalid_request_error",
        message: `Invalid API Key provided: ${headers.get("Authorization")?.slice(7, 15)}****`,
      });
    if (headers.get("Stripe-Version") !== VERSION) throw new Error("another version of Stripe's API was asked for");
    const [found, id] = findCall(method, path);
    const values = checked(found, method === "POST" ? body : new URL(request.url).search.slice(1));
    const key = method === "POST" ? headers.get("Idempotency-Key") : null;
    const before = key === null ? undefined : answered.get(key);
    if (before && before.of !== `${path} ${body}`)
      throw new StripeProblem(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      });
    if (before) return reply(before.body, { "Idempotent-Replayed": "true" });
    const result = JSON.stringify(found.run(id, values, at));
    calls.push(`${method} ${path}`);
    if (key !== null) answered.set(key, { of: `${path} ${body}`, body: result });
    return reply(result);
  }

  function findCall(method: string, path: string): [Call, id: string] {
    for (const one of stripeCalls(books, time, state.url)) {
      const match = one.method === method ? one.path.exec(path) : null;
      if (match) return [one, match[1] ?? ""];
    }
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new StripeProblem(404, { type: "invalid_request_error", message });
  }

  /** The values as they came; refuses what the call does not take. */
  function checked({ schema }: Call, encoded: string): unknown {
    const values = formValues(encoded);
    const parsed = schema.safeParse(values);
    if (parsed.success) return values;
    const [issue] = parsed.error.issues;
    const [unknown] = issue?.code === "unrecognized_keys" ? issue.keys : [];
    const param = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join(".");
    throw new StripeProblem(400, {
      type: "invalid_request_error",
      code: unknown === undefined ? "parameter_invalid" : "parameter_unknown",
      message: unknown === undefined ? `Invalid ${param}: ${issue?.message}` : `Received unknown parameter: ${param}`,
      param,
    });
  }

  function lastPaid(customerId: string) {
    const paid = [...books.invoices.values()].filter((one) => one.customer === customerId && one.status === "paid");
    const last = paid.at(-1);
    if (!last) throw new Error(`${customerId} has paid nothing`);
    return last;
  }
}

function chargeOf(invoiceId: string): string {
  return invoiceId.replace(/^in_/, "ch_");
}

function reply(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: { "Content-Type": "application/json", "Request-Id": "req_scripted", ...headers },
  });
}

function problem({ status, body }: StripeProblem): Response {
  return Response.json({ error: body }, { status, headers: { "Request-Id": "req_scripted" } });
}

function never(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
