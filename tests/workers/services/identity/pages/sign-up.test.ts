import { describe, expect, test } from "vitest";
import { browser, PASSWORD, person, refusalOf, rowsOf, tokenIn } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { attemptKeys } from "#workers/services/identity/attempt-limiter.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";
import { readSettings } from "#workers/settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const dana = { fullName: "Dana Reyes", email: "Dana@Agency.example ", password: PASSWORD };

describe("signing up", () => {
  test("makes an unconfirmed person and sends the confirmation email", async () => {
    const world = testWorld();
    await createSignInPages(world).signUp(dana, browser);
    await world.settled();

    expect(await rowsOf("SELECT email, full_name, email_confirmed_at, password_hash FROM users")).toEqual([
      {
        email: "dana@agency.example",
        full_name: "Dana Reyes",
        email_confirmed_at: null,
        password_hash: `fake$${PASSWORD}`,
      },
    ]);
    expect(world.delivered).toHaveLength(1);
    expect(world.delivered[0]).toMatchObject({
      recipient: "dana@agency.example",
      subject: "Confirm your email for Rolecall",
    });
    expect(world.delivered[0]?.text).toContain("https://rolecall.example/auth/confirm?token=");
  });

  test("keeps no token where somebody reading the database could use it, once the email has left", async () => {
    const world = testWorld();
    await createSignInPages(world).signUp(dana, browser);
    await world.settled();
    const token = tokenIn(world.delivered[0]?.text);
    const dump = JSON.stringify(await rowsOf("SELECT * FROM one_time_tokens, outbox"));
    expect(token).toHaveLength(43);
    expect(dump).not.toContain(token);
  });

  test("checks its input itself", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await expect(accounts.signUp({ ...dana, password: "abcdefgh" }, browser)).rejects.toMatchObject({
      code: "bad_request",
      text: "Password must contain at least one uppercase letter",
    });
    expect(await rowsOf("SELECT * FROM users")).toEqual([]);
  });

  test("with the e-mail of a confirmed person says that the account exists, and records it", async () => {
    const world = testWorld();
    const known = await person(world, { email: "dana@agency.example" });
    expect(await refusalOf(createSignInPages(world).signUp(dana, browser))).toBe("account_exists");
    await world.settled();
    expect(world.delivered).toEqual([]);
    expect(await rowsOf("SELECT user_id, type, metadata FROM security_events")).toEqual([
      {
        user_id: known.id,
        type: "sign_up_failed",
        metadata: '{"email":"dana@agency.example","error":"account_exists"}',
      },
    ]);
  });

  test("again before confirming, with another password, sends a second email; the link signs in, and neither password does", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await accounts.signUp(dana, browser);
    await accounts.signUp({ ...dana, fullName: "Eve Stranger", password: "Strangers-1-word" }, browser);
    await world.settled();

    expect(world.delivered).toHaveLength(2);
    expect(world.delivered[1]?.text).toContain("Hello Dana Reyes");
    expect(await accounts.confirm(tokenIn(world.delivered[1]?.text), browser)).toMatchObject({ hasPassword: false });
    for (const password of ["Strangers-1-word", PASSWORD])
      expect(await refusalOf(accounts.signIn({ email: dana.email, password }, browser))).toBe("invalid_credentials");
    await world.settled();
  });

  test("again with the same password keeps it", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await accounts.signUp(dana, browser);
    await accounts.signUp(dana, browser);
    await world.settled();
    expect(await accounts.confirm(tokenIn(world.delivered[0]?.text), browser)).toMatchObject({ hasPassword: true });
    expect(await accounts.signIn({ email: dana.email, password: PASSWORD }, browser)).toHaveProperty("token");
    await world.settled();
  });

  test("costs a hash also when the e-mail waits for confirmation", async () => {
    const world = testWorld();
    await person(world, { email: "dana@agency.example", confirmed: false });
    await createSignInPages(world).signUp(dana, browser);
    await world.settled();
    expect(world.hashes()).toBe(1);
  });

  test("twice at the same moment makes one person and two emails", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await Promise.all([accounts.signUp(dana, browser), accounts.signUp(dana, browser)]);
    await world.settled();
    expect(await rowsOf("SELECT email FROM users")).toHaveLength(1);
    expect(world.delivered).toHaveLength(2);
  });

  test("six times more within 15 minutes is answered, a seventh is refused before anything is hashed or sent", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    // The first makes the account and is not counted.
    for (let time = 0; time <= 6; time += 1) await accounts.signUp(dana, browser);
    await world.settled();
    const before = world.hashes();
    await expect(accounts.signUp(dana, browser)).rejects.toMatchObject({
      code: "too_many_attempts",
      retryAfterSeconds: 900,
    });
    await world.settled();
    expect(world.hashes() - before).toBe(0);
    expect(world.delivered).toHaveLength(7);
  });

  test("the limit comes before the answer that an account exists", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await person(world, { email: "dana@agency.example" });
    const codes = [];
    for (let time = 1; time <= 7; time += 1) codes.push(await refusalOf(accounts.signUp(dana, browser)));
    await world.settled();
    expect(codes).toEqual([...Array(6).fill("account_exists"), "too_many_attempts"]);
  });

  test("that makes an account is not counted; what is not valid, or too weak, is counted and recorded", async () => {
    const world = testWorld({ settings: readSettings({ PASSWORD_MIN_LENGTH: "20" }) });
    const accounts = createSignInPages(world);
    const codes = [];
    for (const password of ["abcdefgh", "", PASSWORD, PASSWORD, PASSWORD, PASSWORD, PASSWORD])
      codes.push(await refusalOf(accounts.signUp({ ...dana, password }, browser)));
    await world.settled();
    expect(codes).toEqual([...Array(2).fill("bad_request"), ...Array(4).fill("weak_password"), "too_many_attempts"]);
    expect(await rowsOf("SELECT type, json_extract(metadata, '$.error') AS error FROM security_events")).toEqual([
      ...Array(2).fill({ type: "sign_up_failed", error: "validation_failed" }),
      ...Array(4).fill({ type: "sign_up_failed", error: "weak_password" }),
      { type: "rate_limited", error: "too_many_attempts" },
    ]);
  });

  test("that makes an account leaves no attempt behind", async () => {
    const world = testWorld();
    await createSignInPages(world).signUp(dana, browser);
    await world.settled();
    const { all } = await attemptKeys(world, "sign-up", "dana@agency.example", browser.address);
    expect(await rowsOf("SELECT count FROM attempts WHERE key IN (?, ?)", ...all)).toEqual([
      { count: 0 },
      { count: 0 },
    ]);
  });

  test("from one address is limited over many e-mails", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    for (let time = 1; time <= 30; time += 1)
      await accounts.signUp({ ...dana, email: `agent${time}@agency.example` }, browser);
    expect(await refusalOf(accounts.signUp({ ...dana, email: "agent31@agency.example" }, browser))).toBe(
      "too_many_attempts",
    );
    await accounts.signUp({ ...dana, email: "agent31@agency.example" }, { ...browser, address: "198.51.100.4" });
    await world.settled();
    expect(world.delivered).toHaveLength(31);
  });
});

