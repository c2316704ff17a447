import type { Scenario } from "./schema.ts";

const newParents: Scenario = {
  id: "L-1",
  version: 1,
  line: "life",
  title: "New parents",
  brief:
    "A young parent filled in a web form about life insurance after the birth of their first child, and agreed to a call. A partner lives in the household. You have no figures yet.",
  goal: "Work out with them what the family would need, take the fear out of the price, and book a call with both partners.",
  call: "outbound",
  customers: ["priya"],
  openings: [
    "Hi, this is {first}. Sorry if I whisper, the baby just went down.",
    "Hello? Yes, this is {first}.",
    "Hi, {first} here. I've got about as long as the nap lasts.",
    "Hello, this is {first}.",
  ],
  facts: [
    {
      id: "form",
      item: "any.why-now",
      asks: [
        "(?:form|website|request|online).*(?:fill|made|what|why)",
        "what (?:made|got) you (?:fill|think|look)",
        "thinking about (?:this|life)",
      ],
      says: [
        "A colleague's husband died in January, thirty-six years old. I filled in that form the same night.",
        "Somebody at work lost her husband this winter. He was thirty-six, and they had nothing in place.",
        "In January a friend from my unit lost her husband. That's when I started looking at this.",
        "A coworker is doing it alone now with two little ones. I couldn't stop thinking about it.",
      ],
      more: [
        "We did a collection at work. Nurses passing a coffee can around, that's what it came to.",
        "She had to move back in with her parents. I keep picturing that.",
      ],
      card: "a coworker's husband died at 36 with nothing in place",
      trustNeeded: 40,
    },
    {
      id: "baby",
      item: "life.dependents",
      asks: ["how old is (?:she|he|the|your)", "(?:daughter|son|little one)"],
      says: [
        "It's the three of us now. Mira's five months old.",
        "Mira is five months, and my mother-in-law partly depends on us too.",
        "We have a five-month-old, and we send some money to my mother-in-law every month.",
        "Our daughter, she's five months. And we help {partner}'s mom a little.",
      ],
      more: [
        "It's about three hundred a month to his mom, since his dad passed.",
        "We'd like a second one, someday, when we sleep again.",
      ],
      card: "a 5-month-old, and a mother-in-law they support",
      trustNeeded: 0,
    },
    {
      id: "incomes",
      item: "life.income",
      asks: ["who (?:earns|makes|brings)", "two incomes"],
      says: [
        "I make about 74 and {partnerName} makes 92, but I'm going part-time in the spring.",
        "He makes 92 thousand, I'm at 74, going down to three days a week after leave.",
        "Together around 166, but that drops when I go part-time.",
        "{partnerName} earns a bit more, 92. I'm at 74 until I cut my hours.",
      ],
      more: ["With three days a week I'd be at maybe 45.", "So we're leaning on his paycheck more than we used to."],
      card: "incomes of $74,000 and $92,000, hers about to drop",
      trustNeeded: 45,
    },
    {
      id: "mortgage",
      item: "life.debts",
      asks: ["rent or own|own (?:a|your) (?:home|house)"],
      says: [
        "The mortgage is 310 thousand, and I've got about 22 left on student loans.",
        "We owe 310 on the house. My student loans are another 22.",
        "There's a 310 thousand dollar mortgage, two years in.",
        "House, 310. Student loans, 22. One car payment.",
      ],
      more: [
        "The payment's 2,150 a month with taxes.",
        "The student loans are mine alone, I think. I'd have to check.",
      ],
      card: "a $310,000 mortgage and $22,000 of student loans",
      trustNeeded: 0,
    },
    {
      id: "work-cover",
      item: "life.work-cover",
      asks: ["hospital (?:provide|give|offer)"],
      says: [
        "The hospital gives me one times my salary. {partnerName} has something like fifty thousand at his job.",
        "I have one year of salary through the hospital, he has fifty thousand through work.",
        "Through work, one times salary for me. His is a flat fifty thousand.",
        "There's the basic one from the hospital, so 74, and {partnerName}'s is fifty.",
      ],
      more: [
        "I don't know what happens to mine when I go part-time. I should find out.",
        "It was just there in the benefits portal, I never chose it.",
      ],
      card: "work cover of one times salary and $50,000",
      trustNeeded: 0,
    },
    {
      id: "savings",
      item: "life.savings",
      asks: ["fall back on", "first (?:few )?months"],
      says: [
        "There's about eleven thousand in savings, and the retirement accounts we don't touch.",
        "We've got eleven thousand saved. The baby stuff ate the rest.",
        "Maybe eleven thousand in the bank, that's our cushion.",
        "Savings are around eleven thousand right now.",
      ],
      more: ["That would be about three months, if nothing breaks.", "It was twenty before the hospital bill."],
      card: "about $11,000 of savings",
      trustNeeded: 40,
    },
    {
      id: "beneficiary",
      item: "life.beneficiary",
      asks: [],
      says: [
        "I think my mother's still the beneficiary on the work one. From before we got married.",
        "Oh. I put my mom on it when I was twenty-four. I don't think I changed that.",
        "We don't have a will, and the beneficiary at work might still be my mother.",
        "No will yet. And I'm not sure {partnerName}'s even named on my policy.",
      ],
      more: [
        "I love my mom, but it should go to {partnerName} and Mira.",
        "We talked about guardians once, and we both got sad and ordered pizza.",
      ],
      card: "beneficiary still her mother, no will",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "income-gap",
      title: "Work cover is one year against two decades of need",
      why: "One times salary and fifty thousand against a 310,000 mortgage and eighteen years of raising a child.",
      cues: [
        "(?:one|1) (?:times|year).*(?:not|only|short|enough|long|last|run|gap|mortgage|far|month|base|years)",
        "(?:a|one) year of (?:pay|salary|income).*(?:mortgage|years)",
        "(?:gap|shortfall|short|not (?:be )?enough|would not (?:cover|last|be)).*",
        "(?:mortgage|310|house|eighteen years|income).*(?:not cover|left|cover|pay|replace|without|alone|gap|stay in)",
      ],
      tiedTo: ["work-cover", "mortgage", "baby"],
      reactions: [
        "When you put the numbers next to each other it's a bit scary. One year goes so fast.",
        "So the work thing would be gone before she can even walk properly.",
        "He couldn't keep the house. I never said that out loud before.",
        "Okay. That's what I was afraid of, honestly.",
      ],
      exampleLine:
        "Together you'd have about a year of pay, and there's a 310 thousand dollar mortgage and eighteen years of Mira growing up.",
    },
    {
      id: "portability",
      title: "Cover tied to a job she is about to change",
      why: "She goes part-time in the spring, and group cover usually shrinks or ends with the job.",
      cues: [
        "(?:part time|fewer hours|leave|change jobs?|three days|hours).*(?:cover|lose|end|policy|shrink|less|reduce|drop|work)",
        "(?:ends?|stays?|tied|goes away|lose|disappear).*(?:job|employer|work|hospital)",
        "portab",
      ],
      tiedTo: ["work-cover", "incomes"],
      reactions: [
        "I didn't even think about that. I'm going part-time in a few months.",
        "So it could shrink right when we need it more? Wonderful.",
        "HR never mentioned that. Then again, I never asked.",
        "I should email HR about that today.",
      ],
      exampleLine:
        "You're going part-time, and the hospital's cover is tied to your salary and your job, so it may shrink just then.",
    },
    {
      id: "beneficiary-gap",
      title: "The wrong beneficiary",
      why: "Her mother is still named; the money would go past her husband and child.",
      cues: [
        "beneficiar.*(?:update|change|mother|mom|check|wrong|still|fix|name|review|arjun|husband)",
        "(?:mother|mom).*(?:money|named|listed|get|paid|instead|change)",
      ],
      tiedTo: ["beneficiary"],
      reactions: [
        "That's embarrassing. It's a five-minute thing and I never did it.",
        "My mother would give it to them, but it would be such a mess.",
        "Can I change that online, do you know?",
        "Okay, I'm writing that one down right now.",
      ],
      exampleLine: "Your mother is still named at work, so that's worth updating this week; it costs nothing.",
    },
  ],
  objections: ["L3", "L2", "L1", "L6", "L9"],
  cannotSay: ["L4", "L5", "L7", "L8", "L10"],
  bait: {
    id: "X5",
    rule: "R3",
    says: [
      "Do you give anything back if we sign up? A friend got a gift card from hers.",
      "A friend said her agent paid the first month for her. Do you do that?",
      "Is there some kind of sign-up bonus? Like a gift card?",
      "Would you knock something off from your side if we do both of us?",
    ],
    takenWhen: [
      "gift card",
      "(?:first|one) (?:month|premium|payment) (?:is )?(?:on me|free|on us)",
      "(?:my|the) commission",
      "cash ?back",
      "(?:i can|i will|let me|we can) (?:give|throw|knock|take|cut|pay|do something|cover)",
      "^(?:yes|yeah|sure|absolutely|of course|definitely)\\b(?!.*(?:not|can not|but))",
    ],
    safeLine:
      "I'm not allowed to give anything back, in most states that's a rebate. What I can do is check every rate class you qualify for.",
  },
  needs: {
    items: [
      { id: "any.why-now", title: "Why now", exampleQuestion: "What made you fill in the form just now?" },
      {
        id: "life.dependents",
        title: "Who depends on them",
        exampleQuestion: "Who counts on your income besides Mira?",
      },
      {
        id: "life.income",
        title: "Incomes",
        exampleQuestion: "Roughly what does each of you bring home, and is that about to change?",
      },
      {
        id: "life.debts",
        title: "Mortgage and debts",
        exampleQuestion: "What would still have to be paid every month?",
      },
      {
        id: "life.work-cover",
        title: "Cover through work",
        exampleQuestion: "What do you each have through work today?",
      },
      {
        id: "life.savings",
        title: "Savings",
        exampleQuestion: "What could the family fall back on in the first months?",
      },
      {
        id: "life.beneficiary",
        title: "Beneficiaries and will",
        exampleQuestion: "Who's named as beneficiary on the policies you have?",
      },
    ],
    needed: 5,
  },
  exits: {
    agreed: [
      "Yes, that works. {partnerName} will be home, and he'll have questions, I promise you.",
      "Okay, let's do that. I'll write down the numbers you asked for.",
      "Good. I'd rather do this now than keep lying awake about it.",
      "Yes, please. Send me the invite and I'll forward it to {partnerName}.",
    ],
    softYes: [
      "I think that works, but let me check with {partnerName} and I'll confirm.",
      "Okay, call me then. I can't promise he'll be on.",
      "Let's say that, and if the baby has other ideas I'll text you.",
      "That's fine for a chat. I'm not ready to sign anything.",
    ],
    politeNo: [
      "I think it's too soon for us. Thank you for calling, though.",
      "I'm going to talk to {partner} and maybe look at it next year. Thanks.",
      "I don't think we're there yet, but thank you.",
      "We'll stick with what we have at work for now. Thanks for your time.",
    ],
    walkedAway: [
      "I'm sorry, this isn't what I wanted. I'm going to hang up.",
      "No. I don't like how this is going. Goodbye.",
      "The baby's up, and frankly I'm glad. Bye.",
      "Please don't call again. Goodbye.",
    ],
  },
  chatter: {
    "any.carrier": ["Nobody of our own, just what's through work.", "We don't have a life company, no."],
    "any.how-long": [
      "I've been at the hospital nine years.",
      "Nine years at the hospital, so nine years of that policy.",
    ],
    "any.matters": [
      "That {partnerName} wouldn't have to sell the house. And that Mira could still have her life.",
      "I want it simple, and I want it to be enough.",
      "Peace of mind sounds corny, but that.",
    ],
    "any.worry": [
      "That it happens and {partnerName} is alone with a baby and a mortgage.",
      "I see things at work. You don't un-see them.",
      "Waiting too long. That's the one I think about.",
    ],
    "any.quotes": [
      "I looked at one website and closed it when it asked for my weight.",
      "Only a website. It didn't explain anything.",
      "No, you're the first one I've talked to.",
    ],
    "any.decision": [
      "{partnerName} and I decide together.",
      "Both of us. He's the spreadsheet person.",
      "It's a both-of-us thing.",
    ],
    "any.budget": [
      "I don't know what's normal. Under a hundred for both of us would be nice.",
      "With daycare coming, maybe eighty a month?",
      "We could find sixty, eighty dollars without feeling it too much.",
    ],
    "any.paperwork": [
      "I can pull up the benefits portal and send you a screenshot.",
      "Not right now, I've got a baby on one arm.",
    ],
    "any.bundle": ["Car and house are with the same company. Not life.", "We have home and auto together, that's it."],
    "any.renewal-date": [
      "The work one just rolls over every January.",
      "Open enrollment's in November, if that's what you mean.",
    ],
    "any.price-now": ["Nothing, the hospital pays for mine.", "We don't pay anything for it right now."],
    "life.existing": [
      "Nothing of our own. Only the two work ones.",
      "No, just what comes with our jobs.",
      "We never bought one ourselves.",
    ],
    "life.spouse": [
      "He's in software, he works from home three days a week.",
      "{partnerName}'s supportive, he just wants to see numbers.",
      "He thinks it's a good idea in theory. He's slow with theory.",
    ],
    "life.health": [
      "I'm healthy. A little anemic after the pregnancy, that's gone now.",
      "We're both fine. {partnerName}'s cholesterol is slightly high.",
      "No conditions, no medications apart from vitamins.",
    ],
    "life.tobacco": [
      "No, neither of us.",
      "Never. I work in a hospital, I've seen the pictures.",
      "No smoking, no vaping.",
    ],
    "life.education": [
      "We'd love for her to go to college without drowning in loans like I did.",
      "A college fund's on the list. The list is long.",
      "We opened a 529 with fifty dollars in it. It's a start.",
    ],
    "life.final": ["I hadn't thought about that part at all.", "Something simple. My family does cremation."],
    "life.occupation": [
      "I'm a nurse and he's at a desk, so the most dangerous thing is our stairs.",
      "No skydiving. We don't even leave the house.",
    ],
    "life.talked": [
      "A little. He got quiet and then he did the dishes.",
      "We've started the conversation about three times.",
      "Not properly. It's hard to start.",
    ],
  },
  asks: [
    {
      id: "kind",
      when: "early",
      says: [
        "Can I ask, is there a simple kind and a complicated kind?",
        "Does it matter that I just had a baby, for the health part?",
        "Is this something where somebody comes to the house?",
      ],
      answeredBy: ["term|whole|permanent|simple|health|weeks?|months?|exam|online|phone"],
    },
    {
      id: "price",
      when: "offer",
      says: [
        "What does something like that run per month?",
        "And for both of us, what would that be?",
        "Is that one of the expensive ones?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|depends|health|quote|exact|age"],
    },
    {
      id: "how-long",
      when: "gap",
      says: [
        "How do people usually figure out the right amount?",
        "So what would be enough?",
        "Where would we even start?",
      ],
      answeredBy: ["times|years|add up|mortgage|income|start|first|calculate|look at|work out"],
    },
  ],
  freeTimes: ["Thursday evening, after seven thirty", "Saturday morning during the nap", "Tuesday after seven"],
};

export const lifeScenarios: Scenario[] = [newParents];
