import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { authApp, signedIn } from "#tests/support/auth-client.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { loginOfToken, nextCode, ownBrowser, servicesOf, withTwoStep } from "#tests/support/own-account.ts";
import { browser, loginOf, PASSWORD, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";

const email = "dana@agency.example";

describe("turning two-step verification on", () => {
  test("shows the secret as a picture and as text, and counts for nothing until a code is shown", async () => {
    const world = testWorld();
    const { own, accounts, login } = await ownBrowser(world, { email });
    expect(await own.openTwoStep(login)).toMatchObject({ proven: [], setUp: null, codesLeft: 0 });
    await own.beginSetUp(login);
    const { setUp } = await own.openTwoStep(login);
    expect(setUp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setUp?.qrSvg).toMatch(/^<svg /);
    expect((await own.openTwoStep(login)).setUp).toEqual(setUp);
    const wrong = { factorId: setUp?.factorId ?? "", code: "000000" };
    expect(await refusalOf(own.finishSetUp(login, wrong, browser))).toBe("wrong_code");
    expect(await accounts.findViewer(login)).not.toBeNull();
    expect((await accounts.signIn({ email, password: PASSWORD }, browser)).awaitsSecondFactor).toBe(false);
    await world.settled();
  });

  test("gives ten codes that are stored only as hashes, hides the secret, and renews the login", async () => {
    const world = testWorld();
    const { own, accounts, login, oldLogin, codes, secret } = await withTwoStep(world, { email });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    expect(await own.openTwoStep(login)).toMatchObject({ proven: [{ kind: "app" }], setUp: null, codesLeft: 10 });
    expect(await accounts.findViewer(oldLogin)).toBeNull();
    const stored = JSON.stringify(await rowsOf("SELECT lookup, code_hash FROM recovery_codes"));
    const [first = ""] = codes;
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(first.replaceAll("-", ""));
    expect(JSON.stringify(await rowsOf("SELECT * FROM factors"))).not.toContain(secret);
  });

  test("can be begun again and called off", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world);
    await own.beginSetUp(login);
    const first = (await own.openTwoStep(login)).setUp;
    await own.beginSetUp(login);
    const second = (await own.openTwoStep(login)).setUp;
    expect(second?.factorId).not.toBe(first?.factorId);
    expect(await rowsOf("SELECT id FROM factors")).toEqual([{ id: second?.factorId }]);
    await own.cancelSetUp(login);
    expect(await rowsOf("SELECT id FROM factors")).toEqual([]);
    await world.settled();
    expect(await rowsOf("SELECT type FROM security_events")).toEqual([]);
  });

  test("signs out clients of the API that never showed a code, and asks the person's other browsers for one", async () => {
    const app = authApp();
    const { world } = app;
    const { id, client } = await signedIn(app, { email });
    const { own, accounts } = servicesOf(world);
    const [here, elsewhere] = [await loginOf(world, id), await loginOf(world, id)];
    await own.beginSetUp(here);
    const { setUp } = await own.openTwoStep(here);
    const code = await nextCode(world, setUp?.secret ?? "");
    await own.finishSetUp(here, { factorId: setUp?.factorId ?? "", code }, browser);
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(await accounts.openSecondStep(elsewhere)).toMatchObject({ state: "asked" });
    await world.settled();
  });

  test("does not touch another person's factor", async () => {
    const world = testWorld();
    const other = await ownBrowser(world, { email: "other@agency.example" });
    await other.own.beginSetUp(other.login);
    const { setUp } = await other.own.openTwoStep(other.login);
    const mine = await withTwoStep(world, { email });
    const of = { factorId: setUp?.factorId ?? "", code: await nextCode(world, setUp?.secret ?? "") };
    expect(await refusalOf(mine.own.finishSetUp(mine.login, of, browser))).toBe("wrong_code");
    const removal = { factorId: of.factorId, code: mine.codes[0] ?? "" };
    expect(await refusalOf(mine.own.removeFactor(mine.login, removal, browser))).toBe("not_found");
    expect(await rowsOf("SELECT id FROM factors WHERE id = ?", of.factorId)).toHaveLength(1);
    await world.settled();
  });
});

