/** The figures of the pilot, as they are shown everywhere. */
export const pilotResults = [
  { figure: "98%", words: "customer satisfaction" },
  { figure: "13%", words: "higher closing rate" },
  { figure: "33%", words: "higher average premium" },
  { figure: "54%", words: "lower cost per lead" },
] as const;

/** Where the figures of the pilot are from. */
export const PILOT_SOURCE = "Figures from our pilot agencies. Yours will differ.";

/**
 * The one list of what the public texts say and the product cannot do yet. `words` stand for the claim: a text that holds them
 * is marked as coming soon wherever it stands. Take an entry out when its part is there, and its marks go with it.
 */
export const plannedClaims = [
  { id: "plan-support", words: /under 24 hours|^priority(?: support)?$/i },
  { id: "custom-scenarios", words: /rubrics of your own|^personas of your own/i },
  {
    id: "integrations",
    words: /crm integrations|agency management systems$|connections to learning systems|^learning systems \(lms\)/i,
  },
  { id: "calendar", words: /calendar booking/i },
  { id: "mobile-apps", words: /mobile apps/i },
] as const satisfies readonly { id: string; words: RegExp }[];

export type PlannedClaim = (typeof plannedClaims)[number]["id"];

/** Which planned claims these texts make. */
export function plannedIn(...texts: readonly string[]): PlannedClaim[] {
  return plannedClaims.flatMap(({ id, words }) => (texts.some((text) => words.test(text)) ? [id] : []));
}

/** What stands beside the promises of the home page, and in the terms at more length. */
export const GUARANTEE =
  "The result we guarantee is a score in your own words for every practice conversation in English that is long enough to judge. Not sales.";

export const promises = ["Guaranteed results", "No contract", "Cancel anytime"] as const;
