import { Pause, Play } from "lucide-react";
import replayModule from "#app/browser/site/replay.ts?module";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { NOTE_TONES } from "#app/ui/note-tones.ts";
import { ScoreRing } from "#app/ui/score-ring.tsx";
import { InlineModule } from "#app/ui/site/inline-module.tsx";
import { durationLabel } from "#core/conversations/labels.ts";
import { SkillList } from "../features/skill-bars.tsx";
import type { ReplayCall, ReplayLine } from "./replay-call.ts";

/** A scored call: there to be read; with the script, played line by line like the call it was. */
export function Replay({ call }: { call: ReplayCall }) {
  return (
    <section
      aria-label={`A practice call with ${call.customer.name}`}
      data-replay="whole"
      className="group/replay overflow-hidden rounded-panel border border-line bg-surface shadow-float"
    >
      <div className="flex items-center gap-3.5 border-b border-line px-4 py-3.5 transition-colors group-data-[replay=playing]/replay:bg-signal-soft sm:px-6">
        <PersonaAvatar avatar={call.customer.avatar} className="size-12" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{call.customer.name}</p>
          <p className="truncate text-sm text-muted">{call.scenario}</p>
        </div>
      </div>
      <Controls seconds={call.seconds} isSpoken={call.isSpoken} />
      <div className="grid lg:grid-cols-[1.35fr_1fr]">
        {/* Its height stays while lines come and go. */}
        <div className="relative h-[32rem] lg:h-auto">
          <div
            data-log
            role="log"
            aria-label="The call"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="absolute inset-0 overflow-y-auto bg-sunken px-4 py-5 focus-visible:-outline-offset-2 sm:px-6"
          >
            <ol className="flex flex-col gap-4">
              {call.lines.map((line) => (
                <ReplayRow key={line.atSeconds} line={line} customer={call.customer.name} />
              ))}
            </ol>
          </div>
        </div>
        <div className="relative border-line max-lg:border-t lg:border-l">
          <p className="absolute inset-0 hidden items-center justify-center p-8 text-center text-muted group-data-[replay=paused]/replay:flex group-data-[replay=playing]/replay:flex">
            The score comes when the call is over.
          </p>
          <div className="flex flex-col gap-6 p-5 group-data-[replay=paused]/replay:invisible group-data-[replay=playing]/replay:invisible sm:p-6">
            <Feedback call={call} />
          </div>
        </div>
      </div>
      <InlineModule code={replayModule} />
    </section>
  );
}

/** In its place from the start, so that nothing moves when the script comes; not there where there is none. */
function Controls(props: { seconds: number; isSpoken: boolean }) {
  return (
    <div className="flex flex-wrap noscript:hidden items-center gap-4 border-b border-line px-4 py-3 sm:px-6">
      <button
        type="button"
        data-play
        aria-label="Play the call"
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-colors hover:bg-brand-strong"
      >
        <Play
          aria-hidden="true"
          strokeWidth={1.75}
          className="ml-0.5 size-5 fill-current group-data-[replay=playing]/replay:hidden"
        />
        <Pause
          aria-hidden="true"
          strokeWidth={1.75}
          className="hidden size-5 fill-current group-data-[replay=playing]/replay:block"
        />
      </button>
      <input
        type="range"
        aria-label="Place in the call"
        min={0}
        max={props.seconds}
        step={1}
        defaultValue={props.seconds}
        className="h-11 min-w-0 flex-1"
      />
      <p className="text-sm text-muted tabular-nums">
        <span data-clock>{durationLabel(props.seconds)}</span> / {durationLabel(props.seconds)}
      </p>
      {props.isSpoken && (
        <>
          {/* Every word of it stands in the lines below, as it is said. */}
          {/* biome-ignore lint/a11y/useMediaCaption: the lines are its captions. */}
          <audio data-voice src="/demo-call.webm" preload="none" />
          <p className="basis-full text-sm text-muted">
            Voice: the built-in one, made by the product. It says Jordan’s lines too.
          </p>
        </>
      )}
    </div>
  );
}

function ReplayRow({ line, customer }: { line: ReplayLine; customer: string }) {
  const mine = line.speaker === "agent";
  return (
    <li
      data-at={line.atSeconds}
      className={classNames(
        "flex animate-appear flex-col",
        mine ? "items-end pl-6 sm:pl-14" : "items-start pr-6 sm:pr-14",
      )}
    >
      <span className="sr-only">{mine ? "Agent: " : `${customer}: `}</span>
      <p
        className={classNames(
          "rounded-panel px-3.5 py-2.5",
          mine ? "rounded-br-[4px] bg-brand text-on-brand" : "rounded-bl-[4px] border border-line bg-surface",
        )}
      >
        {line.text}
      </p>
      {line.notes.length > 0 && (
        <p className={classNames("mt-1.5 flex flex-wrap gap-1", mine && "justify-end")}>
          {line.notes.map((note) => (
            <span key={note.label} className={classNames("rounded-[5px] px-1.5 py-px text-sm", NOTE_TONES[note.tone])}>
              {note.label}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Feedback({ call }: { call: ReplayCall }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <ScoreRing score={call.score} label="Overall score" className="size-20" />
        <p className="font-display text-xl">{call.verdict}</p>
      </div>
      <SkillList dimensions={call.dimensions} className="flex flex-col gap-3" />
      <div className="rounded-card border border-brand/40 bg-brand-soft p-4">
        <p className="text-sm font-semibold text-brand">Still open</p>
        <p className="font-display text-xl">{call.slip.title}</p>
        <p className="mt-2">
          <span className="text-sm font-semibold">Jordan said </span>“{call.slip.said}”
        </p>
        <p className="mt-2 border-l-2 border-brand pl-3">
          <span className="text-sm font-semibold text-brand">Better </span>“{call.slip.better}”
        </p>
      </div>
    </>
  );
}
