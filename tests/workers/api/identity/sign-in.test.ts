import { isAuthApiError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { authApp, codeIn, follow, linkIn, signedIn } from "#tests/support/auth-client.ts";
import { browser, PASSWORD, person, rowsOf, tokenIn } from "#tests/support/people.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

const email = "dana@agency.example";

describe("with a password", () => {
  test("a person gets tokens whose claims the client verifies by the key set, without asking again", async () => {
    const app = authApp();
    const { client, id, session } = await signedIn(app, { email, fullName: "Dana Reyes" });
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { id, email } });

    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: "ES256" });
    expect(data?.claims).toMatchObject({
      iss: "https://rolecall.example/auth/v1",
      sub: id,
      aud: "authenticated",
      role: "authenticated",
      email,
      aal: "aal1",
      amr: [{ method: "password" }],
      is_anonymous: false,
      user_metadata: { full_name: "Dana Reyes" },
    });
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    await app.world.settled();
    expect(await rowsOf("SELECT type FROM security_events")).toEqual([{ type: "signed_in" }]);
  });

  test("a wrong one, an unknown e-mail and none set are one answer at one cost", async () => {
    const app = authApp();
    await person(app.world, { email });
    await person(app.world, { email: "none@agency.example", passwordHash: null });
    const answers = [];
    for (const tried of [email, "nobody@agency.example", "none@agency.example"]) {
      const before = app.world.hashes();
      const { error } = await app.client().auth.signInWithPassword({ email: tried, password: "Wrong-1-guess" });
      answers.push({
        code: error?.code,
        status: error?.status,
        message: error?.message,
        hashes: app.world.hashes() - before,
      });
    }
    await app.world.settled();
    const wrong = { code: "invalid_credentials", status: 400, message: "Invalid login credentials", hashes: 1 };
    expect(answers).toEqual([wrong, wrong, wrong]);
  });

  test("the seventh attempt is refused before anything is hashed, and pages share the count", async () => {
    const app = authApp();
    await person(app.world, { email });
    const client = app.client();
    for (let time = 1; time <= 6; time += 1) await client.auth.signInWithPassword({ email, password: "Wrong-1-guess" });
    const before = app.world.hashes();
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    await app.world.settled();
    expect(error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
    expect(app.world.hashes()).toBe(before);
  });

  test("an unconfirmed e-mail is told so, after the password was right", async () => {
    const app = authApp();
    await person(app.world, { email, confirmed: false });
    const { error } = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    await app.world.settled();
    expect(error?.code).toBe("email_not_confirmed");
  });
});

describe("with an email", () => {
  test("the link signs in, and makes a stranger's account first", async () => {
    const app = authApp();
    const client = app.client();
    const options = { data: { full_name: "New Agent" }, emailRedirectTo: "https://rolecall.example/dashboard" };
    expect((await client.auth.signInWithOtp({ email, options })).error).toBeNull();
    await app.world.settled();
    const landed = await follow(app, linkIn(app.world, email));
    expect(landed.href).toMatch(/^https:\/\/rolecall\.example\/dashboard#access_token=/);
    await app.world.settled();
    expect(await rowsOf("SELECT email, full_name, email_confirmed_at > 0 AS confirmed FROM users")).toEqual([
      { email, full_name: "New Agent", confirmed: 1 },
    ]);
  });

  test("the code signs in once, and is proof by otp", async () => {
    const app = authApp();
    await person(app.world, { email });
    const client = app.client();
    await client.auth.signInWithOtp({ email });
    await app.world.settled();
    const token = codeIn(app.world, email);
    expect((await client.auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "otp" }]);
    const again = await app.client().auth.verifyOtp({ email, token, type: "email" });
    expect(again.error).toMatchObject({ code: "otp_expired", status: 403 });
    await app.world.settled();
  });

  test("a code ends after ten minutes and after five wrong tries; the link beside it still works", async () => {
    const app = authApp();
    await person(app.world, { email });
    const client = app.client();
    await client.auth.signInWithOtp({ email });
    await app.world.settled();
    const token = codeIn(app.world, email);
    for (let time = 1; time <= 5; time += 1) await client.auth.verifyOtp({ email, token: "000000", type: "email" });
    expect((await client.auth.verifyOtp({ email, token, type: "email" })).error?.code).toBe("otp_expired");

    await client.auth.signInWithOtp({ email });
    await app.world.settled();
    app.world.clock.advance(10 * 60_000);
    const late = await client.auth.verifyOtp({ email, token: codeIn(app.world, email), type: "email" });
    expect(late.error?.code).toBe("otp_expired");
    expect((await follow(app, linkIn(app.world, email))).hash).toContain("access_token=");
    await app.world.settled();
  });

  test("a wrong code, and any code of a stranger, are one answer at one cost", async () => {
    const app = authApp();
    await person(app.world, { email });
    await app.client().auth.signInWithOtp({ email });
    await app.world.settled();
    const answers = [];
    for (const tried of [email, "nobody@agency.example"]) {
      const before = app.world.hashes();
      const { error } = await app.client().auth.verifyOtp({ email: tried, token: "000000", type: "email" });
      answers.push({ code: error?.code, status: error?.status, hashes: app.world.hashes() - before });
    }
    const wrong = { code: "otp_expired", status: 403, hashes: 1 };
    expect(answers).toEqual([wrong, wrong]);
  });

  test("answers the same for strangers, and with shouldCreateUser false sends them nothing", async () => {
    const app = authApp();
    const { data, error } = await app.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    await app.world.settled();
    expect({ data, error }).toEqual({ data: { user: null, session: null }, error: null });
    expect(app.world.delivered).toEqual([]);
    expect(await rowsOf("SELECT id FROM users")).toEqual([]);
  });

  test("takes away the password that somebody set before the e-mail was confirmed", async () => {
    const app = authApp();
    await person(app.world, { email, confirmed: false });
    await app.client().auth.signInWithOtp({ email });
    await app.world.settled();
    await follow(app, linkIn(app.world, email));
    const { error } = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    await app.world.settled();
    expect(error?.code).toBe("invalid_credentials");
  });

  test("a used or made-up link says so in the address it leads to", async () => {
    const app = authApp();
    await person(app.world, { email });
    await app.client().auth.signInWithOtp({ email });
    await app.world.settled();
    const link = linkIn(app.world, email);
    await follow(app, link);
    const again = new URLSearchParams((await follow(app, link)).hash.slice(1));
    expect(Object.fromEntries(again)).toMatchObject({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
    });
    await app.world.settled();
  });

  test("opening an email's link spends nothing: it shows one button", async () => {
    const app = authApp();
    await person(app.world, { email });
    await app.client().auth.signInWithOtp({ email });
    await app.world.settled();
    const link = linkIn(app.world, email);
    for (let scan = 1; scan <= 3; scan += 1) {
      const page = await app.fetch(link);
      expect(page.headers.get("Content-Type")).toContain("text/html");
      expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await page.text()).toContain('<form method="get" action="/auth/v1/verify">');
    }
    const verify = new URL(link);
    verify.pathname = "/auth/v1/verify";
    expect((await app.fetch(verify, { method: "HEAD" })).status).toBe(405);
    expect((await follow(app, link)).hash).toContain("access_token=");
    await app.world.settled();
  });

  test("twice at once for a newcomer makes one person and two emails", async () => {
    const app = authApp();
    await Promise.all([1, 2].map(() => app.client().auth.signInWithOtp({ email })));
    await app.world.settled();
    expect(await rowsOf("SELECT email FROM users")).toEqual([{ email }]);
    expect(app.world.delivered).toHaveLength(2);
  });
});

