import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pill, type PillColor } from "#app/ui/pill.tsx";
import { countLabel } from "#core/count-label.ts";
import type { AdminEvent } from "#core/pages/billing-pages.ts";
import { Moment } from "../admin-frame.tsx";

/** What Stripe told us of, newest first, and what has become of it. */
export function StripeEvents({ events }: { events: AdminEvent[] }) {
  return (
    <Card aria-labelledby="stripe-events" className="mt-4">
      <CardHeader
        title="Events from Stripe"
        titleId="stripe-events"
        text="The last 50. An event only says that something has changed: what it is now is read from Stripe."
      />
      {events.length === 0 ? (
        <EmptyState
          className="border-t border-line"
          title="No events"
          text="None has come yet. Without them what was bought is read when somebody comes back from Stripe, and once a day."
        />
      ) : (
        <ul aria-labelledby="stripe-events" className="divide-y divide-line border-t border-line">
          {events.map((event) => (
            <StripeEvent key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const RESULTS = {
  received: { label: "Waiting", color: "idle" },
  done: { label: "Done", color: "good" },
  ignored: { label: "Not ours", color: "idle" },
  failed: { label: "Failed", color: "bad" },
} as const satisfies Record<AdminEvent["result"], { label: string; color: PillColor }>;

function StripeEvent({ event: { id, type, account, result, problem, tries, receivedAt } }: { event: AdminEvent }) {
  const { label, color } = RESULTS[result];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">{type}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <Moment ms={receivedAt} />
          {account && (
            <>
              {" · "}
              <bdi>{account}</bdi>
            </>
          )}
          {tries > 1 && ` · tried ${countLabel(tries, "time")}`}
        </p>
        {problem && <p className="text-sm text-bad [overflow-wrap:anywhere]">{problem}</p>}
      </div>
      <Pill color={color}>{label}</Pill>
      {(result === "failed" || result === "received") && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="try-event" />
          <input type="hidden" name="event" value={id} />
          <Button type="submit" size="small" variant="secondary" aria-label={`Try again: ${type}`}>
            Try again
          </Button>
        </Form>
      )}
    </li>
  );
}
