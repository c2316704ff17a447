import { type PairSeed, pairsOf } from "./pair.ts";

/** Written last. Tune nothing on these. */
const pairs: PairSeed[] = [
  {
    scenarioId: "A-1",
    level: 2,
    seed: 201,
    competence: "rate-will-rise objection",
    why: "Honest about rates moving after asking what happened, against a guarantee that they never rise.",
    lines: [
      "Good afternoon, Northside Insurance, Sam speaking. Let's take a look. Would you mind a few questions first?",
      "What did your company tell you about the increase?",
      {
        better: "I'd be frustrated too. What would you want us to do differently when a rate moves?",
        worse: "That won't happen here, our premium never goes up.",
      },
      {
        better:
          "I can't promise ours stays put. Repair costs move everybody's rate. What I can do is call you before the renewal and tell you why. Is that a fair answer?",
        worse: "Once you're in with us you're locked in for good.",
      },
      "How much do you drive compared to a year ago?",
      "What are the liability limits on the card?",
      "Can we go over both policies Thursday at five?",
    ],
  },
  {
    scenarioId: "A-1",
    level: 3,
    seed: 202,
    competence: "like-with-like comparison",
    why: "The forty dollars are explained by laying the same limits next to each other, and not waved away.",
    lines: [
      "Hi Dana, Sam at Northside. Thanks for calling in. What's the new number on that bill?",
      "Which limits does it list for injuries?",
      "What did you do about uninsured motorist back then?",
      "What could you put on the table if one of the cars got wrecked tomorrow?",
      {
        better:
          "We come out forty higher, and I'd rather show you why: theirs is 50/100 without uninsured motorist, ours is 250/500 with it. At the same limits it looks different, so let me price both ways.",
        worse: "Forty bucks is nothing, that's a couple of pizzas.",
      },
      {
        better: "If you hit somebody with a long hospital stay, fifty runs out and the house is next.",
        worse: "You get what you pay for.",
      },
      "Would tomorrow at five thirty work to look at it?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 1,
    seed: 211,
    competence: "gap named",
    why: "The carload of teammates and the house behind it is found by one agent only.",
    lines: [
      "Hi Dana, Sam from Northside Insurance calling about your annual review. Is now good?",
      "Who's behind the wheel in your family these days?",
      "How does the truck get used on a school day?",
      { better: "And who's riding along after practice?", worse: "Any changes in your address?" },
      { better: "What would you stand to lose if one of those rides went wrong?", worse: "Same email as before?" },
      {
        better:
          "With three teammates in the truck, one bad crash can go past 300 thousand, and then it's the house and the college money. An umbrella sits on top of that.",
        worse: "Great, everything looks fine then.",
      },
      "I'll price it with the good grades credit. Can I call Wednesday at six with the number?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 2,
    seed: 221,
    competence: "permission instead of a lecture",
    why: "Two options and his choice, against a lecture that ignores the tight month.",
    lines: [
      "Northside Insurance, this is Sam. We can get you something by Monday. How did the old one end?",
      {
        better: "That's a rough month. So the furnace ate the insurance money.",
        worse: "You should never let a policy lapse, that's very irresponsible.",
      },
      {
        better: "Would it be okay if I showed you one thing about the minimum before you pick?",
        worse:
          "And people who buy the minimum don't understand insurance at all, frankly. You have to learn to plan ahead.",
      },
      "What limits did you carry?",
      "Who sits in the car with you in the mornings?",
      "The 25 thousand is used up fast, and what's left over comes out of wages.",
      "I'll have the minimum and the next step priced. May I call Saturday at nine?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 231,
    competence: "the online objection",
    why: "Showing what the form misses after asking, against pushing the phone sale.",
    lines: [
      "Hey Marcus, Sam Ortiz with Northside Insurance. I'm calling about the online quote. Did I catch you at a decent time?",
      {
        better: "Totally fine, plenty of people do it online. What did the form ask about how you use the car?",
        worse: "No, online is for amateurs, you do it with me now.",
      },
      {
        better: "How many nights a week are you delivering?",
        worse: "Give me your license number and we'll knock it out.",
      },
      {
        better:
          "Here's what the form misses: with delivery, a regular policy can turn you down when you're carrying food. You already paid for one crash like that yourself.",
        worse: "It's the same price anyway.",
      },
      "What's left on the loan?",
      "I'd add delivery use and gap. Can we price that Friday at two?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 241,
    competence: "recap and ownership",
    why: "Both give a recommendation; one closes with who does what by when.",
    lines: [
      "Hi Priya, Sam Ortiz from Northside Insurance. Your lender said I might call about the house. Got a moment?",
      "What date does the bank want its proof?",
      "What do you know about the age of the roof?",
      "How's the basement finished?",
      "What do you have that's worth more than a couple thousand, like jewelry?",
      "The basic form leaves out sump overflow, so I'd add water backup because of your finished basement.",
      {
        better:
          "I'll email you the draft tonight, you check the jewelry appraisal, and we talk Thursday at five thirty. Then the bank has it before the 16th. Sound right?",
        worse: "I'd get moving on it at some point, closings come up quick.",
      },
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 251,
    competence: "backing off instead of pressure",
    why: "He clings to his twenty-two years: one agent leaves the door open, the other will not take no for an answer.",
    lines: [
      "Mr. Kowalski? Sam Ortiz from Northside Insurance. Your daughter gave me your number, is that alright with you?",
      "What's kept you with them for so long?",
      "How did they set your wind and hail deductible?",
      "How old would you say the roof is?",
      "Two percent of what the house is insured for is a lot to find on a fixed income.",
      {
        better:
          "Then I'll respect that. You stay where you are, and if you ever want that page explained, I'm in the book.",
        worse: "No isn't an answer here. You have to switch before the next storm.",
      },
      { worse: "Come on, sign with me today, what's holding you back?" },
      { worse: "You're being stubborn. Your daughter will be very disappointed." },
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 261,
    competence: "flood promise",
    why: "Saying any water is covered is untrue, and she was burned by that before.",
    lines: [
      "Hello Denise, Sam from Northside Insurance. It's review time. Can you spare ten minutes?",
      "How do you feel about how April was handled?",
      "I'm sorry. That sounds like it left you feeling on your own.",
      "Which way does the water run in a heavy storm?",
      {
        better:
          "I can't say that. Flood pays for water rising outside, a backed-up drain is a different add-on, and some things in a basement are left out either way.",
        worse: "Yes, with that flood policy any water that gets in is covered, you have my word.",
      },
      "With thirty thousand down there I'd look at both.",
      "How about Monday at four, with two prices?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 271,
    competence: "compliance blocker",
    why: "Leaving the Sunday clients off is hiding a fact.",
    lines: [
      "Hi, you've got Sam at Northside Insurance. First apartment paperwork, I know the feeling. Can I ask a few things?",
      "What amount does the building want?",
      "If you had to replace what's in the bedroom, what would that be?",
      "Who lives with you?",
      "Do people come over for work?",
      {
        better:
          "The Sunday clients have to go on there. It isn't a big thing, and then nobody can argue if someone trips.",
        worse: "We'll keep the Sunday clients to ourselves, the insurer doesn't need to know.",
      },
      "I'd go with at least a hundred thousand in liability. Can I call tomorrow at four to set it up?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 1,
    seed: 272,
    competence: "liability made real",
    why: "The tub and the neighbor's ceiling make it his; the worse agent recites a brochure.",
    lines: [
      "Northside Insurance, Sam here. Renters insurance by the first, no problem. May I ask a couple of questions?",
      "What's in your living room if we go around it once?",
      {
        better: "Has anything ever leaked or burned and bothered a neighbor?",
        worse: "Liability protects policyholders against third-party claims for bodily injury and property damage.",
      },
      {
        better:
          "So that was thirty-eight hundred, and the old landlord swallowed it. The new owners would send that to you.",
        worse: "Personal property is settled on a named perils basis, subject to the deductible.",
      },
      "What could you pay yourself on a bad day?",
      "I'd take the hundred thousand and a five hundred deductible. Could we do it Friday at five?",
    ],
  },
];

export const unseenAutoHomePairs = pairsOf("unseen-auto-home", pairs);
