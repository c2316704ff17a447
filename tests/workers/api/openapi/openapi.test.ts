import { expect, test } from "vitest";
import { z } from "zod";
import { authApp, SITE } from "#tests/support/auth-client.ts";
import { tokenCalls } from "#workers/api/mounted.ts";
import { operations } from "#workers/api/openapi/operations.ts";

const documentSchema = z.object({
  openapi: z.literal("3.1.1"),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
});

test("the document names every call of tables, functions and storage, with the schemas their handlers read with", async () => {
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

test("every call that is served is documented", () => {
  const documented = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  const served = tokenCalls.routes
    .filter(({ method, path }) => method !== "ALL" && /^\/(functions|storage)\/v1\//.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{\.\+\})?/g, "{$1}")}`);
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((call) => !documented.has(call))).toEqual([]);
});

test("the page to read has every call, no script and no style of its own", async () => {
  const response = await authApp().fetch(`${SITE}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toContain("text/html");
  for (const { method, path } of operations) expect(page).toContain(`${method.toUpperCase()} ${path}`);
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
});
