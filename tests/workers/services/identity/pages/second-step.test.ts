import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { codeIn } from "#tests/support/auth-client.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import {
  loginOfToken,
  nextCode,
  ownBrowser,
  passwordGiven,
  servicesOf,
  withTwoStep,
} from "#tests/support/own-account.ts";
import { browser, loginOf, PASSWORD, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { factors } from "#workers/adapters/d1/schema/sign-in-tables.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";

const email = "dana@agency.example";
const right = { email, password: PASSWORD };

describe("a person without a second factor", () => {
  test("is signed in by the password alone", async () => {
    const world = testWorld();
    await person(world, { email });
    const { login, awaitsSecondFactor } = await passwordGiven(world, right);
    expect(awaitsSecondFactor).toBe(false);
    expect(await servicesOf(world).accounts.openSecondStep(login)).toEqual({ state: "done" });
    expect((await createDashboard(world).open(login)).viewer.email).toBe(email);
    await world.settled();
  });
});

describe("a person with an authenticator app", () => {
  test("is nobody to every page until its code is given, and then goes on under a new token", async () => {
    const world = testWorld();
    const { accounts, secret, own } = await withTwoStep(world, { email });
    const { login, awaitsSecondFactor } = await passwordGiven(world, right);
    expect(awaitsSecondFactor).toBe(true);
    expect(await refusalOf(createDashboard(world).open(login))).toBe("signed_out");
    expect(await refusalOf(own.openSecurity(login))).toBe("signed_out");
    expect(await accounts.findViewer(login)).toBeNull();
    expect(await accounts.openSecondStep(login)).toEqual({
      state: "asked",
      hasApp: true,
      hasPasskey: false,
      phones: [],
    });

    const code = await nextCode(world, secret);
    const { token } = await accounts.finishSignIn(login, { code, challenge: null }, browser);
    const raised = await loginOfToken(token);
    expect(await accounts.findViewer(raised)).toMatchObject({ email });
    expect(await accounts.openSecondStep(raised)).toEqual({ state: "done" });
    expect(await accounts.openSecondStep(login)).toEqual({ state: "signed-out" });
    await world.settled();
  });

  test("gives a code with spaces, and each code once", async () => {
    const world = testWorld();
    const { accounts, secret } = await withTwoStep(world, { email });
    const code = await nextCode(world, secret);
    const [one, two] = [await passwordGiven(world, right), await passwordGiven(world, right)];
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    await accounts.finishSignIn(one.login, { code: spaced, challenge: null }, browser);
    expect(await refusalOf(accounts.finishSignIn(two.login, { code, challenge: null }, browser))).toBe("wrong_code");
    await world.settled();
  });

  test("of two answers with one code at the same moment gets in by one", async () => {
    const world = testWorld();
    const { accounts, secret } = await withTwoStep(world, { email });
    const [one, two] = [await passwordGiven(world, right), await passwordGiven(world, right)];
    const code = await nextCode(world, secret);
    const answers = await Promise.allSettled(
      [one, two].map(({ login }) => accounts.finishSignIn(login, { code, challenge: null }, browser)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await world.settled();
  });

  test("may try fifteen codes an hour, apps' and recovery codes together; then even the right one is refused", async () => {
    const world = testWorld();
    const { accounts, secret, codes } = await withTwoStep(world, { email });
    const { login } = await passwordGiven(world, right);
    const before = world.hashes();
    for (let tries = 0; tries < 14; tries += 1) {
      const code = tries % 2 === 0 ? "000000" : "AAAA-AAAA-AAAA";
      expect(await refusalOf(accounts.finishSignIn(login, { code, challenge: null }, browser))).toBe("wrong_code");
    }
    const hashes = world.hashes() - before;
    const code = await nextCode(world, secret);
    expect(await refusalOf(accounts.finishSignIn(login, { code, challenge: null }, browser))).toBe("too_many_attempts");
    const paper = { code: codes[0] ?? "", challenge: null };
    expect(await refusalOf(accounts.finishSignIn(login, paper, browser))).toBe("too_many_attempts");
    expect(world.hashes() - before).toBe(hashes);
    await world.settled();
    expect(await rowsOf("SELECT type FROM security_events WHERE type = 'rate_limited'")).toHaveLength(2);
  });

  test("is asked in the browsers that were signed in before the app was added elsewhere", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    const before = await loginOf(world, dana.id);
    const { accounts } = servicesOf(world);
    expect(await accounts.findViewer(before)).not.toBeNull();
    const nowMs = world.now();
    await world.db.insert(factors).values({
      id: "made-by-the-api",
      user_id: dana.id,
      factor_type: "totp",
      status: "verified",
      created_at: nowMs,
      updated_at: nowMs,
    });
    expect(await accounts.findViewer(before)).toBeNull();
    expect(await accounts.openSecondStep(before)).toMatchObject({ state: "asked" });
  });

  test("is read in one round trip", async () => {
    const world = testWorld();
    await withTwoStep(world, { email });
    const { login } = await passwordGiven(world, right);
    const counted = countedDatabase(env.DB);
    await servicesOf({ ...world, db: counted.db }).accounts.openSecondStep(login);
    expect(counted.roundTrips()).toBe(1);
    await world.settled();
  });
});

describe("a recovery code", () => {
  test("stands in for the app once, however it is written", async () => {
    const world = testWorld();
    const { accounts, codes, own } = await withTwoStep(world, { email });
    const written = (codes[0] ?? "").toLowerCase().replaceAll("-", " ");
    const one = await passwordGiven(world, right);
    const { token } = await accounts.finishSignIn(one.login, { code: written, challenge: null }, browser);
    const login = await loginOfToken(token);
    expect(await own.openSecurity(login)).toMatchObject({ secondFactor: { isOn: true, codesLeft: 9 } });
    const two = await passwordGiven(world, right);
    const again = { code: codes[0] ?? "", challenge: null };
    expect(await refusalOf(accounts.finishSignIn(two.login, again, browser))).toBe("wrong_code");
    await world.settled();
    const events = await rowsOf("SELECT type FROM security_events WHERE type LIKE 'recovery_code%' ORDER BY type");
    expect(events).toEqual([{ type: "recovery_code_used" }, { type: "recovery_codes_made" }]);
  });

  test("of somebody else opens nothing, and costs one hash like any other", async () => {
    const world = testWorld();
    const other = await withTwoStep(world, { email: "other@agency.example" });
    const { accounts } = await withTwoStep(world, { email });
    const { login } = await passwordGiven(world, right);
    const costs = [];
    for (const code of [other.codes[0] ?? "", "AAAA-AAAA-AAAA", "nonsense"]) {
      const before = world.hashes();
      expect(await refusalOf(accounts.finishSignIn(login, { code, challenge: null }, browser))).toBe("wrong_code");
      costs.push(world.hashes() - before);
    }
    expect(costs).toEqual([1, 1, 1]);
    await world.settled();
  });

  test("used twice at the same moment opens one login", async () => {
    const world = testWorld();
    const { accounts, codes } = await withTwoStep(world, { email });
    const both = [await passwordGiven(world, right), await passwordGiven(world, right)];
    const answer = { code: codes[3] ?? "", challenge: null };
    const answers = await Promise.allSettled(both.map(({ login }) => accounts.finishSignIn(login, answer, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await world.settled();
  });
});

describe("a person with a phone as second factor", () => {
  test("is texted a code, and gets in by it", async () => {
    const world = testWorld();
    const dana = await person(world, { email });
    const nowMs = world.now();
    await world.db.insert(factors).values({
      id: "the-phone",
      user_id: dana.id,
      factor_type: "phone",
      phone: "15550100",
      status: "verified",
      created_at: nowMs,
      updated_at: nowMs,
    });
    const { accounts } = servicesOf(world);
    const { login } = await passwordGiven(world, right);
    expect(await accounts.openSecondStep(login)).toEqual({
      state: "asked",
      hasApp: false,
      hasPasskey: false,
      phones: [{ id: "the-phone", ending: "00" }],
    });
    const id = await accounts.textSecondStep(login, "the-phone", browser);
    await world.settled();
    const challenge = { factorId: "the-phone", id };
    const wrong = { code: "999999", challenge };
    expect(await refusalOf(accounts.finishSignIn(login, wrong, browser))).toBe("wrong_code");
    const code = codeIn(world, "15550100");
    const { token } = await accounts.finishSignIn(login, { code, challenge }, browser);
    expect(await accounts.findViewer(await loginOfToken(token))).toMatchObject({ email });
    await world.settled();
  });
});

describe("who has no half-finished sign-in", () => {
  test("is sent away by the second step, whatever they type", async () => {
    const world = testWorld();
    const { login, accounts } = await ownBrowser(world);
    for (const one of [null, { tokenHash: "unknown" }, login]) {
      const answer = { code: "123456", challenge: null };
      expect(await refusalOf(accounts.finishSignIn(one, answer, browser))).toBe("signed_out");
      expect(await refusalOf(accounts.textSecondStep(one, "any", browser))).toBe("signed_out");
    }
  });
});

test("nobody who is banned is given a login by any way", async () => {
  const world = testWorld();
  const { id, accounts } = await ownBrowser(world, { email });
  await world.db.run(`UPDATE users SET banned_until = ${world.now() + 1000} WHERE id = '${id}'`);
  await rowsOf("DELETE FROM logins");
  await accounts.sendSignInEmail({ email }, browser);
  await world.settled();
  const code = codeIn(world, email);
  expect(await refusalOf(accounts.signInByCode({ email, code }, browser))).toBe("banned");
  expect(await refusalOf(accounts.signIn(right, browser))).toBe("banned");
  expect(await rowsOf("SELECT * FROM logins")).toEqual([]);
  await world.settled();
});
