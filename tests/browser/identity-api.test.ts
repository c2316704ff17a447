import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";

// The production build with real passwords; what each call does is tested in tests/workers/api/identity.

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp({ MAILER_AUTOCONFIRM: "true" });
});
afterAll(() => app.stop());

const email = "dana@agency.example";
const password = "Rehearse-9-calls";
const answerSchema = z.object({ refresh_token: z.string() });

test("other sites may call the identity API, with a token and never by cookie; the pages' API they may not", async () => {
  const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  const cookie = { Cookie: `login=${"a".repeat(43)}` };
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { ...headers, ...cookie },
    body: JSON.stringify({ email: "nobody@agency.example", password }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await fetch(`${app.url}/auth/v1/user`, { headers: { ...headers, ...cookie } })).status).toBe(401);
  expect((await fetch(`${app.url}/api/conversations`, { method: "POST", headers })).status).toBe(403);
});

test("an email's link opens a page whose policy allows its button and nothing else", async () => {
  const page = await fetch(`${app.url}/auth/v1/open?token=%22%3E%3Cscript%3E&type=signup`);
  expect(page.headers.get("Content-Security-Policy")).toBe(
    `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${app.url}`,
  );
  expect(await page.text()).not.toContain("<script>");
});

test("the client signs up and in, verifies its claims, and a hundred refreshes at once leave one token", {
  timeout: 30_000,
}, async () => {
  const client = createClient(app.url, "any-key", { auth: { autoRefreshToken: false, persistSession: false } });
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect((await client.auth.getClaims()).data?.claims.email).toBe(email);

  const refreshed = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const body = JSON.stringify({ refresh_token: data.session?.refresh_token });
      const answer = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, { method: "POST", body });
      return answerSchema.parse(await answer.json()).refresh_token;
    }),
  );
  expect(new Set(refreshed).size).toBe(1);
  expect((await client.auth.refreshSession({ refresh_token: refreshed[0] ?? "" })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
});
