import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { TRIAL_MS } from "#core/billing/plan-limits.ts";
import type { Database, Statement } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { listedIds } from "../listed-ids.ts";
import { billingAccounts, trialClaims } from "../schema/billing-tables.ts";

/** Whose account it is. */
export type Owner = { userId: string } | { organisationId: string };

/** A trial that a first practice begins. The keys are hashes, of the person and of each verified domain. */
export type TrialStart = {
  owner: Owner;
  /** Ids for the accounts, where there are none yet. */
  accountId: string;
  ownAccountId: string;
  userId: string;
  personKey: string;
  domainKeys: readonly string[];
  nowMs: number;
};

/** The account of a person or an organisation, made when it is first needed; of two at once one makes it. */
export function makeAccountStatement(db: Database, owner: Owner, id: string, nowMs: number, condition: SQL = sql`1`) {
  const whose =
    "userId" in owner
      ? { user_id: owner.userId, organisation_id: null }
      : { user_id: null, organisation_id: owner.organisationId };
  return insertWhere(db, billingAccounts, { id, ...whose, created_at: nowMs }, condition).onConflictDoNothing();
}

/** The trial goes on, because another practice has begun it, or it can begin: none was had, by this account or under these keys. */
export function mayPracticeOnTrial(trial: TrialStart): SQL {
  const whose = accountOf(trial.owner);
  return sql`(EXISTS (SELECT 1 FROM billing_accounts a WHERE ${whose} AND a.trial_started_at <= ${trial.nowMs} AND a.trial_ends_at > ${trial.nowMs})
    OR (NOT EXISTS (SELECT 1 FROM billing_accounts a WHERE ${whose} AND a.trial_started_at IS NOT NULL) AND NOT ${isClaimedElsewhere(trial.owner, allKeys(trial))}))`;
}

/**
 * Begins the trial where `hasBegun` holds: the practice that it begins with is written. Where it is not, because it was had before
 * under another account or for another organisation, the accounts say so from now on.
 */
export function beginTrialStatements(db: Database, trial: TrialStart, hasBegun: SQL): Statement[] {
  const { owner, nowMs, personKey, userId } = trial;
  const keys = allKeys(trial);
  const account = billingAccounts;
  const isOwner =
    "userId" in owner ? eq(account.user_id, owner.userId) : eq(account.organisation_id, owner.organisationId);
  const wasRefused = sql`NOT ${hasBegun}`;
  const wasHad = (of: Owner, id: string, hadKeys: readonly string[]) => {
    const had = sql`(SELECT min(k.claimed_at) FROM trial_claims k WHERE k.key IN ${listedIds(hadKeys)})`;
    const is = "userId" in of ? eq(account.user_id, of.userId) : eq(account.organisation_id, of.organisationId);
    const isSo = sql`${wasRefused} AND ${isClaimedElsewhere(of, hadKeys)}`;
    return [
      makeAccountStatement(db, of, id, nowMs, isSo),
      db
        .update(account)
        .set({ trial_started_at: had, trial_ends_at: had })
        .where(and(is, isNull(account.trial_started_at), isSo)),
    ];
  };
  return [
    makeAccountStatement(db, owner, trial.accountId, nowMs, hasBegun),
    db
      .insert(trialClaims)
      .select(
        sql`SELECT k.value, a.id, ${nowMs} FROM json_each(${JSON.stringify(keys)}) k, billing_accounts a WHERE ${accountOf(owner)} AND a.trial_started_at IS NULL AND ${hasBegun} AND NOT ${isClaimedElsewhere(owner, keys)}`,
      )
      .onConflictDoNothing(),
    db
      .update(account)
      .set({ trial_started_at: nowMs, trial_ends_at: nowMs + TRIAL_MS })
      .where(
        and(
          isOwner,
          isNull(account.trial_started_at),
          hasBegun,
          sql`EXISTS (SELECT 1 FROM trial_claims k WHERE k.key = ${personKey} AND k.account_id = billing_accounts.id)`,
        ),
      ),
    ...wasHad({ userId }, trial.ownAccountId, [personKey]),
    ...("organisationId" in owner ? wasHad(owner, trial.accountId, trial.domainKeys) : []),
  ];
}

/** A domain that is verified after the organisation's trial began has had one with it. */
export function claimVerifiedStatement(db: Database, of: { organisationId: string; domain: string; key: string }) {
  const { organisationId, domain, key } = of;
  return db
    .insert(trialClaims)
    .select(
      sql`SELECT ${key}, a.id, a.trial_started_at FROM billing_accounts a JOIN organisation_domains d ON d.organisation_id = a.organisation_id WHERE a.organisation_id = ${organisationId} AND a.trial_started_at IS NOT NULL AND d.domain = ${domain} AND d.verified_at IS NOT NULL`,
    )
    .onConflictDoNothing();
}

function accountOf(owner: Owner): SQL {
  return "userId" in owner ? sql`a.user_id = ${owner.userId}` : sql`a.organisation_id = ${owner.organisationId}`;
}

function allKeys({ personKey, domainKeys }: Pick<TrialStart, "personKey" | "domainKeys">): string[] {
  return [personKey, ...domainKeys];
}

/** Under another account, which may be deleted. */
function isClaimedElsewhere(owner: Owner, keys: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM trial_claims k WHERE k.key IN ${listedIds(keys)} AND NOT EXISTS (SELECT 1 FROM billing_accounts a WHERE a.id = k.account_id AND ${accountOf(owner)}))`;
}
