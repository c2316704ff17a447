import { CircleCheck, CircleMinus } from "lucide-react";
import { isQuestion } from "#core/feedback/asks-first.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { Section } from "./feedback-section.tsx";
import { Better, Quote } from "./quote.tsx";

/** Holes in the customer's cover that were there to be found. */
export function Gaps({ gaps }: { gaps: Score["gaps"] }) {
  const found = gaps.filter((gap) => gap.found).length;
  return (
    <Section id="gaps" title="Coverage gaps" text={`You found ${found} of ${gaps.length}, as far as was heard.`}>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-line px-5 py-4">
            {gap.found ? (
              <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 text-good" />
            ) : (
              <CircleMinus aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 text-bad" />
            )}
            <div className="space-y-1.5">
              <h3 className="font-[550]">
                {gap.title}{" "}
                <span className="font-normal text-muted">
                  {gap.found ? (gap.tied ? "found, and tied to them" : "found; no tie to them was heard") : "not heard"}
                </span>
              </h3>
              <p className="text-muted">{gap.why}</p>
              {gap.found && (
                <p>
                  <Quote evidence={gap.found} />
                </p>
              )}
              {!(gap.found && gap.tied) && <Better line={gap.better} asksFirst={isQuestion(gap.better)} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
