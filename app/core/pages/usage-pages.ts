import { DAY_MS } from "../billing/billing-dates.ts";
import type { Entitlements, NoPractice } from "../billing/entitlements.ts";
import { STARTER_SECONDS, TRIAL_MS, TRIAL_SECONDS } from "../billing/plan-limits.ts";
import { timeLabel } from "../billing/time-words.ts";
import { countLabel } from "../count-label.ts";
import type { Viewer } from "../identity/viewer.ts";
import { dayLabel, localDay } from "../local-days.ts";

/** What there is to practice with, in a quiet line. near: little is left. none: no practice may begin. */
export type PracticeLeft = { tone: "quiet" | "near" | "none"; text: string };

/** For whom it is said, and when. */
type Reading = { timeZone: string; nowMs: number };

const TRIAL_DAYS = TRIAL_MS / DAY_MS;
const TRIAL_WORDS = `${TRIAL_DAYS} days or ${TRIAL_SECONDS / 60} minutes of practice, whichever ends first`;

/** Null: nobody bills here. */
export function practiceLeftView(entitlements: Entitlements, { timeZone, nowMs }: Reading): PracticeLeft | null {
  const { isBilled, plan, noPractice, seconds, isNearLimit, period, trial, mayTry, unpaidUntil } = entitlements;
  if (!isBilled) return null;
  if (noPractice) return { tone: "none", text: `${LIMIT_TITLES[noPractice]}. No new practice can begin now.` };
  if (mayTry)
    return {
      tone: "quiet",
      text: `Your free trial begins with your first practice: ${TRIAL_WORDS}. No card is needed.`,
    };
  if (unpaidUntil !== null) {
    const until = dayLabel(unpaidUntil, timeZone);
    return { tone: "near", text: `A payment failed. Practice goes on until ${until} unless it is paid.` };
  }
  const left = timeLabel(Math.max(0, (seconds.limit ?? 0) - seconds.used));
  const tone = isNearLimit ? "near" : "quiet";
  if (trial) {
    const days = Math.max(1, Math.ceil((trial.endsAt - nowMs) / DAY_MS));
    return { tone, text: `Free trial: ${countLabel(days, "day")} and ${left} of practice left.` };
  }
  if (seconds.limit === null)
    return {
      tone: "quiet",
      text: `${plan === "custom" ? "Your plan" : "Professional"}: practice as much as you like.`,
    };
  const until = dayLabel(period.end, timeZone);
  return { tone, text: `${left} of ${timeLabel(seconds.limit)} of practice left until ${until}.` };
}

/** /billing/limit: what happened, when it changes, and what can be done. */
export type LimitPage = {
  viewer: Viewer;
  title: string;
  what: string;
  when: string;
  todo: string;
  /** Where the viewer can do it, their own plan's page or that of an organization they own; null: others can. */
  planPath: "/billing" | "/team/billing" | null;
};

const LIMIT_TITLES: Record<NoPractice, string> = {
  hours_used: "Your practice time is used up",
  trial_over: "The free trial is over",
  no_plan: "There is no plan",
  unpaid: "A payment is waiting",
  no_seat: "No seat is left for you",
};

type Payer = {
  /** Its name; null: the person themselves. */
  organization: string | null;
  isOwner: boolean;
  trial: { startedAt: number; endsAt: number } | null;
  unpaidSince: number | null;
  seats: number | null;
};

