import { ShieldCheck } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { stateNote } from "#core/scoring/compliance/states.ts";
import type { ComplianceHit } from "#core/scoring/score-schema.ts";
import { Dispute, Disputed, type RefusedDispute } from "./dispute-form.tsx";
import { Section } from "./feedback-section.tsx";
import { Better, Quote } from "./quote.tsx";

export function Compliance({
  hits,
  town,
  disputes,
  refused,
}: {
  hits: ComplianceHit[];
  /** Where the customer lives: "Columbus, Ohio". */
  town: string;
  disputes: ConversationPage["disputes"];
  refused: RefusedDispute | null;
}) {
  const broken = hits.map(({ rule }) => rule);
  const text = ["Training aid, not legal advice.", stateNote(town, broken)].filter((part) => part !== null).join(" ");
  return (
    <Section id="compliance" title="Compliance" text={text}>
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
                <span className={classNames("rounded-full px-2 py-0.5 text-sm font-semibold", lookOf(hit).look)}>
                  {lookOf(hit).label}
                </span>
                {hit.title}
                <span className="text-sm font-normal text-muted">Rule {hit.rule}</span>
              </h3>
              <p>
                <Quote evidence={hit.evidence} />
              </p>
              <Better line={hit.safer} />
              <Judged
                hit={hit}
                dispute={disputes.find(isOf(hit))}
                refused={refused && isOf(hit)(refused) ? refused : null}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Judged(props: {
  hit: ComplianceHit;
  dispute: ConversationPage["disputes"][number] | undefined;
  refused: RefusedDispute | null;
}) {
  return props.dispute ? (
    <Disputed reason={props.dispute.reason} />
  ) : (
    <Dispute hit={props.hit} refused={props.refused} />
  );
}

function isOf(hit: ComplianceHit) {
  return ({ rule, turn }: { rule: string; turn: number }) => rule === hit.rule && turn === hit.evidence.turn;
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
