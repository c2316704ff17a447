import type { Line } from "./schema.ts";

/**
 * What agents ask about, by line. `asks` are word patterns of a question on the topic, matched against normalised text
 * (lower case, contractions written out, no punctuation). `answers` are what a customer says when neither the scenario nor
 * the persona knows better, so they must fit everybody and contradict nothing.
 */
export type Topic = { id: string; asks: string[]; answers: string[] };

export const anyTopics: Topic[] = [
  {
    id: "any.why-now",
    asks: [
      "what (?:is it that )?(?:made|got|prompted|brought|brings|led|has|have|drove) you\\b(?! (?:say|think|feel|got|had|been|done|paid|set|put|heard|tried))",
      "why (?:now|today|are you (?:calling|looking|shopping|thinking)|did you (?:call|reach|decide|start))",
      "(?:reason|purpose) (?:for|you|behind|of) (?:your )?(?:call|calling|called|looking)",
      "what (?:is|was) (?:going on|the reason|happening|up)",
      "what (?:has )?changed",
      "(?:what|how) (?:can|may|could) i (?:do|help)",
      "help you with",
      "looking (?:for|to do|into) (?:today)?",
    ],
    answers: [
      "Mostly I just want to know where I stand.",
      "It's been on my list for a while.",
      "I figured it was time somebody looked at it.",
    ],
  },
  {
    id: "any.matters",
    asks: [
      "(?:is|are) (?:the )?most important",
      "what matters",
      "important to you",
      "what (?:would|do|are) you (?:want|like|value|looking for|hoping|care about|need)",
      "priorit",
      "hoping (?:for|to)",
      "what would (?:have|need) to",
      "your goals?\\b",
      "ideal(?:ly)?\\b",
    ],
    answers: [
      "Not overpaying, and not finding a hole when it's too late.",
      "Somebody who picks up the phone when something goes wrong.",
      "I want it to be simple and I want it to work.",
    ],
  },
  {
    id: "any.worry",
    asks: [
      "worr(?:y|ies|ied)",
      "concerns?\\b",
      "keeps? you up",
      "biggest (?:fear|risk)",
      "afraid",
      "nervous",
      "what (?:would|will) happen (?:to|if)",
      "scares? you",
    ],
    answers: [
      "Getting a bill I didn't see coming, I guess.",
      "That I'm paying for something that won't be there when I need it.",
      "I try not to think about it too much.",
    ],
  },
  {
    id: "any.carrier",
    asks: [
      "who (?:are you|is your|do you have|do you use|is it|insures|have you got|handles|covers|writes|is the)\\b.*(?:with|now|currently|insur|carrier|company|agent|policy|coverage|you|it)",
      "(?:current|existing|present)(?:ly)? (?:carrier|company|insurer|insured|with|agent|provider|insurance)",
      "(?:which|what) (?:insurance )?(?:company|carrier|insurer)",
      "who are you with",
    ],
    answers: [
      "One of the big national ones.",
      "I'd rather not say names yet.",
      "A big company, you'd know the commercials.",
    ],
  },
  {
    id: "any.how-long",
    asks: ["how long have you (?:been|had|worked)", "how many years (?:have|with)", "been with them"],
    answers: ["A good while now.", "Long enough that I don't remember signing up.", "Years."],
  },
  {
    id: "any.price-now",
    asks: [
      "how much (?:is it|are|do|does|were|is|did|was).*(?:pay|premium|cost|spend|policy|rate|run)",
      "(?:are|were|do) you (?:currently )?pay(?:ing)?\\b(?! (?:them|him|her|your|the (?:staff|guys|rent|crew)))",
      "current (?:premium|rate)",
      "what (?:is|was) (?:your|the) (?:premium|rate|price)",
    ],
    answers: ["I'd have to look at the exact number.", "More than I'd like.", "Enough that I notice it."],
  },
  {
    id: "any.renewal-date",
    asks: [
      "when (?:does|is|do|did|will) .*(?:renew|expire|come up|due\\b|run out|\\bend\\b|start)",
      "renewal date",
      "expir(?:ation|es|e)",
      "x date",
    ],
    answers: ["I'd have to look up the date.", "A few weeks out, I think.", "Soon. I don't remember the day."],
  },
  {
    id: "any.like",
    asks: [
      "what do you (?:like|love|appreciate|enjoy)",
      "(?:happy|satisfied|pleased) with",
      "how (?:is|has|have|was) .*(?:service|treating|treated|experience|relationship|been with|agent)",
      "(?:does|do|has) (?:your|the) (?:agent|company|carrier) (?:do|done) well",
      "working (?:well|for you)",
    ],
    answers: [
      "It's fine. I never hear from them.",
      "They're okay. I pay, they send a bill.",
      "No complaints, no love letters either.",
    ],
  },
  {
    id: "any.dislike",
    asks: [
      "do not you like",
      "dislike",
      "what would you (?:change|improve|fix)",
      "frustrat",
      "better about",
      "wish (?:they|it|your)",
      "missing from",
    ],
    answers: [
      "It'd be nice to get an actual person once in a while.",
      "Nobody explains anything, I just get the bill.",
      "I never know what I'm paying for.",
    ],
  },
  {
    id: "any.decision",
    asks: [
      "(?:who|anyone|anybody|someone) else (?:\\w+ ){0,3}(?:involved|decid\\w+|weigh|join|say|part of|on the call|talk|look|in on|opinion|sign)",
      "who (?:makes|decides|signs|has the final)",
      "decision",
      "sign off",
      "talk (?:it|this) over",
      "(?:on your own|by yourself)",
      "(?:husband|wife|partner|spouse|owner) (?:be )?(?:involved|join|on the call|part of)",
    ],
    answers: [
      "I can decide, but I'd want to sleep on it.",
      "It's my call, mostly.",
      "I make the decision, within reason.",
    ],
  },
  {
    id: "any.budget",
    asks: [
      "budget",
      "how much (?:can|could|would|are) you (?:be )?(?:able|comfortable|afford|want|willing|like|looking|put|set)",
      "comfortable (?:spending|paying|with)",
      "afford",
      "(?:monthly|price) (?:number|range|figure)",
      "number in mind",
      "what (?:figure|number) (?:did|do|were|had) you",
    ],
    answers: [
      "I don't have a number. Less is better.",
      "I'd have to see what I'm getting for it.",
      "Depends what it does for me.",
    ],
  },
  {
    id: "any.quotes",
    asks: [
      "(?:other|any|another|more) quotes?",
      "shop(?:ped|ping)? around",
      "talk(?:ed|ing) to (?:any |some )?other",
      "who else (?:are|have) you",
      "compar(?:ed|ing) (?:prices|rates|companies)",
    ],
    answers: [
      "You're the first one I've talked to.",
      "I looked at a couple of websites, that's it.",
      "Not seriously, no.",
    ],
  },
  {
    id: "any.paperwork",
    asks: [
      "in front of you",
      "(?:declarations?|dec) page",
      "copy of (?:your|the)",
      "(?:send|email|text|share|get) (?:me|us|over) (?:your|the|a)",
      "pull (?:up|out) (?:your|the)",
      "have (?:your|the) (?:policy|paperwork|bill) (?:handy|there|with)",
    ],
    answers: [
      "I can dig that out and send it over.",
      "Not in front of me, but I can find it.",
      "I could take a picture of it tonight.",
    ],
  },
  {
    id: "any.contact",
    asks: [
      "(?:your|an|the|good|best) (?:email|e mail|mail address)",
      "(?:phone|cell|callback|best|good|mobile) number",
      "(?:best|good|easiest) way to (?:reach|contact|get)",
      "reach you",
    ],
    answers: [
      "This number's the best one.",
      "You can use the number I'm on right now.",
      "Just call this one, I'll pick up if I can.",
    ],
  },
  {
    id: "any.bundle",
    asks: [
      "other (?:policies|insurance|coverages?)",
      "bundl",
      "(?:home|auto|car|life|renters|homeowners) (?:and|insurance|policy|coverage).*(?:with|too|as well|anywhere|elsewhere|separate|same)",
      "where (?:is|do you have|are) (?:your|the) (?:home|auto|car|life|other)",
      "umbrella",
    ],
    answers: ["Not through the same place, no.", "Everything's kind of scattered.", "I never put it all in one spot."],
  },
  {
    id: "any.job",
    asks: [
      "(?:do|does) (?:you|he|she) do for (?:a living|work)",
      "what (?:is|do) you(?:r)? (?:job|occupation|do\\b)",
      "where do you work",
      "line of work",
      "(?:your )?(?:occupation|profession)",
      "who do you work for",
    ],
    answers: ["I work. A lot.", "I keep busy, let's put it that way."],
  },
  {
    id: "any.family",
    asks: [
      "(?:tell me about|about) (?:your|the) family",
      "(?:any|have|how many) (?:kids|children)",
      "^(?:and |so )?(?:kids|children|married)$",
      "boy or (?:a )?girl|girl or (?:a )?boy",
      "are you (?:married|single)",
      "marital status",
      "(?:the )?family",
    ],
    answers: ["Just the usual crew.", "Family's good, thanks."],
  },
  {
    id: "any.age",
    asks: [
      "how old are you",
      "your (?:age\\b|birthday|date of birth|birth date|dob)",
      "date of birth",
      "when were you born",
    ],
    answers: ["Old enough to have opinions.", "I'd rather do that part later."],
  },
  {
    id: "any.town",
    asks: [
      "where (?:do you live|are you (?:located|from|based|calling from|at)|is (?:home|that))",
      "what (?:city|town|state|zip|part of)",
      "zip code",
      "whereabouts",
    ],
    answers: ["I'm local.", "Not far from you, I think."],
  },
  {
    id: "any.weather",
    asks: ["weather", "(?:hot|cold|raining|snowing|warm|nice) (?:out )?(?:there|today|over there)"],
    answers: ["It's fine out. Nothing special.", "Can't complain about it."],
  },
  {
    id: "any.weekend",
    asks: [
      "(?:your|the|any|this|last|good|nice|big|long) weekend",
      "(?:big|fun) plans",
      "plans for the weekend",
      "holiday plans",
      "up to (?:anything|today|lately)",
    ],
    answers: ["Nothing exciting.", "The usual chores."],
  },
  {
    id: "any.hobbies",
    asks: [
      "you (?:like|enjoy) (?:to )?(?:fish|golf|cook|sport|football|hunt|travel|read|garden|hik|bak|music)",
      "(?:do|does) (?:you|he|she) do for fun",
      "hobb(?:y|ies)",
      "in your (?:free|spare) time",
      "(?:watch|see|catch) the game",
    ],
    answers: ["When there's time for it, which there isn't.", "Now and then. Nothing I'd brag about."],
  },
  {
    id: "any.business",
    asks: [
      "how is (?:the )?business(?! (?:insured|set|structured))",
      "(?:busy|slow) (?:today|these days|lately|season|week)",
      "(?:been|you) busy",
    ],
    answers: ["Busy enough that I shouldn't be on the phone.", "Can't complain. Well, I could."],
  },
  {
    id: "any.pets",
    asks: ["(?:a |any |the |your )(?:dogs?|cats?|pets?|animals?)\\b"],
    answers: ["No pets.", "No animals, no."],
  },
  {
    id: "any.ssn",
    asks: [
      "social security",
      "ssn\\b",
      "(?:bank|checking) account",
      "credit card (?:number)?",
      "routing number",
      "driver s? ?license number",
      "card on file",
    ],
    answers: [
      "I'm not reading that out over the phone.",
      "I don't give that out to somebody I just met.",
      "Let's hold off on that kind of thing.",
      "No, not on a call.",
    ],
  },
  {
    id: "any.recording",
    asks: [
      "(?:okay|ok|alright|fine|comfortable|mind|problem).*record",
      "record(?:ed|ing).*(?:okay|ok|alright|fine|problem|mind)",
    ],
    answers: ["That's fine, record away.", "Sure, I don't mind the recording.", "Yeah, recording's okay with me."],
  },
];

