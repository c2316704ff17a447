import { describe, expect, test } from "vitest";
import { authApp, signedIn } from "#tests/support/auth-client.ts";
import { ownBrowser, servicesOf } from "#tests/support/own-account.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";

async function everywhere() {
  const app = authApp();
  const { world } = app;
  const other = await person(world, { email: "other@agency.example" });
  const others = await loginOf(world, other.id);
  const { id, client } = await signedIn(app, { email: "dana@agency.example" });
  const [here, elsewhere] = [await loginOf(world, id), await loginOf(world, id)];
  return { app, world, id, client, here, elsewhere, others, ...servicesOf(world) };
}

describe("the list of devices", () => {
  test("has this browser first, the others and the apps, and nothing that could stand for a cookie", async () => {
    const { own, here, elsewhere, world } = await everywhere();
    const page = await own.openDevices(here);
    expect(page.browsers.map(({ isHere }) => isHere)).toEqual([true, false]);
    expect(page.apps).toHaveLength(1);
    expect(page.browsers[0]).toMatchObject({ signedInAt: world.now(), lastSeenAt: world.now() });
    for (const { tokenHash } of [here, elsewhere]) expect(JSON.stringify(page)).not.toContain(tokenHash);
    await world.settled();
  });
});

describe("signing out", () => {
  test("one browser ends that browser", async () => {
    const { own, accounts, here, elsewhere, client, world } = await everywhere();
    const other = (await own.openDevices(here)).browsers.find(({ isHere }) => !isHere);
    await own.signOutOne(here, other?.name ?? "");
    expect(await accounts.findViewer(elsewhere)).toBeNull();
    expect(await accounts.findViewer(here)).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    await world.settled();
  });

  test("one app ends that app", async () => {
    const { own, accounts, here, elsewhere, client, world } = await everywhere();
    const [app] = (await own.openDevices(here)).apps;
    await own.signOutOne(here, app?.name ?? "");
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(await accounts.findViewer(elsewhere)).not.toBeNull();
    await world.settled();
  });

  test("elsewhere ends everything but this browser", async () => {
    const { own, accounts, here, elsewhere, others, client, world } = await everywhere();
    await own.signOutElsewhere(here);
    expect(await accounts.findViewer(here)).not.toBeNull();
    expect(await accounts.findViewer(elsewhere)).toBeNull();
    expect(await accounts.findViewer(others)).not.toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    await world.settled();
  });

  test("everywhere ends this browser too, and nobody else's", async () => {
    const { own, accounts, id, here, others, client, world } = await everywhere();
    await own.signOutEverywhere(here);
    expect(await rowsOf("SELECT * FROM logins WHERE user_id = ?", id)).toEqual([]);
    expect(await accounts.findViewer(others)).not.toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    await world.settled();
    const messages = await rowsOf("SELECT message FROM security_events WHERE type = 'signed_out'");
    expect(messages).toEqual([{ message: "Signed out everywhere" }]);
  });

  test("another person's browser or app does nothing", async () => {
    const { own, accounts, here, others, world } = await everywhere();
    const [theirs] = (await own.openDevices(others)).browsers;
    await own.signOutOne(here, theirs?.name ?? "");
    expect(await accounts.findViewer(others)).not.toBeNull();
    const [app] = (await own.openDevices(here)).apps;
    await own.signOutOne(others, app?.name ?? "");
    expect((await own.openDevices(here)).apps).toHaveLength(1);
    await world.settled();
  });

  test("is for nobody who is signed out", async () => {
    const { own } = await ownBrowser(testWorld());
    for (const login of [null, { tokenHash: "unknown" }]) {
      expect(await refusalOf(own.openDevices(login))).toBe("signed_out");
      expect(await refusalOf(own.signOutOne(login, "any"))).toBe("signed_out");
      expect(await refusalOf(own.signOutElsewhere(login))).toBe("signed_out");
      expect(await refusalOf(own.signOutEverywhere(login))).toBe("signed_out");
    }
  });
});
