import { expect, test } from "vitest";
import { authApp, SERVICE_ROLE_KEY, SITE } from "#tests/support/auth-client.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { enginesSchema } from "#workers/api/engine-health.ts";
import { noteOutcome } from "#workers/services/engines/engine-memory.ts";

test("the owner's server reads how the engines fare as the document says, and no engine is asked for it", async () => {
  const model = scriptedCustomer([{ pieces: ["Not to be said."] }]);
  const app = authApp({ SERVICE_ROLE_KEY }, { customerModel: model, chatHost: "models.example" });
  const workedAt = new Date(app.world.now()).toISOString();
  noteOutcome(app.world, "text", "worked");
  app.world.clock.advance(60_000);
  const failedAt = new Date(app.world.now()).toISOString();
  noteOutcome(app.world, "text", "unknown-model");
  await app.world.settled();
  const headers = { apikey: SERVICE_ROLE_KEY, Authorization: `Bearer ${SERVICE_ROLE_KEY}` };
  const response = await app.fetch(`${SITE}/api/engines`, { headers });
  const answer: unknown = await response.json();
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  const { engines } = enginesSchema.parse(answer);
  expect(engines.map(({ engine }) => engine)).toEqual(["text", "reading", "voice"]);
  expect(engines[0]).toEqual({
    engine: "text",
    name: "scripted-model",
    hosts: ["models.example"],
    last_worked_at: workedAt,
    last_error: { kind: "unknown-model", at: failedAt },
    errors_24h: { "unknown-model": 1 },
    rests_until: null,
  });
  expect(model.unused()).toBe(1);
});

test("whoever sends no token is told that one is needed", async () => {
  const response = await authApp({}, {}).fetch(`${SITE}/api/engines`);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    error: "This call needs an access token, as “Authorization: Bearer TOKEN”.",
    code: "signed_out",
  });
});
