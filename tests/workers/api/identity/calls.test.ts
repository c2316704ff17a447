import { describe, expect, test } from "vitest";
import {
  ANON_KEY,
  type AuthApp,
  authApp,
  linkIn,
  SERVICE_ROLE_KEY,
  SITE,
  signedIn,
} from "#tests/support/auth-client.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";
import { ACME, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";

// What clients other than the ecosystem's own send: see docs/identity.md for the calls.

const email = "dana@agency.example";
const BASE = `${SITE}/auth/v1`;

async function acmeApp(settings: Record<string, string> = {}) {
  const provider = await scriptedProvider(() => app.world.now());
  const app: AuthApp = authApp(
    { OAUTH_PROVIDERS: ACME, SECURITY_MANUAL_LINKING_ENABLED: "true", ...settings },
    { providers: createProviderClient((request) => provider.fetch(request)) },
  );
  return { app, provider };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}`, "X-Supabase-Api-Version": "2024-01-01" });
const codeOf = (answer: Response) => answer.headers.get("x-sb-error-code");

describe("the token call", () => {
  test("without a grant type is refused", async () => {
    expect(codeOf(await authApp().fetch(`${BASE}/token`, { method: "POST" }))).toBe("validation_failed");
  });

  test("links an account by the ID token of an app, where linking is on", async () => {
    const { app, provider } = await acmeApp();
    const { session, id } = await signedIn(app, { email: "other@agency.example" });
    const id_token = await provider.idToken({ sub: "acme-dana", email, email_verified: true });
    const body = JSON.stringify({ provider: "acme", id_token, link_identity: true });
    const call = (token: string) =>
      app.fetch(`${BASE}/token?grant_type=id_token`, { method: "POST", headers: bearer(token), body });
    expect((await call(session.access_token)).status).toBe(200);
    expect(await rowsOf("SELECT user_id FROM identities")).toEqual([{ user_id: id }]);
    expect(codeOf(await call("no token"))).toBe("no_authorization");
    await app.world.settled();
  });
});

describe("the way to a provider", () => {
  test("can be asked for as JSON, and to link an account as a redirect", async () => {
    const { app } = await acmeApp();
    const { session } = await signedIn(app);
    const asked = await app.fetch(`${BASE}/authorize?provider=acme&skip_http_redirect=true`);
    expect(await asked.json()).toMatchObject({ url: expect.stringContaining("https://id.provider.example/authorize") });
    const linking = await app.fetch(`${BASE}/user/identities/authorize?provider=acme`, {
      headers: bearer(session.access_token),
      redirect: "manual",
    });
    expect(linking.headers.get("Location")).toContain("https://id.provider.example/authorize");
    await app.world.settled();
  });

  test.each(["authorize", "user/identities/authorize"])("needs a provider: %s", async (path) => {
    const { app } = await acmeApp();
    const { session } = await signedIn(app);
    const answer = await app.fetch(`${BASE}/${path}`, { headers: bearer(session.access_token) });
    expect(codeOf(answer)).toBe("validation_failed");
    await app.world.settled();
  });
});

describe("the page behind an email's link", () => {
  test("takes the token by its older name too, and lets its button lead into an app", async () => {
    const app = authApp({ URI_ALLOW_LIST: "rolecall-app://**" });
    const answer = await app.fetch(`${BASE}/open?token_hash=abc&type=signup&redirect_to=rolecall-app://home`);
    expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self' rolecall-app:");
    expect(await answer.text()).toContain('name="token" value="abc"');
  });

  test("without a token is a page whose button leads to what went wrong", async () => {
    const app = authApp();
    expect((await app.fetch(`${BASE}/open?type=signup`)).status).toBe(200);
    const followed = await app.fetch(`${BASE}/verify?type=signup`, { redirect: "manual" });
    expect(new URL(followed.headers.get("Location") ?? "").hash).toContain("error_code=otp_expired");
    await app.world.settled();
  });
});

describe("a link for a client that exchanges codes (PKCE)", () => {
  test("that was used says so in the query as well, where such a client looks", async () => {
    const app = authApp();
    await app.client({ flowType: "pkce" }).auth.signUp({ email, password: PASSWORD });
    await app.world.settled();
    const link = linkIn(app.world, email);
    link.pathname = "/auth/v1/verify";
    await app.fetch(link, { redirect: "manual" });
    const again = await app.fetch(link, { redirect: "manual" });
    const landed = new URL(again.headers.get("Location") ?? "");
    expect([landed.searchParams.get("error_code"), landed.hash]).toEqual([
      "otp_expired",
      expect.stringContaining("error_code=otp_expired"),
    ]);
    await app.world.settled();
  });

  test("of one half of a change of address asks for the other half in the query", async () => {
    const app = authApp();
    const someone = await person(app.world, { email });
    const client = app.client({ flowType: "pkce" });
    await client.auth.signInWithPassword({ email: someone.email, password: PASSWORD });
    await client.auth.updateUser({ email: "dana.new@agency.example" });
    await app.world.settled();
    const link = linkIn(app.world, email);
    link.pathname = "/auth/v1/verify";
    const landed = new URL((await app.fetch(link, { redirect: "manual" })).headers.get("Location") ?? "");
    expect(landed.searchParams.get("message")).toContain("Please proceed to confirm link sent to the other email");
    await app.world.settled();
  });
});

describe("pages of the list of people", () => {
  test.each(["page=0", "page=one", "per_page=1001"])("%s is refused", async (query) => {
    const app = authApp({ SERVICE_ROLE_KEY });
    const answer = await app.fetch(`${BASE}/admin/users?${query}`, { headers: bearer(SERVICE_ROLE_KEY) });
    expect(codeOf(answer)).toBe("validation_failed");
  });
});

test("an administrator's link leads where the call says, else where its address says", async () => {
  const app = authApp({ SERVICE_ROLE_KEY, URI_ALLOW_LIST: "https://app.agency.example/**" });
  const call = (body: Record<string, unknown>) =>
    app.fetch(`${BASE}/admin/generate_link?redirect_to=https://app.agency.example/query`, {
      method: "POST",
      headers: bearer(SERVICE_ROLE_KEY),
      body: JSON.stringify({ type: "magiclink", email, ...body }),
    });
  const redirectOf = async (answer: Response) => (await answer.json<{ redirect_to: string }>()).redirect_to;
  expect(await redirectOf(await call({}))).toBe("https://app.agency.example/query");
  expect(await redirectOf(await call({ redirect_to: "https://app.agency.example/body" }))).toBe(
    "https://app.agency.example/body",
  );
});

describe("other APIs with a key that the owner gave out", () => {
  test.each([
    ["no key", {}, "No API key found in request"],
    ["a wrong key", { apikey: "another" }, "Invalid API key"],
  ])("refuse %s", async (_, headers, message) => {
    const app = authApp({ ANON_KEY, SERVICE_ROLE_KEY });
    const answer = await app.fetch(`${SITE}/rest/v1/chat_conversations`, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain(message);
  });
});
