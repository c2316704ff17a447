import { env } from "cloudflare:workers";
import { AuthClient, type AuthError, type SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE } from "#tests/support/auth-client.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { PASSWORD } from "#tests/support/people.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";

// What the client's own tests (packages/core/auth-js/test of supabase-js) ask of a server, in their order and by their names. Which of
// them are not here, and why, is in docs/identity.md.

const email = "dana@agency.example";
const phone = "15550100200";
const AUTOCONFIRM = { MAILER_AUTOCONFIRM: "true" };
const PHONES = { EXTERNAL_PHONE_ENABLED: "true" };

/** The client's tests run against a server without confirmation emails. */
async function signedUp(settings: Record<string, string> = {}) {
  const app = authApp({ ...AUTOCONFIRM, ...settings });
  const client = app.client();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw error ?? new Error("signing up gave no session");
  await app.world.settled();
  return { app, auth: client.auth, session: data.session };
}

const wholeSession = {
  access_token: expect.any(String),
  refresh_token: expect.any(String),
  expires_in: expect.any(Number),
  expires_at: expect.any(Number),
  token_type: "bearer",
};
const wholeUser = {
  id: expect.any(String),
  email: expect.any(String),
  phone: expect.any(String),
  aud: "authenticated",
  last_sign_in_at: expect.any(String),
  created_at: expect.any(String),
  updated_at: expect.any(String),
};

describe("Sessions", () => {
  test.each([["a passed-in"], ["its own"]])("refreshSession() with %s refresh token", async (whose) => {
    const { auth, session } = await signedUp();
    const { data, error } = await auth.refreshSession(whose === "its own" ? undefined : session);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ ...wholeSession, user: wholeUser });
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });

  test("setSession should return no error, and is kept", async () => {
    const { app, session } = await signedUp();
    const { auth } = app.client();
    const { data, error } = await auth.setSession(session);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ ...wholeSession, user: wholeUser });
    const { data: changed } = await auth.updateUser({ data: { hello: "world" } });
    expect(changed.user?.user_metadata).toMatchObject({ hello: "world" });
    await app.world.settled();
  });

  test("refreshSession with invalid refresh token", async () => {
    const { app, session } = await signedUp();
    const { error } = await app.client().auth.refreshSession({ refresh_token: `${session.refresh_token}x` });
    expect(error?.message).toBe("Invalid Refresh Token: Refresh Token Not Found");
  });

  test("getSession() should refresh the session and return a new access token", async () => {
    // The client renews what has less than 90 seconds left.
    const { auth, session } = await signedUp({ JWT_EXP: "60" });
    const { data, error } = await auth.getSession();
    expect(error).toBeNull();
    expect(data.session).toMatchObject(wholeSession);
    expect(data.session?.access_token).not.toBe(session.access_token);
  });

  test("refresh should only happen once", async () => {
    const { auth, session } = await signedUp();
    const answers = await Promise.all([auth.refreshSession(session), auth.refreshSession(session)]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    const tokens = answers.map(({ data }) => data.session?.refresh_token);
    expect(tokens[0]).toBe(tokens[1]);
  });
});

describe("Email Auth", () => {
  test.each(["implicit", "pkce"] as const)("signUp() with email, options and flow %s", async (flowType) => {
    const app = authApp(AUTOCONFIRM);
    const options = { emailRedirectTo: "https://rolecall.example/", data: { info: "some info" } };
    const { data, error } = await app.client({ flowType }).auth.signUp({ email, password: PASSWORD, options });
    expect(error).toBeNull();
    expect(data.session).toMatchObject(wholeSession);
    expect(data.user).toMatchObject({ ...wholeUser, email, user_metadata: options.data });
    await app.world.settled();
  });

  test.each([
    ["resend with email", { type: "signup", email, options: { emailRedirectTo: "https://rolecall.example/" } }],
    ["resend with email with empty options", { type: "signup", email, options: {} }],
    ["resend with phone", { type: "phone_change", phone, options: { captchaToken: "some_token" } }],
    ["resend with phone with empty options", { type: "phone_change", phone, options: {} }],
  ] as const)("%s", async (_, call) => {
    const app = authApp(PHONES);
    expect((await app.client().auth.resend(call)).error).toBeNull();
    await app.world.settled();
  });

  test("signInWithOtp() for email, with data and with empty options", async () => {
    const app = authApp();
    const { auth } = app.client();
    for (const options of [{ data: { hello: "world" } }, {}]) {
      const nothing = { data: { user: null, session: null }, error: null };
      expect(await auth.signInWithOtp({ email, options })).toEqual(nothing);
    }
    await app.world.settled();
  });

  test("signInWithPassword() for email and for phone", async () => {
    const app = authApp({ ...AUTOCONFIRM, ...PHONES, SMS_AUTOCONFIRM: "true" });
    const { auth } = app.client();
    for (const [provider, name] of [
      ["email", { email }],
      ["phone", { phone }],
    ] as const) {
      await auth.signUp({ ...name, password: PASSWORD });
      const { data, error } = await auth.signInWithPassword({ ...name, password: PASSWORD });
      expect(error).toBeNull();
      const user = { ...wholeUser, ...name, [`${provider}_confirmed_at`]: expect.any(String) };
      expect(data.user).toMatchObject({ ...user, app_metadata: { provider } });
      expect(data.session).toMatchObject({ ...wholeSession, user });
    }
    await app.world.settled();
  });
});

