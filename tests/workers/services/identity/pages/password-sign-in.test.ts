import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DEMO_OWNER } from "#core/identity/demo-people.ts";
import { browser, loginOf, PASSWORD, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createPasswordHashes } from "#workers/adapters/identity/password-hashes.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

const email = "dana@agency.example";
const right = { email, password: PASSWORD };
const wrong = { email, password: "Not-the-password-1" };

describe("signing in", () => {
  test("with the right password starts a login whose token only the browser has", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    const { token } = await createSignInPages(world).signIn({ ...right, email: " Dana@Agency.EXAMPLE" }, browser);
    await world.settled();

    const [login] = await rowsOf("SELECT * FROM logins");
    expect(login).toMatchObject({
      user_id: dana.id,
      user_agent: "Test browser",
      expires_at: world.now() + 30 * 24 * 60 * 60 * 1000,
    });
    expect(JSON.stringify(login)).not.toContain(token);
    expect(await rowsOf("SELECT last_sign_in_at FROM users")).toEqual([{ last_sign_in_at: world.now() }]);
  });

  test("ends the login the browser had before, and no other", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    const before = await loginOf(world, dana.id);
    const elsewhere = await loginOf(world, dana.id);
    await createSignInPages(world).signIn(right, { ...browser, login: before });
    await world.settled();
    const hashes = (await rowsOf("SELECT token_hash FROM logins")).map((row) => row.token_hash);
    expect(hashes).toHaveLength(2);
    expect(hashes).not.toContain(before.tokenHash);
    expect(hashes).toContain(elsewhere.tokenHash);
  });

  test("answers a wrong password, an unknown e-mail and a person without a password alike, at the same cost", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await person(world, { email });
    await person(world, { email: "no-password@agency.example", passwordHash: null });
    const answers = [];
    for (const asked of [email, "nobody@agency.example", "no-password@agency.example"]) {
      const before = world.hashes();
      const answer = await accounts.signIn({ ...wrong, email: asked }, browser).catch((error: unknown) => error);
      answers.push({ answer, hashes: world.hashes() - before });
    }
    await world.settled();
    expect(answers[0]).toMatchObject({
      answer: { code: "invalid_credentials", status: 400, text: "The email or password you entered is incorrect." },
      hashes: 1,
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("tells that the e-mail is not confirmed only to who knows the password", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await person(world, { email, confirmed: false });
    expect(await refusalOf(accounts.signIn(wrong, browser))).toBe("invalid_credentials");
    expect(await refusalOf(accounts.signIn(right, browser))).toBe("email_not_confirmed");
    await world.settled();
    expect(await rowsOf("SELECT * FROM logins")).toEqual([]);
  });

  test("hashes anew a password whose hash was made with old parameters", async () => {
    const world = testWorld();
    await person(world, { email, passwordHash: `old$${PASSWORD}` });
    await createSignInPages(world).signIn(right, browser);
    await world.settled();
    expect(await rowsOf("SELECT password_hash FROM users")).toEqual([{ password_hash: `fake$${PASSWORD}` }]);
  });

  test("works with real hashes", async () => {
    const world = testWorld({ passwords: createPasswordHashes() });
    await person(world, { email, passwordHash: await world.passwords.hash(PASSWORD) });
    const accounts = createSignInPages(world);
    expect(await refusalOf(accounts.signIn(wrong, browser))).toBe("invalid_credentials");
    expect(await accounts.signIn(right, browser)).toHaveProperty("token");
    await world.settled();
  });

  test("never writes what a person typed to the log", async () => {
    const world = testWorld();
    const printed: unknown[][] = [];
    const original = { log: console.log, warn: console.warn, info: console.info };
    const record = (...values: unknown[]) => printed.push(values);
    Object.assign(console, { log: record, warn: record, info: record });
    try {
      await refusalOf(createSignInPages(world).signIn(wrong, browser));
      await world.settled();
    } finally {
      Object.assign(console, original);
    }
    expect(printed).toEqual([]);
  });
});

