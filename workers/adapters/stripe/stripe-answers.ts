import { z } from "zod";
import { type ChoiceOfPlan, parsePriceKey } from "#core/billing/plan-code.ts";
import type { ReadSubscription } from "./billing-provider.ts";

// What is read of Stripe's answers (API 2026-10-28.endive), and nothing else of them.

const seconds = z.number();
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const withId = z.object({ id: z.string() });

export const linkAnswer = z.object({ id: z.string(), url: z.string() });

export const listOf = <One extends z.ZodType>(one: One) => z.object({ data: z.array(one) });

export const customerAnswer = z.object({ id: z.string(), deleted: z.boolean().optional() });

export const checkoutAnswer = z.object({ id: z.string(), created: seconds });

export const checkoutState = z.object({ status: z.string().nullable() });

export const priceAnswer = z.object({
  id: z.string(),
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
  recurring: z.object({ interval: z.string() }).nullable(),
});
export type Price = z.infer<typeof priceAnswer>;

/** Of a price of ours: a name that stays when the lookup key moves on to a new amount. */
export const PRICE_NAME = "rolecall_price";

/** What a price is of; null: it is none of ours. */
export function choiceOf({ lookup_key, metadata }: Price): ChoiceOfPlan | null {
  return parsePriceKey(lookup_key) ?? parsePriceKey(metadata?.[PRICE_NAME]);
}

const phase = z.object({
  start_date: seconds,
  end_date: seconds,
  items: z.array(z.object({ price: idOf, quantity: z.number().optional() })).min(1),
});
export type Phase = z.infer<typeof phase>;

export const scheduleAnswer = z.object({
  id: z.string(),
  status: z.string(),
  current_phase: z.object({ start_date: seconds, end_date: seconds }).nullable(),
  phases: z.array(phase),
});
export type Schedule = z.infer<typeof scheduleAnswer>;

/** Of a schedule, the phase after the one that runs; null: none follows. */
export function nextPhaseOf(schedule: Schedule | null): Phase | null {
  if (schedule?.status !== "active") return null;
  return schedule.phases.find(({ start_date }) => start_date >= (schedule.current_phase?.end_date ?? 0)) ?? null;
}

/** With its schedule, which has to be expanded. */
export const subscriptionAnswer = z.object({
  id: z.string(),
  status: z.string(),
  created: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullable(),
  schedule: scheduleAnswer.nullable(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          price: priceAnswer,
          quantity: z.number().optional(),
          current_period_start: seconds,
          current_period_end: seconds,
        }),
      )
      .min(1),
  }),
});
export type StripeSubscription = z.infer<typeof subscriptionAnswer>;
export type Item = StripeSubscription["items"]["data"][number];

/** The item that is a plan of ours, else the first. */
export function itemOf({ items: { data } }: StripeSubscription): Item {
  const item = data.find(({ price }) => choiceOf(price) !== null) ?? data[0];
  if (!item) throw new Error("a subscription without items");
  return item;
}

/** `next` and `unpaidSince` are read by calls of their own. */
export function readSubscription(
  subscription: StripeSubscription,
  { next, unpaidSince }: Pick<ReadSubscription, "next" | "unpaidSince">,
): ReadSubscription {
  const item = itemOf(subscription);
  const { schedule } = subscription;
  return {
    id: subscription.id,
    itemId: item.id,
    plan: choiceOf(item.price)?.plan ?? null,
    interval: item.price.recurring?.interval === "year" ? "year" : "month",
    status: subscription.status,
    seats: item.quantity ?? 1,
    seatCents: item.price.unit_amount ?? 0,
    createdAt: inMs(subscription.created),
    periodStart: inMs(item.current_period_start),
    periodEnd: inMs(item.current_period_end),
    endsAt: endOf(subscription, item),
    unpaidSince,
    next,
    scheduleId: schedule && ["active", "not_started"].includes(schedule.status) ? schedule.id : null,
  };
}

function endOf({ ended_at, cancel_at, cancel_at_period_end }: StripeSubscription, item: Item): number | null {
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
  return end === null ? null : inMs(end);
}

export function inMs(secondsOfStripe: number): number {
  return secondsOfStripe * 1000;
}

export const invoiceAnswer = z.object({
  id: z.string(),
  created: seconds,
  status_transitions: z.object({ finalized_at: seconds.nullable(), paid_at: seconds.nullable() }),
  parent: z
    .object({ subscription_details: z.object({ subscription: idOf }).nullish() })
    .nullable()
    .transform((parent) => parent?.subscription_details?.subscription ?? null),
  lines: listOf(
    z.object({
      amount: z.number(),
      discount_amounts: z.array(z.object({ amount: z.number() })).nullish(),
      pricing: z.object({ price_details: z.object({ price: idOf }).nullish() }).nullish(),
    }),
  ),
});
export type Invoice = z.infer<typeof invoiceAnswer>;

export const eventAnswer = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.object({ id: z.string().optional(), object: z.string(), customer: idOf.nullish() }) }),
});
