import type { SQL } from "drizzle-orm";
import { trialAddress } from "#core/billing/trial-address.ts";
import type { Refusal } from "#core/errors.ts";
import type { BillingRow } from "../../adapters/d1/billing/billing-facts.ts";
import {
  beginTrialStatements,
  claimVerifiedStatement,
  mayPracticeOnTrial,
  type TrialStart,
} from "../../adapters/d1/billing/trial-rows.ts";
import { holdsStatement, type Statement } from "../../adapters/d1/database.ts";
import { keyedHash } from "../../adapters/signing/keyed-hash.ts";
import type { World } from "../world.ts";
import { entitlementsFrom, findBilling, noPracticeLeft, requirePractice } from "./entitlements.ts";

export type StartWorld = Pick<World, "db" | "billing" | "newId" | "now"> & {
  settings: Pick<World["settings"], "APP_SECRET">;
};

/** What goes into the batch that begins a practice. */
export type PracticeStart = {
  /** Under which the practice is written; null: always. */
  condition: SQL | null;
  /** Last in the batch. `hasBegun`: the practice was written. */
  further: (hasBegun: SQL) => Statement[];
  /** Nothing was written: why, if it was for this. */
  refusal: () => Promise<Refusal | null>;
};

const ALWAYS: PracticeStart = { condition: null, further: () => [], refusal: async () => null };

/**
 * Asked by every door through which practice begins, with the rows of `billingStatements`. Throws Refusal `no_practice_left`. The first
 * practice begins the free trial, of the organization that somebody works in, or else their own; whether that was had before is decided
 * in the batch.
 */
export async function practiceStart(
  world: StartWorld,
  rows: readonly (readonly BillingRow[])[],
): Promise<PracticeStart> {
  const nowMs = world.now();
  requirePractice(entitlementsFrom(rows, nowMs));
  const billing = findBilling(rows, nowMs);
  if (!billing?.entitlements.mayTry) return ALWAYS;
  const { facts } = billing;
  const organization = facts.organization?.isEnding === false ? facts.organization : null;
  const trial: TrialStart = {
    owner: organization ? { organisationId: organization.id } : { userId: facts.userId },
    accountId: world.newId(),
    ownAccountId: world.newId(),
    userId: facts.userId,
    personKey: await trialKey(world, "person", trialAddress(facts.email)),
    domainKeys: await Promise.all(
      (facts.organization?.verifiedDomains ?? []).map((domain) => trialKey(world, "domain", domain)),
    ),
    nowMs,
  };
  return {
    condition: mayPracticeOnTrial(trial),
    further: (hasBegun) => beginTrialStatements(world.db, trial, hasBegun),
    async refusal() {
      const may = await holdsStatement(world.db, mayPracticeOnTrial(trial));
      return may.length === 0 ? noPracticeLeft("trial_over") : null;
    },
  };
}

/** For the batch that verifies a domain: it has had the trial that its organization had. */
export async function verifiedDomainClaims(world: StartWorld, of: { organisationId: string; domain: string }) {
  return world.billing
    ? [claimVerifiedStatement(world.db, { ...of, key: await trialKey(world, "domain", of.domain) })]
    : [];
}

function trialKey({ settings }: Pick<StartWorld, "settings">, by: "person" | "domain", value: string): Promise<string> {
  return keyedHash(settings, `trial\n${by}\n${value}`);
}
