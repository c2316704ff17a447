import { ChevronDown, CircleCheck, CircleDashed, CircleMinus } from "lucide-react";
import { Bar } from "#app/ui/bar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { asksFirst } from "#core/feedback/asks-first.ts";
import { isNotHeard } from "#core/feedback/not-heard.ts";
import { earnsPoints } from "#core/scoring/earns-points.ts";
import { turnOfCheck } from "#core/scoring/findings.ts";
import type { CheckResult, DimensionResult } from "#core/scoring/score-schema.ts";
import { Dispute, type Disputing } from "./dispute-form.tsx";
import { Section } from "./feedback-section.tsx";
import { ByModel } from "./model-checks.tsx";
import { Better, Quote } from "./quote.tsx";
import { FindingReview } from "./review/finding-review.tsx";

/** Each skill as a bar; opened, the checks behind it with the sentences that earned or cost the points. */
export function Dimensions({ dimensions, disputing }: { dimensions: DimensionResult[]; disputing: Disputing }) {
  const isDisputed = ({ id }: CheckResult) =>
    disputing.refused?.rule === id || disputing.disputes.some(({ rule }) => rule === id);
  return (
    <Section
      id="skills"
      title="Skills"
      text="Open one to see the sentences behind its points."
      open={dimensions.some(({ checks }) => checks.some(isDisputed))}
    >
      <ul>
        {dimensions.map((dimension) => (
          <li key={dimension.id} className="border-t border-line">
            <Dimension dimension={dimension} open={dimension.checks.some(isDisputed)} disputing={disputing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function whyNotScored({ id, checks }: DimensionResult): string {
  if (id === "delivery") return "Only spoken lines show it.";
  return id === "objections" && checks.length > 0
    ? "What came up came too late to be scored."
    : "Nothing here called for it.";
}

function Dimension(props: { dimension: DimensionResult; open: boolean; disputing: Disputing }) {
  const { dimension } = props;
  const checks = dimension.checks.filter((check) => check.result !== "not-applicable");
  if (checks.length === 0) {
    return (
      <div className={ROW}>
        <h3 className="font-[550]">{dimension.title}</h3>
        <span className="text-sm text-muted max-sm:order-last max-sm:col-span-3">{whyNotScored(dimension)}</span>
        <span className="text-right text-sm whitespace-nowrap text-muted">not scored</span>
      </div>
    );
  }
  return (
    <details open={props.open} className="group">
      <summary className={classNames(ROW, "hover:bg-sunken")}>
        <h3 className="font-[550]">{dimension.title}</h3>
        {dimension.percent === null ? (
          <span className="max-sm:hidden" />
        ) : (
          <Bar percent={dimension.percent} className="max-sm:order-last max-sm:col-span-3 max-sm:mt-1.5" />
        )}
        <span className="text-right whitespace-nowrap tabular-nums">
          {dimension.percent === null ? (
            <span className="text-sm text-muted">not scored</span>
          ) : (
            `${Math.round(dimension.percent)}%`
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="space-y-4 px-5 pt-1 pb-5">
        {checks.map((check, index) => (
          <Check
            key={check.id}
            check={check}
            better={checks.findIndex((one) => adviceOf(one) === adviceOf(check)) === index ? adviceOf(check) : null}
            disputing={props.disputing}
          />
        ))}
      </ul>
    </details>
  );
}

const ROW =
  "grid min-h-14 grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 px-5 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_4.5rem_1.25rem]";

/** What to say instead. Checks that were missed in one place often ask for one and the same line: it is shown once. */
function adviceOf({ better, result }: CheckResult): string | null {
  return result === "met" ? null : better;
}

function Check({ check, better, disputing }: { check: CheckResult; better: string | null; disputing: Disputing }) {
  const isUnheard = check.result === "not-met" && isNotHeard(check);
  const { icon: Icon, tone, words } = RESULTS[isUnheard ? "not-heard" : check.result];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-5 ${tone}`} />
      <p>
        <span className="sr-only">{words}: </span>
        {check.question}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {check.outOf === 0 || check.disputed
          ? "not counted"
          : `${numberLabel(check.points)} of ${numberLabel(check.outOf)}`}
      </p>
      <div className="col-start-2 space-y-2 empty:hidden">
        {check.evidence.map((evidence) => (
          <p key={`${evidence.turn} ${evidence.quote}`} className="mt-1 text-muted">
            <Quote evidence={evidence} />
          </p>
        ))}
        {check.because && <p className="text-sm text-muted">{check.because}</p>}
        {check.chance && !check.evidence.some(({ turn }) => turn === check.chance?.turn) && (
          <p className="mt-1 text-muted">
            It could have been met after <Quote evidence={check.chance} />
          </p>
        )}
        <ByModel check={check} />
        {better && <Better line={better} asksFirst={asksFirst(check)} />}
        <Dispute
          finding={{ rule: check.id, turn: turnOfCheck(check) }}
          isQuoted={check.evidence.length > 0}
          isMet={earnsPoints(check)}
          disputing={disputing}
        />
        {check.result !== "not-applicable" && (
          <FindingReview kind="check" finding={check.id} turn={turnOfCheck(check)} title={check.question} />
        )}
      </div>
    </li>
  );
}

const RESULTS = {
  met: { icon: CircleCheck, tone: "text-good", words: "Met" },
  likely: { icon: CircleDashed, tone: "text-muted", words: "Perhaps met" },
  "not-heard": { icon: CircleMinus, tone: "text-bad", words: "Not heard" },
  "not-met": { icon: CircleMinus, tone: "text-bad", words: "Not credited" },
  unproven: { icon: CircleDashed, tone: "text-warn", words: "Not proven" },
  "not-applicable": { icon: CircleDashed, tone: "text-muted", words: "Does not apply" },
} as const satisfies Record<CheckResult["result"] | "not-heard", unknown>;

function numberLabel(value: number): string {
  return String(Math.round(value * 10) / 10);
}
