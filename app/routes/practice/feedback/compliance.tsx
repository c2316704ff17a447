import { classNames } from "#app/ui/class-names.ts";
import { countLabel } from "#core/count-label.ts";
import { stateNote } from "#core/scoring/compliance/states.ts";
import type { ComplianceHit } from "#core/scoring/score-schema.ts";
import { Dispute, type Disputing } from "./dispute-form.tsx";
import { Section } from "./feedback-section.tsx";
import { Better, Quote } from "./quote.tsx";
import { FindingReview } from "./review/finding-review.tsx";

export function Compliance({
  hits,
  town,
  disputing,
}: {
  hits: ComplianceHit[];
  /** Where the customer lives: "Columbus, Ohio". */
  town: string;
  disputing: Disputing;
}) {
  const broken = hits.map(({ rule }) => rule);
  // What decides the whole score is not folded away, nor what is being argued about.
  const isOpen =
    hits.some(({ severity, certainty }) => severity !== "minor" && certainty === "sure") ||
    hits.some(({ rule }) => disputing.refused?.rule === rule || disputing.disputes.some((one) => one.rule === rule));
  const flagged =
    hits.length === 0 ? "Nothing you said was flagged." : `${countLabel(hits.length, "sentence")} flagged.`;
  const text = [flagged, "Training aid, not legal advice: more may be wrong than was found.", stateNote(town, broken)]
    .filter((part) => part !== null)
    .join(" ");
  return (
    <Section id="compliance" title="Compliance" text={text} open={isOpen}>
      {hits.length > 0 && (
        <ul>
          {hits.map((hit) => (
            <li
              key={`${hit.rule} ${hit.evidence.turn} ${hit.evidence.quote}`}
              className="space-y-2 border-t border-line px-5 py-4"
            >
              <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
                <span className={classNames("rounded-full px-2 py-0.5 text-sm font-semibold", lookOf(hit).look)}>
                  {lookOf(hit).label}
                </span>
                {hit.title}
                <span className="text-sm font-normal text-muted">Rule {hit.rule}</span>
              </h3>
              <p>
                <Quote evidence={hit.evidence} />
              </p>
              {hit.certainty === "likely" && (
                <p className="text-sm text-muted">
                  It costs nothing: it only may be a breach, so look at it once more.
                </p>
              )}
              <Better line={hit.safer} />
              <Dispute finding={{ rule: hit.rule, turn: hit.evidence.turn }} disputing={disputing} />
              <FindingReview kind="rule" finding={hit.rule} turn={hit.evidence.turn} title={hit.title} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function lookOf({ severity, certainty }: ComplianceHit) {
  return certainty === "sure" ? SEVERITIES[severity] : TO_CHECK;
}

const TO_CHECK = { label: "Worth a look", look: "bg-warn-soft text-warn" };
const SEVERITIES = {
  blocker: { label: "Blocker", look: "bg-bad text-on-bad" },
  major: { label: "Major", look: "bg-bad-soft text-bad" },
  minor: { label: "Minor", look: "bg-warn-soft text-warn" },
} as const satisfies Record<ComplianceHit["severity"], unknown>;
