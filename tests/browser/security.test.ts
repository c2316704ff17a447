import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callRows } from "#tests/support/authorisation/calls.ts";
import { conversationRows } from "#tests/support/authorisation/conversations.ts";
import { type PageIds, pageRows } from "#tests/support/authorisation/pages.ts";
import type { Known } from "#tests/support/authorisation/row.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";

// What every answer of the built product has, whatever was asked, and what no request can do.

let app: BuiltApp;
let cookie: string;
beforeAll(async () => {
  app = await startBuiltApp();
  ({ cookie } = await newPerson(app, { isAdmin: true }));
});
afterAll(() => app.stop());

const SAME_SITE = () => ({ Origin: app.url, "Sec-Fetch-Site": "same-origin" });

describe("a change that another site asks for in somebody's name is refused", () => {
  const pageIds: PageIds = {
    activeId: "id",
    completedId: "id",
    finding: { rule: "r", turn: 1 },
    browserName: "id",
    identityId: "id",
    factorId: "id",
    inquiryId: "id",
    plainId: "id",
    adminId: "id",
  };
  const known: Known = { ownerId: "id", otherId: "id", conversationId: "id", practiceId: "id", newKey: randomUUID };
  const changes = [
    ...pageRows.flatMap(({ intent, path }) => (intent === undefined ? [] : [["POST", path(pageIds)] as const])),
    ...[...callRows, ...conversationRows].flatMap(({ route, path }) => {
      const [method = ""] = route.split(" ");
      return method === "GET" ? [] : [[method, path(known)] as const];
    }),
  ];

  test.each([
    ["by its origin", { Origin: "https://elsewhere.example" }],
    ["by an origin that hides", { Origin: "null" }],
    ["by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
    ["also of a sister site", { "Sec-Fetch-Site": "same-site" }],
    ["also when its origin is forged to ours", { Origin: "ours", "Sec-Fetch-Site": "cross-site" }],
    ["and when nothing says where it is from", {}],
  ])("%s", async (_, given: Record<string, string>) => {
    expect(changes.length).toBeGreaterThan(20);
    const sent = given.Origin === "ours" ? { ...given, Origin: app.url } : given;
    for (const [method, path] of new Map(changes.map((change) => [change.join(" "), change])).values()) {
      // Without a body: miniflare's own Worker in front of ours loses a connection whose body nobody reads.
      const answer = await fetch(`${app.url}${path}`, {
        method,
        headers: { Cookie: cookie, ...sent },
        redirect: "manual",
      });
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "cross_site" });
    }
  });

  test("from our own pages it is let in, by the same headers", async () => {
    const headers = { Cookie: cookie, ...SAME_SITE() };
    const answer = await fetch(`${app.url}/admin`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent: "x" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(302);
  });
});

describe("every answer carries the security headers", () => {
  const json = { "Content-Type": "application/json" };
  const signedIn = () => ({ Cookie: cookie, ...SAME_SITE() });
  const talk = JSON.stringify({
    choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 },
    clientKey: "client-key-1",
    content: "Hi, this is Pat.",
  });
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
    ["a letter's page", 200, "/auth/v1/open?token=x&type=signup"],
    ["a letter's redirect", 303, "/auth/v1/verify?token=x&type=signup"],
    ["an error of the tables", 401, "/rest/v1/user_roles"],
    ["an error of the store", 401, "/storage/v1/bucket"],
    ["an error of the functions", 401, "/functions/v1/chat-gpt", () => ({ method: "POST", headers: json, body: "{}" })],
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

test("on a page that is alive no text becomes markup or script, whoever puts it there", async () => {
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: app.url });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  const page = await context.newPage();
  for (const path of ["/dashboard", "/chat", "/admin", "/auth/forgotten-password"]) {
    await page.goto(path);
    await page.waitForFunction(() => "__reactRouterRouteModules" in window);
    const tried = await page.evaluate(() => {
      const refused = (put: () => void) => {
        try {
          put();
          return "let in";
        } catch (error) {
          return error instanceof Error ? error.name : "";
        }
      };
      const script = document.createElement("script");
      const added = document.body.appendChild(document.createElement("script"));
      return {
        html: refused(() => {
          document.body.innerHTML = "<b>x</b>";
        }),
        code: refused(() => {
          script.text = "window.ran = true";
        }),
        address: refused(() => {
          added.src = "data:text/javascript,window.ran = true";
        }),
        ran: "ran" in window,
      };
    });
    expect(tried, path).toEqual({ html: "TypeError", code: "TypeError", address: "TypeError", ran: false });
  }
  await browser.close();
});