describe("the settings of signing up", () => {
  test.each(["DISABLE_SIGNUP", "EXTERNAL_EMAIL_ENABLED"])("%s closes it", async (name) => {
    const world = testWorld({ settings: readSettings({ [name]: name === "DISABLE_SIGNUP" ? "true" : "false" }) });
    const accounts = createSignInPages(world);
    expect(accounts.signUpRules()).toEqual({ isOpen: false, leastPasswordLength: 8 });
    expect(await refusalOf(accounts.signUp(dana, browser))).toBe("sign_up_closed");
    expect(await rowsOf("SELECT * FROM users")).toEqual([]);
  });

  test("MAILER_AUTOCONFIRM lets the person in at once, without an email", async () => {
    const world = testWorld({ settings: readSettings({ MAILER_AUTOCONFIRM: "true" }) });
    const accounts = createSignInPages(world);
    const login = await accounts.signUp(dana, browser);
    await world.settled();
    expect(await accounts.findViewer(await accounts.loginOf(login?.token ?? ""))).toMatchObject({
      fullName: "Dana Reyes",
    });
    expect(world.delivered).toEqual([]);
    expect(await refusalOf(accounts.signUp(dana, browser))).toBe("account_exists");
    await world.settled();
  });

  test("PASSWORD_MIN_LENGTH says how long a password is", async () => {
    const accounts = createSignInPages(testWorld({ settings: readSettings({ PASSWORD_MIN_LENGTH: "20" }) }));
    expect(accounts.signUpRules()).toEqual({ isOpen: true, leastPasswordLength: 20 });
    await expect(accounts.signUp(dana, browser)).rejects.toMatchObject({
      code: "weak_password",
      text: "Password should be at least 20 characters.",
    });
  });
});