describe("recovery", () => {
  test("an email lets a person choose a new password, which ends their other sign-ins", async () => {
    const app = authApp();
    const other = await signedIn(app, { email });
    const client = app.client({ flowType: "pkce" });
    const redirectTo = "https://rolecall.example/auth/new-password";
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    await app.world.settled();
    const landed = await follow(app, linkIn(app.world, email));
    expect(landed.pathname).toBe("/auth/new-password");
    const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
    expect(error).toBeNull();
    expect(data).toMatchObject({ redirectType: "recovery" });

    expect((await client.auth.updateUser({ password: "Another-2-rehearse" })).error).toBeNull();
    const refreshed = await other.client.auth.refreshSession();
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await app.client().auth.signInWithPassword({ email, password: "Another-2-rehearse" })).error).toBeNull();
    await app.world.settled();
    expect(app.world.delivered.at(-1)?.subject).toBe("Your Rolecall password was changed");
  });

  test("on the pages ends what API clients are signed in with, too", async () => {
    const app = authApp();
    const { client } = await signedIn(app, { email });
    const accounts = createSignInPages(app.world);
    await accounts.requestPasswordReset({ email }, browser);
    await app.world.settled();
    const token = tokenIn(app.world.delivered.at(-1)?.text);
    await accounts.resetPassword(token, { password: "Another-2-rehearse" }, browser);
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    await app.world.settled();
  });

  test("answers a stranger's e-mail the same, and sends nothing", async () => {
    const app = authApp();
    const { error } = await app.client().auth.resetPasswordForEmail("nobody@agency.example");
    await app.world.settled();
    expect(error).toBeNull();
    expect(app.world.delivered).toEqual([]);
  });
});

describe("without a name", () => {
  test("an anonymous person signs in where the settings allow it, and takes a name later", async () => {
    const app = authApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" });
    const client = app.client();
    const { data, error } = await client.auth.signInAnonymously();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: "", identities: [] });

    expect((await client.auth.updateUser({ email })).error).toBeNull();
    await app.world.settled();
    await client.auth.verifyOtp({ email, token: codeIn(app.world, email), type: "email_change" });
    const { data: named } = await client.auth.getUser();
    expect(named.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    await app.world.settled();
  });

  test("not where they do not", async () => {
    const { error } = await authApp().client().auth.signInAnonymously();
    expect(error).toMatchObject({ code: "anonymous_provider_disabled", status: 422 });
  });
});

test("errors are typed by the client in both formats", async () => {
  const app = authApp();
  const { error } = await app.client().auth.signInWithPassword({ email, password: "x" });
  expect(isAuthApiError(error)).toBe(true);
  const old = await app.fetch("https://rolecall.example/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email, password: "x" }),
  });
  expect(old.headers.get("x-sb-error-code")).toBe("invalid_credentials");
  expect(await old.json()).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
  await app.world.settled();
});
