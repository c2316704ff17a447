import { isAuthWeakPasswordError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { authApp, codeIn, follow, linkIn } from "#tests/support/auth-client.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";

const email = "dana@agency.example";
const dana = { email, password: PASSWORD, options: { data: { full_name: "Dana Reyes", agency: "Reyes & Co" } } };

test("signing up sends an email, whose link signs the person in", async () => {
  const app = authApp();
  const client = app.client();
  const { data, error } = await client.auth.signUp(dana);
  await app.world.settled();

  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email,
    role: "authenticated",
    user_metadata: { full_name: "Dana Reyes", agency: "Reyes & Co" },
    app_metadata: { provider: "email", providers: ["email"] },
    identities: [{ provider: "email", identity_data: { email, email_verified: false } }],
  });
  expect(data.user?.email_confirmed_at).toBeUndefined();

  const link = linkIn(app.world, email);
  expect(`${link.origin}${link.pathname}`).toBe("https://rolecall.example/auth/v1/open");
  const landed = await follow(app, link);
  expect(landed.origin).toBe("https://rolecall.example");
  const tokens = new URLSearchParams(landed.hash.slice(1));
  expect(tokens.get("type")).toBe("signup");
  const signedIn = await client.auth.setSession({
    access_token: tokens.get("access_token") ?? "",
    refresh_token: tokens.get("refresh_token") ?? "",
  });
  expect(signedIn.error).toBeNull();
  expect(signedIn.data.user?.email_confirmed_at).toBeDefined();
  await app.world.settled();
});

test("the code of the email confirms as well", async () => {
  const app = authApp();
  const client = app.client();
  await client.auth.signUp(dana);
  await app.world.settled();
  const { data, error } = await client.auth.verifyOtp({ email, token: codeIn(app.world, email), type: "signup" });
  await app.world.settled();
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
  expect(await rowsOf("SELECT email FROM users WHERE email_confirmed_at IS NOT NULL")).toEqual([{ email }]);
});

describe("an e-mail that has an account", () => {
  test("answers a made-up person without identities, at the cost of one hash, and sends nothing", async () => {
    const app = authApp();
    const known = await person(app.world, { email });
    const before = app.world.hashes();
    const { data, error } = await app.client().auth.signUp(dana);
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [], role: "" });
    expect(data.user?.id).not.toBe(known.id);
    expect(app.world.hashes() - before).toBe(1);
    expect(app.world.delivered).toEqual([]);
  });

  test("is said to have one where no emails are sent", async () => {
    const app = authApp({ MAILER_AUTOCONFIRM: "true" });
    await person(app.world, { email });
    const { error } = await app.client().auth.signUp(dana);
    await app.world.settled();
    expect(error).toMatchObject({ code: "user_already_exists", status: 422, message: "User already registered" });
  });

  test("that is not confirmed gets another email, and another password opens nothing", async () => {
    const app = authApp();
    await person(app.world, { email, confirmed: false });
    await app.client().auth.signUp({ ...dana, password: "Strangers-1-word" });
    await app.world.settled();
    await app.client().auth.verifyOtp({ email, token: codeIn(app.world, email), type: "signup" });
    const { error } = await app.client().auth.signInWithPassword({ email, password: "Strangers-1-word" });
    await app.world.settled();
    expect(error?.code).toBe("invalid_credentials");
  });
});

test("without emails a person is signed in at once", async () => {
  const app = authApp({ MAILER_AUTOCONFIRM: "true" });
  const { data, error } = await app.client().auth.signUp(dana);
  await app.world.settled();
  expect(error).toBeNull();
  expect(data.session?.user.email_confirmed_at).toBeDefined();
  expect(app.world.delivered).toEqual([]);
});

