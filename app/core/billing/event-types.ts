/** The kinds of events that Stripe is asked to send. Whatever they say, the account is read anew. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "subscription_schedule.updated",
  "subscription_schedule.released",
  "subscription_schedule.canceled",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

export function isEventType(type: string): boolean {
  return EVENT_TYPES.some((known) => known === type);
}
