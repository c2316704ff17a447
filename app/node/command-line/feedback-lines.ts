import { NOTHING_SAID } from "#core/coach/coach-answer.ts";
import type { SectionCoverage } from "#core/coach/script-coverage.ts";
import { outcomeWords, stepWords } from "#core/feedback/objection-card.ts";
import { coverageOf, type Rehearsal, scoreRehearsal, turnsOf } from "#core/rehearsals/rehearsal.ts";
import { feedbackText } from "#core/scoring/feedback-text.ts";
import type { CheckResult, DimensionResult, Score } from "#core/scoring/score-schema.ts";
import { whyUnjudged } from "#core/scoring/unjudged.ts";

/** The whole feedback for a terminal: the one thing to fix first, then everything the score is made of. */
export function feedbackLines(rehearsal: Rehearsal): string[] {
  const score = scoreRehearsal(rehearsal);
  if (!score) return ["", NOTHING_SAID];
  const unjudged = whyUnjudged(turnsOf(rehearsal), rehearsal.state.exit !== null);
  if (unjudged !== null) return ["", unjudged];
  return [
    "",
    ...feedbackText(score).split("\n"),
    ...section("Checks", score.dimensions.flatMap(dimensionLines)),
    ...section("Objections", objectionLines(score)),
    ...section("Gaps", gapLines(score)),
    ...section("Compliance", complianceLines(score)),
    ...section(
      "Figures",
      score.metrics.map(({ title, display, range }) => `  ${title}: ${display}. ${range}`),
    ),
    ...section("Your script", coverageOf(rehearsal).flatMap(coverageLines)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function dimensionLines({ title, weight, percent, checks }: DimensionResult): string[] {
  if (percent === null) return [];
  return [
    `  ${title}: ${percent}% (weight ${weight})`,
    ...checks.filter(({ result }) => result !== "not-applicable").flatMap(checkLines),
  ];
}

function checkLines({ question, result, evidence, better }: CheckResult): string[] {
  const isMet = result === "met";
  return [
    `    ${isMet ? "+" : result === "likely" ? "?" : "-"} ${question}`,
    ...evidence.map(({ quote }) => `        “${quote}”`),
    ...(isMet || !better ? [] : [`        Try: “${better}”`]),
  ];
}

function objectionLines(score: Score): string[] {
  return score.objections.map((objection) => {
    const { id, title, resolved, better } = objection;
    const stages = (["acknowledged", "explored", "answered", "confirmed"] as const).filter((stage) => objection[stage]);
    const done = stages.map((stage) => stepWords(score, id, stage).toLowerCase()).join(", ") || "left alone";
    if (objection.unanswerable) return `  ${title}: came with the last words`;
    return `  ${title}: ${done}; ${resolved ? outcomeWords(score, objection).toLowerCase() : `open. Try: “${better}”`}`;
  });
}

function gapLines({ gaps }: Score): string[] {
  return gaps.map(({ title, found, better }) =>
    found ? `  ${title}: named, “${found.quote}”` : `  ${title}: missed. Try: “${better}”`,
  );
}

function complianceLines({ compliance }: Score): string[] {
  if (compliance.length === 0) return ["  Nothing found."];
  return compliance.flatMap(({ rule, severity, certainty, title, evidence, safer }) => [
    `  ${rule} ${certainty === "sure" ? severity : "worth a look, costs nothing"}: ${title}`,
    `        “${evidence.quote}”`,
    `        Safer: “${safer}”`,
  ]);
}

function coverageLines({ title, covered, total, lines }: SectionCoverage): string[] {
  return [
    `  ${title}: ${covered} of ${total} lines said`,
    ...lines.flatMap(({ kind, status, text, evidence }) => {
      if (kind !== "forbidden") return [`    ${status === "missed" ? "-" : "+"} ${text}`];
      return evidence ? [`    ! never to be said: “${evidence.quote}”`] : [];
    }),
  ];
}
