import { Car, House, Sprout, Store } from "lucide-react";
import demoVoice from "#app/content/demo-voice.json";
import { capabilities, connections, insuranceLines } from "#app/content/feature-list.ts";
import { trialWords } from "#app/content/price-page.ts";
import { destinations } from "#app/site/site.ts";
import { FaceSheet } from "#app/ui/avatar.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { FeatureGrid } from "#app/ui/site/feature-grid.tsx";
import { PointList } from "#app/ui/site/point-list.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { SoonMark } from "#app/ui/site/soon-mark.tsx";
import { personas } from "#core/scenarios/personas.ts";
import type { Route } from "./+types/features";
import { Faces } from "./features/faces.tsx";
import { SkillBars } from "./features/skill-bars.tsx";
import { FeedbackMock } from "./home/mocks/feedback-mock.tsx";
import { MockFrame } from "./home/mocks/mock-frame.tsx";
import { TalkMock } from "./home/mocks/talk-mock.tsx";
import { homeCall } from "./home/moments.ts";
import { isBilledIn, pageMeta } from "./page-meta.ts";
import { rehearsedCall } from "./rehearsed-call.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/features",
    title: "Features",
    description:
      "Roleplay by text and voice with nine AI customers, objections that return, scoring that quotes your sentences, and drills.",
    image: "features",
  });

/** The bars are those of the call that /demo replays. The library stays on the server. */
export function loader() {
  return unlessRendered("features", () => {
    const rehearsed = rehearsedCall();
    const { score } = rehearsed;
    return {
      call: homeCall(rehearsed, demoVoice),
      total: score.total,
      dimensions: score.dimensions.map(({ title, percent }) => ({ title, percent })),
      customers: personas.map(({ id, name, avatar }) => ({ id, name, avatar })),
    };
  });
}

export default function Features({ loaderData, matches }: Route.ComponentProps) {
  const given = loaderData && { ...loaderData, isBilled: isBilledIn(matches) };
  return <RenderedOnce name="features" of={FeaturesPage} given={given} />;
}

function FeaturesPage(props: NonNullable<Route.ComponentProps["loaderData"]> & { isBilled: boolean }) {
  return (
    <>
      <FaceSheet faces={props.customers.filter(({ id }) => id === props.call.customer.id)} />
      <PageHead
        title="Customers who answer back."
        lead="Nine of them, by text or by voice. You are scored on what you said, and you can go back to a moment and try it again."
        picture={<Faces customers={props.customers} />}
      >
        <Steps isBilled={props.isBilled} />
      </PageHead>
      <Section id="six" raised title="Six reasons it works.">
        <FeatureGrid />
      </Section>
      <Section
        id="ai"
        title="What the AI does"
        lead="The customer follows rules we can show you. A language model may choose the words and read along; it gives no points."
      >
        <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
          <PointList points={capabilities} className="grid gap-x-10 gap-y-8 max-lg:order-last sm:grid-cols-2" />
          <div className="flex flex-col gap-6">
            <MockFrame label="A conversation with labels">
              <TalkMock call={props.call} />
            </MockFrame>
            <MockFrame label="Feedback">
              <FeedbackMock call={props.call} />
            </MockFrame>
          </div>
        </div>
      </Section>
      <Section id="lines" raised title="Four lines, sixteen scenarios.">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {insuranceLines.map((line) => {
            const Icon = ICONS[line.name];
            return (
              <li key={line.name} className="rounded-panel border border-line bg-canvas p-6">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 text-brand" />
                <h3 className="mt-4 font-display text-xl">{line.name}</h3>
                <p className="mt-1.5 text-muted">{line.text}</p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        id="analytics"
        title="Performance analytics"
        lead="Eight skills, each made of small yes-or-no checks; what is met by words shows them. Delivery is judged in live calls only. The dashboard follows your skills from call to call."
      >
        <SkillBars total={props.total} dimensions={props.dimensions} />
      </Section>
      <Section
        id="integration"
        raised
        title="Runs in your browser."
        lead="On a laptop between two calls and on a phone in a parking lot, with nothing to install. Your note of a call leaves by copying, as a text file, or by a webhook that says it is ready. What is still on its way says so:"
      >
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {connections.map((tool) => (
            <li
              key={tool}
              className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-canvas px-4 font-[550]"
            >
              {tool}
              <SoonMark of={[tool]} />
            </li>
          ))}
        </ul>
      </Section>
      <Closing title="The first call takes five minutes." text="Priya is patient. Ray is not.">
        <Steps isBilled={props.isBilled} />
      </Closing>
    </>
  );
}

/** "Start Free Trial" and "Schedule Demo" are the specification's words. */
function Steps({ isBilled }: { isBilled: boolean }) {
  return (
    <>
      <DestinationButton to={destinations.tryNow} size="large">
        Start Free Trial
      </DestinationButton>
      <DestinationButton to={destinations.bookDemo} variant="secondary" size="large">
        Schedule Demo
      </DestinationButton>
      <p className="basis-full text-muted">{trialWords(isBilled)}</p>
    </>
  );
}

const ICONS = { Auto: Car, Home: House, Life: Sprout, Commercial: Store } as const;