describe("the limit of sign-in attempts", () => {
  async function failTimes(world: TestWorld, times: number, input = wrong) {
    const accounts = createSignInPages(world);
    for (let time = 1; time <= times; time += 1)
      expect(await refusalOf(accounts.signIn(input, browser))).toBe("invalid_credentials");
    await world.settled();
    return accounts;
  }

  test("answers the sixth wrong attempt as wrong, refuses the next without hashing, and says when to come back", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = await failTimes(world, 6);
    world.clock.advance(60_000);
    const before = world.hashes();
    await expect(accounts.signIn(wrong, browser)).rejects.toMatchObject({
      code: "too_many_attempts",
      status: 429,
      title: "Too many attempts",
      text: "Please wait before trying again.",
      retryAfterSeconds: 14 * 60,
    });
    expect(world.hashes() - before).toBe(0);
    await world.settled();
  });

  test("holds also for the right password and for e-mails that nobody has", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = await failTimes(world, 6);
    expect(await refusalOf(accounts.signIn(right, browser))).toBe("too_many_attempts");
    await failTimes(world, 6, { ...wrong, email: "nobody@agency.example" });
    expect(await refusalOf(accounts.signIn({ ...wrong, email: "nobody@agency.example" }, browser))).toBe(
      "too_many_attempts",
    );
    await world.settled();
  });

  test("begins anew after 15 minutes, counted from the first attempt", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = await failTimes(world, 6);
    world.clock.advance(15 * 60_000 - 1);
    expect(await refusalOf(accounts.signIn(right, browser))).toBe("too_many_attempts");
    world.clock.advance(1);
    expect(await accounts.signIn(right, browser)).toHaveProperty("token");
    await world.settled();
  });

  test("counts every one of ten attempts made at the same moment, and hashes for six", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = createSignInPages(world);
    const codes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(accounts.signIn(wrong, browser))));
    await world.settled();
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(6);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(4);
    expect(world.hashes()).toBe(6);
    expect((await rowsOf("SELECT count FROM attempts")).map((row) => row.count)).toEqual([10, 10]);
  });

  test("forgets the wrong attempts of an e-mail after a right one", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = await failTimes(world, 4);
    await accounts.signIn(right, browser);
    await failTimes(world, 6);
    expect(await refusalOf(accounts.signIn(right, browser))).toBe("too_many_attempts");
    await world.settled();
  });

  test("is per e-mail, and per address only far later", async () => {
    const world = testWorld();
    for (let agent = 1; agent <= 6; agent += 1)
      await failTimes(world, 5, { ...wrong, email: `agent${agent}@agency.example` });
    const accounts = createSignInPages(world);
    const next = { ...wrong, email: "agent7@agency.example" };
    expect(await refusalOf(accounts.signIn(next, browser))).toBe("too_many_attempts");
    expect(await refusalOf(accounts.signIn(next, { ...browser, address: "198.51.100.4" }))).toBe("invalid_credentials");
    expect(await refusalOf(accounts.signIn(next, { ...browser, address: null }))).toBe("invalid_credentials");
    await world.settled();
  });

  test("does not count right sign-ins against an address", async () => {
    const world = testWorld();
    await person(world, { email });
    const accounts = createSignInPages(world);
    for (let time = 1; time <= 40; time += 1) await accounts.signIn(right, browser);
    await world.settled();
    expect(await rowsOf("SELECT * FROM attempts WHERE count > 0")).toEqual([]);
  });

  test("keeps neither e-mail nor address in its table", async () => {
    const world = testWorld();
    await failTimes(world, 1);
    const rows = await rowsOf("SELECT * FROM attempts");
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("security events", () => {
  test("name what happened, with e-mail and error", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    const accounts = createSignInPages(world);
    await refusalOf(accounts.signIn(wrong, browser));
    await world.settled();
    world.clock.advance(1);
    await accounts.signIn(right, browser);
    await world.settled();
    expect(await rowsOf("SELECT user_id, type, message, metadata FROM security_events ORDER BY created_at")).toEqual([
      {
        user_id: dana.id,
        type: "sign_in_failed",
        message: "Wrong email or password",
        metadata: JSON.stringify({ email, error: "invalid_credentials" }),
      },
      { user_id: dana.id, type: "signed_in", message: "Signed in", metadata: JSON.stringify({ email }) },
    ]);
  });

  test("are kept to the newest 100 of a person, without touching another's", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    await person(world, { email: "other@agency.example" });
    const accounts = createSignInPages(world);
    await accounts.signIn({ ...right, email: "other@agency.example" }, browser);
    await world.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 105)
      INSERT INTO security_events SELECT 'old-' || i, ${dana.id}, 'signed_in', '', '{}', ${world.now()} - i FROM n`);
    await accounts.signIn(right, browser);
    await world.settled();
    const counts = await rowsOf(
      "SELECT count(*) AS n, max(created_at) AS newest FROM security_events GROUP BY user_id ORDER BY n",
    );
    expect(counts.map((row) => row.n)).toEqual([1, 100]);
    expect(counts[1]?.newest).toBe(world.now());
  });
});

describe("the viewer", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  test("is the person of the login, with the admin role if they hold it", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    const dana = await person(world, { email });
    const boss = await person(world, { email: "boss@agency.example", fullName: "Bo Ss", admin: true });
    expect(await accounts.findViewer(await loginOf(world, dana.id))).toEqual({
      id: dana.id,
      email,
      fullName: "Dana Reyes",
      isAdmin: false,
      timeZone: null,
    });
    expect(await accounts.findViewer(await loginOf(world, boss.id))).toMatchObject({
      fullName: "Bo Ss",
      isAdmin: true,
    });
    expect(await accounts.findViewer(null)).toBeNull();
    expect(await accounts.findViewer({ tokenHash: "0".repeat(64) })).toBeNull();
  });

  test("is gone after 7 idle days", async () => {
    const world = testWorld();
    const login = await loginOf(world, (await person(world)).id);
    world.clock.advance(7 * DAY_MS);
    expect(await createSignInPages(world).findViewer(login)).toBeNull();
  });

  test("stays while the login is used, until 30 days are over", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    const login = await loginOf(world, (await person(world)).id);
    for (let day = 5; day < 30; day += 5) {
      world.clock.advance(5 * DAY_MS);
      expect(await accounts.findViewer(login)).not.toBeNull();
      await world.settled();
    }
    world.clock.advance(5 * DAY_MS);
    expect(await accounts.findViewer(login)).toBeNull();
  });

  test("is noted at most once an hour", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    const login = await loginOf(world, (await person(world)).id);
    const startMs = world.now();
    world.clock.advance(60 * 60_000 - 1);
    await accounts.findViewer(login);
    await world.settled();
    expect(await rowsOf("SELECT last_seen_at FROM logins")).toEqual([{ last_seen_at: startMs }]);
    world.clock.advance(1);
    await accounts.findViewer(login);
    await world.settled();
    expect(await rowsOf("SELECT last_seen_at FROM logins")).toEqual([{ last_seen_at: world.now() }]);
  });

  test("is gone after signing out, in that browser only", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    const dana = await person(world);
    const [here, elsewhere] = [await loginOf(world, dana.id), await loginOf(world, dana.id)];
    await accounts.signOut(here);
    await accounts.signOut(here);
    await accounts.signOut(null);
    await world.settled();
    expect(await accounts.findViewer(here)).toBeNull();
    expect(await accounts.findViewer(elsewhere)).not.toBeNull();
  });
});

describe("a posted form", () => {
  const post = (fields: Record<string, string>) =>
    new Request("https://rolecall.example/auth", {
      method: "POST",
      headers: { "cf-connecting-ip": "192.0.2.7", "User-Agent": "Form browser" },
      body: new URLSearchParams(fields),
    });

  test("signs in through the strategy named password", async () => {
    const world = testWorld();
    await person(world, { email });
    const { token } = await createSignInPages(world).authenticate("password", post(right));
    await world.settled();
    expect(token).toHaveLength(43);
    expect(await rowsOf("SELECT user_agent FROM logins")).toEqual([{ user_agent: "Form browser" }]);
  });

  test("signs up through the strategy named sign-up, without a login", async () => {
    const world = testWorld();
    expect(await createSignInPages(world).authenticate("sign-up", post({ ...right, fullName: "Dana Reyes" }))).toEqual({
      token: null,
    });
    await world.settled();
    expect(world.delivered).toHaveLength(1);
  });

  test("without its fields is refused in words", async () => {
    await expect(createSignInPages(testWorld()).authenticate("password", post({}))).rejects.toMatchObject({
      code: "bad_request",
      text: "Please enter your email address",
    });
  });
});

describe("the demo agent", () => {
  test("signs in without a password in a development build", async () => {
    const world = testWorld();
    const demo = await person(world, { email: "demo-agent@rolecall.example" });
    await createSignInPages(world).signInAsDemo?.(browser, "agent");
    expect(await rowsOf("SELECT user_id FROM logins")).toEqual([{ user_id: demo.id }]);
  });

  test("and so does the owner of the demo agency", async () => {
    const world = testWorld();
    const owner = await person(world, { email: DEMO_OWNER.email });
    await createSignInPages(world).signInAsDemo?.(browser, "owner");
    expect(await rowsOf("SELECT user_id FROM logins")).toEqual([{ user_id: owner.id }]);
  });

  test("is asked for by name when nobody seeded them", async () => {
    await expect(createSignInPages(testWorld()).signInAsDemo?.(browser, "agent")).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });
});