export const lineTopics: Record<Line, Topic[]> = {
  auto: [
    {
      id: "auto.drivers",
      asks: [
        "who (?:all )?(?:else )?(?:drives|is driving|will drive|is on|uses|gets behind)",
        "(?:other|all|any|how many|the|household|teen(?:age)?|young) drivers?",
        "(?:else|anyone|anybody|somebody).*(?:drive|behind the wheel|license)",
        "(?:kids|son|daughter|husband|wife|spouse|girlfriend|partner).*(?:drive|driving|license|permit)",
        "(?:does|do|can) \\w+ drive\\b",
        "licensed",
        "who lives",
      ],
      answers: ["Pretty much the people you'd expect.", "Just the household."],
    },
    {
      id: "auto.vehicles",
      asks: [
        "(?:what|which|how many|kind of|type of|year|about the|about your) (?:kind of )?(?:cars?|vehicles?|trucks?|model)",
        "what (?:do|are) (?:you|they) (?:drive|driving)",
        "what are we insuring",
        "make and model",
        "vin\\b",
      ],
      answers: ["Nothing fancy, they run.", "Ordinary cars, nothing collectible."],
    },
    {
      id: "auto.use",
      asks: [
        "(?:how (?:far|much|often)|where) (?:do|does|are|is) (?:you|they|he|she|everybody).*(?:driv|commut|go)",
        "commut",
        "mileage",
        "(?:miles|far) (?:a|per|do|to|each|is)",
        "(?:use|used|using) (?:the|it|them|for|your)",
        "deliver|rideshare|uber|lyft|doordash|work purposes|business use",
        "work from home",
      ],
      answers: ["Normal driving. Work, groceries.", "Nothing unusual, just getting around."],
    },
    {
      id: "auto.garaging",
      asks: ["park(?:ed|ing)?\\b", "garag", "overnight"],
      answers: ["In the driveway.", "They're parked at home at night."],
    },
    {
      id: "auto.finance",
      asks: [
        "(?:leased?|leasing|financed?|financing|paid off|pay off|loan|car payments?)\\b",
        "own (?:them|it|the (?:car|truck|suv)|or lease|outright)",
        "gap (?:coverage|insurance)",
        "lien",
      ],
      answers: ["I'd have to check the loan.", "There's still something owed, I'd have to look how much."],
    },
    {
      id: "auto.limits",
      asks: [
        "limits?\\b",
        "liability",
        "how much (?:coverage|cover|protection)",
        "(?:what|which) (?:kind of |type of |sort of )?(?:coverage|cover)",
        "(?:current|your|the|about) coverages?\\b",
        "fifty (?:a )?hundred|25 50|50 100|100 300",
        "if you (?:were|are|got|get) sued",
        "full coverage",
        "(?:current|your) policy (?:look|have|include|cover)",
      ],
      answers: [
        "I don't know the numbers, I just know there's a card in the glove box.",
        "Whatever they set me up with.",
        "I never really looked at those numbers.",
      ],
    },
    {
      id: "auto.um",
      asks: [
        "uninsured|underinsured|um coverage|uim\\b|um uim",
        "(?:hits|hit) you (?:and|without|with no)",
        "no insurance",
      ],
      answers: ["I don't know if I have that.", "No idea if that's on there."],
    },
    {
      id: "auto.deductible",
      asks: [
        "deductibles?",
        "out of (?:your )?pocket",
        "come up with",
        "if you (?:had|have|got|get) (?:in )?an? (?:accident|wreck|crash)",
        "emergency (?:fund|savings)",
      ],
      answers: [
        "I think it's the standard one.",
        "Five hundred, maybe? I'd have to check.",
        "I don't remember what I picked.",
      ],
    },
    {
      id: "auto.medical",
      asks: ["medical payments|med pay|pip\\b|personal injury|health (?:insurance|plan)|injur"],
      answers: ["We've got health insurance, if that's what you mean.", "I'd assume my health plan covers it."],
    },
    {
      id: "auto.rental",
      asks: [
        "rental|roadside|towing|tow\\b",
        "(?:without|get by|get around|how would you get|if your) (?:a |the |your )?(?:car|to work).*(?:shop|week|repair|down)?",
        "car (?:was|is|were) in the shop",
      ],
      answers: ["I don't think I've got that part.", "I'd have to borrow a car, I guess."],
    },
    {
      id: "auto.record",
      asks: [
        "(?:is|are|was) \\w+ an? (?:good|safe|careful) driver",
        "tickets?\\b|accidents?\\b|violations?\\b|claims?\\b|driving record|points\\b|citations?|fender|dui\\b",
        "clean record",
        "history",
      ],
      answers: ["Clean, as far as I know.", "Nothing on there that I know of."],
    },
    {
      id: "auto.assets",
      asks: [
        "(?:own|rent|buy|bought) (?:a |your |the )?(?:home|house|place)",
        "homeowner|equity|savings|assets|net worth|retirement|at risk|protect(?:ing)?\\b|lose|income",
        "own or rent",
      ],
      answers: ["We do okay. Nobody's suing us for a yacht.", "I don't feel like I've got much to go after."],
    },
    {
      id: "auto.discounts",
      asks: [
        "grades?\\b|gpa|good student|honor roll|report card",
        "discounts?\\b",
        "driver s? ?(?:ed|education|training)",
      ],
      answers: ["I don't know what I'd qualify for.", "Whatever discounts there are, I'll take them."],
    },
    {
      id: "auto.telematics",
      asks: ["telematics|tracking|tracker|app (?:that|on)|monitor|safe driv|snapshot|plug in"],
      answers: ["I haven't used one of those.", "I've heard of those things. Not sure about them."],
    },
  ],
  home: [
    {
      id: "home.rebuild",
      asks: [
        "(?:tell me|something|more) about (?:the|your) (?:place|house|home|property)",
        "rebuild|replacement cost|cost to (?:build|replace|rebuild)",
        "(?:dwelling|house|home) (?:is )?(?:insured|covered|coverage)",
        "how much (?:coverage|cover|is the (?:house|home)|did you (?:pay|buy))",
        "(?:value|purchase price|sale price|market|worth(?! (?:your|it|my|the)))\\b",
        "square (?:feet|foot|footage)",
        "how big",
      ],
      answers: ["I'd have to look up the number.", "I just know what the house is worth, roughly."],
    },
    {
      id: "home.age",
      asks: [
        "how old (?:is|are) (?:the|your) (?:home|house|place|building)",
        "(?:when|what year) was (?:it|the|your).*(?:built|build)",
        "year built",
        "(?:wiring|electrical|plumbing|furnace|hvac|updates?|updated|renovat|remodel|water heater)",
      ],
      answers: ["It's not new, but it's kept up.", "I'd have to check what's been updated."],
    },
    {
      id: "home.roof",
      asks: ["roofs?\\b|roofing|shingles?", "hail|wind ?storm"],
      answers: ["It doesn't leak, that's all I know.", "It looks fine from the street."],
    },
    {
      id: "home.deductible",
      asks: [
        "deductibles?",
        "out of (?:your )?pocket",
        "(?:pay|come up with|write a check|handle|cover|afford) (?:tomorrow|today|yoursel|on your own|that)",
        "(?:savings|emergency fund|cash|reserve|set aside)",
      ],
      answers: ["Whatever the standard one is.", "I think it's a thousand, but don't quote me."],
    },
    {
      id: "home.water",
      asks: ["basement|sump|backs? up|backup|sewer|service line|water damage|drain|crawl ?space|pipes?"],
      answers: ["Never had water trouble that I know of.", "Nothing's backed up so far."],
    },
    {
      id: "home.flood",
      asks: ["flood|creek|river|water (?:near|close)|zone|earthquake|quake"],
      answers: ["I don't think we're in one of those areas.", "Never flooded that I heard of."],
    },
    {
      id: "home.valuables",
      asks: [
        "valuables?|jewel|rings?\\b|guns?|firearms?|collect|art\\b|instruments?|bikes?|contents|belongings|furniture|stuff\\b|personal property|electronics|own(?:s|ed)? (?:anything )?valuable|inventory|things? worth",
      ],
      answers: ["Normal stuff. Nothing for a museum.", "I've never added it up."],
    },
    {
      id: "home.hazards",
      asks: ["dogs?\\b|pets?\\b|pool|trampoline|hot tub|breed|swing ?set|wood ?stove|fireplace"],
      answers: ["Nothing like that.", "No, none of those."],
    },
    {
      id: "home.business",
      asks: [
        "(?:home|side|run a|any) (?:business|office)|airbnb|vrbo|rent(?:ed|ing)? (?:it |the |a |any |out)|short term|tenant|work from home",
      ],
      answers: ["No, we just live here.", "No business out of the house."],
    },
    {
      id: "home.ordinance",
      asks: ["ordinance|building code|up to code|code upgrade|permit"],
      answers: ["I wouldn't know about codes.", "No idea what the city would want."],
    },
    {
      id: "home.liability",
      asks: [
        "liability|sued|lawsuit|gets? hurt|slips?|falls?\\b|guest|injur|visitors?|limits?\\b",
        "(?:what|which) (?:kind of |type of )?(?:coverage|cover)",
        "coverages?\\b",
      ],
      answers: ["Whatever came with the policy.", "I never looked at that number."],
    },
    {
      id: "home.losses",
      asks: ["claims?\\b|losses|loss history|damage (?:in|before)|filed"],
      answers: ["None that I can think of.", "I haven't filed anything."],
    },
    {
      id: "home.lender",
      asks: ["mortgage|lender|escrow|bank\\b|closing|loan|paid off"],
      answers: ["There's a mortgage on it.", "The lender has all that."],
    },
    {
      id: "home.household",
      asks: [
        "who (?:else )?lives",
        "(?:living|live) (?:there|with you|in the)",
        "household",
        "how many people",
        "anyone else (?:in|at|living)",
        "roommates?",
      ],
      answers: ["Just family.", "Nobody unusual."],
    },
    {
      id: "home.security",
      asks: ["alarm|security|smoke detector|cameras?|sprinkler|fire (?:station|department|hydrant)|locks?\\b"],
      answers: ["Smoke detectors, regular locks.", "Nothing fancy for security."],
    },
    {
      id: "home.assets",
      asks: ["assets|net worth|retirement|at risk|income|anything to lose"],
      answers: ["I don't think of us as a target.", "The house is most of it."],
    },
  ],
  life: [
    {
      id: "life.dependents",
      asks: [
        "who(?: all)? (?:is|lives|else is)(?: \\w+)? (?:at home|with you|in the (?:house|home|family)|living)",
        "(?:who|anyone|anybody|someone).*(?:depends?|rel(?:y|ies)|count(?:s|ing)?) (?:on|upon)?",
        "(?:kids|children|dependents|family|baby)\\b",
        "(?:if|when) (?:something|anything|you) (?:happened|happens|happen|were gone|are gone|passed|died|pass)",
        "support (?:financially|anyone)",
        "who (?:are you|would you be|do you want to be|would you want to) (?:looking to )?protect",
      ],
      answers: ["There are people counting on me, sure.", "Family, same as anybody."],
    },
    {
      id: "life.income",
      asks: [
        "income|salary|(?:you|he|she|they) (?:make|earn|bring in)\\b|bring home|paycheck|earn(?:ing|s)?\\b",
        "how (?:long|many years) (?:would|will|do|should) (?:they|he|she|your|the|it|you want)",
        "replace",
      ],
      answers: ["I'd rather talk about exact numbers later.", "We get by."],
    },
    {
      id: "life.debts",
      asks: [
        "paid (?:every|each) month|keep the (?:house|home)|monthly (?:bills|payments|expenses)|mortgage|debts?\\b|loans?\\b|owe\\b|credit cards?|student loan|car payment|house payment|bills",
      ],
      answers: ["The usual. A house payment and a car.", "Nothing crazy."],
    },
    {
      id: "life.education",
      asks: ["college|education|school|tuition|529"],
      answers: ["We haven't gotten that far.", "It'd be nice to help with school, sure."],
    },
    {
      id: "life.savings",
      asks: ["savings?\\b|saved|retirement|401|emergency fund|investments?|nest egg|set aside|put away"],
      answers: ["Some, not a lot.", "A little in the retirement account at work."],
    },
    {
      id: "life.work-cover",
      asks: [
        "(?:through|at|from|by) (?:your |the )?(?:work|job|employer|hospital|company)",
        "(?:group|employer|work) (?:life|policy|coverage|cover|plan|insurance|benefit)",
        "benefits\\b",
        "(?:if|when) you (?:left|leave|leaves|quit|change|changed|lose|lost|switch|retire)",
        "portab|take it with you",
        "times (?:your )?salary",
        "how much (?:is|do you have|does|coverage|would it|of it)",
      ],
      answers: ["There's something through work, I'd have to look it up.", "Whatever HR signed me up for."],
    },
    {
      id: "life.existing",
      asks: [
        "what(?: \\w+){0,4} (?:have|got|carry)(?: \\w+){0,3} (?:coverage|insurance|in place)",
        "(?:any|other|existing|current|already have|own|have) (?:life )?(?:insurance|policy|policies|coverage|cover)\\b",
        "in force|in place",
        "personal policy|individual policy",
        "(?:have|got|carry) (?:any )?life insurance",
      ],
      answers: ["Nothing of my own that I can think of.", "Not that I bought myself."],
    },
    {
      id: "life.spouse",
      asks: [
        "(?:husband|wife|spouse|partner|arjun|katie|greg|linda|tasha|he|she) (?:work|have|has|think|feel|say|make|earn|cover|ask|want|insured|know)",
        "(?:does|is|what about|how about|would|will|has|what would|what will) (?:your )?(?:husband|wife|spouse|partner|arjun|katie|greg|linda|tasha|he|she)\\b",
        "your (?:husband|wife|spouse|partner)",
      ],
      answers: ["We usually talk these things through together.", "We haven't sat down about it yet."],
    },
    {
      id: "life.health",
      asks: [
        "health|medical|medications?|conditions?\\b|doctor|hospital(?:ized|ised)|diabet|blood pressure|surgery|height|weight",
        "family history",
        "exam\\b",
      ],
      answers: ["Healthy enough. Nothing serious.", "I feel fine, I get my checkups."],
    },
    {
      id: "life.tobacco",
      asks: ["smok|tobacco|nicotine|vap(?:e|ing)|cigar|chew"],
      answers: ["No, never smoked.", "No tobacco."],
    },
    {
      id: "life.occupation",
      asks: ["hobbies|skydiv|scuba|motorcycle|dangerous|risky|travel|fly\\b"],
      answers: ["Nothing dangerous, unless you count driving.", "No hobbies that would scare anybody."],
    },
    {
      id: "life.beneficiary",
      asks: [
        "beneficiar|guardian|\\bwill\\b.*(?:have|done|written)|(?:have|got) a will|trust\\b|who gets|ex (?:wife|husband|spouse)|estate|minor",
        "who is (?:the|that|this) (?:money|policy|it) (?:\\w+ ){0,3}for\\b",
      ],
      answers: ["I'd have to check who's listed.", "I haven't looked at that in years."],
    },
    {
      id: "life.final",
      asks: ["funeral|final expenses|burial|last expenses"],
      answers: ["I haven't thought about that part.", "I'd want it simple, and paid for."],
    },
    {
      id: "life.talked",
      asks: [
        "(?:talked|spoken|sat down|discussed).*(?:wife|husband|family|about this|about it|anyone)",
        "(?:thought|think) about (?:this|life insurance|what would)",
      ],
      answers: ["Not really, it's not dinner conversation.", "It comes up, then something else does."],
    },
  ],
  commercial: [
    {
      id: "biz.operations",
      asks: [
        "(?:tell me about|about|walk me through|describe) (?:your|the) (?:business|company|operation|restaurant|shop|salon|work|plant|place)",
        "what (?:do|does) (?:you|the company|your (?:business|company)) (?:do|make)\\b(?! for)",
        "(?:kind|type) of (?:work|jobs|business|food|services|parts|customers|clients|projects)",
        "operations?\\b",
        "typical (?:day|week|job)",
        "percent",
      ],
      answers: ["Pretty standard for what we are.", "Nothing exotic, we do what the sign says."],
    },
    {
      id: "biz.entity",
      asks: ["llc|incorporat|entity|entities|corporation|sole prop|partners?\\b|owners?\\b|ownership"],
      answers: ["It's an LLC.", "LLC, nothing complicated."],
    },
    {
      id: "biz.revenue",
      asks: [
        "revenue|sales\\b|gross|annual|turnover|bring in|(?:how much|what) (?:do|does|did) (?:you|the (?:business|restaurant|shop|company|salon)) (?:do|make|bring|gross|take)\\b(?! (?:for|about|when|if|then|after|to|with))",
      ],
      answers: ["I'd give you that once I know you a little better.", "It moves around year to year."],
    },
    {
      id: "biz.payroll",
      asks: ["payroll|employees|staff|how many (?:people|guys|workers)|headcount|crew|team\\b|wages|tips"],
      answers: ["A small crew.", "Depends on the season."],
    },
    {
      id: "biz.subs",
      asks: ["subs\\b|subcontract|1099|independent contractors?|contractors?\\b|certificates?|booth"],
      answers: ["Not much of that.", "Once in a while, nothing regular."],
    },
    {
      id: "biz.property",
      asks: [
        "own (?:or|the|your)|lease|rent\\b|landlord|building|equipment|inventory|stock|property|square|build ?out|machines?|machinery|kitchen|tools?\\b|values?\\b",
        "sprinkler|hood|fire suppression|alarm",
      ],
      answers: ["We've got the usual equipment.", "I'd have to make a list."],
    },
    {
      id: "biz.contracts",
      asks: [
        "contracts?\\b|agreements?|additional insured|requirements?|require you|lease (?:say|require)|waiver|hold harmless",
      ],
      answers: ["There's something in there about insurance, I'd have to read it.", "I signed it, I didn't frame it."],
    },
    {
      id: "biz.vehicles",
      asks: ["vehicles?|vans?\\b|trucks?|cars?\\b|drivers?|deliver(?:y|ies)|catering|fleet"],
      answers: ["Nothing big on the road.", "Just personal cars, really."],
    },
    {
      id: "biz.income",
      asks: [
        "business income|business interruption|interruption|(?:shut|closed?|clos(?:ing|ure)|down)(?: down)?\\b.*(?:month|week|fire|days|long|how|happen|pay|survive|doors|business)?",
        "(?:how long|what would happen|what happens|what if|how would|if (?:you|there|a|the)).*(?:clos|shut|fire|down|open|power|machine|survive|keep paying)",
        "keep paying|cash flow|how long could|survive|reopen",
      ],
      answers: ["I'd rather not imagine it.", "We'd be in trouble, like anybody."],
    },
    {
      id: "biz.suppliers",
      asks: ["suppliers?|vendors?|supply|key customers?|biggest (?:customer|client|account)|depend on"],
      answers: ["We've got a few we rely on.", "Nobody we couldn't replace, eventually."],
    },
    {
      id: "biz.data",
      asks: [
        "cyber|data\\b|hack|computers?|cards?\\b|credit card|point of sale|pos\\b|passwords?|mfa|multi factor|two factor|backups?|email|online|booking|wire|phish|ransom",
      ],
      answers: ["We use the same software everybody uses.", "My nephew set up the computers."],
    },
    {
      id: "biz.hr",
      asks: [
        "hr\\b|harass|discriminat|wrongful|epli|fired|let go|handbook|employee (?:issues|complaints|lawsuit|dispute)|employment practices|turnover",
      ],
      answers: ["Nothing serious. It's a good crew.", "We've had the usual drama, no lawyers."],
    },
    {
      id: "biz.losses",
      asks: ["claims?\\b|losses|loss runs?|loss history|injur|accidents?|incidents?|hurt"],
      answers: ["Nothing big lately.", "A couple of small things over the years."],
    },
    {
      id: "biz.mod",
      asks: ["\\bmod\\b|experience (?:mod|rating)|class codes?|workers? comp|comp (?:premium|rate|policy)|classif"],
      answers: ["I see the bill, I don't see the math.", "I couldn't tell you how they figure it."],
    },
    {
      id: "biz.safety",
      asks: ["safety|training|osha|return to work|light duty|inspection"],
      answers: ["We do what we're supposed to do.", "People get shown the ropes when they start."],
    },
    {
      id: "biz.growth",
      asks: [
        "grow|expan|new (?:location|services?|equipment|hires?)|next (?:year|few|couple)|plans?\\b|future|five years|changed (?:since|in the|this)",
        "what is (?:new|different)",
        "different (?:from|since|than)",
      ],
      answers: ["We'd like to grow. Who wouldn't.", "One thing at a time."],
    },
    {
      id: "biz.limits",
      asks: [
        "limits?\\b|how much (?:coverage|liability)|(?:what|which) (?:kind of |type of )?(?:coverage|policies|insurance|cover)\\b|umbrella|liquor|general liability|package|bop\\b|coverages?\\b",
        "policy (?:include|cover|have|look)",
      ],
      answers: [
        "A package. Liability, the building stuff, comp.",
        "The standard package, whatever my agent put together.",
      ],
    },
    {
      id: "biz.last-renewal",
      asks: [
        "(?:last|recent) renewal",
        "how (?:did|was) (?:the|your|that|it) (?:last )?(?:renewal|go)",
        "renewal (?:go|process|conversation|meeting|look)",
        "(?:agent|broker) (?:review|go over|sit down|come out|visit|ask|walk)",
        "when did (?:you|it) (?:last )?renew",
      ],
      answers: ["They sent a bill, I paid it.", "There wasn't much of a conversation."],
    },
  ],
};

/** Every topic an agent may bring up in a conversation of this line. */
export function topicsOfLine(line: Line): Topic[] {
  return [...lineTopics[line], ...anyTopics];
}
