import { describe, expect, test } from "vitest";
import { z } from "zod";
// Loaded here, and not within the time of the first test: services load it when they are first asked.
import "#workers/adapters/identity/webauthn.ts";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE, signedIn } from "#tests/support/auth-client.ts";
import { rowsOf } from "#tests/support/people.ts";
import { SoftwareAuthenticator } from "#tests/support/software-authenticator.ts";

// The names and the order of the client's own tests (packages/core/auth-js/test/passkey.e2e.test.ts of supabase-js), and then what
// an attacker would bring.

const NOWHERE = "00000000-0000-0000-0000-000000000000";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

async function owner(app: AuthApp, of: { counter?: number; passwordHash?: string | null } = {}) {
  const someone = await signedIn(app);
  const authenticator = new SoftwareAuthenticator({ origin: SITE, counter: of.counter });
  const passkeyId = await added(someone.client, authenticator);
  return { ...someone, authenticator, passkeyId };
}

async function added(client: Awaited<ReturnType<typeof signedIn>>["client"], authenticator: SoftwareAuthenticator) {
  const { data: options, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  const credential = await authenticator.create(options.options);
  const made = await client.auth.passkey.verifyRegistration({ challengeId: options.challenge_id, credential });
  if (made.error) throw made.error;
  return made.data.id;
}

async function signIn(app: AuthApp, authenticator: SoftwareAuthenticator) {
  const { auth } = app.client();
  const { data: options, error } = await auth.passkey.startAuthentication();
  if (error) throw error;
  const credential = await authenticator.get(options.options);
  return { auth, ...(await auth.passkey.verifyAuthentication({ challengeId: options.challenge_id, credential })) };
}

const events = (userId: string) =>
  rowsOf("SELECT type FROM security_events WHERE user_id = ? ORDER BY created_at, id", userId);

describe("registration ceremony", () => {
  test("startRegistration returns WebAuthn creation options", async () => {
    const app = authApp();
    const { client, id, email } = await signedIn(app);
    const { data, error } = await client.auth.passkey.startRegistration();
    expect(error).toBeNull();
    expect(data?.challenge_id).toMatch(UUID);
    expect(data?.expires_at).toBe(Math.floor(app.world.now() / 1000) + 300);
    expect(data?.options).toMatchObject({
      rp: { id: "rolecall.example" },
      user: { id: btoa(id), name: email },
      pubKeyCredParams: expect.arrayContaining([{ alg: -7, type: "public-key" }]),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
  });

  test("verifyRegistration creates the passkey, and its person is told", async () => {
    const app = authApp();
    const { id, email, passkeyId } = await owner(app);
    expect(passkeyId).toMatch(UUID);
    await app.world.settled();
    expect(await events(id)).toContainEqual({ type: "passkey_added" });
    expect(app.world.delivered.findLast(({ recipient }) => recipient === email)?.subject).toContain(
      "passkey was added",
    );
  });

  test("verifyRegistration rejects an unknown challenge", async () => {
    const app = authApp();
    const { client } = await signedIn(app);
    const { data: options } = await client.auth.passkey.startRegistration();
    if (!options) throw new Error("options were expected");
    const credential = await new SoftwareAuthenticator({ origin: SITE }).create(options.options);
    const { data, error } = await client.auth.passkey.verifyRegistration({ challengeId: NOWHERE, credential });
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: "webauthn_challenge_not_found", status: 400 });
  });

  test("startRegistration requires a session", async () => {
    const { error } = await authApp().client().auth.passkey.startRegistration();
    expect(error?.name).toBe("AuthSessionMissingError");
  });
});

describe("passkey management", () => {
  test("list returns the registered passkey; update renames it", async () => {
    const app = authApp();
    const { client, passkeyId } = await owner(app);
    expect((await client.auth.passkey.list()).data).toEqual([{ id: passkeyId, created_at: expect.any(String) }]);
    const { data, error } = await client.auth.passkey.update({ passkeyId, friendlyName: "e2e test key" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: passkeyId, friendly_name: "e2e test key" });
    expect((await client.auth.passkey.list()).data).toMatchObject([{ friendly_name: "e2e test key" }]);
  });

  test("update rejects an unknown passkey id, and another person's", async () => {
    const app = authApp();
    const { passkeyId } = await owner(app);
    const { client } = await signedIn(app);
    for (const id of [NOWHERE, passkeyId]) {
      expect((await client.auth.passkey.update({ passkeyId: id, friendlyName: "nope" })).error?.status).toBe(404);
      expect((await client.auth.passkey.delete({ passkeyId: id })).error?.status).toBe(404);
    }
  });
});

describe("authentication ceremony", () => {
  test("signs in with the passkey via the two-step flow, at aal2", async () => {
    const app = authApp();
    const { id, authenticator, client } = await owner(app);
    const { auth, data, error } = await signIn(app, authenticator);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(id);
    expect((await auth.getSession()).data.session?.access_token).toBe(data?.session?.access_token);
    expect((await auth.getUser()).data.user?.id).toBe(id);
    expect((await auth.getClaims()).data?.claims).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
    expect((await client.auth.passkey.list()).data?.[0]?.last_used_at).toEqual(expect.any(String));
    await app.world.settled();
  });

  test("rejects a replayed authentication challenge", async () => {
    const app = authApp();
    const { authenticator } = await owner(app);
    const { auth } = app.client();
    const { data: options } = await auth.passkey.startAuthentication();
    if (!options) throw new Error("options were expected");
    expect(options.options.allowCredentials ?? []).toEqual([]);
    const answer = { challengeId: options.challenge_id, credential: await authenticator.get(options.options) };
    expect((await auth.passkey.verifyAuthentication(answer)).error).toBeNull();
    const second = await auth.passkey.verifyAuthentication(answer);
    expect(second.error).toMatchObject({ code: "webauthn_challenge_not_found" });
    await app.world.settled();
  });

  test("rejects an assertion from an unregistered authenticator", async () => {
    const app = authApp();
    const { client } = await owner(app);
    const stranger = new SoftwareAuthenticator({ origin: SITE });
    const { data: options } = await client.auth.passkey.startRegistration();
    if (!options) throw new Error("options were expected");
    await stranger.create(options.options);
    expect((await signIn(app, stranger)).error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
  });
});

describe("admin passkey management", () => {
  test("listPasskeys returns the passkeys of the user; deletePasskey removes one", async () => {
    const app = authApp({ SERVICE_ROLE_KEY });
    const { id, client, passkeyId } = await owner(app);
    app.world.clock.advance(1000);
    const second = await added(client, new SoftwareAuthenticator({ origin: SITE }));
    const { admin } = app.client({ key: SERVICE_ROLE_KEY }).auth;
    expect((await admin.passkey.listPasskeys({ userId: id })).data?.map((one) => one.id)).toEqual([passkeyId, second]);
    expect((await admin.passkey.deletePasskey({ userId: id, passkeyId: second })).error).toBeNull();
    expect((await admin.passkey.listPasskeys({ userId: id })).data?.map((one) => one.id)).toEqual([passkeyId]);
    expect((await admin.passkey.listPasskeys({ userId: NOWHERE })).error?.status).toBe(404);
    await app.world.settled();
  });
});

describe("passkey deletion", () => {
  test("delete removes the passkey and disables sign-in with it", async () => {
    const app = authApp();
    const { client, passkeyId, authenticator } = await owner(app);
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    expect((await signIn(app, authenticator)).error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
  });

  test("the last one of somebody without a password or a provider stays", async () => {
    const app = authApp();
    const { id, client, passkeyId, authenticator } = await owner(app);
    const other = await added(client, new SoftwareAuthenticator({ origin: SITE }));
    await rowsOf("UPDATE users SET password_hash = NULL WHERE id = ?", id);
    expect((await client.auth.passkey.delete({ passkeyId: other })).error).toBeNull();
    const { error } = await client.auth.passkey.delete({ passkeyId });
    expect(error).toMatchObject({ code: "single_identity_not_deletable", status: 422 });
    expect((await signIn(app, authenticator)).error).toBeNull();
    await app.world.settled();
  });
});

describe("what is refused", () => {
  test.each([
    ["a page of another site", { origin: "https://rolecall.example.evil.example" }],
    ["another port of this host", { origin: "https://rolecall.example:8443" }],
    ["an authenticator that has verified nobody", { origin: SITE, verifies: false }],
  ])("%s, at making a passkey and at signing in", async (_, of) => {
    const app = authApp();
    const { id, client, authenticator } = await owner(app);
    const { data: options } = await client.auth.passkey.startRegistration();
    if (!options) throw new Error("options were expected");
    const made = await client.auth.passkey.verifyRegistration({
      challengeId: options.challenge_id,
      credential: await new SoftwareAuthenticator(of).create(options.options),
    });
    expect(made.error).toMatchObject({ code: "webauthn_verification_failed" });

    const twin = authenticator.copy();
    Object.assign(twin, of);
    expect((await signIn(app, twin)).error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
    expect(await events(id)).toContainEqual({ type: "passkey_failed" });
  });

  test("the signature for another site's id", async () => {
    const app = authApp();
    const { authenticator } = await owner(app);
    const { auth } = app.client();
    const { data: options } = await auth.passkey.startAuthentication();
    if (!options) throw new Error("options were expected");
    const credential = await authenticator.get({ ...options.options, rpId: "evil.example" });
    const { error } = await auth.passkey.verifyAuthentication({ challengeId: options.challenge_id, credential });
    expect(error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
  });

  test("a copied one that has counted less: refused, written down, and its person told", async () => {
    const app = authApp();
    const { id, email, authenticator } = await owner(app, { counter: 5 });
    const copy = authenticator.copy();
    expect((await signIn(app, authenticator)).error).toBeNull();
    expect((await signIn(app, authenticator)).error).toBeNull();
    expect((await signIn(app, copy)).error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
    expect(await events(id)).toContainEqual({ type: "passkey_copied" });
    expect(app.world.delivered.findLast(({ recipient }) => recipient === email)?.subject).toContain("was refused");
  });

  test("a challenge after its five minutes, and another person's", async () => {
    const app = authApp();
    const { client } = await signedIn(app);
    const { client: other } = await signedIn(app);
    const { data: options } = await client.auth.passkey.startRegistration();
    if (!options) throw new Error("options were expected");
    const credential = await new SoftwareAuthenticator({ origin: SITE }).create(options.options);
    const answer = { challengeId: options.challenge_id, credential };
    expect((await other.auth.passkey.verifyRegistration(answer)).error).toMatchObject({
      code: "webauthn_challenge_not_found",
    });
    app.world.clock.advance(300_000);
    expect((await client.auth.passkey.verifyRegistration(answer)).error).toMatchObject({
      code: "webauthn_challenge_expired",
    });
  });

  test("the eleventh passkey, and one that somebody else has", async () => {
    const app = authApp();
    const { client, authenticator } = await owner(app);
    const { client: other } = await signedIn(app);
    const { data: theirs } = await other.auth.passkey.startRegistration();
    if (!theirs) throw new Error("options were expected");
    const taken = await other.auth.passkey.verifyRegistration({
      challengeId: theirs.challenge_id,
      credential: await authenticator.create(theirs.options, "again"),
    });
    expect(taken.error).toMatchObject({ code: "webauthn_credential_exists", status: 422 });
    for (let more = 1; more < 10; more += 1) await added(client, new SoftwareAuthenticator({ origin: SITE }));
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ code: "too_many_passkeys" });
    await app.world.settled();
  });

  test("more challenges of one address than a quarter of a thousand agents need", async () => {
    const app = authApp();
    await rowsOf("DELETE FROM attempts");
    const { auth } = app.client();
    for (let n = 0; n < 120; n += 1) expect((await auth.passkey.startAuthentication()).error).toBeNull();
    expect((await auth.passkey.startAuthentication()).error).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    await app.world.settled();
  });
});

describe("a second factor that signs", () => {
  test("is enrolled, raises to aal2, is asked for at the next sign-in, and goes", async () => {
    const app = authApp();
    const { client, email } = await signedIn(app);
    const key = new SoftwareAuthenticator({ origin: SITE, counter: 1 });
    const enrolled = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
    expect(enrolled.data).toMatchObject({ type: "webauthn", friendly_name: "Key" });
    const factorId = enrolled.data?.id ?? "";
    const answered = await answer(app, client, key, factorId);
    expect(answered.status).toBe(200);
    await client.auth.setSession(answered.body);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: "aal2",
      amr: [{ method: "mfa/webauthn" }, { method: "password" }],
    });
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ status: "verified" }]);

    const again = await signedInAgain(app, email);
    const wrong = await answer(app, again, key.copy(), factorId, { origin: "https://evil.example" });
    expect(wrong).toMatchObject({ status: 422, body: { code: "mfa_verification_failed" } });
    const right = await answer(app, again, key, factorId);
    expect(right.status).toBe(200);
    await again.auth.setSession(right.body);
    expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await app.world.settled();
    expect(await rowsOf("SELECT 1 FROM passkeys WHERE factor_id = ?", factorId)).toEqual([]);
  });

  test("is no passkey: it does not sign in by itself", async () => {
    const app = authApp();
    const { client } = await signedIn(app);
    const key = new SoftwareAuthenticator({ origin: SITE });
    const enrolled = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
    await answer(app, client, key, enrolled.data?.id ?? "");
    expect((await signIn(app, key)).error).toMatchObject({ code: "webauthn_verification_failed" });
    await app.world.settled();
  });
});

