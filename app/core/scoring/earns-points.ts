import type { CheckResult } from "./score-schema.ts";

/** [S45] In doubt for the agent: nobody loses points for words that were not surely heard. */
export function earnsPoints({ result }: Pick<CheckResult, "result">): boolean {
  return result === "met" || result === "likely";
}
