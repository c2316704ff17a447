import { site } from "#app/site/site.ts";
import { roundState } from "#core/assignments/round-state.ts";
import { Refusal } from "#core/errors.ts";
import { calendarEvents } from "#core/habit/calendar-events.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { localDay } from "#core/local-days.ts";
import { drillViews } from "#core/pages/drill-views.ts";
import { ATTEMPTS_PER_ADDRESS, CALENDAR_READS_PER_FEED, isLimited, retryAfterSeconds } from "#core/rate-limit.ts";
import { calendarFile } from "../../adapters/calendar/calendar-file.ts";
import { attemptKey, recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import { drillsOfSubjectStatement } from "../../adapters/d1/conversations/drills.ts";
import {
  endCalendarFeedStatement,
  feedOwnerStatement,
  noteFeedReadStatement,
  renewCalendarFeedStatement,
  userIdOfFeed,
} from "../../adapters/d1/habit/calendar-rows.ts";
import { parseOwnRound, roundsOfSubjectStatement } from "../../adapters/d1/teams/assigned-rounds.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import type { World } from "../world.ts";
import { sealFeedToken } from "./calendar-addresses.ts";

/** The calendar of a person's due drills and assignments, at an address that only they know. */
export function createCalendarFeed(world: World) {
  const { db } = world;

  return {
    /**
     * The file behind the secret address. Throws Refusal `not_found` for an address that is nobody's, or not any more, and
     * `too_many_attempts` for one that is read all the time.
     */
    async read(token: string, { address }: Pick<Client, "address">): Promise<{ text: string; etag: string }> {
      const nowMs = world.now();
      const tokenHash = hashToken(token);
      const [owners, drills, rounds] = await db.batch([
        feedOwnerStatement(db, tokenHash, nowMs),
        drillsOfSubjectStatement(db, userIdOfFeed(tokenHash, nowMs)),
        roundsOfSubjectStatement(db, userIdOfFeed(tokenHash, nowMs)),
      ]);
      const owner = owners[0];
      await limitReads(owner ? { feed: tokenHash } : { address }, nowMs);
      if (!owner) throw new Refusal("not_found");
      const timeZone = owner.timeZone ?? "UTC";
      const assignments = rounds.map(parseOwnRound).map((round) => ({
        ...round,
        id: round.assignmentId,
        state: roundState(round.task, round.facts, nowMs),
      }));
      const text = await calendarFile({
        name: `${site.name} practice`,
        siteName: site.name,
        siteUrl: world.siteUrl,
        owner: owner.userId,
        events: calendarEvents({ drills: drillViews(drills), assignments, timeZone, nowMs }),
        today: localDay(nowMs, timeZone),
      });
      return { text, etag: `"${hashToken(text).slice(0, 32)}"` };
    },

    /** Makes the address or, where there is one, another in its place. */
    async renew(login: Login | null): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const token = world.newToken();
      const sealed = { tokenHash: hashToken(token), sealedToken: await sealFeedToken(world, token) };
      const written = await renewCalendarFeedStatement(db, login, sealed, world.now());
      if (written.length === 0) throw new Refusal("signed_out");
    },

    /** Also where there is none. */
    async end(login: Login | null): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      await endCalendarFeedStatement(db, login, world.now());
    },
  };

  /** By the feed, since the servers of one calendar service read those of many; what is guessed, by network address. */
  async function limitReads(by: { feed: string } | { address: string | null }, nowMs: number): Promise<void> {
    const isKnown = "feed" in by;
    const value = isKnown ? by.feed : by.address;
    if (value === null) return;
    const key = await attemptKey(world.settings, "calendar", isKnown ? "person" : "address", value);
    const [records] = await db.batch([
      recordAttemptsStatement(db, [key], nowMs),
      ...(isKnown ? [noteFeedReadStatement(db, by.feed, nowMs)] : []),
    ]);
    const [record] = records;
    const limit = isKnown ? CALENDAR_READS_PER_FEED : ATTEMPTS_PER_ADDRESS;
    if (!record || !isLimited(record, limit, nowMs)) return;
    throw new Refusal("too_many_attempts", { retryAfterSeconds: retryAfterSeconds(record, nowMs) });
  }
}
