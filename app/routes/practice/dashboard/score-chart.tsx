import { Card, CardHeader } from "#app/ui/card.tsx";
import type { ScoreLine } from "./score-geometry.ts";

/** The line, and the same figures in words. `firstScore`: what there is before there is a line. */
export function ScoreChart({
  line,
  firstScore,
  otherwiseJudged,
}: {
  line: ScoreLine | null;
  firstScore: number | null;
  /** Left out, since they were judged by earlier rules. */
  otherwiseJudged: number;
}) {
  return (
    <Card aria-labelledby="scores" className="min-w-0">
      <CardHeader
        title="Score over time"
        titleId="scores"
        text={
          line &&
          `Your scored sessions, the last 60 at most; drills, and retries of a session that is gone, left out.${line.gains ? " Green: what retries gained, where they did." : ""}`
        }
      />
      {line ? (
        <div className="relative px-5 pb-5">
          <Plot line={line} />
          <p className="sr-only">{line.inWords}</p>
        </div>
      ) : (
        <p className="px-5 pb-5 text-muted">
          {firstScore === null
            ? "Your second scored session starts the line."
            : `Your first score is ${firstScore}. The second starts the line.`}
        </p>
      )}
      {otherwiseJudged > 0 && (
        <p className="px-5 pb-5 text-sm text-muted">
          {otherwiseJudged === 1 ? "One earlier score was" : `${otherwiseJudged} earlier scores were`} judged by other
          rules and
          {otherwiseJudged === 1 ? " is" : " are"} left out here.
        </p>
      )}
    </Card>
  );
}

/**
 * Few elements: what is alike is one path, whose round ends are the dots. The inner drawing is stretched to any width, strokes
 * and letters are not (`score-plot` in app.css).
 */
function Plot({ line }: { line: ScoreLine }) {
  const { dates, lastTotal } = line;
  const lastX = `${line.lastX / 10}%`;
  return (
    <svg aria-hidden="true" className="score-plot mt-2 mb-6 ml-8 h-36 w-[calc(100%-2.5rem)] sm:h-44">
      <svg aria-hidden="true" viewBox="0 0 1000 100" preserveAspectRatio="none">
        <path d={RULED.map((score) => `M0,${100 - score}H1000`).join("")} className="stroke-line" />
        <path d={line.path} className="stroke-brand stroke-2" />
        {line.gains && <path d={line.gains} className="stroke-good stroke-2 opacity-50" />}
        {line.gains && <path d={line.gainDots} className="stroke-good stroke-[9px]" />}
        <path d={line.dots} className="stroke-brand stroke-[9px]" />
        <path d={line.dots} className="stroke-surface stroke-[5px]" />
      </svg>
      {RULED.map((score) => (
        <text key={score} x="-8" y={`${100 - score}%`} textAnchor="end" dominantBaseline="central">
          {score}
        </text>
      ))}
      {dates.map((date, index) => (
        <text
          key={date}
          x={`${(100 * index) / Math.max(dates.length - 1, 1)}%`}
          y="100%"
          dy="24"
          {...looksOf(index, dates.length)}
        >
          {date}
        </text>
      ))}
      <circle cx={lastX} cy={`${100 - lastTotal}%`} r="5" className="fill-brand stroke-surface stroke-2" />
      <text x={lastX} y={`${100 - lastTotal}%`} dy={lastTotal > 85 ? 24 : -12} textAnchor="end" className={LAST}>
        {lastTotal}
      </text>
    </svg>
  );
}

/** A phone has room for the first date and the last. */
function looksOf(index: number, dates: number) {
  if (index === 0) return {};
  return index === dates - 1
    ? ({ textAnchor: "end" } as const)
    : ({ textAnchor: "middle", className: "max-sm:hidden" } as const);
}

/** The scores with a horizontal rule. */
const RULED = [0, 50, 100];
const LAST = "fill-ink font-display text-base";
