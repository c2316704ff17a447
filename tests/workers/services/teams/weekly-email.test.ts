import { describe, expect, test } from "vitest";
import { handedIn } from "#tests/support/handed-in.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createOutbox } from "#workers/services/outbox/outbox.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";
import { createReadiness } from "#workers/services/teams/readiness.ts";
import { createWeeklyEmail } from "#workers/services/teams/weekly-email.ts";

/** Monday, 23 November 2026: 8:00 in New York, where it is standard time. */
const MONDAY_8 = Date.UTC(2026, 10, 23, 13);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

async function agency(world: TestWorld, timeZone = "America/New_York") {
  const { id, owner } = await team(world, { name: "Harbor", timeZone });
  const boss = await member(world, id, "manager");
  const kim = await member(world, id, "agent", { fullName: "Kim" });
  await member(world, id, "agent", { fullName: "Lee" });
  await group(world, id, { people: [kim], managers: [boss] });
  return { id, owner, boss, kim };
}

async function emails() {
  return rowsOf("SELECT recipient, subject, text, unsubscribe_url FROM outbox ORDER BY recipient");
}
const recipients = async () => (await emails()).map(({ recipient }) => recipient).sort();
const tokenOf = (url: unknown) => String(url).split("/").at(-1) ?? "";

test("owners and managers get the lines of their page on Monday at 8:00 where the organization is, once", async () => {
  const world = testWorld();
  const { id, owner, boss, kim } = await agency(world);
  await handedIn(world, { organisationId: id, userId: kim.id, findings: [{ rule: "R1", turn: 0 }] });
  const { run } = createWeeklyEmail(world);
  world.clock.nowMs = MONDAY_8 - 1;
  await run();
  expect(await emails()).toEqual([]);
  world.clock.nowMs = MONDAY_8;
  await Promise.all([run(), run()]);
  await run();
  expect(await recipients()).toEqual([owner.email, boss.email].sort());
  for (const [login, email] of [
    [owner.login, owner.email],
    [boss.login, boss.email],
  ] as const) {
    const { readiness } = await createOrganisations(world).openHome(login);
    const mail = (await emails()).find(({ recipient }) => recipient === email);
    expect(readiness?.lines).toHaveLength(3);
    for (const line of readiness?.lines ?? []) expect(mail?.text).toContain(line);
  }
  world.clock.advance(WEEK_MS - 1);
  await run();
  expect(await emails()).toHaveLength(2);
  world.clock.advance(1);
  await run();
  expect(await emails()).toHaveLength(4);
});

test.each([
  ["America/New_York", Date.UTC(2026, 2, 9, 12), "the Monday after the clocks go forward"],
  ["America/New_York", Date.UTC(2026, 10, 2, 13), "the Monday after they go back"],
  ["America/Phoenix", Date.UTC(2026, 2, 9, 15), "where no clock changes"],
  ["Asia/Kolkata", Date.UTC(2026, 10, 23, 2, 30), "half an hour off"],
  ["Australia/Lord_Howe", Date.UTC(2026, 9, 4, 21), "where they change by half an hour, on a Monday morning"],
  ["Pacific/Kiritimati", Date.UTC(2026, 10, 22, 18), "fourteen hours ahead"],
])("in %s it is 8:00 at %d: %s", async (timeZone, at) => {
  const world = testWorld();
  await agency(world, timeZone);
  const housekeeping = createWeeklyEmail(world);
  world.clock.nowMs = at - 60_000;
  await housekeeping.run();
  expect(await emails()).toEqual([]);
  world.clock.nowMs = at;
  await housekeeping.run();
  expect(await emails()).toHaveLength(2);
});

test("the scheduled run sends them at each quarter of an hour", async () => {
  const world = testWorld({ mailer: { sendsOutside: false, deliver: async () => {} } });
  await agency(world, "Asia/Kolkata");
  world.clock.nowMs = Date.UTC(2026, 10, 23, 2, 30);
  await createHousekeeping(world).run();
  expect(await emails()).toHaveLength(2);
});

test("nobody gets one who oversees nobody, has left, has no confirmed address, or is an agent", async () => {
  const world = testWorld();
  const { id } = await team(world);
  await member(world, id, "manager", { leftAt: 1 });
  const { id: other, owner } = await agency(world);
  await world.db.$client.prepare("UPDATE users SET email_confirmed_at = NULL WHERE id = ?").bind(owner.id).run();
  await member(world, other, "manager");
  world.clock.nowMs = MONDAY_8;
  await createWeeklyEmail(world).run();
  expect(await recipients()).toHaveLength(1);
  // Looked at once, not every quarter of an hour.
  expect(await rowsOf("SELECT count(*) AS n FROM memberships WHERE weekly_email_day = '2026-11-23'")).toEqual([
    { n: 3 },
  ]);
});

describe("ending them", () => {
  test("takes one POST by the link that the headers of the email name", async () => {
    const world = testWorld();
    const { owner, boss } = await agency(world);
    world.clock.nowMs = MONDAY_8;
    const weekly = createWeeklyEmail(world);
    await weekly.run();
    const [mail] = (await emails()).filter(({ recipient }) => recipient === boss.email);
    const url = String(mail?.unsubscribe_url);
    expect(url).toMatch(/^https:\/\/rolecall\.example\/team\/weekly-email\//);
    expect(mail?.text).toContain(url);
    expect(await weekly.open(tokenOf(url))).toEqual({ organisation: "Harbor", isOn: true });
    for (let time = 0; time < 2; time += 1) await weekly.end(tokenOf(url));
    expect(await weekly.open(tokenOf(url))).toMatchObject({ isOn: false });
    world.clock.advance(WEEK_MS);
    await weekly.run();
    expect(await recipients()).toEqual([owner.email, owner.email, boss.email].sort());
  });

  test("a forged link ends nothing", async () => {
    const world = testWorld();
    await agency(world);
    const { open, end } = createWeeklyEmail(world);
    for (const act of [open, end]) expect(await refusalOf(act("e30.AAAA"))).toBe("not_found");
    expect(await rowsOf("SELECT 1 FROM memberships WHERE weekly_email = 0")).toEqual([]);
  });

  test("is also a switch of the page, for those who would get one", async () => {
    const world = testWorld();
    const { id, boss, kim } = await agency(world);
    const { setWeeklyEmail } = createReadiness(world);
    await setWeeklyEmail(boss.login, id, false);
    expect((await createOrganisations(world).openHome(boss.login)).readiness?.weeklyEmail).toBe(false);
    await setWeeklyEmail(boss.login, id, true);
    expect((await createOrganisations(world).openHome(boss.login)).readiness?.weeklyEmail).toBe(true);
    expect(await refusalOf(setWeeklyEmail(kim.login, id, false))).toBe("not_found");
    const elsewhere = await agency(world);
    expect(await refusalOf(setWeeklyEmail(elsewhere.owner.login, id, false))).toBe("not_found");
  });

  test("the link is in what the mailer gets, and is deleted with the body once the email is sent", async () => {
    const world = testWorld();
    await agency(world);
    world.clock.nowMs = MONDAY_8;
    await createWeeklyEmail(world).run();
    await createOutbox(world).deliverDue();
    expect(world.delivered.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([
      expect.stringContaining("/team/weekly-email/"),
      expect.stringContaining("/team/weekly-email/"),
    ]);
    expect(await rowsOf("SELECT DISTINCT text, unsubscribe_url FROM outbox")).toEqual([
      { text: "", unsubscribe_url: null },
    ]);
  });
});
