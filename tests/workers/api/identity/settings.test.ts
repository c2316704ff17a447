import { env } from "cloudflare:workers";
import type { AuthError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, codeIn, linkIn, SITE, signedIn } from "#tests/support/auth-client.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { PASSWORD, person } from "#tests/support/people.ts";
import { ACME, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { withoutWarnings } from "#tests/support/warnings.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";

const email = "dana@agency.example";
const phone = "15550100200";
const DAY_MS = 24 * 60 * 60_000;

describe("the owner's settings", () => {
  test.each([
    ["https://app.agency.example/home", "https://app.agency.example/home"],
    ["https://elsewhere.example/home", SITE],
  ])("URI_ALLOW_LIST: of %s a link leads to %s", async (wanted, led) => {
    const app = authApp({ URI_ALLOW_LIST: "https://app.agency.example/**" });
    await app.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: wanted } });
    await app.world.settled();
    expect(linkIn(app.world, email).searchParams.get("redirect_to")).toBe(led);
  });

  test("EXTERNAL_EMAIL_ENABLED=false: nobody signs up or in by e-mail", async () => {
    const { auth } = authApp({ EXTERNAL_EMAIL_ENABLED: "false" }).client();
    const { error: closed } = await auth.signUp({ email, password: PASSWORD });
    const message = "Email signups are disabled";
    expect(closed).toMatchObject({ code: "email_provider_disabled", status: 400, message });
    for (const { error } of [
      await auth.signInWithPassword({ email, password: PASSWORD }),
      await auth.signInWithOtp({ email }),
    ]) {
      expect(error).toMatchObject({ code: "email_provider_disabled", status: 422 });
    }
  });

  test("SMS_AUTOCONFIRM: a phone signs in at once", async () => {
    const app = authApp({ EXTERNAL_PHONE_ENABLED: "true", SMS_AUTOCONFIRM: "true" });
    const { data } = await app.client().auth.signUp({ phone, password: PASSWORD });
    await app.world.settled();
    expect(data.session?.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(app.world.texts).toEqual([]);
  });

  test("PASSWORD_MIN_LENGTH: a shorter new one is refused; an older one signs in, and the answer says that it is weak", async () => {
    const app = authApp({ PASSWORD_MIN_LENGTH: String(PASSWORD.length + 1) });
    await person(app.world, { email });
    const message = `Password should be at least ${PASSWORD.length + 1} characters.`;
    const refused = await app.client().auth.signUp({ email: "lee@agency.example", password: PASSWORD });
    expect(refused.error).toMatchObject({ code: "weak_password", status: 422, message, reasons: ["length"] });
    const { data } = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    await app.world.settled();
    expect(data.weakPassword).toEqual({ message, reasons: ["length"] });
  });

  test("JWT_EXP: an access token ends by then", async () => {
    const app = authApp({ JWT_EXP: "120" });
    const { session } = await signedIn(app);
    expect(session.expires_in).toBe(120);
    const ask = () =>
      app.fetch(`${SITE}/auth/v1/user`, { headers: { Authorization: `Bearer ${session.access_token}` } });
    app.world.clock.advance(119_000);
    expect((await ask()).status).toBe(200);
    app.world.clock.advance(2_000);
    expect((await ask()).status).toBe(403);
    await app.world.settled();
  });

  test("SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION=false: an old sign-in is enough for a new password", async () => {
    const app = authApp({ SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "false", JWT_EXP: "86400" });
    const { client } = await signedIn(app);
    app.world.clock.advance(DAY_MS - 60_000);
    await client.auth.refreshSession();
    app.world.clock.advance(2 * 60_000);
    expect((await client.auth.updateUser({ password: "Another-2-rehearse" })).error).toBeNull();
    await app.world.settled();
  });

  test("MFA_TOTP_ENROLL_ENABLED=false: no apps as second factors", async () => {
    const { client } = await signedIn(authApp({ MFA_TOTP_ENROLL_ENABLED: "false" }));
    const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(error).toMatchObject({ code: "mfa_totp_enroll_not_enabled", status: 422 });
  });

  test("MFA_MAX_ENROLLED_FACTORS: no more also when several are enrolled at the same moment", async () => {
    const { client } = await signedIn(authApp({ MFA_MAX_ENROLLED_FACTORS: "2" }));
    const names = ["one", "two", "three", "four"];
    const answers = await Promise.all(
      names.map((friendlyName) => client.auth.mfa.enroll({ factorType: "totp", friendlyName })),
    );
    expect(answers.map(({ error }) => error?.code ?? "enrolled").sort()).toEqual([
      "enrolled",
      "enrolled",
      "too_many_enrolled_mfa_factors",
      "too_many_enrolled_mfa_factors",
    ]);
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(2);
  });

  test("a name of a factor is taken once, also of two enrolled at the same moment", async () => {
    const { client } = await signedIn(authApp());
    const enrol = () => client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    const answers = await Promise.all([enrol(), enrol()]);
    expect(answers.map(({ error }) => error?.code ?? "enrolled").sort()).toEqual([
      "enrolled",
      "mfa_factor_name_conflict",
    ]);
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("MFA_MAX_ENROLLED_FACTORS: so many; MFA_WEBAUTHN_ENROLL_ENABLED: no key that signs", async () => {
    const off = { MFA_MAX_ENROLLED_FACTORS: "1", MFA_WEBAUTHN_ENROLL_ENABLED: "false" };
    const { client } = await signedIn(authApp(off));
    const enrol = (friendlyName: string) => client.auth.mfa.enroll({ factorType: "totp", friendlyName });
    expect((await enrol("phone")).error).toBeNull();
    expect((await enrol("tablet")).error).toMatchObject({ code: "too_many_enrolled_mfa_factors", status: 422 });
    const key = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "key" });
    expect(key.error).toMatchObject({ code: "mfa_webauthn_enroll_not_enabled" });
  });
});

