import { complianceRules } from "./compliance/rules.ts";
import { rubric } from "./rubric.ts";

/**
 * A finding in words: of a rule its title, of a check its question without what it is about. Null: there is no such rule or
 * check.
 */
export function findingTitle(finding: string): string | null {
  const rule = complianceRules.find(({ id }) => id === finding);
  if (rule) return rule.title;
  const [id] = finding.split(":");
  const check = rubric.flatMap(({ checks }) => checks).find((one) => one.id === id);
  return check ? check.question.replace(": {subject}", "") : null;
}
