import { Check, CircleDashed, Minus } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { outcomeWords, stepWords } from "#core/feedback/objection-card.ts";
import { stepResult } from "#core/scoring/objection-steps.ts";
import type { Evidence, Score } from "#core/scoring/score-schema.ts";
import { Section } from "./feedback-section.tsx";
import { Better, Quote, turnId } from "./quote.tsx";

/** Every objection the customer raised, and how far it was taken. */
export function Objections({ score }: { score: Pick<Score, "objections" | "dimensions"> }) {
  return (
    <Section
      id="objections"
      title="Objections"
      text="Acknowledge, explore, answer, check: a mark shows the line where you did it."
    >
      <ul>
        {score.objections.map((objection) => (
          <li key={objection.id} className="border-t border-line px-5 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-[550]">{objection.title}</h3>
              <Outcome score={score} objection={objection} />
            </div>
            {objection.said && (
              <p className="mt-0.5 text-muted">
                <Quote evidence={objection.said} />
              </p>
            )}
            {!objection.unanswerable && (
              <ol className="mt-3 grid grid-cols-2 gap-1.5 sm:grid-cols-4">
                {STAGES.map((stage) => (
                  <Stage
                    key={stage}
                    label={stepWords(score, objection.id, stage)}
                    isPerhaps={stepResult(score, objection.id, stage) === "likely"}
                    evidence={objection[stage]}
                  />
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

function Outcome({ score, objection }: { score: Pick<Score, "dimensions">; objection: Score["objections"][number] }) {
  if (objection.unanswerable) return <span className="text-sm text-muted">Came with the last words, not scored</span>;
  const words = outcomeWords(score, objection);
  return <span className={classNames("text-sm font-semibold", OUTCOME_TONES[words])}>{words}</span>;
}

const OUTCOME_TONES = {
  Settled: "text-good",
  "Perhaps settled": "text-muted",
  "Left open": "text-bad",
} as const satisfies Record<ReturnType<typeof outcomeWords>, string>;

const STAGES = ["acknowledged", "explored", "answered", "confirmed"] as const;

function Stage({ label, isPerhaps, evidence }: { label: string; isPerhaps: boolean; evidence: Evidence | null }) {
  const Icon = isPerhaps ? CircleDashed : Check;
  if (!evidence) {
    return (
      <li className="flex min-h-9 items-center gap-1.5 rounded-control border border-dashed border-edge/50 px-2.5 text-sm text-muted">
        <Minus aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        <span className="sr-only">Not heard: </span>
        {label.toLowerCase()}
      </li>
    );
  }
  return (
    <li>
      <a
        href={`#${turnId(evidence.turn)}`}
        title={evidence.quote}
        className={classNames(
          "flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-sm font-[550] hover:underline",
          isPerhaps ? "bg-idle-soft text-muted" : "bg-good-soft text-good",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={2} className="size-3.5 shrink-0" />
        {label}
        <span className="ml-auto font-normal tabular-nums">
          <span className="sr-only">line </span>
          {evidence.turn + 1}
        </span>
      </a>
    </li>
  );
}
