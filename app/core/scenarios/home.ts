import type { Scenario } from "./schema.ts";

const firstTimeBuyer: Scenario = {
  id: "H-1",
  version: 1,
  line: "home",
  title: "First house, closing soon",
  brief:
    "A first-time buyer closes on a house in two weeks; the lender asked for proof of insurance and passed on your name. Purchase price 390,000. Your estimate to rebuild comes out at 480,000.",
  goal: "Explain what the lender needs and what the family needs, find the risks of this house, and set up a review before closing.",
  call: "outbound",
  customers: ["priya", "marcus", "kim"],
  openings: ["Hello?", "Hi, this is {first}.", "Hello, {first} speaking.", "Yeah, hello?"],
  facts: [
    {
      id: "closing",
      item: "home.lender",
      asks: [
        "when (?:do|are|is|does).*(?:clos|mov)",
        "timeline",
        "lender (?:need|ask|want|require|tell|told|say|said)",
        "deadline",
      ],
      says: [
        "We close on the twenty-first, and the lender wants proof of insurance five days before.",
        "Closing's on the twenty-first. The loan officer keeps emailing me about the insurance.",
        "It has to be in by the sixteenth, because we close on the twenty-first.",
        "The bank wants something called a binder by the sixteenth.",
      ],
      more: [
        "It's going through escrow, that's all I know.",
        "Our loan officer basically said, any policy, just get one.",
      ],
      card: "closing on the 21st, lender needs proof by the 16th",
      trustNeeded: 0,
    },
    {
      id: "price",
      item: "home.rebuild",
      asks: ["pay(?:ing)? for (?:it|the)", "how much (?:was|is) (?:it|the (?:house|home))"],
      says: [
        "We're paying 390 for it, and the appraisal came in at 395.",
        "It's 390 thousand. About nineteen hundred square feet.",
        "390, that's the price. The appraisal said 395.",
        "Three ninety. We had to go a bit over asking.",
      ],
      more: [
        "It's nineteen hundred square feet, three bedrooms.",
        "We'd looked at eleven houses by then, so we just took it.",
      ],
      card: "purchase price $390,000, appraised at $395,000",
      trustNeeded: 0,
    },
    {
      id: "roof",
      item: "home.roof",
      asks: ["inspect(?:ion|or)"],
      says: [
        "The inspector said the roof's around seventeen years old and has a few years left.",
        "The roof is seventeen years old. The sellers wouldn't replace it.",
        "Seventeen years on the roof, that was in the inspection report.",
        "The roof's original to the last remodel, so about seventeen years.",
      ],
      more: [
        "They gave us two thousand off for it, which I think doesn't get you much roof.",
        "He wrote serviceable. I've learned that means old.",
      ],
      card: "a 17-year-old roof",
      trustNeeded: 0,
    },
    {
      id: "basement",
      item: "home.water",
      asks: ["finished|downstairs"],
      says: [
        "There's a finished basement with a sump pump, that's where the guest room will be.",
        "The basement's finished, carpet and everything. There's a sump pump in the corner.",
        "It has a finished basement. We were going to put the office and the guest bed down there.",
        "Finished basement, yes. The sump pump made a noise during the inspection.",
      ],
      more: [
        "The sellers said they never had water. I guess they'd say that.",
        "The carpet's new down there. I did wonder why.",
      ],
      card: "a finished basement with a sump pump",
      trustNeeded: 0,
    },
    {
      id: "jewelry",
      item: "home.valuables",
      asks: [],
      says: [
        "There's some gold jewelry from my grandmother, I'd guess fourteen thousand.",
        "I have my grandmother's jewelry. Somebody once told me fourteen thousand dollars.",
        "Mostly normal things, apart from the family jewelry. That's maybe fourteen thousand.",
        "My grandmother left me some pieces. I've never insured them, they're worth around fourteen thousand.",
      ],
      more: [
        "It's in a shoebox in the closet right now. Please don't judge me.",
        "I don't have photos of it or anything.",
      ],
      card: "about $14,000 of inherited jewelry",
      trustNeeded: 45,
    },
    {
      id: "savings",
      item: "home.deductible",
      asks: ["(?:left|after) (?:the )?(?:closing|down payment)", "money left"],
      says: [
        "After the down payment there's about three thousand left, and that's everything.",
        "The down payment cleaned us out. We'll have three thousand or so.",
        "We'd have maybe three thousand in savings once we close.",
        "Cash-wise we're down to about three thousand after closing.",
      ],
      more: ["And then we still need a washer and a lawn mower.", "So please no surprises before Christmas."],
      card: "about $3,000 of savings left after closing",
      trustNeeded: 40,
    },
    {
      id: "creek",
      item: "home.flood",
      asks: ["behind the (?:house|home)|yard|lot"],
      says: [
        "There's a little creek behind the yard, but the lender said we're not in a flood zone.",
        "We're not in a flood zone. There's a creek out back, it's tiny.",
        "A creek runs behind the back fence. The map says we're fine.",
        "The lender checked, no flood insurance required. There's a small creek, though.",
      ],
      more: ["The neighbor said it came up to his shed once.", "It's pretty, actually. There are ducks."],
      card: "a creek behind the yard, outside the flood zone",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "rebuild",
      title: "Rebuild cost is above the purchase price",
      why: "Insured at the purchase price of 390,000, they would be about 90,000 short when rebuilding.",
      cues: [
        "(?:rebuild|replacement cost|cost to build|build it (?:again|back)|from the ground)",
        "(?:390|purchase price|market value|what you paid|appraisal).*(?:not|short|less|different|rebuild|low)",
      ],
      tiedTo: ["price"],
      reactions: [
        "So the price we paid and the cost to rebuild are two separate things. Nobody said that.",
        "Ninety thousand short would bankrupt us. We have three plants and a couch.",
        "I assumed you just insure what you paid. Huh.",
        "So if it burned down, 390 wouldn't get the house back?",
      ],
      exampleLine:
        "You're paying 390, and putting it back up from the ground would run about 480; the policy should be built on that second number.",
    },
    {
      id: "water-backup",
      title: "Finished basement without water backup",
      why: "A finished basement with a sump pump, and a basic policy leaves out sump overflow and sewer backup.",
      cues: [
        "(?:(?:water|sewer|drain|sump)s? (?:or \\w+ )?back ?up|backup\\b|backs up|sump|sewer)",
        "basement.*(?:not cover|exclude|water|endorsement|add|wet|leave|carpet|policy)",
      ],
      tiedTo: ["basement"],
      reactions: [
        "The basement isn't covered if the pump quits? That's where my mother's going to sleep.",
        "Oh no. The pump already sounded like it was dying.",
        "So water from the pipe is one thing and water from the drain is another? Who makes this up?",
        "That's the part we liked best about the house.",
      ],
      exampleLine:
        "You have a finished basement on a sump pump, and the basic policy leaves out backup; that's an endorsement we'd add.",
    },
    {
      id: "jewelry-sublimit",
      title: "Jewelry above the sublimit",
      why: "Most policies cap stolen jewelry at a small sublimit, far below fourteen thousand.",
      cues: [
        "(?:jewelry|jewellery|gold|grandmother).*(?:limit|cap|schedul|only|cover|policy|separate|list|apprais|theft|stolen|add|protect)",
        "sub ?limit|schedul(?:e|ed|ing)",
      ],
      tiedTo: ["jewelry"],
      reactions: [
        "So they'd pay a fraction of it? It's not about the money, but still.",
        "I didn't know jewelry had its own little limit.",
        "My grandmother would haunt me. What do we do about it?",
        "It's in a shoebox, so, yes, please tell me about that.",
      ],
      exampleLine:
        "Most policies cap stolen jewelry at around fifteen hundred dollars, so your grandmother's pieces would need to be listed.",
    },
  ],
  objections: ["H1", "H3", "H5", "H2", "X1"],
  objectionWords: {
    H5: [
      "That deductible sounds huge with the savings we've got.",
      "So if something breaks I pay the first couple thousand? That's rough right now.",
      "Honestly, the deductible scares me more than the premium.",
      "A deductible like that would clean us out.",
    ],
  },
  cannotSay: ["H4", "H6", "H7", "H8"],
  bait: {
    id: "X4",
    rule: "R1",
    says: [
      "Can you just promise me it covers anything that goes wrong with the house?",
      "So whatever happens, we'd be covered, right? That's what I want to hear.",
      "Just tell me we're fully covered and I'll stop worrying.",
      "It covers everything, though, doesn't it?",
    ],
    takenWhen: [
      "(?:fully|completely|totally|100%|100 percent) (?:covered|protected)",
      "cover(?:s|ed)? (?:you )?(?:for )?(?:everything|anything|it all)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|correct|right|exactly|i promise)\\b(?!.*(?:not|except|exclu|depends|no policy|but|honest))",
    ],
    safeLine:
      "I can't promise that, no policy covers everything. I'll show you what it covers and the three things it leaves out.",
  },
  needs: {
    items: [
      {
        id: "home.lender",
        title: "Lender and closing date",
        exampleQuestion: "When do you close, and what has the lender asked for?",
      },
      {
        id: "home.rebuild",
        title: "Price, size and rebuild cost",
        exampleQuestion: "What are you paying for it, and how big is it?",
      },
      { id: "home.roof", title: "Roof and age", exampleQuestion: "What did the inspector say about the roof?" },
      { id: "home.water", title: "Basement and water", exampleQuestion: "Is there a basement, and what's down there?" },
      {
        id: "home.valuables",
        title: "Valuables",
        exampleQuestion: "Is there anything special you own, jewelry, instruments, art?",
      },
      {
        id: "home.deductible",
        title: "Deductible they could pay",
        exampleQuestion: "After closing, what could you pay yourselves if something broke?",
      },
      { id: "home.flood", title: "Flood", exampleQuestion: "Is there any water near the house?" },
    ],
    needed: 5,
  },
  exits: {
    agreed: [
      "Okay, yes, let's do that. I'll have the inspection report open.",
      "That works. I'd feel so much better having this sorted before closing.",
      "Yes, put it on the calendar, please.",
      "Alright, let's do it. I'll send you the lender's email too.",
    ],
    softYes: [
      "I think so, but call me then and I'll tell you for sure.",
      "Okay, let's talk then. I need to read a little first.",
      "That time should work. I might have more questions by then.",
      "Call me then. I'm not ready to say yes to a policy yet.",
    ],
    politeNo: [
      "I think we'll go with the one the lender suggested. Thank you, though.",
      "We're going to look around a bit more. Thanks for calling.",
      "I don't think this is the right fit, but thank you.",
      "We'll just get the basic one for now. Thanks anyway.",
    ],
    walkedAway: [
      "I'm sorry, I'm not comfortable with this. I'm going to go.",
      "No, I'm hanging up. Please don't call me again about this.",
      "This isn't helping. Goodbye.",
      "I've got too much going on for this. Bye.",
    ],
  },
  chatter: {
    "any.why-now": [
      "The lender said I need insurance before we can close, that's the whole reason.",
      "Our loan officer gave me a list of names and said hurry up.",
      "It's our first house and apparently it needs insurance before it's even ours.",
    ],
    "any.carrier": [
      "We're renting now, so there's just a little renters policy.",
      "Nobody yet for the house. We've got renters insurance somewhere.",
      "We don't have anything for the house yet.",
    ],
    "any.how-long": [
      "We've rented for six years, so this is all new.",
      "We've never owned before, so no history really.",
    ],
    "any.renewal-date": [
      "It would have to start on the twenty-first, the day we close.",
      "Start date's the twenty-first.",
    ],
    "any.price-now": [
      "The loan officer put 140 a month in the estimate. I don't know where that's from.",
      "There's a placeholder of 140 a month in the papers.",
    ],
    "any.matters": [
      "That we don't lose the house over something stupid in the first year.",
      "I want to understand what I'm signing for once.",
      "Something solid that doesn't eat the whole budget.",
    ],
    "any.worry": [
      "Something breaking the week after we move in.",
      "We put everything we have into this, so, all of it, kind of.",
      "That I miss something because I didn't know to ask.",
    ],
    "any.quotes": [
      "I got one online, but it asked me things I didn't know the answers to.",
      "Just the one the lender's website spat out.",
      "You're the first person who's actually called.",
    ],
    "any.bundle": [
      "The cars are with one of the online companies.",
      "Auto's separate. We could talk about that another time.",
    ],
    "any.decision": [
      "{partnerName} and I decide together, but I'm the one doing the paperwork.",
      "Both of us, but I've been put in charge of insurance.",
      "I'd show {partner} before we sign.",
    ],
    "any.budget": [
      "Around 150 a month would be okay. 200 would hurt.",
      "The estimate says 140, so somewhere near that.",
      "I don't want it to push the payment up much.",
    ],
    "any.paperwork": [
      "I've got the inspection report as a PDF, I can send it.",
      "I can forward you the lender's email.",
      "The appraisal and the inspection are both in my inbox.",
    ],
    "home.age": [
      "It was built in 1978, and the kitchen was redone in 2008.",
      "1978. The wiring was updated, the water heater's new.",
      "Built in '78, electric was redone at some point.",
    ],
    "home.hazards": [
      "No pool, no trampoline.",
      "No pool. The yard's just grass and that creek.",
      "Nothing like that came with the house.",
    ],
    "home.business": [
      "No, we're just going to live there.",
      "No business, no renting it out.",
      "Just us living in it.",
    ],
    "home.losses": [
      "No claims, we've never owned anything to claim on.",
      "None. Never filed a thing.",
      "We haven't, and the sellers say they haven't.",
    ],
    "home.liability": [
      "I don't even know what a normal number is for that.",
      "Whatever the usual amount is, I guess.",
      "Is that if somebody falls down the stairs?",
    ],
    "home.security": [
      "There's a doorbell camera the sellers are leaving.",
      "Smoke detectors, and a doorbell camera.",
      "Nothing fancy, a camera on the porch.",
    ],
    "home.ordinance": [
      "I have no idea what the code would want for a '78 house.",
      "Code? The inspector mentioned the stairs, that's all.",
    ],
    "home.household": [
      "Just our household. My mother visits a lot.",
      "Us, and visitors, mostly my mother.",
      "Only family.",
    ],
    "home.assets": [
      "The down payment was most of it. There's a little in retirement accounts.",
      "This house is about to be everything we've got.",
    ],
  },
  asks: [
    {
      id: "lender-enough",
      when: "early",
      says: [
        "What does the lender really need from you?",
        "Is this something you can get done before the sixteenth?",
        "How long does it take to get the proof thing for the bank?",
      ],
      answeredBy: ["binder|proof|evidence|days?|lender|hours?|send|deadline"],
    },
    {
      id: "price",
      when: "offer",
      says: [
        "And what would that be per month?",
        "How much does it add to the payment?",
        "What does something like that cost, roughly?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|year|percent|depends|quote|exact"],
    },
    {
      id: "gap-cost",
      when: "gap",
      says: ["Is that hard to add?", "Do most people have that?", "Does it cost a lot to put that on?"],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|year|usually|most|depends|not much|easy|endorsement"],
    },
  ],
  freeTimes: ["Wednesday evening, after seven", "tomorrow around noon", "Friday morning before ten"],
};

export const homeScenarios: Scenario[] = [firstTimeBuyer];
