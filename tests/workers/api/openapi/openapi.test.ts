import { describe, expect, test } from "vitest";
import { z } from "zod";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { authApp, SERVICE_ROLE_KEY, SITE, signedIn } from "#tests/support/auth-client.ts";
import { PASSWORD } from "#tests/support/people.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";
import { challengeSchema, enrolledSchema, tokenSchema, userListSchema } from "#workers/api/identity/answer-schemas.ts";
import { pageCalls, tokenCalls } from "#workers/api/mounted.ts";
import { operations } from "#workers/api/openapi/all-operations.ts";

const documentSchema = z.object({
  openapi: z.literal("3.1.1"),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
});

test("the document has every call, with the schemas their handlers read with", async () => {
  const response = await authApp().fetch(`${SITE}/api/openapi.json`);
  const text = await response.text();
  const { paths, servers } = documentSchema.parse(JSON.parse(text));
  expect(servers).toEqual([{ url: SITE }]);
  expect(Object.values(paths).reduce((sum, path) => sum + Object.keys(path).length, 0)).toBe(operations.length);
  expect(paths["/functions/v1/chat-gpt"]?.post).toMatchObject({
    requestBody: {
      content: {
        "application/json": { schema: { properties: { context: { maxItems: 200 } }, required: ["message"] } },
      },
    },
  });
  expect(paths["/rest/v1/chat_messages"]?.post).toMatchObject({
    requestBody: { content: { "application/json": { schema: { additionalProperties: false } } } },
  });
});

test("the calls that are documented are the calls that are served", () => {
  const documented = operations.map(({ method, path }) =>
    `${method.toUpperCase()} ${path}`.replace(OF_A_TABLE, "$1{table}"),
  );
  // The door of Stripe's events is for no client; what assistants ask their protocols describe, at their own well-known places.
  const served = [...tokenCalls.routes, ...pageCalls.routes]
    .filter(({ method, path }) => method !== "ALL" && path !== "/webhooks/stripe" && !OF_ASSISTANTS.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{\.\+\})?/g, "{$1}")}`);
  expect([...new Set(documented)].sort()).toEqual([...new Set(served)].sort());
});

const OF_ASSISTANTS = /^\/(?:mcp|oauth\/|\.well-known\/oauth-)/;

describe("what /auth/v1 answers is what the document says", () => {
  test("of people", async () => {
    const { app, call, server } = await callers();
    expect(await call("GET", "/user")).toMatchObject({ email: "dana@agency.example" });
    await call("PUT", "/user", { data: { team: 7 } });
    const signUp = { email: "new@agency.example", password: PASSWORD };
    expect(await call("POST", "/signup", signUp)).toMatchObject({ role: "authenticated" });
    await app.world.settled();
    expect(await call("POST", "/signup", { ...signUp, email: "dana@agency.example" })).toMatchObject({ role: "" });
    const grant = { email: "dana@agency.example", password: PASSWORD };
    const tokens = tokenSchema.parse(await call("POST", "/token?grant_type=password", grant));
    await call("POST", "/token?grant_type=refresh_token", { refresh_token: tokens.refresh_token });
    expect(userListSchema.parse(await server("GET", "/admin/users")).users).toHaveLength(2);
    await server("POST", "/admin/generate_link", { type: "recovery", email: "dana@agency.example" });
  });

  test("of second factors", async () => {
    const { app, call, server, id } = await callers();
    const { id: factorId, totp } = enrolledSchema.parse(await call("POST", "/factors", { factor_type: "totp" }));
    const challenge = challengeSchema.parse(await call("POST", `/factors/${factorId}/challenge`, {}));
    const code = await totpCode(totp?.secret ?? "", totpStep(app.world.now()));
    await call("POST", `/factors/${factorId}/verify`, { challenge_id: challenge.id, code });
    expect(await server("GET", `/admin/users/${id}/factors`)).toMatchObject([{ id: factorId, status: "verified" }]);
    await server("DELETE", `/admin/users/${id}/factors/${factorId}`);
  });

  test("of itself", async () => {
    const { call } = await callers();
    for (const path of ["/health", "/settings", "/.well-known/jwks.json", "/.well-known/openid-configuration"]) {
      await call("GET", path);
    }
  });
});

test("the page to read has every call, no script and no style of its own", async () => {
  const response = await authApp().fetch(`${SITE}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toContain("text/html");
  for (const { method, path } of operations) expect(page).toContain(`${method.toUpperCase()} ${path}`);
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
});

type Calls = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls of somebody who is signed in, and of the owner's server; each answer is read with its schema of the document. */
async function callers() {
  const app = authApp({ SERVICE_ROLE_KEY });
  const { id, session } = await signedIn(app, { email: "dana@agency.example" });
  const calls =
    (token: string): Calls =>
    async (method, path, body) => {
      const response = await app.fetch(`${SITE}/auth/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, apikey: SERVICE_ROLE_KEY, "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      const schema = schemaOf(method, path);
      expect({ status: response.status, ...z.core.safeParse(schema, answer) }).toEqual({
        status: 200,
        success: true,
        data: answer,
      });
      return answer;
    };
  return { app, id, call: calls(session.access_token), server: calls(SERVICE_ROLE_KEY) };
}

function schemaOf(method: string, path: string) {
  const [asked = ""] = path.split("?");
  const found = operations.find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(`/auth/v1${asked}`),
  );
  if (!found?.response.schema) throw new Error(`${method} ${path} has no schema in the document.`);
  return found.response.schema;
}

const OF_A_TABLE = /(\/rest\/v1\/)(?!rpc\/)\w+/;
