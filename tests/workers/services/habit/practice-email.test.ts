import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { chatMessages, drills } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createPracticeEmail } from "#workers/services/habit/practice-email.ts";
import { createPracticeSettings } from "#workers/services/habit/practice-settings.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_DAY = ["1", "2", "3", "4", "5", "6", "7"];
const WRONG = "This policy covers everything, guaranteed.";
const MORNING = (date: string) => Date.parse(`${date}T08:00-05:00`);

/** Somebody in New York, on the evening of Monday, 23 November 2026, who is written to at eight. */
async function agent(world: TestWorld, weekdays: readonly string[] = EVERY_DAY): Promise<Login & { userId: string }> {
  world.clock.nowMs = Date.parse("2026-11-23T18:00-05:00");
  const login = await signedIn(world);
  await world.db.update(users).set({ time_zone: "America/New_York" });
  await createPracticeSettings(world).setEmailTimes(login, { weekdays, hour: "8" });
  return login;
}

async function practised(world: TestWorld, login: Login): Promise<string> {
  const person = practising(world, login);
  const at = world.now();
  for (const [index, line] of [...JUDGEABLE_LINES, WRONG].entries()) await person.say(line, `practised-${at}-${index}`);
  await person.say(COMMANDS.end, `practised-${at}-end`);
  return person.conversationId;
}

async function runAt(world: TestWorld, at: number): Promise<void> {
  world.clock.nowMs = at;
  await createPracticeEmail(world).run();
}

const emails = () => rowsOf("SELECT recipient, subject, text, unsubscribe_url FROM outbox ORDER BY created_at");
const tokenOf = (url: unknown) => String(url).split("/").at(-1) ?? "";

