import { customerStories } from "#app/content/customer-stories.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { destinations } from "#app/site/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Checkable } from "#app/ui/site/checkable.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { StatsBand } from "#app/ui/site/stats-band.tsx";
import { TestimonialCards } from "#app/ui/site/testimonial-cards.tsx";
import { pageMeta } from "../page-meta.ts";
import { rehearsedCall } from "../rehearsed-call.ts";
import type { Route } from "./+types/our-customers";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/company/our-customers",
    title: "Our Customers",
    description: "Problems that agencies have in common, what helps against them here, and the figures of our pilot.",
  });

/** The score is that of the call on /demo. */
export function loader() {
  return unlessRendered("our customers", () => ({ score: rehearsedCall().score.total }));
}

export default function OurCustomers({ loaderData }: Route.ComponentProps) {
  return <RenderedOnce name="our customers" of={OurCustomersPage} given={loaderData} />;
}

function OurCustomersPage({ score }: NonNullable<Route.ComponentProps["loaderData"]>) {
  return (
    <>
      <PageHead
        title="For agencies that rehearse."
        lead="Producers who want to sound ready, and owners who want to know before the leads do."
      >
        <DestinationButton to={destinations.bookDemo} size="large">
          Book a Demo
        </DestinationButton>
        <ButtonAnchor href="/demo" variant="secondary" size="large">
          Watch a Demo
        </ButtonAnchor>
      </PageHead>
      {testimonials.length > 0 ? (
        <section aria-label="Testimonials" className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
          <TestimonialCards testimonials={testimonials} />
        </section>
      ) : (
        <Section
          id="check"
          raised
          title="Nobody is quoted here yet."
          lead="We quote customers who agreed to it, by name, and nobody else. Until then, what you can check yourself:"
        >
          <Checkable score={score} />
        </Section>
      )}
      <StatsBand />
      <Section id="stories" title="Three problems, and what helps.">
        <ul className="flex flex-col gap-5">
          {customerStories.map((story) => (
            <li key={story.title} className="rounded-panel border border-line bg-surface p-6 sm:p-8">
              <h3 className="font-display text-2xl">{story.title}</h3>
              <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
                <div>
                  <dt className="font-semibold text-warn">Challenge</dt>
                  <dd className="mt-1 text-muted">{story.challenge}</dd>
                </div>
                <div>
                  <dt className="font-semibold text-good">Solution</dt>
                  <dd className="mt-1 text-muted">{story.solution}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        title="Which call do you lose most often?"
        text="Tell us, and we show you the scenario that comes closest."
      >
        <DestinationButton to={destinations.bookDemo} size="large">
          Book a Demo
        </DestinationButton>
        <ButtonAnchor href="/demo" variant="secondary" size="large">
          Watch a Demo
        </ButtonAnchor>
      </Closing>
    </>
  );
}
