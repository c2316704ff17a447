import { afterAll, beforeAll } from "vitest";
import { learnedProof, PROVES } from "#core/scoring/learned-proof.ts";

/**
 * For tests of the rules alone: nobody doubts what they take for proof. What readers doubt is learned (learned-proof.ts), and tested for
 * itself.
 */
export function nobodyDoubts() {
  let used: unknown;
  beforeAll(() => {
    used = learnedProof.content();
    learnedProof.load({
      classes: [PROVES],
      step: 1,
      bias: [20],
      names: "",
      rows: { sizes: "", classes: "", weights: "" },
      needed: {},
    });
  });
  afterAll(() => learnedProof.load(used));
}
