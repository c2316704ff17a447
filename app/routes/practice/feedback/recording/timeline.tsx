import type { KeyboardEvent, PointerEvent } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { durationInWords, durationLabel } from "#core/conversations/labels.ts";
import type { RecordingTimeline, TimelineMark } from "#core/feedback/recording-timeline.ts";
import type { Player } from "./player.ts";

const WIDTH = 1000;
const STEP_MS = 5000;

/** Who spoke when: you above, the customer below. A press or the arrow keys move the player, where there is one. */
export function Timeline(props: {
  timeline: RecordingTimeline;
  durationMs: number;
  customerName: string;
  player: Pick<Player, "atMs" | "seek"> | null;
}) {
  const { timeline, durationMs, customerName, player } = props;
  const x = (ms: number) => (ms / durationMs) * WIDTH;
  const drawing = (
    <svg viewBox={`0 0 ${WIDTH} 76`} preserveAspectRatio="none" aria-hidden="true" className="block h-19 w-full">
      {timeline.overlaps.map(({ startMs, endMs }) => (
        <rect
          key={startMs}
          x={x(startMs)}
          y="12"
          width={Math.max(2, x(endMs - startMs))}
          height="64"
          className="fill-warn/25"
        />
      ))}
      <path d={`M0 44H${WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      {timeline.spoken.map(({ turn, speaker, startMs, endMs }) => (
        <rect
          key={turn}
          x={x(startMs)}
          y={speaker === "agent" ? 18 : 47}
          width={Math.max(2, x(endMs - startMs))}
          height="23"
          className={speaker === "agent" ? "fill-brand" : "fill-edge/60"}
        />
      ))}
      {timeline.marks.map(({ turn, atMs, tone, label }) => (
        <rect key={`${turn} ${label}`} x={x(atMs)} y="2" width="5" height="10" rx="2" className={TICKS[tone]} />
      ))}
      {player && (
        <path d={`M${x(player.atMs)} 0V76`} strokeWidth="2" className="stroke-ink" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
  return (
    <figure>
      {player ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label="Place in the recording"
          aria-valuemin={0}
          aria-valuemax={Math.round(durationMs / 1000)}
          aria-valuenow={Math.round(player.atMs / 1000)}
          aria-valuetext={durationInWords(player.atMs / 1000)}
          onKeyDown={(event) => {
            const toMs = keyTarget(event, player.atMs, durationMs);
            if (toMs === null) return;
            event.preventDefault();
            player.seek(toMs);
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            player.seek(pointed(event) * durationMs);
          }}
          onPointerMove={(event) => event.buttons === 1 && player.seek(pointed(event) * durationMs)}
          className="cursor-pointer touch-pan-y rounded-[5px]"
        >
          {drawing}
        </div>
      ) : (
        drawing
      )}
      <figcaption className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          <span className="font-semibold text-brand">You</span> above, {customerName} below
        </span>
        {timeline.overlaps.length > 0 && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-warn/25" />
            Both at once: {timeline.overlaps.length}
          </span>
        )}
      </figcaption>
      {timeline.marks.length > 0 && (
        <Marks marks={timeline.marks} onSeek={player && ((toMs) => player.seek(toMs, true))} />
      )}
    </figure>
  );
}

/** What happened, in order; each leads to its moment. */
function Marks({ marks, onSeek }: { marks: readonly TimelineMark[]; onSeek: ((toMs: number) => void) | null }) {
  return (
    <ul aria-label="Moments" className="mt-2.5 flex flex-wrap gap-1.5">
      {marks.map(({ turn, atMs, tone, label }) => {
        const words = (
          <>
            <span aria-hidden="true" className={classNames("size-2 rounded-full", DOTS[tone])} />
            {label}
            <span className="text-muted tabular-nums">{durationLabel(Math.floor(atMs / 1000))}</span>
          </>
        );
        return (
          <li key={`${turn} ${label}`}>
            {onSeek ? (
              <button
                type="button"
                onClick={() => onSeek(atMs)}
                className={classNames(CHIP, "transition-colors hover:bg-sunken pointer-coarse:h-11")}
              >
                {words}
              </button>
            ) : (
              <span className={CHIP}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const CHIP = "flex h-8 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm";
const DOTS = { good: "bg-good", plain: "bg-active", warn: "bg-warn", bad: "bg-bad" } as const;
const TICKS = { good: "fill-good", plain: "fill-active", warn: "fill-warn", bad: "fill-bad" } as const;

function pointed(event: PointerEvent<HTMLElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  return (event.clientX - box.left) / box.width;
}

function keyTarget({ key }: KeyboardEvent, atMs: number, durationMs: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return atMs - STEP_MS;
    case "ArrowRight":
    case "ArrowUp":
      return atMs + STEP_MS;
    case "PageDown":
      return atMs - 6 * STEP_MS;
    case "PageUp":
      return atMs + 6 * STEP_MS;
    case "Home":
      return 0;
    case "End":
      return durationMs;
    default:
      return null;
  }
}
