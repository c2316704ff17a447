import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plans } from "#app/content/price-page.ts";
import { EVENT_TYPES } from "#core/billing/event-types.ts";
import { PAID_PLANS } from "#core/billing/plan-code.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/stripe-server.ts";
import { testFolder } from "#tests/support/test-folder.ts";

const COMMAND = resolve(import.meta.dirname, "../../../../app/node/command-line/billing-setup.ts");
let server: StripeServer;

beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.stop());

describe("npm run billing:setup", () => {
  test("makes what is missing, once, and names the events of the webhook", async () => {
    const first = await run(server.settings);
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toContain("test mode");
    expect(first.out.match(/made/g)).toHaveLength(4);
    for (const type of EVENT_TYPES) expect(first.out).toContain(type);
    const again = await run(server.settings);
    expect(again.out.match(/there/g)).toHaveLength(4);
    expect(again.out).not.toContain("made");
    expect(server.stripe.books.prices.size).toBe(4);
  });

  test("the prices that it makes are those of the price page", async () => {
    await run(server.settings);
    const made = Object.fromEntries(
      [...server.stripe.books.prices.values()].map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]),
    );
    for (const plan of PAID_PLANS) {
      const shown = plans.find(({ name }) => name.toLowerCase() === plan);
      expect(made[`${plan}_month`]).toBe(shown?.monthlyPriceCents);
      expect(made[`${plan}_year`]).toBe(12 * (shown?.yearlyPriceCents ?? 0));
    }
  });

  test("a changed amount is said, with what it needs", async () => {
    await run(server.settings);
    const price = [...server.stripe.books.prices.values()].find(({ lookup_key }) => lookup_key === "starter_year");
    if (!price) throw new Error("there is no price");
    const before = price.unit_amount;
    price.unit_amount = 40000;
    const { code, out } = await run(server.settings);
    price.unit_amount = before;
    expect(code).toBe(1);
    expect(out).toContain("starter_year: the price page says $450.00");
    expect(out).toContain("lookup_key=starter_year -d transfer_lookup_key=true");
  });

  test("its settings may stand in .dev.vars", async () => {
    const folder = testFolder();
    const lines = Object.entries(server.settings).map(([name, value]) => `${name}="${value}"\n`);
    writeFileSync(join(folder, ".dev.vars"), lines.join(""));
    expect(await run({}, folder)).toMatchObject({ code: 0, out: expect.stringContaining("starter_month") });
  });

  test("without a key, with another kind of key or with a wrong one it says which setting is meant, and no value", async () => {
    const none = await run({}, testFolder());
    expect(none).toMatchObject({ code: 2, out: "", err: expect.stringContaining("STRIPE_SECRET_KEY is not set") });
    const public_ = await run({ ...server.settings, STRIPE_SECRET_KEY: "pk_test_x" });
    expect(public_).toMatchObject({ code: 2, err: expect.stringContaining("STRIPE_SECRET_KEY is no secret key") });
    const wrong = await run({ ...server.settings, STRIPE_SECRET_KEY: "sk_test_mistyped" });
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("STRIPE_SECRET_KEY") });
    for (const { out, err } of [public_, wrong]) expect(out + err).not.toMatch(/pk_test_x|mistyped/);
  });
});

function run(settings: Record<string, string>, cwd = testFolder()) {
  const { STRIPE_SECRET_KEY: _, STRIPE_API_URL: __, ...rest } = process.env;
  const child = spawn(process.execPath, [COMMAND], { cwd, env: { ...rest, ...settings } });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.on("close", (code) => done({ code, out, err })),
  );
}
