import { packedRules } from "#core/scoring/compliance/learned/weights.ts";
import type { Section } from "../table.ts";
import { packedRulesFrom, readExamples } from "./training/learning.ts";

/**
 * Learns the compliance rules anew, which takes a minute or two, and holds the result against the weights in use, bit for bit.
 */
export function reportWeights(): Section[] {
  const thresholds = new Map(packedRules.heads.map(({ id, threshold }) => [id, threshold]));
  const learnt = packedRulesFrom(readExamples(), (rule) => thresholds.get(rule) ?? 0);
  const isSame = JSON.stringify(learnt) === JSON.stringify(packedRules);
  return [
    {
      title: "Weights of the compliance rules",
      columns: ["value"],
      rows: [{ name: "learned anew", cells: [isSame ? "same" : "different"], bar: { text: "same", met: isSame } }],
    },
  ];
}
