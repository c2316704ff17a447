import type { ReactNode } from "react";
import { Face } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ScoreRing, toneOfScore } from "#app/ui/score-ring.tsx";
import { Tick } from "#app/ui/site/tick.tsx";
import { durationLabel } from "#core/conversations/labels.ts";
import type { HomeCall } from "./moments.ts";

/**
 * A call in progress and, tucked under it, what the agent is told afterwards. A picture for the eye; its words are read
 * out too.
 */
export function HeroCall({ call }: { call: HomeCall }) {
  return (
    <figure
      aria-label="A practice call in Rolecall"
      className="relative mx-auto w-full min-w-0 max-w-xl pb-28 sm:pb-24 lg:max-w-none"
    >
      <div className="overflow-hidden rounded-panel border border-line bg-surface shadow-float">
        <div className="flex items-center gap-3.5 border-b border-line bg-signal-soft px-4 py-3.5 sm:px-5">
          <Face id={call.customer.id} className="size-12" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{call.customer.name}</p>
            <p className="truncate text-sm text-muted">{call.customer.temperament}</p>
          </div>
          <Waveform />
          <span className="text-base font-semibold text-signal-text tabular-nums">
            <span className="sr-only">On the call for </span>
            {durationLabel(call.heroSeconds)}
          </span>
        </div>
        <ol className="flex flex-col gap-3.5 bg-sunken px-4 py-5 sm:px-5 sm:py-6">
          {call.hero.map((line) => (
            <Line
              key={line.text}
              speaker={line.speaker}
              notes={line.notes.filter(({ tone }) => tone === "good").map(({ label }) => label)}
            >
              {line.text}
            </Line>
          ))}
        </ol>
      </div>
      <Scorecard call={call} />
    </figure>
  );
}

export function Line(props: { speaker: "customer" | "agent"; notes?: string[]; children: ReactNode }) {
  const mine = props.speaker === "agent";
  return (
    <li className={classNames("flex flex-col", mine ? "items-end pl-8 sm:pl-14" : "items-start pr-8 sm:pr-14")}>
      <span className="sr-only">{mine ? "You: " : "Customer: "}</span>
      <p
        className={classNames(
          "rounded-panel px-4 py-2.5 text-base sm:text-lg",
          mine ? "rounded-br-[4px] bg-brand text-on-brand" : "rounded-bl-[4px] border border-line bg-surface",
        )}
      >
        {props.children}
      </p>
      {props.notes && props.notes.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-3 text-sm font-[550] text-good">
          {props.notes.map((note) => (
            <li key={note} className="flex items-center gap-1">
              <Tick className="size-3.5" />
              {note}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * The live call alone may move all the time, but only from when the page has come to rest: while it loads, moving costs
 * a phone.
 */
function Waveform() {
  return (
    <span aria-hidden="true" className="flex h-8 w-19 shrink-0 items-center justify-between max-xs:hidden">
      {BARS.map(([height, delay], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars never move.
        <span key={index} className={classNames("w-[3px] animate-breathe rounded-full bg-signal", height, delay)} />
      ))}
    </span>
  );
}

const BARS = [
  ["h-2", "[animation-delay:2s]"],
  ["h-3.5", "[animation-delay:2.2s]"],
  ["h-5.5", "[animation-delay:2.7s]"],
  ["h-3", "[animation-delay:3.1s]"],
  ["h-6.5", "[animation-delay:2.4s]"],
  ["h-7.5", "[animation-delay:2.9s]"],
  ["h-4.5", "[animation-delay:2.1s]"],
  ["h-6", "[animation-delay:2.6s]"],
  ["h-3.5", "[animation-delay:3.3s]"],
  ["h-5", "[animation-delay:2.3s]"],
  ["h-2.5", "[animation-delay:2.8s]"],
  ["h-4", "[animation-delay:2.5s]"],
  ["h-2", "[animation-delay:3s]"],
] as const;

function Scorecard({ call }: { call: HomeCall }) {
  return (
    <div className="absolute right-3 bottom-0 left-3 flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-float sm:right-8 sm:left-auto sm:w-96 sm:gap-5 lg:-right-4">
      <ScoreRing score={call.score} label="Overall score" className="size-20" />
      <dl className="flex min-w-0 flex-1 flex-col gap-2">
        {SHOWN.map(([title, words]) => {
          const percent = call.dimensions.find((one) => one.title === title)?.percent;
          return percent === undefined ? null : <Dimension key={title} title={words} percent={percent} />;
        })}
      </dl>
    </div>
  );
}

const SHOWN = [
  ["Needs discovery", "Discovery"],
  ["Listening", "Listening"],
  ["Handling objections", "Objections"],
] as const;

export function Dimension(props: { title: string; percent: number }) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <dt className="w-19 shrink-0 text-muted">{props.title}</dt>
      <dd className="flex flex-1 items-center gap-3">
        <svg
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={classNames("h-1.5 w-full rounded-full", toneOfScore(props.percent))}
        >
          <rect width="100" height="6" className="fill-line" />
          <rect width={props.percent} height="6" className="fill-current" />
        </svg>
        <span className="w-6 text-right font-[550] tabular-nums">{props.percent}</span>
      </dd>
    </div>
  );
}