describe("a second app", () => {
  test("is added beside the first, gives no new codes, and either signs in", async () => {
    const world = testWorld();
    const { own, accounts, login, secret } = await withTwoStep(world, { email });
    await own.beginSetUp(login);
    const { setUp } = await own.openTwoStep(login);
    const code = await nextCode(world, setUp?.secret ?? "");
    const done = await own.finishSetUp(login, { factorId: setUp?.factorId ?? "", code }, browser);
    expect(done.codes).toBeNull();
    for (const one of [secret, setUp?.secret ?? ""]) {
      const { token } = await accounts.signIn({ email, password: PASSWORD }, browser);
      const answer = { code: await nextCode(world, one), challenge: null };
      await accounts.finishSignIn(await loginOfToken(token), answer, browser);
    }
    await world.settled();
  });
});

test("two answers with the same first code at once turn it on once, and the codes shown are the ones that work", async () => {
  const world = testWorld();
  const { own, login } = await ownBrowser(world, { email });
  await own.beginSetUp(login);
  const { setUp } = await own.openTwoStep(login);
  const of = { factorId: setUp?.factorId ?? "", code: await nextCode(world, setUp?.secret ?? "") };
  const answers = await Promise.allSettled([1, 2].map(() => own.finishSetUp(login, of, browser)));
  const [done, ...more] = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  expect(more).toEqual([]);
  const here = await loginOfToken(done?.token ?? "");
  await own.renewCodes(here, { code: done?.codes?.[0] ?? "" }, browser);
  await world.settled();
});

test("turning it on is whole or has not happened, wherever the database fails", async () => {
  for (let trip = 1; ; trip += 1) {
    const database = failingDatabase(env.DB);
    const world = testWorld({ db: database.db, newId: () => crypto.randomUUID(), newToken: uniqueToken });
    const { own, id, login } = await ownBrowser(world);
    await own.beginSetUp(login);
    const { setUp } = await own.openTwoStep(login);
    const of = { factorId: setUp?.factorId ?? "", code: await nextCode(world, setUp?.secret ?? "") };
    await world.settled();
    database.failAt(trip);
    const isDone = await own.finishSetUp(login, of, browser).then(
      () => true,
      () => false,
    );
    const wasHit = database.hasFailed();
    database.failAt(0);
    await world.settled().catch(() => undefined);
    takeErrors();
    const codes = await rowsOf("SELECT lookup FROM recovery_codes WHERE user_id = ?", id);
    const proven = await rowsOf("SELECT id FROM factors WHERE user_id = ? AND status = 'verified'", id);
    const raised = await rowsOf("SELECT aal FROM logins WHERE user_id = ? AND aal = 'aal2'", id);
    expect([codes.length, proven.length, raised.length]).toEqual(isDone ? [10, 1, 1] : [0, 0, 0]);
    if (!wasHit) break;
  }
});

