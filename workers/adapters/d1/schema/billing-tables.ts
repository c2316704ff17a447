import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organisations } from "./team-tables.ts";
import { users } from "./user-tables.ts";

// What was used and who pays. Stripe is right about what was bought: these rows are what was last read from there.

/** Who pays: a person or an organisation; one of the two is set. Made when it is first needed. */
export const billingAccounts = sqliteTable(
  "billing_accounts",
  {
    id: text().primaryKey(),
    user_id: text().references(() => users.id),
    organisation_id: text().references(() => organisations.id),
    created_at: integer().notNull(),
    /** At Stripe; null: nothing was ever about to be bought. */
    stripe_customer_id: text(),
    /** When it was noticed that the customer was deleted at Stripe. */
    customer_gone_at: integer(),
    /** When the last reading from Stripe began that was stored; null: it was never read. */
    synced_at: integer(),
    /** The free trial; null: none was begun. */
    trial_started_at: integer(),
    trial_ends_at: integer(),
    /** By an admin's hand: a plan that nobody pays for here. */
    granted_plan: text({ enum: ["starter", "professional", "custom"] }),
    /** Null: as many as there are people. */
    granted_seats: integer(),
    /** Null: without an end. */
    granted_until: integer(),
    granted_by_user_id: text(),
    granted_why: text(),
  },
  (t) => [
    uniqueIndex("billing_accounts_user").on(t.user_id).where(sql`user_id IS NOT NULL`),
    uniqueIndex("billing_accounts_organisation").on(t.organisation_id).where(sql`organisation_id IS NOT NULL`),
    uniqueIndex("billing_accounts_customer").on(t.stripe_customer_id).where(sql`stripe_customer_id IS NOT NULL`),
  ],
);

/** A subscription as it was last read from Stripe. Written only by what was read later than the row. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    /** Stripe's. */
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => billingAccounts.id),
    plan: text({ enum: ["starter", "professional"] }).notNull(),
    interval: text({ enum: ["month", "year"] }).notNull(),
    /** Stripe's word for it: active, past_due, canceled, incomplete, incomplete_expired, unpaid, paused, trialing. */
    status: text().notNull(),
    seats: integer().notNull(),
    /** Of what one of them costs in an interval, in cents. */
    seat_cents: integer().notNull(),
    created_at: integer().notNull(),
    period_start: integer().notNull(),
    period_end: integer().notNull(),
    /** It was canceled and ends then; null: it renews. */
    ends_at: integer(),
    /** Since when an invoice of it has been waiting to be paid; null: none is. */
    unpaid_since: integer(),
    /** What it changes to at the end of its period, and by which schedule of Stripe's; null: it stays as it is. */
    next_plan: text({ enum: ["starter", "professional"] }),
    next_interval: text({ enum: ["month", "year"] }),
    schedule_id: text(),
    /** The item of Stripe's that holds price and seats. */
    item_id: text().notNull(),
    /** When the reading began that wrote this. */
    read_at: integer().notNull(),
    /** The start of the period for which the seats were lowered to the people there are. */
    seats_lowered_for: integer(),
  },
  (t) => [index("subscriptions_account").on(t.account_id, t.created_at)],
);

/** What Stripe told us of, each once. Nothing of an event is believed but its id, and whose it is. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** Null: of nobody we know. */
    account_id: text(),
    /** When it happened, by Stripe's clock. */
    created_at: integer().notNull(),
    received_at: integer().notNull(),
    /** ignored: of a kind, or of a customer, that does not concern us. */
    result: text({ enum: ["received", "done", "ignored", "failed"] }).notNull(),
    /** Of the last try; holds nothing that Stripe calls secret. */
    problem: text(),
    tries: integer().notNull().default(0),
    handled_at: integer(),
  },
  (t) => [index("stripe_events_received").on(t.received_at)],
);

/**
 * Practised time, written once a conversation and period when it ends, and for one left open when nobody has said anything for a
 * while: then going on with it raises the same row. It outlives the conversation and holds none of its words.
 */
export const usageEntries = sqliteTable(
  "usage_entries",
  {
    conversation_id: text().notNull(),
    /** When the period began to which these seconds belong. */
    period_start: integer().notNull(),
    user_id: text().notNull(),
    /** Whose time it was: the organisation's that the person worked in. Null: their own. */
    organisation_id: text(),
    kind: text({ enum: ["text", "voice"] }).notNull(),
    seconds: integer().notNull(),
    /** The last of them, for the use by day. */
    used_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.period_start] }),
    index("usage_entries_user").on(t.user_id, t.used_at, t.organisation_id, t.seconds, t.period_start),
    index("usage_entries_organisation").on(t.organisation_id, t.used_at, t.user_id, t.seconds, t.period_start),
  ],
);

/** Who has had a free trial. Rows outlive the accounts, so they hold a keyed hash of the address or domain, and nothing else of it. */
export const trialClaims = sqliteTable("trial_claims", {
  key: text().primaryKey(),
  account_id: text().notNull(),
  claimed_at: integer().notNull(),
});

/** Emails that go out once: of a kind, about one thing (a period, an invoice, a trial). */
export const billingNotices = sqliteTable(
  "billing_notices",
  {
    account_id: text()
      .notNull()
      .references(() => billingAccounts.id),
    kind: text().notNull(),
    about: text().notNull(),
    sent_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.kind, t.about] })],
);

/** The log of what admins set by hand. It outlives accounts. */
export const planGrants = sqliteTable(
  "plan_grants",
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    /** Null: what was granted is ended. */
    plan: text({ enum: ["starter", "professional", "custom"] }),
    seats: integer(),
    until: integer(),
    why: text().notNull(),
    by_user_id: text(),
    created_at: integer().notNull(),
  },
  (t) => [index("plan_grants_created").on(t.created_at)],
);
