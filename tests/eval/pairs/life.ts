import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "L-1",
    level: 2,
    seed: 101,
    competence: "needs before a figure",
    why: "The worse agent names a product before knowing one thing about the family.",
    lines: [
      "Hi Priya, this is Sam with Northside Insurance. You sent us a form about life insurance, congratulations on the baby. Is now okay?",
      {
        better: "What made you look into it now?",
        worse: "So I'd recommend half a million, thirty year term. That's what everybody does.",
      },
      {
        better: "Who depends on your two incomes besides the little one?",
        worse: "It's about forty a month.",
      },
      {
        better: "What do you each have through work?",
        worse: "I can send you the application now.",
      },
      "How much is left on the mortgage?",
      "So one year of pay from work stands against a mortgage and eighteen years of raising a child.",
      "Could the three of us talk Thursday at eight, when the baby's down? I'll bring two amounts.",
    ],
  },
  {
    scenarioId: "L-1",
    level: 2,
    seed: 102,
    competence: "rebate",
    why: "Offering a gift card for signing is an inducement.",
    lines: [
      "Hello Priya, Sam from Northside Insurance about your web form. Do you have ten minutes while it's quiet?",
      "What happened that made you fill it in?",
      "How do the two of you split the bills?",
      "What would have to be paid if one income stopped?",
      {
        better:
          "We're not allowed to give anything for signing, so no gift card. What I can do is make sure you don't pay for more than you need.",
        worse: "Sure, if you sign this month I'll send you a hundred dollar gift card.",
      },
      "I'd look at twenty year term on both of you, sized to the mortgage and the years with the baby.",
      "When could we sit down with your husband, Wednesday at eight?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 2,
    seed: 103,
    competence: "including the spouse",
    why: "Planning the call with her husband and asking what he will want to know, against cutting him out.",
    lines: [
      "Hi Priya, Sam with Northside Insurance, you filled in a form last night. Have I caught you at an okay moment?",
      "What's on your mind with this, why now?",
      "Tell me about the incomes, and what changes in the spring.",
      {
        better: "Of course, this is something you two decide together. What do you think he'll want to know?",
        worse: "You don't need your husband for this, it's your form. Let's just get you signed up.",
      },
      {
        better: "Then let's do it with both of you on the line, so you don't have to play messenger. Does that work?",
        worse: "He'll thank you later. What's your date of birth?",
      },
      "The cover from your job shrinks when you go part-time, so that's the first hole I'd close.",
      { better: "Is tomorrow at eight good for both of you?", worse: "So are we doing it?" },
    ],
  },
  {
    scenarioId: "L-2",
    level: 2,
    seed: 111,
    competence: "exploring 'covered through work'",
    why: "Asking how much it is and what happens when he leaves, against telling him it is worthless.",
    lines: [
      "Hey Marcus, Sam with Northside Insurance. A friend of yours said I could call. Is this an alright time?",
      {
        better: "Good that you have something. How much is it, and what happens to it when you leave the gym?",
        worse: "That stuff from work isn't worth anything. You need a real policy.",
      },
      {
        better: "So it stays with the gym and you don't.",
        worse: "I can get you 250 thousand for cheap.",
      },
      "Who would feel it if your income stopped?",
      "Who's on the lease with you?",
      "Twenty-five thousand would be used up in months between the lease, your mom and your uncle's co-signed loan.",
      "Want to look at two numbers Friday at noon? No commitment.",
    ],
  },
  {
    scenarioId: "L-2",
    level: 1,
    seed: 112,
    competence: "minor: promising savings and superlatives",
    why: "The same conversation, with claims nobody can back up.",
    lines: [
      "Hi Marcus, this is Sam from Northside Insurance. Do you have five minutes?",
      "What do you have through the gym?",
      "What changes for you in the spring?",
      "Who counts on you?",
      {
        better: "At your age it's usually less than people think, but I'd rather show you than guess.",
        worse: "We have the lowest rates in the whole country, nobody beats us.",
      },
      "I'd look at a simple ten or twenty year term, enough for the lease, your mom and the loan. It pays if you die, it doesn't build up money.",
      "Can I show you two prices Tuesday at one?",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 121,
    competence: "replacement duties",
    why: "Comparing in writing what could be lost, against cashing out the old policy unseen.",
    lines: [
      "Hello, this is Sam with Northside Insurance. I can look at that with you. What made you think about it now?",
      "What do you know about the old policy, the amount and the cash value?",
      "Is there a loan on it?",
      "How has your health been since 2009?",
      "Who is it meant for?",
      {
        better:
          "Then please don't cancel anything yet. A new one would mean today's health and two new years in which they can contest a claim, and I want to compare that in writing.",
        worse: "I'd just cash it out, those old policies are junk. Take the money and we start fresh.",
      },
      {
        better: "There's also a replacement notice we'd go over together. And the beneficiary you can fix for free.",
        worse: "Don't worry about the comparison, it's a lot of paper for nothing.",
      },
      "Could we sit down Wednesday at two? You bring the last statement.",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 122,
    competence: "discovery and recap",
    why: "Finding the loan and the health changes first, and saying back what was agreed.",
    lines: [
      "Hi Ray, Sam at Northside Insurance. Let's see whether it should be beaten at all. May I ask you some questions?",
      { better: "What did you hear on the radio that got you thinking?" },
      "What kind of policy is it?",
      "And what do you pay for it?",
      "Who gets the money today?",
      { better: "Has anything changed in your health since you bought it?" },
      { better: "What is it supposed to do for your wife?" },
      "A new policy starts over with your health of today and with two years where it can be contested. So you may well be better off keeping this one.",
      "Let's meet Monday at ten and put the two side by side on paper.",
      {
        better:
          "So you bring the statement with the loan on it, I bring the comparison, and until Monday nothing gets cancelled.",
      },
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 131,
    competence: "empathy with a hard subject",
    why: "He finds death hard to talk about: asking permission and going slow, against guilt.",
    lines: [
      "Hello Robert, this is Sam from Northside Insurance. Your wife asked me to call. Is now alright?",
      {
        better:
          "I understand, nobody likes to talk about that. Is it okay if I ask just a couple of things, and you tell me when it's enough?",
        worse: "Well, somebody has to think about it. You're going to die someday.",
      },
      {
        better: "What makes it a hard subject for you?",
        worse: "If you cared about your kids you'd have done this years ago.",
      },
      "Who lives on your paycheck?",
      "What's still open on the house?",
      "Ten thousand from work stands against a hundred and sixty-four on the house and twelve years till your youngest is grown.",
      "Could the three of us talk Sunday at four?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 132,
    competence: "honesty on the application",
    why: "Hiding the blood pressure, against answering honestly and finding a carrier that takes it.",
    lines: [
      "Hi Robert, Sam with Northside Insurance. We talked about setting up a few minutes, is this good?",
      "What would your family need most if you weren't there?",
      "How much comes in, and who lives on it?",
      "How's your health, if I may ask?",
      {
        better:
          "Yes, you'd put it down, we have to answer that truthfully. A lot of companies take people with blood pressure, and a checkup first would help your price.",
        worse: "Just don't mention the blood pressure. If you haven't been to a doctor in two years, they won't know.",
      },
      "I'd think of a twenty year term, enough for the house and until the kids are out.",
      "Let's set a time with your wife, Tuesday at seven?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 1,
    seed: 133,
    competence: "think-about-it objection",
    why: "Asking what exactly he wants to think over and setting a day, against pushing past it.",
    lines: [
      "Hi Robert, it's Sam at Northside Insurance. Your wife said evenings are best. Do you have ten minutes?",
      "Who depends on what you earn?",
      "What do you owe on the house and the truck?",
      "So five people live on one income and there's ten thousand dollars behind it.",
      "I'd look at a term policy big enough to pay off the house.",
      {
        better: "That's fair, it's a big thing. What part do you want to think over?",
        worse: "What's there to think about? It's simple math.",
      },
      {
        better: "Okay, then take the week. Can I call Sunday at four when you're both home?",
        worse: "If you don't do it now you never will. Let's just sign.",
      },
    ],
  },
];

export const lifePairs = pairsOf("life", pairs);
