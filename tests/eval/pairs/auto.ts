import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "A-1",
    level: 2,
    seed: 11,
    competence: "discovery",
    why: "The better agent finds out how the cars are used and what is at stake; the worse one goes straight to a quote.",
    lines: [
      "Hi, thanks for calling Northside Insurance, this is Sam. A jump like that is annoying, I get it.",
      {
        better: "What did the renewal letter say, and what bothered you about it?",
        worse: "We can definitely take a look at that. Our rates are pretty competitive right now.",
      },
      {
        better: "Who in the house drives, and which car does each of you use?",
        worse: "I've got a package I can put you in today with good coverage on both cars.",
      },
      {
        better: "How has your driving changed over the last year, commute and so on?",
        worse: "It comes with 250/500 and roadside, and we have a really nice app.",
      },
      {
        better: "And what liability limits are on the policy today?",
        worse: "Most people in your area go with that one.",
      },
      {
        better: "Do you own your home, anything else you'd want protected?",
        worse: "It does run about forty dollars more, but you get better limits.",
      },
      "I'd suggest we put your policy and ours next to each other at the same limits.",
      "Can I call you Thursday at four thirty? I'll have both sheets ready, and you just have your declarations page handy.",
    ],
  },
  {
    scenarioId: "A-1",
    level: 2,
    seed: 12,
    competence: "compliance blocker",
    why: "Telling the customer everything is covered is a promise no agent may make.",
    lines: [
      "Hi, this is Sam with Northside Insurance, glad you called. Is it alright if I ask you a few questions first?",
      "What changed on the renewal?",
      "Who drives the two cars?",
      "What limits do you have right now, do you know?",
      "And if a claim came up tomorrow, what deductible could you actually pay?",
      {
        better: "No policy covers everything, so I'll show you what this one does and where it stops.",
        worse: "With ours you're covered for everything, so you can quit worrying about it.",
      },
      "I'd look at raising the liability, since you've got a house behind it.",
      "How about Thursday after four? I'll bring both policies side by side.",
    ],
  },
  {
    scenarioId: "A-1",
    level: 2,
    seed: 13,
    competence: "specific next step",
    why: "A day, a time and who does what beats 'let me know'.",
    lines: [
      "Hi, this is Sam at Northside Insurance. Sorry about that letter, let's see what's behind it.",
      "What did they raise it from, and to what?",
      "How do you two use the cars during a normal week?",
      "So you're driving a lot less than you used to, and you're still paying like before.",
      "What does the policy say for liability?",
      "What would you be putting at risk if there was a serious accident, do you own a house?",
      "Your limits stop at fifty per person and you've got a whole house behind them. That's the gap I'd close first.",
      {
        better:
          "Let's do this: I'll write up both at the same limits tonight, you email me your declarations page, and we talk Thursday at four thirty. Does that work?",
        worse: "Well, think about it and give us a shout if you want to do something.",
      },
      {
        better:
          "So to recap, I send the comparison, you send the dec page, and Thursday at four thirty we decide together.",
        worse: "Anyway, you have our number.",
      },
    ],
  },
  {
    scenarioId: "A-2",
    level: 2,
    seed: 21,
    competence: "compliance blocker",
    why: "Leaving a household driver off is hiding a fact from the carrier.",
    lines: [
      "Hi Dana, it's Sam from Northside Insurance, calling for your yearly review. Got about ten minutes?",
      "Tell me who in the house is driving these days.",
      "How often does your teenager take the truck?",
      "What kind of grades is he getting? There's a discount for that.",
      "It sounds like you're worried what it does to the bill.",
      {
        better:
          "He has to be listed, since he drives it every day. If he weren't and something happened, the claim could be questioned.",
        worse: "Tell you what, let's leave him off for now and we'll just say you're the one driving the truck.",
      },
      "I'd price it with the good student discount and driver training and show you the number before you decide.",
      "Could we talk Wednesday at five thirty? I'll have it ready.",
    ],
  },
  {
    scenarioId: "A-2",
    level: 2,
    seed: 22,
    competence: "explore before answering",
    why: "The worse agent answers every worry at once without asking what is behind it.",
    lines: [
      "Hi Dana, this is Sam with Northside Insurance. It's time for our yearly review, do you have a few minutes?",
      "Who all is driving the cars and the truck right now?",
      {
        better:
          "I hear you, that feels unfair when it's only a trip here and there. When you say sometimes, how often is that in a normal week?",
        worse: "No, that doesn't matter, he needs to be on there. Company rules.",
      },
      {
        better: "That makes sense. What worries you more, the price or him driving?",
        worse: "The price is the price, teenagers cost more.",
      },
      "The reason is simple: whoever drives regularly should be on the policy, so that there's no argument after an accident.",
      {
        better: "Does that answer it, or is something still bugging you?",
        worse: "So I'll add him.",
      },
      "There's a discount for good grades and one for a driving course, so I'd check both.",
      "Can I call you back Thursday at six with the price?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 1,
    seed: 31,
    competence: "tying the gap to the person",
    why: "Both name the limit; only one says what it means for his wages and house and the kids in the carpool.",
    lines: [
      "Hi, this is Sam at Northside. Monday is doable, so let's make sure it fits. May I ask you a few things?",
      "What happened with the old policy?",
      "What limits did you have before?",
      "Who rides with you on a normal week?",
      "Do you own your home?",
      {
        better:
          "Twenty-five thousand is gone after a couple of days in a hospital. After that they can come after your paycheck and the house, and you told me the family lives on that paycheck.",
        worse: "The state minimum is low.",
      },
      {
        better:
          "And with the neighbors' kids in the car twice a week, uninsured motorist is what pays for them if the other driver has nothing.",
        worse: "There's uninsured motorist as well.",
      },
      "I'd show you the minimum and the next step up next to each other, and you pick.",
      "Can I call you tomorrow at noon with both prices?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 2,
    seed: 32,
    competence: "pressure and false urgency",
    why: "A made-up deadline and guilt, against two real options and time to choose.",
    lines: [
      "Hi, this is Sam with Northside Insurance. I understand, money's tight and Monday's coming.",
      "What were you paying before it lapsed?",
      "What limits did you have on it?",
      "How do you use the cars, long drives or just around town?",
      {
        better:
          "Monday is the real date here. I'll give you the minimum and one step up, and you've got the weekend to think.",
        worse: "This price is only good for today, so I need a yes before we hang up.",
      },
      {
        better: "No pressure from me. Which one you take is up to you.",
        worse: "Do you really want to put your kids in a car with that little coverage? Come on, sign it now.",
      },
      "Shall I call you Saturday at ten so that it's done by Monday?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 41,
    competence: "stacked questions",
    why: "One question at a time gets answers; a pile of three gets one.",
    lines: [
      "Hey Marcus, this is Sam with Northside Insurance. You started a quote online last night and stopped. Got five minutes?",
      {
        better: "How do you really use the car in a week?",
        worse: "How do you use the car, how many miles do you drive, and is it financed?",
      },
      {
        better: "What do you still owe on it?",
        worse: "What limits do you have now? Any accidents? And what about health insurance?",
      },
      {
        better: "What happens to you if you get hurt and can't work for a month?",
        worse: "Do you park on the street or in a garage, and who else drives it, and how long have you had it?",
      },
      "So you deliver four nights a week, and the form says pleasure.",
      "Most personal policies don't pay while you're delivering. I'd add the delivery endorsement, so that you're not alone with it.",
      "Can I send you that tonight and call Friday at noon?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 42,
    competence: "compliance blocker",
    why: "Putting pleasure use on a delivery car is a false statement on an application.",
    lines: [
      "Hi Marcus, Sam here from Northside Insurance, about the quote you started. Is now okay?",
      "What made you stop halfway?",
      "What do you use the car for besides getting around?",
      "What do you still owe on the loan, roughly?",
      {
        better: "We have to put the delivery on there. If we don't, the company can refuse the claim when you need it.",
        worse: "We'll put pleasure and keep the delivery out of it, it's way cheaper like that.",
      },
      "I'd take the personal policy with the delivery endorsement and gap for the loan.",
      "How about I call you Saturday at eleven with the price?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 1,
    seed: 43,
    competence: "listening",
    why: "The better agent gives back what he said; the worse one runs on to the next item.",
    lines: [
      "Hey Marcus, this is Sam with Northside Insurance. You left a number on our site. Is this a good time?",
      "What do you use the car for in a normal week?",
      {
        better: "It sounds like the car is really your second job.",
        worse: "Okay. Next.",
      },
      "Do you have any accidents?",
      {
        better: "So you paid for that one yourself, and nobody helped you.",
        worse: "Got it. Moving on.",
      },
      "What do you owe on it, and who's the loan with?",
      {
        better: "You'd be left with the loan and no car, and that's what worries me in what you've told me.",
        worse: "Alright. You need gap.",
      },
      "I'd put on delivery coverage and gap. It won't pay for wear and tear or stuff in the bag.",
      "Can we finish it tomorrow at three?",
    ],
  },
];

export const autoPairs = pairsOf("auto", pairs);
