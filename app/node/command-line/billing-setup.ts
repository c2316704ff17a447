/** `npm run billing:setup`: the products and prices at Stripe, from app/core/billing/prices.ts. */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { EVENT_TYPES } from "#core/billing/event-types.ts";
import { CHOICES, type ChoiceOfPlan, priceKey } from "#core/billing/plan-code.ts";
import { seatPriceCents } from "#core/billing/prices.ts";
import { BillingRefused, BillingUnavailable } from "#workers/adapters/stripe/billing-provider.ts";
import { PRICE_NAME } from "#workers/adapters/stripe/stripe-answers.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";
import { productId } from "#workers/adapters/stripe/stripe-prices.ts";
import { parsed, runCommand, UsageError } from "./run-command.ts";

const HELP = `Makes the products and prices at Stripe that are missing. Again it changes nothing.

  STRIPE_SECRET_KEY=... npm run billing:setup     or with the key in .dev.vars

  STRIPE_SECRET_KEY   sk_test_ or rk_test_: in test mode; sk_live_ or rk_live_: where money moves
`;

async function main(): Promise<void> {
  const options = { help: { type: "boolean", short: "h" } } as const;
  const { values } = parsed(() => parseArgs({ args: process.argv.slice(2), options }), ["help"]);
  if (values.help) return void process.stdout.write(HELP);
  const settings = readStripeSettings();
  const mode = /^[a-z]+_live_/.test(settings.STRIPE_SECRET_KEY) ? "live mode" : "test mode";
  process.stdout.write(`Stripe in ${mode}\n`);
  const found = await createStripeBilling(settings).ensurePrices().catch(explained);
  const changed = CHOICES.filter((choice) => {
    const key = priceKey(choice);
    const price = found.find((one) => one.key === key);
    if (!price) throw new Error(`no price ${key}`);
    process.stdout.write(`  ${key.padEnd(20)} ${dollars(price.cents).padStart(9)}  ${price.made ? "made" : "there"}\n`);
    return price.cents !== seatPriceCents(choice);
  });
  for (const choice of changed) process.stdout.write(`\n${howToChange(choice)}\n`);
  if (changed.length > 0) process.exitCode = 1;
  process.stdout.write(`\nThe webhook (https://your.site/webhooks/stripe) needs these events:\n`);
  process.stdout.write(EVENT_TYPES.map((type) => `  ${type}\n`).join(""));
}

/** The environment before .dev.vars. The webhook's secret is not needed: the webhook may be made later. */
function readStripeSettings() {
  const file = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
  const setting = (name: string) => (process.env[name] ?? file[name] ?? "").trim();
  const STRIPE_SECRET_KEY = setting("STRIPE_SECRET_KEY");
  if (STRIPE_SECRET_KEY === "") throw new UsageError("STRIPE_SECRET_KEY is not set; --help says more");
  if (!/^[sr]k_/.test(STRIPE_SECRET_KEY)) throw new UsageError("STRIPE_SECRET_KEY is no secret key (sk_ or rk_)");
  const STRIPE_API_URL = setting("STRIPE_API_URL") || "https://api.stripe.com";
  if (!URL.canParse(STRIPE_API_URL)) throw new UsageError("STRIPE_API_URL is no address");
  return { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: undefined, STRIPE_API_URL };
}

function explained(error: unknown): never {
  if (error instanceof BillingRefused || error instanceof BillingUnavailable) throw new UsageError(error.message);
  throw error;
}

/** A price at Stripe never changes: its name moves to a new one, and who has bought keeps the old. */
function howToChange(choice: ChoiceOfPlan): string {
  const key = priceKey(choice);
  const cents = seatPriceCents(choice);
  return [
    `${key}: the price page says ${dollars(cents)}, Stripe charges something else. A new price takes over the name by`,
    `  stripe prices create -d product=${productId(choice.plan)} -d currency=usd -d unit_amount=${cents} \\`,
    `    -d "recurring[interval]"=${choice.interval} -d tax_behavior=exclusive \\`,
    `    -d lookup_key=${key} -d transfer_lookup_key=true -d "metadata[${PRICE_NAME}]"=${key}`,
    "  Who has bought already keeps the price they have.",
  ].join("\n");
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

await runCommand("billing-setup", main);
