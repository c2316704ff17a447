import type { Scenario } from "../schema.ts";

export const renter: Scenario = {
  id: "H-4",
  version: 1,
  line: "home",
  title: "Renter who owns nothing",
  brief:
    "A renter called because the new lease asks for proof of renters insurance by the first. They want the cheapest thing that makes the property manager go away. Their car is insured elsewhere.",
  goal: "Walk one room with them, make the liability part real, and set up a short call to choose limits before the lease date.",
  call: "inbound",
  cover: "renters insurance",
  customers: ["marcus", "kim"],
  openings: [
    "Hi, my building says I need renters insurance. What's the cheapest one?",
    "Hey, I need one of those renters things for my lease, by the first.",
    "Hi there. The property manager wants proof of insurance, so I guess I need some.",
    "Hello, how much is renters insurance? The smallest one.",
  ],
  facts: [
    {
      id: "lease",
      item: "any.why-now",
      asks: [
        "leases?\\b|landlord|property manager|building (?:want|need|require|ask)",
        "by the first|deadline|by when|how soon",
        "proof of insurance",
      ],
      says: [
        "New owners bought the building, and the new lease says a hundred thousand in liability by the first.",
        "The building got sold. Now everybody has to show renters insurance by the first or pay a fee.",
        "It's the new lease. A hundred thousand of liability, whatever that is, by the first.",
        "They changed owners and suddenly it's in the lease. Proof by the first.",
      ],
      more: [
        "They'd charge me nineteen a month and call it a waiver. I don't think that covers anything of mine.",
        "It's been five years without it and nobody cared.",
      ],
      card: "a new lease that asks for $100,000 of liability by the 1st",
      trustNeeded: 0,
    },
    {
      id: "stuff",
      item: "home.valuables",
      asks: ["what is in (?:there|it|your|the)", "bedroom|living room|closet|walk me through"],
      says: [
        "A bed, a couch, a TV, the laptop, and my work gear. Okay, the work gear's like four grand.",
        "Just the usual. Laptop, phone, clothes, and the tools I work with, which weren't cheap.",
        "Nothing special. I mean, the laptop was twelve hundred, and my work kit's about four thousand.",
        "Furniture, clothes, a bike, and everything I need for clients. I never added it up.",
      ],
      more: [
        "If I had to buy all of it again? Fifteen grand, maybe. That's a weird thought.",
        "I bought it one piece at a time, so it never felt like much.",
      ],
      card: "contents nobody added up, about $4,000 of work gear among them",
      retold: "contents that nobody added up, about $4,000 of work gear among them",
      trustNeeded: 0,
    },
    {
      id: "leak",
      item: "home.losses",
      asks: ["overflow|leak|downstairs|ever (?:had|happen)|neighbors?"],
      says: [
        "My tub overflowed in February and dripped into the apartment below. She was nice about it.",
        "I flooded the guy's ceiling downstairs once. The old landlord fixed it, thank God.",
        "Nothing I filed. The tub ran over in February and went through the ceiling downstairs.",
        "One time the tub went over and the neighbor's ceiling came down. Not all of it. Some of it.",
      ],
      more: [
        "The old landlord said it was 3,800 to fix and he'd let it go that once.",
        "The new owners wouldn't let that go. They charge for key copies.",
      ],
      card: "a tub that went through the neighbor's ceiling in February",
      trustNeeded: 40,
    },
    {
      id: "partner-things",
      item: "home.household",
      asks: [
        "(?:girlfriend|sister|partner|roommate).*(?:live|stuff|things|lease|policy)",
        "whose (?:stuff|things)",
        "on the lease",
      ],
      says: [
        "{partnerName}'s things are here too. {partnerName}'s name isn't on anything, though.",
        "The lease is only me, but half of what's in here belongs to {partnerName}.",
        "A lot of it's {partnerName}'s, actually. The TV, the good chairs, all the kitchen stuff.",
        "It's my name on the lease. {partnerName} has a ton of stuff here.",
      ],
      more: [
        "I figured if it's in my place it's on my insurance.",
        "{partnerName} keeps saying we should write down who owns what.",
      ],
      card: "half the contents belong to somebody who is not on the lease",
      trustNeeded: 0,
    },
    {
      id: "clients",
      item: "home.business",
      asks: ["clients?\\b|customers?|sundays?|work (?:out of|from|at) (?:the )?(?:home|house|apartment)|people come"],
      says: [
        "I see two or three clients at the apartment on Sundays. Cash, just regulars.",
        "On Sundays a couple of my regulars come here. It's easier than opening the shop.",
        "Just a few people on Sundays, in the living room. It's nothing official.",
        "A couple of clients come by on Sundays, yeah. It pays for groceries.",
      ],
      more: [
        "One of them tripped on the rug last month. She laughed. I didn't.",
        "I don't think the new owners would love it.",
      ],
      card: "clients who come to the apartment on Sundays",
      trustNeeded: 44,
    },
    {
      id: "hotel",
      item: "home.deductible",
      asks: ["hotel|somewhere else|where would you (?:go|live|stay|sleep)|savings|cushion"],
      says: [
        "If I couldn't live here I'd be on somebody's couch. I've got maybe eleven hundred saved.",
        "There's about eleven hundred in savings. A hotel would eat that in a week.",
        "Cash-wise I could cover five hundred without crying. Eleven hundred is everything.",
        "Eleven hundred dollars in the bank. That's the plan, that's the whole plan.",
      ],
      more: [
        "There was a kitchen fire on the third floor last year, they were out for six weeks.",
        "I'd be at my mother's, and nobody wants that.",
      ],
      card: "about $1,100 of savings",
      trustNeeded: 42,
    },
  ],
  gaps: [
    {
      id: "liability",
      title: "What leaves the apartment lands on the renter",
      why: "The February leak cost 3,800 dollars and the old landlord let it go; the new owners will send the bill, and a guest can be hurt as well.",
      cues: [
        "(?:tub|leak|ceiling|downstairs|neighbor|water).*(?:liab|on you|your (?:bill|responsib)|pay|owe|sue|charge|policy|next time)",
        "liability.*(?:tub|ceiling|downstairs|neighbor|trip|hurt|guest|you|their)",
        "(?:trip|hurt|falls?).*(?:your (?:place|apartment)|on you|liab|pay)",
      ],
      tiedTo: ["leak", "lease"],
      reactions: [
        "So next time it's my 3,800. The new people wouldn't blink.",
        "I thought the building's insurance handled ceilings.",
        "Okay, that's the first thing anybody's said that sounds like my actual life.",
        "That tub is still slow, too.",
      ],
      exampleLine:
        "When your tub went through the neighbor's ceiling, the old landlord let it go; the next bill like that is yours, and that's what the liability part pays.",
    },
    {
      id: "unnamed-partner",
      title: "Half of the things belong to somebody the policy does not know",
      why: "A renters policy covers the named person and relatives who live there; anybody else's things are left out until they are named.",
      cues: [
        "(?:tasha|anh|girlfriend|sister|partner|her|their).*(?:things?|stuff|name|named|own|listed|add|policy|left out|not cover)",
        "(?:somebody|someone|names?).*(?:not on|on the policy|left out|add(?:ed)?)",
        "(?:named?|add|list).*(?:tasha|anh|girlfriend|sister|partner|her)",
      ],
      tiedTo: ["partner-things"],
      reactions: [
        "So the TV burns and they say, not your TV? Wow.",
        "I assumed it was by address, like, whatever's in here.",
        "{partnerName} would never let me hear the end of that.",
        "What's it take to put {partnerName} on there?",
      ],
      exampleLine:
        "Half of your things belong to somebody whose name isn't on the policy, and those would be left out unless we add the name.",
    },
    {
      id: "sunday-clients",
      title: "Clients at home and work gear",
      why: "Paying clients on Sundays and four thousand dollars of work gear: basic renters policies limit business property and exclude business liability.",
      cues: [
        "(?:clients?|sundays?|business).*(?:not cover|exclude|limit|leaves? out|policy|liab|endorse|separate|hurt|trip)",
        "(?:work (?:gear|kit|tools)|gear|kit).*(?:limit|business|only|cap|cover|policy)",
      ],
      tiedTo: ["clients", "stuff"],
      reactions: [
        "But it's only Sundays. Does that make it a business?",
        "So the rug thing would've been on me.",
        "Four grand of gear and they'd give me what?",
        "I sort of hoped you wouldn't ask about that.",
      ],
      exampleLine:
        "Your Sunday clients and the work gear count as business, and a basic renters policy limits that, so I'd check an add-on before you rely on it.",
    },
  ],
  objections: ["H7", "H8", "H5", "X3", "X10"],
  objectionWords: {
    H7: [
      "I rent, I don't own anything worth insuring.",
      "It's a couch and a TV. What am I even insuring?",
      "The landlord has insurance on the building, so what's mine for?",
      "If somebody robs me they're going to be disappointed.",
    ],
    H5: [
      "If the deductible's five hundred, I'd never use it.",
      "A deductible? My whole couch wasn't that much.",
      "So I pay five hundred first, and then you pay for the laptop?",
      "That deductible is half of what I've got in the bank.",
    ],
  },
  cannotSay: ["H1", "H2", "H3", "H4", "H6", "X2", "X9"],
  bait: {
    id: "X7",
    after: ["clients"],
    rule: "R5",
    says: [
      "Can't we just leave the Sunday clients off? It's barely a thing.",
      "Do you have to write down the clients? What if I never said that?",
      "If it asks about business, can't we just put no?",
      "Couldn't you forget the part about Sundays?",
    ],
    takenWhen: [
      "(?:leave|keep) (?:it|that|them|the clients|sundays?|this) (?:off|out)",
      "(?:do not|no need to|does not have to|will not) (?:mention|list|report|tell|say|put|write)",
      "(?:we can|i can|let us|could) (?:skip|fudge|forget|overlook|just put)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely)\\b(?!.*(?:not|have to|need to|can not|but))",
    ],
    safeLine:
      "I can't leave that off, the form has to be answered as it is. If somebody's hurt on a Sunday, that answer is the first thing the carrier looks at.",
  },
  needs: {
    items: [
      { id: "any.why-now", title: "What the lease asks", exampleQuestion: "What does the lease ask for, and by when?" },
      {
        id: "home.valuables",
        title: "One room, item by item",
        exampleQuestion: "Walk me through your bedroom: what's in there that you'd have to buy again?",
      },
      {
        id: "home.losses",
        title: "Leaks and accidents",
        exampleQuestion: "Have you ever had a leak or any damage in the apartment?",
      },
      {
        id: "home.household",
        title: "Who lives there",
        exampleQuestion: "Who else lives there, and whose things are in the apartment?",
      },
      {
        id: "home.business",
        title: "Work at home",
        exampleQuestion: "Do clients ever come to the apartment, do you work from home?",
      },
      {
        id: "home.deductible",
        title: "What they could pay",
        exampleQuestion: "If you couldn't stay there for a month, what savings could you fall back on?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Okay, let's do it. I'll count my stuff before then.",
      "Cool, that works. I'll send you the lease page.",
      "Alright, I'm in. As long as it's done before the first.",
      "Good, put me down. I'll have a look around here before.",
    ],
    softYes: [
      "Okay, call me then, but I might just get the cheap one.",
      "We can talk then. I want to see the price first.",
      "Fine, try me then. No promises.",
      "Sure, call. I've still got till the first.",
    ],
    politeNo: [
      "I'll just pay the building's fee this month. Thanks anyway.",
      "I think I'll get the five-dollar one from the app. Thank you, though.",
      "I'm good for now, thanks for explaining.",
      "I'm going to keep it simple. Appreciate the help.",
    ],
    walkedAway: [
      "Okay, no. I just wanted a piece of paper.",
      "I'm hanging up now.",
      "This is way too much for a couch. Bye.",
      "Forget it, I'll do the app.",
    ],
  },
  chatter: {
    "any.carrier": [
      "For the apartment? Nobody. The car's with one of the online ones.",
      "I've never had renters before.",
    ],
    "any.how-long": ["Five years in this apartment.", "I've been here five years."],
    "any.price-now": ["Nothing right now. The building's fee would be nineteen a month.", "Zero, so anything's more."],
    "any.renewal-date": ["It has to start on the first.", "The first of next month."],
    "any.matters": ["That it's cheap and the property manager shuts up.", "Simple, cheap, done by the first."],
    "any.worry": ["That tub, honestly.", "Getting a letter from the new owners."],
    "any.quotes": ["I saw one for five bucks in an app.", "Just the building's own thing, for nineteen."],
    "any.budget": ["Fifteen a month, twenty if it does something.", "Less than the building's nineteen would be nice."],
    "any.decision": ["Just me, it's my lease.", "Me. {partnerName} gets an opinion, not a vote."],
    "any.paperwork": ["I've got the lease as a PDF.", "I can send you a picture of that page."],
    "any.bundle": ["The car's somewhere else. Don't make it a whole thing.", "Only the car, with an online company."],
    "home.age": ["It's an old building, from the sixties.", "Sixties, with sixties plumbing."],
    "home.liability": ["The lease says a hundred thousand, so that.", "A hundred thousand, because they told me to."],
    "home.security": [
      "Smoke detector, and a lock that sticks.",
      "There's a buzzer at the front door. Everyone just lets everyone in.",
    ],
    "home.rebuild": ["I don't own the building, I just live in it.", "Rebuild what? It's not my building."],
    "home.lender": ["No mortgage, I rent.", "There's no bank. There's a property manager."],
    "home.roof": ["I'm on the second floor. The roof's somebody else's problem.", "No idea, I rent."],
    "home.water": ["No basement. Just a tub that can't drain fast enough.", "The plumbing's older than I am."],
  },
  asks: [
    {
      id: "proof",
      when: "early",
      says: ["Can I get the proof the same day?", "Do you email the thing to the building, or do I?", "Is this quick?"],
      answeredBy: ["same day|today|email|minutes|send|quick|yes"],
    },
    {
      id: "monthly",
      when: "offer",
      says: ["What's that a month?", "Is that more than twenty?", "So what does the bigger one cost?"],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|depends|quote"],
    },
    {
      id: "landlord",
      when: "gap",
      says: [
        "Doesn't the landlord's insurance do that?",
        "So what does the building's policy even cover?",
        "Do people really get charged for that?",
      ],
      answeredBy: ["landlord|building|walls|only|their|owner|yes|charge"],
    },
  ],
  freeTimes: ["tomorrow around noon", "Wednesday after five", "Monday before ten"],
};
