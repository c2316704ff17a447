import { describe, expect, test } from "vitest";
import { codeIn, linkIn } from "#tests/support/auth-client.ts";
import { loginOfToken, nextCode, servicesOf, withTwoStep } from "#tests/support/own-account.ts";
import { browser, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";

const email = "dana@agency.example";

async function emailSent(world: TestWorld) {
  const { accounts } = servicesOf(world);
  await accounts.sendSignInEmail({ email: " Dana@Agency.example" }, browser);
  await world.settled();
  return { accounts, link: linkIn(world, email), code: codeIn(world, email) };
}

describe("a sign-in email", () => {
  test("leads to our page, and its link signs in once", async () => {
    const world = testWorld();
    await person(world, { email, passwordHash: null });
    const { accounts, link } = await emailSent(world);
    expect(link.origin + link.pathname).toBe("https://rolecall.example/auth/magic-link");
    const token = link.searchParams.get("token") ?? "";
    const login = await accounts.signInByLink(token, browser);
    expect(login.awaitsSecondFactor).toBe(false);
    expect(await accounts.findViewer(await loginOfToken(login.token))).toMatchObject({ email });
    expect(await refusalOf(accounts.signInByLink(token, browser))).toBe("link_expired");
    expect(await refusalOf(accounts.signInByLink("", browser))).toBe("link_expired");
    await world.settled();
    expect(await rowsOf("SELECT message FROM security_events")).toEqual([{ message: "Signed in by email" }]);
  });

  test("has a code that works for ten minutes and five tries, and once", async () => {
    const world = testWorld();
    await person(world, { email });
    const first = await emailSent(world);
    const { accounts } = first;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await refusalOf(accounts.signInByCode({ email, code: "999999" }, browser))).toBe("wrong_code");
    }
    expect(await refusalOf(accounts.signInByCode({ email, code: first.code }, browser))).toBe("wrong_code");
    world.clock.advance(60 * 60_000);
    const second = await emailSent(world);
    await accounts.signInByCode({ email, code: second.code }, browser);
    expect(await refusalOf(accounts.signInByCode({ email, code: second.code }, browser))).toBe("wrong_code");
    const third = await emailSent(world);
    world.clock.advance(10 * 60_000);
    expect(await refusalOf(accounts.signInByCode({ email, code: third.code }, browser))).toBe("wrong_code");
    await world.settled();
  });

  test("is sent to nobody who has no account, which the answer does not tell", async () => {
    const world = testWorld();
    await person(world, { email });
    const { accounts } = servicesOf(world);
    for (const asked of ["nobody@agency.example", email]) {
      const before = world.hashes();
      expect(await accounts.sendSignInEmail({ email: asked }, browser)).toBeUndefined();
      // The code is hashed after the answer, for both.
      expect(world.hashes()).toBe(before);
      await world.settled();
      expect(world.hashes()).toBe(before + 1);
    }
    expect(world.delivered.map(({ recipient }) => recipient)).toEqual([email]);
    expect(await rowsOf("SELECT id FROM users")).toHaveLength(1);
  });

  test("is limited by e-mail", async () => {
    const world = testWorld();
    const { accounts } = servicesOf(world);
    for (let mails = 0; mails < 6; mails += 1) await accounts.sendSignInEmail({ email }, browser);
    expect(await refusalOf(accounts.sendSignInEmail({ email }, browser))).toBe("too_many_attempts");
    await world.settled();
  });

  test("takes a stranger's password away when it confirms an e-mail that never was", async () => {
    const world = testWorld();
    await person(world, { email, confirmed: false });
    const { accounts, code } = await emailSent(world);
    await accounts.signInByCode({ email, code }, browser);
    const [row] = await rowsOf("SELECT password_hash, email_confirmed_at FROM users");
    expect(row).toEqual({ password_hash: null, email_confirmed_at: world.now() });
    await world.settled();
  });

  test("is no way around the second step", async () => {
    const world = testWorld();
    const { secret } = await withTwoStep(world, { email });
    const { accounts, code } = await emailSent(world);
    const { token, awaitsSecondFactor } = await accounts.signInByCode({ email, code }, browser);
    expect(awaitsSecondFactor).toBe(true);
    const login = await loginOfToken(token);
    expect(await accounts.findViewer(login)).toBeNull();
    const answer = { code: await nextCode(world, secret), challenge: null };
    const raised = await accounts.finishSignIn(login, answer, browser);
    expect(await accounts.findViewer(await loginOfToken(raised.token))).toMatchObject({ email });
    await world.settled();
  });
});
