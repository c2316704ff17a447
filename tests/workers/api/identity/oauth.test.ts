import { describe, expect, test } from "vitest";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import { type AuthApp, authApp, signedIn } from "#tests/support/auth-client.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";
import { ACME, type Account, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { withoutWarnings } from "#tests/support/warnings.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";

const email = "dana@agency.example";
const dana = { sub: "acme-dana", email, email_verified: true, name: "Dana Reyes" };

async function acmeApp(settings: Record<string, string> = {}) {
  const provider = await scriptedProvider(() => app.world.now());
  const app: AuthApp = authApp(
    { OAUTH_PROVIDERS: ACME, SECURITY_MANUAL_LINKING_ENABLED: "true", ...settings },
    { providers: createProviderClient((request) => provider.fetch(request)) },
  );
  return { app, provider };
}

type Client = ReturnType<AuthApp["client"]>;

/** The state of a visit to the provider that has begun. */
async function stateOf(app: AuthApp): Promise<string> {
  const sent = await app.fetch("https://rolecall.example/auth/v1/authorize?provider=acme", { redirect: "manual" });
  return new URL(sent.headers.get("Location") ?? "").searchParams.get("state") ?? "";
}

/** What a browser does: to the provider, consent, back to us, and on to the client's page. */
async function visitAcme(
  app: AuthApp,
  provider: Awaited<ReturnType<typeof scriptedProvider>>,
  client: Client,
  account: Account = dana,
) {
  const started = await client.auth.signInWithOAuth({
    provider: acme,
    options: { redirectTo: "https://rolecall.example/home" },
  });
  const sent = await app.fetch(started.data.url ?? "", { redirect: "manual" });
  return comeBack(app, provider.consent(sent.headers.get("Location") ?? "", account));
}

async function comeBack(app: AuthApp, address: URL): Promise<URL> {
  const response = await app.fetch(address, { redirect: "manual" });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("Location") ?? "");
}

/** The client's type lists the providers its makers know. */
const acme = "acme" as "google";

