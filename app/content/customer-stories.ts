/**
 * Challenges that agencies have in common, and what they do about them here. They name no customer: add yours when they
 * agree.
 */
export const customerStories = [
  {
    title: "New producers, expensive leads",
    challenge:
      "New hires listened to recordings for two weeks, then burned through a month of bought leads before they sounded like themselves.",
    solution:
      "Ten conversations before the first real one, in the line they will sell. A score to reach in three scenarios, and only then the first lead.",
  },
  {
    title: "The same objection, every day",
    challenge:
      "“I’m happy with who I have” ended one call in three. Everyone on the team had a different answer, and none of them worked.",
    solution:
      "One scenario for the whole team in one week. The feedback showed that most answered before they asked; the drill brought it back until they did not.",
  },
  {
    title: "A manager with forty calls to hear",
    challenge: "Coaching meant picking two calls a month at random, and talking about whatever was in them.",
    solution:
      "The feedback on every call names the weakest skill and quotes the sentences. The hour goes to that skill, with the words in front of both.",
  },
] as const;
