import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, codeIn, SITE, signedIn } from "#tests/support/auth-client.ts";
import { PASSWORD, rowsOf } from "#tests/support/people.ts";

const phone = "15550100200";
const withPhones = (settings: Record<string, string> = {}) => authApp({ EXTERNAL_PHONE_ENABLED: "true", ...settings });
const hasCode = (app: AuthApp, to: string) => app.world.texts.some((text) => text.recipient === to);

describe("a phone", () => {
  test("signs up with a code, and in with its password once the code was shown", async () => {
    const app = withPhones();
    const { auth } = app.client();
    expect((await auth.signUp({ phone, password: PASSWORD })).data.session).toBeNull();
    await app.world.settled();
    expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error?.code).toBe("phone_not_confirmed");
    expect((await auth.verifyOtp({ phone, token: codeIn(app.world, phone), type: "sms" })).error).toBeNull();
    expect((await app.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
    await app.world.settled();
  });

  test("that signs up again before its code was shown gets another code and keeps its password", async () => {
    const app = withPhones();
    await app.client().auth.signUp({ phone, password: PASSWORD });
    await app.client().auth.signUp({ phone, password: "Another-2-rehearse" });
    await app.world.settled();
    expect(app.world.texts).toHaveLength(2);
    const { auth } = app.client();
    await auth.verifyOtp({ phone, token: codeIn(app.world, phone), type: "sms" });
    expect((await app.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
    await app.world.settled();
  });

  test("that signs up again when it is known is answered as a new one, and gets no code", async () => {
    const app = withPhones();
    await app.client().auth.signUp({ phone, password: PASSWORD });
    await app.world.settled();
    await app.client().auth.verifyOtp({ phone, token: codeIn(app.world, phone), type: "sms" });
    const { data, error } = await app.client().auth.signUp({ phone, password: PASSWORD });
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone });
    expect(app.world.texts).toHaveLength(1);
  });

  test("that is known is said to be so where no code is asked for", async () => {
    const app = withPhones({ SMS_AUTOCONFIRM: "true" });
    await app.client().auth.signUp({ phone, password: PASSWORD });
    const { error } = await app.client().auth.signUp({ phone, password: PASSWORD });
    expect(error).toMatchObject({ code: "user_already_exists", status: 422 });
    await app.world.settled();
  });

  test("is refused after six sign-ups in a quarter of an hour", async () => {
    const app = withPhones();
    for (let time = 1; time <= 6; time += 1) await app.client().auth.signUp({ phone, password: PASSWORD });
    const { error } = await app.client().auth.signUp({ phone, password: PASSWORD });
    expect(error).toMatchObject({ status: 429 });
    await app.world.settled();
  });

  test("is asked for too many codes at another limit than an email address", async () => {
    const app = withPhones();
    for (let time = 1; time <= 6; time += 1) await app.client().auth.signInWithOtp({ phone });
    const { error } = await app.client().auth.signInWithOtp({ phone });
    expect(error).toMatchObject({ code: "over_sms_send_rate_limit", status: 429 });
    await app.world.settled();
  });

  test("gets its code again while it is waited for, and no more once it was shown", async () => {
    const app = withPhones();
    const { auth } = app.client();
    await auth.signUp({ phone, password: PASSWORD });
    expect((await auth.resend({ type: "sms", phone })).error).toBeNull();
    await app.world.settled();
    expect(app.world.texts).toHaveLength(2);
    await auth.verifyOtp({ phone, token: codeIn(app.world, phone), type: "sms" });
    expect((await app.client().auth.resend({ type: "sms", phone })).error).toBeNull();
    await app.world.settled();
    expect(app.world.texts).toHaveLength(2);
  });

  test("that somebody adds is confirmed by a code, which can be sent again", async () => {
    const app = withPhones();
    const { client } = await signedIn(app);
    await client.auth.updateUser({ phone });
    await app.world.settled();
    expect(hasCode(app, phone)).toBe(true);
    const { error } = await client.auth.verifyOtp({ phone, token: codeIn(app.world, phone), type: "phone_change" });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).data.user).toMatchObject({ phone });
    await client.auth.updateUser({ phone: "15550100201" });
    expect((await client.auth.resend({ type: "phone_change", phone })).error).toBeNull();
    await app.world.settled();
    expect(app.world.texts.filter((text) => text.recipient === "15550100201")).toHaveLength(2);
  });

  test("that somebody else confirmed meanwhile is theirs", async () => {
    const app = withPhones();
    const { client } = await signedIn(app);
    await client.auth.updateUser({ phone });
    await app.world.settled();
    const token = codeIn(app.world, phone);
    await app.world.db.$client
      .prepare(
        "INSERT INTO users (id, email, full_name, phone, created_at, updated_at) VALUES ('x', 'none:x', '', ?, 0, 0)",
      )
      .bind(phone)
      .run();
    const { error } = await client.auth.verifyOtp({ phone, token, type: "phone_change" });
    expect(error).toMatchObject({ code: "phone_exists", status: 422 });
    await app.world.settled();
  });

  test("alone is enough to show who somebody is before a new password", async () => {
    const app = withPhones({ SMS_AUTOCONFIRM: "true", SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "true" });
    const { auth } = app.client();
    await auth.signUp({ phone, password: PASSWORD });
    expect((await auth.reauthenticate()).error).toBeNull();
    await app.world.settled();
    const nonce = codeIn(app.world, phone);
    expect((await auth.updateUser({ password: "Another-2-rehearse", nonce })).error).toBeNull();
    await app.world.settled();
  });

  test("whose code was wrong shows nothing", async () => {
    const app = withPhones({ SMS_AUTOCONFIRM: "true", JWT_EXP: "86400" });
    const { auth } = app.client();
    await auth.signUp({ phone, password: PASSWORD });
    app.world.clock.advance(24 * 60 * 60_000 - 60_000);
    await auth.refreshSession();
    app.world.clock.advance(2 * 60_000);
    const { error } = await auth.updateUser({ password: "Another-2-rehearse", nonce: "000000" });
    expect(error?.code).toBe("reauthentication_not_valid");
    await app.world.settled();
  });

  test("is no phone without enough digits, at sign-up and as a second factor", async () => {
    const app = withPhones({ MFA_PHONE_ENROLL_ENABLED: "true" });
    expect((await app.client().auth.signUp({ phone: "12", password: PASSWORD })).error?.code).toBe("validation_failed");
    const { client } = await signedIn(app);
    const { error } = await client.auth.mfa.enroll({ factorType: "phone", phone: "12" });
    expect(error?.code).toBe("validation_failed");
    await app.world.settled();
  });
});

