import { describe, expect, test } from "vitest";
import { type AuthApp, authApp } from "#tests/support/auth-client.ts";
import { loginOfToken, servicesOf, withTwoStep } from "#tests/support/own-account.ts";
import { browser, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { ACME, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";

const email = "dana@agency.example";
const dana = { sub: "acme-dana", email, email_verified: true, name: "Dana Reyes" };

async function acme() {
  const provider = await scriptedProvider(() => app.world.now());
  const app: AuthApp = authApp(
    { OAUTH_PROVIDERS: ACME },
    { providers: createProviderClient((request) => provider.fetch(request)) },
  );
  const { accounts } = servicesOf(app.world);
  /** To the provider, consent, and back: what the page at the end is given. */
  const visit = async (account: typeof dana) => {
    const { address, verifier } = await accounts.beginAtProvider("acme", browser);
    const back = await app.fetch(provider.consent(address, account), { redirect: "manual" });
    const landed = new URL(back.headers.get("Location") ?? "");
    expect(landed.origin + landed.pathname).toBe("https://rolecall.example/auth/provider-return");
    return { code: landed.searchParams.get("code"), verifier, problem: landed.searchParams.get("error_code") };
  };
  return { app, accounts, visit };
}

describe("continuing with a provider", () => {
  test("signs this browser in, and no client of the API", async () => {
    const { app, accounts, visit } = await acme();
    const { token, awaitsSecondFactor } = await accounts.signInByProvider(await visit(dana), browser);
    expect(awaitsSecondFactor).toBe(false);
    expect(await accounts.findViewer(await loginOfToken(token))).toMatchObject({ email, fullName: "Dana Reyes" });
    expect(await rowsOf("SELECT * FROM grants")).toEqual([]);
    await app.world.settled();
  });

  test("finds the person who has proven the same e-mail here", async () => {
    const { app, accounts, visit } = await acme();
    const { id } = await person(app.world, { email });
    const { token } = await accounts.signInByProvider(await visit(dana), browser);
    expect(await accounts.findViewer(await loginOfToken(token))).toMatchObject({ id });
    await app.world.settled();
  });

  test("is no way around the second step", async () => {
    const { app, accounts, visit } = await acme();
    await withTwoStep(app.world, { email });
    const { token, awaitsSecondFactor } = await accounts.signInByProvider(await visit(dana), browser);
    expect(awaitsSecondFactor).toBe(true);
    expect(await accounts.findViewer(await loginOfToken(token))).toBeNull();
    await app.world.settled();
  });

  test("ends in the browser that began it, once", async () => {
    const { app, accounts, visit } = await acme();
    const elsewhere = await visit(dana);
    const stolen = { ...elsewhere, verifier: (await accounts.beginAtProvider("acme", browser)).verifier };
    expect(await refusalOf(accounts.signInByProvider(stolen, browser))).toBe("provider_failed");
    expect(await refusalOf(accounts.signInByProvider({ ...elsewhere, verifier: null }, browser))).toBe(
      "provider_failed",
    );
    const here = await visit(dana);
    await accounts.signInByProvider(here, browser);
    expect(await refusalOf(accounts.signInByProvider(here, browser))).toBe("provider_failed");
    await app.world.settled();
  });

  test("says what is wrong where the provider has not proven the e-mail, or failed", async () => {
    const { app, accounts, visit } = await acme();
    const unproven = await visit({ ...dana, email_verified: false });
    expect(await refusalOf(accounts.signInByProvider(unproven, browser))).toBe("provider_email_unproven");
    const denied = { code: null, verifier: null, problem: "bad_oauth_callback" };
    expect(await refusalOf(accounts.signInByProvider(denied, browser))).toBe("provider_failed");
    expect(await rowsOf("SELECT * FROM logins")).toEqual([]);
    await app.world.settled();
  });

  test("is there only with a provider that the owner has set up", async () => {
    const { accounts } = await acme();
    expect(accounts.providers()).toEqual(["acme"]);
    expect(await refusalOf(accounts.beginAtProvider("other", browser))).toBe("not_found");
    expect(await refusalOf(accounts.beginAtProvider("constructor", browser))).toBe("not_found");
    expect(servicesOf(authApp().world).accounts.providers()).toEqual([]);
  });
});
