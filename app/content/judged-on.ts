/**
 * The parts of a score with their weights, for pages that load little. judged-on.test.ts holds them against the rubric.
 */
export const judgedOn = [
  {
    id: "opening",
    title: "Opening and disclosure",
    weight: 10,
    about: "who you are, from where, why, and for how long",
  },
  { id: "discovery", title: "Needs discovery", weight: 20, about: "what you ask, how openly, one question at a time" },
  {
    id: "gaps",
    title: "Surfacing coverage gaps",
    weight: 15,
    about: "what the customer lacks, tied to their life, calmly",
  },
  { id: "listening", title: "Listening", weight: 10, about: "giving back what was said, short turns, plain words" },
  { id: "objections", title: "Handling objections", weight: 20, about: "acknowledge, explore, answer, check" },
  {
    id: "recommendation",
    title: "Clear recommendation",
    weight: 10,
    about: "something concrete, with a reason and its limits",
  },
  { id: "next-step", title: "Next step", weight: 10, about: "what, who, when, and no pressure" },
  {
    id: "delivery",
    title: "Delivery",
    weight: 5,
    about: "in calls: pace, fillers, length; your share of the talking counts little",
  },
] as const;
