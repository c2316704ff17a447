import { complianceRules } from "#core/scoring/compliance/rules.ts";
import type { ComplianceHit } from "#core/scoring/score-schema.ts";
import { complianceCases } from "#tests/app/core/scoring/compliance-cases.ts";
import { atLeast } from "#tests/bench/table.ts";
import { missSection, type Row, type Section } from "../table.ts";
import { dev } from "./dev.ts";
import { findingsOf } from "./findings.ts";
import type { EvalCase } from "./labelled-lines.ts";
import { seenNatural } from "./seen-natural.ts";
import { unseen } from "./unseen.ts";

type Judged = Omit<EvalCase, "breaks"> & { breaks: string[]; found: string[]; sure: string[] };

/** Precision and recall of the detector over rules of lines, with the marks the real engine makes of each line. */
export function reportCompliance(missesShown: number): Section[] {
  const existing = complianceCases.map((line, index): EvalCase & { heldOut: boolean } => ({
    ...line,
    mayAlso: [],
    id: `existing.${index + 1}`,
    line: "auto",
    isRecorded: false,
  }));
  const seen = seenNatural.map(judge);
  return [
    {
      title: "Compliance rules broken by agent lines",
      columns: ["value"],
      rows: [
        ...figures("existing, tuned on", existing.filter(({ heldOut }) => !heldOut).map(judge)),
        ...figures("existing, held out", existing.filter(({ heldOut }) => heldOut).map(judge)),
        ...figures("natural, seen", seen),
        ...figures("natural, to steer by", dev.map(judge)),
        ...figures("natural, unseen", unseen.map(judge), UNSEEN_BARS, UNSEEN_SET),
      ],
    },
    missSection([...seen, ...dev.map(judge)].flatMap(missesOf), missesShown),
  ];
}

const UNSEEN_BARS = { precision: 0.95, recall: 0.88 };
const SEVERITIES: ComplianceHit["severity"][] = ["blocker", "major", "minor"];
const severityOf = new Map<string, ComplianceHit["severity"]>(
  complianceRules.map(({ id, severity }) => [id, severity]),
);

const UNSEEN_SET = "lines that nobody read while tuning, half of them near misses";

function figures(part: string, lines: Judged[], bars?: typeof UNSEEN_BARS, set?: string): Row[] {
  const all = measure(lines, () => true);
  return [
    {
      name: `${part}: precision (${lines.length} lines)`,
      cells: [all.precision.toFixed(3)],
      bar: bars && atLeast(bars.precision, all.precision),
      ...(set && { publish: { what: "Of what is found, is right", set, size: lines.length } }),
    },
    {
      name: `${part}: recall`,
      cells: [all.recall.toFixed(3)],
      bar: bars && atLeast(bars.recall, all.recall),
      ...(set && { publish: { what: "Of what breaks a rule, is found", set, size: lines.length } }),
    },
    ...sureRows(part, lines, set),
    ...SEVERITIES.map((severity): Row => {
      const { precision, recall } = measure(lines, (rule) => severityOf.get(rule) === severity);
      return { name: `  ${severity}: precision / recall`, cells: [`${precision.toFixed(3)} / ${recall.toFixed(3)}`] };
    }),
  ];
}

/** What counts, as against what is shown. */
function sureRows(part: string, lines: Judged[], set?: string): Row[] {
  const sure = measure(
    lines.map((line) => ({ ...line, found: line.sure })),
    () => true,
  );
  return [
    {
      name: `${part}: precision of what counts`,
      cells: [sure.precision.toFixed(3)],
      ...(set && { publish: { what: "Of what counts, is right", set, size: lines.length } }),
    },
    { name: `${part}: recall of what counts`, cells: [sure.recall.toFixed(3)] },
  ];
}

function measure(lines: Judged[], counts: (rule: string) => boolean) {
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const { breaks, found } of lines) {
    right += found.filter((rule) => counts(rule) && breaks.includes(rule)).length;
    wrong += found.filter((rule) => counts(rule) && !breaks.includes(rule)).length;
    missed += breaks.filter((rule) => counts(rule) && !found.includes(rule)).length;
  }
  return { precision: right / (right + wrong), recall: right / (right + missed) };
}

function missesOf({ id, said, breaks, found }: Judged): string[] {
  const missed = breaks.filter((rule) => !found.includes(rule));
  const wrong = found.filter((rule) => !breaks.includes(rule));
  return [
    ...missed.map((rule) => `missed ${rule} (${id}): ${said}`),
    ...wrong.map((rule) => `wrongly ${rule} (${id}): ${said}`),
  ];
}

function judge(line: EvalCase): Judged {
  const hits = findingsOf(line).hits.filter(({ rule }) => !line.mayAlso.some((one) => one === rule));
  const rulesOf = (some: ComplianceHit[]) => [...new Set(some.map(({ rule }) => rule))];
  return { ...line, found: rulesOf(hits), sure: rulesOf(hits.filter(({ certainty }) => certainty === "sure")) };
}
