import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
// Loaded here, and not within the time of the first test: services load it when they are first asked.
import "#workers/adapters/identity/webauthn.ts";
import { codeIn } from "#tests/support/auth-client.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { loginOfToken, ownBrowser, passwordGiven, servicesOf, withTwoStep } from "#tests/support/own-account.ts";
import { browser, loginOf, PASSWORD, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { SoftwareAuthenticator } from "#tests/support/software-authenticator.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";

const SITE = "https://rolecall.example";
const site = { siteUrl: SITE };

type Own = Awaited<ReturnType<typeof ownBrowser>>;

async function added({ own, login }: Pick<Own, "own" | "login">, device: SoftwareAuthenticator, name = "My laptop") {
  const { challenge_id, options } = await own.beginPasskey(login);
  const credential = JSON.stringify(await device.create(options));
  await own.addPasskey(login, { challenge: challenge_id, credential, name });
}

async function signIn(world: TestWorld, device: SoftwareAuthenticator) {
  const { accounts } = servicesOf(world);
  const { challenge_id, options } = await accounts.beginPasskeySignIn(browser);
  const credential = JSON.stringify(await device.get({ ...options, rpId: options.rpId ?? "" }));
  return accounts.signInByPasskey({ challenge: challenge_id, credential }, browser);
}

const device = () => new SoftwareAuthenticator({ origin: SITE });

describe("the page of passkeys", () => {
  test("shows what was added, by name, when it was used, and takes one round trip", async () => {
    const counted = countedDatabase(env.DB);
    const world = testWorld({ ...site, db: counted.db });
    const someone = await ownBrowser(world);
    const laptop = device();
    await added(someone, laptop);
    await signIn(world, laptop);
    await world.settled();
    const before = counted.roundTrips();
    const page = await someone.own.openPasskeys(someone.login);
    expect(counted.roundTrips() - before).toBe(1);
    expect(page).toMatchObject({
      proof: "password",
      onlyWayIn: false,
      removed: [],
      passkeys: [{ name: "My laptop", addedAt: world.now(), lastUsedAt: world.now() }],
    });
  });

  test("a name can be changed, to one that is one", async () => {
    const world = testWorld(site);
    const someone = await ownBrowser(world);
    await added(someone, device());
    const [passkey] = (await someone.own.openPasskeys(someone.login)).passkeys;
    await someone.own.renamePasskey(someone.login, { passkey: passkey?.id, name: " Phone " });
    expect(await refusalOf(someone.own.renamePasskey(someone.login, { passkey: passkey?.id, name: " " }))).toBe(
      "bad_request",
    );
    expect((await someone.own.openPasskeys(someone.login)).passkeys).toMatchObject([{ name: "Phone" }]);
    const other = await ownBrowser(world);
    expect(await refusalOf(other.own.renamePasskey(other.login, { passkey: passkey?.id, name: "Mine" }))).toBe(
      "not_found",
    );
    await world.settled();
  });

  test("removing asks for the password, ends it at once, is told by email, and can be undone for a day", async () => {
    const world = testWorld(site);
    const someone = await ownBrowser(world);
    const { own, login, email } = someone;
    const laptop = device();
    await added(someone, laptop);
    const [{ id: passkey } = { id: "" }] = (await own.openPasskeys(login)).passkeys;
    expect(await refusalOf(own.removePasskey(login, { passkey, currentPassword: "no" }, browser))).toBe(
      "wrong_password",
    );
    await own.removePasskey(login, { passkey, currentPassword: PASSWORD }, browser);
    expect(await refusalOf(signIn(world, laptop))).toBe("passkey_refused");
    await world.settled();
    expect(world.delivered.findLast(({ recipient }) => recipient === email)?.subject).toContain("passkey was removed");
    expect(await own.openPasskeys(login)).toMatchObject({
      passkeys: [],
      removed: [{ id: passkey, name: "My laptop" }],
    });

    await own.restorePasskey(login, passkey);
    expect((await signIn(world, laptop)).awaitsSecondFactor).toBe(false);
    await own.removePasskey(login, { passkey, currentPassword: PASSWORD }, browser);
    world.clock.advance(24 * 60 * 60 * 1000);
    expect((await own.openPasskeys(login)).removed).toEqual([]);
    expect(await refusalOf(own.restorePasskey(login, passkey))).toBe("not_found");
    await world.settled();
  });

  test("somebody with neither a password nor a provider keeps the last, and removes others by a mailed code", async () => {
    const world = testWorld(site);
    const someone = await ownBrowser(world, { passwordHash: null });
    const { own, login, email } = someone;
    await added(someone, device(), "Laptop");
    world.clock.advance(1000);
    await added(someone, device(), "Phone");
    const [laptop, phone] = (await own.openPasskeys(login)).passkeys;
    await own.sendCode(login, browser);
    await world.settled();
    await own.removePasskey(login, { passkey: phone?.id, code: codeIn(world, email) }, browser);
    const page = await own.openPasskeys(login);
    expect(page).toMatchObject({ proof: "code", onlyWayIn: true, passkeys: [{ name: "Laptop" }] });
    world.clock.advance(60 * 60 * 1000);
    await own.sendCode(login, browser);
    await world.settled();
    const last = { passkey: laptop?.id, code: codeIn(world, email) };
    expect(await refusalOf(own.removePasskey(login, last, browser))).toBe("last_way_in");
    await world.settled();
  });
});

describe("signing in by a passkey", () => {
  test("is two steps in one: whoever has a second factor is not asked for it", async () => {
    const world = testWorld(site);
    const someone = await withTwoStep(world);
    const laptop = device();
    await added(someone, laptop);
    const { token, awaitsSecondFactor } = await signIn(world, laptop);
    expect(awaitsSecondFactor).toBe(false);
    expect(await servicesOf(world).accounts.findViewer(await loginOfToken(token))).toMatchObject({ id: someone.id });
    expect(
      await rowsOf("SELECT aal FROM logins WHERE user_id = ? ORDER BY created_at DESC LIMIT 1", someone.id),
    ).toEqual([{ aal: "aal2" }]);
    await world.settled();
  });

  test("a person who is banned stays out", async () => {
    const world = testWorld(site);
    const someone = await ownBrowser(world);
    const laptop = device();
    await added(someone, laptop);
    await rowsOf("UPDATE users SET banned_until = ? WHERE id = ?", world.now() + 1000, someone.id);
    expect(await refusalOf(signIn(world, laptop))).toBe("banned");
    await world.settled();
  });

  test("what is no answer of an authenticator is refused, and ends its challenge", async () => {
    const world = testWorld(site);
    const { accounts } = servicesOf(world);
    const { challenge_id: challenge } = await accounts.beginPasskeySignIn(browser);
    expect(await refusalOf(accounts.signInByPasskey({ challenge, credential: "{" }, browser))).toBe("bad_request");
    expect(await refusalOf(accounts.signInByPasskey({ challenge, credential: "{}" }, browser))).toBe("passkey_refused");
    expect(await refusalOf(accounts.signInByPasskey({ challenge, credential: "{}" }, browser))).toBe("passkey_ended");
    await world.settled();
  });
});

describe("a passkey as the second step", () => {
  test("ends a sign-in by password under a new token, for its own person alone", async () => {
    const world = testWorld(site);
    const email = "dana@agency.example";
    const someone = await withTwoStep(world, { email });
    const { accounts } = someone;
    const laptop = device();
    await added(someone, laptop);
    const stranger = device();
    const other = await person(world);
    await added({ ...someone, login: await loginOf(world, other.id) }, stranger);

    const { login } = await passwordGiven(world, { email, password: PASSWORD });
    expect(await accounts.openSecondStep(login)).toMatchObject({ state: "asked", hasPasskey: true });
    const answered = async (by: SoftwareAuthenticator) => {
      const { challengeId, options } = await accounts.beginPasskeyStep(login);
      expect(options.allowCredentials).toHaveLength(1);
      const credential = JSON.stringify(await by.get({ ...options, rpId: options.rpId ?? "" }));
      return accounts.finishPasskeyStep(login, { challenge: challengeId, credential });
    };
    expect(await refusalOf(answered(stranger))).toBe("passkey_refused");
    const { token } = await answered(laptop);
    expect(await accounts.findViewer(await loginOfToken(token))).toMatchObject({ email });
    expect(await accounts.openSecondStep(login)).toEqual({ state: "signed-out" });
    await world.settled();
  });

  test("sixteen tries in an hour are one too many", async () => {
    const world = testWorld(site);
    const email = "dana@agency.example";
    const { accounts } = await withTwoStep(world, { email });
    const { login } = await passwordGiven(world, { email, password: PASSWORD });
    let last = "";
    for (let n = 0; n < 16 && last === ""; n += 1) {
      last = await accounts.beginPasskeyStep(login).then(
        () => "",
        (error) => error.code,
      );
    }
    expect(last).toBe("too_many_attempts");
    await world.settled();
  });
});
