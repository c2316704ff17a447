import { Refusal } from "#core/errors.ts";
import { nextEmailAt } from "#core/habit/email-times.ts";
import { emailTimesSchema, restWeekdaySchema, USUAL_HOUR, USUAL_WEEKDAYS } from "#core/habit/habit-settings.ts";
import type { Login } from "#core/identity/login.ts";
import type { PracticeSettingsPage } from "#core/pages/practice-settings-page.ts";
import { calendarFeedStatement } from "../../adapters/d1/habit/calendar-rows.ts";
import {
  habitsStatement,
  keepFirstTimeZoneStatement,
  noteAskedForEmailsStatement,
  parseHabits,
  setEmailTimesStatement,
  setRestWeekdayStatement,
} from "../../adapters/d1/habit/habit-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { feedAddress } from "./calendar-addresses.ts";

/** When a person practices: their emails, their day of rest, their calendar. All throw Refusal `signed_out` without a valid login. */
export function createPracticeSettings(world: World) {
  const { db } = world;

  return {
    /** The page /account/practice. */
    async open(login: Login | null): Promise<PracticeSettingsPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, habits, feeds] = await db.batch([
        viewerStatement(db, login, nowMs),
        habitsStatement(db, login, nowMs),
        calendarFeedStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const { emailWeekdays, emailHour, restWeekday } = parseHabits(habits[0]);
      const feed = feeds[0];
      return {
        viewer,
        emailWeekdays,
        emailHour,
        restWeekday,
        timeZone: timeZoneOf(world, viewer),
        feed: feed ? { address: await feedAddress(world, feed.sealedToken), lastReadAt: feed.lastReadAt } : null,
      };
    },

    /** No weekday: no emails. Throws Refusal `bad_request`. */
    async setEmailTimes(
      login: Login | null,
      input: { weekdays: readonly string[]; hour: string },
    ): Promise<{ isOn: boolean }> {
      return setTimes(login, requireInput(emailTimesSchema, input));
    },

    /** The answer yes to the question of the dashboard. */
    async wantEmails(login: Login | null): Promise<void> {
      await setTimes(login, { weekdays: USUAL_WEEKDAYS, hour: USUAL_HOUR });
    },

    /** The answer no: they are not asked again. */
    async wantNoEmails(login: Login | null): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      requireWritten(await noteAskedForEmailsStatement(db, login, world.now()));
    },

    /** Throws Refusal `bad_request`. */
    async setRestWeekday(login: Login | null, input: { weekday: string }): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const { weekday } = requireInput(restWeekdaySchema, input);
      requireWritten(await setRestWeekdayStatement(db, login, weekday, world.now()));
    },
  };

  async function setTimes(
    login: Login | null,
    { weekdays, hour }: { weekdays: readonly number[]; hour: number },
  ): Promise<{ isOn: boolean }> {
    if (!login) throw new Refusal("signed_out");
    const nowMs = world.now();
    const viewer = requireViewer(world, login, await viewerStatement(db, login, nowMs));
    const timeZone = timeZoneOf(world, viewer);
    const nextAt = nextEmailAt({ weekdays, hour, timeZone }, nowMs);
    const [written] = await db.batch([
      setEmailTimesStatement(db, login, { weekdays, hour, nextAt }, nowMs),
      keepFirstTimeZoneStatement(db, login, timeZone, nowMs),
    ]);
    requireWritten(written);
    return { isOn: nextAt !== null };
  }
}

function requireWritten(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new Refusal("signed_out");
}
