import { accountBilling } from "#core/billing/payer.ts";
import { timeLabel } from "#core/billing/time-words.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { dayLabel } from "#core/local-days.ts";
import {
  daysOfUse,
  type LimitPage,
  limitPage,
  practiceLeftView,
  teamUse,
  type UsagePage,
} from "#core/pages/usage-pages.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import { billingStatement } from "../../adapters/d1/billing/billing-facts.ts";
import { ownUseStatement, teamUseStatement } from "../../adapters/d1/billing/usage-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { myOrganisationsStatement } from "../../adapters/d1/teams/active-organisation.ts";
import { findBilling } from "../billing/entitlements.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import type { World } from "../world.ts";

/** A period is a month at most, so this one and the one before it. */
const SHOWN_MS = 62 * 24 * 60 * 60 * 1000;

/** What somebody used, and why they may not practice. Throws Refusal `not_found` where nobody bills, `signed_out` without a login. */
export function createUsage(world: World) {
  const { db } = world;
  return {
    /** /usage */
    async open(login: Login | null): Promise<UsagePage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, facts, own, team, organisations] = await db.batch([
        viewerStatement(db, login, nowMs),
        billingStatement(db, login, nowMs),
        ownUseStatement(db, login, nowMs, nowMs - SHOWN_MS),
        teamUseStatement(db, login, nowMs, nowMs - SHOWN_MS),
        myOrganisationsStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const billing = world.billing && findBilling([facts], nowMs);
      if (!billing) throw new Refusal("not_found");
      const { entitlements } = billing;
      const timeZone = timeZoneOf(world, viewer);
      const left = practiceLeftView(entitlements, { timeZone, nowMs });
      if (!left) throw new Refusal("not_found");
      const labelled = ({ start, end }: { start: number; end: number }, zone: string) => ({
        from: dayLabel(start, zone),
        until: dayLabel(end, zone),
      });
      const { organization } = billing.facts;
      const theirs = organization && accountBilling(billing.facts, organization.id, nowMs).entitlements;
      const zone = organisations[0]?.timeZone ?? timeZone;
      return {
        viewer,
        left,
        used: timeLabel(entitlements.seconds.used),
        period: labelled(entitlements.period, timeZone),
        days: daysOfUse(own, timeZone),
        team:
          organization?.role === "owner" && theirs?.plan != null
            ? {
                name: organization.name,
                period: labelled(theirs.period, zone),
                ...teamUse(
                  team.map(({ quarter, ...row }) => ({ ...row, usedAt: quarter * QUARTER_MS })),
                  theirs,
                  zone,
                ),
              }
            : null,
        timeZone,
      };
    },

    /** /billing/limit. Null: practice may begin. */
    async openLimit(login: Login | null): Promise<LimitPage | null> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, facts] = await db.batch([viewerStatement(db, login, nowMs), billingStatement(db, login, nowMs)]);
      const viewer = requireViewer(world, login, viewers);
      const billing = world.billing && findBilling([facts], nowMs);
      if (!billing) throw new Refusal("not_found");
      const { entitlements, snapshot, organisationId } = billing;
      if (!entitlements.noPractice) return null;
      const { organization } = billing.facts;
      const payer = {
        organization: organisationId === null ? null : (organization?.name ?? null),
        isOwner: organization?.role === "owner",
        trial: snapshot.trial,
        unpaidSince: snapshot.subscription?.unpaidSince ?? null,
        seats: snapshot.grant?.seats ?? null,
      };
      const reading = { timeZone: timeZoneOf(world, viewer), nowMs };
      return { viewer, ...limitPage(entitlements.noPractice, entitlements, payer, reading) };
    },
  };
}
