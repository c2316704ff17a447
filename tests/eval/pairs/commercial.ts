import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "C-1",
    level: 2,
    seed: 141,
    competence: "opening",
    why: "Name, agency, reason and a question for her time, against a pitch out of nowhere.",
    lines: [
      {
        better:
          "Hi Elena, my name is Sam Ortiz, I'm with Northside Insurance. I'm calling because you added a patio and delivery last year. Is this a bad moment, or do you have three minutes?",
        worse: "Hi, how are you today? Listen, are you happy with your insurance?",
      },
      "Congrats on getting the renewal off your desk. When was it, and how did it go?",
      "What has changed in the restaurant since somebody last sat down with you?",
      "If you had to close for three weeks, who would pay the staff?",
      "The policy pays to fix the pipe, but not for the sales and wages you lost in those nineteen days.",
      "Could I come by Tuesday at three and go over that one page? Nothing to switch.",
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 142,
    competence: "just renewed",
    why: "Setting a date before the next renewal after learning what changed, against arguing.",
    lines: [
      "Hi Elena, Sam with Northside Insurance. I noticed the new patio and wanted to ask you something about it. Do you have a minute?",
      {
        better:
          "Makes sense, then you don't want to hear about switching. When does it renew, and what has changed since?",
        worse: "You can cancel any time, you know. You'd get a refund on the rest.",
      },
      {
        better: "Who does the deliveries, and in whose cars?",
        worse: "I bet I can save you a bundle.",
      },
      {
        better: "And what part of your sales is alcohol now?",
        worse: "Who are you with?",
      },
      "When your servers deliver in their own cars, an accident can land on the restaurant.",
      {
        better:
          "I'd like to call you in the first week of December, well ahead of March 1, and bring a list of what to ask your agent. Is Tuesday the 2nd at three okay?",
        worse: "I'll call you sometime and we'll see.",
      },
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 143,
    competence: "backing off instead of pressure",
    why: "She will not open that up mid-term: one agent lets go politely, the other threatens to keep calling.",
    lines: [
      "Hi Elena, Sam Ortiz with Northside Insurance, about your new patio. Did I catch you in the lunch rush?",
      "How did the last renewal go for you?",
      "What has changed on your side since then?",
      "Who brings the food to people's homes?",
      "If one of them hits somebody on the way, that can land on the restaurant.",
      {
        better:
          "I hear you, this isn't for you now. I won't keep you. Thanks for picking up, and good luck with the patio.",
        worse: "Okay, but listen, you really can't afford to say no to this.",
      },
      { worse: "I'm going to keep calling until you give me ten minutes, because you need it." },
      { worse: "So what's your email? I'll put something together whether you want it or not." },
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 151,
    competence: "compliance blocker",
    why: "No subs on the application is a false statement.",
    lines: [
      "Hi Tom, Sam from Northside Insurance. I saw your name on the permit over on Maple. Do you have five minutes?",
      "What does the contract on that job ask for?",
      "Who works with you on it?",
      "Do you have certificates from them?",
      {
        better:
          "We have to put the subs down. If Manny gets hurt and he isn't on there, you'd be the one explaining it.",
        worse: "We'll write no subs on the application, that keeps your price down and nobody checks.",
      },
      "I'd get certificates from all three and check what the contract's two million needs.",
      "Let's meet Wednesday at seven at the site, before it starts.",
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 152,
    competence: "gap in plain words and tied",
    why: "His man Manny and the audit bill, against jargon.",
    lines: [
      "Hi Tom, this is Sam with Northside Insurance. It's about certificates on the Maple job. Got a minute?",
      "Who's working for you right now?",
      "Which of them has his own insurance?",
      "What happened with your audit two years ago?",
      {
        better:
          "Manny works with you every day and has no insurance. So at the next audit his pay gets charged to you, like the 4,100, and if he falls, that can be yours too.",
        worse:
          "There's an exposure arising out of uninsured subcontractors under the premium basis and the statutory employer doctrine, subject to endorsement.",
      },
      {
        better:
          "And the contract wants two million while you have one. A certificate can't fix that, only the policy can.",
        worse:
          "Plus your limits are inadequate vis-a-vis the contractual risk transfer provisions and the AI and WOS endorsements.",
      },
      "Could I read the contract with you Thursday at six thirty?",
    ],
  },
  {
    scenarioId: "C-2",
    level: 1,
    seed: 153,
    competence: "binding without authority",
    why: "Saying he is covered as of now, against requesting and confirming in writing.",
    lines: [
      "Hello Tom, Sam at Northside Insurance. Is this a good time for five minutes?",
      "What do they need from you by Friday?",
      "What limits do you have today?",
      "Who drives the two vans?",
      {
        better:
          "I'll put the request in today, and you'll have it in writing once the company accepts. Until then you don't have it.",
        worse: "You're covered as of right now, I just bound it. Go ahead and tell them.",
      },
      "I'd move the vans to a commercial policy, because a personal one may not pay when a sub drives for work.",
      "I'll call you tomorrow at noon with the answer. You send me the contract tonight, okay?",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 161,
    competence: "too small for cyber",
    why: "Her own client list and the fake invoice, against statistics and fear.",
    lines: [
      "Hi Kim, it's Sam from Northside Insurance, we met at the business evening. Do you have a few minutes between clients?",
      {
        better: "How do people book and pay with you?",
        worse: "Every small business gets hacked sooner or later, and most go bankrupt.",
      },
      {
        better: "Have you ever had a strange invoice or email?",
        worse: "It's going to happen to you too.",
      },
      {
        better: "So you caught the 3,200 at the last second.",
        worse: "You'd be out of business in a week.",
      },
      "With 1,900 clients and their cards in that app, the basic policy wouldn't pay for a break-in there or for a fake invoice.",
      "Shall we look at it Monday at nine, before you open?",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 162,
    competence: "next step agreed with an owner",
    why: "The same talk, once with a date and tasks and once without.",
    lines: [
      "Hi Kim, Sam with Northside Insurance. You said I could call, is this an okay time?",
      "What does your current policy cover, as far as you know?",
      "Who works in the salon, employees or booth renters?",
      "What happened with that client who got burned?",
      "A burn like that is professional liability, and your basic policy leaves it out. You paid for it yourself last year.",
      "I'd add that, and I'd ask your renters for their certificates.",
      {
        better: "I'll write up a one-page list, you dig out the policy, and I come by Monday at nine. Okay?",
        worse: "So yeah, something to keep in mind.",
      },
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 171,
    competence: "winning the gatekeeper",
    why: "A useful reason and respect for her role, against trying to get past her.",
    lines: [
      {
        better:
          "Good morning Denise, this is Sam Ortiz with Northside Insurance. I'm calling about your renewal this fall, and you may be the right person to ask. Do you have two minutes?",
        worse: "Put me through to Mr. Brandt, please. It's business.",
      },
      {
        better: "That's fair. What does the broker usually bring you before renewal, and when?",
        worse: "I really need the decision maker, not you.",
      },
      {
        better: "If your biggest press went down tomorrow, how long until you could ship again?",
        worse: "When is he in?",
      },
      "Do you know your experience mod?",
      "Nine months without that press, with late penalties on top, is what I'd look at first. The standard policy doesn't pay for a breakdown.",
      "Could you, Mr. Brandt and I take fifteen minutes Thursday at eight?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 172,
    competence: "disparaging the broker and the carrier",
    why: "Both find the gap; one of them badmouths the broker and the carrier.",
    lines: [
      "Hi Denise, Sam with Northside Insurance about this fall's renewal. Is this a good moment?",
      "How did the last renewal go?",
      "What's the mod this year?",
      {
        better:
          "I can't speak to their finances, the rating is public and I can send it to you. My question is a different one: what happens if the press stops?",
        worse: "Yes, Great Basin is going under, and honestly your broker is an idiot for keeping you there.",
      },
      "When was the equipment list last updated?",
      "A schedule from 2017 means they pay 2017 money, and you could be about two million short.",
      "Can we find fifteen minutes with Mr. Brandt, Tuesday at ten? I'll bring one page.",
    ],
  },
];

export const commercialPairs = pairsOf("commercial", pairs);
