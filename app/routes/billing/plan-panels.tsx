import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Pill } from "#app/ui/pill.tsx";
import type { BillingView, OfferView } from "#core/billing/billing-view.ts";
import type { BillingPage } from "#core/pages/billing-pages.ts";
import { Panel } from "../identity/account/own-frame.tsx";

/** Everything about a plan: what it is, what can be bought, changed, undone and canceled. Each button is a form that posts. */
export function PlanPanels({ page }: { page: BillingPage }) {
  const { view, team, hasPortal } = page;
  const organization = team?.id ?? null;
  return (
    <>
      {view.unpaid && <Unpaid words={view.unpaid} organization={organization} hasPortal={hasPortal} />}
      <Now view={view} organization={organization} />
      {view.offers.length > 0 && (
        <Panel
          id="buy"
          title="Choose a plan"
          text="You pay at Stripe, who keeps the card. There is no contract: you can cancel anytime, and there are no refunds or prorations."
        >
          <Offers intent="buy-plan" offers={view.offers} organization={organization} verb="Buy" />
        </Panel>
      )}
      {view.changes.length > 0 && (
        <Panel id="change" title="Change the plan" text="Each says what it does to the price, and from when.">
          <Offers intent="change-plan" offers={view.changes} organization={organization} verb="Change to" />
        </Panel>
      )}
      {hasPortal && (
        <Panel id="invoices" title="Card and invoices" text="At Stripe, who keeps them.">
          <PlanForm intent="open-portal" organization={organization}>
            <Button type="submit" variant="secondary">
              Open card and invoices
            </Button>
          </PlanForm>
        </Panel>
      )}
      {view.cancel && (
        <Panel id="cancel" title="Cancel" text="One press, and you can undo it until the plan ends.">
          <p className="max-w-text">{view.cancel}</p>
          <PlanForm intent="cancel-plan" organization={organization} className="mt-4">
            <Button type="submit" variant="secondary">
              Cancel the plan
            </Button>
          </PlanForm>
        </Panel>
      )}
    </>
  );
}

type Of = { organization: string | null };

function Now({ view, organization }: { view: BillingView } & Of) {
  return (
    <Panel id="plan" title={view.isTeam ? "Plan of the organization" : "Your plan"}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-display text-2xl">{view.title}</p>
        <Pill color={view.state.color}>{view.state.label}</Pill>
      </div>
      <p className="mt-2 max-w-text text-muted">{view.text}</p>
      {view.facts.length > 0 && (
        <dl className="mt-5 grid max-w-text gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {view.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-[550] tabular-nums max-sm:mb-1.5">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.pending && (
        <Undone words={view.pending} intent="undo-change" label="Undo the change" organization={organization} />
      )}
      {view.canceled && (
        <Undone words={view.canceled} intent="undo-cancel" label="Undo the cancellation" organization={organization} />
      )}
    </Panel>
  );
}

function Undone(props: { words: string; intent: "undo-change" | "undo-cancel"; label: string } & Of) {
  return (
    <div className="mt-5 rounded-control bg-warn-soft px-4 py-3">
      <p className="max-w-text">{props.words}</p>
      <PlanForm intent={props.intent} organization={props.organization} className="mt-3">
        <Button type="submit" size="small" variant="secondary">
          {props.label}
        </Button>
      </PlanForm>
    </div>
  );
}

function Unpaid({ words, organization, hasPortal }: { words: string; hasPortal: boolean } & Of) {
  return (
    <section aria-label="Open payment" className="rounded-card border border-bad bg-surface p-5">
      <p className="max-w-text">{words}</p>
      {hasPortal && (
        <PlanForm intent="open-portal" organization={organization} className="mt-3">
          <Button type="submit" size="small">
            Pay or change the card
          </Button>
        </PlanForm>
      )}
    </section>
  );
}

function Offers(props: { intent: "buy-plan" | "change-plan"; offers: OfferView[]; verb: string } & Of) {
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {props.offers.map(({ key, name, price, included, words }) => (
        <li key={key} className="flex flex-col gap-2 rounded-control border border-line p-4">
          <h3 className="font-[550]">{name}</h3>
          <p className="font-display text-xl tabular-nums">{price}</p>
          <p className="text-muted">{included}</p>
          <p className="text-sm">{words}</p>
          <PlanForm intent={props.intent} organization={props.organization} className="mt-auto pt-2">
            <input type="hidden" name="choice" value={key} />
            <Button type="submit" variant="secondary" aria-label={`${props.verb} ${name}`}>
              {props.verb === "Buy" ? "Buy" : "Change"}
            </Button>
          </PlanForm>
        </li>
      ))}
    </ul>
  );
}

type Intent = "buy-plan" | "change-plan" | "open-portal" | "cancel-plan" | "undo-change" | "undo-cancel";

function PlanForm(props: { intent: Intent; className?: string; children: ReactNode } & Of) {
  return (
    <Form method="post" preventScrollReset className={props.className}>
      <input type="hidden" name="intent" value={props.intent} />
      {props.organization && <input type="hidden" name="organization" value={props.organization} />}
      {props.children}
    </Form>
  );
}