describe("the email of the next morning", () => {
  test("has the very line to say again with what the customer said before, at the hour where the person is, once", async () => {
    const world = testWorld();
    const login = await agent(world);
    const id = await practised(world, login);
    await runAt(world, MORNING("2026-11-24") - 1);
    expect(await emails()).toEqual([]);
    world.clock.nowMs = MORNING("2026-11-24");
    const { run } = createPracticeEmail(world);
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await emails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "agent@agency.example" });
    const moment = (await createDashboard(world).open(login)).weakMoment;
    expect(mail?.text).toContain(`You: “${moment?.said}”`);
    expect(mail?.text).toContain(`https://rolecall.example/conversations/${id}#fix`);
    const said = await world.db.select({ role: chatMessages.role, content: chatMessages.content }).from(chatMessages);
    const heard = /: “(.*)”\n\nYou: /.exec(String(mail?.text))?.[1];
    expect(
      said.filter(({ role }) => role === "assistant").map(({ content }) => content.replace(/\s+/g, " ")),
    ).toContain(heard);
    await runAt(world, MORNING("2026-11-24") + 60_000);
    await runAt(world, MORNING("2026-11-25"));
    expect(await emails()).toHaveLength(1);
  });

  test("lists the drills that have come due where there is no such line, and is none where nothing is new", async () => {
    const world = testWorld();
    const login = await agent(world);
    const id = await practised(world, login);
    await createForks(world).fork(login, { conversationId: id, turn: 5 });
    await world.db.delete(drills);
    await runAt(world, MORNING("2026-11-24"));
    expect(await emails()).toEqual([]);
    const drill = { user_id: login.userId, strength: 0, created_at: 0, source_conversation_id: id };
    await world.db.insert(drills).values({ ...drill, objection_id: "A1", due_at: MORNING("2026-11-24") + 1 });
    await runAt(world, MORNING("2026-11-25"));
    expect(await emails()).toMatchObject([{ subject: expect.stringMatching(/^A drill for today: /) }]);
    // The same drill still waits: it was told.
    await runAt(world, MORNING("2026-11-26"));
    expect(await emails()).toHaveLength(1);
    await world.db.insert(drills).values({ ...drill, objection_id: "A2", due_at: MORNING("2026-11-26") + 1 });
    await runAt(world, MORNING("2026-11-27"));
    expect((await emails())[1]).toMatchObject({ subject: "2 drills for today" });
  });

  test("comes on the chosen weekdays alone, through the days on which the clocks change", async () => {
    const world = testWorld();
    const login = await agent(world, ["7"]);
    const sent: string[] = [];
    for (const [date, offset] of [
      ["2027-03-07", "-05:00"],
      ["2027-03-14", "-04:00"],
      ["2027-11-07", "-05:00"],
    ]) {
      world.clock.nowMs = Date.parse(`${date}T08:00${offset}`) - 2 * DAY_MS;
      // Whatever was due in between is over.
      await createPracticeEmail(world).run();
      const before = (await emails()).length;
      await world.db.update(users).set({ last_sign_in_at: world.now() });
      await rowsOf("UPDATE logins SET last_seen_at = ?, expires_at = ?", world.now(), world.now() + 9 * DAY_MS);
      await practised(world, login);
      await runAt(world, Date.parse(`${date}T08:00${offset}`) - 60_000);
      expect(await emails()).toHaveLength(before);
      await runAt(world, Date.parse(`${date}T08:00${offset}`));
      if ((await emails()).length === before + 1) sent.push(date ?? "");
    }
    expect(sent).toEqual(["2027-03-07", "2027-03-14", "2027-11-07"]);
  });

  test("is one after a standstill of days, and none where that morning is over", async () => {
    const world = testWorld();
    const login = await agent(world);
    await practised(world, login);
    await runAt(world, Date.parse("2026-11-26T11:00:01-05:00"));
    expect(await emails()).toEqual([]);
    await runAt(world, MORNING("2026-11-27") + 60_000);
    await runAt(world, MORNING("2026-11-27") + 120_000);
    expect(await emails()).toHaveLength(1);
  });

  test("moves with the person to another zone", async () => {
    const world = testWorld();
    const login = await agent(world);
    await practised(world, login);
    await createAccountPages(world).changeTimeZone(login, { timeZone: "America/Los_Angeles" });
    await runAt(world, MORNING("2026-11-24"));
    expect(await emails()).toEqual([]);
    await runAt(world, Date.parse("2026-11-24T08:00-08:00"));
    expect(await emails()).toHaveLength(1);
  });

  test.each([
    ["without a confirmed address", { email_confirmed_at: null }],
    ["who is banned", { banned_until: Date.parse("2027-01-01T00:00Z") }],
  ])("goes to nobody %s", async (_who, change) => {
    const world = testWorld();
    await practised(world, await agent(world));
    await world.db.update(users).set(change);
    await runAt(world, MORNING("2026-11-24"));
    expect(await emails()).toEqual([]);
  });

  test("goes to nobody who was not asked, or did not want it", async () => {
    const world = testWorld();
    world.clock.nowMs = Date.parse("2026-11-23T18:00-05:00");
    const login = await signedIn(world);
    const asks = async () => (await createDashboard(world).open(login)).asksForEmails;
    expect(await asks()).toBe(false);
    await practised(world, login);
    expect(await asks()).toBe(true);
    await runAt(world, MORNING("2026-11-24"));
    await createPracticeSettings(world).wantNoEmails(login);
    expect(await asks()).toBe(false);
    await runAt(world, MORNING("2026-11-25"));
    expect(await emails()).toEqual([]);
  });

  test("is from Monday to Friday at eight for whoever says yes, in the zone of their browser where no other is known", async () => {
    const world = testWorld({ timeZone: () => "America/New_York" });
    world.clock.nowMs = Date.parse("2026-11-23T18:00-05:00");
    const login = await signedIn(world);
    await practised(world, login);
    await createPracticeSettings(world).wantEmails(login);
    expect(await createPracticeSettings(world).open(login)).toMatchObject({
      emailWeekdays: [1, 2, 3, 4, 5],
      emailHour: 8,
    });
    expect((await createDashboard(world).open(login)).asksForEmails).toBe(false);
    await runAt(world, MORNING("2026-11-24"));
    expect(await emails()).toHaveLength(1);
  });

  test("that cannot be written keeps nobody else's waiting, and is not tried every minute", async () => {
    const world = testWorld();
    const broken = await agent(world);
    await practised(world, broken);
    const other = await signedIn(world, "other");
    await world.db.update(users).set({ time_zone: "America/New_York" });
    await createPracticeSettings(world).setEmailTimes(other, { weekdays: EVERY_DAY, hour: "8" });
    world.clock.advance(60_000);
    await practised(world, other);
    const sql = "UPDATE scores SET score = json_set(score, '$.fix.title', 7) WHERE conversation_id IN";
    await rowsOf(`${sql} (SELECT id FROM chat_conversations WHERE user_id = ?)`, broken.userId);
    await expect(runAt(world, MORNING("2026-11-24"))).rejects.toThrow();
    expect(await emails()).toMatchObject([{ recipient: "other@agency.example" }]);
    await runAt(world, MORNING("2026-11-24") + 60_000);
    expect(await emails()).toHaveLength(1);
    expect(takeErrors()).toEqual([expect.stringContaining("practice-email.fault")]);
  });

  test("is written by the scheduled run of any minute", async () => {
    const world = testWorld({ mailer: { sendsOutside: false, deliver: async () => {} } });
    const login = await agent(world);
    await practised(world, login);
    world.clock.nowMs = MORNING("2026-11-24") + 7 * 60_000;
    await createHousekeeping(world).run();
    expect(await emails()).toHaveLength(1);
  });
});

describe("ending them", () => {
  test("takes one POST by the link that the headers of the email name, however often", async () => {
    const world = testWorld();
    const login = await agent(world);
    await practised(world, login);
    await runAt(world, MORNING("2026-11-24"));
    const [mail] = await emails();
    const url = String(mail?.unsubscribe_url);
    expect(url).toMatch(/^https:\/\/rolecall\.example\/practice-email\//);
    expect(mail?.text).toContain(url);
    const practiceEmail = createPracticeEmail(world);
    expect(await practiceEmail.open(tokenOf(url))).toEqual({ isOn: true });
    for (let time = 0; time < 2; time += 1) await practiceEmail.end(tokenOf(url));
    expect(await practiceEmail.open(tokenOf(url))).toEqual({ isOn: false });
    expect((await createPracticeSettings(world).open(login)).emailWeekdays).toEqual([]);
    await practised(world, login);
    await runAt(world, MORNING("2026-11-25"));
    expect(await emails()).toHaveLength(1);
  });

  test("by a token that is none of ours is not found", async () => {
    const practiceEmail = createPracticeEmail(testWorld());
    for (const token of ["", "none", "a.b"]) {
      expect(await refusalOf(practiceEmail.open(token))).toBe("not_found");
      expect(await refusalOf(practiceEmail.end(token))).toBe("not_found");
    }
  });
});
