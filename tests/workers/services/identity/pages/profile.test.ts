import { describe, expect, test } from "vitest";
import { linkIn } from "#tests/support/auth-client.ts";
import { ownBrowser } from "#tests/support/own-account.ts";
import { browser, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { readSettings } from "#workers/settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const email = "dana@agency.example";
const next = "dana@other.example";

const tokenOf = (world: TestWorld, recipient: string) => linkIn(world, recipient).searchParams.get("token") ?? "";

describe("the name", () => {
  test("is changed, cleaned, for pages and API alike", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await own.changeName(login, { fullName: "  Dana <b>Ellis</b> " }, browser);
    expect((await own.openProfile(login)).viewer.fullName).toBe("Dana Ellis");
    await world.settled();
  });

  test("that is too short changes nothing", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email, fullName: "Dana Reyes" });
    expect(await refusalOf(own.changeName(login, { fullName: "D" }, browser))).toBe("bad_request");
    expect((await own.openProfile(login)).fullName).toBe("Dana Reyes");
  });
});

describe("the time zone", () => {
  const zonesOf = async () => (await rowsOf("SELECT time_zone, earlier_time_zones FROM users"))[0];

  test("is that of the request until the browser names one, and then that, once", async () => {
    const world = testWorld({ timeZone: () => "America/Chicago" });
    const { own, login } = await ownBrowser(world, { email });
    expect(await own.openProfile(login)).toMatchObject({ timeZone: "America/Chicago", viewer: { timeZone: null } });
    await own.changeTimeZone(login, { timeZone: "America/New_York" }, "unknown");
    expect(await own.openProfile(login)).toMatchObject({ timeZone: "America/New_York" });
    await own.changeTimeZone(login, { timeZone: "America/Denver" }, "unknown");
    expect(await zonesOf()).toEqual({ time_zone: "America/New_York", earlier_time_zones: "[]" });
  });

  test("is changed by the person, and the one before is kept with its end", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await own.changeTimeZone(login, { timeZone: "America/New_York" });
    await own.changeTimeZone(login, { timeZone: "US/Arizona" });
    await own.changeTimeZone(login, { timeZone: "America/Phoenix" });
    expect(await zonesOf()).toEqual({
      time_zone: "America/Phoenix",
      earlier_time_zones: JSON.stringify([{ zone: "America/New_York", until: world.now() }]),
    });
  });

  test("that nobody knows changes nothing, and neither does nobody", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    expect(await refusalOf(own.changeTimeZone(login, { timeZone: "Mars/Olympus" }))).toBe("bad_request");
    expect(await refusalOf(own.changeTimeZone(null, { timeZone: "America/Denver" }))).toBe("signed_out");
    expect(await zonesOf()).toEqual({ time_zone: null, earlier_time_zones: "[]" });
  });

  test("is chosen among all that the runtime knows, American ones first", async () => {
    const { own, login } = await ownBrowser(testWorld(), { email });
    const { zoneGroups } = await own.openProfile(login);
    expect(zoneGroups[0]?.zones[0]).toEqual({ name: "America/New_York", label: "New York (Eastern time)" });
    const names = zoneGroups.flatMap(({ zones }) => zones.map(({ name }) => name));
    expect(Intl.supportedValuesOf("timeZone").filter((zone) => !names.includes(zone))).toEqual([]);
  });
});

