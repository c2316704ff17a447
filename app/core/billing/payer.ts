import type { BillingSnapshot, Subscription } from "./billing-snapshot.ts";
import { currentSubscription, hasBegun } from "./current-subscription.ts";
import { type Entitlements, entitlementsOf } from "./entitlements.ts";

/** What the row of an account and its subscriptions say. */
export type AccountFacts = {
  id: string;
  trial: BillingSnapshot["trial"];
  grant: BillingSnapshot["grant"];
  subscriptions: readonly Subscription[];
};

/** All that is read of somebody to tell what they may do, and who pays for it. */
export type PayerFacts = {
  userId: string;
  email: string;
  /** Their own account; null: nothing ever needed one. */
  account: AccountFacts | null;
  /** That they work in now; null: in none. */
  organization: {
    id: string;
    name: string;
    role: "owner" | "manager" | "agent";
    /** Somebody has asked for its deletion: no trial begins for it any more. */
    isEnding: boolean;
    account: AccountFacts | null;
    people: number;
    place: number;
    verifiedDomains: readonly string[];
  } | null;
  /** What they used lately; `organisationId` null: by an account of their own. */
  usage: readonly { organisationId: string | null; periodStart: number; seconds: number; usedAt: number }[];
};

/** What somebody may do, and whose account it is that says so. */
export type Billing = {
  entitlements: Entitlements;
  snapshot: BillingSnapshot;
  /** Metered to this organization; null: to the person themselves. */
  organisationId: string | null;
};

/**
 * The organization that somebody works in pays where it has a plan, a trial or a grant that lets them practice, else they themselves
 * where theirs does. Where nothing does, it is told of what there last was. Oversight is the organization's matter, whoever pays.
 */
export function billingOf(facts: PayerFacts, nowMs: number): Billing {
  const own = accountBilling(facts, null, nowMs);
  if (!facts.organization) return own;
  const theirs = accountBilling(facts, facts.organization.id, nowMs);
  const chosen = paysNow(theirs) || (!paysNow(own) && explains(facts)) ? theirs : own;
  return { ...chosen, entitlements: { ...chosen.entitlements, features: theirs.entitlements.features } };
}

function paysNow({ entitlements: { plan, noPractice } }: Billing): boolean {
  return plan !== null && noPractice === null;
}

/** Nobody's account lets them practice: whether the organization's is the one to speak of. */
function explains({ account, organization }: PayerFacts): boolean {
  if (!organization) return false;
  const [theirs, own] = [organization.account, account];
  if (theirs?.grant || theirs?.subscriptions.some(hasBegun)) return true;
  if (own?.grant || own?.trial || own?.subscriptions.some(hasBegun)) return false;
  return theirs?.trial ? true : !organization.isEnding;
}

/** The same by one account alone: an organization's, or null for their own. */
export function accountBilling(facts: PayerFacts, organisationId: string | null, nowMs: number): Billing {
  const { organization, usage } = facts;
  const account = organisationId === null ? facts.account : (organization?.account ?? null);
  const snapshot: BillingSnapshot = {
    payer: organisationId === null ? "person" : "organization",
    trial: account?.trial ?? null,
    mayTry: mayTry(facts),
    subscription: currentSubscription(account?.subscriptions ?? []),
    grant: account?.grant ?? null,
    usage: usage.filter((one) => one.organisationId === organisationId),
    people: organisationId === null ? 1 : (organization?.people ?? 1),
    place: organisationId === null ? 1 : (organization?.place ?? 1),
  };
  return { snapshot, organisationId, entitlements: entitlementsOf(snapshot, nowMs) };
}

function mayTry({ account, organization }: PayerFacts): boolean {
  return [account, organization?.account ?? null].every(
    (one) => !one || (one.trial === null && !one.subscriptions.some(hasBegun)),
  );
}
