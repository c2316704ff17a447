import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { WebhookList } from "#core/pages/webhook-pages.ts";
import { ENDPOINTS_MOST, eventWords } from "#core/webhooks/webhook-events.ts";
import { Panel } from "../identity/account/own-frame.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import type { RefusedEndpoint } from "./webhook-action.ts";

type Endpoint = WebhookList["endpoints"][number];
/** `hidden`: what every form of the page sends along, such as the organization. */
export type EndpointsProps = {
  list: WebhookList;
  refused: RefusedEndpoint | null;
  hidden: Record<string, string>;
};

/** All endpoints with their logs, and the form for one more. */
export function Endpoints({ list, refused, hidden }: EndpointsProps) {
  return (
    <>
      {list.endpoints.length === 0 ? (
        <Card aria-labelledby="webhooks">
          <CardHeader title="Webhooks" titleId="webhooks" text={ABOUT[list.owner]} />
          <EmptyState
            className="border-t border-line"
            title="No webhooks"
            text="Add the address of a program that wants to be told what happens here."
          />
        </Card>
      ) : (
        list.endpoints.map((endpoint) => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} list={list} refused={refused} hidden={hidden} />
        ))
      )}
      <Panel id="new-webhook" title="Add a webhook" text={<HowItWorks />}>
        {list.mayAddMore ? (
          <EndpointForm owner={list.owner} endpoint={null} refused={refused} hidden={hidden} />
        ) : (
          <p className="text-muted">There are {ENDPOINTS_MOST} already, which is all there can be.</p>
        )}
      </Panel>
    </>
  );
}

const ABOUT: Record<WebhookList["owner"], string> = {
  person:
    "Programs of yours that are told when something happens here. They hear of your practice because it is yours.",
  organization:
    "Programs that are told when something happens in this organization. They hear of what was handed in, and nothing of private practice.",
};

function HowItWorks() {
  return (
    <>
      <p>
        A message says what happened, when, and which ids it is about. No words of a conversation and no scores are in
        it.
      </p>
      <p className="mt-1.5">
        Messages are signed as{" "}
        <a href="https://www.standardwebhooks.com/" className="link" rel="noreferrer" target="_blank">
          Standard Webhooks
        </a>{" "}
        says, and are sent again for three days until they are received.
      </p>
    </>
  );
}

function EndpointCard({ endpoint, list, refused, hidden }: EndpointsProps & { endpoint: Endpoint }) {
  const { id, url, description, events, off, bothSecretsUntil, deliveries } = endpoint;
  const act = (intent: string, button: ReactNode, className?: string) => (
    <Form method="post" preventScrollReset className={className}>
      {Object.entries({ ...hidden, intent, endpoint: id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button}
    </Form>
  );
  const { host } = new URL(url);
  return (
    <Card aria-labelledby={`webhook-${id}`}>
      <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={`webhook-${id}`} className="font-display text-xl [overflow-wrap:anywhere]">
            {description === "" ? host : <bdi>{description}</bdi>}
          </h2>
          <p className="mt-1 text-muted [overflow-wrap:anywhere]">{url}</p>
        </div>
        {off ? <Pill color="bad">Off</Pill> : <Pill color="good">On</Pill>}
      </header>
      <div className="space-y-3 px-5 pt-3 pb-5">
        {off && (
          <p className="text-bad">
            {OFF_WORDS[off.reason]} {momentLabel(off.atMs, list.timeZone)}.
          </p>
        )}
        {bothSecretsUntil !== null && (
          <p className="text-muted">
            The secret before signs, too, until {momentLabel(bothSecretsUntil, list.timeZone)}.
          </p>
        )}
        <ul className="list-disc pl-5 text-muted">
          {events.map((event) => (
            <li key={event}>{eventWords(list.owner, event)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          {off
            ? act(
                "webhook-on",
                <Button type="submit" size="small" aria-label={`Turn on ${host}`}>
                  Turn on
                </Button>,
              )
            : act(
                "test-webhook",
                <Button type="submit" size="small" variant="secondary" aria-label={`Send a test to ${host}`}>
                  Send a test
                </Button>,
              )}
          {!off &&
            act(
              "webhook-off",
              <Button type="submit" size="small" variant="quiet" aria-label={`Turn off ${host}`}>
                Turn off
              </Button>,
            )}
          <Confirmed
            label="New secret"
            question={`Make a new signing secret for ${host}?`}
            text="The one of now signs beside it for 24 hours, so that you can change it at the receiver."
          >
            {act(
              "new-secret",
              <Button type="submit" size="small">
                Make it
              </Button>,
            )}
          </Confirmed>
          <Confirmed label="Remove" question={`Remove the webhook to ${host}?`} text="Its log goes, too.">
            {act(
              "remove-webhook",
              <Button type="submit" size="small" variant="danger">
                Remove it
              </Button>,
            )}
          </Confirmed>
        </div>
      </div>
      <details className="border-t border-line" open={refused?.endpoint === id}>
        <summary className={SUMMARY}>Change it</summary>
        <div className="px-5 pb-5">
          <EndpointForm owner={list.owner} endpoint={endpoint} refused={refused} hidden={hidden} />
        </div>
      </details>
      <details className="border-t border-line" open={deliveries.some(({ state }) => state !== "delivered")}>
        <summary className={SUMMARY}>Log</summary>
        <DeliveryLog deliveries={deliveries} timeZone={list.timeZone} hidden={hidden} />
      </details>
    </Card>
  );
}

const SUMMARY = "flex min-h-11 cursor-pointer items-center px-5 font-[550] hover:bg-sunken";

const OFF_WORDS: Record<NonNullable<Endpoint["off"]>["reason"], string> = {
  owner: "It was turned off by hand,",
  gone: "It answered that it wants no more messages, so it was turned off,",
  failing: "It received nothing for three days, so it was turned off,",
};
