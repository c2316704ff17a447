import { demoPoints } from "#app/content/demo-points.ts";
import demoVoice from "#app/content/demo-voice.json";
import { destinations, site } from "#app/site/site.ts";
import { Closing } from "#app/ui/site/closing.tsx";
import { PointList } from "#app/ui/site/point-list.tsx";
import { RenderedOnce, unlessRendered } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import { StatsBand } from "#app/ui/site/stats-band.tsx";
import type { Route } from "./+types/demo";
import { Replay } from "./demo/replay.tsx";
import { replayCall } from "./demo/replay-call.ts";
import { pageMeta } from "./page-meta.ts";
import { rehearsedCall } from "./rehearsed-call.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/demo",
    title: "Watch a Demo",
    description:
      "Two minutes of a practice call with Ray Kowalski, held and scored by the product: every objection, what was noticed, and the score.",
    image: "demo",
  });

export function loader() {
  return unlessRendered("demo", () => ({ call: replayCall(rehearsedCall(), demoVoice) }));
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
        <PointList points={demoPoints.does} className={POINTS} />
      </Section>
      <Section id="can" title="What It Can Do">
        <PointList points={demoPoints.can} className={POINTS} />
      </Section>
      <StatsBand title="How It Helps" />
      <Section id="teams" title="Why Teams Need It">
        <PointList points={demoPoints.teams} className={POINTS} />
      </Section>
      <Closing title="Your turn. Ray is waiting." text="Five minutes are enough for a first call and its score.">
        <Steps />
      </Closing>
    </>
  );
}

const POINTS = "grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3";

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
