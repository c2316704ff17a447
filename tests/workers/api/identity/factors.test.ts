import { describe, expect, test } from "vitest";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { type AuthApp, authApp, codeIn, signedIn } from "#tests/support/auth-client.ts";
import { PASSWORD, rowsOf } from "#tests/support/people.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";

const codeNow = (app: AuthApp, secret: string) => totpCode(secret, totpStep(app.world.now()));

async function enrolled(app: AuthApp) {
  const someone = await signedIn(app, { email: "dana@agency.example" });
  const { data, error } = await someone.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const code = await codeNow(app, data.totp.secret);
  const verified = await someone.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  app.world.clock.advance(30_000);
  return { ...someone, factorId: data.id, secret: data.totp.secret };
}

describe("an authenticator app", () => {
  test("raises the grant to aal2 once its code is shown", async () => {
    const app = authApp();
    const { client } = await signedIn(app);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone", issuer: "Rolecall" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1" });

    const code = await codeNow(app, data?.totp.secret ?? "");
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    expect(verified.error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
    });
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { status: "verified", friendly_name: "Phone" },
    ]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims.aal).toBe("aal2");
    await app.world.settled();
  });

  test("signing in again starts at aal1, and asks for it", async () => {
    const app = authApp();
    const { email, factorId, secret } = await enrolled(app);
    const client = app.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const change = await client.auth.updateUser({ password: "Another-2-rehearse" });
    expect(change.error).toMatchObject({ code: "insufficient_aal", status: 401 });
    const second = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Mine now" });
    expect(second.error).toMatchObject({ code: "insufficient_aal", status: 403 });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      code: "insufficient_aal",
      status: 422,
    });

    const code = await codeNow(app, secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.auth.updateUser({ password: "Another-2-rehearse" })).error).toBeNull();
    await app.world.settled();
  });

  test("takes a code once, also of two answers at the same moment", async () => {
    const app = authApp();
    const { client, factorId, secret } = await enrolled(app);
    const code = await codeNow(app, secret);
    const challenges = await Promise.all([1, 2].map(() => client.auth.mfa.challenge({ factorId })));
    const answers = await Promise.all(
      challenges.map(({ data }) => client.auth.mfa.verify({ factorId, challengeId: data?.id ?? "", code })),
    );
    expect(answers.map(({ error }) => error?.code ?? "right").sort()).toEqual(["mfa_verification_failed", "right"]);
    await app.world.settled();
  });

  test("refuses a wrong code, an old challenge, another address, and the sixteenth try", async () => {
    const app = authApp();
    const { client, factorId, secret } = await enrolled(app);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const verify = (code: string) => client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? "", code });
    expect((await verify("000000")).error).toMatchObject({ code: "mfa_verification_failed", status: 422 });

    const elsewhere = app.client({ address: "198.51.100.4" });
    const { data } = await client.auth.getSession();
    if (data.session) await elsewhere.auth.setSession(data.session);
    const code = await codeNow(app, secret);
    const moved = await elsewhere.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? "", code });
    expect(moved.error?.code).toBe("mfa_ip_address_mismatch");

    app.world.clock.advance(300_001);
    expect((await verify(await codeNow(app, secret))).error?.code).toBe("mfa_challenge_expired");
    const codes = [];
    for (let time = 1; time <= 13; time += 1) codes.push((await verify("000000")).error?.code);
    expect(codes.at(-1)).toBe("over_request_rate_limit");
    await app.world.settled();
  });

  test("can be removed by who has shown it, which takes the grant back to aal1", async () => {
    const app = authApp();
    const { client, factorId } = await enrolled(app);
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
    });
    await app.world.settled();
    expect(await rowsOf("SELECT type FROM security_events WHERE type LIKE 'factor%' ORDER BY type")).toEqual([
      { type: "factor_enrolled" },
      { type: "factor_removed" },
    ]);
  });

  test("ends the sign-ins that never showed it, and the refresh token from before it", async () => {
    const app = authApp();
    const here = await signedIn(app, { email: "dana@agency.example" });
    const other = app.client();
    await other.auth.signInWithPassword({ email: here.email, password: PASSWORD });
    const { data } = await here.client.auth.mfa.enroll({ factorType: "totp" });
    const code = await codeNow(app, data?.totp.secret ?? "");
    await here.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });

    expect((await other.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    const old = await app.client().auth.refreshSession({ refresh_token: here.session.refresh_token });
    expect(old.error?.code).toBe("refresh_token_already_used");
    expect((await here.client.auth.refreshSession()).error).toBeNull();
    await app.world.settled();
  });

  test("keeps its secret sealed", async () => {
    const app = authApp();
    const { secret } = await enrolled(app);
    expect(JSON.stringify(await rowsOf("SELECT * FROM factors"))).not.toContain(secret);
    await app.world.settled();
  });

  test("has a name of its own", async () => {
    const app = authApp();
    const { client } = await enrolled(app);
    const { error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(error).toMatchObject({ code: "mfa_factor_name_conflict", status: 422 });
    await app.world.settled();
  });

  test("of somebody else is not there", async () => {
    const app = authApp();
    const { factorId } = await enrolled(app);
    const { client } = await signedIn(app, { email: "eve@agency.example" });
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({
      code: "mfa_factor_not_found",
      status: 404,
    });
    expect((await client.auth.mfa.unenroll({ factorId })).error?.status).toBe(404);
    await app.world.settled();
  });
});

describe("a phone as second factor", () => {
  test("gets its code by text message", async () => {
    const app = authApp({ MFA_PHONE_ENROLL_ENABLED: "true" });
    const { client } = await signedIn(app);
    const { data } = await client.auth.mfa.enroll({ factorType: "phone", phone: "+1 202 555 0143" });
    const factorId = data?.id ?? "";
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    await app.world.settled();
    expect(app.world.texts).toMatchObject([{ recipient: "12025550143" }]);
    const challengeId = challenge?.id ?? "";
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: "000000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    const right = await client.auth.mfa.verify({ factorId, challengeId, code: codeIn(app.world, "12025550143") });
    expect(right.error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: "aal2",
      amr: [{ method: "mfa/phone" }, {}],
    });
    await app.world.settled();
  });

  test("is off unless the settings turn it on", async () => {
    const app = authApp();
    const { client } = await signedIn(app);
    const { error } = await client.auth.mfa.enroll({ factorType: "phone", phone: "+12025550143" });
    expect(error?.code).toBe("mfa_phone_enroll_not_enabled");
    await app.world.settled();
  });
});
