import { type PairSeed, pairsOf } from "./pair.ts";

/** Written last. Tune nothing on these. */
const pairs: PairSeed[] = [
  {
    scenarioId: "L-1",
    level: 2,
    seed: 301,
    competence: "price objection",
    why: "Asking what figure she imagined and sizing to the need, against discounting on the spot.",
    lines: [
      "Hi Priya, this is Sam Ortiz with Northside Insurance. I'm following up on your form. Is the baby letting you talk for a bit?",
      "What got you thinking about this?",
      "Who all leans on what the two of you earn?",
      "How much is open on the house and the loans?",
      {
        better: "I understand, with a baby every dollar counts. What number did you have in your head?",
        worse: "It isn't expensive at all, you just don't know the prices.",
      },
      {
        better:
          "Then let's size it to what has to be paid, the house and the years with him, and see what's left of that worry. Does that help?",
        worse: "I'll cut it down to 50 thousand then, there, it's cheap.",
      },
      "May I call you both Thursday at seven thirty with two amounts?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 1,
    seed: 302,
    competence: "one question at a time",
    why: "The same topics, asked one by one or in heaps.",
    lines: [
      "Hello Priya, Sam Ortiz from Northside Insurance, about life insurance for your family. Do you have ten minutes?",
      {
        better: "What was it that made you fill in the form?",
        worse: "Why did you fill in the form, who depends on you, and what do you both make?",
      },
      {
        better: "Who counts on your incomes?",
        worse: "What do you owe on the house? Any student loans? And what's your job giving you?",
      },
      {
        better: "What's your cover at work?",
        worse: "Do you have savings, a will, and who's the beneficiary?",
      },
      "You go part-time in the spring, and then the cover from work gets smaller. That's the one I'd fix first.",
      "Shall we set a call with your husband, Tuesday at eight?",
    ],
  },
  {
    scenarioId: "L-2",
    level: 2,
    seed: 311,
    competence: "young-and-healthy objection",
    why: "Asking who would be left with the bills, against an attack on his attitude.",
    lines: [
      "Hi Marcus, it's Sam Ortiz with Northside Insurance, your buddy said to call. Good time or bad time?",
      "What has the gym set up for you?",
      {
        better: "You're right, the odds are on your side. If something did happen, who'd be stuck with a bill?",
        worse: "Everybody your age thinks they're immortal. You could drop dead on a treadmill tomorrow.",
      },
      {
        better: "So Tasha's got the lease and your uncle's on the student loan.",
        worse: "Your dad had a heart attack, so you're next.",
      },
      "What happens with the 25 thousand when you go on your own?",
      "I'd look at a small term policy, that's all. It ends after the term and pays nothing back.",
      "Can we look at a number on Wednesday at two?",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 321,
    competence: "claim-denied distrust",
    why: "Hearing the story and explaining the two years honestly, against a promise that they always pay.",
    lines: [
      "Hi Ray, Sam Ortiz at Northside Insurance. Happy to go through it. What's behind the question?",
      "What does the old one pay, and what's the cash value?",
      {
        better: "I'm sorry about your cousin, that sticks with a family. What reason did they give?",
        worse: "That won't happen with us, every claim gets paid.",
      },
      {
        better:
          "In the first two years they can go back over the application. Yours is long past that, a new one would start over. That's one reason to be careful.",
        worse: "So let's move you over and you can stop worrying.",
      },
      "How's your health been since?",
      "I'd compare both on paper before anybody decides. Friday at ten, and you bring the statement?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 331,
    competence: "discovery",
    why: "Learning about the family and the debts before the offer, against an offer after the greeting.",
    lines: [
      "Good evening Robert, this is Sam Ortiz with Northside Insurance. Your wife and I spoke last week. Is this still a good time?",
      {
        better: "If you'd rather stop at any point, say so. What would you want to make sure of for your family?",
        worse: "I've got a nice term policy for you.",
      },
      { better: "Who's living on your paycheck?", worse: "It's 300 thousand over twenty years." },
      { better: "And what do you all still owe?", worse: "The carrier is really strong." },
      { better: "What have you got through the job?", worse: "You do the medical at home, it's convenient." },
      "Ten thousand wouldn't carry them for long.",
      "Could I come by Sunday at three when she's there as well?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 341,
    competence: "disparaging the carrier",
    why: "Feeding the rumor about her carrier, against saying what can be checked.",
    lines: [
      "Hi Elena, my name's Sam Ortiz from Northside Insurance. I'm calling about the patio you built. Is two minutes okay?",
      "Who sat down with you at the last renewal?",
      "How has the business changed since then?",
      {
        better:
          "I've got no inside knowledge, and their rating is online for everybody. What I'd check is whether they know about the patio.",
        worse: "Oh yes, Lone Prairie is finished, they can't pay their claims anymore.",
      },
      "What would three closed weeks cost you?",
      "Your policy fixes the building and doesn't replace the sales. I'd ask for business income cover.",
      "Can I stop in Wednesday at two thirty with one page?",
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 351,
    competence: "exploring before answering",
    why: "He only wants a certificate: asking what the contract says, against printing one blindly.",
    lines: [
      "Tom, this is Sam Ortiz with Northside Insurance. I saw the permit for the big remodel and wanted to ask about it. Bad time?",
      {
        better: "Sure, Friday's close. What exactly does the contract want on that certificate?",
        worse: "Yeah, I can print you one, no problem, whatever they want on it.",
      },
      {
        better: "And who's swinging hammers with you on that job?",
        worse: "What's the address of the general contractor?",
      },
      {
        better: "So Manny's with you every day and there's nothing from him on file.",
        worse: "I'll just put two million on it.",
      },
      "Your policy has one million. The paper can't show more than that.",
      "Let me read the contract with you tomorrow at six thirty.",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 361,
    competence: "compliance blocker",
    why: "Promising cover for everything, against saying where it ends.",
    lines: [
      "Hi Kim, Sam Ortiz from Northside Insurance. We talked at the neighborhood evening. Do you have a minute between clients?",
      "How do your clients book and pay?",
      "Did anything odd ever come in by email?",
      "What do you know about the policy you've got?",
      {
        better:
          "I wouldn't believe anybody who says that. It'd pay for a stolen client list and for a burn, and not for lost tips or things the renters own.",
        worse: "Absolutely, with mine you'd be covered for everything, top to bottom.",
      },
      "I'd add cyber and professional liability, because of the cards and that burn.",
      "Monday at nine at the salon, ten minutes?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 371,
    competence: "vague next step",
    why: "Fifteen minutes with a date and the owner, against sending information.",
    lines: [
      "Good morning, Sam Ortiz from Northside Insurance. Denise, I'm calling ahead of the renewal this fall. Is this a bad time?",
      "What does the broker bring to the table, and how early?",
      "How long would you be down if the press broke?",
      "Who'd charge you penalties in that time?",
      "Nine months of waiting and ten thousand a day, that's the hole I'd worry about, since a fire policy doesn't pay for a breakdown.",
      {
        better:
          "Could we take fifteen minutes with Mr. Brandt next Tuesday at nine? I bring one page on downtime, and you bring the equipment list.",
        worse: "I'll mail you a brochure and maybe we can connect down the road.",
      },
    ],
  },
  {
    scenarioId: "C-4",
    level: 3,
    seed: 372,
    competence: "reflecting",
    why: "She is heard before the next question, against being questioned.",
    lines: [
      "Denise, good morning, my name is Sam Ortiz with Northside Insurance. It's about comp and downtime before your renewal. Two minutes?",
      {
        better: "Nineteen years with one broker, so you'd need a good reason to even look.",
        worse: "Okay but you should still get other quotes.",
      },
      "What's your experience mod?",
      {
        better: "It sounds like that has been bothering you for a while.",
        worse: "That's high.",
      },
      "What happens to shipments if the press stops?",
      {
        better: "So everything hangs on that one machine.",
        worse: "And your payroll?",
      },
      "I'd check equipment breakdown and a longer business income period first.",
      "Is Thursday at ten possible with Mr. Brandt for fifteen minutes?",
    ],
  },
];

export const unseenLifeCommercialPairs = pairsOf("unseen-life-commercial", pairs);
