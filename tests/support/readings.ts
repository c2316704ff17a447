import type { ExchangeReading } from "#core/customer/speaking/exchange-reading.ts";

/** A reading that finds nothing. */
export const emptyReading: ExchangeReading = {
  agent: {
    acts: [],
    questions: [],
    gaps: [],
    objection: [],
    recommendationIsLinked: false,
    nextStep: { action: false, day: false, who: false },
    bait: "none",
    suspicions: [],
  },
  customer: { told: [], objections: [], ended: { how: "on-the-line", quote: "" }, madeUp: [] },
};

/** The empty one with these parts of the agent's, and of the customer's. */
export function readingOf(
  agent: Partial<ExchangeReading["agent"]>,
  customer: Partial<ExchangeReading["customer"]> = {},
): ExchangeReading {
  return { agent: { ...emptyReading.agent, ...agent }, customer: { ...emptyReading.customer, ...customer } };
}
