import { aboutQuestions } from "#app/content/faq-questions.ts";
import { destinations, site } from "#app/site/site.ts";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { Faq } from "#app/ui/site/faq.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { personas } from "#core/scenarios/personas.ts";
import { organizationData } from "../organization-data.ts";
import { faqData, pageMeta, siteUrlIn } from "../page-meta.ts";
import type { Route } from "./+types/about-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/company/about-us",
    title: "About Us",
    description: "Created by former insurance agents: why we build customers to practice on, and how we score fairly.",
    data: [organizationData(siteUrlIn(matches)), faqData(aboutQuestions)],
  });

/** The faces come from here, so that their library stays on the server. */
export function loader() {
  return unlessRendered("about us", () => ({
    customers: personas.map(({ id, name, avatar, temperament }) => ({ id, name, avatar, temperament })),
  }));
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <RenderedOnce name="about us" of={AboutUsPage} given={loaderData} />;
}

function AboutUsPage({ customers }: NonNullable<Route.ComponentProps["loaderData"]>) {
  return (
    <>
      <PageHead
        title="Made by people who have sold insurance."
        lead={`${site.name} was created by former insurance agents, so that nobody has to learn to sell on a family that called for help.`}
      />
      <Section id="mission" raised beside title="Our mission">
        <div className="flex flex-col gap-6">
          <p className="font-display text-2xl leading-snug sm:text-3xl sm:leading-snug">
            A family should get the coverage it needs, and not what an unprepared agent managed to explain. That is
            decided in a conversation of ten minutes, and hardly anyone rehearses it.
          </p>
          <p className="max-w-text text-lg text-muted">
            Pilots have simulators. Actors have rehearsals. Agents had a script, a headset and the next name on the
            list. We want the first real call to be somebody’s twentieth.
          </p>
        </div>
      </Section>
      <Section id="story" title="Our story">
        <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {STORY.map((part, index) => (
            <li key={part.title} className="border-t border-line pt-4">
              <p className="text-muted tabular-nums">{index + 1}</p>
              <h3 className="mt-1 font-display text-xl">{part.title}</h3>
              <p className="mt-1.5 text-muted">{part.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="who"
        raised
        title="Who we are"
        lead="Former insurance agents, and nine customers who do not exist but whom every agent has met."
      >
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {customers.map((customer) => (
            <li key={customer.id} className="flex items-center gap-4">
              <PersonaAvatar avatar={customer.avatar} className="size-16" />
              <div>
                <h3 className="font-semibold">{customer.name}</h3>
                <p className="text-muted">{customer.temperament}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="questions" beside title="Questions about us">
        <Faq id="about-questions" questions={aboutQuestions} />
      </Section>
      <Closing title="Come and talk to us." text="Or first to one of them.">
        <ButtonAnchor href="/company/contact-us" size="large">
          Contact Us
        </ButtonAnchor>
        <DestinationButton to={destinations.tryNow} variant="secondary" size="large">
          Try it now
        </DestinationButton>
      </Closing>
    </>
  );
}

const STORY = [
  {
    title: "A sentence every agent knows",
    text: "“Just send me something by email.” Every agent has heard it, and few can say afterwards what they should have answered.",
  },
  {
    title: "A room with two chairs",
    text: "So agents rehearse it: one plays the customer, one the agent, a third takes notes. It works, until the friend in the other chair runs out of time or stays too polite.",
  },
  {
    title: "A customer for everyone",
    text: "Here the customer is software with a life of its own, and the notes are rules that anyone can read. It never gets tired, and its findings quote what was said.",
  },
] as const;
