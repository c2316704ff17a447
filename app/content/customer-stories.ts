/** Problems that agencies have in common, and what helps here. They are nobody's story and claim no result. */
export const customerStories = [
  {
    title: "New producers, expensive leads",
    challenge: "New hires listen to recordings, then use up bought leads before they sound like themselves.",
    solution:
      "Ten practice conversations before the first real one, in the line they will sell. Agree on a score to reach in three scenarios, and only then hand out the first lead.",
  },
  {
    title: "The same objection, every day",
    challenge: "“I’m happy with who I have” ends the call, and everyone in the office has a different answer to it.",
    solution:
      "Everybody practices the same scenario in one week. The feedback shows who answers before asking, and a drill brings that objection back until the answer holds.",
  },
  {
    title: "A manager with forty calls to hear",
    challenge: "Coaching means picking two calls a month at random, and talking about whatever is in them.",
    solution:
      "The feedback names the one thing to fix next and quotes the sentences. Agents bring it printed, and the hour goes to that, with the words in front of both.",
  },
] as const;
