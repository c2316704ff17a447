import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, codeIn, follow, linkIn, signedIn } from "#tests/support/auth-client.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";

const email = "dana@agency.example";
const newEmail = "dana.new@agency.example";
const DAY_MS = 24 * 60 * 60_000;

describe("a new e-mail", () => {
  async function asked(settings: Record<string, string> = {}) {
    const app = authApp(settings);
    const { client } = await signedIn(app, { email });
    const { data, error } = await client.auth.updateUser({ email: newEmail });
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    return { app, client };
  }
  const now = async () => (await rowsOf("SELECT email, new_email FROM users"))[0];

  test.each([
    ["the new one first", [newEmail, email]],
    ["the old one first", [email, newEmail]],
  ])("is confirmed from both, %s", async (_, [first = "", second = ""]) => {
    const { app, client } = await asked();
    const half = await client.auth.verifyOtp({ email: first, token: codeIn(app.world, first), type: "email_change" });
    expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
    expect(await now()).toEqual({ email, new_email: newEmail });
    const whole = await client.auth.verifyOtp({
      email: second,
      token: codeIn(app.world, second),
      type: "email_change",
    });
    expect(whole.data.user?.email).toBe(newEmail);
    expect(await now()).toEqual({ email: newEmail, new_email: null });
    await app.world.settled();
  });

  test("the same email twice is still half", async () => {
    const { app, client } = await asked();
    await follow(app, linkIn(app.world, newEmail));
    await client.auth.updateUser({ email: newEmail });
    await app.world.settled();
    const landed = await follow(app, linkIn(app.world, newEmail));
    expect(landed.hash).toContain("message=Confirmation+link+accepted");
    expect(await now()).toEqual({ email, new_email: newEmail });
    await app.world.settled();
  });

  test("one of the emails opened twice at the same moment is half, once", async () => {
    const { app } = await asked();
    const link = linkIn(app.world, newEmail);
    const landed = await Promise.all([follow(app, link), follow(app, link)]);
    expect(landed.filter(({ hash }) => hash.includes("message=Confirmation+link+accepted"))).toHaveLength(1);
    expect(landed.filter(({ hash }) => hash.includes("error_code=otp_expired"))).toHaveLength(1);
    expect(await now()).toEqual({ email, new_email: newEmail });
    await app.world.settled();
  });

  test("is confirmed from the new one alone where the settings say so", async () => {
    const { app } = await asked({ MAILER_SECURE_EMAIL_CHANGE_ENABLED: "false" });
    expect(app.world.delivered.map((mail) => mail.recipient)).toEqual([newEmail]);
    expect((await follow(app, linkIn(app.world, newEmail))).hash).toContain("type=email_change");
    expect(await now()).toEqual({ email: newEmail, new_email: null });
    await app.world.settled();
  });

  test("an email of an earlier wish confirms nothing", async () => {
    const { app, client } = await asked({ MAILER_SECURE_EMAIL_CHANGE_ENABLED: "false" });
    const first = linkIn(app.world, newEmail);
    await client.auth.updateUser({ email: "third@agency.example" });
    await app.world.settled();
    expect((await follow(app, first)).hash).toContain("error_code=otp_expired");
    expect(await now()).toEqual({ email, new_email: "third@agency.example" });
  });

  test("that somebody else has, now or by then, is refused", async () => {
    const { app, client } = await asked({ MAILER_SECURE_EMAIL_CHANGE_ENABLED: "false" });
    await person(app.world, { email: newEmail });
    expect((await client.auth.updateUser({ email: newEmail })).error).toMatchObject({
      code: "email_exists",
      status: 422,
    });
    expect((await follow(app, linkIn(app.world, newEmail))).hash).toContain("error_code=email_exists");
    await app.world.settled();
  });
});

