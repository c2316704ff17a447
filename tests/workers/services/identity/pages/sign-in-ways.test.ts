import { describe, expect, test } from "vitest";
import { authApp, codeIn, signedIn } from "#tests/support/auth-client.ts";
import { loginOfToken, ownBrowser, servicesOf } from "#tests/support/own-account.ts";
import { browser, loginOf, PASSWORD, refusalOf, rowsOf } from "#tests/support/people.ts";
import { ACME, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { testWorld } from "#tests/support/world.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";
import { readSettings } from "#workers/settings.ts";

const email = "dana@agency.example";
const OTHER = "Another-2-rehearse";

describe("a new password", () => {
  test("needs the current one, ends every other sign-in, and this browser goes on under a new token", async () => {
    const app = authApp();
    const { world } = app;
    const { id, client } = await signedIn(app, { email });
    const { own, accounts } = servicesOf(world);
    const [here, elsewhere] = [await loginOf(world, id), await loginOf(world, id)];
    const wrong = { password: OTHER, currentPassword: "Not-the-password-1" };
    expect(await refusalOf(own.changePassword(here, wrong, browser))).toBe("wrong_password");
    expect(await refusalOf(own.changePassword(here, { password: OTHER }, browser))).toBe("wrong_password");

    const { token, isFirst } = await own.changePassword(here, { password: OTHER, currentPassword: PASSWORD }, browser);
    expect(isFirst).toBe(false);
    await world.settled();
    expect(await accounts.findViewer(await loginOfToken(token))).toMatchObject({ email });
    expect(await accounts.findViewer(here)).toBeNull();
    expect(await accounts.findViewer(elsewhere)).toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(await refusalOf(accounts.signIn({ email, password: PASSWORD }, browser))).toBe("invalid_credentials");
    await accounts.signIn({ email, password: OTHER }, browser);
    expect(world.delivered.map(({ subject }) => subject)).toEqual(["Your Rolecall password was changed"]);
    await world.settled();
  });

  test("is not the old one, and not a weak one", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    const same = { password: PASSWORD, currentPassword: PASSWORD };
    expect(await refusalOf(own.changePassword(login, same, browser))).toBe("same_password");
    const weak = { password: "weakweak", currentPassword: PASSWORD };
    expect(await refusalOf(own.changePassword(login, weak, browser))).toBe("bad_request");
  });

  test("is as long as PASSWORD_MIN_LENGTH says", async () => {
    const world = testWorld({ settings: readSettings({ PASSWORD_MIN_LENGTH: "20" }) });
    const { own, login } = await ownBrowser(world, { email });
    expect((await own.openSecurity(login)).leastPasswordLength).toBe(20);
    const short = { password: OTHER, currentPassword: PASSWORD };
    expect(await refusalOf(own.changePassword(login, short, browser))).toBe("weak_password");
    await world.settled();
  });

  test("is guessed at no more than thirty times an hour", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    const wrong = { password: OTHER, currentPassword: "Not-the-password-1" };
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await refusalOf(own.changePassword(login, wrong, browser))).toBe("wrong_password");
    }
    const right = { password: OTHER, currentPassword: PASSWORD };
    expect(await refusalOf(own.changePassword(login, right, browser))).toBe("too_many_attempts");
    await world.settled();
  });

  test("is set by a mailed code where there was none", async () => {
    const world = testWorld();
    const { own, login, accounts } = await ownBrowser(world, { email, passwordHash: null });
    expect((await own.openSecurity(login)).hasPassword).toBe(false);
    expect(await refusalOf(own.changePassword(login, { password: OTHER }, browser))).toBe("wrong_code");
    await own.sendCode(login, browser);
    await world.settled();
    const code = codeIn(world, email);
    expect(await refusalOf(own.changePassword(login, { password: OTHER, code: "999999" }, browser))).toBe("wrong_code");
    expect(await own.changePassword(login, { password: OTHER, code }, browser)).toMatchObject({ isFirst: true });
    expect((await accounts.signIn({ email, password: OTHER }, browser)).awaitsSecondFactor).toBe(false);
    await world.settled();
  });
});

