/** The figures of the pilot, as they are shown everywhere. */
export const pilotResults = [
  { figure: "98%", words: "customer satisfaction" },
  { figure: "13%", words: "higher closing rate" },
  { figure: "33%", words: "higher average premium" },
  { figure: "54%", words: "lower cost per lead" },
] as const;

export const promises = ["Guaranteed results", "No contract", "Cancel anytime"] as const;
