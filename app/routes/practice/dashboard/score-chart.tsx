import { Card, CardHeader } from "#app/ui/card.tsx";
import { dateLabel } from "#core/conversations/labels.ts";
import type { ScorePoint } from "#core/conversations/views.ts";
import type { ScoreCharts, ScoreGeometry } from "./score-geometry.ts";

/** The line, and the same figures as a table for those who hear the page. */
export function ScoreChart(props: { scores: ScorePoint[]; charts: ScoreCharts | null; nowMs: number }) {
  const { scores, charts, nowMs } = props;
  return (
    <Card aria-labelledby="scores" className="min-w-0">
      <CardHeader
        title="Score over time"
        titleId="scores"
        text={charts ? "Every scored call, drills left out." : null}
      />
      {charts ? (
        <div className="relative px-3 pb-4 sm:px-5">
          <Line geometry={charts.narrow} className="sm:hidden" />
          <Line geometry={charts.wide} className="max-sm:hidden" />
          {/* A table itself grows with its words, wherever it is put. */}
          <div className="sr-only">
            <ScoreTable scores={scores} nowMs={nowMs} />
          </div>
        </div>
      ) : (
        <p className="px-5 pb-5 text-muted">
          {scores[0]
            ? `Your first score is ${scores[0].total}. The line begins with the second.`
            : "The line begins with your second scored call."}
        </p>
      )}
    </Card>
  );
}

function Line({ geometry, className }: { geometry: ScoreGeometry; className: string }) {
  const { width, height, left, right, path, dots, scores, dates } = geometry;
  const last = dots.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`w-full ${className}`}>
      {scores.map(({ y, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-line" />
          <text x={left - 8} y={y} textAnchor="end" dominantBaseline="central" fontSize="12" className={AXIS}>
            {label}
          </text>
        </g>
      ))}
      {dates.map(({ x, label, anchor }) => (
        <text key={x} x={x} y={height - 6} textAnchor={anchor} fontSize="12" className={AXIS}>
          {label}
        </text>
      ))}
      <path
        d={path}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-brand"
      />
      {dots.map((dot) => (
        <circle
          key={dot.id}
          cx={dot.x}
          cy={dot.y}
          r={dot === last ? 5 : 3.5}
          strokeWidth="2"
          className={dot === last ? "fill-brand stroke-surface" : "fill-surface stroke-brand"}
        />
      ))}
      {last && (
        <text
          x={last.x}
          y={last.total > 85 ? last.y + 22 : last.y - 12}
          textAnchor="end"
          fontSize="15"
          className="fill-ink font-display tabular-nums"
        >
          {last.total}
        </text>
      )}
    </svg>
  );
}

function ScoreTable({ scores, nowMs }: { scores: ScorePoint[]; nowMs: number }) {
  return (
    <table>
      <caption>Scores, oldest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Scenario</th>
          <th scope="col">Score of 100</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ conversationId, endedAtMs, scenarioTitle, total }) => (
          <tr key={conversationId}>
            <td>{dateLabel(endedAtMs, nowMs)}</td>
            <td>{scenarioTitle}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AXIS = "fill-muted tabular-nums";
