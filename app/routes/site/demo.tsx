import { demoPoints } from "#app/content/demo-points.ts";
import { destinations, site } from "#app/site.ts";
import { Closing } from "#app/ui/site/closing.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { StatsBand } from "#app/ui/site/stats-band.tsx";
import type { Route } from "./+types/demo";
import { rehearsedCall } from "./demo/rehearsed-call.ts";
import { Replay } from "./demo/replay.tsx";
import { replayCall } from "./demo/replay-call.ts";
import { pageMeta } from "./page-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/demo",
    title: "Watch a Demo",
    description:
      "Two minutes of a real practice call with Ray Kowalski: every objection, what was noticed, and the score.",
    image: "demo",
  });

export function loader() {
  return unlessRendered("demo", () => ({ call: replayCall(rehearsedCall()) }));
}

export default function Demo({ loaderData }: Route.ComponentProps) {
  return <RenderedOnce name="demo" of={DemoPage} given={loaderData} />;
}

function DemoPage({ call }: NonNullable<Route.ComponentProps["loaderData"]>) {
  return (
    <>
      <PageHead
        title="Two minutes with Ray."
        lead="Ray has been with one company for twenty-two years. Jordan has five minutes. This call was held and scored by the product; nothing in it is staged but Jordan’s lines."
      >
        <Steps />
      </PageHead>
      <div className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
        {site.film ? <Film {...site.film} /> : <Replay call={call} />}
      </div>
      <Section
        id="does"
        raised
        title="What It Does"
        lead="It puts a customer in front of you who does not know that this is practice."
      >
        <Points points={demoPoints.does} />
      </Section>
      <Section id="can" title="What It Can Do">
        <Points points={demoPoints.can} />
      </Section>
      <div id="helps">
        <h2 className="mx-auto max-w-page px-4 pb-10 font-display text-3xl sm:px-6 sm:text-4xl">How It Helps</h2>
        <StatsBand />
      </div>
      <Section id="teams" title="Why Teams Need It">
        <Points points={demoPoints.teams} />
      </Section>
      <Closing title="Your turn. Ray is waiting." text="Five minutes are enough for a first call and its score.">
        <Steps />
      </Closing>
    </>
  );
}

function Steps() {
  return (
    <>
      <DestinationButton to={destinations.tryNow} size="large">
        Start Now
      </DestinationButton>
      <DestinationButton to={destinations.bookDemo} variant="secondary" size="large">
        Book a Demo
      </DestinationButton>
    </>
  );
}

function Film(props: { src: string; captions: string; poster: string }) {
  return (
    <video
      controls
      preload="none"
      poster={props.poster}
      width={1280}
      height={720}
      className="aspect-video w-full rounded-panel bg-sunken"
    >
      <source src={props.src} type="video/mp4" />
      <track kind="captions" src={props.captions} srcLang="en" label="English" default />
    </video>
  );
}

function Points(props: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {props.points.map((point) => (
        <li key={point.title} className="border-t border-line pt-4">
          <h3 className="font-semibold">{point.title}</h3>
          <p className="mt-1 text-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
