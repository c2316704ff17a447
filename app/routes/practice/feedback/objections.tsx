import { Check, Minus } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import type { Evidence, Score } from "#core/scoring/score-schema.ts";
import { Section } from "./feedback-section.tsx";
import { Better, Quote, turnId } from "./quote.tsx";

/** Every objection the customer raised, and how far it was taken. */
export function Objections({ objections }: { objections: Score["objections"] }) {
  return (
    <Section
      id="objections"
      title="Objections"
      text="Acknowledge, explore, answer, check: a mark shows the line where you did it."
    >
      <ul>
        {objections.map((objection) => (
          <li key={objection.id} className="border-t border-line px-5 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-[550]">{objection.title}</h3>
              <Outcome objection={objection} />
            </div>
            {objection.said && (
              <p className="mt-0.5 text-muted">
                <Quote evidence={objection.said} />
              </p>
            )}
            {!objection.unanswerable && (
              <ol className="mt-3 grid grid-cols-2 gap-1.5 sm:grid-cols-4">
                {STAGES.map(({ stage, label }) => (
                  <Stage key={stage} label={label} evidence={objection[stage]} />
                ))}
              </ol>
            )}
            {!objection.resolved && !objection.unanswerable && (
              <div className="mt-3">
                <Better line={objection.better} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Outcome({ objection: { resolved, unanswerable } }: { objection: Score["objections"][number] }) {
  if (unanswerable) return <span className="text-sm text-muted">Came with the last words, not scored</span>;
  return (
    <span className={classNames("text-sm font-semibold", resolved ? "text-good" : "text-bad")}>
      {resolved ? "Settled" : "Left open"}
    </span>
  );
}

const STAGES = [
  { stage: "acknowledged", label: "Acknowledged" },
  { stage: "explored", label: "Explored" },
  { stage: "answered", label: "Answered" },
  { stage: "confirmed", label: "Checked" },
] as const;

function Stage({ label, evidence }: { label: string; evidence: Evidence | null }) {
  if (!evidence) {
    return (
      <li className="flex min-h-9 items-center gap-1.5 rounded-control border border-dashed border-edge/50 px-2.5 text-sm text-muted">
        <Minus aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        <span className="sr-only">Not </span>
        {label.toLowerCase()}
      </li>
    );
  }
  return (
    <li>
      <a
        href={`#${turnId(evidence.turn)}`}
        title={evidence.quote}
        className="flex min-h-9 items-center gap-1.5 rounded-control bg-good-soft px-2.5 text-sm font-[550] text-good hover:underline"
      >
        <Check aria-hidden="true" strokeWidth={2} className="size-3.5" />
        {label}
        <span className="ml-auto font-normal tabular-nums">
          <span className="sr-only">line </span>
          {evidence.turn + 1}
        </span>
      </a>
    </li>
  );
}
