import type { Scenario } from "./schema.ts";

const justRenewed: Scenario = {
  id: "C-1",
  version: 1,
  line: "commercial",
  title: "Restaurant, just renewed",
  brief:
    "A cold call to the owner of a forty-seat taqueria. You know that they added a patio and a delivery page to their website last year. They say they just renewed their package policy.",
  goal: "Earn ten minutes, find out what changed since the last review, show the cash-flow gap, and fix a date ahead of the renewal.",
  call: "outbound",
  customers: ["elena"],
  openings: [
    "Casa Vargas, this is Elena.",
    "Casa Vargas, can you hold? ... Okay, go ahead.",
    "Casa Vargas. If it's a reservation, make it quick, we're prepping.",
    "Hello, Casa Vargas.",
  ],
  facts: [
    {
      id: "renewal",
      item: "any.renewal-date",
      asks: ["when (?:was|did|exactly)", "how long ago"],
      says: [
        "It renewed March first, so the next one's in March.",
        "March. It runs March first to March first.",
        "We renewed in March, I signed it on my phone.",
        "The first of March, every year.",
      ],
      more: [
        "They sent it two weeks before. It was up nine percent.",
        "I signed it in the walk-in, that's how much attention I gave it.",
      ],
      card: "renews on March 1",
      trustNeeded: 0,
    },
    {
      id: "no-review",
      item: "biz.last-renewal",
      asks: ["last (?:time|renewal)", "(?:agent|broker) (?:come|visit|been|stop)", "who (?:reviewed|looked|went over)"],
      says: [
        "He emailed a PDF and a link to sign. Nobody's been in here for three years.",
        "There was no meeting. I got a link, I signed it, done.",
        "My agent hasn't set foot in here since before the patio.",
        "It was an email. He didn't ask me a single question.",
      ],
      more: [
        "He's a nice man. He retired, practically, he just didn't tell anybody.",
        "I called about the patio once, and his assistant said she'd note it.",
      ],
      card: "last renewal was a link to sign, no review in three years",
      trustNeeded: 0,
    },
    {
      id: "patio",
      item: "biz.growth",
      asks: ["patio", "built|build ?out|added|renovat|remodel"],
      says: [
        "We put in the patio last summer, sixteen more seats. That was ninety thousand dollars.",
        "The patio. Sixteen seats, about ninety thousand all in.",
        "Last summer we built the patio with the pergola and the outdoor bar. Ninety grand.",
        "We added a patio, and honestly it's a third of our sales now.",
      ],
      more: ["The outdoor bar alone was thirty.", "I don't think the insurance people know about it, not really."],
      card: "a $90,000 patio built last summer",
      trustNeeded: 0,
    },
    {
      id: "delivery",
      item: "biz.vehicles",
      asks: ["deliver", "who drives", "online orders"],
      says: [
        "Two of my servers deliver in their own cars on the slow nights.",
        "We do our own delivery now. My servers take their own cars.",
        "Delivery's ours, not the apps. Two kids with Corollas.",
        "My nephew and one of the servers drive the orders around, in their own cars.",
      ],
      more: ["The apps were taking thirty percent, so I said forget it.", "I pay them cash for gas. It's informal."],
      card: "servers deliver in their own cars",
      trustNeeded: 0,
    },
    {
      id: "closed",
      item: "biz.income",
      asks: ["fire\\b.*(?:had|ever|happen)", "ever (?:had to |been )?clos"],
      says: [
        "Two years ago a pipe burst and we were closed for nineteen days. I paid everybody out of my pocket.",
        "We had to close for nineteen days once. I put the payroll on a credit line.",
        "If we closed for two months? I'd lose my cooks and probably the place.",
        "Nineteen days, that's what the burst pipe cost us. The insurance paid the drywall and that was it.",
      ],
      more: [
        "It was about forty-one thousand all told. I'm still paying it off.",
        "My agent said business income wasn't on the package. I said what's business income.",
      ],
      card: "closed 19 days after a burst pipe, payroll out of pocket",
      trustNeeded: 40,
    },
    {
      id: "bar",
      item: "biz.limits",
      asks: ["liquor|alcohol|bar\\b|drinks|serve|margarita", "percent of (?:your )?sales"],
      says: [
        "Since the patio, margaritas are maybe thirty-five percent of sales.",
        "Alcohol's about a third of it now. It used to be ten percent.",
        "The bar's thirty-five percent these days, because of the patio.",
        "We sell a lot more drinks than we used to, about thirty-five percent.",
      ],
      more: [
        "When we bought the policy we were beer and wine.",
        "The paper probably still says restaurant, ten percent alcohol.",
      ],
      card: "alcohol grew from 10 to 35 percent of sales",
      trustNeeded: 40,
    },
    {
      id: "payroll",
      item: "biz.payroll",
      asks: [],
      says: [
        "Fourteen people, about 310 thousand in payroll.",
        "I've got fourteen on payroll, nine of them full-time.",
        "Fourteen, counting the dishwashers. Payroll's a bit over 300.",
        "Nine full-time, five part-time.",
      ],
      more: [
        "My head cook's been with me nine years. I can't lose her.",
        "You close for a month and they find other jobs. Every cook in town's hiring.",
      ],
      card: "fourteen employees, about $310,000 of payroll",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "business-income",
      title: "No business income cover",
      why: "Nineteen closed days cost her forty-one thousand dollars; the package pays for repairs, not for lost sales and payroll.",
      cues: [
        "business (?:income|interruption)",
        "(?:closed|close|shut|down|nineteen days|19 days).*(?:payroll|income|sales|pay|cover|revenue|lost|replace|policy)",
        "(?:payroll|lost (?:income|sales)|income).*(?:closed|while|covered|not cover|replace|during|gap)",
      ],
      tiedTo: ["closed", "payroll"],
      reactions: [
        "You mean there's a thing that would have paid my people for those nineteen days? I want to throw something.",
        "That's the one. That's the hole I fell into.",
        "So the policy fixes the wall and I starve behind it. That's how it felt.",
        "Forty-one thousand dollars. That's what not having it cost me.",
      ],
      exampleLine:
        "When the pipe burst, the policy paid the drywall and you paid the people; business income is the part that pays while you're closed.",
    },
    {
      id: "hired-auto",
      title: "Employees deliver in their own cars",
      why: "Servers deliver in personal cars; without hired and non-owned auto the restaurant is exposed, and their own policies may not respond to delivery.",
      cues: [
        "(?:hired|non ?owned)",
        "(?:deliver|servers?|own cars?|personal (?:car|auto)|nephew).*(?:not cover|exclude|accident|liab|expos|sue|policy|gap|respond|hits|on you|risk|insur)",
      ],
      tiedTo: ["delivery"],
      reactions: [
        "Wait, their own insurance doesn't cover that? They're kids.",
        "So my nephew hits somebody with a bag of tacos in the car and it's on me.",
        "I thought their cars, their insurance.",
        "I didn't even ask if they have insurance. I should have.",
      ],
      exampleLine:
        "Your servers deliver in their own cars, and their policies often exclude delivery, so an accident can come back to the restaurant.",
    },
    {
      id: "patio-values",
      title: "Patio and liquor not on the policy",
      why: "A 90,000 dollar patio and alcohol at 35 percent of sales, while the policy still describes the old restaurant.",
      cues: [
        "patio.*(?:not|on the policy|cover|insur|value|add|list|update|include|report|know)",
        "liquor (?:liability|cover|limit)|(?:alcohol|bar|margarita|drinks?).*(?:policy|cover|liab|percent|update|classif|rated|report|tell)",
      ],
      tiedTo: ["patio", "bar"],
      reactions: [
        "If the patio isn't on there, then what did I pay nine percent more for?",
        "I told his assistant about the patio. On the phone. I have no proof of that, do I?",
        "Nobody asked me about the bar. They just sent the bill.",
        "So on paper I'm still the little place with beer and wine.",
      ],
      exampleLine:
        "Your policy still describes the place before the patio: ninety thousand dollars of build-out and the bar sales aren't on it.",
    },
  ],
  objections: ["C2", "C5", "C4", "C1", "X1"],
  cannotSay: ["C3", "C6", "C7", "C8", "C9", "C10"],
  bait: {
    id: "X6",
    rule: "R6",
    says: [
      "I heard Lone Prairie Mutual is going broke. That's who I'm with. Is that true?",
      "Somebody told me my company doesn't pay claims. Is that right?",
      "Is it true my carrier's in trouble? You'd know, right?",
      "My bookkeeper says Lone Prairie is circling the drain. What do you hear?",
    ],
    takenWhen: [
      "(?:they|lone prairie|that company|your (?:carrier|company|agent))(?: mutual)? (?:are|is|might be|could be|have been|has been)? ?(?:going|in (?:big |serious |real |financial )?trouble|broke|under|a scam|crooks|terrible|garbage|horrible|awful|bankrupt|circling)",
      "(?:never|do not|not|hate to) pay(?:ing)?(?: claims)?",
      "(?:heard|i have heard) (?:that|the same|it) too",
      "^(?:yes|yeah|yep|sure|absolutely|definitely|true|probably)\\b(?!.*(?:not|but|can not))",
    ],
    safeLine:
      "I can't speak to that, and I wouldn't talk down another company. Ratings are public, and what I can do is compare the two policies.",
  },
  needs: {
    items: [
      {
        id: "biz.last-renewal",
        title: "How the last renewal went",
        exampleQuestion: "How did the last renewal go, what did they go over with you?",
      },
      { id: "any.renewal-date", title: "Renewal date", exampleQuestion: "When exactly does it renew?" },
      {
        id: "biz.growth",
        title: "What changed",
        exampleQuestion: "What's changed in the business since somebody last looked at it?",
      },
      {
        id: "biz.vehicles",
        title: "Vehicles and delivery",
        exampleQuestion: "Who does the deliveries, and in whose car?",
      },
      {
        id: "biz.income",
        title: "If they had to close",
        exampleQuestion: "If you had to close for a month, what would keep getting paid?",
      },
      {
        id: "biz.limits",
        title: "Liquor and limits",
        exampleQuestion: "How much of your sales is alcohol these days?",
      },
      { id: "biz.payroll", title: "People and payroll", exampleQuestion: "How many people are on payroll?" },
    ],
    needed: 5,
  },
  exits: {
    agreed: [
      "Okay. Come by at three, it's dead then, and I'll feed you.",
      "Fine, you've got your meeting. I'll find the policy.",
      "Alright, let's do it. I'll have my bookkeeper send you the loss runs.",
      "Good. Bring the numbers, skip the slides.",
    ],
    softYes: [
      "Call me then and we'll see. I'm not promising anything.",
      "Okay, put it on your calendar. If the kitchen's on fire I won't pick up.",
      "Fine, we can talk then. Ten minutes, for real.",
      "Maybe. Call then, and if it's quiet I'll talk.",
    ],
    politeNo: [
      "I'm going to leave it alone for now. Thanks for the call.",
      "It's not the time. Good luck with it.",
      "I'll stay with what I have. Thank you.",
      "We're done with insurance till March. Thanks anyway.",
    ],
    walkedAway: [
      "No. I'm hanging up, I've got customers.",
      "Okay, we're done. Don't call here again.",
      "You wasted my prep time. Goodbye.",
      "I don't need this today. Bye.",
    ],
  },
  chatter: {
    "any.why-now": ["You called me, remember?", "I'm not in the market, you're the one calling."],
    "any.carrier": [
      "Lone Prairie Mutual, through my agent.",
      "It's Lone Prairie. The agent's an old guy on Broadway.",
      "Lone Prairie Mutual, eleven years.",
    ],
    "any.how-long": ["Eleven years, since we opened.", "Same agent since day one, eleven years."],
    "any.price-now": [
      "About 1,150 a month for everything. It hurts.",
      "Thirteen-eight a year, something like that.",
      "Almost fourteen thousand a year, with the comp.",
    ],
    "any.matters": [
      "That I don't lose this place because of a pipe. That's it.",
      "Straight answers and no surprises.",
      "That if we close, my people still get paid.",
    ],
    "any.worry": [
      "Closing. Even for a couple of weeks.",
      "A fire in the kitchen on a Saturday.",
      "Losing my cooks. You can't replace them.",
    ],
    "any.like": [
      "He answers the phone. Sometimes.",
      "He's been decent. Nobody's ever cheated me.",
      "It's easy. Maybe too easy.",
    ],
    "any.dislike": [
      "That I only hear from him when there's a bill.",
      "That when the pipe burst I found out what I didn't have.",
      "He doesn't know restaurants. He does cars.",
    ],
    "any.decision": [
      "Me. It's my name on the sign.",
      "I decide. My bookkeeper complains.",
      "It's me. Luis trusts me with it.",
    ],
    "any.budget": ["It went up nine percent already, so don't tell me more.", "If it pays for itself we can talk."],
    "any.quotes": ["Somebody from a bank tried. He lost me in two minutes.", "No. Who has time?"],
    "any.paperwork": [
      "It's in my email somewhere. I can forward it.",
      "My bookkeeper has the whole policy, I'll ask her.",
    ],
    "any.contact": [
      "Text me. This number's the restaurant, but I'll see it.",
      "Elena at the restaurant's website, that works.",
    ],
    "any.bundle": ["House and cars are with somebody else.", "I don't mix the house with the restaurant."],
    "biz.operations": [
      "Tacos, mostly. Forty seats inside, lunch and dinner, closed Mondays.",
      "We're a taqueria. Forty inside, sixteen on the patio, a little bar.",
      "Lunch, dinner, some delivery on weeknights.",
    ],
    "biz.entity": ["It's an LLC, me and my husband.", "LLC. Luis and me."],
    "biz.revenue": ["A bit over a million one last year.", "Around one point one. It sounds like more than it is."],
    "biz.property": [
      "We lease the building. The kitchen's ours, everything with a plug.",
      "Leased. But the build-out and the equipment are mine.",
      "The landlord owns the walls. The hood, the ovens, that's all me.",
    ],
    "biz.contracts": [
      "The lease says a million in liability, I know that much.",
      "There's an insurance page in the lease. I'd have to read it.",
    ],
    "biz.suppliers": [
      "One guy for meat, one for tortillas. I could swap them.",
      "My produce supplier's the only one I'd really miss.",
    ],
    "biz.data": [
      "We use a tablet system for cards. I don't know where any of it goes.",
      "The online ordering's through the website company.",
    ],
    "biz.hr": [
      "Normal restaurant drama. Nobody's sued me.",
      "One guy threatened to once. He came back and asked for his job.",
    ],
    "biz.losses": [
      "The pipe two years ago, and a slip in the bathroom. That's it.",
      "One water claim, one slip and fall, nothing else.",
    ],
    "biz.mod": ["I couldn't tell you. The comp's about four thousand.", "No idea what a mod is."],
    "biz.safety": [
      "Non-slip mats, burn kit, I yell at people about knives.",
      "We do the food handler thing, and the hood gets cleaned twice a year.",
    ],
    "biz.subs": ["The band on Fridays. They're their own thing.", "Just a musician on Fridays."],
  },
  asks: [
    {
      id: "who-sent",
      when: "early",
      says: [
        "How'd you get my name, anyway?",
        "And what makes you call me, out of everybody?",
        "What do you know about restaurants?",
      ],
      answeredBy: ["patio|website|saw|noticed|restaurants?|referr|work with|eat|neighborhood|online"],
    },
    {
      id: "price",
      when: "offer",
      says: ["And that's how much?", "What does it add to the bill?", "Give me a number, even a rough one."],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|year|percent|depends|quote|exact|rough"],
    },
    {
      id: "now-or-later",
      when: "gap",
      says: [
        "Can you even fix that before March?",
        "Do I have to cancel everything for that?",
        "Can I add that in the middle of the year?",
      ],
      answeredBy: ["endorse|mid ?term|add|now|yes|can|march|before|renewal|keep"],
    },
  ],
  freeTimes: ["Tuesday at three, between lunch and dinner", "Wednesday at three", "Monday morning, we're closed"],
};

export const commercialScenarios: Scenario[] = [justRenewed];
