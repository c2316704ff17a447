import { contractorWithSubs } from "./commercial/contractor-with-subs.ts";
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
      retold: "a renewal on March 1",
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
      retold: "a last renewal that was a link to sign, and no review in three years",
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
      retold: "servers delivering in their own cars",
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
      retold: "being closed 19 days after a burst pipe, with payroll out of pocket",
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
      retold: "alcohol going from 10 to 35 percent of sales",
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
  objections: ["C2", "C5", "C4", "C1", "X1", "X11"],
  cannotSay: ["C3", "C6", "C7", "C8", "C9", "C10", "X9"],
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
        exampleQuestion: "How do the deliveries work, and in whose cars?",
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
      "Okay, you talked me into it. I'll make the time.",
      "Fine, you've got your meeting. I'll find the policy.",
      "Alright, let's do it. I'll have the papers out.",
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

const salonCyber: Scenario = {
  id: "C-3",
  version: 1,
  line: "commercial",
  title: "Salon, too small for cyber",
  brief:
    "The owner of a six-chair salon has a basic business policy through the landlord's recommendation. You met her at a neighborhood business evening, and she said you could call.",
  goal: "Find out how the salon takes money and bookings, name what the basic policy leaves open, and agree on a review.",
  call: "outbound",
  customers: ["kim"],
  openings: [
    "Willow Street Salon, this is {first}!",
    "Hi, Willow Street, {first} speaking.",
    "Hello, salon. Can you hold the dryer, Jess? Hi, sorry, who's this?",
    "Willow Street Salon, hi there.",
  ],
  facts: [
    {
      id: "booking",
      item: "biz.data",
      asks: ["book(?:ing|ings|ed)?\\b", "client (?:data|list|info)", "take (?:cards|payments)"],
      says: [
        "Everything's in the booking app. Names, phones, birthdays, cards on file.",
        "We've got about 1,900 clients in the booking system, with their cards for no-shows.",
        "It's all online. 1,900 people with a card on file, so they show up.",
        "The booking tablet has everybody in it. Cards too, for the deposits.",
      ],
      more: [
        "All the girls use the same password. It's the dog's name.",
        "I don't know who backs it up. I assume the app does.",
      ],
      card: "1,900 clients with cards on file in a booking app",
      trustNeeded: 0,
    },
    {
      id: "invoice",
      item: "biz.losses",
      asks: [
        "fake|scam|invoice|phish",
        "(?:strange|weird|odd) (?:email|invoice|bill)",
        "(?:almost|ever) (?:paid|lost|been)",
        "who pays",
      ],
      says: [
        "I almost paid a fake invoice in May. Thirty-two hundred dollars for color we never ordered.",
        "We got a bill that looked exactly like my color supplier's. 3,200 dollars. Jess caught it.",
        "Somebody sent me a fake supplier invoice. I had the card in my hand.",
        "In May there was this email, new bank details from my supplier. Total fake.",
      ],
      more: ["It had their logo and everything. My hands were shaking.", "I felt so dumb I didn't tell anybody."],
      card: "a fake supplier invoice of $3,200 she almost paid",
      retold: "a fake supplier invoice of $3,200 you almost paid",
      trustNeeded: 42,
    },
    {
      id: "chairs",
      item: "biz.subs",
      asks: ["(?:rent|renting) (?:a )?chairs?", "stylists?", "how many (?:people|stylists|chairs)"],
      says: [
        "Two are on payroll and three rent their chairs from me.",
        "It's me, two employees, and three booth renters.",
        "Three of the girls rent their chair, so they're kind of their own business.",
        "Booth rental for three of them. The other two are mine.",
      ],
      more: [
        "They're supposed to have their own insurance. I've never asked to see it.",
        "One of them does chemical peels, which, I don't know.",
      ],
      card: "three booth renters whose insurance nobody has checked",
      trustNeeded: 0,
    },
    {
      id: "burn",
      item: "biz.hr",
      asks: [
        "client (?:complain|injur|hurt|burn|react)",
        "(?:anyone|anybody|somebody|client) .*(?:hurt|burn|sue|upset|complain)",
        "accidents?|incident",
      ],
      says: [
        "A client got a scalp burn from bleach last year. I gave her free color for a year.",
        "We had one bad burn. She didn't sue, she got free hair for a year.",
        "One of the renters burned somebody with bleach. I smoothed it over.",
        "There was a burn, a bad one. I paid the urgent care, 400 dollars.",
      ],
      more: ["She still comes in. I still feel awful.", "I didn't call the insurance, I figured it'd go up."],
      card: "a bleach burn last year she settled herself",
      retold: "a bleach burn last year that you settled yourself",
      trustNeeded: 45,
    },
    {
      id: "policy",
      item: "biz.limits",
      asks: ["(?:landlord|lease) (?:require|want|ask|recommend)", "what (?:do you have|is on)"],
      says: [
        "It's the basic one the landlord's guy set up. Six hundred a year.",
        "I've got the cheap business policy, six hundred dollars. The landlord wanted it.",
        "Just a basic thing. The landlord said get a million of liability, so I did.",
        "Six hundred a year, whatever the lease asked for.",
      ],
      more: ["I read the first page. There were a lot of pages.", "It took him five minutes, and he didn't come in."],
      card: "a basic policy for $600 that the landlord required",
      trustNeeded: 0,
    },
    {
      id: "closed-week",
      item: "biz.income",
      asks: ["system (?:was|is|went) down", "without the (?:app|system|booking)"],
      says: [
        "The booking app was down for two days before prom. I lost like four thousand dollars.",
        "If the system's down I'm dead. It happened in prom week, two days.",
        "Two days without bookings cost me four grand last spring.",
        "A week closed? I'd miss rent. I lost four thousand in two days once.",
      ],
      more: [
        "People just walked in angry. Lily was making name tags.",
        "The app company gave me a twenty dollar credit.",
      ],
      card: "two days without the booking app that cost $4,000",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "cyber",
      title: "Client cards and fake invoices, no cyber cover",
      why: "1,900 cards on file, one shared password, and a fake invoice she nearly paid: a basic policy does not respond to either.",
      cues: [
        "cyber",
        "(?:cards? on file|client (?:data|list|cards)|1900|password|booking).*(?:stolen|hack|leak|breach|notify|policy|not cover|liab|exposed|responsib|lock)",
        "(?:fake|phony) (?:supplier |vendor )?invoice.*(?:cover|policy|insur|pay|not|happen)",
      ],
      tiedTo: ["booking", "invoice"],
      reactions: [
        "So if somebody gets in there, I'd have to call nineteen hundred people?",
        "Okay, the invoice thing still gives me a stomachache.",
        "And the basic policy does nothing for that? At all?",
        "I thought that was the app company's problem.",
      ],
      exampleLine:
        "You have 1,900 cards on file and you nearly paid that fake invoice; your basic policy doesn't respond to either, and a small cyber policy does.",
    },
    {
      id: "professional",
      title: "Burns and booth renters",
      why: "A burn from a service is professional liability, and nobody checked whether the booth renters carry their own.",
      cues: [
        "(?:burn|bleach|service|professional|treatment|peel).*(?:liab|cover|policy|not|exclu|sue|claim|professional)",
        "(?:renters?|booth|chair).*(?:insurance|certificate|cover|proof|own|policy|liab|on you)",
        "professional liability|malpractice",
      ],
      tiedTo: ["chairs", "burn"],
      reactions: [
        "She was a renter's client, and I'm the one who paid.",
        "I always figured a slip and a burn were the same kind of thing.",
        "I'm going to have to ask them for papers, aren't I? Ugh.",
        "That one does peels. Oh boy.",
      ],
      exampleLine:
        "That bleach burn is professional liability, which your basic policy may leave out, and your booth renters need to show their own insurance.",
    },
  ],
  objections: ["C7", "C8", "C5", "C4", "X1"],
  ownObjections: {
    C7: { exampleExplore: "What do you picture when you hear of a small shop being hacked?" },
    C8: {
      trigger: "topic",
      scriptCues: ["certificates?\\b", "lease|landlord", "(?:your|the|current) (?:\\w+ )?policy"],
      reveals: [
        "It's in the lease. A million, and his name on it. That's all I remember.",
        "He has the lease in a drawer somewhere. I've never read the insurance part.",
        "He just wants his paper. If I don't have it he gets difficult about the renewal.",
      ],
      concedes: [
        "Okay. I'll send you that page of the lease.",
        "So the paper's for him, and the rest is for me. Got it.",
        "Fine. Read the lease page, then we'll see.",
      ],
      exampleAcknowledge: "You've got a landlord to keep happy, I understand that.",
      exampleExplore: "What exactly does the lease ask for, and who has read that page?",
      exampleAnswer:
        "Send me that page of the lease and I'll match it to your policy. A certificate only shows what the policy has, it can't add coverage for you.",
    },
  },
  objectionWords: {
    C8: [
      "The landlord only wanted a certificate, and I gave him one.",
      "I've got the certificate for the lease. Isn't that all I need?",
      "My lease says a million, I have a million, done.",
      "The cert's taped to the wall. What else is there?",
    ],
    C5: [
      "Aren't they all kind of the same? I just went with the cheap one.",
      "If it's the same thing, I'd rather pay six hundred.",
      "I honestly just look at the price.",
      "It's all the same to me, what's the price?",
    ],
  },
  cannotSay: ["C1", "C2", "C3", "C6", "C9", "C10", "X9"],
  bait: {
    id: "X4",
    rule: "R1",
    says: [
      "Can you just tell me I'd be covered for everything with yours?",
      "So with your policy nothing can go wrong for me, right?",
      "Just promise me it covers everything and I'll stop worrying.",
      "If I get the cyber thing I'm totally covered, yeah?",
    ],
    takenWhen: [
      "(?:fully|completely|totally|100%|100 percent) (?:covered|protected)",
      "cover(?:s|ed)? (?:you )?(?:for )?(?:everything|anything|it all)",
      "nothing can go wrong",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|exactly|i promise)\\b(?!.*(?:not|except|exclu|depends|no policy|but))",
    ],
    safeLine:
      "I can't promise that, no policy covers everything. I'd show you what it pays for, what it leaves out, and you decide.",
  },
  needs: {
    items: [
      { id: "biz.data", title: "Cards, bookings, data", exampleQuestion: "How do you take bookings and cards?" },
      {
        id: "biz.losses",
        title: "Scams and losses",
        exampleQuestion: "Have you ever had a strange invoice or email, something that almost cost you?",
      },
      {
        id: "biz.subs",
        title: "Employees and renters",
        exampleQuestion: "Who works there, employees or stylists who rent a chair?",
      },
      { id: "biz.limits", title: "Current policy", exampleQuestion: "What does your current policy include?" },
      {
        id: "biz.income",
        title: "Days without income",
        exampleQuestion: "What would happen if your booking system were down for a week?",
      },
      {
        id: "biz.hr",
        title: "Client injuries",
        exampleQuestion: "Has a client ever been hurt or upset after a service?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Okay, yes, let's do it. I'll find the policy, it's under the towels.",
      "Alright, I'll keep that free for you.",
      "Yes, put me down. I feel better already.",
      "Okay, that works, Jess can cover me.",
    ],
    softYes: [
      "Call me then and I'll see. Saturdays are nuts.",
      "Okay, maybe. Let me look at the money first.",
      "We can talk then, sure. I'm not promising to buy.",
      "Alright, then. If I'm doing foils I'll call you back.",
    ],
    politeNo: [
      "I think I'm okay for now, but thank you!",
      "It's a bit much for me right now. Thanks, though.",
      "I'll keep the little one I have. Thank you.",
      "Not right now, hon. Thanks for calling.",
    ],
    walkedAway: [
      "Okay, I'm hanging up, this is not nice.",
      "No. I have a client. Bye.",
      "You know what, don't call the salon again.",
      "I'm done with this. Goodbye.",
    ],
  },
  chatter: {
    "any.why-now": [
      "You said you'd call after that business night, so here we are.",
      "I'm not really looking. You seemed nice at the thing.",
    ],
    "any.carrier": ["I don't know the company. It's the landlord's guy.", "It's got an eagle on it? I'd have to look."],
    "any.how-long": ["Six years, since I opened.", "Since I signed the lease, six years."],
    "any.renewal-date": ["August, I think, same as the lease.", "It's August. I get a bill with a sun on it."],
    "any.price-now": ["Six hundred a year.", "Fifty a month, basically."],
    "any.matters": ["Not losing the salon over something stupid.", "That somebody explains it in normal words."],
    "any.worry": ["Somebody stealing from my clients because of me.", "Rent. It's always rent."],
    "any.decision": ["Just me. I ask my sister about everything, though.", "Me. Anh will have an opinion."],
    "any.budget": ["If it's like another thirty a month, okay.", "Under fifty extra. It's a salon, not a bank."],
    "any.quotes": ["No, never. I hate forms.", "I started one online and it asked for my SIC code."],
    "any.bundle": ["My car's somewhere else.", "Just the salon and the car."],
    "biz.operations": ["Cuts, color, a lot of bridal. Six chairs.", "Mostly color. Weddings on Saturdays."],
    "biz.entity": ["It's an LLC, my cousin set it up.", "LLC, just me."],
    "biz.revenue": ["About 280 last year.", "Two eighty, before everybody gets paid."],
    "biz.payroll": ["Two on payroll, part-time and full-time. It's small.", "Jess and Mia are on payroll, that's it."],
    "biz.property": [
      "I lease. The chairs and basins are mine, forty thousand maybe.",
      "I rent the space, I own what's bolted to the floor.",
    ],
    "biz.contracts": [
      "The lease wants a million and the landlord's name on it.",
      "It's in the lease somewhere. I have the certificate.",
    ],
    "biz.growth": ["I want to do a second room for facials.", "Facials, next year. If rent behaves."],
    "biz.safety": ["Patch tests. We're supposed to do patch tests.", "Everybody's licensed. I check that."],
    "biz.last-renewal": ["It just renewed itself. Nobody called.", "A bill came, I paid it, that was it."],
    "biz.vehicles": ["Just my car. We do bridal on location sometimes.", "My hatchback, for weddings."],
    "biz.suppliers": ["One color supplier. They know my kid's name.", "The color house and the towel guy."],
  },
  asks: [
    {
      id: "salons",
      when: "early",
      says: [
        "Do you do other salons?",
        "Is this going to be complicated?",
        "You're not going to make me fill out a form, are you?",
      ],
      answeredBy: ["salons?|small|shops?|simple|form|minutes|no|easy"],
    },
    {
      id: "price",
      when: "offer",
      says: ["And what's that a month?", "Is that expensive for a little place?", "How much more than six hundred?"],
      answeredBy: ["\\$ ?\\d|dollars|month|year|depends|quote|less"],
    },
    {
      id: "happens",
      when: "gap",
      says: [
        "Does that really happen to places like mine?",
        "So what would I have to do?",
        "What do other salons have?",
      ],
      answeredBy: ["small|happens?|most|automat|salons?|add|policy|start"],
    },
  ],
  freeTimes: ["Monday, we're closed", "Tuesday before eleven", "Wednesday at two"],
};