describe("confirming", () => {
  async function signedUp() {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await accounts.signUp(dana, browser);
    await world.settled();
    return { world, accounts, token: tokenIn(world.delivered[0]?.text) };
  }

  test("signs in by the press itself, and lets the password in, which was refused before", async () => {
    const { world, accounts, token } = await signedUp();
    expect(await refusalOf(accounts.signIn({ email: dana.email, password: PASSWORD }, browser))).toBe(
      "email_not_confirmed",
    );
    const login = await accounts.confirm(token, browser);
    expect(await accounts.findViewer(await accounts.loginOf(login?.token ?? ""))).toMatchObject({
      fullName: "Dana Reyes",
    });
    expect(await accounts.signIn({ email: dana.email, password: PASSWORD }, browser)).toHaveProperty("token");
    await world.settled();
  });

  test("only looking at the link confirms nobody and signs nobody in, as often as a mail scanner opens it", async () => {
    const { accounts, token } = await signedUp();
    for (let time = 1; time <= 3; time += 1)
      expect(await accounts.findSignUp(token)).toMatchObject({ email: "dana@agency.example", isConfirmed: false });
    expect(await rowsOf("SELECT id FROM users WHERE email_confirmed_at IS NOT NULL")).toEqual([]);
    expect(await rowsOf("SELECT user_id FROM logins")).toEqual([]);
    expect(await accounts.findSignUp("T".repeat(43))).toBeNull();
  });

  test("twice with one link confirms once, and signs in once", async () => {
    const { world, accounts, token } = await signedUp();
    expect(await accounts.confirm(token, browser)).toHaveProperty("token");
    expect(await accounts.confirm(token, browser)).toBeNull();
    await world.settled();
    expect(await rowsOf("SELECT user_id FROM logins")).toHaveLength(1);
    expect(await rowsOf("SELECT type FROM security_events WHERE type = 'email_confirmed'")).toHaveLength(1);
  });

  test("is refused after 24 hours", async () => {
    const { world, accounts, token } = await signedUp();
    world.clock.advance(DAY_MS);
    expect(await refusalOf(accounts.confirm(token, browser))).toBe("link_expired");
    expect(await rowsOf("SELECT id FROM users WHERE email_confirmed_at IS NOT NULL")).toEqual([]);
  });

  test("works until 24 hours have passed", async () => {
    const { world, accounts, token } = await signedUp();
    world.clock.advance(DAY_MS - 1);
    await accounts.confirm(token, browser);
    await world.settled();
    expect(await rowsOf("SELECT id FROM users WHERE email_confirmed_at IS NOT NULL")).toHaveLength(1);
  });

  test.each(["", "x", "T".repeat(43), `${"T".repeat(42)}'`])(
    "with %j, which was never sent, is refused",
    async (token) => {
      expect(await refusalOf(createSignInPages(testWorld()).confirm(token, browser))).toBe("link_expired");
    },
  );

  test("does not take a recovery link", async () => {
    const { world, accounts } = await signedUp();
    await accounts.requestPasswordReset({ email: dana.email }, browser);
    await world.settled();
    expect(await refusalOf(accounts.confirm(tokenIn(world.delivered[1]?.text), browser))).toBe("link_expired");
  });
});

describe("asking for the confirmation email again", () => {
  const email = "dana@agency.example";

  test("sends another link that confirms", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await accounts.signUp(dana, browser);
    await accounts.sendConfirmationAgain({ email: " DANA@agency.example" }, browser);
    await world.settled();
    expect(world.delivered.map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(world.delivered[1]?.text).not.toContain("used to sign up before");
    await accounts.confirm(tokenIn(world.delivered[1]?.text), browser);
    expect(await accounts.signIn({ email, password: PASSWORD }, browser)).toHaveProperty("token");
  });

  test("sends nothing to who is confirmed or unknown, and says the same", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await person(world, { email });
    for (const who of [email, "nobody@agency.example"]) {
      expect(await accounts.sendConfirmationAgain({ email: who }, browser)).toBeUndefined();
    }
    await world.settled();
    expect(world.delivered).toEqual([]);
    expect(await rowsOf("SELECT id FROM outbox")).toEqual([]);
  });

  test.each([email, "nobody@agency.example"])("after six times within 15 minutes it is refused: %s", async (who) => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await person(world, { email, confirmed: false });
    for (let time = 1; time <= 6; time += 1) await accounts.sendConfirmationAgain({ email: who }, browser);
    expect(await refusalOf(accounts.sendConfirmationAgain({ email: who }, browser))).toBe("too_many_attempts");
    await world.settled();
    expect(world.delivered).toHaveLength(who === email ? 6 : 0);
  });
});
