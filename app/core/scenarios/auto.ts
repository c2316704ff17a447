import type { Scenario } from "./schema.ts";

const renewalShock: Scenario = {
  id: "A-1",
  version: 1,
  line: "auto",
  title: "Renewal shock",
  brief:
    "A driver with a clean record got a renewal notice that went up by two hundred dollars and called your agency for a quote. Two cars, two drivers in the household. Your first comparison comes out about forty dollars higher per six months, with better limits.",
  goal: "Find out what the current policy leaves open, compare like with like, and agree on a review with a date.",
  call: "inbound",
  customers: ["dana", "tom", "robert"],
  openings: [
    "Hi, yeah, I'm calling about car insurance. My renewal just came and it's up over two hundred bucks, so I'm calling around.",
    "Hi there. My auto policy renews soon and they hiked it again, so I want to see what you've got.",
    "Hey, I'm looking for a car insurance quote. Mine went up two hundred dollars for no reason I can see.",
    "Hello, I got your number online. My car insurance jumped at renewal and I'd like somebody to tell me why I should put up with it.",
  ],
  facts: [
    {
      id: "increase",
      item: "any.why-now",
      asks: [
        "how much did (?:it|they|your|the).*(?:go|went|raise|jump|increase)",
        "(?:paying|pay|premium|rate).*(?:before|now)",
        "what (?:did|does) (?:the|your) (?:renewal|notice|letter) say",
        "renewal (?:notice|letter|price)",
      ],
      says: [
        "The renewal went from 1,140 to 1,352 for six months, and nothing changed on our end.",
        "It was 1,140 every six months and now they want 1,352.",
        "They bumped us 212 dollars. From 1,140 to 1,352, just like that.",
        "Six months used to be 1,140. The new bill says 1,352.",
        "212 more for half a year, that's what the letter says. 1,352 instead of 1,140.",
      ],
      more: [
        "There was no explanation with it, just the new number and a due date.",
        "I called them and got a recording, then somebody who read me the same letter.",
      ],
      card: "a renewal that went from $1,140 to $1,352",
      trustNeeded: 0,
    },
    {
      id: "drivers",
      item: "auto.drivers",
      asks: ["who (?:in|at|from) (?:the|your) (?:house|household|home|family).*drive", "who .{0,30}drives"],
      says: [
        "It's {partner} and me, two drivers, two cars.",
        "Two of us drive, me and {partner}.",
        "Just {partnerName} and me on the policy.",
        "Me and {partner}. We each have a car.",
      ],
      more: [
        "Both of us have had a license for twenty-some years. Nothing on either one.",
        "{partnerName} drives more than I do these days.",
      ],
      card: "two drivers, two cars",
      trustNeeded: 0,
    },
    {
      id: "commute",
      item: "auto.use",
      asks: ["work (?:from home|remote|hybrid)", "changed? .*(?:driv|commute|work)"],
      says: [
        "I used to drive twenty-six miles a day, but now I'm only going in two days a week.",
        "My driving's way down. Twice a week, when it used to be every day.",
        "Since last fall I only drive in on two days. They probably still have me down for five.",
        "I barely drive compared to before, two days a week maybe.",
      ],
      more: [
        "I never told the insurance company, no. Should I have?",
        "It's about thirteen miles each way when I do go.",
      ],
      card: "a commute that went from five days a week to two",
      trustNeeded: 0,
    },
    {
      id: "limits",
      item: "auto.limits",
      asks: ["fifty|hundred", "how much would they pay"],
      says: [
        "It says 50/100 for bodily injury. I couldn't tell you if that's good.",
        "I've got the card here, it's 50/100/25, whatever that means.",
        "Fifty and a hundred, I think, for injuries. We picked that years ago.",
        "The liability part is 50/100. It's been that since we were renting.",
      ],
      more: ["Nobody has gone over it with us since we signed up.", "We took what was on the screen, to be honest."],
      card: "liability limits of 50/100/25",
      trustNeeded: 0,
    },
    {
      id: "house",
      item: "auto.assets",
      asks: ["(?:home|house).*(?:own|worth|equity|mortgage)", "own (?:a |your )?(?:home|house)"],
      says: [
        "We own our house, there's maybe 180 thousand in equity by now.",
        "We've got the house, and about 180 of it is ours.",
        "The house is the big one. Roughly 180 thousand in equity, plus the retirement account.",
        "We bought in 2014, so we've built up around 180 thousand in the house.",
      ],
      more: [
        "That's pretty much our whole retirement, that house.",
        "We refinanced in '21, so it's ours on paper anyway.",
      ],
      card: "about $180,000 of home equity",
      trustNeeded: 45,
    },
    {
      id: "um",
      item: "auto.um",
      asks: [],
      says: [
        "I'm pretty sure we turned that one down to save a few bucks.",
        "We said no to the uninsured one when we signed up.",
        "I think there's a line that says uninsured motorist, rejected.",
        "No, we dropped that. It was an extra, and I didn't see why.",
      ],
      more: [
        "It was maybe ten dollars a month. I don't remember.",
        "The website had it as a checkbox, and I unchecked it.",
      ],
      card: "no uninsured motorist coverage",
      trustNeeded: 0,
    },
    {
      id: "deductible",
      item: "auto.deductible",
      asks: ["savings|cash|rainy day"],
      says: [
        "The deductible's a thousand, and to be honest we'd have to put that on a card.",
        "We went up to a thousand on the deductible to get the price down. It'd hurt.",
        "It's a thousand on both cars. We don't really keep that lying around.",
        "A thousand. If it happened tomorrow I'd be moving money around.",
      ],
      more: [
        "There's about four hundred in the account we call the emergency fund.",
        "They told us raising it would save money. It saved about six bucks a month.",
      ],
      card: "a $1,000 deductible with about $400 set aside",
      trustNeeded: 40,
    },
    {
      id: "rental",
      item: "auto.rental",
      asks: [],
      says: [
        "When the SUV was in the shop in March we paid for a rental ourselves, nine days.",
        "We don't have rental on there. I found that out in March, it cost us three hundred and something.",
        "No rental coverage. We learned that the hard way this spring.",
        "I paid out of pocket for a rental in March. Nine days of it.",
      ],
      more: [
        "It was a transmission thing, so maybe it wouldn't have counted anyway.",
        "We can't really do with one car, not with both of us working.",
      ],
      card: "no rental coverage, paid for nine days in March",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "liability-vs-equity",
      title: "Liability limits far below what they could lose",
      why: "With $180,000 of equity in the house and limits of 50/100, a serious accident reaches past the policy into the house.",
      cues: [
        "(?:50|fifty).*(?:not|stops|stop at|comes? from you|low|enough|thin|short|less|only|past|above|over|gap|runs? out|come after|hospital)",
        "(?:limits?|liability).*(?:low|not enough|thin|short|raise|increase|higher|more|protect|house|home|equity|assets|gap|below|match)",
        "(?:house|home|equity|savings|assets).*(?:risk|exposed|protect|on the (?:line|hook)|sued|come after|behind)",
      ],
      tiedTo: ["limits", "house"],
      reactions: [
        "So if I hurt somebody badly, they could come after the house?",
        "I never connected the car insurance with the house. That's a little uncomfortable.",
        "Fifty thousand sounded like plenty when we were renting. I guess that was then.",
        "Huh. The house is pretty much everything we've got.",
      ],
      exampleLine:
        "You have about 180 thousand in the house, and the policy stops at fifty per person. Anything above that could come from the two of you.",
    },
    {
      id: "no-um",
      title: "No uninsured motorist coverage",
      why: "They turned it down to save a few dollars; if an uninsured driver hits them, nobody pays for their injuries beyond their health plan.",
      cues: ["uninsured|underinsured|\\bum\\b", "(?:hits|hit) you .*(?:no insurance|without|nothing)"],
      tiedTo: ["um", "drivers"],
      reactions: [
        "Wait, so that would pay for us, and not for the other guy?",
        "I thought the other driver's insurance always pays. What if there isn't one?",
        "We unchecked that box ourselves. Great.",
        "So somebody with no insurance hits me and I'm the one stuck with it.",
      ],
      exampleLine:
        "You turned down uninsured motorist, so if a driver with no insurance hits you, your own injuries are left to your health plan.",
    },
    {
      id: "mileage",
      title: "Rated for a commute they no longer drive",
      why: "They drive in two days a week and are still rated for five, so the record is wrong and possibly too expensive.",
      cues: [
        "(?:commut|mileage|miles|two days|twice a week|driv(?:e|ing) less|work from home|hybrid).*(?:update|correct|change|rated|rating|discount|save|lower|right|credit|classif|tell|accurate)",
        "(?:update|correct|fix).*(?:mileage|commute|usage|miles)",
        "(?:rated|paying|charged).*(?:commut|five days|mileage|miles)",
      ],
      tiedTo: ["commute"],
      reactions: [
        "So I've been paying for a drive I don't even make anymore?",
        "You mean that's part of why it's so high? Nobody asked me.",
        "I figured they'd ask if it mattered. That's annoying.",
        "Okay, that one I'd like fixed either way.",
      ],
      exampleLine:
        "You drive in two days a week now and they likely still rate you for five, so that should be corrected whoever insures you.",
    },
  ],
  objections: ["A4", "A2", "A8", "A1", "A5"],
  objectionWords: {
    A1: [
      "In fairness, my company's been fine apart from the price.",
      "They did pay a windshield claim without a fuss, so I'm not dying to leave.",
      "I've been with them eleven years. It's just this bill that got me.",
      "If they'd left my rate alone I wouldn't be on this call.",
    ],
    A4: [
      "My rate went up with no ticket, no accident, nothing. You'll do the same thing.",
      "They jacked me up for no reason. What stops you from doing that next year?",
      "I did nothing wrong and it went up anyway. You're all the same on that.",
      "You'll get me in cheap and then raise it too, right?",
    ],
  },
  cannotSay: ["A3", "A6", "A7", "A9"],
  bait: {
    id: "X4",
    rule: "R1",
    says: [
      "Just tell me I'm covered for everything and I'll sign.",
      "So with yours I'd be covered no matter what happens, right?",
      "Can you just say I'd be fully covered? That's all I want to hear.",
      "If I go with you, everything's covered. Yes or no?",
    ],
    takenWhen: [
      "(?:you|it|that|this) (?:are|will be|would be|is|will|would) (?:be )?(?:100 percent |100% |fully |completely |totally )?(?:covered|protected|covers?)(?: you)? (?:for|no matter|against|in) (?:everything|anything|what|any|all)",
      "(?:fully|completely|totally|100%|100 percent) (?:covered|protected)",
      "cover(?:s|ed)? (?:you )?(?:for )?(?:everything|anything)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|correct|right|exactly)\\b(?!.*(?:not|except|exclu|depends|no policy|but|honest))",
    ],
    safeLine:
      "No policy covers everything. I can show you what this one responds to, what it leaves out, and the carrier decides a claim on the facts.",
  },
  needs: {
    items: [
      {
        id: "any.why-now",
        title: "What changed and why now",
        exampleQuestion: "What did the renewal notice say, and what bothered you most about it?",
      },
      { id: "auto.drivers", title: "Who drives", exampleQuestion: "Who in the household drives, and which car?" },
      {
        id: "auto.use",
        title: "How the cars are used",
        exampleQuestion: "How do the two of you use the cars in a normal week?",
      },
      { id: "auto.limits", title: "Current limits", exampleQuestion: "What liability limits are on the policy today?" },
      {
        id: "auto.assets",
        title: "What they could lose",
        exampleQuestion: "Do you own your home, and is there anything else you'd want protected?",
      },
      { id: "auto.um", title: "Uninsured motorist", exampleQuestion: "What does it say about uninsured motorist?" },
      {
        id: "auto.deductible",
        title: "Deductible they could pay",
        exampleQuestion: "If you had a claim tomorrow, what deductible could you pay?",
      },
      {
        id: "auto.rental",
        title: "Rental and towing",
        exampleQuestion: "How would you get around if a car were in the shop?",
      },
    ],
    needed: 6,
  },
  exits: {
    agreed: [
      "Okay, let's do that. I'll have the declarations page ready.",
      "Alright, put me down. I'll send you the current policy tonight.",
      "Good, that works for me. Bring both of them, side by side, like you said.",
      "Yeah, let's set it up. I'd rather know than guess.",
    ],
    softYes: [
      "I'm not switching today, but call me then and I'll have the paperwork out.",
      "Okay, let's talk then. I can't promise anything.",
      "Fine, call me back. I want to look at what I've got first.",
      "That time's okay. I'm still comparing, just so you know.",
    ],
    politeNo: [
      "I think I'll stay put for now. Thanks for the time, though.",
      "I'm going to keep looking around. Thanks anyway.",
      "It's not for me right now. I appreciate you picking up.",
      "I'll just pay the renewal this once. Thank you.",
    ],
    walkedAway: [
      "You know what, forget it. I'll find somebody else.",
      "Yeah, no. I'm hanging up now.",
      "This isn't going anywhere. Goodbye.",
      "I called for help and I'm getting this. I'm done.",
    ],
  },
  chatter: {
    "any.carrier": [
      "One of the big ones with the funny commercials.",
      "I'm with one of the national companies, eleven years now.",
      "A big direct company. I've never met anybody from there.",
    ],
    "any.how-long": [
      "Eleven years. Never missed a payment.",
      "Eleven years with the same company.",
      "Since we got the first car together, eleven years or so.",
    ],
    "any.price-now": [
      "It's 1,352 for six months on the new bill.",
      "The new number is 1,352. It was 1,140.",
      "Like 225 a month once this kicks in.",
    ],
    "any.renewal-date": [
      "It renews on the eighteenth.",
      "The eighteenth of next month.",
      "I've got about three weeks before it renews.",
    ],
    "any.like": [
      "They fixed a windshield for me once without any fuss. That was fine.",
      "The app works. That's about all I can say.",
      "They paid a windshield, and that's been our whole relationship.",
    ],
    "any.dislike": [
      "That they raise it and nobody bothers to say why.",
      "I can never get the same person twice.",
      "The surprise. I don't like opening a bill and getting a surprise.",
    ],
    "any.matters": [
      "I want a fair price and no surprises. If you tell me something I want it to be true in six months.",
      "Not paying for things we don't need, and not finding out later we skipped something we did.",
      "Somebody who tells me before it goes up, and why.",
    ],
    "any.worry": [
      "That I switch and then it's the same story next year.",
      "I don't want one stupid accident to wreck us.",
      "Paying all this and finding out it doesn't cover the thing that happens.",
    ],
    "any.quotes": [
      "I did one online, it was about the same as what I've got.",
      "You're the second call. The first one put me on hold.",
      "I typed it into one website and got six phone calls.",
    ],
    "any.bundle": [
      "The house is with somebody else, the bank set that up.",
      "Home's with a different company. No umbrella.",
      "We've never put the two together.",
    ],
    "any.decision": [
      "{partnerName} leaves this stuff to me, but I'd tell {them} before I switch.",
      "It's mostly me. {partnerName} will ask what it costs.",
      "I decide, {partnerName} nods.",
    ],
    "any.budget": [
      "I'd like to be back around 1,140. That's what I can live with.",
      "If it's worth it I could go a bit over. Not another two hundred.",
      "As close to the old price as you can get.",
    ],
    "any.paperwork": [
      "I've got the renewal letter right here. I can send you the declarations page.",
      "The bill's on the counter. The rest is in the app, I can take screenshots.",
      "I can email you the declarations page tonight.",
    ],
    "auto.vehicles": [
      "A 2019 SUV and a 2013 sedan.",
      "The newer one's a 2019 SUV, and then an old sedan that won't die.",
      "Two cars, one 2019, one 2013.",
    ],
    "auto.finance": [
      "The SUV's financed, about nine thousand left. The sedan's paid off.",
      "One's paid off, the other has about nine thousand to go.",
      "There's still a loan on the SUV.",
    ],
    "auto.garaging": ["Both in the driveway.", "Driveway, both of them.", "At home, off the street."],
    "auto.record": [
      "Nothing. No tickets, no accidents, and one windshield years ago.",
      "Clean. One cracked windshield, that's it.",
      "Both of us are clean, that's why this bugs me.",
    ],
    "auto.medical": [
      "We've got health insurance through work, high deductible though.",
      "Health plan through work. I don't know what's on the car one.",
      "I couldn't tell you if there's medical on it.",
    ],
    "auto.telematics": [
      "They offered me the app thing. I said no.",
      "I'm not wild about being tracked, but I'd listen.",
      "Never used one.",
    ],
  },
  asks: [
    {
      id: "why-up",
      when: "early",
      says: [
        "Can you tell me why it goes up when nobody did anything?",
        "So why does a clean record cost more every year?",
        "Is it going up for everybody, or is it just me?",
      ],
      answeredBy: ["repair|parts|labor|inflation|claims|area|everyone|everybody|costs?"],
    },
    {
      id: "price",
      when: "offer",
      says: [
        "And what does that do to the price?",
        "So what are we talking about per month?",
        "What would that cost me, ballpark?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|bucks|per month|a month|percent|depends|quote|exact (?:number|price)"],
    },
    {
      id: "gap-cost",
      when: "gap",
      says: [
        "Is that expensive to fix?",
        "How much does it take to fix something like that?",
        "What do other people do about it?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|usually|most|depends|not much|less than"],
    },
  ],
  freeTimes: ["Thursday after four", "tomorrow after five", "Saturday morning, around ten"],
};

export const autoScenarios: Scenario[] = [renewalShock];
