import type { Scenario } from "../schema.ts";

export const outsideFloodZone: Scenario = {
  id: "H-3",
  version: 1,
  line: "home",
  title: "Not in a flood zone",
  brief:
    "A yearly review call with a homeowner your agency has insured for nine years. The house lies outside the high-risk flood zone and has no flood policy. The file shows a water claim last spring that was paid only in part.",
  goal: "Hear them out about the claim, show without scaring what the home policy leaves to flood insurance, and agree on a time to look at two prices.",
  call: "renewal",
  customers: ["denise", "tom", "ray"],
  openings: ["Hello?", "Yes, hello?", "This is {first}.", "Hello, {first} here."],
  facts: [
    {
      id: "claim",
      item: "home.losses",
      asks: ["last spring|that claim|the claim|what happened|water came", "how did (?:the|that|your) claim"],
      says: [
        "Last spring water came in through the window well. They paid 900 on a 4,200 dollar bill and called the rest surface water.",
        "We had one claim, in April. A 4,200 dollar cleanup, and I got a check for 900.",
        "Water in the lower level last April. Your people said surface water, and that was that.",
        "The April storm. 4,200 to dry it out and replace the carpet, and they paid 900.",
      ],
      more: [
        "The adjuster was here eleven minutes. I timed it.",
        "Nobody explained what surface water was supposed to mean. It was on my carpet.",
      ],
      card: "an April water claim, $900 paid of $4,200",
      trustNeeded: 0,
    },
    {
      id: "slope",
      item: "home.flood",
      asks: [
        "(?:hill|slope|street|drain|uphill|lot)",
        "where does the water (?:go|come)",
        "what is (?:above|around|near) (?:the|your) (?:house|home)",
      ],
      says: [
        "There's no creek or anything. It runs down the street since they built those townhouses uphill.",
        "The bank never asked for flood. We're near the bottom of the street, and they paved the whole hill above us.",
        "They put thirty-some townhouses up the hill two years ago. Now every storm comes down our side.",
        "We're not in a zone. The storm drain at the corner backs up, though, ever since the townhouses.",
      ],
      more: [
        "It used to be an orchard up there. An orchard drinks water, a parking lot doesn't.",
        "I called the city about the drain twice. They sent a man to look at it.",
      ],
      card: "townhouses uphill and a storm drain that backs up",
      trustNeeded: 0,
    },
    {
      id: "lower-level",
      item: "home.water",
      asks: ["(?:lower level|downstairs|finished|furnace|washer)"],
      says: [
        "The lower level's finished. Den, bathroom, the furnace and the laundry.",
        "Everything's down there: the furnace, the water heater, the washer, and the good television.",
        "It's a finished lower level. We put about thirty thousand into it.",
        "There's a den and a bath downstairs, and all the machinery.",
      ],
      more: ["The carpet's new, thanks to April.", "No sump pump. We never needed one in all those years."],
      card: "a finished lower level with the furnace and about $30,000 put into it",
      trustNeeded: 0,
    },
    {
      id: "neighbor",
      item: "any.worry",
      asks: ["neighbors?", "(?:other|anyone|anybody) .{0,80}(?:street|block).{0,80}(?:water|flood)"],
      says: [
        "The people across the street had fourteen inches in April. They were at a hotel for a month.",
        "The neighbors got it worse than us. Fourteen inches, and they're not in a zone either.",
        "What bothers me is the house across the street. Fourteen inches of water, same map as ours.",
        "Across the street they lost the furnace and every bit of drywall to knee height.",
      ],
      more: [
        "They borrowed against the house to fix it. At their age.",
        "Twenty-eight thousand, she told {partner}. None of it was covered.",
      ],
      card: "neighbors with 14 inches of water and no cover",
      trustNeeded: 40,
    },
    {
      id: "cash",
      item: "home.deductible",
      asks: [
        "(?:pay|cover|handle) .*(?:yoursel|own pocket|out of pocket)",
        "four thousand|3300|the rest of (?:it|the bill)",
      ],
      says: [
        "The April bill came out of savings. There's about six thousand left in there.",
        "We paid the 3,300 ourselves. I could do that once more, not twice.",
        "Six thousand, that's what I'd have if it happened tomorrow.",
        "The deductible's a thousand. After April we've got about six thousand put by.",
      ],
      more: ["That money was meant for the roof.", "I don't care to find out what a second one costs."],
      card: "about $6,000 of savings after paying $3,300 in April",
      trustNeeded: 42,
    },
    {
      id: "paid-off",
      item: "home.lender",
      asks: ["(?:bank|lender).*(?:require|ask|flood)"],
      says: [
        "It's paid off since last year, so there's no bank to tell us what to buy.",
        "No mortgage anymore. We burned the papers in the driveway.",
        "The bank's out of it. It was paid off last October.",
        "Paid off. It's the one thing we own outright.",
      ],
      more: [
        "When there was a bank, they said flood wasn't required. I took that as a no.",
        "Thirty years of payments. I'd like it to stay standing.",
      ],
      card: "a house that is paid off",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "surface-water",
      title: "Water from outside is flood, and the home policy leaves it out",
      why: "The April claim was cut because water over the ground counts as flood; the same storm again would be cut the same way.",
      cues: [
        "surface water",
        "(?:flood|water (?:from|over|off|that comes|coming) ).{0,80}(?:not (?:in|on|part|covered|paid|include)|exclude|leaves? out|separate|home policy)",
        "(?:home(?:owners)?|regular|standard|this) policy.{0,80}(?:flood|ground|outside|surface)",
        "(?:april|claim).*(?:flood|same|again|surface)",
      ],
      tiedTo: ["claim", "slope"],
      reactions: [
        "So surface water is what you people call a flood. Why didn't anybody say flood?",
        "Then the same storm next April pays me nothing again.",
        "I've been mad at the adjuster for a year, and it was the policy.",
        "You could have told me that nine years ago.",
      ],
      exampleLine:
        "What came down your street in April counts as flood, and the home policy leaves flood out, so the same storm would be cut the same way again.",
    },
    {
      id: "lower-level-cost",
      title: "Thirty thousand dollars of lower level against six thousand of savings",
      why: "The neighbors paid 28,000 for fourteen inches; here the finished level, the furnace and the laundry are down there, and there are 6,000 dollars.",
      cues: [
        "(?:lower level|downstairs|furnace|basement|den).*(?:flood|water|inches|pay|replace|savings|six thousand|thirty|cost|own pocket|limited)",
        "(?:28|twenty eight|fourteen inches|thirty|30).*(?:six thousand|savings|6000|own|pay)",
        "(?:savings|six thousand|6000).*(?:not|short|lower level|furnace|cover)",
      ],
      tiedTo: ["lower-level", "cash", "neighbor"],
      reactions: [
        "Twenty-eight thousand, and we've got six. I can do that math.",
        "The furnace alone would be half of what's in there.",
        "We'd have to borrow, same as they did.",
        "I hadn't put those two numbers next to each other.",
      ],
      exampleLine:
        "Your furnace and about thirty thousand dollars of lower level sit where the water comes in, and you told me there's six thousand in savings.",
    },
  ],
  objections: ["H2", "X9", "H5", "X1", "H3"],
  ownObjections: {
    H3: {
      reveals: [
        "I look at what the one down the street sold for, and that's my number.",
        "I thought you insure what you paid. Like a car.",
        "I figured they always put it high so the premium's higher.",
      ],
    },
  },
  objectionWords: {
    X9: [
      "Before you sell me anything, you people paid me 900 dollars on a 4,200 dollar claim.",
      "Nine years of premiums, and when I finally called, I got a form letter and 900 dollars.",
      "Oh, now somebody calls. Where were you in April, when my carpet was on the lawn?",
      "I'm still angry about that claim, so you picked a day.",
    ],
    H5: [
      "If there's another big deductible on top, I don't see the point.",
      "So I'd pay the first few thousand again, like in April?",
      "A second deductible. Of course there is.",
      "The deductible on that is what, another couple thousand?",
    ],
  },
  cannotSay: ["H1", "H4", "H6", "H7", "H8", "X2"],
  bait: {
    id: "X4",
    rule: "R1",
    says: [
      "So with the flood policy, any water that gets in is covered. Say that and I'll listen.",
      "If I buy it, can you promise me April never happens to us again?",
      "Then between the two policies I'm covered for everything, correct?",
      "And that would pay for all of it, the whole downstairs, no questions?",
    ],
    takenWhen: [
      "(?:fully|completely|totally|100%|100 percent) (?:covered|protected)",
      "cover(?:s|ed)? (?:you )?(?:for )?(?:everything|anything|it all|all of it|any water)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|correct|right|exactly|i promise)\\b(?!.*(?:not|except|exclu|depends|no policy|but|honest))",
    ],
    safeLine:
      "I can't promise that. Flood policies pay less below ground level, there's a waiting period, and the carrier decides each claim, so I'd show you what it leaves out too.",
  },
  needs: {
    items: [
      {
        id: "home.losses",
        title: "The claim and how it went",
        exampleQuestion: "How did that claim go for you last spring?",
      },
      {
        id: "home.flood",
        title: "Where water comes from",
        exampleQuestion: "When it rains hard, where does the water go on your street?",
      },
      { id: "home.water", title: "What is down there", exampleQuestion: "What's in the basement or the lower level?" },
      {
        id: "any.worry",
        title: "What worries them",
        exampleQuestion: "What worries you most when you think of the next storm?",
      },
      {
        id: "home.deductible",
        title: "What they could pay themselves",
        exampleQuestion: "If it happened again, how much could you handle out of your own pocket?",
      },
      { id: "home.lender", title: "Mortgage", exampleQuestion: "Is there still a mortgage on the house?" },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "All right. Bring two prices and the part it doesn't pay, and we'll look.",
      "That works. I'll have the April papers on the table.",
      "Good. {partnerName} will want to hear that too.",
      "Fine, let's look at it. Before the next storm, preferably.",
    ],
    softYes: [
      "Call me then. I'm not buying, I'm listening.",
      "We can talk then. I want to read that letter again first.",
      "All right, but I'll want it in writing.",
      "I'll be here. That's all I'm promising.",
    ],
    politeNo: [
      "We'll take our chances with the map. Thank you for calling.",
      "I'm not putting more money into this just now. Thanks.",
      "No, I think we'll leave it the way it is.",
      "I'll think about it when the townhouses slide down the hill. Thank you.",
    ],
    walkedAway: [
      "That's enough. You had your chance in April.",
      "I'm going to hang up before I say something.",
      "No. And you can tell your claims department I said so.",
      "This call is over. Goodbye.",
    ],
  },
  chatter: {
    "any.why-now": [
      "You called me. I assume it's review time.",
      "I'm not shopping, if that's what you mean. You're the one calling.",
    ],
    "any.carrier": ["You people. Nine years now.", "With your agency, you should have that in front of you."],
    "any.how-long": ["Nine years with you, come June.", "Nine years, and one claim."],
    "any.price-now": ["1,640 a year. It went up after April, naturally.", "Sixteen-forty on the last bill."],
    "any.renewal-date": ["June, isn't it? You'd know.", "It renews in June."],
    "any.matters": [
      "That when I call, somebody pays what they said they'd pay.",
      "Knowing ahead of time what it won't do.",
    ],
    "any.like": ["Up to April I'd have said no complaints.", "The front desk's always been pleasant."],
    "any.dislike": ["The claim. What else?", "Eleven minutes and a form letter, that's what I don't like."],
    "any.quotes": ["I looked at one other company. They wouldn't cover the drain either.", "Not yet."],
    "any.decision": ["{partnerName} and I would decide that together.", "I'd talk to {partner}, we both live here."],
    "any.budget": ["If it's under fifty a month we can talk.", "I wouldn't go much past five hundred a year."],
    "any.paperwork": [
      "I kept the whole April file, every letter.",
      "The letter with surface water on it is right here in the drawer.",
    ],
    "any.bundle": ["The cars are with you too, as far as I know.", "House and cars, both with you."],
    "home.age": ["Built in '88. The windows are newer.", "1988, and it's been kept up."],
    "home.roof": ["The roof has a few years left. That's what the savings were for.", "It's due in a few years."],
    "home.rebuild": ["You've got it at 365 thousand on the paper.", "365, it says. I never checked the number."],
    "home.household": ["Just {partnerName} and me most of the time.", "The two of us, and whoever visits."],
  },
  asks: [
    {
      id: "april",
      when: "early",
      says: [
        "Did you read the April file before you called?",
        "Do you have my claim in front of you?",
        "Were you even there in April?",
      ],
      answeredBy: ["file|read|claim|april|yes|here|looked|no"],
    },
    {
      id: "cost",
      when: "offer",
      says: [
        "And what does a thing like that run?",
        "What's it cost outside the zone?",
        "How much a year are we talking?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|year|month|depends|quote|price"],
    },
    {
      id: "wait",
      when: "gap",
      says: [
        "If I bought it today, when would it start?",
        "Does it pay for the lower level at all?",
        "Why isn't that just in the regular policy?",
      ],
      answeredBy: ["waiting|thirty|30|days|start|below|basement|lower|limited|separate|because"],
    },
  ],
  freeTimes: ["Thursday at ten", "Tuesday after lunch", "Friday morning"],
};
