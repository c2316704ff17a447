import { z } from "zod";
import type { DeliveryView, EndpointView, TeamWebhooksPage, WebhookList } from "#core/pages/webhook-pages.ts";
import { DELIVERY_FAILURES, deliveryState, failureWords } from "#core/webhooks/delivery.ts";
import { ENDPOINTS_MOST, type WebhookOwner } from "#core/webhooks/webhook-events.ts";
import { storedEventsSchema } from "#core/webhooks/webhook-forms.ts";
import { LEASE_MS } from "../../adapters/d1/webhooks/delivery-rows.ts";
import type { digestHooksStatement } from "../../adapters/d1/webhooks/digest-rows.ts";
import type { deliveriesStatement, endpointsStatement } from "../../adapters/d1/webhooks/endpoint-rows.ts";

type RowOf<Statement extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Statement>
>[number];

/** Each endpoint with its part of the log. */
export function webhookList(
  endpoints: readonly RowOf<typeof endpointsStatement>[],
  deliveries: readonly RowOf<typeof deliveriesStatement>[],
  of: { owner: WebhookOwner; timeZone: string; nowMs: number },
): WebhookList {
  return {
    owner: of.owner,
    timeZone: of.timeZone,
    mayAddMore: endpoints.length < ENDPOINTS_MOST,
    endpoints: endpoints.map((endpoint) => {
      const view = endpointView(endpoint, of.nowMs);
      const log = deliveries.filter(({ endpointId }) => endpointId === endpoint.id);
      return { ...view, deliveries: log.map((one) => deliveryView(one, view.off === null, of.nowMs)) };
    }),
  };
}

function endpointView(row: RowOf<typeof endpointsStatement>, nowMs: number): EndpointView {
  const { disabledAt, disabledReason, earlierSecretUntil, events, ...rest } = row;
  return {
    ...rest,
    events: storedEventsSchema.parse(events),
    off: disabledAt === null ? null : { atMs: disabledAt, reason: disabledReason ?? "owner" },
    bothSecretsUntil: earlierSecretUntil !== null && earlierSecretUntil > nowMs ? earlierSecretUntil : null,
  };
}

function deliveryView(row: RowOf<typeof deliveriesStatement>, isOn: boolean, nowMs: number): DeliveryView {
  const { id, messageId, event, attempts, nextAttemptAt, deliveredAt, lastStatus, lastError } = row;
  return {
    ...{ id, messageId, event, attempts, nextAttemptAt, deliveredAt },
    atMs: row.at,
    state: deliveryState({ deliveredAt, nextAttemptAt }),
    problem: lastError === null ? null : problemWords(lastError, lastStatus),
    maySendAgain: isOn && (nextAttemptAt === null || nextAttemptAt > nowMs + LEASE_MS),
  };
}

export function digestView(row: RowOf<typeof digestHooksStatement>): TeamWebhooksPage["digests"][number] {
  const { kind, nextAt, lastSentAt, lastError } = row;
  return { kind, nextAt, lastSentAt, problem: lastError === null ? null : digestProblem(lastError) };
}

/** As the digest stores it: "<why>" or "<why> <status>". */
function digestProblem(stored: string): string {
  const [why = "", status] = stored.split(" ");
  return problemWords(why, status === undefined ? null : Number(status));
}

/** What a later version wrote is shown as it is. */
function problemWords(stored: string, status: number | null): string {
  const why = z.enum(DELIVERY_FAILURES).safeParse(stored);
  return why.success ? failureWords(why.data, status) : stored;
}
