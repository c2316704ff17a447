/** The figures of the pilot, as they are shown everywhere. */
export const pilotResults = [
  { figure: "98%", words: "customer satisfaction" },
  { figure: "13%", words: "higher closing rate" },
  { figure: "33%", words: "higher average premium" },
  { figure: "54%", words: "lower cost per lead" },
] as const;

/**
 * Claims of things that are not built yet, by their exact words. Wherever one stands it is marked as coming soon: take a line
 * out when its part is there.
 */
export const plannedClaims: ReadonlySet<string> = new Set([
  "Manager oversight",
  "Assignments and certificates",
  "Team analytics and leaderboards",
  "Achievements",
  "Team building and user-level oversight",
  "Team leaderboard",
  "Team building and oversight",
  "Leaderboard",
]);

export function isPlanned(claim: string): boolean {
  return plannedClaims.has(claim);
}

export const promises = ["Guaranteed results", "No contract", "Cancel anytime"] as const;