describe("Signout behaviour", () => {
  test("signOut", async () => {
    const { app, auth } = await signedUp();
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getUser()).data.user).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
    await app.world.settled();
  });

  test("signOut should remove session if user is not found or jwt is invalid", async () => {
    const app = withAdmin(AUTOCONFIRM);
    const { auth } = app.client();
    const { data } = await auth.signUp({ email, password: PASSWORD });
    expect((await adminOf(app).deleteUser(data.user?.id ?? "")).error).toBeNull();
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
    await app.world.settled();
  });
});

describe("User management", () => {
  test("Update user, and get user after updating", async () => {
    const { app, auth } = await signedUp();
    const { data, error } = await auth.updateUser({ data: { hello: "world" } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ ...wholeUser, email, user_metadata: { hello: "world" } });
    expect((await auth.getUser()).data.user?.user_metadata).toMatchObject({ hello: "world" });
    await app.world.settled();
  });

  test("resetPasswordForEmail() sends an email; if user does not exist, user details are not exposed", async () => {
    const { app, auth } = await signedUp();
    for (const who of [email, "this_user@does-not-exist.example"]) {
      const options = { redirectTo: "https://rolecall.example/welcome", captchaToken: "some_token" };
      expect(await auth.resetPasswordForEmail(who, options)).toEqual({ data: {}, error: null });
    }
    await app.world.settled();
    expect(app.world.delivered.map(({ recipient }) => recipient)).toEqual([email]);
  });

  test("reauthenticate() returns null user and session", async () => {
    const { app, auth } = await signedUp();
    expect(await auth.reauthenticate()).toEqual({ data: { user: null, session: null }, error: null });
    await app.world.settled();
  });

  test("getUserIdentities() returns user identities after signup", async () => {
    const { auth } = await signedUp();
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: "email", identity_data: { email } }]);
  });
});

describe("MFA", () => {
  test("enroll, challenge, and unenroll", async () => {
    const { app, auth } = await signedUp();
    const enrolled = await auth.mfa.enroll({ factorType: "totp" });
    expect(enrolled.data?.totp).toMatchObject({ qr_code: expect.stringContaining("svg"), secret: expect.any(String) });
    const factorId = enrolled.data?.id ?? "";
    const challenge = await auth.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ id: expect.any(String), expires_at: expect.any(Number) });
    for (const { data, error } of [
      await auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? "", code: "123456" }),
      await auth.mfa.challengeAndVerify({ factorId, code: "123456" }),
    ]) {
      expect([data, error?.message]).toEqual([null, "Invalid TOTP code entered"]);
    }
    const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [], totp: [] });
    await app.world.settled();
  });
});

describe("getClaims", () => {
  test("getClaims fetches JWKS to verify asymmetric jwt", async () => {
    const { auth } = await signedUp();
    const { data, error } = await auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: "ES256", kid: expect.any(String) });
    expect(data?.claims).toMatchObject({ email, role: "authenticated" });
  });

  test("getClaims should return error for Invalid JWT signature", async () => {
    const { auth, session } = await signedUp();
    const [head, body, signature] = session.access_token.split(".");
    const claims = JSON.parse(atob((body ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const changed = base64url(new TextEncoder().encode(JSON.stringify({ ...claims, sub: "somebody else" })));
    const { data, error } = await auth.getClaims(`${head}.${changed}.${signature}`);
    expect([data, error?.message]).toEqual([null, "Invalid JWT signature"]);
  });
});

describe("signInAnonymously", () => {
  test("should sign in anonymously with user data", async () => {
    const app = authApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" });
    const options = { data: { info: "some info" } };
    const { data, error } = await app.client().auth.signInAnonymously({ options });
    expect(error).toBeNull();
    expect(data.session).toMatchObject(wholeSession);
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: options.data });
    await app.world.settled();
  });
});

