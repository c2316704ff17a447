import { describe, expect, test } from "vitest";
import { ATTEMPTS_PER_ADDRESS, CALENDAR_READS_PER_FEED } from "#core/rate-limit.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { calendarFile } from "#workers/adapters/calendar/calendar-file.ts";
import { drills } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createCalendarFeed } from "#workers/services/habit/calendar-feed.ts";
import { createPracticeSettings } from "#workers/services/habit/practice-settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const from = { address: "192.0.2.7" };
const tokenOf = (address: string | undefined) => /\/calendar\/([\w-]+)\.ics$/.exec(address ?? "")?.[1] ?? "";

/** Somebody with drills, one of which waits, and a calendar. */
async function agent(world: TestWorld, name = "agent") {
  const login = await signedIn(world, name);
  const person = practising(world, login);
  for (const [index, line] of JUDGEABLE_LINES.entries()) await person.say(line, `${name}-${index}`);
  for (const [objection_id, due_at] of [
    ["A1", world.now() - DAY_MS],
    ["A2", world.now() + 2 * DAY_MS],
  ] as const)
    await world.db.insert(drills).values({
      user_id: login.userId,
      objection_id,
      strength: 0,
      due_at,
      created_at: 0,
      practised_at: 0,
      source_conversation_id: person.conversationId,
    });
  await createCalendarFeed(world).renew(login);
  return { login, token: await tokenFor(world, login) };
}

async function tokenFor(world: TestWorld, login: { tokenHash: string }): Promise<string> {
  return tokenOf((await createPracticeSettings(world).open(login)).feed?.address);
}

describe("the calendar feed", () => {
  test("has the drills on their days, by ids that stay", async () => {
    const world = testWorld();
    const { login, token } = await agent(world);
    const { text } = await createCalendarFeed(world).read(token, from);
    expect(text).toContain("X-WR-CALNAME:Rolecall practice\r\n");
    // Saturday, 21 November 2026: the one that waits is on today.
    expect(days(text)).toEqual({
      [`drill-A1-${login.userId}@rolecall.example`]: "20261121",
      [`drill-A2-${login.userId}@rolecall.example`]: "20261123",
    });
    world.clock.advance(DAY_MS);
    const later = await createCalendarFeed(world).read(token, from);
    expect(Object.values(days(later.text))).toEqual(["20261122", "20261123"]);
    expect(Object.keys(days(later.text))).toEqual(Object.keys(days(text)));
  });

  test("counts the days where the person is", async () => {
    const world = testWorld();
    const { token } = await agent(world);
    await world.db.update(users).set({ time_zone: "Pacific/Kiritimati" });
    expect(Object.values(days((await createCalendarFeed(world).read(token, from)).text))).toEqual([
      "20261122",
      "20261124",
    ]);
  });

  test("stays the same, byte for byte, until something changes", async () => {
    const world = testWorld();
    const { token } = await agent(world);
    const feed = createCalendarFeed(world);
    const first = await feed.read(token, from);
    world.clock.advance(60_000);
    expect(await feed.read(token, from)).toEqual(first);
    await world.db.delete(drills);
    expect((await feed.read(token, from)).etag).not.toBe(first.etag);
  });

  test("is read by its address alone, which is made anew, and ended", async () => {
    const world = testWorld();
    const { login, token } = await agent(world);
    const feed = createCalendarFeed(world);
    expect(await rowsOf("SELECT * FROM calendar_feeds WHERE token_hash = ? OR sealed_token = ?", token, token)).toEqual(
      [],
    );
    await feed.renew(login);
    expect(await refusalOf(feed.read(token, from))).toBe("not_found");
    const anew = await tokenFor(world, login);
    expect((await feed.read(anew, from)).text).toContain("drill-A1");
    await feed.end(login);
    await feed.end(login);
    expect(await refusalOf(feed.read(anew, from))).toBe("not_found");
    expect((await createPracticeSettings(world).open(login)).feed).toBeNull();
  });

  test("shows its owner when it was last read", async () => {
    const world = testWorld();
    const { login, token } = await agent(world);
    expect((await createPracticeSettings(world).open(login)).feed?.lastReadAt).toBeNull();
    await createCalendarFeed(world).read(token, from);
    expect((await createPracticeSettings(world).open(login)).feed?.lastReadAt).toBe(world.now());
  });

  test("of somebody else holds nothing of the person's", async () => {
    const world = testWorld();
    await agent(world);
    const other = await signedIn(world, "other");
    await createCalendarFeed(world).renew(other);
    const { text } = await createCalendarFeed(world).read(await tokenFor(world, other), from);
    expect(days(text)).toEqual({});
    expect(await refusalOf(createCalendarFeed(world).renew(null))).toBe("signed_out");
    expect(await refusalOf(createCalendarFeed(world).renew({ tokenHash: "nobody" }))).toBe("signed_out");
  });

  test("of somebody banned is not found", async () => {
    const world = testWorld();
    const { token } = await agent(world);
    await world.db.update(users).set({ banned_until: world.now() + 1 });
    expect(await refusalOf(createCalendarFeed(world).read(token, from))).toBe("not_found");
  });

  test("is limited: guesses by network address, the right one by itself", async () => {
    const world = testWorld();
    const { token } = await agent(world);
    const feed = createCalendarFeed(world);
    for (let guess = 0; guess < ATTEMPTS_PER_ADDRESS; guess += 1)
      expect(await refusalOf(feed.read(`guess-${guess}`, from))).toBe("not_found");
    expect(await refusalOf(feed.read("one-more", from))).toBe("too_many_attempts");
    expect(await refusalOf(feed.read("elsewhere", { address: "192.0.2.8" }))).toBe("not_found");
    for (let read = 0; read < CALENDAR_READS_PER_FEED; read += 1) await feed.read(token, from);
    expect(await refusalOf(feed.read(token, { address: "192.0.2.9" }))).toBe("too_many_attempts");
  });
});

describe("the file", () => {
  const file = (title: string) =>
    calendarFile({
      name: "Practice",
      siteName: "Rolecall",
      siteUrl: "https://rolecall.example",
      owner: "u1",
      events: [{ id: "a1", day: 20_000, title, text: "Harbor", path: "/chat" }],
      today: 19_999,
    });

  test("escapes what RFC 5545 gives a meaning, so that a title begins no line of its own", async () => {
    const text = await file("a, b; c\\d\nEND:VEVENT");
    expect(unfolded(text)).toContain("SUMMARY:a\\, b\\; c\\\\d\\nEND:VEVENT");
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  test("has lines of at most 75 bytes that break no character, each ended by CR and LF", async () => {
    const title = "Prämie zu hoch – 保険料が高い 👩‍👩‍👧 ".repeat(9).trim();
    const text = await file(title);
    for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text).not.toContain("\uFFFD");
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  test("has whole days, which no clock change moves", async () => {
    const text = await file("x");
    expect(text).toContain("DTSTART;VALUE=DATE:20241004\r\nDTEND;VALUE=DATE:20241005\r\n");
    expect(text).toContain("DTSTAMP:20241003T000000Z\r\n");
  });
});

const unfolded = (text: string) => text.replaceAll("\r\n ", "");

/** The day of each id. */
function days(text: string): Record<string, string> {
  return Object.fromEntries(
    [...unfolded(text).matchAll(/BEGIN:VEVENT\r\nUID:(\S+)[\s\S]*?DTSTART;VALUE=DATE:(\d{8})/g)].map(([, id, day]) => [
      id,
      day,
    ]),
  );
}