const gatekeeper: Scenario = {
  id: "C-4",
  version: 1,
  line: "commercial",
  title: "Manufacturer with a gatekeeper",
  brief:
    "A metal-parts manufacturer with sixty employees and the same broker for nineteen years. You asked for the owner, and the controller answers. Renewal is this fall.",
  goal: "Win the controller with one useful reason, find what hurts (comp, downtime), and get fifteen minutes with her and the owner.",
  call: "outbound",
  customers: ["denise"],
  openings: [
    "Brandt Precision, Denise Carter.",
    "Brandt Precision, this is Denise. How can I help you?",
    "Denise Carter, finance.",
    "Brandt Precision. You've reached the controller's office.",
  ],
  facts: [
    {
      id: "mod",
      item: "biz.mod",
      asks: [],
      says: [
        "Our mod is 1.18. It was under one five years ago.",
        "The experience mod stands at 1.18, which I'm told is not good.",
        "1.18 this year. It costs us about forty thousand dollars.",
        "It went from 0.94 to 1.18 in five years.",
      ],
      more: [
        "Two back injuries in the same quarter. One claim is still open after three years.",
        "No one has ever walked me through the worksheet.",
      ],
      card: "an experience mod of 1.18",
      trustNeeded: 0,
    },
    {
      id: "press",
      item: "biz.income",
      asks: ["press|machine|bottleneck|equipment (?:fail|down|break)", "ship(?:ping)?\\b"],
      says: [
        "Everything runs through one stamping press. If it's down, we ship nothing.",
        "We have a single 400-ton press. Replacement lead time is nine months.",
        "One press feeds the whole plant. It was down six days last year.",
        "Six days down last year cost us 210 thousand in late penalties and freight.",
      ],
      more: [
        "The manufacturer is in Germany, and they quoted nine months.",
        "We flew a part in. I remember that invoice well.",
      ],
      card: "one press that stops the plant, with a nine-month replacement time",
      trustNeeded: 38,
    },
    {
      id: "customer",
      item: "biz.suppliers",
      asks: ["percent of (?:your|the)", "biggest|largest|key account"],
      says: [
        "One automotive customer is forty-five percent of revenue.",
        "Forty-five percent goes to a single customer.",
        "Our largest account is forty-five percent, and their contract has late penalties.",
        "We're dependent on one customer for a little under half.",
      ],
      more: [
        "Ten thousand a day after the third day. It's in the contract.",
        "The owner calls it a partnership. I call it a concentration.",
      ],
      card: "one customer at 45 percent of revenue, with late penalties",
      trustNeeded: 42,
    },
    {
      id: "broker",
      item: "biz.last-renewal",
      asks: ["(?:broker|agent) (?:do|bring|show|visit|like|handle)"],
      says: [
        "Our broker arrives in September with a binder and a fruit basket.",
        "He presents one option two weeks before the date. That has been the pattern.",
        "One meeting, one option, two weeks to go. Every year.",
        "Nineteen years with the same broker. The last renewal took forty minutes.",
      ],
      more: [
        "He plays golf with the owner. That should tell you something.",
        "I asked for alternatives last year and received a phone call about loyalty.",
      ],
      card: "a broker who brings one option two weeks before renewal",
      trustNeeded: 0,
    },
    {
      id: "values",
      item: "biz.property",
      asks: ["apprais|valued|valuation"],
      says: [
        "The equipment schedule is from 2017. We've bought four machines since.",
        "Values haven't been updated since 2017, to my knowledge.",
        "We're carrying equipment at 3.1 million. I believe it's closer to five.",
        "The schedule says 3.1 million. It's from 2017.",
      ],
      more: ["I flagged that in an email. It was noted.", "Inflation alone would change it."],
      card: "an equipment schedule from 2017, about two million short",
      trustNeeded: 40,
    },
    {
      id: "clerks",
      item: "biz.payroll",
      asks: ["office (?:staff|people)|classif"],
      says: [
        "Sixty people: forty-six on the floor, the rest office and quality.",
        "Sixty employees. I've wondered whether our quality techs are in the right class.",
        "We're at sixty, payroll is 3.4 million.",
        "Forty-six in production, fourteen in the office, 3.4 million in payroll.",
      ],
      more: [
        "The quality techs are coded as machine shop. They use calipers.",
        "The auditor changed two of them last year, and I never heard why.",
      ],
      card: "sixty employees, some possibly in the wrong class",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "downtime",
      title: "A breakdown stops the plant",
      why: "One press, nine months to replace, late penalties of ten thousand a day: without cover for equipment breakdown, and for lost income for long enough, nothing pays for the months without the press.",
      cues: [
        "(?:equipment|machinery) breakdown",
        "(?:press|machine).*(?:down|break|nine months|fail|income|cover|policy|replace|penalt|ship)",
        "business income.*(?:month|long|period|press|enough)",
        "(?:penalt|late).*(?:cover|policy|income|press|down)",
      ],
      tiedTo: ["press", "customer"],
      reactions: [
        "That would be the end of the fiscal year as I know it.",
        "I asked about that once and was told we were fine. I'd like to see where.",
        "Nine months is not something our policy contemplates, I suspect.",
        "The owner would want to hear that. I don't say that lightly.",
      ],
      exampleLine:
        "Your one press has a nine-month lead time, so the question is whether your policy pays income for nine months after a breakdown, or for ninety days after a fire.",
    },
    {
      id: "undervalued",
      title: "Equipment two million short",
      why: "The schedule is from 2017: after a loss the payment follows the schedule, and a coinsurance clause can cut it further.",
      cues: [
        "(?:schedule|values?|2017|equipment|3 1|five million).*(?:short|under|update|old|outdated|low|penalt|coinsur|apprais|not enough|gap)",
        "coinsurance|underinsured",
      ],
      tiedTo: ["values"],
      reactions: [
        "I said as much in writing two years ago.",
        "So the payment would follow a list from 2017. Wonderful.",
        "That's a balance sheet item, and I should have pushed harder.",
        "How quickly could that be corrected?",
      ],
      exampleLine:
        "Your equipment schedule is from 2017 and about two million short, so after a fire you'd be paid from an old list.",
    },
  ],
  objections: ["C10", "C1", "C6", "C4", "C5"],
  ownObjections: {
    C1: {
      reveals: [
        "He and Mr. Brandt go back nineteen years. I'm not going to be the one who ends that.",
        "One option, two weeks before the date. I have stopped expecting more.",
        "I asked for alternatives once. It was not well received.",
      ],
      concedes: [
        "A second look I can defend. A replacement I can't.",
        "Very well. If it gives me a question to ask him, it has paid for itself.",
        "When you put it like that, no one has checked his work in years.",
      ],
      exampleExplore: "When your agent last brought you the renewal, what did you miss?",
    },
  },
  objectionWords: {
    C10: [
      "Mr. Brandt isn't available. May I ask what this is regarding?",
      "He doesn't take these calls. You may leave a message with me.",
      "I screen calls for Mr. Brandt. What is this about?",
      "Insurance goes through me first, so you can tell me.",
    ],
    C1: [
      "We have a broker, and we've had him for nineteen years.",
      "We already have an agent. Mr. Brandt golfs with him.",
      "Our insurance is handled, we have a broker.",
      "There's a broker on the account. I'm not looking for a second one.",
    ],
    C5: [
      "These programs are all the same. Send a premium indication.",
      "In the end I compare premiums. What would yours be?",
      "My job is cost. Give me a price.",
      "Every broker says theirs is different. What is the price?",
    ],
  },
  cannotSay: ["C2", "C3", "C7", "C8", "C9", "X9"],
  bait: {
    id: "X6",
    rule: "R6",
    says: [
      "I read that Great Basin Casualty is in financial trouble. That's our carrier. Is it true?",
      "Off the record, is Great Basin Casualty going under?",
      "Someone told me our carrier is slow to pay. You'd know, wouldn't you?",
      "What do you hear about Great Basin? Are they about to go broke?",
    ],
    takenWhen: [
      "(?:they|great basin|that company|your (?:carrier|company|agent|broker))(?: casualty)?(?: are| is| might be| could be| have been)? ?(?:going|in (?:big |serious |real |financial )?trouble|broke|under|a scam|crooks|terrible|garbage|bankrupt|slow)",
      "(?:never|do not|not) pay(?:ing)?(?: claims)?",
      "(?:heard|i have heard) (?:that|the same|it) too",
      "^(?:yes|yeah|yep|sure|absolutely|definitely|true|probably)\\b(?!.*(?:not|but|can not))",
    ],
    safeLine:
      "I can't comment on another carrier, that wouldn't be fair or useful. The ratings are public; what I can do is compare the terms.",
  },
  needs: {
    items: [
      {
        id: "biz.last-renewal",
        title: "How the last renewal went",
        exampleQuestion: "How did the last renewal go, what did the broker bring you?",
      },
      {
        id: "biz.mod",
        title: "Experience mod",
        exampleQuestion: "What's your experience mod, and has anyone gone through the worksheet?",
      },
      {
        id: "biz.income",
        title: "If a machine is down",
        exampleQuestion: "Which machine would stop you from shipping if it were down?",
      },
      {
        id: "biz.suppliers",
        title: "Key customers",
        exampleQuestion: "How much do you depend on your biggest customer?",
      },
      { id: "biz.property", title: "Values", exampleQuestion: "When were the equipment values last updated?" },
      {
        id: "biz.payroll",
        title: "People and classes",
        exampleQuestion: "How do the sixty employees split, shop, office, drivers?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Very well. Send the invitation, and I'll bring Mr. Brandt.",
      "That works. Please send the agenda beforehand, one page.",
      "Agreed. I'll have our policy at hand.",
      "Fine. You've earned fifteen minutes.",
    ],
    softYes: [
      "You may call me then. I won't promise him.",
      "I'll put it on my calendar, tentatively.",
      "Call at that time and we'll see where we are.",
      "All right, with me first. We'll decide after that.",
    ],
    politeNo: [
      "We'll stay with our present arrangement. Thank you.",
      "I don't see a reason to take this further. Good day.",
      "I'll keep your name. Goodbye.",
      "Not this year, thank you.",
    ],
    walkedAway: [
      "This call is over. Goodbye.",
      "I'm ending this here.",
      "Please don't call this office again.",
      "That was not professional. Goodbye.",
    ],
  },
  chatter: {
    "any.why-now": ["You called us.", "I wasn't expecting a call, so you tell me."],
    "any.carrier": ["Great Basin Casualty, through our broker.", "Great Basin, for the package and the comp."],
    "any.how-long": ["Nineteen years with the same broker.", "As long as I've been here, nineteen years."],
    "any.renewal-date": ["October first.", "The first of October."],
    "any.price-now": ["I don't share premiums on a first call.", "Six figures. That's as precise as I'll be today."],
    "any.matters": [
      "No surprises after the fact, and documents on time.",
      "Accuracy. And not hearing about a change in the last two weeks.",
    ],
    "any.worry": [
      "An interruption we can't explain to our largest customer.",
      "A claim that exposes something I signed off on.",
    ],
    "any.like": ["He is courteous, and he returns calls.", "Continuity. He knows the plant."],
    "any.dislike": ["One option, two weeks before the date.", "That I learn about increases by e-mail."],
    "any.decision": ["Mr. Brandt decides, on my recommendation.", "The owner signs. I read."],
    "any.budget": ["We budget flat. Any increase needs a reason in writing.", "Flat to last year is the target."],
    "any.quotes": ["We haven't marketed the account in six years.", "Not since 2019."],
    "any.paperwork": [
      "I can send loss runs if there's a good reason.",
      "Everything is on file. I would need a request in writing.",
    ],
    "any.contact": ["Use the main number and ask for me.", "E-mail the controller's address on our website."],
    "biz.operations": [
      "Stamped and machined metal parts, mostly automotive.",
      "Metal stamping and machining. Two shifts.",
    ],
    "biz.entity": [
      "A corporation, and a separate LLC for the real estate.",
      "Two entities: the company, and the LLC that owns the building.",
    ],
    "biz.revenue": ["Roughly fourteen million.", "Fourteen million last year."],
    "biz.vehicles": ["Two box trucks and a few sales cars.", "Five vehicles in total."],
    "biz.data": [
      "IT is outsourced. We have multi-factor on e-mail.",
      "A managed provider, with backups off-site, I'm told.",
    ],
    "biz.contracts": [
      "The automotive contract has insurance and penalty clauses.",
      "Several. The main one is eleven pages on insurance alone.",
    ],
    "biz.losses": [
      "Two back injuries and one press claim in five years.",
      "Three losses of note. I can provide loss runs.",
    ],
    "biz.safety": [
      "A safety committee, monthly. Return-to-work is informal.",
      "Monthly meetings. No written light-duty program.",
    ],
    "biz.hr": ["One complaint three years ago, settled.", "Nothing pending."],
    "biz.growth": ["A second press has been discussed. It's expensive.", "A new line for battery housings, possibly."],
    "biz.subs": ["Outside maintenance, with certificates on file.", "Very few. I keep the certificates."],
    "biz.limits": ["A package, comp, auto and a five million umbrella.", "The usual, and a five million umbrella."],
  },
  asks: [
    {
      id: "specific",
      when: "early",
      says: [
        "What specifically do you know about our industry?",
        "How did you come to call us?",
        "Which other manufacturers do you work with?",
      ],
      answeredBy: ["manufactur|metal|stamping|plants?|clients?|referr|noticed|press|work with"],
    },
    {
      id: "price",
      when: "offer",
      says: ["What would that add to the premium?", "And the cost, as a range?", "What is your fee in this?"],
      answeredBy: ["\\$ ?\\d|dollars|percent|depends|range|quote|premium|commission"],
    },
    {
      id: "fix",
      when: "gap",
      says: ["Can that be corrected before October?", "What would you need from me to check that?", "Is that common?"],
      answeredBy: ["endorse|before|october|mid ?term|common|worksheet|schedule|copy|send|yes|many"],
    },
  ],
  freeTimes: ["Wednesday at nine", "Thursday at two", "next Tuesday at ten"],
};

export const commercialScenarios: Scenario[] = [justRenewed, contractorWithSubs, salonCyber, gatekeeper];
