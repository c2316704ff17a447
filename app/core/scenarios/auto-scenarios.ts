import { minimumLimits } from "./auto/minimum-limits.ts";
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
        "When one of the cars was in the shop in March we paid for a rental ourselves, nine days.",
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
  objections: ["A4", "A2", "A8", "A1", "A5", "X11"],
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
  cannotSay: ["A3", "A6", "A7", "A9", "X2", "X9"],
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
      "Good, that works for me. Show me both, side by side.",
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
      "Blue Heron, the ones with the funny commercials.",
      "I'm with Blue Heron, eleven years now.",
      "Blue Heron. I've never met anybody from there.",
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

const teenDriver: Scenario = {
  id: "A-2",
  version: 1,
  line: "auto",
  title: "The new teen driver",
  brief:
    "An existing client's renewal review. You know there is a sixteen or seventeen-year-old in the household, and nobody of that age is on the policy. Two cars and a truck are insured, limits 100/300.",
  goal: "Find out who really drives, explain calmly why household drivers are listed, and agree on a quote with every discount.",
  call: "renewal",
  customers: ["dana", "tom"],
  openings: ["Hello, this is {first}.", "Hi, {first} here.", "Yes, hello?", "{first} speaking."],
  facts: [
    {
      id: "license",
      item: "auto.drivers",
      asks: ["(?:got|get|have|has).*licens", "how old (?:is|are)", "anybody (?:new|else)"],
      says: [
        "Well, the oldest got the license in June.",
        "There's a new one, as of June. Licensed, very proud of it.",
        "We've got a teenager with a license now, since June.",
        "The kid passed the test in June. First try, I'll have you know.",
      ],
      more: [
        "We did the whole driver's ed thing, with the certificate.",
        "Fifty hours in the passenger seat, I aged ten years.",
      ],
      card: "a teenager licensed since June who is not on the policy",
      trustNeeded: 0,
    },
    {
      id: "truck",
      item: "auto.use",
      asks: [
        "which (?:car|vehicle|one)",
        "(?:how often|how much).*(?:drive|take|use)",
        "(?:drives?|take|use) (?:the|it|to school)",
        "normal week",
      ],
      says: [
        "Mostly the old truck, to school and practice. Every day, if I'm honest.",
        "It's the truck, five days a week. School, then practice, then home.",
        "Started as weekends. Now it's every school day in the truck.",
        "The truck, pretty much daily. It's ten minutes to school.",
      ],
      more: ["It freed up my mornings, so I'm part of the problem.", "And the neighbor's kid rides along on Tuesdays."],
      card: "a teen who drives the truck to school every day",
      trustNeeded: 40,
    },
    {
      id: "passengers",
      item: "any.worry",
      asks: ["friends|passengers|riding|rides with|who else is in|kids in the"],
      says: [
        "Three of the team ride along after practice. I've told them to stop, they don't.",
        "There's usually a carload of kids after practice.",
        "The friends pile in. It's the only one with a truck.",
        "After practice it's a taxi service, three or four kids.",
      ],
      more: [
        "One of the moms texted to thank me. I didn't know whether to laugh.",
        "I did the same at that age, which is what scares me.",
      ],
      card: "three teammates riding along after practice",
      trustNeeded: 45,
    },
    {
      id: "grades",
      item: "auto.discounts",
      asks: ["grades?\\b|gpa|honor roll|school (?:going|doing)|student"],
      says: [
        "Grades are good, a 3.4. At least that's going well.",
        "It's a 3.4 average, somehow.",
        "School's fine, mostly A's and B's.",
        "A 3.4. I've got the report card on the fridge.",
      ],
      more: ["I can send the report card, no problem.", "Math's a fight, the rest is easy."],
      card: "a 3.4 grade average",
      trustNeeded: 0,
    },
    {
      id: "assets",
      item: "auto.assets",
      asks: ["(?:house|savings|college fund).*(?:worth|how much|own)"],
      says: [
        "We own the house, and there's a college account with about forty in it.",
        "There's the house, maybe 220 in equity, and the college money.",
        "House, retirement, and forty thousand for college. That's us.",
        "The house is the main thing, then the college account.",
      ],
      more: ["We've been putting in two hundred a month since kindergarten.", "I'd be sick if that went to a lawyer."],
      card: "a house with about $220,000 of equity and $40,000 for college",
      trustNeeded: 45,
    },
    {
      id: "ticket",
      item: "auto.record",
      asks: [],
      says: [
        "There was a fender thing in the school lot in September. We paid the other mom cash.",
        "One little scrape in the school parking lot. We handled it ourselves, six hundred bucks.",
        "September, parking lot, bumper. Nobody reported it.",
        "A bumper got kissed in September. We settled it between parents.",
      ],
      more: [
        "She was nice about it. I brought cookies, too.",
        "It didn't seem worth a claim with a five hundred deductible.",
      ],
      card: "a parking-lot scrape in September, settled in cash",
      trustNeeded: 50,
    },
  ],
  gaps: [
    {
      id: "unlisted",
      title: "A daily driver who is not listed",
      why: "The teen drives the truck every day and is not on the policy; a claim could be questioned and the policy itself put at risk.",
      cues: [
        "(?:not|is not|was not|nobody).{0,20}(?:listed|on the policy|on there|rated|disclosed)",
        "(?:list|listed|listing|add|adding|disclose|report).*(?:driver|household|teen|son|daughter|kid|him|her|licensed)",
        "every (?:licensed )?(?:driver|person) in the (?:house|household)",
      ],
      tiedTo: ["license", "truck"],
      reactions: [
        "So if there's a wreck tomorrow, they could say they never heard of this driver?",
        "I knew you'd get there. I just didn't want to see the number.",
        "When you say it like that, hiding it is about the dumbest way to save money.",
        "Okay. I guess I've been hoping nobody would ask.",
      ],
      exampleLine:
        "Your teen drives the truck to school every day and isn't listed, so a claim could run into trouble right when you need it.",
    },
    {
      id: "umbrella",
      title: "A carload of teenagers and no umbrella",
      why: "Several kids in the truck and a house behind it: one accident can pass the 300,000 per accident.",
      cues: [
        "umbrella",
        "(?:300|three hundred|100 300|limits?).*(?:not|past|above|enough|kids|short|exceed)",
        "(?:carload|teammates|friends|passengers|kids in).*(?:sue|hurt|claim|liab|limit|house|cover)",
      ],
      tiedTo: ["passengers", "assets"],
      reactions: [
        "Four kids in one truck. I don't even want to picture that.",
        "So the 300 is for everybody together? I thought it was per person.",
        "That college account's supposed to be for college.",
        "What does one of those umbrella things run?",
      ],
      exampleLine:
        "With three teammates in the truck, one bad afternoon could go past your 300 thousand, and an umbrella sits on top of that to protect the house.",
    },
  ],
  objections: ["A7", "A2", "A6", "A4", "A1"],
  objectionWords: {
    A7: [
      "It's really only the odd trip. Does a kid have to be on the policy for that?",
      "It's not even a car of their own, they just borrow the truck.",
      "I heard it doubles if you list a teenager, so I'd rather not.",
      "A seventeen-year-old who borrows the truck isn't a driver, is it?",
    ],
    A2: [
      "So it goes up that much? There has to be a cheaper way.",
      "That's a jump. I can't just find that every month.",
      "That number's brutal. I can get it cheaper if I keep quiet.",
      "You're telling me it nearly doubles, for one kid.",
    ],
    A1: [
      "We've never had a problem with it the way it is.",
      "It's worked fine so far, so why touch it?",
      "I'm happy with what we have now, to be honest.",
      "Nothing's happened yet. Can't we leave it as it is?",
    ],
    A4: [
      "You raised us last year for nothing, and now again?",
      "It went up with no claim last time, so what is it going to do now?",
      "Every renewal it goes up, teenager or not.",
      "Our rate already went up in the spring, and nobody told us why.",
    ],
  },
  cannotSay: ["A3", "A5", "A9", "X2", "X9"],
  bait: {
    id: "X7",
    after: ["license"],
    rule: "R5",
    says: [
      "Can't we just leave the kid off and say I'm the one driving the truck?",
      "What if we just don't mention it? Who would know?",
      "Couldn't you put me down as the driver of the truck and that's it?",
      "Do we have to bring a teenager into this at all? Can't it just be my truck?",
    ],
    takenWhen: [
      "(?:leave|keep) (?:him|her|them|the kid|it|that) (?:off|out)",
      "(?:do not|no need to|does not have to|need not|will not) (?:mention|list|report|bring|tell|say)",
      "(?:put|list) (?:you|me) (?:down )?(?:as|for) the (?:driver|truck)|(?:we can|i can|let us) (?:skip|fudge|forget|overlook)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely)\\b(?!.*(?:not|have to|need to|can not|but))",
    ],
    safeLine:
      "I can't leave that off, we have to answer those questions accurately. What I can do is look for every discount there is.",
  },
  needs: {
    items: [
      {
        id: "auto.drivers",
        title: "All household drivers",
        exampleQuestion: "Who in the household has a license now?",
      },
      {
        id: "auto.use",
        title: "Which car, how often",
        exampleQuestion: "Which car is driven by your teenager in a normal week, and how often?",
      },
      {
        id: "auto.record",
        title: "Accidents and tickets",
        exampleQuestion: "Have there been any accidents or tickets, even small ones?",
      },
      { id: "auto.discounts", title: "Discounts", exampleQuestion: "How are the grades at school?" },
      {
        id: "auto.assets",
        title: "What they could lose",
        exampleQuestion: "What could be at risk if somebody sued you, a house, savings?",
      },
      {
        id: "any.worry",
        title: "What worries them",
        exampleQuestion: "What worries you most when you hand over the keys?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Okay, we'll go through the number together then.",
      "Alright, let's do it right.",
      "Fine, put it on the calendar. Better you than a claims adjuster.",
      "Okay. I'd rather fix it now than explain it later.",
    ],
    softYes: [
      "Let me sit down with {partner} first, and call me then.",
      "Okay, call me then. I want to see the number before I promise anything.",
      "We can talk then. I'm not signing anything yet.",
      "Alright, call then. I'm going to look at the money first.",
    ],
    politeNo: [
      "I'm going to leave it the way it is for now. Thanks.",
      "Not today. I need to think about the money first.",
      "I hear you, but no. Thanks for the review.",
      "We'll keep it as it is. Thanks for calling.",
    ],
    walkedAway: [
      "I've heard enough, goodbye.",
      "You know what, I'll take my business somewhere else.",
      "No, I'm hanging up. This is ridiculous.",
      "We're done here. Bye.",
    ],
  },
  chatter: {
    "any.why-now": [
      "You called me, so I guess it's that time of year.",
      "The renewal's coming up, right? That's what this is?",
    ],
    "any.carrier": ["With you guys. Nine years, I think.", "You have us. House is somewhere else."],
    "any.how-long": ["Nine years or so.", "Since the kid was in second grade."],
    "any.price-now": ["About 210 a month for everything.", "Around 2,500 a year, all three."],
    "any.renewal-date": ["The first of next month, according to your letter.", "It's up on the first."],
    "any.matters": ["That the kid's safe and I'm not broke.", "Keeping it affordable. College is next."],
    "any.budget": [
      "I could find another sixty a month. Not two hundred.",
      "Sixty, seventy more would be tight but okay.",
    ],
    "any.decision": [
      "{partnerName} and I, but I do the paperwork.",
      "The two of us. I'd show {them} the number first.",
    ],
    "any.bundle": [
      "The house is with another company. No umbrella.",
      "House is elsewhere, and there's no umbrella or anything.",
    ],
    "auto.vehicles": ["Two cars and the old truck, a 2009.", "An SUV, a sedan, and a 2009 pickup."],
    "auto.limits": ["You'd know better than me. 100/300, I think.", "100/300 is what it says on the card."],
    "auto.deductible": ["Five hundred on all of them.", "It's five hundred, we never changed it."],
    "auto.garaging": ["Driveway and the street.", "The truck lives on the street."],
    "auto.um": ["I think we have it, same as the other number.", "It's on there, if I remember right."],
    "auto.telematics": [
      "We'd think about the app thing, if it helps. It better not tattle on me.",
      "I've seen the ad for it, we never tried it.",
    ],
  },
  asks: [
    {
      id: "how-much",
      when: "early",
      says: [
        "Before we go further, how bad does it get with a teenager?",
        "Ballpark, what does a seventeen-year-old do to the bill?",
        "Does it matter which car they drive?",
      ],
      answeredBy: ["\\$ ?\\d|percent|dollars|depends|quote|usually|discount"],
    },
    {
      id: "discounts",
      when: "offer",
      says: [
        "What discounts are there for a good kid?",
        "Does driver's ed count for anything?",
        "Is there something off for grades?",
      ],
      answeredBy: ["discount|credit|good student|grades?|driver|percent"],
    },
    {
      id: "gap-cost",
      when: "gap",
      says: [
        "And what does that cost me?",
        "Is there a way to do it without doubling the bill?",
        "Is that going to cost a fortune?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|month|year|depends|less|usually|quote|discount"],
    },
  ],
  freeTimes: ["Wednesday after practice, around seven", "Thursday at lunch", "Saturday before ten"],
};

const deliveryDriver: Scenario = {
  id: "A-4",
  version: 1,
  line: "auto",
  title: "Delivers at night",
  brief:
    "A young driver started an online quote, stopped halfway, and left a number. The form says one car, pleasure use, state with high hospital costs. You call back.",
  goal: "Find out how the car is really used, show what a form misses, and agree on a quote with the right use on it.",
  call: "outbound",
  customers: ["marcus"],
  openings: [
    "Yo, this is {first}.",
    "Hello? {first} here, you're on speaker.",
    "Yeah, hello? I'm between clients.",
    "This is {first}, who's this?",
  ],
  facts: [
    {
      id: "delivery",
      item: "auto.use",
      asks: ["side (?:job|hustle|gig|money)", "evenings|nights"],
      says: [
        "I do food delivery like four nights a week. That's the side money.",
        "Evenings I'm delivering, four nights or so.",
        "I'm on the delivery app Thursday through Sunday.",
        "The car's basically a burrito taxi four nights a week.",
      ],
      more: [
        "I put pleasure on the form because driving is a pleasure, right?",
        "It's good money, two fifty on a decent weekend.",
        "My insurance company doesn't know I deliver, nobody ever asked.",
      ],
      card: "food delivery four nights a week",
      trustNeeded: 0,
    },
    {
      id: "miles",
      item: "auto.garaging",
      asks: ["miles|mileage|how (?:far|much) do you drive"],
      says: [
        "I'm putting on like four hundred miles a week.",
        "Four hundred a week, easy. The odometer's crying.",
        "About twenty thousand a year, I think.",
        "It's a lot. Twenty thousand miles since last summer.",
      ],
      more: ["The form guessed eight thousand and I let it.", "Phoenix is big, man."],
      card: "about 20,000 miles a year",
      trustNeeded: 0,
    },
    {
      id: "loan",
      item: "auto.finance",
      asks: ["owe on"],
      says: [
        "I owe like fourteen on it, and it's worth maybe eleven.",
        "There's a loan, fourteen thousand. The car's not worth that.",
        "Financed, seventy-two months. Don't say anything.",
        "Still fourteen grand on the loan, I'm upside down.",
      ],
      more: ["The dealer said low monthly payment and I heard nothing after that.", "Payment's 289 a month."],
      card: "a $14,000 loan on a car worth $11,000",
      trustNeeded: 40,
    },
    {
      id: "current",
      item: "auto.limits",
      asks: ["what do you have (?:now|today)"],
      says: [
        "Right now I've got the minimum, plus collision because the bank said so.",
        "It's the state minimum and whatever the loan makes me carry.",
        "Minimum. 25/50, I think it's called?",
        "I carry the cheapest liability they'd sell me.",
      ],
      more: ["It was the first option on the screen.", "They asked if I wanted more and I wanted lunch."],
      card: "state minimum liability",
      trustNeeded: 0,
    },
    {
      id: "crash",
      item: "auto.record",
      asks: [],
      says: [
        "I clipped a pole on a delivery last spring and paid for it myself.",
        "Nothing official. I did back into a pole on a delivery once.",
        "Last spring, dropping off wings, I hit a pole. Six hundred bucks.",
        "One dent, my own fault, never reported it. I was on a delivery.",
      ],
      more: ["I didn't call them because I figured they'd ask what I was doing there.", "The wings made it, though."],
      card: "a crash on a delivery he paid for himself",
      retold: "a crash on a delivery that you paid for yourself",
      trustNeeded: 46,
    },
    {
      id: "hurt",
      item: "auto.medical",
      asks: ["if you (?:got|were|get) hurt", "miss work|could not work|off work"],
      says: [
        "If I get hurt I don't train and I don't deliver. Zero dollars.",
        "My health plan has a huge deductible, six thousand something.",
        "If I'm laid up, nobody pays me. Both jobs need legs.",
        "The health insurance is the cheap kind, six thousand before it does anything.",
      ],
      more: ["Tasha would have to carry the rent. She'd love that.", "I've got maybe two weeks of cushion."],
      card: "no paycheck if he is hurt, and a $6,000 health deductible",
      retold: "no paycheck if you are hurt, and a $6,000 health deductible",
      trustNeeded: 44,
    },
  ],
  gaps: [
    {
      id: "delivery-exclusion",
      title: "Delivery is excluded by most personal policies",
      why: "He delivers four nights a week on a policy rated for pleasure use; many personal policies do not respond while delivering.",
      cues: [
        "deliver.*(?:exclu|not cover|not respond|deny|denied|question|gap|leaves? out|policy|endorse|claim)",
        "(?:exclu|not cover|deny|leaves? out).*(?:deliver|food|app|gig)",
        "(?:pleasure|personal) (?:use|policy).*(?:deliver|not|work)",
      ],
      tiedTo: ["delivery"],
      reactions: [
        "Hold on, so when I've got a burrito in the car I'm not covered?",
        "The app has insurance, doesn't it? Kind of?",
        "Okay, that's a problem. That's like half my driving.",
        "So that pole thing, they'd have said no?",
      ],
      exampleLine:
        "You deliver four nights a week, and most personal policies exclude delivery, so an accident with food in your car may not be covered.",
    },
    {
      id: "gap-loan",
      title: "Owes more than the car is worth",
      why: "A total loss pays the value, 11,000, and leaves him with 3,000 of loan and no car.",
      cues: [
        "(?:owe|loan|upside down|14|fourteen).*(?:worth|value|total|left|difference|gap|more than)",
        "gap (?:coverage|insurance)",
        "total(?:ed|s|led)? .*(?:loan|owe|pay)",
      ],
      tiedTo: ["loan"],
      reactions: [
        "So I'd be paying for a car that's in a junkyard. Beautiful.",
        "Three grand for a car I don't have anymore? Nah.",
        "The dealer tried to sell me something for that, I thought it was a scam.",
        "That'd wreck me. I need wheels for both jobs.",
      ],
      exampleLine:
        "You owe fourteen and your car is worth eleven, so if it's totaled you'd still be paying on a loan for a car that's gone.",
    },
  ],
  objections: ["A5", "A6", "A3", "A8", "A2"],
  objectionWords: {
    A2: [
      "That's like forty bucks more than I pay now.",
      "Forty more a month? I'd have to deliver a lot of wings.",
      "See, that's higher than what I've got.",
      "My current thing is cheaper than that, though.",
    ],
  },
  cannotSay: ["A1", "A4", "A7", "A9", "X2", "X9"],
  bait: {
    id: "X7",
    after: ["delivery"],
    rule: "R5",
    says: [
      "Can't we just leave the delivery thing off? Put pleasure, like I did.",
      "What if we just don't say I deliver?",
      "Between us, could you skip the part about the app?",
      "We could just forget about the deliveries, right?",
    ],
    takenWhen: [
      "(?:leave|keep) (?:it|that|the delivery|the deliveries|this) (?:off|out)",
      "(?:do not|no need to|does not have to|will not) (?:mention|list|report|tell|say|put)",
      "(?:we can|i can|let us|could) (?:skip|fudge|forget|overlook|just put)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|bet)\\b(?!.*(?:not|have to|need to|can not|but))",
    ],
    safeLine:
      "I can't leave that off, it has to be answered accurately. Otherwise you'd pay for a policy that may not be there for you.",
  },
  needs: {
    items: [
      {
        id: "auto.use",
        title: "Real use",
        exampleQuestion: "How do you use the car in a normal week, is there any delivery or side work?",
      },
      { id: "auto.finance", title: "Loan", exampleQuestion: "Is the car paid off or is there a loan on it?" },
      { id: "auto.limits", title: "Current limits", exampleQuestion: "What liability limits do you carry today?" },
      {
        id: "auto.record",
        title: "Accidents",
        exampleQuestion: "Any accidents or tickets in the last few years, even ones you paid yourself?",
      },
      {
        id: "auto.medical",
        title: "If he is hurt",
        exampleQuestion: "If you got injured, what would your health plan pay?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Alright, bet. Send it over and let's do it.",
      "Cool, I'm in.",
      "Okay, let's set it up. You actually caught something.",
      "Deal. That's a time I can do.",
    ],
    softYes: [
      "Okay, hit me up then. No promises.",
      "Call me then and I'll look at it.",
      "Yeah, we can talk then. I gotta see the number.",
      "Alright, ping me then. I might be driving.",
    ],
    politeNo: [
      "I'm good for now, man. Thanks though.",
      "I'll just finish it online. Appreciate you.",
      "Nah, not right now. Thanks for calling.",
      "I'm gonna pass. No hard feelings.",
    ],
    walkedAway: [
      "Yeah, I'm out. Bye.",
      "Nope. Hanging up.",
      "This is why people hate calls. Later.",
      "I don't need this, I've got a client.",
    ],
  },
  chatter: {
    "any.why-now": [
      "I was doing the online quote and it kept asking stuff, so I quit.",
      "My renewal's in two weeks and I got bored halfway through the form.",
    ],
    "any.carrier": [
      "Tango, one of those app companies. I've never talked to a human there.",
      "It's an app, Tango. There's a cartoon on it.",
    ],
    "any.how-long": ["Like two years.", "Two years, since I got this car."],
    "any.price-now": ["A hundred and eighteen a month.", "118 right now."],
    "any.renewal-date": ["Two weeks from now, I think the ninth.", "The ninth. They text me about it daily."],
    "any.matters": ["That I can keep working. No car, no money.", "Cheap and not fake. That's the list."],
    "any.worry": ["Getting hit and being off work. That's rent.", "Losing the car. Everything runs on the car."],
    "any.quotes": ["I've got like three tabs open.", "A couple online ones, they're all different."],
    "any.budget": ["I could do 140. 150 if you make me feel good about it.", "Anything under 150."],
    "any.decision": ["Just me. Tasha will have comments.", "It's all me, my car, my bill."],
    "any.bundle": ["No other policies. Should I have other policies?", "Nothing else. I rent."],
    "auto.vehicles": [
      "A 2019 hatchback. It's seen things.",
      "2019 hatchback, dent on the left, that's how you know it's mine.",
    ],
    "auto.drivers": ["Just me. Tasha's got her own car.", "Only me, nobody else wants to drive it."],
    "auto.assets": ["I rent, I've got like two grand saved, and a dog.", "No house. A couple thousand in the bank."],
    "auto.deductible": [
      "A thousand. Which I don't have, before you ask.",
      "It's a thousand, because that made it cheaper.",
    ],
    "auto.um": ["No idea what that is, so probably not.", "If it was optional I skipped it."],
    "auto.rental": [
      "No rental thing. I'd be on a scooter.",
      "I'd have to borrow Tasha's, and that's a whole conversation.",
    ],
  },
  asks: [
    {
      id: "long",
      when: "early",
      says: [
        "How long's this going to take?",
        "Is this one of those hour-long things?",
        "Are you a real agent or a call center?",
      ],
      answeredBy: ["minutes|quick|short|agent|agency|local"],
    },
    {
      id: "price",
      when: "offer",
      says: ["So what's that a month?", "What are we talking, like twenty more?", "How much is the damage?"],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|depends|quote"],
    },
    {
      id: "app",
      when: "gap",
      says: [
        "Doesn't the delivery app cover that?",
        "So what do other drivers do?",
        "Can you even get insurance for that?",
      ],
      answeredBy: ["app|endorse|rideshare|delivery|carriers?|add|some|only"],
    },
  ],
  freeTimes: ["Tuesday around two, between clients", "tomorrow at noon", "Monday morning after my nine o'clock"],
};

export const autoScenarios: Scenario[] = [renewalShock, teenDriver, minimumLimits, deliveryDriver];
