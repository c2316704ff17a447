import { outsideFloodZone } from "./home/outside-flood-zone.ts";
import { renter } from "./home/renter.ts";
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
      inPassing: [
        "The loan officer wants proof of insurance.",
        "We're buying, the lender wants insurance.",
        "The loan officer says we need home insurance before closing.",
        "The loan lady says I need it before we close.",
        "The bank wants insurance.",
        "We're closing",
        "I close on the twenty-first.",
        "Starts the twenty-first.",
        "Renting till the twenty-first!",
      ],
      card: "closing on the 21st, lender needs proof by the 16th",
      retold: "closing on the 21st, with proof for the lender by the 16th",
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
      inPassing: ["390 wouldn't get the house back", "They listed it at 390"],
      card: "1,900 square feet at a purchase price of $390,000, appraised at $395,000",
      retold: "a house of 1,900 square feet at a purchase price of $390,000, appraised at $395,000",
      trustNeeded: 0,
    },
    {
      id: "roof",
      item: "home.roof",
      asks: ["inspect(?:ion|or).{0,20}roof"],
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
      inPassing: ["it's shingles and it's seventeen"],
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
      inPassing: [
        "the sump pump made a noise",
        "a pump that rattles",
        "the pump made a noise",
        "The basement's finished and that pump already coughs.",
        "because of the sump pump",
        "because of that pump",
        "a blender in the basement",
        "The lower part's finished, if that helps.",
        "that pump scares me",
        "That's where my mother's going to sleep.",
        "The pump already sounded like it was dying.",
        "I lie there and hear that pump",
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
      inPassing: [
        "there's three thousand left",
        "Not this year, I've got three thousand dollars.",
        "The down payment was most of it.",
      ],
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
      inPassing: [
        "because of the creek",
        "just grass and that creek",
        "just grass and a creek",
        "over by the creek",
        "I've got a creek",
        "I'm not in a flood zone",
        "The map says we're fine, we don't need flood.",
      ],
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
        "Coming up short would bankrupt us. We have three plants and a couch.",
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
  objections: ["H1", "H3", "H5", "H2", "X1", "X11"],
  objectionWords: {
    H5: [
      "I can't do a big deductible with the savings we've got.",
      "So if something breaks, I pay the first part? That's rough right now.",
      "Honestly, the deductible scares me more than the premium.",
      "A big deductible would clean us out.",
    ],
  },
  cannotSay: ["H4", "H6", "H7", "H8", "X9"],
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
        exampleQuestion: "How many square feet is the house, and is anything in it custom-built?",
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
        title: "Deductible",
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
      "I think so. I'm not a hundred percent sure yet.",
      "Okay. I'll read a little before that.",
      "That time should work. I might have more questions by then.",
      "That's okay. I'm not ready to say yes to a policy yet.",
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
        "Can you get this done before we close?",
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

const longLoyal: Scenario = {
  id: "H-2",
  version: 1,
  line: "home",
  title: "Twenty-two years with the same company",
  brief:
    "A homeowner's daughter, a client of yours, asked you to call her father. He has been with one company for twenty-two years, and the premium keeps climbing. He did not ask for the call.",
  goal: "Respect the loyalty, find out what the old policy says about roof and deductible, and earn a second look.",
  call: "outbound",
  customers: ["ray"],
  openings: [
    "Yeah, Kowalski.",
    "Hello? Who's this?",
    "Kowalski residence.",
    "Hello. If you're selling windows I've got windows.",
  ],
  facts: [
    {
      id: "years",
      item: "any.how-long",
      asks: ["been with", "what (?:is it|do) (?:they|you).*(?:value|never want to lose)", "agent .*(?:like|do)"],
      says: [
        "Twenty-two years. Same outfit since we bought the place.",
        "Been with them twenty-two years this spring.",
        "Since we moved in, so twenty-two years.",
        "Twenty-two years, three agents. The first one was the best.",
      ],
      more: [
        "The first fella, Stan, came out when the garage burned. Wrote a check at the kitchen table.",
        "Stan retired. It's a phone number now.",
      ],
      inPassing: [
        "Twenty-two years, that's what.",
        "Twenty-two years' worth.",
        "Twenty-two years. I don't jump.",
        "I've been with them twenty-two years.",
        "Same company since we bought the place.",
        "Twenty-two years and they know me by name.",
        "They slipped that in with the coupons. Twenty-two years.",
        "I've had one claim in twenty-two years",
      ],
      card: "twenty-two years with the same company",
      trustNeeded: 0,
    },
    {
      id: "roof",
      item: "home.roof",
      asks: [],
      says: [
        "The roof's from '04. I did it myself with my brother.",
        "Twenty-some years on the roof. I put it on, it's fine.",
        "My brother and I shingled it in '04. Hasn't leaked.",
        "It's a 2004 roof, good shingle.",
      ],
      more: [
        "There's a few lifted on the lake side. I've been meaning to get up there.",
        "Linda won't let me on the ladder anymore.",
      ],
      inPassing: [
        "I put that roof on myself.",
        "I did it with my brother, the summer we bought.",
        "In '04 it was two thousand and a case of beer.",
      ],
      card: "a roof from 2004",
      trustNeeded: 0,
    },
    {
      id: "letter",
      item: "home.deductible",
      asks: ["letter|notice|changed? (?:on|in) (?:the|your) policy", "wind|hail"],
      says: [
        "They sent something about wind and hail, two percent. I threw it in the drawer.",
        "The deductible's a thousand, and then there's some two percent thing for wind. New this year.",
        "It used to be five hundred. Now there's a letter about two percent for hail.",
        "There was a notice in the fall. Two percent, wind and hail. I didn't read the rest.",
      ],
      more: ["Two percent of what, I couldn't tell you.", "It came in with the coupons."],
      inPassing: ["They slipped that in with the coupons."],
      card: "a new 2 percent wind and hail deductible",
      trustNeeded: 0,
    },
    {
      id: "price-up",
      item: "any.price-now",
      asks: ["gone up|go up|went up|increase"],
      says: [
        "It's 2,180 now. It was 1,390 four years ago.",
        "They've got me at 2,180 a year. It climbs every spring.",
        "2,180, up from 1,900 last year.",
        "A little under twenty-two hundred. Used to be fourteen.",
      ],
      more: [
        "I called once. A young lady told me everybody's is going up.",
        "It's the taxes and the insurance, they'll be the end of me.",
      ],
      card: "a premium that rose from $1,390 to $2,180 in four years",
      trustNeeded: 38,
    },
    {
      id: "income",
      item: "home.assets",
      asks: ["pension|retire|fixed income|savings|come up with"],
      says: [
        "We're on a pension and Linda's social security. It's fixed.",
        "Retired, so it's the pension and that's that.",
        "We've got a little put by, about twenty thousand, for emergencies.",
        "Fixed income. There's an emergency fund, twenty thousand or so.",
      ],
      more: ["That money's for if one of us gets sick.", "I don't like touching it for anything."],
      inPassing: [
        "My pension, and my wife's social security.",
        "She'd get half the pension. Little in the credit union.",
      ],
      card: "a fixed income with about $20,000 set aside",
      trustNeeded: 46,
    },
    {
      id: "workshop",
      item: "home.business",
      asks: ["garage|workshop|shop|tools|outbuilding|shed"],
      says: [
        "I've got a shop out back. Lathe, mill, welder, the works.",
        "The garage is a full machine shop. Thirty years of tools in there.",
        "Out back there's my shop, maybe forty thousand in machines.",
        "I do a little machining for folks. Nothing big, they pay me in cash and pie.",
      ],
      more: [
        "I make parts for the fire department's old truck, mostly for free.",
        "Last year it brought in maybe six thousand.",
      ],
      inPassing: [
        "The house and the shop.",
        "House, shop, truck.",
        "Stan knew about the shop",
        "you couldn't buy that lathe",
        "a lawn mower and not the lathe",
      ],
      card: "a backyard machine shop with $40,000 of equipment and some paid work",
      trustNeeded: 46,
    },
  ],
  gaps: [
    {
      id: "wind-deductible",
      title: "A percentage deductible he did not notice",
      why: "Two percent of the insured value is about 6,800 dollars out of a fixed income before the policy pays for hail.",
      cues: [
        "(?:two|2) ?(?:percent|%).*",
        "percentage deductible",
        "deductible.*(?:thousand|percent|wind|hail|of the house|value)",
      ],
      tiedTo: ["letter", "income"],
      reactions: [
        "A share of the whole house? That's real money.",
        "They slipped that in with the coupons. Twenty-two years.",
        "So hail comes and I pay a big piece first. Huh.",
        "Well, that's a fine thank-you.",
      ],
      exampleLine:
        "That letter means two percent of what your house is insured for, so on a hail claim you'd pay a share of the whole house before they pay a dime.",
    },
    {
      id: "roof-acv",
      title: "An old roof paid at its depreciated value",
      why: "A roof from 2004 is likely settled at actual cash value, a fraction of a new roof.",
      cues: [
        "roof.*(?:depreciat|actual cash|acv|less|fraction|age|old|replacement|settle|full|new one|pay)",
        "(?:pays?|worth|get back|settle|few thousand).*\\broof\\b",
        "depreciat|actual cash value",
      ],
      tiedTo: ["roof"],
      reactions: [
        "I put that roof on myself. It ought to be worth something.",
        "So they'd hand me a little and say good luck.",
        "My old agent would've told me that.",
        "A new roof's fourteen thousand, I asked.",
      ],
      exampleLine:
        "Your roof is from 2004, and many companies now pay only what an old roof is worth, so a new one would mostly be on you.",
    },
    {
      id: "shop",
      title: "A workshop the home policy hardly covers",
      why: "Forty thousand of machines and paid work: business property and liability are limited on a home policy.",
      cues: [
        "(?:shop|workshop|machines?|lathe|tools|machining|parts).*(?:limit|cover|business|policy|not|sublimit|exclu|liab|add)",
      ],
      tiedTo: ["workshop"],
      reactions: [
        "It's a hobby. Mostly.",
        "They'd argue over a little side money?",
        "Those machines are worth more than the truck.",
        "So if the garage goes up, they'd pay for a lawn mower and not the lathe.",
      ],
      exampleLine:
        "Your shop has forty thousand in machines, and because you take some paid work a home policy may only cover a small piece of it.",
    },
  ],
  objections: ["H4", "H5", "H6", "H8", "X1"],
  ownObjections: {
    H5: {
      reveals: [
        "There's some put by, but at our age you don't earn it back.",
        "The wife and me live on what comes in. The rest is for when one of us gets sick.",
        "A thousand I could do and not lose sleep. Not more.",
      ],
    },
  },
  objectionWords: {
    H5: [
      "If you come at me with a big deductible, we're done.",
      "I'm not paying thousands out of pocket, I'll tell you that.",
      "What's the sense in insurance with a big deductible?",
      "A big deductible's fine for rich people.",
    ],
  },
  cannotSay: ["H1", "H2", "H3", "H7", "X9"],
  bait: {
    id: "X6",
    rule: "R6",
    says: [
      "My neighbor says my company's going broke. You hear that too?",
      "Is my company going under? You'd know.",
      "They say my outfit doesn't pay claims anymore. That so?",
      "Fella at the diner says my company's leaving the state because it's broke. True?",
    ],
    takenWhen: [
      "(?:they|that company|your (?:carrier|company|agent|outfit))(?: are| is| might be| could be| have been)? ?(?:going|in (?:big |serious |real |financial )?trouble|broke|under|a scam|crooks|terrible|garbage|bankrupt|pulling)",
      "(?:never|do not|not) pay(?:ing)?(?: claims)?",
      "(?:heard|i have heard) (?:that|the same|it) too",
      "^(?:yes|yeah|yep|sure|absolutely|definitely|true|probably)\\b(?!.*(?:not|but|can not))",
    ],
    safeLine:
      "I can't say that, and I wouldn't talk down another company. Their ratings are public, and I can compare the two policies for you.",
  },
  needs: {
    items: [
      {
        id: "any.how-long",
        title: "What the loyalty rests on",
        exampleQuestion: "What has kept you with them for twenty-two years?",
      },
      { id: "home.roof", title: "Roof", exampleQuestion: "How old is the roof?" },
      {
        id: "home.deductible",
        title: "Deductible",
        exampleQuestion: "What's the deductible, and is it different for wind or hail?",
      },
      {
        id: "any.price-now",
        title: "Premium over time",
        exampleQuestion: "What are you paying now, and how has it gone up?",
      },
      {
        id: "home.business",
        title: "Shop or side work",
        exampleQuestion: "Is there a workshop or any side business at the house?",
      },
      {
        id: "home.assets",
        title: "What they could absorb",
        exampleQuestion: "What could you come up with in savings if you had to?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "All right. You've got my ear.",
      "Fine, we'll have a look at it together.",
      "Okay. I'll dig the policy out of the drawer.",
      "That'll do. I'll have the folder on the table.",
    ],
    softYes: [
      "Fine. I'm not saying yes to anything.",
      "All right. I'll have read the thing by that time.",
      "All right. No promises.",
      "Fine. But I'm calling my own people first.",
    ],
    politeNo: [
      "I'll stay where I am. No hard feelings.",
      "Appreciate the call, but I'm staying put.",
      "Tell my daughter thanks. I'm fine where I am.",
      "Not for me. You have a good day.",
    ],
    walkedAway: [
      "That's enough out of you. Goodbye.",
      "I'm hanging up now, son.",
      "Nope. Don't call here again.",
      "I knew it was a sales call. Bye.",
    ],
  },
  chatter: {
    "any.why-now": ["I didn't call you. My daughter's got a big mouth.", "I'm not looking. You called me, remember."],
    "any.carrier": ["Copper Lake Mutual, one of the old ones.", "Copper Lake. You'd know the calendar."],
    "any.like": [
      "When the garage burned in '09 they paid without a word. You don't forget that.",
      "They paid on the garage, no fuss, a check on the kitchen table.",
    ],
    "any.dislike": [
      "It's a phone tree now. Press four if you're still alive.",
      "Stan's gone, and nobody knows my name down there.",
    ],
    "any.matters": ["A fella who comes out when something's wrong.", "Being treated square. That's about it."],
    "any.worry": ["Linda being stuck with a mess if I'm gone.", "Getting nickel-and-dimed at my age."],
    "any.renewal-date": ["April. It's always April.", "Comes up in April."],
    "any.quotes": ["Never shopped it once. Maybe that's the trouble.", "No. I don't shop people who treat me right."],
    "any.decision": ["Linda and me. She's got the better head for it.", "We decide together, thirty-eight years now."],
    "any.budget": ["If it stopped climbing I'd be happy.", "I'd like it back under eighteen hundred."],
    "any.bundle": ["Truck's with the same outfit. Always has been.", "House and truck, both with them."],
    "any.paperwork": ["It's all in a drawer. I can find it.", "Linda keeps a folder, I'll ask her."],
    "home.rebuild": [
      "They've got it insured for 340, the paper says.",
      "340 thousand on the paper. I paid eighty-six.",
    ],
    "home.age": ["Built in '61. I rewired it myself, to code.", "1961. New furnace two winters back."],
    "home.water": ["Basement's dry. I put the drain tile in.", "There's a basement, dry as toast."],
    "home.flood": ["We're up the hill. The lake's not getting up here.", "No flooding, we're a mile up from the lake."],
    "home.valuables": [
      "Some hunting rifles, Linda's ring. The tools are the real money.",
      "A few guns in a safe and her mother's china.",
    ],
    "home.hazards": ["There's a beagle. He'd lick you to death.", "No pool. One old beagle."],
    "home.losses": ["The garage in '09. Nothing since.", "One fire, in '09. That's it."],
    "home.liability": ["Whatever Stan put on there.", "Three hundred, I believe. Stan picked it."],
    "home.lender": ["It's paid off. Burned the papers in the yard.", "No mortgage. Haven't had one in six years."],
    "home.household": ["Linda and me. The grandkids come weekends.", "Just the two of us now."],
    "home.security": ["A beagle and a porch light.", "Smoke alarms, and I don't sleep much."],
    "home.ordinance": ["I built to code. The code keeps moving, though.", "Whatever the township wants these days."],
  },
  asks: [
    {
      id: "daughter",
      when: "early",
      says: ["What did my daughter tell you?", "How'd you get roped into this?", "You my daughter's insurance agent?"],
      answeredBy: ["daughter|she|worried|asked|mentioned|client"],
    },
    {
      id: "price",
      when: "offer",
      says: ["And what's that run me?", "What does it cost, in plain dollars?", "More or less than I pay now?"],
      answeredBy: ["\\$ ?\\d|dollars|year|less|more|depends|quote|compare"],
    },
    {
      id: "can-they",
      when: "gap",
      says: ["Can they just change that on you?", "Is everybody doing that now?", "Would yours do any different?"],
      answeredBy: ["many|some|most|companies|carriers|can|yes|ours|depends|different"],
    },
  ],
  freeTimes: ["Tuesday morning, I'm up at six", "Thursday after lunch", "any morning before ten"],
};

export const homeScenarios: Scenario[] = [firstTimeBuyer, longLoyal, outsideFloodZone, renter];