describe("linked accounts", () => {
  async function acme(settings: Record<string, string> = { SECURITY_MANUAL_LINKING_ENABLED: "true" }) {
    const provider = await scriptedProvider(() => app.world.now());
    const app = authApp(
      { OAUTH_PROVIDERS: ACME, ...settings },
      { providers: createProviderClient((request) => provider.fetch(request)) },
    );
    const someone = await ownBrowser(app.world, { email });
    const link = async (account: { sub: string; email: string }) => {
      const address = await someone.own.linkAddress(someone.login, "acme", browser);
      const back = await app.fetch(provider.consent(address, { ...account, email_verified: true }), {
        redirect: "manual",
      });
      return new URL(back.headers.get("Location") ?? "");
    };
    return { app, link, ...someone };
  }

  test("come by way of the provider, without an API client being signed in by it", async () => {
    const { app, link, own, login } = await acme();
    expect(await own.openSecurity(login)).toMatchObject({ linked: [{ provider: "email" }], mayLink: ["acme"] });
    const landed = await link({ sub: "acme-dana", email: "dana@elsewhere.example" });
    expect(`${landed.origin}${landed.pathname}`).toBe("https://rolecall.example/account/security");
    expect(landed.searchParams.get("linked")).toBe("acme");
    expect(landed.hash).toBe("");
    const { linked, mayLink } = await own.openSecurity(login);
    expect(linked).toMatchObject([
      { provider: "email", name: email, mayUnlink: true },
      { provider: "acme", name: "dana@elsewhere.example", mayUnlink: true },
    ]);
    expect(mayLink).toEqual([]);
    expect(await rowsOf("SELECT * FROM grants")).toEqual([]);
    await app.world.settled();
  });

  test("cannot be unlinked unless the settings allow it, and the page then does not speak of it", async () => {
    const { own, login } = await ownBrowser(testWorld(), { email });
    expect(await own.openSecurity(login)).toMatchObject({ mayUnlink: false, linked: [{ mayUnlink: false }] });
  });

  test("that somebody else has are not taken over", async () => {
    const { app, link } = await acme();
    const account = { sub: "acme-dana", email: "dana@elsewhere.example" };
    await link(account);
    expect((await link(account)).searchParams.get("error_code")).toBe("identity_already_exists");
    await app.world.settled();
  });

  test("go while another way in stays, and the last one never", async () => {
    const { app, link, own, login } = await acme();
    const page = await own.openSecurity(login);
    const [only] = page.linked;
    expect(page.mayUnlink).toBe(true);
    expect(only?.mayUnlink).toBe(false);
    expect(await refusalOf(own.unlink(login, only?.id ?? ""))).toBe("last_way_in");
    await link({ sub: "acme-dana", email: "dana@elsewhere.example" });
    const added = (await own.openSecurity(login)).linked[1];
    await own.unlink(login, added?.id ?? "");
    expect((await own.openSecurity(login)).linked).toHaveLength(1);
    await app.world.settled();
    expect(await rowsOf("SELECT type FROM security_events ORDER BY type")).toEqual([
      { type: "identity_linked" },
      { type: "identity_unlinked" },
    ]);
  });

  test("that are the last two, taken away at the same moment, leave one", async () => {
    const { app, link, own, login } = await acme();
    await link({ sub: "acme-dana", email: "dana@elsewhere.example" });
    const both = (await own.openSecurity(login)).linked.map(({ id }) => id);
    const tries = await Promise.allSettled(both.map((id) => own.unlink(login, id)));
    expect((await own.openSecurity(login)).linked).toHaveLength(1);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: "last_way_in" }]);
    await app.world.settled();
    expect(await rowsOf("SELECT id FROM security_events WHERE type = 'identity_unlinked'")).toHaveLength(1);
  });

  test.each(["email", "phone", "acme"])(
    "taken away twice at the same moment are noted once, and the other two stay: %s",
    async (provider) => {
      const { app, link, own, login, id } = await acme();
      await link({ sub: "acme-dana", email: "dana@elsewhere.example" });
      await app.world.db.run(`UPDATE users SET phone = '15550100200', phone_confirmed_at = 1 WHERE id = '${id}'`);
      const gone = (await own.openSecurity(login)).linked.find((way) => way.provider === provider);
      const tries = await Promise.allSettled([1, 2].map(() => own.unlink(login, gone?.id ?? "")));
      const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(refused).toMatchObject([{ code: "not_found" }]);
      expect((await own.openSecurity(login)).linked).toHaveLength(2);
      await app.world.settled();
      expect(await rowsOf("SELECT id FROM security_events WHERE type = 'identity_unlinked'")).toHaveLength(1);
    },
  );

  test("are neither added nor taken away where the owner has not turned it on", async () => {
    const { own, login } = await acme({});
    expect(await own.openSecurity(login)).toMatchObject({ linked: [{ mayUnlink: false }], mayLink: [] });
    expect(await refusalOf(own.linkAddress(login, "acme", browser))).toBe("not_found");
    expect(await refusalOf(own.unlink(login, "any"))).toBe("not_found");
  });
});
