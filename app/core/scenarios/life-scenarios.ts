import { oldPolicy } from "./life/old-policy.ts";
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
  cannotSay: ["L4", "L5", "L7", "L8", "L10", "X2", "X9"],
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
      "Okay, let's do that. I'll have our numbers written down.",
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

const coveredAtWork: Scenario = {
  id: "L-2",
  version: 1,
  line: "life",
  title: "Covered at work, young and healthy",
  brief:
    "A personal trainer of twenty-nine, referred by a client of yours. He shares a lease with his girlfriend and has something through the gym. He said you could call, and not to expect much.",
  goal: "Find out who would feel it if his income stopped, put the work policy in proportion, and agree on a look at numbers.",
  call: "outbound",
  customers: ["marcus"],
  openings: [
    "Hey, this is {first}.",
    "Yo, {first} here. I've got ten before my next client.",
    "Hello, {first}.",
    "Yeah, hi, who's this?",
  ],
  facts: [
    {
      id: "gym-policy",
      item: "life.work-cover",
      asks: ["gym (?:policy|give|offer|plan)", "how much is (?:it|that)"],
      says: [
        "The gym gives us twenty-five grand of life insurance. It's automatic.",
        "Twenty-five thousand through the gym, that's what the app says.",
        "There's a 25K policy from the gym, I didn't even sign anything.",
        "It's twenty-five thousand, and it comes with the job.",
      ],
      more: [
        "I'm thinking of going independent in the spring, so, yeah, I guess it goes away then.",
        "It's the same for everybody, front desk included.",
      ],
      card: "a $25,000 policy through the gym",
      trustNeeded: 0,
    },
    {
      id: "leaving",
      item: "any.why-now",
      asks: [
        "plans? (?:for|at) (?:work|the gym|your)",
        "independent|own (?:studio|thing|business)",
        "leav(?:e|ing) (?:the|your)",
        "how long .*stay",
      ],
      says: [
        "I want to go independent in the spring, rent my own space.",
        "Don't tell the gym, but I'm leaving in the spring to do my own thing.",
        "The plan's my own studio by spring.",
        "I'm going out on my own in a few months. Different story then.",
      ],
      more: ["I've got eleven clients who'd come with me.", "No benefits when you're your own boss, I know, I know."],
      card: "leaving the gym in the spring to go independent",
      trustNeeded: 42,
    },
    {
      id: "lease",
      item: "life.debts",
      asks: ["rent\\b|lease|apartment", "split (?:the )?(?:rent|bills)"],
      says: [
        "Rent's 2,100 and Tasha and I split it. We're both on the lease.",
        "We've got a lease together, 2,100 a month, half and half.",
        "The big one's rent, 2,100. And fourteen on the car.",
        "2,100 in rent, both names, and I owe fourteen thousand on the car.",
      ],
      more: ["She couldn't swing it alone. She's said that, actually.", "It runs another year and a half."],
      card: "a shared lease of $2,100 a month and a $14,000 car loan",
      trustNeeded: 0,
    },
    {
      id: "mom",
      item: "life.dependents",
      asks: ["mom|mother|parents", "send (?:any )?money", "helping (?:out )?(?:anyone|somebody|family)"],
      says: [
        "I send my mom four hundred a month. She's on disability.",
        "My mom, kind of. I cover her car and her phone.",
        "There's my mom. Four hundred a month, every month.",
        "Nobody's a dependent, but my mom counts on me for about four hundred a month.",
      ],
      more: [
        "She raised three of us cleaning offices. So that's not optional.",
        "My brother helps when he feels like it.",
      ],
      card: "a mother who counts on $400 a month from him",
      trustNeeded: 44,
    },
    {
      id: "cosign",
      item: "life.education",
      asks: ["co ?sign", "(?:who|anyone|anybody) .*(?:sign|signed|cosign)", "student"],
      says: [
        "My uncle co-signed my student loan. There's nineteen left on it.",
        "Nineteen thousand in student loans, and my uncle's name is on it.",
        "Kinesiology degree, nineteen grand to go. Uncle Ray co-signed.",
        "My uncle signed for the school loan. I'd never want that to land on him.",
      ],
      more: ["It's a private one, so I don't think it just vanishes.", "He's sixty-six, man."],
      card: "a $19,000 student loan his uncle co-signed",
      trustNeeded: 46,
    },
    {
      id: "health",
      item: "life.health",
      asks: [],
      says: [
        "I'm in the best shape of my life, resting heart rate of fifty-two.",
        "Healthy as it gets. I had asthma as a kid, that's all.",
        "No meds, no conditions. Childhood asthma, long gone.",
        "I'm fine. My dad's heart is the family thing, if you're asking about family.",
      ],
      more: ["Dad had a heart attack at fifty-one. He's fine now.", "I lift, I run, I eat like a rabbit."],
      card: "healthy, with a father who had a heart attack at 51",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "job-ends",
      title: "The only cover ends with the job he is leaving",
      why: "He is going independent in the spring, and the 25,000 from the gym goes away with the job.",
      cues: [
        "(?:ends?|stays?|goes away|lose|gone|disappear|stops).*(?:gym|job|leave|independent|spring|work)",
        "(?:leave|independent|spring|gym).*(?:ends?|lose|gone|goes away|nothing|zero|disappear|with it)",
        "portab",
      ],
      tiedTo: ["gym-policy", "leaving"],
      reactions: [
        "So in the spring I'm at zero. Okay. Didn't connect those two.",
        "Dang, that's right when I have no benefits at all.",
        "I figured you just keep it. Like a phone number.",
        "That's kind of bad timing.",
      ],
      exampleLine:
        "You're leaving the gym in the spring, and that 25 thousand usually ends the day your job does, so you'd be at zero.",
    },
    {
      id: "who-pays",
      title: "Others would be left with his bills",
      why: "Tasha on the lease, his mother's four hundred a month, his uncle on the student loan: 25,000 would be gone in months.",
      cues: [
        "(?:tasha|girlfriend|rent|lease).*(?:alone|stuck|left|cover|pay|herself|afford)",
        "(?:mom|mother).*(?:without|left|lose|count|support|still)",
        "uncle.*(?:hook|owe|stuck|loan|pay|land|left)",
        "co ?sign.*(?:hook|owe|stuck|pay|left|still)",
      ],
      tiedTo: ["lease", "mom", "cosign"],
      reactions: [
        "Uncle Ray would be paying for my degree. Man, no.",
        "Tasha on 2,100 by herself, that's not happening.",
        "My mom would be the one I'd worry about.",
        "I kept saying nobody depends on me. That's three people.",
      ],
      exampleLine:
        "If something happened to you, Tasha has the whole lease, and your mom loses the four hundred a month.",
    },
  ],
  objections: ["L1", "L4", "L3", "L10", "L9"],
  ownObjections: {
    L1: {
      reveals: [
        "It's twenty-five thousand. I thought that was a lot when I signed it.",
        "I don't know what happens to it if I leave. It probably stays there.",
        "I signed it in onboarding and never looked at it again.",
      ],
    },
    L10: {
      reveals: [
        "My dad had his heart attack at fifty-one. I don't love what they'd write down about that.",
        "I haven't had a checkup since high school, and I feel great. I'd like to keep it that way.",
        "I don't like needles. I can deadlift four hundred pounds and I pass out at a needle.",
      ],
    },
  },
  objectionWords: {
    L3: [
      "It's gotta be like a hundred a month, right? I don't have that.",
      "I can't afford another bill, I'm trying to start a business.",
      "Sounds expensive, and I'm saving for a studio.",
      "Every dollar's going into the studio, so no.",
    ],
    L1: [
      "I've got life insurance through the gym, so I think I'm good.",
      "The gym covers me already.",
      "Work gives me a policy. I don't pay a dime for it.",
      "Isn't the one from the gym enough?",
    ],
  },
  cannotSay: ["L2", "L5", "L7", "L8", "X9"],
  bait: {
    id: "X5",
    rule: "R3",
    says: [
      "Do I get something if I sign up? Like a gift card?",
      "My last phone plan gave me two hundred bucks. What do you guys give?",
      "So what's my signing bonus?",
      "You throwing in the first month if I do it today?",
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
      "I'm not allowed to give anything back for signing, that's a rebate. What I can do is find the rate class you really deserve.",
  },
  needs: {
    items: [
      {
        id: "life.work-cover",
        title: "Cover through work",
        exampleQuestion: "How much do you have through the gym, and what happens when you leave?",
      },
      {
        id: "life.dependents",
        title: "Who would feel it",
        exampleQuestion: "Who counts on your money, even a little?",
      },
      {
        id: "life.debts",
        title: "Rent and debts",
        exampleQuestion: "What bills would somebody else be stuck with, rent, loans?",
      },
      {
        id: "any.why-now",
        title: "What is changing",
        exampleQuestion: "What are your plans at work, are you staying at the gym?",
      },
      {
        id: "life.education",
        title: "Co-signed loans",
        exampleQuestion: "Did anyone co-sign a loan for you, a student loan maybe?",
      },
      {
        id: "life.health",
        title: "Health and family history",
        exampleQuestion: "How's your health, and is there any family history I should know?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Alright, let's look at numbers. You got me.",
      "Okay, bet. I'll have Tasha there too.",
      "Cool, set it up. Keep it short though.",
      "Yeah, let's do it before I turn thirty.",
    ],
    softYes: [
      "Okay, hit me up then. I'm not promising anything.",
      "Call me then and show me a price.",
      "Yeah, we can talk then, I gotta think about it.",
      "Maybe. Call me then.",
    ],
    politeNo: [
      "I'm good for now. Appreciate you, though.",
      "Not for me yet. Call me when I'm forty.",
      "I'm gonna pass, but thanks.",
      "Nah, I'm all set. Have a good one.",
    ],
    walkedAway: [
      "Okay, I'm done. Later.",
      "Nope, hanging up.",
      "You're killing my vibe. Bye.",
      "This is exactly why I don't pick up. Bye.",
    ],
  },
  chatter: {
    "any.matters": ["That nobody gets stuck with my mess. That'd be it.", "Keep it cheap, keep it simple."],
    "any.worry": [
      "The studio not working out. That's what I think about at night.",
      "Getting hurt, honestly. My body's my paycheck.",
    ],
    "any.budget": ["If it's under thirty a month I'd listen.", "Twenty, thirty bucks. That's a supplement budget."],
    "any.quotes": ["Never looked. You're the first.", "I saw an ad once while doing burpees."],
    "any.decision": ["Just me. I'd tell Tasha.", "My call. Tasha's the planner though."],
    "any.price-now": ["Nothing. The gym pays for it.", "Zero, it comes with the job."],
    "any.bundle": ["Car insurance, that's it.", "Just the car."],
    "life.existing": ["Just the gym one. I never bought any.", "Nothing I bought myself."],
    "life.income": ["Maybe fifty-two all in, training and deliveries.", "I clear around fifty-two grand."],
    "life.savings": [
      "Six thousand for the studio and two for emergencies.",
      "About eight grand, but most of it's for the studio.",
    ],
    "life.spouse": [
      "Tasha's a dental hygienist. She makes about what I make.",
      "She'd say I should've done this already.",
    ],
    "life.tobacco": ["Never smoked. Vaped at a party once, didn't like it.", "No. I'd lose clients."],
    "life.beneficiary": ["I put my mom on the gym one.", "It's my mom, I think."],
    "life.occupation": ["I rock climb some weekends. With ropes, relax.", "A little climbing. That's about it."],
    "life.final": ["I'd want a party, not a funeral.", "Cheap and loud. I don't know what it costs."],
  },
  asks: [
    {
      id: "why-me",
      when: "early",
      says: [
        "Real question, do guys my age even buy this?",
        "So why'd my buddy give you my name?",
        "Is this one of those pyramid things?",
      ],
      answeredBy: ["age|young|many|some|clients?|referr|name|no"],
    },
    {
      id: "price",
      when: "offer",
      says: [
        "What's that, like a hundred a month?",
        "How much are we talking?",
        "And what's it cost somebody like me?",
      ],
      answeredBy: ["\\$ ?\\d|dollars|bucks|month|depends|quote|less"],
    },
    {
      id: "how-much",
      when: "gap",
      says: [
        "So how much would a guy like me even need?",
        "What do other people do about that?",
        "Is there a small one?",
      ],
      answeredBy: ["times|years|rent|loan|add|cover|enough|depends|term|start"],
    },
  ],
  freeTimes: ["Tuesday around two, between clients", "tomorrow at noon", "Sunday afternoon"],
};

const soleEarner: Scenario = {
  id: "L-4",
  version: 1,
  line: "life",
  title: "Sole earner who avoids the subject",
  brief:
    "An electrician with three kids whose wife called your office last week; she asked you to speak with him. He agreed to the call. He is the only one in the house with a paycheck.",
  goal: "Go slowly, find out what the family would need, and set a date for all three of you.",
  call: "outbound",
  customers: ["robert"],
  openings: [
    "Hello.",
    "Yeah, this is {first}.",
    "{first} here. {partnerName} said you'd call.",
    "Hello? I'm in the truck, go ahead.",
  ],
  facts: [
    {
      id: "earner",
      item: "life.income",
      asks: ["(?:only|sole) (?:one|earner|income|paycheck)", "partner work|wife work|katie work"],
      says: [
        "It's my paycheck. About 68 with overtime.",
        "I make around 68. Katie's home with the kids.",
        "68 thousand, give or take. That's all of it.",
        "Just mine. 68 in a good year.",
      ],
      more: ["She did the books for a dentist before our oldest.", "Overtime's a third of that."],
      card: "one income of about $68,000 for five people",
      trustNeeded: 40,
    },
    {
      id: "father",
      item: "life.talked",
      asks: [
        "(?:your|the) (?:father|dad|parents?)",
        "growing up",
        "lost (?:someone|somebody|anyone)",
        "hard for you",
        "makes it (?:hard|difficult)",
      ],
      says: [
        "My dad died at forty-six. I was fourteen.",
        "Dad went at forty-six, heart. Mom lost the house after.",
        "I lost my dad when I was fourteen. We moved in with my aunt.",
        "My father passed young. There wasn't anything in place.",
      ],
      more: ["Mom cleaned motel rooms after that.", "I'm forty-one. You do the math. I do it every day."],
      card: "a father who died at 46 with nothing in place",
      trustNeeded: 46,
    },
    {
      id: "house",
      item: "life.debts",
      asks: [],
      says: [
        "We owe 164 on the house, and the truck's 22.",
        "There's 164 thousand left on the mortgage.",
        "House, 164. Truck, 22. No credit cards.",
        "164 on the mortgage. Payment's thirteen-fifty.",
      ],
      more: ["Twenty-three years to go on it.", "We don't do credit cards. Katie's rule."],
      card: "a $164,000 mortgage and a $22,000 truck loan",
      trustNeeded: 0,
    },
    {
      id: "kids",
      item: "life.dependents",
      asks: ["how old are (?:they|the|your)"],
      says: [
        "Three kids. Thirteen, ten and six.",
        "Katie and the three kids, thirteen, ten and six.",
        "Wife, three kids. The little one's six.",
        "All of them. Four people.",
      ],
      more: ["The middle one wants to be a vet. That's not cheap.", "The little one's got asthma, so there's that."],
      card: "a wife and three kids who live on his income",
      trustNeeded: 0,
    },
    {
      id: "union",
      item: "life.work-cover",
      asks: ["union|shop"],
      says: [
        "There's ten thousand through work. Enough to bury me.",
        "The company has a ten thousand dollar policy on us.",
        "Ten thousand, from the job.",
        "I've got ten through work. That's all.",
      ],
      more: ["They handed it out with the hard hats.", "Goes away if I quit, I'd guess."],
      card: "a $10,000 policy through work",
      trustNeeded: 0,
    },
    {
      id: "pressure",
      item: "life.health",
      asks: ["last (?:checkup|physical)", "doctor"],
      says: [
        "Blood pressure's a little high. I'm supposed to take something for it.",
        "They gave me pills for blood pressure. I take them mostly.",
        "Doctor said the pressure's up. That was two years ago.",
        "I haven't been in two years. It was high then.",
      ],
      more: ["Lisinopril, I think. The small one.", "I don't go because I don't want to hear it."],
      card: "high blood pressure and no checkup in two years",
      trustNeeded: 48,
    },
  ],
  gaps: [
    {
      id: "income",
      title: "One income, almost no cover",
      why: "Ten thousand dollars against a mortgage of 164,000 and twelve years until the youngest is grown.",
      cues: [
        "(?:ten|10|10000).*(?:not|only|month|last|gone|enough|short|funeral|wouldn|cover|far)",
        "(?:paycheck|income|68).*(?:stop|replace|gone|without|only|cover|years)",
        "(?:mortgage|164|house).*(?:stay|keep|pay|left|without|cover|alone)",
      ],
      tiedTo: ["earner", "house", "union", "kids"],
      reactions: [
        "Ten thousand's two months. I know. I've always known.",
        "She'd have to sell. Same as my mom.",
        "I don't like hearing it. But yeah.",
        "That's the thing I don't say at the table.",
      ],
      exampleLine:
        "Your family lives on your paycheck, and the ten thousand from work would carry them about two months.",
    },
    {
      id: "health-now",
      title: "Health that will not wait",
      why: "Blood pressure unchecked for two years: getting it under control first, and answering honestly, decides what he can get.",
      cues: [
        "(?:blood )?pressure.*(?:checkup|doctor|control|rate|treat|before|honest|help|qualif|still|underwrit|manage)",
        "checkup.*(?:before|help|first|matter)",
        "(?:treated|controlled|under control)",
      ],
      tiedTo: ["pressure"],
      reactions: [
        "So going to the doctor might actually help the price?",
        "I figured that'd knock me out.",
        "Katie's been after me about that.",
        "Huh. I thought it was better they didn't know.",
      ],
      exampleLine:
        "Your blood pressure doesn't rule you out; treated and under control it usually counts for a lot, so a checkup comes first.",
    },
  ],
  objections: ["L5", "L6", "L10", "L3", "L2"],
  objectionWords: {
    L3: [
      "It's got to be expensive, with my age.",
      "There isn't much left at the end of the month.",
      "Three kids. I can't afford much.",
      "We can't add another bill right now.",
    ],
  },
  cannotSay: ["L1", "L4", "L7", "L8", "L9", "X9"],
  bait: {
    id: "X7",
    after: ["pressure"],
    rule: "R5",
    says: [
      "Do I have to put the blood pressure thing down?",
      "What if we just leave the pills off the form?",
      "They don't need to know about the doctor, do they?",
      "Could we skip the health part, kind of?",
    ],
    takenWhen: [
      "(?:leave|keep) (?:it|that|the pills|the blood pressure|this|them) (?:off|out)",
      "(?:do not|no need to|does not have to|will not) (?:mention|list|report|put|tell|say|know)",
      "(?:we can|i can|let us|could) (?:skip|fudge|forget|overlook)",
      "^(?:yes|yeah|yep|sure|absolutely|of course|definitely|no problem)\\b(?!.*(?:not|have to|need to|can not|but))",
    ],
    safeLine:
      "We have to answer that accurately, because a wrong answer is what gets a claim denied. And treated, it often isn't as bad as you think.",
  },
  needs: {
    items: [
      { id: "life.dependents", title: "Who depends on him", exampleQuestion: "Who depends on you at home?" },
      {
        id: "life.income",
        title: "Income",
        exampleQuestion: "Are you the only paycheck, and roughly what do you bring home?",
      },
      { id: "life.debts", title: "Mortgage and debts", exampleQuestion: "What do you owe on the house and the truck?" },
      { id: "life.work-cover", title: "Cover through work", exampleQuestion: "What do you have through work today?" },
      { id: "life.health", title: "Health", exampleQuestion: "How's your health, when was your last checkup?" },
      {
        id: "life.talked",
        title: "What makes it hard",
        exampleQuestion: "Is there something that makes it hard for you, did you lose somebody?",
      },
    ],
    needed: 4,
  },
  exits: {
    agreed: [
      "Okay. Katie will be glad. Let's do that.",
      "Alright. I'll be there. I'd rather have it done.",
      "Yeah. Set it up, before I change my mind.",
      "Okay. That works. Thanks for not rushing me.",
    ],
    softYes: [
      "You can call then. I'll think on it.",
      "Okay, call. I might be ready by then.",
      "Alright. Talk to Katie too.",
      "I guess so. Call then.",
    ],
    politeNo: [
      "I don't think so. Not now.",
      "I'll leave it for now. Thanks.",
      "Not today. Tell Katie I tried.",
      "I'd rather not. Appreciate the call.",
    ],
    walkedAway: ["I'm going to hang up.", "No. That's enough.", "I've got to go. Don't call back.", "We're done."],
  },
  chatter: {
    "any.why-now": ["Katie called you, not me.", "My wife set this up. I said okay."],
    "any.matters": ["That they stay in the house.", "The kids stay in their school. That's it."],
    "any.worry": [
      "My dad, I guess. I'm getting close to his age.",
      "What Katie would do. She'd manage. She shouldn't have to.",
    ],
    "any.budget": ["Maybe sixty a month.", "Fifty, sixty. If it's needed."],
    "any.quotes": ["No.", "Never looked into it."],
    "any.decision": ["Katie and me.", "Katie. I mean, both of us."],
    "any.price-now": ["Nothing. Comes with the job.", "I don't pay for it."],
    "any.bundle": ["Truck and house, same place.", "House and truck are together, no life."],
    "life.existing": ["Only the one from work.", "No. Never got one."],
    "life.savings": ["Five thousand or so. And the pension from the union.", "About five, in the bank."],
    "life.spouse": ["She worries. She doesn't say it much.", "Katie's home with the kids. She'd want the house paid."],
    "life.tobacco": ["Quit eight years ago.", "I used to dip. Not since the middle one was born."],
    "life.education": ["Community college, I'd hope. Trade school.", "Haven't saved any for it."],
    "life.final": ["Something plain.", "Plain. Like Dad's."],
    "life.beneficiary": ["Katie's on it.", "Katie. No will, though."],
    "life.occupation": ["I work on live panels. It's safe if you're careful.", "Ladders and live wire. And fishing."],
  },
  asks: [
    {
      id: "long",
      when: "early",
      says: ["How long does this take?", "Is this a bunch of forms?", "What did Katie tell you?"],
      answeredBy: ["minutes|quick|short|katie|she|few|questions|forms?"],
    },
    {
      id: "price",
      when: "offer",
      says: ["What's that cost a month?", "How much?", "Is that more than a truck payment?"],
      answeredBy: ["\\$ ?\\d|dollars|month|depends|quote|less"],
    },
    {
      id: "exam",
      when: "gap",
      says: ["Do they come take blood?", "So what would I have to do?", "And if they turn me down?"],
      answeredBy: ["exam|blood|nurse|routes?|options?|records?|doctor|decline|another|questions"],
    },
  ],
  freeTimes: [
    "Wednesday after supper, around seven",
    "Saturday morning",
    "Thursday at six, when the kids are at practice",
  ],
};

export const lifeScenarios: Scenario[] = [newParents, coveredAtWork, oldPolicy, soleEarner];
