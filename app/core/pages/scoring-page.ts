import { z } from "zod";
import { complianceRules } from "../scoring/compliance/rules.ts";
import { checkExamples, ruleExamples } from "../scoring/explanations.ts";
import { RUBRIC_VERSION, rubric } from "../scoring/rubric.ts";

/** How often the scoring is wrong, as `npm run eval -- --write` measured it. `value`: as it is shown. */
export const scoringFiguresSchema = z.object({
  date: z.string(),
  rubric: z.string(),
  figures: z.array(z.object({ what: z.string(), set: z.string(), size: z.number(), value: z.string() })),
});
export type ScoringFigures = z.infer<typeof scoringFiguresSchema>;

/** The page /how-scoring-works. */
export type ScoringPage = ScoringFigures & {
  /** The version in use; the figures may be of an earlier one. */
  rubricNow: string;
  dimensions: {
    id: string;
    title: string;
    checks: { question: string; why: string; met: string; missed: string }[];
  }[];
  rules: { id: string; title: string; severity: string; safer: string; breaks: string; fine: string }[];
};

export function scoringPage(figures: ScoringFigures): ScoringPage {
  return {
    ...figures,
    rubricNow: RUBRIC_VERSION,
    dimensions: rubric.map(({ id, title, checks }) => ({
      id,
      title,
      checks: checks.map((check) => ({
        question: check.question.replace(/: \{subject\}/, ""),
        why: check.why,
        ...checkExamples[check.id],
      })),
    })),
    rules: complianceRules.map(({ id, title, severity, safer }) => ({
      id,
      title,
      severity,
      safer,
      ...ruleExamples[id],
    })),
  };
}
