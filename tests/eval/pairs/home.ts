import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "H-1",
    level: 2,
    seed: 51,
    competence: "exclusions said",
    why: "Only the better agent says what the policy leaves out.",
    lines: [
      "Hi Priya, this is Sam with Northside Insurance. Your lender passed on your name because you're closing soon. Do you have five minutes?",
      "When do you close, and what has the lender asked for?",
      "What do you know about the roof?",
      "What's the basement like?",
      "What could you pay out of pocket if something happened the week after closing?",
      "I'd insure it for what it costs to rebuild, 480, because a policy at 390 would leave you 90 short.",
      {
        better:
          "To be straight with you, it won't cover flood from the creek, and sewer backup is only in if we add it. I'd add it, with that finished basement.",
        worse: "It's a really complete policy, you'll be happy with it.",
      },
      "Can we go through it on Thursday at six, before the lender's date? I'll send you the draft first.",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 52,
    competence: "compliance blocker",
    why: "Promising that the claim gets paid, against an honest answer.",
    lines: [
      "Hello Priya, Sam from Northside Insurance. I'm calling about insurance for the new house. Is now a good time?",
      "What's your biggest worry with buying this house?",
      "How old is the roof?",
      "Tell me about the basement.",
      "Do you have jewelry or anything valuable?",
      {
        better: "I can't promise that. What I can do is show you what it pays for and what it doesn't.",
        worse: "Yes, I promise. Whatever goes wrong with the house, they'll pay for it.",
      },
      "For the jewelry I'd schedule it, because the basic policy stops far below fourteen thousand.",
      "Could I send you a written comparison tomorrow and call you Wednesday at noon?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 1,
    seed: 53,
    competence: "monologue",
    why: "A ninety second company pitch pushes the customer out; the better agent asks.",
    lines: [
      "Hi Priya, Sam at Northside Insurance. It's about the house, your lender gave me your name. Okay to talk a few minutes?",
      {
        better: "What matters most to you about insuring this house?",
        worse:
          "Great. So let me tell you a bit about us. Northside has been around since 1964, we're family owned, we write with eleven carriers, and we have offices in four towns, and what we do is we look at the whole picture, so home, auto, umbrella, all of it, and then we have a claims team that helps you when something comes up, and we have an app where you can see your ID cards, and every year we do a review, and our customers really love us, we've got four point eight stars, and we sponsor the little league team here in town too, so we're part of the community in a way the big companies just are not.",
      },
      {
        better: "What do you know about the roof and the basement?",
        worse:
          "And on the homeowners side what we normally write is an HO-3 with extended replacement cost, and it has coverage A through F, so that's the dwelling, other structures, personal property, loss of use, personal liability and medical payments to others, and then on top we add endorsements like ordinance or law and service line and equipment breakdown, and you can choose a flat deductible or a percentage, and there are credits for alarms, for a new roof, for bundling, for paying in full, for going paperless and for being claims free for three years.",
      },
      "What could you pay yourself if something broke in the first month?",
      "Your house would cost about 480 to rebuild, though you paid 390. I'd insure the 480.",
      "Can we sit down Saturday at ten and look at it?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 61,
    competence: "respecting loyalty",
    why: "Asking what he values beats arguing with twenty-two years.",
    lines: [
      "Mr. Kowalski, this is Sam with Northside Insurance. Your daughter asked me to call. Is this an okay time?",
      {
        better: "Twenty-two years is a long time, and that counts for something. What have they done right by you?",
        worse:
          "Twenty-two years doesn't mean you're getting a good deal, you know. Companies take loyal people for granted.",
      },
      {
        better: "That makes sense. Would you mind if I asked about one line of the policy, the deductible?",
        worse: "You should really switch, it's easy, I do all the work.",
      },
      "How old is your roof?",
      "What does it say on the wind and hail deductible?",
      "Two percent of the house is about 6,800 dollars, and with a fixed income that's money you'd have to find before they pay a dime.",
      "Could I stop by Tuesday at ten, and we read that page together? If it's fine as it is, you stay where you are.",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 62,
    competence: "disparaging the carrier",
    why: "Spreading that the other company is going under is disparagement; the better agent stays with facts.",
    lines: [
      "Good morning Mr. Kowalski, Sam from Northside Insurance. Your daughter thought a second look might help. Do you have a minute?",
      "What do you like about your company?",
      "How has the premium moved over the last few years?",
      "What's the story with the roof?",
      {
        better: "I wouldn't know, and I don't go by rumors. Let's look at what the policy says, that we can check.",
        worse: "Yeah, I've been hearing that they're going broke, so I'd get out of there.",
      },
      "An old roof like yours is often paid at what it's worth today and not what a new one costs. That would leave you with most of the bill.",
      "Let me come by Thursday at nine and go over the page with you.",
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 71,
    competence: "scare tactics",
    why: "The same gap in plain words, or as a horror story.",
    lines: [
      "Hi Denise, this is Sam from Northside Insurance with your yearly review. Is now a good time?",
      "How did that water claim go for you last spring?",
      "I'm sorry, that must have felt like we let you down. Where did the water come from?",
      "What's down there now?",
      {
        better:
          "Water that comes over the ground counts as flood, and the home policy leaves that out. With thirty thousand in that lower level, the same storm would go the same way.",
        worse:
          "Picture it: you wake up at three in the morning, black water up to your knees, everything you own is floating, and you lose it all. That's what's coming for you, it's only a matter of time.",
      },
      {
        better:
          "More than twenty percent of flood claims come from outside the high-risk zones. It may still not be worth it to you, and that's okay.",
        worse: "People lose their homes because they thought like you. You'll be ruined.",
      },
      "I'd get two flood prices, so that you can see them side by side.",
      "Can we look at them Monday at five?",
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 72,
    competence: "acknowledging a complaint",
    why: "She is angry about an unpaid claim; hearing that out comes before any product.",
    lines: [
      "Hi Denise, Sam at Northside Insurance, calling for your review. Got a few minutes?",
      {
        better:
          "I can see why you're upset. You paid us for nine years, and then it was nine hundred dollars. Tell me how that went.",
        worse: "Right, well, that was according to the policy. Anyway, I want to talk about flood insurance.",
      },
      {
        better: "So what hurt was that nobody told you beforehand that this kind of water isn't in there.",
        worse: "Flood is about 60 a month.",
      },
      "What's down in the lower level today?",
      "What could you pay yourself if it happened again?",
      "The home policy leaves out water over the ground, so next time the same thirty thousand would be on you.",
      "How about I get two prices and call you Tuesday at four?",
    ],
  },
  {
    scenarioId: "H-3",
    level: 1,
    seed: 73,
    competence: "recommendation linked to a need",
    why: "Both recommend flood cover; only one says why for her and what it leaves out.",
    lines: [
      "Hi Denise, it's Sam with Northside Insurance. I'm calling for the yearly review. Is this a good moment?",
      "What happened with the claim in April?",
      "Where does the water come from when it rains hard?",
      "What did you put into the lower level?",
      "What worries you most about the next storm?",
      {
        better:
          "Because you've got thirty thousand in that lower level and six in savings, I'd recommend a flood policy with the lower deductible. Basements are limited in it, and I'll show you exactly where.",
        worse: "I'd recommend a flood policy.",
      },
      "Could we compare two of them on Friday at ten?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 81,
    competence: "discovery",
    why: "Walking one room and asking about guests, against selling the cheapest in a minute.",
    lines: [
      "Hi, this is Sam at Northside Insurance. Sure, we can help with the lease. May I ask you a few questions?",
      {
        better: "What exactly does the new lease ask for?",
        worse: "The cheapest is fourteen a month.",
      },
      {
        better: "Let's walk through just your living room. What's in there, piece by piece?",
        worse: "It has a hundred thousand liability, that's what they want.",
      },
      {
        better: "Has water or anything ever gone from your place to a neighbor's?",
        worse: "Contents is twenty thousand, that's standard.",
      },
      {
        better: "Who else lives there, and does anyone come by for work?",
        worse: "Deductible is five hundred.",
      },
      "I'd go with a hundred thousand of liability or more, since what leaves your apartment lands on you.",
      "Can I send you the paper and call you tomorrow at five to set the limits?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 82,
    competence: "reflecting and open questions",
    why: "A conversation instead of a form read aloud.",
    lines: [
      "Hi Marcus, this is Sam with Northside Insurance. The first is close, so let's get that done right. Is it okay if I ask a couple things?",
      {
        better: "What would you have to buy again if the place burned down?",
        worse: "Do you own a TV?",
      },
      {
        better: "So it's more than you thought, a lot of it is your work stuff.",
        worse: "Do you own a laptop?",
      },
      {
        better: "How did that leak in February get settled?",
        worse: "Did you have any claims?",
      },
      {
        better: "It sounds like the old landlord let it slide, and the new owners might not.",
        worse: "Do you have a dog?",
      },
      "I'd take the hundred thousand of liability and list your girlfriend's things too, because the policy only knows you.",
      "Can we do ten minutes tomorrow at six to pick the amounts?",
    ],
  },
];

export const homePairs = pairsOf("home", pairs);
