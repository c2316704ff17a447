import { Check, Minus } from "lucide-react";
import { type Plan, planComparison, planQuestions, plans, priceLabel, WHERE_BILLED } from "#app/content/price-page.ts";
import { destinations } from "#app/site/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { Faq } from "#app/ui/site/faq.tsx";
import { PlanCards } from "#app/ui/site/plan-cards.tsx";
import { RenderedOnce } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { SoonMark } from "#app/ui/site/soon-mark.tsx";
import type { Route } from "./+types/pricing";
import { productData } from "./organization-data.ts";
import { faqData, isBilledIn, isOperator, pageMeta, siteUrlIn } from "./page-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/pricing",
    title: "Pricing",
    description: isBilledIn(matches)
      ? `Starter at ${priceOf("Starter")}, Professional at ${priceOf("Professional")} a month, less by the year. A free trial, no contract, cancel anytime.`
      : `Every account is free here. Where plans are billed: Starter at ${priceOf("Starter")}, Professional at ${priceOf("Professional")} a month, less by the year.`,
    image: "pricing",
    data: [
      productData(siteUrlIn(matches), isBilledIn(matches)),
      faqData(planQuestions, isBilledIn(matches) ? "" : WHERE_BILLED),
    ],
  });

function priceOf(name: Plan["name"]): string {
  return priceLabel(plans.find((plan) => plan.name === name)?.monthlyPriceCents ?? 0);
}

export default function Pricing({ matches }: Route.ComponentProps) {
  const isBilled = isBilledIn(matches);
  return (
    <>
      {!isBilled && isOperator(matches) && <OperatorNote />}
      <RenderedOnce name="pricing" of={PricingPage} given={{ isBilled }} />
    </>
  );
}

/** For whoever runs the site; nobody else is shown it. */
function OperatorNote() {
  return (
    <p className="mx-auto mt-6 max-w-text rounded-control bg-warn-soft px-4 py-3">
      To you who run this site: nobody bills here, because no Stripe key is set.{" "}
      <a href="/admin/billing" className="link">
        How to turn billing on
      </a>
    </p>
  );
}

function PricingPage({ isBilled }: { isBilled: boolean }) {
  return (
    <>
      <PageHead title="A price for each person who practices." lead="No contract. Cancel anytime." />
      <section aria-labelledby="plans" className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <PlanCards isBilled={isBilled} />
      </section>
      <Section id="compare" raised title="What is in each plan">
        <ComparisonTable />
      </Section>
      <Section
        id="questions"
        beside
        title={isBilled ? "Questions about paying" : "Questions about paying, where plans are billed"}
      >
        <Faq id="pricing-questions" questions={planQuestions} />
      </Section>
      <Closing
        title="What is it worth to you?"
        text="Put your figures into the calculator, and see how many more policies a month pay for a plan."
      >
        <ButtonAnchor href="/resources/calculator" size="large">
          Open the calculator
        </ButtonAnchor>
        <DestinationButton to={destinations.bookDemo} variant="secondary" size="large">
          Book a Demo
        </DestinationButton>
      </Closing>
    </>
  );
}

function ComparisonTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label="Plans compared" tabIndex={0} className="relative overflow-x-auto">
      <p className="mb-3 text-sm text-muted sm:hidden">Three plans: slide the table to see them all.</p>
      <table className="w-full min-w-130 table-fixed text-left sm:min-w-160">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-1/3 py-3 pr-4 font-semibold sm:w-2/5">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" className="px-3 py-3 font-display text-lg sm:text-xl">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planComparison.map(([feature, ...values]) => (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {feature} <SoonMark of={[feature, ...values.filter((value) => typeof value === "string")]} />
              </th>
              {values.map((value, index) => (
                <td key={plans[index]?.name} className="px-3 py-3">
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" strokeWidth={2} className={value ? "size-5 text-good" : "size-5 text-muted"} />
      <span className="sr-only">{value ? "Included" : "Not included"}</span>
    </>
  );
}
