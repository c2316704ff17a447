import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Pill, type PillColor } from "#app/ui/pill.tsx";
import { countLabel } from "#core/count-label.ts";
import { momentLabel } from "#core/local-days.ts";
import type { DeliveryView } from "#core/pages/webhook-pages.ts";

/** What was sent to one endpoint lately, or is to be, the newest first. */
export function DeliveryLog(props: {
  deliveries: readonly DeliveryView[];
  timeZone: string;
  hidden: Record<string, string>;
}) {
  const { deliveries, timeZone } = props;
  if (deliveries.length === 0) return <p className="px-5 pb-5 text-muted">Nothing has been sent lately.</p>;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2">
              <code className="[overflow-wrap:anywhere]">{delivery.event}</code>
              <Pill color={STATES[delivery.state].color}>{STATES[delivery.state].words}</Pill>
            </p>
            <p className="mt-1 text-sm text-muted tabular-nums">
              {momentLabel(delivery.atMs, timeZone)}
              {delivery.attempts > 0 && `, ${countLabel(delivery.attempts, "attempt")}`}
              {delivery.state === "waiting" &&
                delivery.nextAttemptAt !== null &&
                `, next ${momentLabel(delivery.nextAttemptAt, timeZone)}`}
            </p>
            {delivery.problem !== null && <p className="mt-1 text-sm">{delivery.problem}</p>}
            <p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">{delivery.messageId}</p>
          </div>
          {delivery.maySendAgain && (
            <Form method="post" preventScrollReset>
              {Object.entries({ ...props.hidden, intent: "send-webhook-again", delivery: delivery.id }).map(
                ([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ),
              )}
              <Button
                type="submit"
                size="small"
                variant="secondary"
                aria-label={`Send again: ${delivery.event}, ${momentLabel(delivery.atMs, timeZone)}`}
              >
                Send again
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<DeliveryView["state"], { color: PillColor; words: string }> = {
  delivered: { color: "good", words: "Received" },
  waiting: { color: "active", words: "Waiting" },
  failed: { color: "bad", words: "Given up" },
};
