import { Hono } from "hono";
import { readBytes } from "#app/page-loading/bounded-body.ts";
import type { ApiEnv } from "./api-env.ts";

/** An event with the longest of invoices is a tenth of this. */
const MAX_BODY_BYTES = 512 * 1024;

const STATUS = { done: 200, refused: 400, failed: 500 } as const;

/**
 * Where Stripe posts events. It stands on Stripe's signature over the body as it came, so no cookie and no origin matter. 200: done,
 * now or before. 400: not Stripe's. 413: too long to be read. 500: Stripe shall send it again.
 */
export const stripeWebhook = new Hono<ApiEnv>().post("/stripe", async (c) => {
  const { receiveStripeEvent } = c.var.services;
  const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES);
  if (bytes === null) return c.text("too long\n", 413);
  const received = await receiveStripeEvent(new TextDecoder().decode(bytes), c.req.header("Stripe-Signature") ?? null);
  return c.text(`${received}\n`, STATUS[received]);
});
