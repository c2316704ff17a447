import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { codeOfMac, stepBytes } from "#core/identity/second-factor/totp.ts";
import { type AuthApp, authApp, codeIn, linkIn, SITE, signedIn } from "#tests/support/auth-client.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

const email = "dana@agency.example";
const withPhones = () => authApp({ EXTERNAL_PHONE_ENABLED: "true", MFA_PHONE_ENROLL_ENABLED: "true" });

async function enrolPhone(app: AuthApp, token: string, body: Record<string, unknown>) {
  const headers = { Authorization: `Bearer ${token}`, "X-Supabase-Api-Version": "2024-01-01" };
  const answer = await app.fetch(`${SITE}/auth/v1/factors`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.headers.get("x-sb-error-code");
}

test("a phone as a second factor needs its number", async () => {
  const app = withPhones();
  const { session } = await signedIn(app);
  expect(await enrolPhone(app, session.access_token, { factor_type: "phone" })).toBe("validation_failed");
  await app.world.settled();
});

test("a challenge that was never given, and a code that is no six digits, prove nothing", async () => {
  const app = authApp();
  const { client } = await signedIn(app);
  const factorId = (await client.auth.mfa.enroll({ factorType: "totp" })).data?.id ?? "";
  const unknown = await client.auth.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: "123456" });
  expect(unknown.error?.code).toBe("mfa_factor_not_found");
  const { data } = await client.auth.mfa.challenge({ factorId });
  const odd = await client.auth.mfa.verify({ factorId, challengeId: data?.id ?? "", code: "12345x" });
  expect(odd.error?.code).toBe("mfa_verification_failed");
  await app.world.settled();
});

test.each([
  ["a phone", { EXTERNAL_PHONE_ENABLED: "true", SMS_AUTOCONFIRM: "true" }, "15550100200"],
  ["an id", { EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" }, "[0-9a-f-]{36}"],
])(
  "an app names the account of somebody without an email address by %s, and no notice is sent",
  async (_, settings, named) => {
    const app = authApp(settings);
    const { auth } = app.client();
    if ("SMS_AUTOCONFIRM" in settings) await auth.signUp({ phone: "15550100200", password: PASSWORD });
    else await auth.signInAnonymously();
    const { data } = await auth.mfa.enroll({ factorType: "totp" });
    expect(decodeURIComponent(data?.totp.uri ?? "")).toMatch(new RegExp(`:${named}\\?`));
    const key = await crypto.subtle.importKey(
      "raw",
      bytesOfBase32(data?.totp.secret ?? ""),
      { name: "HMAC", hash: "SHA-1" },
      false,
      ["sign"],
    );
    const mac = await crypto.subtle.sign("HMAC", key, stepBytes(Math.floor(app.world.now() / 30_000)));
    const code = codeOfMac(new Uint8Array(mac));
    expect((await auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
    await app.world.settled();
    expect(app.world.delivered).toEqual([]);
  },
);

test("a ban that comes before the code of an email is shown lets nobody in", async () => {
  const app = authApp();
  const { id } = await person(app.world, { email });
  await app.client().auth.signInWithOtp({ email });
  await app.world.settled();
  await app.world.db.$client
    .prepare("UPDATE users SET banned_until = ? WHERE id = ?")
    .bind(Date.now() * 2, id)
    .run();
  const { error } = await app.client().auth.verifyOtp({ email, token: codeIn(app.world, email), type: "email" });
  expect(error?.code).toBe("user_banned");
  expect(await rowsOf("SELECT id FROM grants")).toEqual([]);
  await app.world.settled();
});

test("a token of somebody who is deleted speaks for nobody", async () => {
  const app = authApp({ SERVICE_ROLE_KEY: "service-role-key-of-the-tests" });
  const { session, id } = await signedIn(app);
  await app.client({ key: "service-role-key-of-the-tests" }).auth.admin.deleteUser(id);
  await app.world.settled();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await app.fetch(`${SITE}/auth/v1/user`, { headers });
  expect(answer.headers.get("x-sb-error-code")).toBe("user_not_found");
});

test("a code is spent once, also by two clients at the same moment", async () => {
  const app = authApp();
  await person(app.world, { email });
  await app.client().auth.signInWithOtp({ email });
  await app.world.settled();
  const token = codeIn(app.world, email);
  const answers = await Promise.all([1, 2].map(() => app.client().auth.verifyOtp({ email, token, type: "email" })));
  expect(answers.map(({ error }) => error?.code ?? "in").sort()).toEqual(["in", "otp_expired"]);
  await app.world.settled();
});

test("a fault while a link is followed is not said to be the link's", async () => {
  const database = failingDatabase(env.DB);
  const app = authApp({}, { db: database.db });
  await app.client().auth.signUp({ email, password: PASSWORD });
  await app.world.settled();
  const link = linkIn(app.world, email);
  link.pathname = "/auth/v1/verify";
  database.failAt(1);
  expect((await app.fetch(link, { redirect: "manual" })).status).toBe(500);
  expect(takeErrors().join()).toContain("auth.fault");
});

test("a fault on the pages is thrown on and noted, and a reset link that cannot be looked up is not said to be old", async () => {
  const database = failingDatabase(env.DB);
  const pages = createSignInPages(testWorld({ db: database.db }));
  const form = new URLSearchParams({ email, password: PASSWORD });
  database.failAt(1);
  await expect(pages.authenticate("password", new Request(SITE, { method: "POST", body: form }))).rejects.toThrow();
  expect(takeErrors().join()).toContain("authenticate.fault");
  database.failAt(1);
  await expect(pages.canResetPassword("a".repeat(43))).rejects.toThrow();
  expect(await pages.canResetPassword("short")).toBe(false);
});

function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((character) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
  );
  return Uint8Array.from(bits.join("").match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
