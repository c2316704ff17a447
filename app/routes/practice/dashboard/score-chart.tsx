import { Card, CardHeader } from "#app/ui/card.tsx";
import { NARROW, RULED, type ScoreFrame, scoreY, WIDE } from "./score-frame.ts";
import type { ScoreCharts, ScoreLine } from "./score-geometry.ts";

/** The line, and the same figures in words. `firstScore`: what there is before there is a line. */
export function ScoreChart({ charts, firstScore }: { charts: ScoreCharts | null; firstScore: number | null }) {
  return (
    <Card aria-labelledby="scores" className="min-w-0">
      <CardHeader
        title="Score over time"
        titleId="scores"
        text={charts ? "Every scored call, drills left out." : null}
      />
      {charts ? (
        <div className="relative px-3 pb-4 sm:px-5">
          <Line frame={NARROW} line={charts.narrow} last={charts.lastTotal} className="w-full sm:hidden" />
          <Line frame={WIDE} line={charts.wide} last={charts.lastTotal} className="w-full max-sm:hidden" />
          <p className="sr-only">{charts.inWords}</p>
        </div>
      ) : (
        <p className="px-5 pb-5 text-muted">
          {firstScore === null
            ? "The line begins with your second scored call."
            : `Your first score is ${firstScore}. The line begins with the second.`}
        </p>
      )}
    </Card>
  );
}

/** Few elements: what is alike is one path, whose round ends are the dots. */
function Line(props: { frame: ScoreFrame; line: ScoreLine; last: number; className: string }) {
  const { frame, line, last } = props;
  const { width, height, left, right } = frame;
  const lastY = scoreY(frame, last);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fontSize="12"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
      className={props.className}
    >
      <path
        d={RULED.map((score) => `M${left},${scoreY(frame, score)}H${right}`).join("")}
        strokeWidth="1"
        className="stroke-line"
      />
      {RULED.map((score) => (
        <text
          key={score}
          x={left - 8}
          y={scoreY(frame, score)}
          textAnchor="end"
          dominantBaseline="central"
          className={AXIS}
        >
          {score}
        </text>
      ))}
      {line.dates.map(({ x, label, anchor }) => (
        <text key={x} x={x} y={height - 6} textAnchor={anchor} className={AXIS}>
          {label}
        </text>
      ))}
      <path d={line.path} className="stroke-brand" />
      <path d={line.dots} strokeWidth="9" className="stroke-brand" />
      <path d={line.dots} strokeWidth="5" className="stroke-surface" />
      <circle cx={line.lastX} cy={lastY} r="5" className="fill-brand stroke-surface" />
      <text
        x={line.lastX}
        y={last > 85 ? lastY + 22 : lastY - 12}
        textAnchor="end"
        fontSize="15"
        className="fill-ink font-display tabular-nums"
      >
        {last}
      </text>
    </svg>
  );
}

const AXIS = "fill-muted tabular-nums";