describe("turning it off", () => {
  test("asks for a code, takes the recovery codes along, and the password alone signs in again", async () => {
    const world = testWorld();
    const { own, accounts, login, factorId, secret } = await withTwoStep(world, { email });
    expect(await refusalOf(own.removeFactor(login, { factorId, code: "000000" }, browser))).toBe("wrong_code");
    const { token } = await own.removeFactor(login, { factorId, code: await nextCode(world, secret) }, browser);
    const here = await loginOfToken(token);
    expect(await own.openTwoStep(here)).toMatchObject({ proven: [], codesLeft: 0 });
    expect(await rowsOf("SELECT aal FROM logins")).toEqual([{ aal: "aal1" }]);
    expect(await rowsOf("SELECT * FROM recovery_codes")).toEqual([]);
    expect((await accounts.signIn({ email, password: PASSWORD }, browser)).awaitsSecondFactor).toBe(false);
    await world.settled();
  });

  test("is told by email, as turning it on and using a recovery code are", async () => {
    const world = testWorld();
    const { own, login, factorId, codes } = await withTwoStep(world, { email });
    await own.removeFactor(login, { factorId, code: codes[0] ?? "" }, browser);
    await world.settled();
    expect(world.delivered.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, "Two-step verification is on at Rolecall"],
      [email, "A recovery code was used at Rolecall"],
      [email, "A second step was removed at Rolecall"],
    ]);
  });

  test("a second app is told as one more, not as turning it on", async () => {
    const world = testWorld();
    const { own, login } = await withTwoStep(world, { email });
    await own.beginSetUp(login);
    const { setUp } = await own.openTwoStep(login);
    const code = await nextCode(world, setUp?.secret ?? "");
    await own.finishSetUp(login, { factorId: setUp?.factorId ?? "", code }, browser);
    await world.settled();
    expect(world.delivered.map(({ subject }) => subject)).toEqual([
      "Two-step verification is on at Rolecall",
      "A second step was added at Rolecall",
    ]);
  });

  test("works by a recovery code, for a phone that is lost", async () => {
    const world = testWorld();
    const { own, login, factorId, codes } = await withTwoStep(world, { email });
    await own.removeFactor(login, { factorId, code: codes[5] ?? "" }, browser);
    expect(await rowsOf("SELECT * FROM factors")).toEqual([]);
    await world.settled();
  });
});

describe("new recovery codes", () => {
  test("ask for a code and make the old ones worthless", async () => {
    const world = testWorld();
    const { own, login, secret, codes } = await withTwoStep(world, { email });
    expect(await refusalOf(own.renewCodes(login, { code: "nonsense" }, browser))).toBe("wrong_code");
    const renewed = await own.renewCodes(login, { code: await nextCode(world, secret) }, browser);
    expect(renewed.codes).toHaveLength(10);
    expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([]);
    const here = await loginOfToken(renewed.token);
    expect(await refusalOf(own.renewCodes(here, { code: codes[0] ?? "" }, browser))).toBe("wrong_code");
    const again = await own.renewCodes(here, { code: renewed.codes[0] ?? "" }, browser);
    expect(await own.openTwoStep(await loginOfToken(again.token))).toMatchObject({ codesLeft: 10 });
    await world.settled();
  });

  test("are for nobody without a second factor", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world);
    expect(await refusalOf(own.renewCodes(login, { code: "123456" }, browser))).toBe("not_found");
  });
});

test("the owner's server that removes somebody's factor lets the password alone sign in again", async () => {
  const app = authApp({ SERVICE_ROLE_KEY: "service-role-key-of-the-tests" });
  const { id, factorId, accounts } = await withTwoStep(app.world, { email });
  await app.client({ key: "service-role-key-of-the-tests" }).auth.admin.mfa.deleteFactor({ userId: id, id: factorId });
  expect((await accounts.signIn({ email, password: PASSWORD }, browser)).awaitsSecondFactor).toBe(false);
  expect(await rowsOf("SELECT * FROM recovery_codes")).toEqual([]);
  await app.world.settled();
});

test("nobody who is signed out sees or changes anything of it", async () => {
  const world = testWorld();
  await person(world);
  const { own } = servicesOf(world);
  for (const login of [null, { tokenHash: "unknown" }]) {
    const calls = [
      own.openTwoStep(login),
      own.beginSetUp(login),
      own.cancelSetUp(login),
      own.finishSetUp(login, { factorId: "x", code: "123456" }, browser),
      own.removeFactor(login, { factorId: "x", code: "123456" }, browser),
      own.renewCodes(login, { code: "123456" }, browser),
    ];
    for (const call of calls) expect(await refusalOf(call)).toBe("signed_out");
  }
});

function uniqueToken(): string {
  return `${crypto.randomUUID()}-token-`.slice(0, 43);
}
