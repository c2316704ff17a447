import { describe, expect, test } from "vitest";
import { browser, loginOf, PASSWORD, person, refusalOf, rowsOf, tokenIn } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

const email = "dana@agency.example";
const NEW_PASSWORD = "Another-2-rehearse";

async function asked(of: Parameters<typeof person>[1] = {}) {
  const world = testWorld();
  const accounts = createSignInPages(world);
  const dana = await person(world, { email, ...of });
  await accounts.requestPasswordReset({ email: " DANA@agency.example" }, browser);
  await world.settled();
  return { world, accounts, dana, token: tokenIn(world.delivered[0]?.text) };
}

describe("asking for a new password", () => {
  test("sends an email with a link", async () => {
    const { world, token } = await asked();
    expect(world.delivered).toMatchObject([{ recipient: email, subject: "Choose a new password for Rolecall" }]);
    expect(token).toHaveLength(43);
  });

  test("answers the same for an unknown e-mail, and looks nobody up before answering", async () => {
    const world = testWorld();
    await person(world, { email });
    const work: Promise<unknown>[] = [];
    const watched = createSignInPages({ ...world, background: (started) => void work.push(started) });
    expect(await watched.requestPasswordReset({ email }, browser)).toBe(
      await watched.requestPasswordReset({ email: "nobody@agency.example" }, browser),
    );
    expect(work).toHaveLength(2);
    await Promise.all(work);
    await world.settled();
    expect(world.delivered.map((mail) => mail.recipient)).toEqual([email]);
  });

  test.each([email, "nobody@agency.example"])(
    "a seventh time within 15 minutes is refused, account or not: %s",
    async (who) => {
      const world = testWorld();
      const accounts = createSignInPages(world);
      await person(world, { email });
      for (let time = 1; time <= 6; time += 1) await accounts.requestPasswordReset({ email: who }, browser);
      expect(await refusalOf(accounts.requestPasswordReset({ email: who }, browser))).toBe("too_many_attempts");
      await world.settled();
      expect(world.delivered).toHaveLength(who === email ? 6 : 0);
    },
  );
});

describe("choosing a new password", () => {
  test("sets it, ends every other login, starts one here and tells the person by email", async () => {
    const { world, accounts, dana, token } = await asked();
    const other = await loginOf(world, dana.id);
    const login = await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    await world.settled();

    expect(await accounts.findViewer(other)).toBeNull();
    expect(login.token).toHaveLength(43);
    expect(await rowsOf("SELECT count(*) AS n FROM logins")).toEqual([{ n: 1 }]);
    expect(await refusalOf(accounts.signIn({ email, password: PASSWORD }, browser))).toBe("invalid_credentials");
    expect(await accounts.signIn({ email, password: NEW_PASSWORD }, browser)).toHaveProperty("token");
    await world.settled();
    expect(world.delivered[1]).toMatchObject({ recipient: email, subject: "Your Rolecall password was changed" });
  });

  test("leaves the logins of other people alone", async () => {
    const { world, accounts, token } = await asked();
    const stranger = await loginOf(world, (await person(world)).id);
    await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    await world.settled();
    expect(await accounts.findViewer(stranger)).not.toBeNull();
  });

  test("works once", async () => {
    const { world, accounts, token } = await asked();
    expect(await accounts.canResetPassword(token)).toBe(true);
    await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    expect(await accounts.canResetPassword(token)).toBe(false);
    const before = world.hashes();
    expect(await refusalOf(accounts.resetPassword(token, { password: "Third-3-password" }, browser))).toBe(
      "link_expired",
    );
    await world.settled();
    expect(world.hashes() - before).toBe(0);
  });

  test("by two at the same moment is done by one", async () => {
    const { world, accounts, token } = await asked();
    const tries = await Promise.allSettled([
      accounts.resetPassword(token, { password: "First-1-password" }, browser),
      accounts.resetPassword(token, { password: "Second-2-password" }, browser),
    ]);
    await world.settled();
    expect(tries.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const winner = tries[0]?.status === "fulfilled" ? "First-1-password" : "Second-2-password";
    expect(await rowsOf("SELECT password_hash FROM users")).toEqual([{ password_hash: `fake$${winner}` }]);
    expect(await rowsOf("SELECT count(*) AS n FROM logins")).toEqual([{ n: 1 }]);
  });

  test("ends all earlier emails too", async () => {
    const { world, accounts, token } = await asked();
    await accounts.requestPasswordReset({ email }, browser);
    await world.settled();
    const second = tokenIn(world.delivered[1]?.text);
    await accounts.resetPassword(second, { password: NEW_PASSWORD }, browser);
    expect(await refusalOf(accounts.resetPassword(token, { password: "Third-3-password" }, browser))).toBe(
      "link_expired",
    );
    await world.settled();
  });

  test("is refused after an hour", async () => {
    const { world, accounts, token } = await asked();
    world.clock.advance(60 * 60_000);
    expect(await accounts.canResetPassword(token)).toBe(false);
    expect(await refusalOf(accounts.resetPassword(token, { password: NEW_PASSWORD }, browser))).toBe("link_expired");
    await world.settled();
    expect(await rowsOf("SELECT password_hash FROM users")).toEqual([{ password_hash: `fake$${PASSWORD}` }]);
  });

  test("that is too weak is refused without spending the link", async () => {
    const { world, accounts, token } = await asked();
    expect(await refusalOf(accounts.resetPassword(token, { password: "abcdefgh" }, browser))).toBe("bad_request");
    await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    await world.settled();
    expect(await rowsOf("SELECT password_hash FROM users")).toEqual([{ password_hash: `fake$${NEW_PASSWORD}` }]);
  });

  test("needs a password as long as PASSWORD_MIN_LENGTH says, and the link stays good", async () => {
    const { world, token } = await asked();
    const strict = createSignInPages({ ...world, settings: { ...world.settings, PASSWORD_MIN_LENGTH: 40 } });
    expect(await refusalOf(strict.resetPassword(token, { password: NEW_PASSWORD }, browser))).toBe("weak_password");
    expect(await strict.canResetPassword(token)).toBe(true);
    await world.settled();
  });

  test("confirms the e-mail of who had not: the email proved it", async () => {
    const { world, accounts, token } = await asked({ confirmed: false });
    await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    await world.settled();
    expect(await rowsOf("SELECT email_confirmed_at FROM users")).toEqual([{ email_confirmed_at: world.now() }]);
  });

  test("opens the way back for somebody that wrong attempts by others had shut out", async () => {
    const { world, accounts, token } = await asked();
    for (let time = 1; time <= 6; time += 1)
      await refusalOf(accounts.signIn({ email, password: "Not-the-password-1" }, browser));
    await accounts.resetPassword(token, { password: NEW_PASSWORD }, browser);
    expect(await accounts.signIn({ email, password: NEW_PASSWORD }, browser)).toHaveProperty("token");
    await world.settled();
  });

  test("does not take a confirmation link", async () => {
    const world = testWorld();
    const accounts = createSignInPages(world);
    await accounts.signUp({ fullName: "Dana Reyes", email, password: PASSWORD }, browser);
    await world.settled();
    const token = tokenIn(world.delivered[0]?.text);
    expect(await accounts.canResetPassword(token)).toBe(false);
    expect(await refusalOf(accounts.resetPassword(token, { password: NEW_PASSWORD }, browser))).toBe("link_expired");
  });
});