test("nobody anonymous can be asked to show who they are", async () => {
  const app = authApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" });
  const { auth } = app.client();
  await auth.signInAnonymously();
  expect((await auth.reauthenticate()).error?.code).toBe("validation_failed");
  await app.world.settled();
});

describe("a call is refused", () => {
  const raw = async (
    app: AuthApp,
    path: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.fetch(`${SITE}/auth/v1/${path}`, {
      method: "POST",
      headers: { "X-Supabase-Api-Version": "2024-01-01", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
  };

  test.each<[string, string, Record<string, unknown>]>([
    ["a sign-up without a password", "signup", { email: "dana@agency.example" }],
    ["a sign-up of an address and a phone", "signup", { email: "dana@agency.example", phone, password: PASSWORD }],
    ["a code sent again to nobody", "resend", { type: "signup" }],
    ["a text that goes to an email address", "resend", { type: "sms", email: "dana@agency.example" }],
    ["an email that goes to a phone", "resend", { type: "signup", phone }],
    ["a check of no code", "verify", { type: "email", email: "dana@agency.example" }],
    ["a check of a code that went nowhere", "verify", { type: "email", token: "123456" }],
    ["a check of a phone's code without the phone", "verify", { type: "sms", token: "123456", email: "a@b.example" }],
    [
      "metadata that no token can carry",
      "signup",
      { email: "dana@agency.example", password: PASSWORD, data: { x: "x".repeat(5000) } },
    ],
  ])("%s", async (_, path, body) => {
    const answer = await raw(withPhones(), path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(await rowsOf("SELECT id FROM users")).toEqual([]);
  });

  test("for a factor of a kind that does not exist", async () => {
    const app = withPhones();
    const { session } = await signedIn(app);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const answer = await raw(app, "factors", { factor_type: "carrier pigeon" }, headers);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    await app.world.settled();
  });
});

test("a name that a client takes away is gone, and one that is no text stays as it was", async () => {
  const app = authApp();
  const { client } = await signedIn(app, { fullName: "Dana Reyes" });
  expect((await client.auth.updateUser({ data: { full_name: 7 } })).error).toBeNull();
  expect(await rowsOf("SELECT full_name FROM users")).toEqual([{ full_name: "Dana Reyes" }]);
  expect((await client.auth.updateUser({ data: { full_name: null } })).error).toBeNull();
  expect(await rowsOf("SELECT full_name FROM users")).toEqual([{ full_name: "" }]);
  await app.world.settled();
});

test("a ban that comes between two calls ends the next one, whatever it is", async () => {
  const app = authApp();
  const { client, session, id } = await signedIn(app);
  await app.world.db.$client
    .prepare("UPDATE users SET banned_until = ? WHERE id = ?")
    .bind(Date.now() * 2, id)
    .run();
  const asked = await app.fetch(`${SITE}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${session.access_token}` },
  });
  expect(asked.status).toBe(403);
  expect((await client.auth.refreshSession()).error?.code).toBe("user_banned");
  await app.world.settled();
});

test("RATE_LIMIT_MFA=0 is no limit for codes of a second factor", async () => {
  const app = authApp({ RATE_LIMIT_MFA: "0" });
  const { client } = await signedIn(app);
  const factorId = (await client.auth.mfa.enroll({ factorType: "totp" })).data?.id ?? "";
  for (let time = 1; time <= 4; time += 1) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(error?.code).toBe("mfa_verification_failed");
  }
  await app.world.settled();
});
