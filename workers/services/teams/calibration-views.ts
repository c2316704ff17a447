import { isFlagged, pairAgreement } from "#core/calibration/agreement.ts";
import type { CalibrationFigures, ReviewedCheck } from "#core/pages/calibration-pages.ts";
import { rubric } from "#core/scoring/rubric.ts";
import type { checkFiguresStatement, pairFiguresStatement } from "../../adapters/d1/teams/calibration-figures.ts";
import type { reviewStatements } from "../../adapters/d1/teams/calibration-judging.ts";

type CheckRows = Awaited<ReturnType<typeof reviewStatements>[0]>;
type JudgementRows = Awaited<ReturnType<typeof reviewStatements>[1]>;
type CheckFigureRows = Awaited<ReturnType<typeof checkFiguresStatement>>;
type PairFigureRows = Awaited<ReturnType<typeof pairFiguresStatement>>;

/** All that was said of one attempt, check by check: what people differ on first. */
export function reviewOf(conversationId: string, checks: CheckRows, judgements: JudgementRows): ReviewedCheck[] {
  const said = judgements.filter((one) => one.conversationId === conversationId);
  const reviewed = checks
    .filter((check) => check.conversationId === conversationId)
    .map(({ finding, question, part }) => {
      const of = said.filter((one) => one.finding === finding);
      const theirs = of.filter(({ userId }) => userId !== "");
      const settled = of.find(({ userId }) => userId === "");
      return {
        finding,
        question,
        part,
        judgements: theirs.map(({ name, met, why }) => ({ name, met, why })),
        productMet: theirs[0]?.productMet ?? null,
        isFlagged: isFlagged({ met: theirs.filter(({ met }) => met).length, of: theirs.length }),
        settled: settled ? { met: settled.met, why: settled.why } : null,
      };
    });
  return [...reviewed.filter((one) => one.isFlagged), ...reviewed.filter((one) => !one.isFlagged)];
}

export function figuresOf(checks: CheckFigureRows, pairs: PairFigureRows): CalibrationFigures {
  return {
    checks: checks
      .map(({ check, judged, pairs: all, agreeing, flagged, answered, productRight }) => ({
        id: check,
        question: questionOf(check),
        judged,
        agreement: agreeing / all,
        flagged,
        answered,
        productRight,
      }))
      .sort(
        (one, other) => one.agreement - other.agreement || other.judged - one.judged || one.id.localeCompare(other.id),
      ),
    pairs: pairs.map(({ first, second, both, onlyFirst, onlySecond, neither }) => ({
      first,
      second,
      agreement: pairAgreement({ both, onlyFirst, onlySecond, neither }),
    })),
  };
}

/** As the rubric asks it, whatever it is about; an older rubric's check by its id. */
function questionOf(check: string): string {
  const asked = RUBRIC_CHECKS.find(({ id }) => id === check);
  return asked ? asked.question.replace(": {subject}", "") : check;
}

const RUBRIC_CHECKS = rubric.flatMap(({ checks }) => checks);