describe("what is sent but makes no sense is the sender's mistake, never a fault", () => {
  const forms = ["/auth", "/auth/confirm", "/admin", "/admin/messages", "/chat", "/chat/none", "/conversations/none"];
  test.each<[string, RequestInit["body"], Record<string, string>]>([
    ["a form in parts without an end", "--x\r\nnothing", { "Content-Type": "multipart/form-data; boundary=x" }],
    [
      "a page it came from that is no address",
      "x=1",
      { "Content-Type": "application/x-www-form-urlencoded", Referer: "http://[" },
    ],
  ])("%s", async (_, body, headers) => {
    for (const path of forms) {
      for (const who of [cookie, ""]) {
        const answer = await fetch(`${app.url}${path}`, {
          method: "POST",
          headers: { Cookie: who, ...SAME_SITE(), ...headers },
          body,
          redirect: "manual",
        });
        expect(answer.status, `${path} ${who ? "signed in" : "signed out"}`).toBeLessThan(500);
      }
    }
    expect(app.logs().filter((line) => line.includes("fault"))).toEqual([]);
  });
});

describe("nobody is led to another site", () => {
  const elsewhere = [
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https:elsewhere.example",
    "javascript:alert(1)",
    "https://127.0.0.1@elsewhere.example",
    "https://2130706433/",
    "%2F%2Felsewhere.example",
  ];
  const isHere = (location: string | null) => new URL(location ?? "x:", app.url).origin === app.url;

  test.each(elsewhere)("by %s", async (address) => {
    const asked = encodeURIComponent(address);
    const back = await fetch(`${app.url}/admin`, {
      method: "POST",
      headers: { Cookie: cookie, ...SAME_SITE() },
      body: new URLSearchParams({ intent: "promote", userId: "none", returnTo: address }),
      redirect: "manual",
    });
    const script = await fetch(`${app.url}/chat/script`, {
      method: "POST",
      headers: { Cookie: cookie, Accept: "text/html", ...SAME_SITE() },
      body: new URLSearchParams({ intent: "remove", returnTo: address }),
      redirect: "manual",
    });
    const verify = await fetch(`${app.url}/auth/v1/verify?token=x&type=signup&redirect_to=${asked}`, {
      redirect: "manual",
    });
    const callback = await fetch(`${app.url}/auth/v1/callback?state=x&redirect_to=${asked}`, { redirect: "manual" });
    const letter = await fetch(`${app.url}/auth/v1/open?token=x&type=signup&redirect_to=${asked}`);
    expect([back, script, verify, callback].map(({ headers }) => isHere(headers.get("Location")))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(letter.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${app.url}`);
    expect(await letter.text()).not.toContain("elsewhere");
  });

  test("after signing in, by where they were sent from", async () => {
    for (const path of ["//elsewhere.example/dashboard", "/dashboard?returnTo=https://elsewhere.example"]) {
      const answer = await fetch(`${app.url}${path}`, { redirect: "manual" });
      const location = answer.headers.get("Location");
      if (location) expect(isHere(location)).toBe(true);
    }
    const posted = await fetch(`${app.url}/chat`, {
      method: "POST",
      headers: { ...SAME_SITE(), Referer: "https://elsewhere.example//elsewhere.example" },
      body: new URLSearchParams({ content: "Hi" }),
      redirect: "manual",
    });
    expect(posted.headers.get("Location")).toBe("/auth");
    const note = posted.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const again = await fetch(`${app.url}/auth`, { headers: { Cookie: `${cookie}; ${note}` }, redirect: "manual" });
    expect(isHere(again.headers.get("Location"))).toBe(true);
  });
});
