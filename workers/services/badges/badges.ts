import { badges } from "#core/badges/badges.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { BadgesPage, BadgeView } from "#core/pages/badge-pages.ts";
import {
  badgeSessionsStatement,
  earnedBadgesStatement,
  parseCause,
  showBadgeStatement,
} from "../../adapters/d1/conversations/badge-rows.ts";
import { habitsStatement, parseHabits } from "../../adapters/d1/habit/habit-rows.ts";
import { earlierZonesFromRows, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { userIdOfLogin } from "../../adapters/d1/identity/login-scope.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import type { World } from "../world.ts";
import { awardBadges } from "./badge-awards.ts";
import { badgeFactsOf } from "./badge-facts.ts";

const FULL = { have: 1, need: 1 };

/** A person's own badges. Every method throws Refusal `signed_out` without a login. */
export function createBadges(world: World) {
  const { db } = world;
  return {
    /** The page /account/badges: all twelve, with what earned each or how far it is. */
    async open(login: Login | null): Promise<BadgesPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, sessions, earned, habits] = await db.batch([
        viewerStatement(db, login, nowMs),
        badgeSessionsStatement(db, userIdOfLogin(login, nowMs)),
        earnedBadgesStatement(db, userIdOfLogin(login, nowMs)),
        habitsStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const timeZone = timeZoneOf(world, viewer);
      const facts = badgeFactsOf(
        sessions,
        { zone: timeZone, earlier: earlierZonesFromRows(viewers) },
        parseHabits(habits[0]).restWeekday,
      );
      const views = badges.map(({ id, title, rule, progressOf, earnedBy }): BadgeView => {
        const row = earned.find(({ badge }) => badge === id);
        if (row) {
          const cause = parseCause(row.because);
          const conversationId = row.isThere === 1 ? cause.conversationId : null;
          const words = earnedBy(cause);
          return {
            id,
            title,
            rule,
            ...FULL,
            earned: { atMs: cause.atMs, words, conversationId, isShown: row.isShown },
          };
        }
        const { have, need, cause } = progressOf(facts);
        if (cause === null) return { id, title, rule, have, need, earned: null };
        const { atMs, conversationId } = cause;
        return { id, title, rule, ...FULL, earned: { atMs, words: earnedBy(cause), conversationId, isShown: false } };
      });
      // By what was practiced before there was this badge: no session's end has awarded it.
      if (views.filter((one) => one.earned !== null).length > earned.length) awardBadges(world, viewer.id);
      return { viewer, timeZone, badges: views };
    },

    /** Shows one to the people of the person's organizations, or hides it. Throws Refusal `not_found` for one not earned. */
    async show(login: Login | null, badge: string, isShown: boolean): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, changed] = await db.batch([
        viewerStatement(db, login, nowMs),
        showBadgeStatement(db, login, nowMs, badge, isShown),
      ]);
      requireViewer(world, login, viewers);
      if (changed.length === 0) throw new Refusal("not_found");
    },
  };
}
