import { ShieldCheck } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import type { ComplianceHit } from "#core/scoring/score.ts";
import { Better, Quote } from "./quote.tsx";
import { Section } from "./section.tsx";

export function Compliance({ hits }: { hits: ComplianceHit[] }) {
  return (
    <Section id="compliance" title="Compliance" text="Training aid, not legal advice.">
      {hits.length === 0 ? (
        <p className="flex items-center gap-2.5 px-5 pb-5">
          <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="size-5 text-good" />
          Nothing you said was flagged.
        </p>
      ) : (
        <ul>
          {hits.map((hit) => (
            <li
              key={`${hit.rule} ${hit.evidence.turn} ${hit.evidence.quote}`}
              className="space-y-2 border-t border-line px-5 py-4"
            >
              <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
                <span
                  className={classNames(
                    "rounded-full px-2 py-0.5 text-sm font-semibold",
                    SEVERITIES[hit.severity].look,
                  )}
                >
                  {SEVERITIES[hit.severity].label}
                </span>
                {hit.title}
                <span className="text-sm font-normal text-muted">Rule {hit.rule}</span>
              </h3>
              <p>
                <Quote evidence={hit.evidence} />
              </p>
              <Better line={hit.safer} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const SEVERITIES = {
  blocker: { label: "Blocker", look: "bg-bad text-on-bad" },
  major: { label: "Major", look: "bg-bad-soft text-bad" },
  minor: { label: "Minor", look: "bg-warn-soft text-warn" },
} as const satisfies Record<ComplianceHit["severity"], unknown>;
