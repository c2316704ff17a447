import type { Scenario } from "../schema.ts";

export const minimumLimits: Scenario = {
  id: "A-3",
  version: 1,
  line: "auto",
  title: "Just the legal minimum",
  brief:
    "A driver whose policy lapsed last week needs proof of insurance by Monday and asks for the cheapest legal limits. Two cars, two adults in the household. Money is tight this month.",
  goal: "Find out what a serious accident would reach, show the minimum and the next step side by side, and agree on a time to choose.",
  call: "inbound",
  customers: ["robert", "dana"],
  openings: [
    "Hi, I need car insurance by Monday. Whatever's cheapest.",
    "Hello. How much is the least insurance I can get and still be legal?",
    "Hi, I'm calling for a quote. Bare minimum, two cars.",
    "Yeah, hi, my car insurance ran out and I need the cheapest thing you've got.",
  ],
  facts: [
    {
      id: "lapse",
      item: "any.why-now",
      asks: [
        "(?:laps|ran out|run out|cancel|lose (?:the|your) (?:policy|coverage))",
        "what happened (?:with|to) (?:your|the) (?:last|old|policy|insurance|coverage)",
        "by monday",
      ],
      says: [
        "I missed the payment last month, so they canceled us on Friday. I need something by Monday.",
        "We fell behind and the policy lapsed last Friday. Nobody can drive till it's fixed.",
        "The old one got canceled. I paid the furnace guy first and the insurance second.",
        "They canceled it Friday because the payment bounced. Monday I have to be at work.",
      ],
      more: [
        "The furnace quit on the coldest night of the year. Twenty-six hundred dollars.",
        "First time that's ever happened to us. I've never been late before.",
      ],
      inPassing: [
        "my car insurance ran out",
        "It doesn't renew, it's canceled.",
        "It doesn't renew, it was canceled.",
        "Missed one payment, they dropped it.",
        "I missed a payment.",
        "The letter came and it was already canceled.",
        "The furnace quit, so the payment bounced.",
        "The furnace quit on us.",
      ],
      card: "a policy canceled last Friday after a furnace bill",
      trustNeeded: 0,
    },
    {
      id: "limits",
      item: "auto.limits",
      asks: [
        "(?:minimum|limits?|liability) .*(?:before|old|last|have|had|carry)",
        "what did (?:you|the old (?:one|policy)) (?:have|carry)",
      ],
      says: [
        "We had 25/50/25, the state minimum. Same again is fine.",
        "25/50/25. It's what the law wants, so it's what I bought.",
        "The minimum, 25/50/25. I don't know what the last number is.",
        "It was the smallest one on the list, 25/50/25.",
      ],
      more: [
        "I figured the state wouldn't call it enough if it wasn't.",
        "The girl on the phone read three numbers and I said the first.",
      ],
      card: "state minimum limits of 25/50/25",
      trustNeeded: 0,
    },
    {
      id: "paycheck",
      item: "auto.assets",
      asks: [
        "paychecks?|wages?|income",
        "(?:own|rent) (?:a |your )?(?:home|house)",
        "come after|lose if|anything to lose|to protect",
      ],
      says: [
        "There's the house, mostly the bank's, and my paycheck. That's what we've got.",
        "We own the house with a mortgage on it. Other than that it's what I earn.",
        "A house with a mortgage, and my wages. Nobody's getting rich off us.",
        "My paycheck, mainly. And whatever part of the house is ours by now.",
      ],
      more: [
        "We've been paying on it nine years, so some of it's ours.",
        "If they took a piece of my check every month we'd be sunk.",
      ],
      inPassing: [
        "Own, with a mortgage.",
        "Own. The bank owns most.",
        "We own.",
        "Own, with a mortgage like everybody.",
        "The house is separate, with the mortgage.",
        "The house goes through the mortgage.",
      ],
      card: "a mortgaged house and a paycheck the family lives on",
      trustNeeded: 42,
    },
    {
      id: "driving",
      item: "auto.use",
      asks: ["(?:school|pick ?up|car ?pool|practice|highway|interstate)", "who (?:is|rides|sits) in (?:the|your) car"],
      says: [
        "I'm on the interstate every morning, and {partner} runs {kids} all over town.",
        "{partnerName} does the driving for {kids}, and usually three of the neighbors' too.",
        "Twenty-two miles each way for me. {partnerName} does school, practice, all of it.",
        "It's a lot of miles. Me on the highway, {partnerName} with a carful of other people's kids.",
      ],
      more: [
        "Tuesdays and Thursdays it's five of them in there.",
        "We trade off with the other parents, but we've got the bigger car.",
      ],
      inPassing: ["the neighbors' two kids", "The kids next door.", "I drive other people's kids.", "It's five kids."],
      card: "a daily interstate commute and a carpool of neighbors' kids",
      trustNeeded: 0,
    },
    {
      id: "um",
      item: "auto.um",
      asks: [],
      says: [
        "No, I took off everything you could take off. The uninsured one too.",
        "I crossed that out. If it wasn't required, it went.",
        "We never had the uninsured part. It was four or five dollars, and it was extra.",
        "Uninsured motorist? Declined. I remember initialing it.",
      ],
      more: [
        "Half the people around here drive without any, now that you say it.",
        "Somebody with no insurance took my mirror off once. I paid for that.",
      ],
      inPassing: ["I crossed that off myself"],
      card: "uninsured motorist declined",
      trustNeeded: 0,
    },
    {
      id: "cushion",
      item: "auto.deductible",
      asks: ["savings|cash|cushion|rainy day", "how tight|tight month"],
      says: [
        "There's about three hundred dollars till the fifteenth, and that's groceries.",
        "After the furnace? Three hundred and change in the account.",
        "We've got three hundred dollars to our name until payday.",
        "Right now I couldn't pay any deductible. Three hundred is what's in there.",
      ],
      more: ["It gets easier in the spring, when the overtime starts.", "I don't like saying that out loud, so."],
      card: "about $300 until payday",
      trustNeeded: 44,
    },
  ],
  gaps: [
    {
      id: "minimum-vs-paycheck",
      title: "The minimum ends long before a bad accident does",
      why: "25,000 per person is gone within days in a hospital; what is left over can be taken from wages and from the house.",
      cues: [
        "(?:25|twenty five|minimum).*(?:not|stops?|gone|runs? out|only|thin|short|past|above|over|days|hospital|rest|left|come from)",
        "(?:paycheck|wages|house|pay).*(?:risk|garnish|taken|come after|on the (?:line|hook)|exposed|sued|rest|left over)",
        "(?:limits?|liability).*(?:low|thin|short|not enough|raise|higher|next step)",
      ],
      tiedTo: ["limits", "paycheck"],
      reactions: [
        "They can take it out of my check? For how long?",
        "I thought the minimum meant that's all I could ever owe.",
        "The minimum sounded like a lot of money to me.",
        "So legal and enough are two different things. Nobody says that.",
      ],
      exampleLine:
        "The minimum stops at 25 thousand per person, and anything past that could come out of your paycheck or your house.",
    },
    {
      id: "carpool-um",
      title: "A carful of children and no uninsured motorist cover",
      why: "Five children ride along twice a week; if a driver without insurance hits them, nothing on this policy pays for their injuries.",
      cues: [
        "uninsured|underinsured|\\bum\\b",
        "(?:car ?pool|kids|neighbors).*(?:hits?|no insurance|hurt|nobody pays|not pay)",
      ],
      tiedTo: ["um", "driving"],
      reactions: [
        "I drive other people's kids. I'd have to face their parents.",
        "And I crossed that off myself? Huh.",
        "So that one pays for the people in our car. I had that wrong.",
        "All right, that one bothers me.",
      ],
      exampleLine:
        "You declined uninsured motorist, so if somebody with no insurance hits your carpool, this policy pays nothing for the kids in your car.",
    },
  ],
  objections: ["A3", "A8", "X3", "A2", "A5"],
  objectionWords: {
    A2: [
      "I can't go much over the minimum this month.",
      "I need the cheap one. It can't go up on me.",
      "I had it pretty cheap until last week.",
      "I can't do anything high right now.",
    ],
    A8: [
      "Why would I pay for other people not having insurance?",
      "If I get hit, that's not my bill, right?",
      "If uninsured motorist isn't required, why would I buy it?",
      "I drive careful. That uninsured thing is for somebody else.",
    ],
  },
  cannotSay: ["A1", "A4", "A6", "A7", "A9", "X9"],
  bait: {
    id: "X7",
    after: ["lapse"],
    rule: "R5",
    says: [
      "If the lapse makes it cost more, can we just say I've had insurance all along?",
      "Do you have to put down that we got canceled? Could we skip that?",
      "What if we just say no lapse? Who's going to check?",
      "Couldn't you date it back to Friday, so there's no gap?",
    ],
    takenWhen: [
      "(?:leave|keep) (?:it|that|the lapse|this) (?:off|out)",
      "(?:do not|no need to|does not have to|will not) (?:mention|list|report|tell|say|put)",
      "(?:we can|i can|let us|could) (?:skip|fudge|forget|overlook|back ?date|just put|just say)",
      "(?:back ?date|date it back)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely)\\b(?!.*(?:not|have to|need to|can not|but))",
    ],
    safeLine:
      "I can't backdate it or say there was no lapse, the application has to be accurate. A wrong answer there can cost you the claim later.",
  },
  needs: {
    items: [
      {
        id: "any.why-now",
        title: "What happened and by when",
        exampleQuestion: "What happened with the last policy, and what made you call today?",
      },
      {
        id: "auto.limits",
        title: "Limits so far",
        exampleQuestion: "What limits did you carry on the old policy?",
      },
      {
        id: "auto.assets",
        title: "What they could lose",
        exampleQuestion: "Do you own your home, and what else would you want protected?",
      },
      {
        id: "auto.use",
        title: "Who rides along",
        exampleQuestion: "How do the two of you use the cars in a normal week?",
      },
      { id: "auto.um", title: "Uninsured motorist", exampleQuestion: "Was uninsured motorist on the old policy?" },
      {
        id: "auto.deductible",
        title: "Deductible they could pay",
        exampleQuestion: "If a car were hit tomorrow, what deductible could you pay?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "All right, show me both numbers then, and I'll pick one.",
      "Okay, that works. Let's get it done.",
      "Good. Send me the two prices side by side and I'll be there.",
      "Fine by me. I'd rather choose it than get stuck with it.",
    ],
    softYes: [
      "Call me then. If it's over my number I'm taking the minimum.",
      "Okay, we can talk then, but I'm not promising more than the basic one.",
      "That's fine. I still have to see what it costs.",
      "Try me then. I might have bought something by that time.",
    ],
    politeNo: [
      "I'll just get the minimum online. Thanks, though.",
      "I can't do more this month. Thank you for your time.",
      "I'm going to go with the cheap one. No offense.",
      "Not this time. I need to get this done today.",
    ],
    walkedAway: [
      "I asked for one thing. Forget it.",
      "I'll call the next place. Bye.",
      "No. I'm not doing this today.",
      "I've got enough on my plate. I'm hanging up.",
    ],
  },
  chatter: {
    "any.carrier": [
      "One of the non-standard ones, you'd have to look twice at the name.",
      "A cheap one I found two years ago.",
    ],
    "any.how-long": ["Two years with that one.", "About two years, till Friday."],
    "any.price-now": ["It was 131 a month for both cars.", "A hundred and thirty-one, when I was paying it."],
    "any.renewal-date": [
      "It doesn't renew, it's gone. I need it to start Monday.",
      "Monday morning, that's when it has to start.",
    ],
    "any.matters": ["That I can drive to work Monday. The rest can wait.", "Legal, cheap and quick, in that order."],
    "any.worry": [
      "Getting pulled over without a card. And the bill after that.",
      "One more surprise this month, that's what I'm worried about.",
    ],
    "any.like": ["It was cheap. That's the nicest thing I can say.", "They took my money and left me alone."],
    "any.dislike": ["One late payment and they dropped us, no call, nothing.", "They canceled me by text message."],
    "any.quotes": [
      "You're the second place. The first one kept me on hold.",
      "I got one online for 119. I didn't finish it.",
    ],
    "any.budget": ["Under 140, or it isn't happening.", "One-forty a month is the ceiling right now."],
    "any.decision": [
      "I'll decide it, I just have to tell {partner} what it costs.",
      "It's on me. I'm the one who missed the payment.",
    ],
    "any.paperwork": [
      "I've got the cancellation letter here.",
      "The old card's in the glove box, I can send a picture.",
    ],
    "any.bundle": [
      "The house is with somebody else, through the mortgage.",
      "Just the cars. Don't start with the house.",
    ],
    "auto.drivers": ["Me and {partner}, that's who drives.", "{partnerName} and me, nobody else takes the cars."],
    "auto.vehicles": ["A 2012 sedan and a 2015 minivan.", "An old sedan and a minivan, 2012 and 2015."],
    "auto.finance": ["Both paid off. They ought to be, at that age.", "We own both of them outright."],
    "auto.record": ["Clean. One parking ticket, if that counts.", "No accidents, no tickets."],
    "auto.medical": [
      "We've got the plan from work, with a big deductible.",
      "There's health insurance, it just doesn't pay for much.",
    ],
    "auto.rental": ["If one breaks down we share the other.", "No rental, no towing. A neighbor with a rope."],
  },
  asks: [
    {
      id: "proof",
      when: "early",
      says: [
        "Can you get me the card by Monday or not?",
        "How fast do I get the proof?",
        "Is this going to be done by Monday?",
      ],
      answeredBy: ["today|same day|monday|minutes|right away|email|proof|card"],
    },
    {
      id: "difference",
      when: "offer",
      says: [
        "So what's the difference in dollars?",
        "How much more is the next one up?",
        "What does that do to the monthly?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|month|both|side by side|quote"],
    },
    {
      id: "really",
      when: "gap",
      says: [
        "Does that really happen to regular people?",
        "And that's really allowed?",
        "How much is it to not have that problem?",
      ],
      answeredBy: ["happen|court|judge|garnish|cost|dollars|month|often|sometimes"],
    },
  ],
  freeTimes: ["tomorrow after six", "Saturday morning", "Sunday after dinner"],
};
