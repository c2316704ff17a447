import { NOT_BILLED, type Plan, plans, priceLabel, yearlyCharge } from "#app/content/price-page.ts";
import { destinations } from "#app/site/site.ts";
import { buttonClass } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { DestinationButton } from "./site-bar.tsx";
import { SoonMark } from "./soon-mark.tsx";
import { Tick } from "./tick.tsx";

/**
 * The plans with their toggle. Two radio buttons and a style (`group-has-checked`) do it: both prices are in the page, and the
 * one that is not chosen is not displayed, so the toggle works without JavaScript and says the right price to everyone. Where
 * nobody bills a line above says so.
 */
export function PlanCards({ isBilled }: { isBilled: boolean }) {
  return (
    <div className="group/plans">
      <fieldset className="mx-auto mb-10 flex w-fit rounded-full border border-line bg-sunken p-1">
        <legend className="sr-only">Prices</legend>
        <Choice id="billing-monthly" words="Monthly" defaultChecked />
        <Choice id="billing-annual" words="Annual" />
      </fieldset>
      {!isBilled && <p className="mx-auto -mt-4 mb-10 max-w-text text-center text-muted">{NOT_BILLED}</p>}
      {/* On a phone they stand one below the other: here one sees how many there are. */}
      <nav aria-label="Plans" className="mb-6 lg:hidden">
        <ul className="flex flex-wrap justify-center gap-x-5">
          {plans.map((plan) => (
            <li key={plan.name}>
              <a href={`#plan-${plan.name.toLowerCase()}`} className="link flex min-h-11 items-center">
                {plan.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </div>
  );
}

function Choice(props: { id: string; words: string; defaultChecked?: boolean }) {
  return (
    <label
      htmlFor={props.id}
      className="flex min-h-11 items-center gap-2 rounded-full border border-transparent px-5 font-[550] text-muted transition-colors has-checked:border-line has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
    >
      <input
        type="radio"
        name="billing"
        id={props.id}
        value={props.words.toLowerCase()}
        defaultChecked={props.defaultChecked}
        className="sr-only"
      />
      {props.words}
    </label>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      id={`plan-${plan.name.toLowerCase()}`}
      className={classNames(
        "flex scroll-mt-18 flex-col rounded-panel border bg-surface p-6 sm:p-8",
        plan.popular ? "border-brand ring-1 ring-brand" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-display text-2xl">{plan.name}</h3>
        {plan.popular && (
          <span className="rounded-full bg-brand px-2.5 py-0.5 text-sm font-[550] text-on-brand">Recommended</span>
        )}
      </div>
      <p className="mt-2 text-muted lg:min-h-[3em]">{plan.description}</p>
      <div className="mt-5 lg:min-h-24">
        {plan.monthlyPriceCents !== null && plan.yearlyPriceCents !== null ? (
          <>
            <Price cents={plan.monthlyPriceCents} note="billed monthly" className={MONTHLY} />
            <Price
              cents={plan.yearlyPriceCents}
              note={`${yearlyCharge(plan.yearlyPriceCents)} charged yearly. ${plan.savings}`}
              className={ANNUAL}
            />
          </>
        ) : (
          <>
            <p className="font-display text-4xl">Let’s talk</p>
            <p className="mt-1.5 text-muted">Priced by contact</p>
          </>
        )}
      </div>
      {plan.monthlyPriceCents === null ? (
        <a
          href="/company/contact-us"
          className={classNames(buttonClass({ variant: "secondary", size: "large" }), "mt-5 w-full")}
        >
          Contact Us
        </a>
      ) : (
        <DestinationButton
          to={destinations.tryNow}
          size="large"
          variant={plan.popular ? "primary" : "secondary"}
          className="mt-5 w-full"
        >
          Try it now<span className="sr-only">: {plan.name}</span>
        </DestinationButton>
      )}
      <p className="mt-7 font-semibold">
        {plan.subtitle} <SoonMark of={[plan.subtitle]} />
      </p>
      <ul className="mt-3 flex flex-col gap-2.5">
        {plan.features.slice(1).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Tick className="mt-0.5 size-[1.125rem] shrink-0 text-good" />
            <span>
              {feature} <SoonMark of={[feature]} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-6 text-sm text-muted">{plan.ideal}</p>
    </li>
  );
}

const MONTHLY = "group-has-[#billing-annual:checked]/plans:hidden";
const ANNUAL = "hidden group-has-[#billing-annual:checked]/plans:block";

function Price(props: { cents: number; note: string; className: string }) {
  return (
    <div className={props.className}>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-4xl tabular-nums">{priceLabel(props.cents)}</span>
        <span className="text-muted">per month</span>
      </p>
      <p className="mt-1.5 text-muted">
        {props.note} <SoonMark of={[props.note]} />
      </p>
    </div>
  );
}