describe("continuing with a provider", () => {
  test("makes a person of a proven e-mail, with PKCE and the provider's tokens", async () => {
    const { app, provider } = await acmeApp();
    const client = app.client({ flowType: "pkce" });
    const landed = await visitAcme(app, provider, client);
    expect(landed.pathname).toBe("/home");
    const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ provider_token: "acme-access", provider_refresh_token: "acme-refresh" });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { full_name: "Dana Reyes" },
      app_metadata: { provider: "acme", providers: ["acme"] },
      identities: [{ provider: "acme", id: "acme-dana", identity_data: { email, email_verified: true } }],
    });
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "oauth" }]);
    expect(JSON.stringify(await rowsOf("SELECT * FROM identities, users"))).not.toContain("acme-access");
  });

  test("answers tokens in the fragment where the client asked for no code", async () => {
    const { app, provider } = await acmeApp();
    const landed = await visitAcme(app, provider, app.client());
    const tokens = new URLSearchParams(landed.hash.slice(1));
    await app.world.settled();
    expect([...tokens.keys()]).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "refresh_token",
      "token_type",
      "provider_token",
      "provider_refresh_token",
      "sb",
    ]);
  });

  test("finds the same person by the provider's subject, whatever the e-mail is now", async () => {
    const { app, provider } = await acmeApp();
    await visitAcme(app, provider, app.client());
    await visitAcme(app, provider, app.client(), { ...dana, email: "dana.new@agency.example" });
    await app.world.settled();
    expect(await rowsOf("SELECT email FROM users")).toEqual([{ email }]);
    expect(await rowsOf("SELECT email FROM identities")).toEqual([{ email: "dana.new@agency.example" }]);
  });

  test("joins the person whose confirmed e-mail it proves", async () => {
    const { app, provider } = await acmeApp();
    const known = await person(app.world, { email });
    await visitAcme(app, provider, app.client());
    expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    await app.world.settled();
    expect(await rowsOf("SELECT user_id FROM identities")).toEqual([{ user_id: known.id }]);
  });

  test("takes the password away that a stranger may have set before", async () => {
    const { app, provider } = await acmeApp();
    await person(app.world, { email, confirmed: false });
    await visitAcme(app, provider, app.client());
    await app.world.settled();
    expect(await rowsOf("SELECT password_hash FROM users")).toEqual([{ password_hash: null }]);
  });

  test("lets nobody in by an e-mail that the provider has not proven", async () => {
    const { app, provider } = await acmeApp();
    await person(app.world, { email });
    const landed = await visitAcme(app, provider, app.client(), { ...dana, email_verified: false });
    expect(landed.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(await rowsOf("SELECT id FROM identities")).toEqual([]);
  });

  test("twice at once is one person", async () => {
    const { app, provider } = await acmeApp();
    await Promise.all([visitAcme(app, provider, app.client()), visitAcme(app, provider, app.client())]);
    await app.world.settled();
    expect(await rowsOf("SELECT count(*) AS n FROM users")).toEqual([{ n: 1 }]);
  });

  test.each([
    ["another issuer", { iss: "https://evil.example" }],
    ["another audience", { aud: "somebody-else" }],
    ["another nonce", { nonce: "another" }],
    ["a past end", { exp: 1 }],
  ])("an ID token with %s is refused", async (_, lie) => {
    const { app, provider } = await acmeApp();
    provider.lie = lie;
    const landed = await withoutWarnings(() => visitAcme(app, provider, app.client()));
    expect(landed.searchParams.get("error")).toBe("invalid_request");
    expect(await rowsOf("SELECT id FROM users")).toEqual([]);
  });

  test("a state is good once, and a made-up one leads home without asking the provider", async () => {
    const { app, provider } = await acmeApp();
    const client = app.client();
    const started = await client.auth.signInWithOAuth({ provider: acme });
    const sent = await app.fetch(started.data.url ?? "", { redirect: "manual" });
    const back = provider.consent(sent.headers.get("Location") ?? "", dana);
    await comeBack(app, back);
    expect((await comeBack(app, back)).searchParams.get("error_code")).toBe("bad_oauth_state");
    back.searchParams.set("state", "x");
    const landed = await comeBack(app, back);
    expect(landed.origin).toBe("https://rolecall.example");
    expect(provider.exchanges).toBe(1);
    await app.world.settled();
  });

  test("a person who declines comes back with that", async () => {
    const { app, provider } = await acmeApp();
    const started = await app.client().auth.signInWithOAuth({ provider: acme });
    const sent = await app.fetch(started.data.url ?? "", { redirect: "manual" });
    const back = provider.consent(sent.headers.get("Location") ?? "", dana);
    back.searchParams.delete("code");
    back.searchParams.set("error", "access_denied");
    const landed = await comeBack(app, back);
    expect(landed.searchParams.get("error")).toBe("access_denied");
  });

  test.each([
    ["no code and no reason", {}, "OAuth callback without a code"],
    ["a reason without words", { error: "server_error" }, "server_error"],
    ["a reason in words", { error: "server_error", error_description: "Try later" }, "Try later"],
  ])("who comes back with %s is told so on the client's page", async (_, said, description) => {
    const { app } = await acmeApp();
    const state = await stateOf(app);
    const search = new URLSearchParams({ state, ...said });
    const landed = await comeBack(app, new URL(`https://rolecall.example/auth/v1/callback?${search}`));
    expect(landed.searchParams.get("error_description")).toBe(description);
  });

  test("who comes back too late begins again", async () => {
    const { app } = await acmeApp();
    const state = await stateOf(app);
    app.world.clock.advance(FLOW_LIFETIME_MS + 1);
    const landed = await comeBack(app, new URL(`https://rolecall.example/auth/v1/callback?state=${state}&code=x`));
    expect(landed.searchParams.get("error_code")).toBe("flow_state_expired");
  });

  test("a provider that cannot be reached is said to be so", async () => {
    const app = authApp(
      { OAUTH_PROVIDERS: ACME },
      { providers: createProviderClient(() => Promise.reject(new TypeError("Network connection lost."))) },
    );
    const answer = await withoutWarnings(() =>
      app.fetch("https://rolecall.example/auth/v1/authorize?provider=acme", {
        redirect: "manual",
        headers: { "X-Supabase-Api-Version": "2024-01-01" },
      }),
    );
    expect(await answer.json()).toMatchObject({ code: "bad_oauth_callback" });
  });

  test("a fault of ours is not taken for the provider's", async () => {
    const { app, provider } = await acmeApp();
    const state = await stateOf(app);
    const faulty = authApp(
      { OAUTH_PROVIDERS: ACME },
      {
        providers: {
          ...createProviderClient((request) => provider.fetch(request)),
          exchange: () => Promise.reject(new Error("a fault")),
        },
      },
    );
    const answer = await faulty.fetch(`https://rolecall.example/auth/v1/callback?state=${state}&code=x`);
    expect(answer.status).toBe(500);
    expect(takeErrors().join()).toContain("auth.fault");
  });

  test("an account without an email address makes nobody", async () => {
    const { app, provider } = await acmeApp();
    const landed = await visitAcme(app, provider, app.client(), { ...dana, email: undefined });
    expect(landed.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(await rowsOf("SELECT id FROM users")).toEqual([]);
  });

  test("DISABLE_SIGNUP: nobody new comes by a provider either", async () => {
    const { app, provider } = await acmeApp({ DISABLE_SIGNUP: "true" });
    const landed = await visitAcme(app, provider, app.client());
    expect(landed.searchParams.get("error_code")).toBe("signup_disabled");
  });

  test("an unknown provider is refused", async () => {
    const { app } = await acmeApp();
    const response = await app.fetch("https://rolecall.example/auth/v1/authorize?provider=toString");
    expect(response.status).toBe(400);
  });

  test("a redirect to elsewhere leads to the site instead", async () => {
    const { app, provider } = await acmeApp();
    const address = "https://rolecall.example/auth/v1/authorize?provider=acme&redirect_to=https://evil.example/";
    const sent = await app.fetch(address, { redirect: "manual" });
    const landed = await comeBack(app, provider.consent(sent.headers.get("Location") ?? "", dana));
    expect(landed.origin).toBe("https://rolecall.example");
    await app.world.settled();
  });
});

