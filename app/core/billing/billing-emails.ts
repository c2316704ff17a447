import { countLabel } from "../count-label.ts";
import { type EmailBody, emailBody, linkTo } from "../emails/email-body.ts";
import { dayLabel } from "../local-days.ts";
import { DAY_MS } from "./billing-dates.ts";
import type { Subscription } from "./billing-snapshot.ts";
import { choiceName, INTERVAL_WORDS, sumLabel } from "./billing-words.ts";
import { moneyLabel } from "./money.ts";
import type { NoticeKind } from "./notices-due.ts";
import { TRIAL_SECONDS, UNPAID_MS } from "./plan-limits.ts";

/** To whom an email of billing goes. `organisation`: its name where it pays, to each of its owners; null: to the person who pays. */
export type BillingMail = { siteUrl: string; siteName: string; organisation: string | null; timeZone: string };

/** That a payment failed: on failing, on day 7 and on day 13. */
export function unpaidEmail(
  of: BillingMail & { kind: Extract<NoticeKind, `unpaid${string}`>; subscription: Subscription; unpaidSince: number },
): EmailBody {
  const { subscription, unpaidSince, kind, organisation, timeZone } = of;
  const until = unpaidSince + UNPAID_MS;
  const plan = planOf(of, subscription);
  const subject = {
    unpaid: `A payment for ${of.siteName} failed`,
    unpaid_7: `A payment for ${of.siteName} is still open`,
    unpaid_13: `Tomorrow practice stops: a payment for ${of.siteName} is open`,
  }[kind];
  return emailBody(of, subject, [
    "Hello,",
    `The payment for ${plan} could not be made on ${dayLabel(unpaidSince, timeZone)}.`,
    `Practice goes on until ${dayLabel(until, timeZone)}. After that ${organisation === null ? "you" : "everybody in it"} can still read, export and show certificates, and nothing is deleted; practice is back as soon as it is paid.`,
    { label: "Pay or change the card", link: linkTo(of, pathOf(of)) },
  ]);
}

/** 30 days before a yearly plan renews. `nextSeatCents`: of what it changes to, where it does. */
export function renewalEmail(of: BillingMail & { subscription: Subscription; nextSeatCents: number }): EmailBody {
  const { subscription, nextSeatCents, organisation, timeZone } = of;
  const { periodEnd, seats, next } = subscription;
  const day = dayLabel(periodEnd, timeZone);
  const to = next ? `It changes to ${choiceName(next)} then. ` : "";
  const interval = next?.interval ?? subscription.interval;
  const sum = sumLabel({ seatCents: nextSeatCents, seats, interval, isTeam: organisation !== null });
  return emailBody(of, `Your yearly plan at ${of.siteName} renews on ${day}`, [
    "Hello,",
    `${capital(planOf(of, subscription))} is paid until ${day}, and renews then. ${to}${moneyLabel(nextSeatCents * seats)} are charged on that day: ${sum}.`,
    "To let it end instead, cancel it before that day. It takes one press, and you can undo it until then.",
    { label: "See or cancel the plan", link: linkTo(of, pathOf(of)) },
  ]);
}

/** Three days before the last day of a trial, to whoever would buy. */
export function trialDaysEmail(of: BillingMail & { endsAt: number; nowMs: number }): EmailBody {
  const { endsAt, nowMs, organisation, timeZone } = of;
  const days = countLabel(Math.max(1, Math.ceil((endsAt - nowMs) / DAY_MS)), "day");
  const whose = organisation === null ? `Your free trial of ${of.siteName}` : `The free trial of ${organisation}`;
  return emailBody(of, `${whose} ends in ${days}`, [
    "Hello,",
    `${whose} ends on ${dayLabel(endsAt, timeZone)}, or for each person when their ${TRIAL_MINUTES} minutes of practice are used, whichever comes first.`,
    NOTHING_IS_LOST,
    { label: "See the plans", link: linkTo(of, pathOf(of)) },
  ]);
}

/** When four fifths of the minutes are used, to the person who practices. `secondsLeft`: of practice. */
export function trialMinutesEmail(of: BillingMail & { endsAt: number; secondsLeft: number }): EmailBody {
  const { endsAt, secondsLeft, organisation, timeZone } = of;
  const left = countLabel(Math.max(1, Math.floor(secondsLeft / 60)), "minute");
  return emailBody(of, `Your free trial of ${of.siteName} has ${left} left`, [
    "Hello,",
    `The free trial ends when your ${TRIAL_MINUTES} minutes of practice are used, or on ${dayLabel(endsAt, timeZone)}, whichever comes first. You have ${left} left.`,
    NOTHING_IS_LOST,
    ...(organisation === null
      ? [{ label: "See the plans", link: linkTo(of, pathOf(of)) }]
      : [`An owner of ${organisation} can choose a plan for everybody in it.`]),
  ]);
}

const TRIAL_MINUTES = TRIAL_SECONDS / 60;
const NOTHING_IS_LOST =
  "Nothing is charged and nothing is deleted then: everything can still be read and exported. To go on practicing there has to be a plan.";

/** Where a plan is seen and changed. */
export function billingPath(isTeam: boolean): string {
  return isTeam ? "/team/billing" : "/billing";
}

function pathOf({ organisation }: BillingMail): string {
  return billingPath(organisation !== null);
}

function planOf({ organisation }: BillingMail, subscription: Subscription): string {
  const sum = `${moneyLabel(subscription.seatCents * subscription.seats)} ${INTERVAL_WORDS[subscription.interval]}`;
  const plan = `${choiceName(subscription)} (${sum})`;
  return organisation === null ? `your plan, ${plan},` : `the plan of ${organisation}, ${plan},`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