describe("a new e-mail", () => {
  test("counts once the emails to both addresses are confirmed, in either order", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    expect(await own.changeEmail(login, { email: next }, browser)).toEqual({ isDone: false });
    await world.settled();
    expect(linkIn(world, next).pathname).toBe("/auth/email-change");
    expect(await own.confirmEmailChange(tokenOf(world, next), browser)).toEqual({ isHalf: true });
    expect(await own.openProfile(login)).toMatchObject({ email, pending: { email: next, confirmed: "new" } });
    expect(await own.confirmEmailChange(tokenOf(world, email), browser)).toEqual({ isHalf: false });
    expect(await own.openProfile(login)).toMatchObject({ email: next, pending: null });
    await world.settled();
    expect(await rowsOf("SELECT type FROM security_events")).toEqual([{ type: "email_changed" }]);
    // An email's link signs nobody in, also no client of the API.
    expect(await rowsOf("SELECT * FROM grants")).toEqual([]);
  });

  test("is confirmed by links alone: the emails have no code, which no page would take", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await own.changeEmail(login, { email: next }, browser);
    await world.settled();
    const mails = world.delivered.filter(({ recipient }) => [email, next].includes(recipient));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain("/auth/email-change?token=");
      expect(text).not.toMatch(/code/i);
    }
  });

  test("needs the email to the new one alone where the settings say so", async () => {
    const world = testWorld({ settings: readSettings({ MAILER_SECURE_EMAIL_CHANGE_ENABLED: "false" }) });
    const { own, login } = await ownBrowser(world, { email });
    await own.changeEmail(login, { email: next }, browser);
    await world.settled();
    expect(await own.confirmEmailChange(tokenOf(world, next), browser)).toEqual({ isHalf: false });
    await world.settled();
  });

  test("needs no email where e-mails count as confirmed", async () => {
    const world = testWorld({ settings: readSettings({ MAILER_AUTOCONFIRM: "true" }) });
    const { own, login } = await ownBrowser(world, { email });
    expect(await own.changeEmail(login, { email: next }, browser)).toEqual({ isDone: true });
    expect((await own.openProfile(login)).email).toBe(next);
  });

  test("that is the present one is refused: nothing has changed", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await expect(own.changeEmail(login, { email: ` ${email.toUpperCase()} ` }, browser)).rejects.toMatchObject({
      code: "bad_request",
      text: "This is the address you have.",
    });
    await world.settled();
    expect(world.delivered).toEqual([]);
  });

  test("waits no longer than its links work, also where one half is confirmed", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await own.changeEmail(login, { email: next }, browser);
    await world.settled();
    await own.confirmEmailChange(tokenOf(world, next), browser);
    world.clock.advance(DAY_MS - 1);
    expect((await own.openProfile(login)).pending).toEqual({ email: next, confirmed: "new" });
    world.clock.advance(1);
    expect((await own.openProfile(login)).pending).toBeNull();
    await createHousekeeping(world).run();
    expect(await rowsOf("SELECT email, new_email, email_change_half FROM users")).toEqual([
      { email, new_email: null, email_change_half: null },
    ]);
    await world.settled();
  });

  test("that still waits outlives the hourly cleaning", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await own.changeEmail(login, { email: next }, browser);
    world.clock.advance(DAY_MS / 24);
    await createHousekeeping(world).run();
    expect((await own.openProfile(login)).pending).toEqual({ email: next, confirmed: null });
    await world.settled();
  });

  test("is dropped by its person: its links end, and nobody else's", async () => {
    const world = testWorld();
    const [dana, kim] = [await ownBrowser(world, { email }), await ownBrowser(world, { email: "kim@agency.example" })];
    await dana.own.changeEmail(dana.login, { email: next }, browser);
    await kim.own.changeEmail(kim.login, { email: "kim@other.example" }, browser);
    await world.settled();
    expect(await refusalOf(dana.own.dropEmailChange(null))).toBe("signed_out");
    await dana.own.dropEmailChange(dana.login);
    expect((await dana.own.openProfile(dana.login)).pending).toBeNull();
    for (const recipient of [email, next])
      expect(await refusalOf(dana.own.confirmEmailChange(tokenOf(world, recipient), browser))).toBe("link_expired");
    expect((await kim.own.openProfile(kim.login)).pending).toEqual({ email: "kim@other.example", confirmed: null });
    await world.settled();
  });

  test("that another account has is refused", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    await person(world, { email: next });
    expect(await refusalOf(own.changeEmail(login, { email: next }, browser))).toBe("email_taken");
  });

  test("of a made-up or used link changes nothing", async () => {
    const world = testWorld();
    const { own, login } = await ownBrowser(world, { email });
    expect(await refusalOf(own.confirmEmailChange("x".repeat(43), browser))).toBe("link_expired");
    await own.changeEmail(login, { email: next }, browser);
    await world.settled();
    await own.confirmEmailChange(tokenOf(world, next), browser);
    expect(await refusalOf(own.confirmEmailChange(tokenOf(world, next), browser))).toBe("link_expired");
    expect((await own.openProfile(login)).email).toBe(email);
    await world.settled();
  });
});
