import { customerStories } from "#app/content/customer-stories.ts";
import { destinations } from "#app/site/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { RenderedOnce } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { StatsBand } from "#app/ui/site/stats-band.tsx";
import { TestimonialCards } from "#app/ui/site/testimonial-cards.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/our-customers";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/company/our-customers",
    title: "Our Customers",
    description: "What agents and agency owners say, which problem they had, and what they did about it.",
    image: "our-customers",
  });

export default function OurCustomers() {
  return <RenderedOnce name="our customers" of={OurCustomersPage} given={{}} />;
}

function OurCustomersPage() {
  return (
    <>
      <PageHead
        title="Agencies that rehearse."
        lead="Producers who want to sound ready, and owners who want to know before the leads do."
      >
        <DestinationButton to={destinations.bookDemo} size="large">
          Book a demo
        </DestinationButton>
        <ButtonAnchor href="/demo" variant="secondary" size="large">
          Watch a demo
        </ButtonAnchor>
      </PageHead>
      <section aria-label="Testimonials" className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
        <TestimonialCards />
      </section>
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
        title="What is your Tuesday morning?"
        text="Show us the call your team loses most often. We build the customer for it."
      >
        <DestinationButton to={destinations.bookDemo} size="large">
          Book a demo
        </DestinationButton>
        <ButtonAnchor href="/demo" variant="secondary" size="large">
          Watch a demo
        </ButtonAnchor>
      </Closing>
    </>
  );
}
