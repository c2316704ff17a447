import Stripe from "stripe";
import { type ZodType, z } from "zod";
import type { Settings } from "../../settings.ts";
import { BillingRefused, BillingUnavailable } from "./billing-provider.ts";

/** Of one call. What takes longer is answered as if Stripe were down. */
const TIMEOUT_MS = 10_000;

export type StripeSettings = Pick<Settings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL">;

/** Other than in production: for tests. */
export type StripeOptions = { fetch?: typeof fetch; timeoutMs?: number };

export type StripeClient = {
  stripe: Stripe;
  crypto: ReturnType<typeof Stripe.createSubtleCryptoProvider>;
  /** What Stripe answers, as the schema has it. Throws BillingUnavailable or BillingRefused. */
  ask: <Value>(call: () => Promise<unknown>, schema: ZodType<Value>) => Promise<Value>;
};

export function createStripeClient(settings: StripeSettings, options: StripeOptions = {}): StripeClient {
  const { protocol, hostname, port } = new URL(settings.STRIPE_API_URL);
  const isPlain = protocol === "http:";
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY ?? "", {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    // Not the global itself: in Workers it refuses to be called as a method of another object.
    httpClient: Stripe.createFetchHttpClient(options.fetch ?? ((input, init) => fetch(input, init))),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    // A second try would double the time that somebody waits; the callers have their own ways to try again.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { stripe, crypto: Stripe.createSubtleCryptoProvider(), ask };
}

async function ask<Value>(call: () => Promise<unknown>, schema: ZodType<Value>): Promise<Value> {
  const answer = await call().catch((error: unknown) => {
    throw problemOf(error);
  });
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new BillingRefused("unexpected_answer", `Stripe answered in another form than expected, at: ${paths}`);
}

/** Any answer: what it says does not matter. */
export const anything = z.unknown();

/** Stripe's own messages may show part of a key where it refuses one, so those are said anew. */
function problemOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode, code, rawType, message } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return new BillingUnavailable("Stripe was not reached");
  if (error instanceof Stripe.errors.StripeRateLimitError) return new BillingUnavailable("Stripe asked to wait");
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new BillingRefused("wrong_key", "STRIPE_SECRET_KEY: Stripe does not know this key");
  if (error instanceof Stripe.errors.StripePermissionError)
    return new BillingRefused("key_may_not", "STRIPE_SECRET_KEY: this key may not make a call that billing needs");
  // Without a status: what came back was no JSON, which is no answer of Stripe's.
  if (statusCode === undefined || statusCode >= 500) return new BillingUnavailable("Stripe has a fault");
  return new BillingRefused(code ?? rawType ?? "refused", message);
}