export function limitPage(
  reason: NoPractice,
  { period, seconds }: Pick<Entitlements, "period" | "seconds">,
  payer: Payer,
  { timeZone, nowMs }: Reading,
): Omit<LimitPage, "viewer"> {
  const { organization, isOwner, trial, unpaidSince, seats } = payer;
  const mayBuy = organization === null || isOwner;
  const day = (ms: number) => dayLabel(ms, timeZone);
  const whoCan = (act: string) => (mayBuy ? `You can ${act}.` : `An owner of ${organization} can ${act}.`);
  const planPath = mayBuy ? (organization === null ? "/billing" : "/team/billing") : null;
  const page = (words: { what: string; when: string; todo: string }): Omit<LimitPage, "viewer"> => ({
    title: LIMIT_TITLES[reason],
    ...words,
    planPath,
  });
  switch (reason) {
    case "hours_used":
      return page({
        what: `You have practiced ${timeLabel(seconds.used)} since ${day(period.start)}. Starter holds ${timeLabel(STARTER_SECONDS)} in a month.`,
        when: `You can practice again on ${day(period.end)}.`,
        todo: `To go on before that: ${whoCan("change to Professional, which has no limit").replace(/^./, (first) => (mayBuy ? first.toLowerCase() : first))}`,
      });
    case "trial_over":
      return page({
        what: trialWords(trial, nowMs, day),
        when: "You can practice again as soon as there is a plan.",
        todo: whoCan("choose a plan"),
      });
    case "no_plan":
      return page({
        what:
          organization === null
            ? "Your account has no plan now."
            : `${organization} has no plan now, and neither have you.`,
        when: "You can practice again as soon as there is a plan.",
        todo: whoCan("choose a plan"),
      });
    case "unpaid":
      return page({
        what: `${unpaidSince === null ? "A payment failed" : `A payment failed on ${day(unpaidSince)}`}, and the ${TRIAL_DAYS} days in which practice goes on without it are over.`,
        when: "You can practice again at once when it is paid.",
        todo: whoCan("pay it"),
      });
    case "no_seat":
      return page({
        what: `${organization ?? "Your plan"} has ${countLabel(seats ?? 0, "seat")}. They are for those who joined first.`,
        when: "You can practice when somebody leaves, or when there are more seats.",
        todo: mayBuy
          ? "Write to us for more seats, or choose a plan."
          : `An owner of ${organization} can get more seats.`,
      });
  }
}

function trialWords(trial: Payer["trial"], nowMs: number, day: (ms: number) => string): string {
  const about = `A free trial is ${TRIAL_WORDS}, once for each person and each verified domain.`;
  if (!trial || trial.startedAt === trial.endsAt) return `${about} It was had before.`;
  return nowMs < trial.endsAt
    ? `${about} The ${TRIAL_SECONDS / 60} minutes are used.`
    : `${about} It ended on ${day(trial.endsAt)}.`;
}

/** Time by day, the newest first. `day`: as core/local-days counts them. */
export type DayOfUse = { day: number; seconds: number };

/** /usage: of oneself, and for an owner of their organization, of whose private practice it holds sums and nothing else. */
export type UsagePage = {
  viewer: Viewer;
  left: PracticeLeft;
  /** Of this period. */
  used: string;
  period: { from: string; until: string };
  days: DayOfUse[];
  team: {
    name: string;
    period: { from: string; until: string };
    people: { id: string; name: string; days: number; used: string; left: string }[];
    days: (DayOfUse & { people: number })[];
  } | null;
  timeZone: string;
};

type Used = { usedAt: number; seconds: number };

export function daysOfUse(used: readonly Used[], timeZone: string): DayOfUse[] {
  const byDay = Map.groupBy(used, ({ usedAt }) => localDay(usedAt, timeZone));
  return [...byDay].map(([day, of]) => ({ day, seconds: sumOf(of) })).sort((one, other) => other.day - one.day);
}

/** Of the people of an organization in its present period: days are counted where the organization is. */
export function teamUse(
  used: readonly (Used & { userId: string; name: string; periodStart: number })[],
  { period, seconds }: Pick<Entitlements, "period" | "seconds">,
  timeZone: string,
): Pick<NonNullable<UsagePage["team"]>, "people" | "days"> {
  const now = used.filter(({ periodStart }) => period.start <= periodStart && periodStart < period.end);
  const people = [...Map.groupBy(now, ({ userId }) => userId)].map(([id, of]) => {
    const sum = sumOf(of);
    return {
      id,
      name: of[0]?.name ?? "",
      days: daysOfUse(of, timeZone).length,
      used: timeLabel(sum),
      left: seconds.limit === null ? "No limit" : timeLabel(Math.max(0, seconds.limit - sum)),
    };
  });
  const days = [...Map.groupBy(now, ({ usedAt }) => localDay(usedAt, timeZone))].map(([day, of]) => ({
    day,
    seconds: sumOf(of),
    people: new Set(of.map(({ userId }) => userId)).size,
  }));
  return {
    people: people.sort((one, other) => one.name.localeCompare(other.name)),
    days: days.sort((one, other) => other.day - one.day),
  };
}

function sumOf(used: readonly Used[]): number {
  return used.reduce((sum, { seconds }) => sum + seconds, 0);
}
