import type { Objection } from "../schema.ts";

/** Objections that fit every line of business. */
export const anyObjections: Objection[] = [
  {
    id: "X1",
    line: "any",
    title: "I don't want to be sold to",
    says: [
      "I'll say it up front, I don't want to be sold to.",
      "If this turns into a sales pitch I'm out.",
      "I don't do well with sales calls, just so you know.",
      "I'm not buying anything on the phone today.",
    ],
    saysAgain: [
      "This is exactly the sales pitch I was worried about.",
      "You're selling. I can hear it.",
      "I asked you not to pitch me.",
    ],
    behind: "Was pushed by a salesperson before.",
    opensWhen: "Acknowledge it, ask what a useful call would be, and leave the decision with them.",
    reveals: [
      "The last one called every day for two weeks. I had to block the number.",
      "I bought something once because I couldn't get off the phone. Never again.",
      "I want information. What I do with it is my business.",
    ],
    concedes: [
      "Okay. If I get to decide, I'm fine to talk.",
      "Alright, that's fair. Ask your questions.",
      "Good. No pressure and we'll get along.",
    ],
    exampleAcknowledge: "Thanks for saying so, nobody likes being pushed.",
    exampleExplore: "What would make this a useful call for you?",
    exampleAnswer:
      "I'll ask a few questions and tell you what I see. What you do with it is your decision, and no is fine.",
    answerKeys: [
      "your (?:decision|call|choice)|you (?:decide|choose)|up to you|no is (?:fine|okay)|say no",
      "no (?:pressure|obligation|pitch)|not (?:going to|here to|trying to) (?:sell|push|pressure|pitch)",
    ],
    scriptCues: ["sold to", "sales (?:pitch|call)", "not (?:interested|buying)"],
    trigger: "low-trust",
  },
  {
    id: "X8",
    line: "any",
    title: "What would you do if you were me?",
    says: [
      "What would you do if you were me?",
      "Be honest, would you buy this if you were in my shoes?",
      "If it was your own family, what would you pick?",
      "Put yourself in my place. Would you do it?",
    ],
    saysAgain: [
      "You didn't answer. Would you do it?",
      "I asked what you'd do, not what's in the brochure.",
      "So that's a no, you wouldn't?",
    ],
    behind: "Wants to know whether to trust the person.",
    opensWhen: "Answer honestly, tied to what they said matters, and leave the choice with them.",
    reveals: [
      "I can't judge this stuff. So I judge the person telling me.",
      "I'd feel better hearing what you'd actually do.",
      "I just don't want to find out later I was the easy mark.",
    ],
    concedes: [
      "Okay, that sounds like a real answer.",
      "Fair. And thanks for leaving it to me.",
      "That helps more than a brochure would.",
    ],
    exampleAcknowledge: "That's the right question to ask.",
    exampleExplore: "Before I answer, which part are you least sure about?",
    exampleAnswer:
      "In your place I'd fix the biggest hole first, because of what you told me matters, and leave the rest. It's your call.",
    answerKeys: [
      "(?:i would|i will|personally|in your (?:shoes|place|position)|if i were you|were me)",
      "(?:because|since|based on) (?:of )?(?:what )?you (?:said|told|mentioned)|you (?:said|told me|mentioned)",
      "your (?:call|decision|choice)|up to you",
    ],
    scriptCues: ["what would you do", "if you were me"],
    trigger: "close",
  },
];