test("with PKCE the link ends in a code that only this client can exchange, once", async () => {
  const app = authApp();
  const client = app.client({ flowType: "pkce" });
  await client.auth.signUp({
    ...dana,
    options: { ...dana.options, emailRedirectTo: "https://rolecall.example/welcome?a=1" },
  });
  await app.world.settled();
  const link = linkIn(app.world, email);
  expect(link.searchParams.get("token")).toMatch(/^pkce_/);
  const landed = await follow(app, link);
  expect(landed.href).toMatch(/^https:\/\/rolecall\.example\/welcome\?a=1&code=[\w-]{43}$/);

  const code = landed.searchParams.get("code") ?? "";
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  await app.world.settled();
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
});

test("a code with a wrong verifier is refused and spent; a late one has expired", async () => {
  const app = authApp();
  const tokenCall = (auth_code: string) =>
    app.fetch("https://rolecall.example/auth/v1/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({ auth_code, code_verifier: "v".repeat(43) }),
    });
  const errorOf = async (auth_code: string) => (await tokenCall(auth_code)).headers.get("x-sb-error-code");
  const codeFor = async (name: string) => {
    const address = `${name}@agency.example`;
    await app.client({ flowType: "pkce" }).auth.signUp({ ...dana, email: address });
    await app.world.settled();
    return (await follow(app, linkIn(app.world, address))).searchParams.get("code") ?? "";
  };
  const code = await codeFor("dana");
  expect(await errorOf(code)).toBe("bad_code_verifier");
  expect(await errorOf(code)).toBe("flow_state_not_found");
  const late = await codeFor("lee");
  app.world.clock.advance(300_001);
  expect(await errorOf(late)).toBe("flow_state_expired");
  expect(await errorOf("")).toBe("validation_failed");
});

test.each([
  ["a short password", { ...dana, password: "Ab1!" }, "weak_password", 422],
  ["a simple password", { ...dana, password: "abcdefgh" }, "weak_password", 422],
  ["no e-mail at all", { ...dana, email: "dana" }, "validation_failed", 400],
])("%s is refused", async (_, of, code, status) => {
  const app = authApp();
  const { error } = await app.client().auth.signUp(of);
  expect(error).toMatchObject({ code, status });
  expect(isAuthWeakPasswordError(error)).toBe(code === "weak_password");
  expect(await rowsOf("SELECT id FROM users")).toEqual([]);
});

test("where sign-ups are off, nobody signs up", async () => {
  const { error } = await authApp({ DISABLE_SIGNUP: "true" }).client().auth.signUp(dana);
  expect(error).toMatchObject({ code: "signup_disabled", status: 422 });
});

test("resending sends another email, and only the newest link works", async () => {
  const app = authApp();
  const client = app.client();
  await client.auth.signUp(dana);
  await app.world.settled();
  const first = linkIn(app.world, email);
  expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
  expect((await client.auth.resend({ type: "signup", email: "nobody@agency.example" })).error).toBeNull();
  await app.world.settled();
  expect(app.world.delivered).toHaveLength(2);
  expect((await follow(app, first)).hash).toContain("error_code=otp_expired");
  expect((await follow(app, linkIn(app.world, email))).hash).toContain("access_token=");
  await app.world.settled();
});

describe("with a phone", () => {
  const phone = "+12025550143";
  const stored = "12025550143";

  test("the code of a text message confirms and signs in", async () => {
    const app = authApp({ EXTERNAL_PHONE_ENABLED: "true" });
    const client = app.client();
    expect((await client.auth.signUp({ phone, password: PASSWORD })).error).toBeNull();
    const early = await client.auth.signInWithPassword({ phone, password: PASSWORD });
    expect(early.error?.code).toBe("phone_not_confirmed");
    await app.world.settled();
    const { data, error } = await client.auth.verifyOtp({ phone, token: codeIn(app.world, stored), type: "sms" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: stored, email: "", identities: [{ provider: "phone" }] });
    expect((await app.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
    await app.client().auth.signInWithOtp({ phone });
    await app.world.settled();
    expect(app.world.texts).toHaveLength(2);
  });

  test("is off unless the settings turn it on", async () => {
    const { error } = await authApp().client().auth.signUp({ phone, password: PASSWORD });
    expect(error?.code).toBe("phone_provider_disabled");
  });
});
