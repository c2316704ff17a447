import { describe, expect, test } from "vitest";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createPracticeSettings } from "#workers/services/habit/practice-settings.ts";

describe("the settings of practice", () => {
  test("are no emails and a rest on Sunday until something is chosen, and each is changed by itself", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const settings = createPracticeSettings(world);
    expect(await settings.open(login)).toMatchObject({ emailWeekdays: [], emailHour: 8, restWeekday: 7, feed: null });
    await createDashboard(world).chooseLine(login, "home");
    await settings.setRestWeekday(login, { weekday: "3" });
    expect(await settings.setEmailTimes(login, { weekdays: ["5", "1", "1"], hour: "22" })).toEqual({ isOn: true });
    expect(await settings.open(login)).toMatchObject({ emailWeekdays: [1, 5], emailHour: 22, restWeekday: 3 });
    expect(await rowsOf("SELECT line FROM practice_habits")).toEqual([{ line: "home" }]);
    expect(await settings.setEmailTimes(login, { weekdays: [], hour: "22" })).toEqual({ isOn: false });
    expect(await rowsOf("SELECT next_email_at, rest_weekday FROM practice_habits")).toEqual([
      { next_email_at: null, rest_weekday: 3 },
    ]);
  });

  test.each([
    [{ weekdays: ["0"], hour: "8" }],
    [{ weekdays: ["8"], hour: "8" }],
    [{ weekdays: ["1.5"], hour: "8" }],
    [{ weekdays: ["monday"], hour: "8" }],
    [{ weekdays: ["1"], hour: "24" }],
    [{ weekdays: ["1"], hour: "-1" }],
    [{ weekdays: Array<string>(8).fill("1"), hour: "8" }],
  ])("refuse %j", async (input) => {
    const world = testWorld();
    const login = await signedIn(world);
    expect(await refusalOf(createPracticeSettings(world).setEmailTimes(login, input))).toBe("bad_request");
    expect(await rowsOf("SELECT * FROM practice_habits")).toEqual([]);
  });

  test("refuse a day of rest that is no weekday", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    for (const weekday of ["", "0", "8", "x"])
      expect(await refusalOf(createPracticeSettings(world).setRestWeekday(login, { weekday }))).toBe("bad_request");
  });

  test("are for who is signed in", async () => {
    const settings = createPracticeSettings(testWorld());
    for (const login of [null, { tokenHash: "nobody" }]) {
      expect(await refusalOf(settings.open(login))).toBe("signed_out");
      expect(await refusalOf(settings.setEmailTimes(login, { weekdays: ["1"], hour: "8" }))).toBe("signed_out");
      expect(await refusalOf(settings.setRestWeekday(login, { weekday: "1" }))).toBe("signed_out");
      expect(await refusalOf(settings.wantEmails(login))).toBe("signed_out");
      expect(await refusalOf(settings.wantNoEmails(login))).toBe("signed_out");
    }
  });

  test("the day of rest is that of the streak on the dashboard", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    // A Saturday.
    await createPracticeSettings(world).setRestWeekday(login, { weekday: "6" });
    expect((await createDashboard(world).open(login)).progress.streak.isRestDay).toBe(true);
    await createPracticeSettings(world).setRestWeekday(login, { weekday: "7" });
    expect((await createDashboard(world).open(login)).progress.streak.isRestDay).toBe(false);
  });
});
