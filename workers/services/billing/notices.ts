import { site } from "#app/site/site.ts";
import {
  type BillingMail,
  renewalEmail,
  trialDaysEmail,
  trialMinutesEmail,
  unpaidEmail,
} from "#core/billing/billing-emails.ts";
import type { Subscription } from "#core/billing/billing-snapshot.ts";
import {
  type Notice,
  noticesOfSubscription,
  RENEWAL_NOTICE_MS,
  TRIAL_NOTICE_MS,
  trialDaysNotice,
  trialMinutesNotice,
} from "#core/billing/notices-due.ts";
import { NEAR_LIMIT, TRIAL_SECONDS, UNPAID_MS } from "#core/billing/plan-limits.ts";
import { seatPriceCents } from "#core/billing/prices.ts";
import type { EmailBody } from "#core/emails/email-body.ts";
import {
  isUnsaid,
  listOf,
  noteNoticeStatement,
  noticeableSubscriptionsStatement,
  noticeableTrialsStatement,
  trialMinutesStatement,
} from "../../adapters/d1/billing/notice-rows.ts";
import { subscriptionOf } from "../../adapters/d1/billing/payer-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { newEmail } from "../outbox/outbox.ts";
import type { World } from "../world.ts";

const READ_AT_ONCE = 100;

/**
 * Writes the emails of billing that are due now, each once: a payment that failed, a yearly plan that renews, a trial that ends. The
 * outbox sends them.
 */
export async function sendBillingNotices(world: World): Promise<void> {
  await ofSubscriptions(world);
  await ofTrialDays(world);
  await ofTrialMinutes(world);
}

async function ofSubscriptions(world: World): Promise<void> {
  const nowMs = world.now();
  const reach = { unpaidAfter: nowMs - UNPAID_MS, nowMs, renewsBefore: nowMs + RENEWAL_NOTICE_MS + 1 };
  for (let after = ""; ; ) {
    const rows = await noticeableSubscriptionsStatement(world.db, { ...reach, after, limit: READ_AT_ONCE });
    for (const row of rows) {
      const subscription = subscriptionOf(row);
      for (const notice of noticesOfSubscription(subscription, nowMs))
        await say(world, row, row.accountId, notice, subscriptionBody(mailOf(world, row), notice, subscription));
    }
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.id;
  }
}

async function ofTrialDays(world: World): Promise<void> {
  const nowMs = world.now();
  const reach = { nowMs, endsBy: nowMs + TRIAL_NOTICE_MS };
  for (let after = ""; ; ) {
    const rows = await noticeableTrialsStatement(world.db, { ...reach, after, limit: READ_AT_ONCE });
    for (const row of rows) {
      const { accountId, startedAt, endsAt } = row;
      if (startedAt === null || endsAt === null) continue;
      const body = trialDaysEmail({ ...mailOf(world, row), endsAt, nowMs });
      await say(world, row, accountId, trialDaysNotice(startedAt), body);
    }
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.accountId;
  }
}

async function ofTrialMinutes(world: World): Promise<void> {
  const reach = { nowMs: world.now(), usedAtLeast: NEAR_LIMIT * TRIAL_SECONDS, usedBelow: TRIAL_SECONDS };
  for (const row of await trialMinutesStatement(world.db, reach)) {
    const { accountId, userId, startedAt, endsAt, used } = row;
    if (startedAt === null || endsAt === null) continue;
    const body = trialMinutesEmail({ ...mailOf(world, row), endsAt, secondsLeft: TRIAL_SECONDS - used });
    await say(world, row, accountId, trialMinutesNotice(startedAt, userId), body);
  }
}

type Told = { organisation: string | null; timeZone: string | null; recipients: string; sent: string };

function subscriptionBody(mail: BillingMail, { kind }: Notice, subscription: Subscription): EmailBody {
  const { next, seatCents, unpaidSince } = subscription;
  if (unpaidSince !== null && (kind === "unpaid" || kind === "unpaid_7" || kind === "unpaid_13"))
    return unpaidEmail({ ...mail, kind, subscription, unpaidSince });
  return renewalEmail({ ...mail, subscription, nextSeatCents: next ? seatPriceCents(next) : seatCents });
}

/** Two runs at once write one email. */
async function say(world: World, of: Told, accountId: string, notice: Notice, body: EmailBody): Promise<void> {
  if (listOf(of.sent).includes(`${notice.kind} ${notice.about}`)) return;
  const nowMs = world.now();
  const unsaid = isUnsaid(accountId, notice);
  const mails = listOf(of.recipients).filter((address) => address.includes("@"));
  await runBatch(world.db, [
    ...mails.map((address) => insertEmailWhereStatement(world.db, newEmail(world, address, body), nowMs, unsaid)),
    noteNoticeStatement(world.db, accountId, notice, nowMs),
  ]);
}

function mailOf(world: World, { organisation, timeZone }: Told): BillingMail {
  return { siteUrl: world.siteUrl, siteName: site.name, organisation, timeZone: timeZone ?? "UTC" };
}