describe("an ID token that an app brings", () => {
  test("signs in, with its nonce and any of its audiences", async () => {
    const { app, provider } = await acmeApp();
    const nonce = "a nonce of the app";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce)));
    const hashed = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const token = await provider.idToken(dana, { aud: "the-phone-app", nonce: hashed });
    const { data, error } = await app.client().auth.signInWithIdToken({ provider: "acme", token, nonce });
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const replayed = await withoutWarnings(() => app.client().auth.signInWithIdToken({ provider: "acme", token }));
    const message = "Passed nonce and nonce in id_token should either both exist or not.";
    expect(replayed.error).toMatchObject({ status: 400, message });
    const other = await withoutWarnings(() =>
      app.client().auth.signInWithIdToken({ provider: "acme", token, nonce: "another" }),
    );
    expect(other.error).toMatchObject({ status: 400, message: "Nonces mismatch" });
  });

  test("is refused when another key signed it", async () => {
    const { app } = await acmeApp();
    const forger = await scriptedProvider(() => app.world.now());
    const token = await forger.idToken(dana);
    const { error } = await withoutWarnings(() => app.client().auth.signInWithIdToken({ provider: "acme", token }));
    expect(error?.message).toBe("Bad ID token");
  });
});

describe("linked identities", () => {
  async function linked(app: AuthApp, provider: Awaited<ReturnType<typeof scriptedProvider>>, of: Account = dana) {
    const someone = await signedIn(app, { email: "other@agency.example" });
    const { data } = await someone.client.auth.linkIdentity({ provider: acme, options: { skipBrowserRedirect: true } });
    const landed = await comeBack(app, provider.consent(data.url ?? "", of));
    return { ...someone, landed };
  }

  test("a person links an account of another e-mail, and unlinks it", async () => {
    const { app, provider } = await acmeApp();
    const { client } = await linked(app, provider);
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map((one) => one.provider)).toEqual(["email", "acme"]);
    const [own, theirs] = data?.identities ?? [];
    if (!own || !theirs) throw new Error("two identities were expected");
    expect((await client.auth.unlinkIdentity(theirs)).error).toBeNull();
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      code: "single_identity_not_deletable",
      status: 422,
    });
    await app.world.settled();
  });

  test("unlinking the e-mail ends the password", async () => {
    const { app, provider } = await acmeApp();
    const { client } = await linked(app, provider);
    const own = (await client.auth.getUserIdentities()).data?.identities[0];
    if (!own) throw new Error("an identity was expected");
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
    const again = await app.client().auth.signInWithPassword({ email: "other@agency.example", password: PASSWORD });
    expect(again.error?.code).toBe("invalid_credentials");
    await app.world.settled();
  });

  test.each<[string, Partial<Account>, string]>([
    ["gets its proven email address", {}, email],
    ["stays without an address that the provider has not proven", { email_verified: false }, ""],
    ["stays without an address that somebody has", { email: "lee@agency.example" }, ""],
    ["stays without an address where the account has none", { email: undefined }, ""],
  ])("somebody anonymous who links an account is so no more, and %s", async (_, change, named) => {
    const { app, provider } = await acmeApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" });
    await person(app.world, { email: "lee@agency.example" });
    const client = app.client();
    await client.auth.signInAnonymously();
    const { data } = await client.auth.linkIdentity({ provider: acme, options: { skipBrowserRedirect: true } });
    await comeBack(app, provider.consent(data.url ?? "", { ...dana, ...change }));
    const { data: now } = await client.auth.getUser();
    expect(now.user).toMatchObject({ is_anonymous: false, email: named });
    await app.world.settled();
  });

  test("an account belongs to one person", async () => {
    const { app, provider } = await acmeApp();
    await visitAcme(app, provider, app.client());
    const { landed } = await linked(app, provider);
    expect(landed.searchParams.get("error_code")).toBe("identity_already_exists");
    await app.world.settled();
  });

  test("linking is off unless the settings turn it on", async () => {
    const { app } = await acmeApp({ SECURITY_MANUAL_LINKING_ENABLED: "false" });
    const { client } = await signedIn(app);
    const { error } = await client.auth.linkIdentity({ provider: acme, options: { skipBrowserRedirect: true } });
    expect(error).toMatchObject({ code: "manual_linking_disabled", status: 404 });
    await app.world.settled();
  });
});