describe("so many calls an hour of one network address", () => {
  type Try = (app: AuthApp, index: number) => Promise<{ error: AuthError | null }>;
  const stranger = (index: number) => `stranger-${index}@agency.example`;
  const limits: [setting: string, code: string, more: Record<string, string>, attempt: Try][] = [
    [
      "RATE_LIMIT_EMAIL_SENT",
      "over_email_send_rate_limit",
      {},
      (app, index) => app.client().auth.signUp({ email: stranger(index), password: PASSWORD }),
    ],
    [
      "RATE_LIMIT_SMS_SENT",
      "over_sms_send_rate_limit",
      { EXTERNAL_PHONE_ENABLED: "true" },
      (app, index) => app.client().auth.signInWithOtp({ phone: `1555010020${index}` }),
    ],
    [
      "RATE_LIMIT_OTP",
      "over_request_rate_limit",
      {},
      (app, index) => app.client().auth.signInWithOtp({ email: stranger(index) }),
    ],
    [
      "RATE_LIMIT_ANONYMOUS_USERS",
      "over_request_rate_limit",
      { EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" },
      (app) => app.client().auth.signInAnonymously(),
    ],
  ];

  test.each(limits)("%s", async (setting, code, more, attempt) => {
    const limited = authApp({ ...more, [setting]: "2" });
    expect((await attempt(limited, 1)).error).toBeNull();
    expect((await attempt(limited, 2)).error).toBeNull();
    expect((await attempt(limited, 3)).error).toMatchObject({ code, status: 429 });
    await limited.world.settled();
    limited.world.clock.advance(61 * 60_000);
    expect((await attempt(limited, 4)).error).toBeNull();
    await limited.world.settled();
  });

  test.each(limits)("%s=0 is no limit", async (setting, _, more, attempt) => {
    const unlimited = authApp({ ...more, [setting]: "0" });
    for (let index = 1; index <= 4; index += 1) expect((await attempt(unlimited, index)).error).toBeNull();
    await unlimited.world.settled();
  });

  test("RATE_LIMIT_VERIFY: wrong codes, before any is hashed", async () => {
    const app = authApp({ RATE_LIMIT_VERIFY: "1" });
    const verify = () => app.client().auth.verifyOtp({ email, token: "123456", type: "email" });
    expect((await verify()).error).toMatchObject({ code: "otp_expired" });
    const hashes = app.world.hashes();
    expect((await verify()).error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
    expect(app.world.hashes()).toBe(hashes);
    await app.world.settled();
  });

  test("RATE_LIMIT_MFA: of one person, wherever they are", async () => {
    const app = authApp({ RATE_LIMIT_MFA: "1" });
    const { client } = await signedIn(app);
    const factorId = (await client.auth.mfa.enroll({ factorType: "totp" })).data?.id ?? "";
    const wrong = () => client.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect((await wrong()).error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await wrong()).error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
    await app.world.settled();
  });
});

describe("an error names", () => {
  test("a phone that somebody else has", async () => {
    const app = authApp({ EXTERNAL_PHONE_ENABLED: "true", SMS_AUTOCONFIRM: "true" });
    await app.client().auth.signUp({ phone, password: PASSWORD });
    const { client } = await signedIn(app);
    expect((await client.auth.updateUser({ phone })).error).toMatchObject({ code: "phone_exists", status: 422 });
    await app.world.settled();
  });

  test("an identity that is not the person's", async () => {
    const app = authApp({
      EXTERNAL_PHONE_ENABLED: "true",
      SMS_AUTOCONFIRM: "true",
      SECURITY_MANUAL_LINKING_ENABLED: "true",
    });
    const { client } = await signedIn(app);
    await client.auth.updateUser({ phone });
    const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error("There is no identity.");
    const { error } = await client.auth.unlinkIdentity({ ...identity, identity_id: crypto.randomUUID() });
    expect(error).toMatchObject({ code: "identity_not_found", status: 422 });
    await app.world.settled();
  });

  test("what a provider said, or a token that was made for somebody else", async () => {
    const provider = await scriptedProvider(() => Date.now());
    const providers = createProviderClient((request) => provider.fetch(request));
    const app = authApp({ OAUTH_PROVIDERS: ACME }, { providers });
    const started = await app.fetch(`${SITE}/auth/v1/authorize?provider=acme`, { redirect: "manual" });
    const state = new URL(started.headers.get("Location") ?? "").searchParams.get("state");
    const back = await app.fetch(`${SITE}/auth/v1/callback?state=${state}&error=server_error`, { redirect: "manual" });
    expect(new URL(back.headers.get("Location") ?? "").searchParams.get("error_code")).toBe("bad_oauth_callback");

    const token = await provider.idToken({ sub: "acme-dana", email, email_verified: true }, { aud: "another app" });
    const { error } = await withoutWarnings(() => app.client().auth.signInWithIdToken({ provider: "acme", token }));
    expect(error).toMatchObject({ code: "unexpected_audience", status: 400 });
  });

  test("a fault of ours, and nothing of what it was", async () => {
    const database = failingDatabase(env.DB);
    const app = authApp({}, { db: database.db });
    database.failAt(1);
    const answer = await app.fetch(`${SITE}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "X-Supabase-Api-Version": "2024-01-01" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: "unexpected_failure",
      message: "Unexpected failure, please check server logs for more information",
    });
    expect(takeErrors().join()).toContain("auth.fault");
  });

  test("a soft deletion, which would keep nothing, as not there", async () => {
    const app = authApp({ SERVICE_ROLE_KEY: "service-role-key-of-the-tests" });
    const { id } = await person(app.world, { email });
    const { auth } = app.client({ key: "service-role-key-of-the-tests" });
    expect((await auth.admin.deleteUser(id, true)).error).toMatchObject({ code: "validation_failed", status: 400 });
    expect((await auth.admin.getUserById(id)).error).toBeNull();
  });
});

test("a code for a phone says nothing of whether there is such a person", async () => {
  const app = authApp({ EXTERNAL_PHONE_ENABLED: "true", DISABLE_SIGNUP: "true" });
  expect((await app.client().auth.signInWithOtp({ phone })).error).toBeNull();
  await app.world.settled();
  expect(() => codeIn(app.world, phone)).toThrow();
});
