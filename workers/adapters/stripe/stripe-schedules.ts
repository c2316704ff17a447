import type { ChoiceOfPlan } from "#core/billing/plan-code.ts";
import {
  itemOf,
  nextPhaseOf,
  type Phase,
  type Schedule,
  type StripeSubscription,
  scheduleAnswer,
} from "./stripe-answers.ts";
import { anything, type StripeClient } from "./stripe-client.ts";
import type { StripePrices } from "./stripe-prices.ts";

/** Changes at the end of a period. A schedule has the phase that runs, and one that follows; then the subscription goes on by itself. */
export function createStripeSchedules({ stripe, ask }: StripeClient, prices: StripePrices) {
  return {
    async change(subscription: StripeSubscription, to: ChoiceOfPlan, key: string): Promise<void> {
      const price = await prices.require(to);
      const item = itemOf(subscription);
      const quantity = item.quantity ?? 1;
      const schedule = isRunning(subscription.schedule)
        ? subscription.schedule
        : await ask(
            () =>
              stripe.subscriptionSchedules.create(
                { from_subscription: subscription.id },
                { idempotencyKey: `${key} made` },
              ),
            scheduleAnswer,
          );
      const start = schedule.current_phase?.start_date ?? item.current_period_start;
      await update(
        schedule.id,
        [
          {
            start_date: start,
            end_date: item.current_period_end,
            items: [{ price: item.price.id, quantity }],
            proration_behavior: "none",
          },
          {
            items: [{ price: price.id, quantity }],
            duration: { interval: to.interval, interval_count: 1 },
            proration_behavior: "none",
          },
        ],
        key,
      );
    },

    /** In the phase that runs and in the one that follows. */
    async setSeats(schedule: Schedule, seats: number, key: string): Promise<void> {
      const next = nextPhaseOf(schedule);
      const now = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date);
      if (!next || !now) return;
      const withSeats = ({ start_date, end_date, items }: Phase) => ({
        start_date,
        end_date,
        items: items.map(({ price }) => ({ price, quantity: seats })),
        proration_behavior: "none" as const,
      });
      await update(schedule.id, [withSeats(now), withSeats(next)], key);
    },

    /** The subscription stays as it is. The same again changes nothing. */
    async release(scheduleId: string): Promise<void> {
      await ask(
        () => stripe.subscriptionSchedules.release(scheduleId, {}, { idempotencyKey: `release ${scheduleId}` }),
        anything,
      );
    },
  };

  type Phases = NonNullable<Parameters<typeof stripe.subscriptionSchedules.update>[1]>["phases"];

  async function update(id: string, phases: Phases, key: string): Promise<void> {
    await ask(
      () =>
        stripe.subscriptionSchedules.update(
          id,
          { phases, end_behavior: "release", proration_behavior: "none" },
          { idempotencyKey: key },
        ),
      anything,
    );
  }
}

function isRunning(schedule: Schedule | null): schedule is Schedule {
  return schedule?.status === "active";
}
