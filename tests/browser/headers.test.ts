import { beforeAll, describe, expect, test } from "vitest";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { sharedApp } from "#tests/support/shared-app.ts";

// What every answer of the built product has, whatever was asked.

let app: BuiltApp;
let cookie: string;
beforeAll(async () => {
  app = await sharedApp();
  ({ cookie } = await newPerson(app));
});

const SAME_SITE = () => ({ Origin: app.url, "Sec-Fetch-Site": "same-origin" });

describe("every answer carries the security headers", () => {
  const json = { "Content-Type": "application/json" };
  const signedIn = () => ({ Cookie: cookie, ...SAME_SITE() });
  const talk = JSON.stringify({
    choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 },
    clientKey: "client-key-1",
    content: "Hi, this is Pat.",
  });
  // No body where nobody reads it: miniflare's own Worker in front of ours may then lose the connection.
  const kinds: [name: string, status: number, path: string, init?: () => RequestInit][] = [
    ["a page", 200, "/auth"],
    ["a page that all share", 200, "/"],
    ["somebody's own page", 200, "/dashboard", () => ({ headers: signedIn() })],
    ["a page's data", 200, "/dashboard.data", () => ({ headers: signedIn() })],
    ["only the head of a page", 200, "/auth", () => ({ method: "HEAD" })],
    ["a redirect", 302, "/dashboard"],
    ["a page that is not there", 404, "/no-such-page"],
    ["a page that somebody may not see", 404, "/conversations/none", () => ({ headers: signedIn() })],
    ["a form that is refused", 400, "/auth", () => ({ method: "POST", headers: SAME_SITE(), body: new FormData() })],
    ["a page that takes no form", 405, "/pricing", () => ({ method: "POST", headers: SAME_SITE() })],
    ["a resource", 200, "/robots.txt"],
    ["a document", 200, "/api/openapi.json"],
    ["the document's page", 200, "/api/docs"],
    [
      "a call of another site",
      403,
      "/api/calls",
      () => ({ method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } }),
    ],
    ["a call that cannot be read", 400, "/api/calls", () => ({ method: "POST", headers: signedIn(), body: "{" })],
    ["a call of nobody", 401, "/api/calls/none/end", () => ({ method: "POST", headers: SAME_SITE() })],
    ["a call that is not there", 404, "/api/none"],
    ["a stream of events", 200, "/api/conversations", () => ({ method: "POST", headers: signedIn(), body: talk })],
    ["what nobody may hear", 404, "/api/conversations/none/recording", () => ({ headers: signedIn() })],
    ["an error of signing in", 400, "/auth/v1/token", () => ({ method: "POST", headers: json, body: "{}" })],
    ["an unknown call of signing in", 404, "/auth/v1/none"],
    ["an email's page", 200, "/auth/v1/open?token=x&type=signup"],
    ["an email's redirect", 303, "/auth/v1/verify?token=x&type=signup"],
    ["an error of the tables", 401, "/rest/v1/user_roles"],
    ["an error of the store", 401, "/storage/v1/bucket"],
    ["an error of the functions", 401, "/functions/v1/chat-gpt", () => ({ method: "POST" })],
    ["a function that is not there", 404, "/functions/v1/none", () => ({ method: "POST" })],
    [
      "a question beforehand",
      204,
      "/rest/v1/user_roles",
      () => ({ method: "OPTIONS", headers: { Origin: "https://elsewhere.example" } }),
    ],
    ["a file of ours", 200, "/favicon.svg"],
    ["a file that is not there", 404, "/assets/none.js"],
  ];

  test.each(kinds)("%s", async (_name, status, path, init) => {
    const answer = await fetch(`${app.url}${path}`, { redirect: "manual", ...init?.() });
    await answer.arrayBuffer();
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("microphone=(self)"),
      "content-security-policy": expect.stringMatching(/(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/),
      "cache-control": expect.anything(),
    });
    expect(headers.get("Content-Type") ?? "charset=utf-8", "says its charset").toMatch(
      /charset=utf-8|^application\/json|^image\/|^text\/x-script$/i,
    );
    if (status >= 400) expect(headers.get("X-Powered-By") ?? headers.get("Server")).toBeNull();
  });

  test("an error of the API is JSON, never a page", async () => {
    for (const [name, status, path, init] of kinds.filter(
      ([, status, path]) => (status >= 400 && path.includes("/v1/")) || path === "/api/none",
    )) {
      const answer = await fetch(`${app.url}${path}`, { redirect: "manual", ...init?.() });
      expect({ name, status: answer.status, type: answer.headers.get("Content-Type")?.split(";")[0] }).toEqual({
        name,
        status,
        type: "application/json",
      });
    }
  });
});

test("a page that is alive runs only scripts with its own nonce; a file of ours is kept for good", async () => {
  const pages = [await fetch(`${app.url}/auth`), await fetch(`${app.url}/auth`)];
  const policies = pages.map(({ headers }) => headers.get("Content-Security-Policy") ?? "");
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'nonce-[^']{24}' 'strict-dynamic'.*require-trusted-types-for 'script'/);
  }
  expect(policies[0]).not.toBe(policies[1]);
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec((await pages[0]?.text()) ?? "")?.[1] ?? "";
  const file = await fetch(`${app.url}${stylesheet}`);
  expect(file.status).toBe(200);
  expect(file.headers.get("Cache-Control")).toContain("immutable");
});