type Client = Awaited<ReturnType<typeof signedIn>>["client"];

async function signedInAgain(app: AuthApp, email: string): Promise<Client> {
  const client = app.client();
  const { error } = await client.auth.signInWithPassword({ email, password: "Rehearse-9-calls" });
  if (error) throw error;
  return client;
}

/** The client's two calls, without the browser's API in between, which only a browser has. */
async function answer(app: AuthApp, client: Client, key: SoftwareAuthenticator, factorId: string, of: object = {}) {
  const { data } = await client.auth.getSession();
  const call = async (path: string, body: unknown) => {
    const response = await app.fetch(`${SITE}/auth/v1/factors/${factorId}/${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${data.session?.access_token}`,
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: challengeAnswer.parse(await response.json()) };
  };
  const challenge = await call("challenge", { webauthn: { rpId: "rolecall.example" } });
  const { type, credential_options } = challenge.body.webauthn ?? noChallenge();
  Object.assign(key, of);
  const credential_response = await (type === "create"
    ? key.create(credential_options.publicKey)
    : key.get(credential_options.publicKey));
  return call("verify", { challenge_id: challenge.body.id, webauthn: { type, credential_response } });
}

const challengeAnswer = z.looseObject({
  id: z.string().default(""),
  access_token: z.string().default(""),
  refresh_token: z.string().default(""),
  webauthn: z
    .object({
      type: z.enum(["create", "request"]),
      credential_options: z.object({
        publicKey: z.looseObject({
          challenge: z.string(),
          rpId: z.string().default(""),
          rp: z.object({ id: z.string() }).default({ id: "" }),
          user: z.object({ id: z.string() }).default({ id: "" }),
        }),
      }),
    })
    .optional(),
});

function noChallenge(): never {
  throw new Error("a challenge was expected");
}
