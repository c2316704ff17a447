import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callRows } from "#tests/support/authorisation/calls.ts";
import { conversationRows } from "#tests/support/authorisation/conversations.ts";
import { type PageIds, pageRows } from "#tests/support/authorisation/pages.ts";
import type { Known } from "#tests/support/authorisation/row.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";

// What no request to the built product can do, whoever makes it.

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
    webhookId: "id",
    deliveryId: "id",
    teamWebhookId: "id",
    practiceEmailToken: "id",
    calendarToken: "id",
    inquiryId: "id",
    teamId: "id",
    memberId: "id",
    groupId: "id",
    invitationId: "id",
    linkToken: "id",
    weeklyToken: "none",
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

test("what people write is shown as they wrote it, and is nothing else", async () => {
  const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const choice = { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 };
  const begun = await fetch(`${app.url}/api/conversations`, {
    method: "POST",
    headers: { Cookie: cookie, ...SAME_SITE() },
    body: JSON.stringify({ choice, clientKey: randomUUID(), content: hostile }),
  });
  const id = /"conversation":\{"id":"([^"]+)"/.exec(await begun.text())?.[1];
  await app.db.batch([
    app.db.prepare("UPDATE users SET full_name = ?").bind(hostile),
    app.db
      .prepare(
        "INSERT INTO inquiries (id, kind, name, company, email, phone, details, message, created_at) VALUES ('i', 'contact', ?1, ?1, ?1, ?1, '[]', ?1, 0)",
      )
      .bind(hostile),
  ]);
  for (const path of [`/chat/${id}`, `/conversations/${id}`, "/dashboard", "/admin", "/admin/messages"]) {
    const page = await (await fetch(`${app.url}${path}`, { headers: { Cookie: cookie } })).text();
    expect(page, path).toContain("onerror=alert(1)");
    expect(page, path).not.toMatch(/<script>alert|<img src=x/);
  }
});

test("a form writes what it asks for, whatever else is sent with it", async () => {
  const email = "mass.assignment@agency.example";
  const answer = await fetch(`${app.url}/auth`, {
    method: "POST",
    headers: SAME_SITE(),
    body: new URLSearchParams({
      intent: "sign-up",
      fullName: "Pat Agent",
      email,
      password: "Rehearse-9-calls",
      id: "my-own-id",
      role: "admin",
      is_admin: "1",
      email_confirmed_at: "1",
      "__proto__.isAdmin": "true",
      "constructor.prototype.isAdmin": "true",
    }),
    redirect: "manual",
  });
  expect(answer.status).toBe(302);
  const row = await app.db
    .prepare("SELECT u.*, r.role FROM users u LEFT JOIN user_roles r ON r.user_id = u.id WHERE u.email = ?")
    .bind(email)
    .first();
  expect(row).toMatchObject({ email_confirmed_at: null, role: null, banned_until: null, is_anonymous: 0 });
  expect(row?.id).not.toBe("my-own-id");
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
    const mail = await fetch(`${app.url}/auth/v1/open?token=x&type=signup&redirect_to=${asked}`);
    expect([back, script, verify, callback].map(({ headers }) => isHere(headers.get("Location")))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(mail.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${app.url}`);
    expect(await mail.text()).not.toContain("elsewhere");
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