describe("what the client's tests expect to be refused, in the reference server's words", () => {
  type Auth = SupabaseClient["auth"];
  const refused: [name: string, ask: (auth: Auth) => Promise<{ error: AuthError | null }>, message: string][] = [
    ["exchangeCodeForSession() with invalid authCode", exchange, "invalid flow state, no valid flow state found"],
    [
      "signUp() with invalid password",
      (auth) => auth.signUp({ email: "asd@a.aa", password: "123" }),
      "Password should be at least 8 characters.",
    ],
    [
      "signUp() with invalid email",
      (auth) => auth.signUp({ email: "a", password: PASSWORD }),
      "Unable to validate email address: invalid format",
    ],
    [
      "signInWithPassword with invalid credentials",
      (auth) => auth.signInWithPassword({ email: "nonexistent@example.com", password: "wrongpassword" }),
      "Invalid login credentials",
    ],
    [
      "signIn() with the wrong phone",
      (auth) => auth.signInWithPassword({ phone: "+15550100999", password: "wrongpassword" }),
      "Invalid login credentials",
    ],
    [
      "signInWithOtp with invalid email",
      (auth) => auth.signInWithOtp({ email: "invalid-email" }),
      "Unable to validate email address: invalid format",
    ],
    [
      "signInWithOtp with invalid phone",
      (auth) => auth.signInWithOtp({ phone: "invalid-phone" }),
      "Invalid phone number format (E.164 required)",
    ],
    [
      "verifyOtp with invalid code",
      (auth) => auth.verifyOtp({ email, token: "invalid-token", type: "email" }),
      "Token has expired or is invalid",
    ],
    [
      "verifyOTP() fails with invalid token",
      (auth) => auth.verifyOtp({ phone, token: "123456", type: "phone_change" }),
      "Token has expired or is invalid",
    ],
    ["sign in anonymously when it is disabled", (auth) => auth.signInAnonymously(), "Anonymous sign-ins are disabled"],
    [
      "signInWithIdToken fails with disabled provider",
      (auth) => auth.signInWithIdToken({ provider: "google", token: "mock-id-token", nonce: "mock-nonce" }),
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    ["signInWithSSO", (auth) => auth.signInWithSSO({ domain: "valid-domain" }), "SAML 2.0 is disabled"],
    [
      "signInWithWeb3 should handle solana chain",
      (auth) => auth.signInWithWeb3({ chain: "solana", message: "test message", signature: new Uint8Array([1, 2, 3]) }),
      "Web3 provider is disabled",
    ],
  ];

  test.each(refused)("%s", async (_, ask, message) => {
    const app = authApp(PHONES);
    expect((await ask(app.client({ flowType: "pkce" }).auth)).error?.message).toBe(message);
    await app.world.settled();
  });

  test("MFA without session", async () => {
    const app = authApp();
    // Without a session supabase-js shows its API key instead; the client by itself shows nothing.
    const client = new AuthClient({ url: `${SITE}/auth/v1`, fetch: app.fetch, autoRefreshToken: false });
    for (const { error } of [
      await client.mfa.enroll({ factorType: "totp" }),
      await client.mfa.challenge({ factorId: "test-factor-id" }),
      await client.mfa.verify({ factorId: "test-factor-id", challengeId: "test-challenge-id", code: "123456" }),
      await client.mfa.unenroll({ factorId: "test-factor-id" }),
    ]) {
      expect(error).toMatchObject({ status: 401, message: "This endpoint requires a valid Bearer token" });
    }
  });

  test("signUp() the same user twice", async () => {
    const { app, auth } = await signedUp();
    const { data, error } = await auth.signUp({ email, password: PASSWORD });
    expect([data.user, data.session, error?.message]).toEqual([null, null, "User already registered"]);
    await app.world.settled();
  });

  test("Sign Up Disabled: User cannot sign up", async () => {
    const { error } = await authApp({ DISABLE_SIGNUP: "true" }).client().auth.signUp({ email, password: PASSWORD });
    expect(error?.message).toBe("Signups not allowed for this instance");
  });

  test("linkIdentity() and unlinkIdentity() when manual linking is disabled", async () => {
    const { auth } = await signedUp();
    const linked = await auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
    expect(linked.error?.message).toBe("Manual linking is disabled");
    const [identity] = (await auth.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error("an identity was expected");
    expect((await auth.unlinkIdentity(identity)).error?.message).toBe("Manual linking is disabled");
  });

  async function exchange(auth: Auth) {
    // A client that has begun a flow holds a verifier; without one it does not ask the server.
    await auth.signInWithOtp({ email });
    return auth.exchangeCodeForSession("mock_code");
  }
});

describe("GoTrueApi: what an administrator does", () => {
  async function madeBy(app: AuthApp) {
    const { data, error } = await adminOf(app).createUser({ email, password: PASSWORD, email_confirm: true });
    if (error) throw error;
    return data.user;
  }

  test("createUser(), listUsers() and getUserById()", async () => {
    const app = withAdmin();
    const { id } = await madeBy(app);
    const { data } = await adminOf(app).listUsers();
    expect(data.users.map((user) => user.email)).toContain(email);
    expect((await adminOf(app).getUserById(id)).data.user).toMatchObject({ id, email });
  });

  test("getUser() fetches a user by their access_token", async () => {
    const app = withAdmin(AUTOCONFIRM);
    const { data } = await app.client().auth.signUp({ email, password: PASSWORD });
    const { data: found } = await app.client({ key: SERVICE_ROLE_KEY }).auth.getUser(data.session?.access_token);
    expect(found.user?.email).toBe(email);
    await app.world.settled();
  });

  test.each([
    ["email", { email: "new_dana@agency.example" }],
    ["user metadata", { user_metadata: { favorite_color: "yellow" } }],
    ["app metadata", { app_metadata: { roles: ["admin", "publisher"] } }],
  ])("modify %s using updateUserById()", async (_, attributes) => {
    const app = withAdmin();
    const { data, error } = await adminOf(app).updateUserById((await madeBy(app)).id, attributes);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, ...attributes });
    await app.world.settled();
  });

  test("deleteUser() should be able delete an existing user", async () => {
    const app = withAdmin();
    const { id } = await madeBy(app);
    expect((await adminOf(app).deleteUser(id)).error).toBeNull();
    expect((await adminOf(app).listUsers()).data.users).toEqual([]);
    await app.world.settled();
  });

  test("generateLink() supports signUp with generate confirmation signup link", async () => {
    const app = withAdmin();
    const options = { data: { status: "alpha" }, redirectTo: "https://rolecall.example/welcome" };
    const { data, error } = await adminOf(app).generateLink({ type: "signup", email, password: PASSWORD, options });
    expect(error).toBeNull();
    expect(data.properties?.action_link).toMatch(/\?token=.*type=signup.*redirect_to=/);
    expect(data.user?.user_metadata).toMatchObject(options.data);
    await app.world.settled();
  });

  test("inviteUserByEmail() creates a new user with an invited_at timestamp", async () => {
    const app = withAdmin();
    const { data, error } = await adminOf(app).inviteUserByEmail(email, { data: { status: "alpha" } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    await app.world.settled();
  });

  test("signOut() with a valid access token, and with an invalid one", async () => {
    const app = withAdmin(AUTOCONFIRM);
    const { data } = await app.client().auth.signUp({ email, password: PASSWORD });
    expect((await adminOf(app).signOut(data.session?.access_token ?? "")).error).toBeNull();
    const { error } = await adminOf(app).signOut("this-is-a-bad-token");
    expect(error).toMatchObject({ status: 403, code: "bad_jwt", message: expect.stringMatching(/^invalid JWT/) });
    await app.world.settled();
  });

  test("getUserById() of nobody", async () => {
    const app = withAdmin();
    const { error } = await adminOf(app).getUserById("00000000-0000-4000-8000-000000000000");
    expect(error).toMatchObject({ status: 404, code: "user_not_found", message: "User not found" });
  });
});

function withAdmin(settings: Record<string, string> = {}): AuthApp {
  return authApp(
    { SERVICE_ROLE_KEY, ...settings },
    {
      scriptFiles: createScriptFiles(env.SCRIPTS),
      storedFiles: createStoredFiles(env.STORAGE),
      recordingFiles: createRecordingFiles(env.RECORDINGS),
      callRooms: quietCallRooms(),
    },
  );
}

function adminOf(app: AuthApp) {
  return app.client({ key: SERVICE_ROLE_KEY }).auth.admin;
}