describe("a new password", () => {
  test("must be another one, and a good one", async () => {
    const app = authApp();
    const { client } = await signedIn(app, { email });
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
    expect((await client.auth.updateUser({ password: "short" })).error?.code).toBe("weak_password");
    await app.world.settled();
  });

  test("a day after signing in needs the code of an email", async () => {
    const app = authApp();
    const { client } = await signedIn(app, { email });
    app.world.clock.advance(DAY_MS + 1);
    await client.auth.refreshSession();
    const password = "Another-2-rehearse";
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      code: "reauthentication_needed",
      status: 400,
    });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    await app.world.settled();
    const wrong = await client.auth.updateUser({ password, nonce: "000000" });
    expect(wrong.error).toMatchObject({ code: "reauthentication_not_valid", status: 422 });
    const nonce = codeIn(app.world, email);
    expect((await client.auth.updateUser({ password, nonce })).error).toBeNull();
    expect((await client.auth.updateUser({ password: PASSWORD, nonce })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    await app.world.settled();
  });

  test("signs the pages' browsers out too", async () => {
    const app = authApp();
    const { client, id } = await signedIn(app, { email });
    await app.world.db.$client
      .prepare(
        "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES ('h', ?, 0, 0, 9e15, '')",
      )
      .bind(id)
      .run();
    await client.auth.updateUser({ password: "Another-2-rehearse" });
    expect(await rowsOf("SELECT * FROM logins")).toEqual([]);
    await app.world.settled();
  });
});

describe("metadata", () => {
  test("is merged, and the name is the one the pages show", async () => {
    const app = authApp();
    const { client } = await signedIn(app, { email });
    await client.auth.updateUser({ data: { agency: "East", desk: 4 } });
    const { data } = await client.auth.updateUser({ data: { desk: null, full_name: " <b>Dana</b> R. " } });
    expect(data.user?.user_metadata).toEqual({ agency: "East", full_name: "Dana R." });
    expect(await rowsOf("SELECT full_name FROM users")).toEqual([{ full_name: "Dana R." }]);
    await app.world.settled();
  });

  test("of the owner, the role and the rest of the row cannot be written by the person", async () => {
    const app = authApp();
    const { client, session } = await signedIn(app, { email });
    const before = await rowsOf("SELECT app_metadata, is_anonymous, banned_until, email_confirmed_at, id FROM users");
    await app.fetch("https://rolecall.example/auth/v1/user", {
      method: "PUT",
      headers: { Authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({
        app_metadata: { admin: true },
        role: "service_role",
        is_anonymous: true,
        id: "x",
        email_confirmed_at: 1,
      }),
    });
    expect(await rowsOf("SELECT app_metadata, is_anonymous, banned_until, email_confirmed_at, id FROM users")).toEqual(
      before,
    );
    expect((await client.auth.getUser()).data.user).toMatchObject({ role: "authenticated", is_anonymous: false });
    await app.world.settled();
  });

  test("that would not fit into a token is refused", async () => {
    const app = authApp();
    const { client } = await signedIn(app, { email });
    const { error } = await client.auth.updateUser({ data: { story: "x".repeat(5000) } });
    expect(error?.code).toBe("validation_failed");
    await app.world.settled();
  });
});

test("a new phone is confirmed by a text message", async () => {
  const app: AuthApp = authApp({ EXTERNAL_PHONE_ENABLED: "true" });
  const { client } = await signedIn(app, { email });
  await client.auth.updateUser({ phone: "+12025550143" });
  await app.world.settled();
  const token = codeIn(app.world, "12025550143");
  const { data, error } = await client.auth.verifyOtp({ phone: "+12025550143", token, type: "phone_change" });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ phone: "12025550143", identities: [{ provider: "email" }, { provider: "phone" }] });
  await app.world.settled();
});

test("both emails of a change at the same moment make it whole", async () => {
  const app = authApp();
  const { client } = await signedIn(app, { email });
  await client.auth.updateUser({ email: newEmail });
  await app.world.settled();
  const links = [linkIn(app.world, email), linkIn(app.world, newEmail)];
  await Promise.all(links.map((link) => follow(app, link)));
  expect(await rowsOf("SELECT email, new_email FROM users")).toEqual([{ email: newEmail, new_email: null }]);
  await app.world.settled();
});
