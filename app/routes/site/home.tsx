import { GUARANTEE, promises } from "#app/content/claims.ts";
import demoVoice from "#app/content/demo-voice.json";
import { testimonials } from "#app/content/testimonials.ts";
import { destinations, site } from "#app/site/site.ts";
import { Face, FaceSheet } from "#app/ui/avatar.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Checkable } from "#app/ui/site/checkable.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { FeatureGrid } from "#app/ui/site/feature-grid.tsx";
import { PlanCards } from "#app/ui/site/plan-cards.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { StatsBand } from "#app/ui/site/stats-band.tsx";
import { TestimonialCards } from "#app/ui/site/testimonial-cards.tsx";
import { Tick } from "#app/ui/site/tick.tsx";
import { personas } from "#core/scenarios/personas.ts";
import type { Route } from "./+types/home";
import { BeginTalk } from "./guests/begin-talk.tsx";
import { HeroCall } from "./home/hero-call.tsx";
import { HowItWorks } from "./home/how-it-works.tsx";
import { homeCall } from "./home/moments.ts";
import { PainPoints } from "./home/pain-points.tsx";
import { organizationData, productData } from "./organization-data.ts";
import { isBilledIn, pageMeta, siteUrlIn } from "./page-meta.ts";
import { rehearsedCall } from "./rehearsed-call.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/",
    title: `${site.name}: ${site.tagline.replace(/\.$/, "")}`,
    description: site.description,
    data: [organizationData(siteUrlIn(matches)), productData(siteUrlIn(matches), isBilledIn(matches))],
  });

/** The faces and the call come from here, so that their library stays on the server. */
export function loader() {
  return unlessRendered("home", () => ({
    customers: personas.map(({ id, name, avatar, temperament }) => ({ id, name, avatar, temperament })),
    call: homeCall(rehearsedCall(), demoVoice),
  }));
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const given = loaderData && { ...loaderData, isBilled: isBilledIn(matches) };
  return <RenderedOnce name="home" of={HomePage} given={given} />;
}

function HomePage({
  customers,
  call,
  isBilled,
}: NonNullable<Route.ComponentProps["loaderData"]> & { isBilled: boolean }) {
  const start = (
    <BeginTalk line={null}>
      <Button type="submit" size="large">
        Talk to a customer now
      </Button>
    </BeginTalk>
  );
  return (
    <>
      <FaceSheet faces={customers} />
      <section className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-12 gap-y-14 px-4 pt-14 pb-18 sm:px-6 sm:pt-20 lg:grid-cols-[1fr_1.05fr] lg:pt-24 lg:pb-28">
        <div>
          <h1 className="font-display text-4xl sm:text-5xl">{site.tagline}</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-muted sm:text-xl sm:leading-normal">
            Practice insurance sales with AI customers who hesitate, push back and hold things back. Then see which
            sentence worked, and what to say instead.
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            {start}
            <ButtonAnchor href="/demo" variant="quiet" size="large">
              Watch a Demo
            </ButtonAnchor>
          </div>
          <p className="mt-3 text-sm text-muted">No account needed: three answers by text.</p>
          <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-1.5">
                <Tick className="size-4 text-good" />
                {promise}
              </li>
            ))}
          </ul>
          <p className="mt-2 max-w-[56ch] text-sm text-muted">{GUARANTEE}</p>
        </div>
        <HeroCall call={call} />
      </section>

      <Section
        id="why"
        raised
        title={`Why agencies choose ${site.name}`}
        lead="Created by former insurance agents, for people who sell auto, home, life and commercial lines. What practice is for: more talk time, higher closing rates, bigger commissions, and confidence when the phone rings."
      >
        <FeatureGrid />
      </Section>
      <StatsBand />
      <PainPoints customers={customers} call={call} />
      <HowItWorks customers={customers} />
      {testimonials.length > 0 ? (
        <Section id="testimonials" title="What agents say">
          <TestimonialCards testimonials={testimonials} />
        </Section>
      ) : (
        <Section
          id="check"
          title="Check it yourself."
          lead="We quote nobody who has not agreed to it, and so far nobody is quoted. This you can check without us:"
        >
          <Checkable score={call.score} />
        </Section>
      )}
      <Section id="pricing" raised title="Plans for one agent or all of them." lead="No contract. Cancel anytime.">
        <PlanCards isBilled={isBilled} />
      </Section>
      <Closing
        title="They pick up when you call."
        text="A bad first try here costs nothing. The same words on a real lead do."
        picture={
          <ul aria-label="The customers" className="mb-8 flex flex-wrap justify-center gap-y-2">
            {customers.map((customer) => (
              <li key={customer.id} className="-mx-1">
                <Face id={customer.id} className="size-13 ring-4 ring-brand-soft sm:size-16" />
                <span className="sr-only">{customer.name}</span>
              </li>
            ))}
          </ul>
        }
      >
        {start}
        <DestinationButton to={destinations.bookDemo} variant="secondary" size="large">
          Book a Demo
        </DestinationButton>
      </Closing>
    </>
  );
}
