import type { ComplianceHit, Evidence } from "../score-schema.ts";

/**
 * The 21 compliance rules of the scoring gate, as data. A training aid, not legal advice: states differ.
 * Patterns are regular expression sources on lower-case text with straight quotes; they find candidates in agent turns, and
 * wording-hits.ts decides in context (negation, quoted speech, questions, hypotheticals). R13 and parts of R9, R10, R12 and R20
 * depend on the whole conversation and live in context-hits.ts.
 */
export type RuleId = (typeof RULE_IDS)[number];

export type ComplianceRule = {
  id: RuleId;
  severity: ComplianceHit["severity"];
  title: string;
  /** What to say instead. */
  safer: string;
  patterns: string[];
  /** Of what a pattern found, what no reading makes harmless: such a hit is sure [S28]. */
  outright?: string[];
  /** Product terms and legitimate uses: when one is in the hit's sentence, the hit is dropped. */
  exceptions: string[];
  /** "Do you feel fully covered?" is harmless; "Can we leave it off?" is not. */
  askingIsFine: boolean;
  /** "Before you drop that policy..." is harmless; "If you sign, I pay the first month" is not. */
  hypotheticalIsFine: boolean;
  /** "He told you it always pays" is harmless; "I heard they are going broke" is not. */
  rumourIsFine: boolean;
};

export const RULE_IDS = [
  "R1",
  "R2",
  "R3",
  "R4",
  "R5",
  "R6",
  "R7",
  "R8",
  "R9",
  "R10",
  "R11",
  "R12",
  "R13",
  "R14",
  "R15",
  "R16",
  "R17",
  "R18",
  "R19",
  "R20",
  "R21",
] as const;

const COIN = "(?:cent|penny|nickel|dime|dollar|buck)";
/** "You will never pay more than your deductible" promises no price. */
const NOT_OF_A_CLAIM =
  "(?! than (?:you (?:have|need|should)|(?:your|the) (?:deductible|limit|share|maximum|copay))| at the | (?:for (?:this|the) (?:review|quote|call|talk|policy review)|today)\\b)";
const NEVER_PAY_MORE = [
  `\\byou(?:'ll| will|'re going to| are going to)? never (?:ever )?(?:have to |need to )?pay (?:a (?:single )?${COIN} |any )?more\\b${NOT_OF_A_CLAIM}`,
  `\\byou(?:'re not going to| are not going to| won't| will not)(?: ever)? pay (?:an?|one|another) (?:single )?${COIN} more\\b${NOT_OF_A_CLAIM}`,
].join("|");
/** Up to `count` words in between, none of them a negation. */
const words = (count: number) => `(?:(?!not\\b|never\\b|isn't\\b|aren't\\b|no\\b)[\\w'$%-]+ ){0,${count}}?`;
/** A short stretch of the same sentence. */
const NEAR = "[^.!?;]{0,40}?";
const YOU_ARE = "\\byou(?:'re| are| will be|'ll be|'d be| would be)(?: gonna be| going to be)?";
const I_WILL = "\\b(?:i|we)(?:'ll|'d| will| can| could| would|'m going to| am going to)?";
const INSURER = "(?:carrier|company|insurer|insurance|policy|they|it|adjuster)";
const RIVAL =
  "\\b(?:they|those (?:guys|people|clowns|folks)|that (?:company|carrier|insurer|outfit|place)|your (?:current |old |other )?(?:carrier|company|insurer|insurance company|agent|broker)|state farm|geico|allstate|progressive|farmers|usaa|liberty mutual|nationwide|travelers)";
const HIDEABLE =
  "(?:accidents?|tickets?|claims?|dui|roof|dogs?|son|daughter|kids?|teen\\w*|drivers?|smok\\w+|deliver\\w+|diabetes|conditions?|history|fender benders?|speeding|lapse|pool|trampoline|business|tobacco|surgery|medications?|loss(?:es)?|mold|crash|wreck|incident|boyfriend|girlfriend|roommate|diagnosis|violations?|leak|cancer|heart|vap\\w+|husband|wife)";
const OPTIONAL_COVER =
  "(?:roadside|rental|towing|umbrella|gap|riders?|endorsements?|identity theft|accident forgiveness|renters|life insurance|life policy|add-?ons?|water backup|glass|service line|cyber|equipment breakdown|earthquake)";
const LIFE_PRODUCT = "(?:whole life|universal life|term|iul|annuity|variable life|final expense)";
const SAVINGS =
  "(?:bank account|savings account|savings plan|savings|cd\\b|certificate of deposit|401 ?\\(?k\\)?|retirement (?:account|plan)|investment(?: account)?|piggy bank|private bank|mutual fund|money market|roth|ira\\b|pension|bank)";
const REPLACEMENT_PAPER =
  "(?:replacement (?:form|notice|paperwork|disclosures?|duties|questions?|stuff|comparison)|comparison (?:form|statement|sheet|paperwork))";
const GROUP =
  "(?:(?:christian|muslim|jewish|hindu|catholic|black|white|hispanic|latino|mexican|asian|african|arab|gay|lesbian|immigrant|foreign|indian|chinese|disabled) (?:drivers?|famil\\w+|couples?|people|folks|neighborhoods?|areas?|owners?|clients?|customers?|men|women|households?|renters|tenants)|christians|muslims|jews|hindus|hispanics|latinos|mexicans|asians|africans|arabs|immigrants|foreigners|gays|lesbians)";
const ORIGIN =
  "(?:religion|race|ethnicity|nationality|skin colou?r|accent|faith|heritage|national origin|sexual orientation|immigration status|culture)";
const PRICED =
  "(?:higher|lower|pays?|price|rates?|risk|quote|insure|write|decline|charge|cover|costs?|premium|approved?|declined?)";
const SECRET_NUMBER =
  "(?:social security number|your social\\b(?! (?:security(?! number)|media|life|circle))|ssn|bank account number|account number|routing number|routing|(?:credit|debit) card(?: number)?|card number|cvv|three digits|bank details)";

const rules: Record<RuleId, Omit<ComplianceRule, "id">> = {
  R1: {
    severity: "blocker",
    title: "Promised that a claim will be paid or that everything is covered",
    safer:
      "The policy may respond to that. The carrier decides on the facts of the claim; let me show you what is excluded.",
    patterns: [
      `\\b(?:your|the|any|every|each|that|this|all(?: your)?) claims?\\b${NEAR}(?:\\bwill|\\bis going to|\\bare going to|'ll|\\bgets?|\\balways) ${words(2)}(?:be |get |is )?(?:paid|covered|approved|accepted|honou?red)`,
      `${YOU_ARE} ${words(1)}(?:100 ?%|100 percent|a hundred percent|one hundred percent|fully|completely|totally|entirely) (?:covered|protected|insured|safe)`,
      `${YOU_ARE} ${words(1)}(?:covered|protected|insured) ${words(2)}(?:for|against|from|on) (?:everything|anything|absolutely|all|whatever|every)`,
      `\\b(?:covered|protected) (?:no matter what|regardless|either way|across the board|top to bottom|from a to z|in (?:any|every) (?:situation|case|scenario))`,
      "\\bcovers? (?:absolutely |literally |pretty much |you for )?(?:everything|anything|it all|all of it|whatever)",
      `\\bfull coverage (?:means|is|covers|takes care of)\\b${NEAR}\\b(?:everything|anything|all)\\b`,
      "\\b(?:everything|it all|all of it)(?:'s| is|'ll be| will be| gets)(?: all)? (?:covered|taken care of|paid)",
      "\\b(?:it's|that's) all covered\\b",
      "\\byou(?:'ll|'re| will| are)? (?:never|won't|not|don't)(?: ever)?(?: have to| going to)? (?:pay|spend|owe) (?:[\\w']+ ){0,4}?(?:out of (?:your |own )*pocket|a (?:dime|cent|penny)(?! more\\b)|anything|a thing)",
      "\\b(?:zero|nothing|no costs?) out of (?:your |own )*pocket",
      `\\b(?:whatever|no matter what|anything that|if anything) (?:happens|goes wrong)\\b${NEAR}\\b(?:${INSURER}|we|they)(?:'ll| will)? (?:pay|cover|take care)`,
      `\\b(?:they|we|it|the (?:carrier|company|insurer|policy))(?:'ll| will)? (?:always )?(?:pay|cover)s?\\b${NEAR}\\b(?:no matter what|whatever happens|every time|without question|no questions asked)`,
      "\\b(?:they|we|the (?:carrier|company|insurer)|this (?:policy|company|one)) always pays?\\b",
      "\\b(?:no way|they won't|they'll never|they will never|they can't|they never|never going to|not going to|impossible) (?:[\\w']+ ){0,3}?(?:deny|denied|turn (?:you|it) down|reject)",
      `\\b(?:guarantee|promise|assure you|swear|bet)\\b${NEAR}\\b${INSURER}(?:'ll| will| is going to) (?:be )?(?:cover|pay|paid|approve|covered)`,
      "\\b(?:no|zero|without(?: any)?) exclusions\\b|\\bnothing(?:'s| is| will be) (?:excluded|left out|not covered)",
      `\\b(?:they|${INSURER})(?:'ll| will)(?: just| always)? (?:write|cut|send|hand|mail) you (?:a|the) (?:check|cheque|payout)`,
      "\\bclaims?\\b[^.!?;]{0,40}?\\bpaid\\b[^.!?;]{0,15}?\\byours (?:will|is going to)|\\b(?:claim|it|that)(?:'s| is| will be) as good as (?:paid|approved)",
      "\\bnothing (?:[\\w']+ ){0,4}?(?:won't|doesn't|wouldn't|isn't) (?:cover|pay)|\\b(?:won't|never|don't) owe (?:a )?(?:nickel|buck|single)",
      "\\b(?:definitely|certainly|absolutely|for sure|guaranteed|always|automatically|without a doubt)(?: going to| gonna| to| be| get)* (?:pays?|paid|covers?|covered|approved?)\\b",
      "\\b(?:pays?|paid|covers?|covered|approved)\\b (?:[\\w']+ ){0,3}?(?:guaranteed|for sure|no doubt|without a doubt|100 ?%|a hundred percent|every single time)",
      `\\b(?:bulletproof|untouchable|nothing to worry about) (?:if|when|once|with) ${"(?:this|you|something|anything|we)"}`,
      "\\b(?:policy|plan|coverage|insurance|this|it)(?:'s got| has| will have| gets)? you(?: all| fully| completely| totally)? (?:taken care of|covered)\\b[^.!?;]{0,20}?\\b(?:no ifs|no matter|whatever|period|guaranteed|always)",
    ],
    exceptions: [],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R2: {
    severity: "blocker",
    title: "Said coverage is bound without authority",
    safer: "I'll request coverage and confirm in writing once the carrier accepts it. Until then nothing is bound.",
    patterns: [
      "\\b(?:i'll|i can|let me|i'm going to|i will|we'll|we can|i could|let's|i just|i've) (?:just |go ahead and )?(?:bind|bound)\\b",
      `${YOU_ARE} ${words(2)}(?:covered|insured|protected) (?:as of |effective |starting |from |beginning )?(?:right )?(?:now|today|this (?:second|minute|moment)|immediately|tonight|instantly)`,
      "\\byou(?:'re| are) (?:now |already |officially )(?:covered|insured)|\\byou(?:'re| are) (?:covered|insured) already",
      `\\bas soon as (?:we|you) (?:hang up|finish|say yes|get off)\\b${NEAR}\\byou(?:'re| are|'ll be) (?:covered|insured|protected)`,
      "\\b(?:the (?:second|minute|moment)|once) (?:we|you) (?:hang up|finish|say yes|get off)\\b[^.!?;]{0,20}?\\byou(?:'re| are|'ll be) (?:covered|insured|protected)",
      "\\bconsider (?:yourself|it|this|that|your \\w+|the \\w+) (?:\\w+ ){0,2}?(?:insured|covered|bound)",
      "\\b(?:you have|you've got|there's) coverage (?:starting |as of |from |beginning |effective )?(?:right )?(?:now|this (?:second|minute|moment)|today|immediately)",
      "\\b(?:coverage|policy|insurance)(?:'s| is)(?: now| already)? (?:in force|active|live|bound|in place)",
      `\\bdrive (?:it|that|home|off)\\b${NEAR}\\byou(?:'re| are) (?:covered|insured)|\\byou(?:'re| are) (?:covered|insured)\\b${NEAR}\\b(?:drive|driving) (?:it|that|home|off)`,
      "\\bi (?:went ahead and|just|already|have already) (?:put|got|turned|switched|started|activated|issued) (?:[\\w']+ ){0,3}?(?:in force|on\\b|active|live|coverage|policy)",
      "\\b(?:insured|covered|protected) (?:from )?the (?:moment|second|minute|instant) (?:you|we|i)\\b",
      "\\byou(?:'re| are) (?:all )?(?:good|set|good to go|all set)\\b[^.!?;]{0,30}?\\b(?:you've got|you have|with) coverage\\b|\\b(?:coverage|policy|insurance)(?:'s| is) effective (?:right )?(?:now|today|immediately)",
      "\\b(?:coverage|policy|insurance)(?: \\w+)? (?:starts|begins|kicks in|is on) (?:right )?(?:now|immediately|this (?:second|minute|moment)|as we speak)|\\b(?:your|the) (?:coverage|policy) is bound\\b",
    ],
    exceptions: [
      "\\b(?:with|by|through|under) (?:your (?:current|other|old|existing|employer)|another|state farm|geico|allstate|progressive|someone|work)",
      "\\b(?:once|after|when) (?:the |an )?(?:underwrit\\w+|carrier|company|insurer|they)",
    ],
    askingIsFine: true,
    hypotheticalIsFine: true,
    rumourIsFine: true,
  },
  R3: {
    severity: "blocker",
    title: "Offered a rebate or inducement",
    safer: "I can only offer the discounts the carrier has filed. Let me check which of those you qualify for.",
    patterns: [
      "\\b(?:part|half|some|a piece|a cut|a bit|a little|a slice|a share|share|percent|portion|all) of (?:my|our|the) (?:commission|cut|fee)",
      `\\b(?:split|share|give|kick|rebate|hand|pass|cut)\\b ${words(4)}(?:my|our|the) commission`,
      `\\b(?:gift ?cards?|visa card|amazon card|prepaid card)\\b${NEAR}\\b(?:if|when|once|for|after) (?:you )?(?:sign\\w*|switch\\w*|mov\\w+|buy\\w*|go\\b|purchas\\w+|join\\w*|get)`,
      `\\b(?:if|when|once|after) you (?:sign|switch|move|buy|go ahead|purchase|join|say yes|get)\\b${NEAR}\\b(?:gift ?card|visa card|amazon card|prepaid card|dinner|lunch|cash|vacation|tank of gas)`,
      `${I_WILL} (?:just |even |personally |also )*(?:give|send|venmo|zelle|pay|mail|slip|hand|buy|get|refund|reimburse|throw in) (?:you |in )?${words(5)}(?:\\$ ?\\d+|dollars?|bucks|cash|gift ?cards?|dinner|lunch|drinks|vacation|something (?:back|extra)|tank of gas)`,
      "\\b(?:first|next) (?:month|payment|premium|installment|month's premium)(?: is|'s| would be| will be)? (?:on me|on us|free|my treat)",
      `${I_WILL} (?:just |even |personally )*(?:cover|pay|take care of|pick up|handle|make)(?: for)? (?:your|the|that) (?:first|next|down) ?(?:month|payment|premium|installment|two|few|bill)`,
      "\\b(?:out of|from) my (?:own )?(?:pocket|end|cut|pay)\\b",
      "\\b(?:a little|some|get you|give you|do|bit of|offer you) (?:a little |some |a bit of )?cash ?back\\b|\\bcash ?back (?:if|when|for you)|\\bunder the table\\b|\\bkick ?backs?\\b",
      `\\b(?:refund|rebate|give|send|kick|pay|slip)(?: you| it)?(?: back)? (?:some|part|half|a bit|a little|a piece)\\b${NEAR}\\b(?:they pay me|i (?:make|earn|get)|my (?:cut|end|pay|commission))`,
      `\\b(?:pay|cover|take care of|handle|chip in|absorb|eat|help with)(?: for| on| toward| towards| part of| some of| half of)* your (?:deductible|premium|down payment)(?! (?:is|was|would|with|by|on|each|every|in|monthly))`,
      "\\b(?:piece|part|some|half|bit|slice|share|portion) of what (?:i|they|we) (?:earn|make|get|pay me|am paid)",
      "\\bmake it worth your while|\\bsweeten the (?:deal|pot)|\\b(?:a )?little something (?:extra )?(?:for you|in it|on the side)|\\bsomething in it for you|\\bon the side for you",
    ],
    exceptions: [
      "\\b(?:thousand|hundred|\\d+)(?: dollars?)? deductible|\\bdeductible (?:is|of)|\\bin coverage|\\bof coverage|\\bdiscount|\\bcredit card|\\bsell gift|\\b(?:id|insurance|business) cards?\\b|\\bclaim check",
    ],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R4: {
    severity: "blocker",
    title: "Pushed to drop a policy without comparing what is lost",
    safer: "Before you drop anything, let's put both side by side and see what you would give up.",
    patterns: [
      `(?:^|[.!?;,] |\\b(?:just|go ahead and|you should|you'd better|should|i'd|i would|let's|you (?:need|ought|have|want) to|might as well|time to|now|then|so|and|better to|simply) )(?:drop|cancel|dump|ditch|surrender|cash (?:out|in)|get rid of|let go of|lapse|scrap|kill|stop paying(?: on| for)?|quit paying(?: on| for)?)(?: out| in)? (?:the|your|that|this|those|it|his|her)\\b ?${words(3)}(?:policy|policies|term|whole life|coverage|insurance|one|plan|annuity|life)?\\b`,
      "\\b(?:that|your|the|this) (?:[\\w']+ ){0,3}?(?:policy|one|whole life|term|plan|coverage|annuity)(?: you have| you've got)?(?:'s| is) (?:\\w+ )?(?:worthless|junk|garbage|a waste|useless|a rip ?off|trash|no good|a bad deal)",
      `\\b(?:no|isn't any|zero|nothing to lose)(?: real)? ?(?:downside|risk|harm|reason not|drawback|by)?\\b[^.!?;]{0,20}?(?:cancel|dropp|replac|switching|surrender)\\w*\\b`,
      "\\breplac\\w+ (?:your|the|it|them|policies)\\b[^.!?;]{0,40}?\\bevery (?:few|couple|two|three|five|other)\\b",
      "\\b(?:roll|move|put|transfer|shift) (?:it|that|the (?:money|cash|cash value|value))(?: all)?(?: over)? ?(?:in)?to (?:us|ours|our|this|a new|mine|one of)",
      "\\b(?:won't|don't|no longer) need (?:it|that|the old)(?: one| policy)? (?:anymore|any more|once|after|with)|\\b(?:isn't|not) doing (?:anything|you any good|nothing|a thing) for you",
      "\\b(?:i'd|i would|just|should|let's|go ahead and|could|better to|can|simply) let (?:that|your|the|it)\\b ?(?:[\\w']+ ){0,3}?(?:lapse|expire|go\\b)",
      "\\b(?:policy|plan|coverage|whole life|term)\\b (?:you have )?(?:isn't|is not|ain't) worth\\b",
      "\\bbetter off (?:without|cashing|dropping|cancell?ing|surrendering|letting|getting rid|replacing)|\\bcall (?:them|your (?:agent|company|carrier))\\b[^.!?;]{0,15}?\\bcancel|\\bwalk away from (?:that|your|the) (?:[\\w']+ )?(?:policy|plan|coverage)",
    ],
    exceptions: ["\\b(?:appointment|subscription|meeting|gym|subject|topic)\\b", "\\bany ?time\\b"],
    askingIsFine: true,
    hypotheticalIsFine: true,
    rumourIsFine: true,
  },
  R5: {
    severity: "blocker",
    title: "Advised hiding or changing facts on an application",
    safer: "We have to answer that accurately. Then I'll look for a carrier that takes it as it is.",
    patterns: [
      "\\b(?:don't|do not|no need to|needn't|no reason to|wouldn't|not|don't have to|don't need to|rather not|never) (?:ever |even |really )?(?:mention|disclose|report|declare|bring (?:that|it|this)? ?up|list|put down|admit|say anything about|write down|include|reveal|tell (?:them|the carrier|the company|the insurer|underwriting|the underwriter|the adjuster))\\b",
      `\\b(?:leave|keep) (?:[\\w']+ ){0,3}?(?:${HIDEABLE}|him|her|it|that|them) (?:[\\w']+ ){0,2}?(?:off|out)\\b`,
      `\\b(?:leave|leaving) (?:off|out) (?:[\\w']+ ){0,3}?${HIDEABLE}`,
      `\\bkeep (?:[\\w']+ ){0,2}?${HIDEABLE} (?:quiet|to (?:ourselves|yourself)|between us)|\\b(?:keep|stay) quiet about\\b`,
      `\\b(?:forget|ignore|skip|gloss|overlook|omit|hide|conceal|bury|not count)\\b(?: about| over| past)? (?:[\\w']+ ){0,3}?(?:${HIDEABLE}|question about)`,
      `\\b(?:put|say|write|enter|list|call it|claim|tell them|mark|answer)\\b${NEAR}\\b(?:nobody checks|no one checks|they (?:don't|never|won't) (?:check|verify|know|find out)|for pleasure|pleasure (?:driving|use)|you quit|less than|fewer|never smoked|don't smoke|non-?smoker|you(?:'re| are) (?:married|single))`,
      "\\b(?:nobody|no one|they|underwriting)(?:'ll| will| ever)? ?(?:checks\\b|never checks?|won't (?:ever )?(?:check|know|find out)|(?:will |'ll )?ever (?:know|check|find out)|don't (?:ever )?(?:check|verify))",
      "\\bwhat they don't know\\b|\\bfudg(?:e|ing)\\b|\\b(?:a )?little white lie\\b|\\bbend the truth\\b",
      `\\b(?:shave|lower|tweak|adjust|round down|massage|knock|understate|trim)\\b (?:[\\w']+ ){0,3}?(?:payroll|mileage|miles|square footage|revenue|sales|age|income|weight|headcount)\\b`,
      "\\bbetween you and me,? (?:just )?(?:say|put|leave|skip)",
      "\\bround(?:ing)? (?:it|the|your|that)? ?(?:[\\w']+ )?(?:mileage|miles|square footage|payroll|revenue|age|weight|income)? ?(?:down|off)\\b[^.!?;]{0,30}?(?:everyone|everybody|cheaper|lower|does it|price|rate)|\\bround the (?:mileage|miles|square footage|payroll|revenue) down",
      `\\b${HIDEABLE}\\b (?:doesn't|don't|does not|do not)(?: really)? (?:need|have) to (?:be|go|appear|show up|come up)`,
      `\\b(?:let's|we'd better|better) not (?:mention|list|talk about|go into|include|get into|say|bring up)\\b ${"(?:[\\\\w']+ ){0,3}?"}${HIDEABLE}`,
      `\\b(?:say|put|write|call it|tell them|mark it)\\b${NEAR}\\b(?:just|only|strictly)(?: for)? (?:personal|pleasure|weekends?|commuting|occasional)\\b`,
      "\\b(?:they'll|nobody will|no one will|nobody'll|they will) (?:never|ever) (?:notice|ask|look|find out|know|check)\\b|\\b(?:everyone|everybody) does it\\b|\\bour (?:little )?secret\\b|\\bslip (?:it|that|this) past\\b|\\b(?:creative|flexible) with the (?:application|numbers|answers|truth)|\\bstretch the truth",
      "\\b(?:check|answer|put|mark|say|tick) no\\b[^.!?;]{0,25}?\\b(?:smok\\w*|tobacco|health|claims?|accidents?|tickets?|dogs?|business|medical|diagnos\\w+|question)",
      `\\b(?:that|the|those|this) (?:[\\w']+ )?${HIDEABLE} (?:doesn't|don't|wouldn't|won't)(?: really)? count\\b`,
      "\\b(?:just|let's|i'd|we'll|simply) (?:put|say|write|mark|tell them|claim)(?: down)? (?:that )?(?:nobody|no one|you (?:never|don't|haven't)|there(?:'s| are| is) no)\\b",
    ],
    exceptions: [
      "\\b(?:furniture|every (?:single )?(?:piece|item|spoon|sock)|each item|belongings|tax|taxes|irs)\\b",
      "\\bdid you (?:ever )?forget\\b",
      "\\byou can (?:always )?leave (?:it|that) out\\b|\\boptional\\b",
      "\\bof the quote\\b",
      "\\breplac(?:e|ing|ement)\\b",
    ],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R6: {
    severity: "major",
    title: "Disparaged another insurer or agent",
    safer: "Companies structure this differently. Let me put both side by side.",
    patterns: [
      `${RIVAL}(?:'re| are| is|'s|'ll| will| might| may)? (?:[\\w']+ ){0,3}?(?:broke|bankrupt|out of business|belly up|insolvent|going under|go under|gone under)\\b`,
      `${RIVAL}(?:'re| are| is|'s)(?: just| really| all| such| a bunch of| pretty| known to be| honestly| total| totally)* (?:a |an |the )?(?:total |complete |real |bunch of )*(?:scam(?:mers)?|crooks?|crooked|thieves|terrible|awful|horrible|garbage|trash|joke|incompetent|dishonest|shady|worthless|rip ?offs?|worst|useless|liars?|con artists?|clueless|lazy|nightmare|ripping you off|robbing you)\\b`,
      `${RIVAL}(?:'ll| will)? never (?:pay|pays|paid|cover|covers|answer|return|call)`,
      `${RIVAL}(?:'ll| will| always| just| would|'d)+ (?:find a way to |try to )?(?:deny|screw|cheat|rip you|lowball|drop you|fight you|leave you|stall)`,
      `${RIVAL}(?:'ll| will| always| only| just)+ (?:take|want|takes|wants) (?:your|people's) money`,
      "\\byour (?:agent|broker) (?:\\w+ )?(?:doesn't|does not|never|didn't) (?:know|have a clue|care|understand|bother)",
      `\\b(?:get|stay|run) away from (?:them|that (?:company|carrier|insurer))|${RIVAL}(?:'re| are| is)? in (?:financial |big |serious )*trouble|${RIVAL} can't (?:even )?pay (?:their |its )?claims`,
      `\\b(?:their|that company's|your (?:agent|carrier|company)'s) (?:[\\w']+ ){1,2}?(?:is|are|'s) (?:just |really |such |pretty )*(?:a |an |the )?(?:total |complete )?(?:joke|terrible|awful|horrible|garbage|trash|nightmare|worst|scam|disaster|mess|useless|pathetic)`,
      `${RIVAL}(?:'re| are| is|'s)? (?:just )?(?:known|famous|notorious) for (?:ripping|denying|screwing|lowballing|dropping|cheating|not paying|stalling)`,
      `\\b(?:wouldn't|don't|can't|would never|never) trust (?:them|that (?:company|carrier|agent|outfit)|those|state farm|geico|allstate|progressive|farmers)|${RIVAL} (?:[\\w']+ )?(?:rips?|ripped|screws?|screwed|cheats?) (?:people|you|everyone|their)`,
      `\\b(?:fly[- ]by[- ]night|bottom of the barrel|sleazy|snake oil|bunch of (?:clowns|crooks|thieves|liars))\\b|${RIVAL} (?:don't|doesn't) (?:pay|care about)\\b|${RIVAL} won't be around`,
    ],
    exceptions: ["\\bnever pays? twice\\b"],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: false,
  },
  R7: {
    severity: "major",
    title: "Guaranteed something that is not guaranteed",
    safer: "Let me separate what the contract guarantees from what I only expect.",
    patterns: [
      "\\b(?:everybody|everyone|anybody|anyone) (?:gets|is) (?:approved|accepted)\\b|\\bguaranteed to (?:be|get) (?:approved|accepted)\\b",
      "\\bguaranteed to (?:double|triple|grow|beat|increase|earn|make|go up|outperform|return|pay)",
      "\\b(?:dividends?|returns?|growth|interest|earnings|gains|profits?)\\b (?:[\\w']+ ){0,2}?(?:is|are|'re) (?:always |fully |100% |absolutely )?guaranteed|\\bguaranteed (?:returns?|dividends?|growth|gains|profits?)",
      "\\brisk[- ]free\\b|\\bzero risk\\b|\\bno risk (?:at all|whatsoever|to your money|here|involved)|\\bwithout any risk\\b",
      "\\b(?:can't|cannot|can never|won't|never|impossible to|no way to|no way you)(?: ever|'ll|'d)? lose(?: any)? ?(?:money|a (?:dime|cent|penny)|anything|value|with this|on this)?\\b",
      "\\b(?:premiums?|price|rates?|costs?|payments?|bill)\\b (?:[\\w']+ ){0,3}?(?:will never|never|won't ever|won't|can't|will not|isn't (?:ever )?going to|is not going to)(?: ever)? (?:go(?:es)? up|increase|rise|climb)",
      "\\b(?:premiums?|price|rates?|costs?|payments?) (?:will never|never) change",
      `\\b(?:rate|price|premium|payment|cost)\\b${NEAR}\\b(?:locked|frozen|fixed|set)(?: in)?(?: \\w+)? (?:forever|for good|permanently|for all time)`,
      `\\b(?:you'll|you will|you're going to|gets?|earns?|make|it'll|it will|pays|you get)\\b${NEAR}(?:percent|%)${NEAR}\\b(?:every year|each year|no matter|guaranteed|for sure|year after year|year in)`,
      "\\b(?:cash value|the value|your money|it) (?:only (?:ever )?(?:goes up|grows)|can(?:'t| never|not) go down|never goes down|always (?:grows|goes up))",
      `\\b(?:illustration|projection|projected|numbers|column)\\b${NEAR}\\b(?:what you(?:'re going to| will|'ll) (?:get|have)|guarantee (?:it|this|that))`,
      "\\bi (?:can )?(?:guarantee|promise)(?: you)?(?: that)? (?:your|the) (?:price|premium|rate|bill|return|money)",
      "\\bnever (?:loses?|losing|drops?|decreases?)(?: any)? ?(?:value|money|in value)\\b|\\b(?:rate|premium|price|payment)s?(?: is|'s| are) never (?:changing|going up|increasing|going to (?:change|go up|increase))",
      "\\b(?:promise|guarantee)(?: you)? (?:[\\w']+ ){0,3}?(?:\\d+|five|six|seven|eight|nine|ten|twelve) ?(?:percent|%)",
      "\\b(?:double|triple)\\b[^.!?;]{0,40}?\\b(?:guaranteed|for sure|no matter|every time)|\\bdouble your money\\b|\\bsure thing\\b|\\b(?:stays?|remains?) the same (?:forever|for the rest of your life|as long as you live)\\b",
      NEVER_PAY_MORE,
      "\\byou(?:'ll| will|'re going to| are going to) never (?:ever )?(?:see|get|have|face) (?:an?|any|another|one more)(?: single)?(?: (?:rate|price|premium))? (?:increase|hike|raise)s?\\b",
      "\\b(?:it|this|that|you|everything)(?:'s|'re| is| are| stays?| will be|'ll be)?(?: all)? (?:locked|frozen|fixed)(?: in)? (?:forever|for good|for life|permanently|for all time)\\b",
      "\\blast (?:(?:rate|price|premium) )?(?:increase|hike) you(?:'ll| will)(?: ever)? (?:see|get|have)\\b",
      "\\bi (?:promise|guarantee)(?: you)?(?: that)? (?:it|this|that)(?:'s never|'ll never| is never| is not| isn't| will never| will not| won't| never)(?: ever)? go(?:es|ing)? up\\b",
      `\\b(?:rate|price|premium)\\b${NEAR}\\byou(?:'ll| will) (?:have|pay|keep) for (?:life|good|ever)\\b`,
      "\\bguaranteed (?:a |an |at least )*(?:[\\w']+ )?(?:percent|%|\\d+ ?%|\\d+ percent)[^.!?;]{0,15}?\\b(?:return|growth|gain|every year)|\\b(?:can|will) only (?:go up|grow|increase|rise)\\b",
    ],
    outright: [
      `(?:${NEVER_PAY_MORE})[^.!?;]{0,25}?\\b(?:i (?:promise|guarantee|swear)|guaranteed|my word)\\b`,
      `\\bi (?:promise|guarantee|swear)\\b[^.!?;]{0,20}?(?:${NEVER_PAY_MORE})`,
    ],
    exceptions: [
      "\\bguaranteed (?:replacement cost|issue|level|insurability|minimum|renewable|acceptance|column)",
      "\\b(?:for|during) (?:the )?(?:whole |full |entire |level )?(?:term|\\d+ years|ten years|twenty years|thirty years|level period)\\b",
    ],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R8: {
    severity: "major",
    title: "Called insurance a savings product, or used a title you may not hold",
    safer:
      "I'm a licensed insurance producer, and this is life insurance. Let's keep protection and investing separate.",
    patterns: [
      `\\b(?:it's|this is|that's|it is|(?:this|it) (?:works|acts|functions|is)|think of (?:it|this) (?:as|like)|consider (?:it|this)|treat (?:it|this) (?:as|like)|use (?:it|this) (?:as|like)|look at (?:it|this) (?:as|like)|call it|same(?: thing)? as|just like|better than|like having|opening|you're (?:really )?(?:getting|opening)) ${words(4)}(?:a |an |your |any )?${SAVINGS}`,
      `\\b(?:i'm|i am|i work as|as|i'll be|i act as) (?:more of |basically |really )?(?:a |an |your |the )?(?:certified |registered |licensed |personal |professional |own |chartered |independent )*(?:financial (?:planner|advis[eo]r|consultant|coach)|investment (?:advis[eo]r|counsell?or)|wealth (?:advis[eo]r|manager|planner)|retirement (?:planner|advis[eo]r|specialist)|fiduciary|estate planner|money manager)`,
      "\\b(?:insurance|death benefit|coverage)(?: part)?(?:'s| is) (?:just|only|really just|basically) (?:a|the|an) (?:bonus|extra|side benefit|perk|cherry)",
      "\\b(?:be|become|being) your own bank(?:er)?\\b|\\b(?:savings|nest egg|investment) (?:vehicle|machine)\\b|\\b(?:put|move|park|roll) (?:your|the|all your) (?:savings|401 ?k|ira|retirement|nest egg|money)(?: money| account| fund)? (?:in|into|over into) (?:here|this|it|the policy|a policy|this policy)\\b|\\b(?:529|college) plan with (?:a )?(?:death|insurance)",
    ],
    exceptions: [
      "\\b(?:planner|advis[eo]r) (?:said|told|suggested|mentioned|says)",
      "\\b(?:at|from|with) (?:the|your|a) bank\\b(?! account)(?!.*\\bcd\\b)",
    ],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R9: {
    severity: "blocker",
    title: "Skipped the duties when a life policy is replaced",
    safer:
      "Because this may replace a policy, I'll list what you have, give you the replacement notice and compare both with you.",
    patterns: [
      `\\b(?:skip\\w*|avoid|forget(?: about)?|ignore|bypass|get around|don't (?:need|bother|worry|have)|no need|not bother|won't (?:bother|make|need)|let's not|without|spare you|leave out|not worry) ${words(6)}${REPLACEMENT_PAPER}`,
      `\\b(?:answer|check|mark|put|say|tick|click|circle)(?: it| the box)? no\\b${NEAR}\\breplac`,
      "\\b(?:say|call|write|put|pretend|tell them)\\b (?:[\\w']+ ){0,3}?(?:isn't|not|wasn't|is not)(?: a| any| really a)? replac\\w+",
      "\\b(?:no need to|don't|not|needn't|don't have to|don't need to|shouldn't) (?:tell|notify|let|inform|contact) (?:the|your) (?:old|other|existing|current|previous) (?:company|carrier|insurer|agent)",
      "\\b(?:tell|say|put|answer|state|claim)\\b[^.!?;]{0,30}?\\b(?:aren't|isn't|not|ain't)\\b (?:[\\w']+ )?replac\\w+|\\bleave\\b[^.!?;]{0,20}?\\breplacement\\b[^.!?;]{0,20}?\\b(?:blank|empty|out)\\b",
      "\\b(?:nobody|no one) (?:reads|looks at|checks|cares about|needs)\\b[^.!?;]{0,20}?\\breplacement|\\b(?:don't|do not|no need|needn't)(?: have| need)?(?: to)? compare\\b[^.!?;]{0,30}?\\b(?:old|existing|current|other) (?:policy|one|coverage)",
      "\\b(?:not|don't|never|avoid) (?:mention|say|bring up|disclose|saying|mentioning)\\b[^.!?;]{0,25}?\\breplac",
    ],
    exceptions: ["\\breplacement cost\\b"],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R10: {
    severity: "major",
    title: "Recommended without a basis",
    safer: "Before I recommend anything, may I ask who depends on your income and what you already have?",
    patterns: [
      "\\b(?:i|we) (?:don't|do not) (?:need|have) to (?:know|ask|hear) (?:[\\w']+ ){0,2}?(?:situation|anything|about you|about your|questions|details|the details)",
      "\\bno need (?:for|to ask|to go through)(?: you| me)?(?: \\w+)? ?(?:questions?|details|anything)",
      `\\b(?:everyone|everybody|anyone|all my clients|every (?:client|family|customer)) (?:[\\w']+ )?(?:should (?:have|get|own|buy)|needs?|gets?|ought to (?:have|own))\\b[^.!?;]{0,25}?\\b(?:${LIFE_PRODUCT}|same)`,
      "\\b(?:put|place|sell)(?: [\\w']+)? (?:everybody|everyone|all my clients|anyone|anybody)\\b(?: \\w+)? in(?:to)?\\b|\\b(?:put|place) (?:everybody|everyone|all my clients) in",
      `\\b(?:give|recommend|offer|sell|write|suggest)\\b${NEAR}\\bsame (?:[\\w']+ )?(?:thing|policy|plan|product|coverage|amount|${LIFE_PRODUCT})\\b[^.!?;]{0,30}?`,
      "\\bone[- ]size[- ]fits[- ]all\\b|\\bfits (?:everyone|everybody|anybody|anyone|all of them)\\b",
      `\\b(?:is|'s) always (?:the )?(?:right|best|perfect) (?:answer|choice|fit|policy|move|one)`,
      "\\b(?:don't|do not) (?:have|need) to tell me (?:anything|a thing|about|more)",
      "\\bskip (?:all )?(?:of )?(?:the |these |those |your )?(?:questions|interview|fact[- ]?find\\w*|needs analysis)|\\bi already know (?:exactly )?what you need\\b|\\bwithout (?:even )?asking\\b",
      `\\b(?:can )?already tell (?:you )?(?:exactly )?what you need|\\b(?:every|all the|all my|any)\\b (?:[\\w']+ ){0,2}?(?:family|families|clients?|couples?|customers?|people|person)\\b (?:[\\w']+ ){0,3}?(?:gets?|buys?|should (?:have|get)|ends? up with) (?:the |a |an )?(?:[\\w']+ ){0,2}?(?:same|${LIFE_PRODUCT})`,
      "\\b(?:doesn't|does not|don't) matter (?:to me )?(?:what|who|how)(?: much| old)? (?:your|you)\\b|\\bno need to (?:dig|analy\\w+|know|look at your)|\\b(?:don't|do not)(?: even)? (?:need|have) to ask\\b|\\bno matter (?:who you are|what your situation)",
      `\\byou(?: look| seem|'re| are)(?: like)? an? (?:[\\w']+ )?${LIFE_PRODUCT} (?:person|guy|kind of)`,
    ],
    exceptions: ["\\b(?:you already answered|you've answered|you have answered|answered online)\\b"],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R11: {
    severity: "blocker",
    title: "Unlicensed advice or quoting",
    safer: "Coverage questions go to a licensed producer. I'll bring one in before we talk about limits or price.",
    patterns: [
      `\\b(?:i'm|i am|we're|not) (?:[\\w']+ ){0,2}?(?:un|not (?:[\\w']+ )?)licensed\\b${NEAR}\\b(?:but|anyway|still|though)\\b(?: \\w+)? ?(?:i|i'll|i'd|i can|let|here|we can|we'll)\\b(?! (?:can't|cannot|won't|have someone))`,
      `\\b(?:don't|do not|no longer|didn't|never|haven't) (?:[\\w']+ )?(?:have|got|get|renewed?|hold) (?:a|my|the|any) license\\b${NEAR}\\b(?:but|anyway|still|though|i'll)`,
      "\\bmy (?:[\\w']+ )?license (?:has |is |just |actually )*(?:lapsed|expired|pending|suspended|revoked|inactive|ran out)|\\b(?:waiting|holding|waited) (?:on|for) my license",
      `\\b(?:receptionist|front desk|secretary|intern|office manager|csr|assistant|trainee)\\b ${words(1)}(?:can|will|'ll|could|is going to)(?: also| just)? (?:go over|quote|advise|explain|recommend|tell you which|pick|sell|walk you through|discuss|help you choose|set your limits)`,
      "\\bi'm (?:just|only) (?:the|an|a) (?:assistant|receptionist|csr|intern|trainee|secretary|customer service rep)\\b[^.!?;]{0,6}\\b(?:but|so|and|though)\\b",
      "\\b(?:don't|do not|no) need (?:a |to be |someone )?licensed?\\b",
      "\\b(?:isn't|aren't|not|without being) (?:[\\w']+ )?licensed\\b[^.!?;]{0,25}?\\bbut\\b (?:she|he|they)(?:'ll| will| can| could|'s)|\\blet my (?:[\\w']+ )?license (?:go|lapse|expire)",
      "\\b(?:can't|cannot|not allowed to|not supposed to|shouldn't)(?: legally| really| technically)? (?:quote|sell|advise|write|discuss|give advice)\\b[^.!?;]{0,30}?\\bbut (?:here|i'll|i will|i can|let me|let's)",
    ],
    exceptions: ["\\bdriver'?s'? license\\b", "\\blicensed (?:agent|producer) (?:will|can)\\b"],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R12: {
    severity: "major",
    title: "Recorded the call without saying so first",
    safer: "Before we start: this call is recorded for training. Is that all right with you?",
    patterns: [
      "\\b(?:been|was|were|am|'ve been|'m) (?:recording|taping) (?:this|the|our|you|us|everything)\\b[^.!?;]{0,12}\\b(?:whole|entire|since|all along|time|from)",
      "\\b(?:recorded|taped) (?:since|from the (?:start|beginning)|the whole|this whole|all along|the entire|without)",
      "\\b(?:record\\w*|tap(?:e|ed|ing))\\b[^.!?;]{0,40}?\\b(?:don't|do not|didn't|never|without)(?: have to| need to| even| actually| just)? ?(?:tell\\w*|say\\w*|mention\\w*|ask\\w*|inform\\w*|announc\\w+)",
      "\\b(?:don't|do not|didn't|won't|not)(?: have to| need to| even| actually| supposed to)? (?:tell|say|mention|hear|announce)\\b[^.!?;]{0,30}?\\b(?:record\\w*|taping|taped|tape)\\b",
      "\\b(?:tape|record|taping|recording|recorder)\\b[^.!?;]{0,40}?\\b(?:nobody|no one|they|you) (?:needs?|has|have|don't (?:need|have)) (?:to )?know",
      "\\bforgot to (?:mention|say|tell you)\\b[^.!?;]{0,30}?\\b(?:record\\w*|tap(?:ed|ing))",
      "\\bshould(?:'ve| have) (?:told|said|mentioned|warned)\\b[^.!?;]{0,40}?\\b(?:record|tap)|\\bsecretly (?:keep|record|tape|save)|\\b(?:on tape|recorder (?:going|on|running)|tape (?:going|running))\\b[^.!?;]{0,25}?\\b(?:already|whole|all along|entire|since)|\\beverything you(?:'ve)? said (?:is|was|has been) (?:[\\w']+ )?(?:on tape|recorded|taped)",
    ],
    exceptions: ["\\b(?:driving|claims?|medical|payment) records?\\b"],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R13: {
    severity: "blocker",
    title: "Went on after being asked to stop calling",
    safer: "Of course. I'm removing your number now and you won't hear from us again. Sorry to have bothered you.",
    patterns: [],
    exceptions: [],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R14: {
    severity: "major",
    title: "Tied price or eligibility to race, religion or origin",
    safer: "The rate rests on underwriting facts: the property or vehicle, the use and the claims history.",
    patterns: [
      `\\b(?:because|due to|based on|given|with|since|considering|for someone of)(?: of)? (?:[\\w']+ ){0,3}?${ORIGIN}\\b${NEAR}\\b${PRICED}`,
      `\\b${PRICED}\\b${NEAR}\\b(?:because of|due to|based on|for someone of) (?:[\\w']+ ){0,2}?${ORIGIN}`,
      `\\b${GROUP}\\b${NEAR}\\b${PRICED}`,
      `\\b(?:write|insure|quote|cover|prefer|charge|policies for|rather have|avoid)\\b ${words(4)}(?:a |any )?${GROUP}\\b`,
      `\\b(?:people|folks|drivers|families) (?:from|of|with) (?:your|that|those|an?) (?:country|religion|race|background|culture|faith|kind|part of the world|accent)\\b${NEAR}\\b${PRICED}`,
      `\\b(?:from) (?:india|china|mexico|africa|asia|the middle east|iran|iraq|syria|haiti|nigeria|pakistan|vietnam|russia|overseas)\\b${NEAR}\\b(?:${PRICED}|declined|denied)|\\byou people\\b${NEAR}\\b(?:${PRICED}|file|claims)`,
      `\\b(?:since|because|as|if)\\b (?:you're|you are|they're|he's|she's) (?:an? )?(?:immigrant|foreigner|foreign|muslim|christian|jewish|hindu|black|white|hispanic|latino|asian|gay|lesbian|disabled)\\b${NEAR}\\b${PRICED}`,
    ],
    exceptions: ["\\b(?:nothing to do|doesn't matter|does not matter|no effect)\\b"],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: false,
  },
  R15: {
    severity: "major",
    title: "Sold an optional cover as required or free",
    safer: "That cover is optional. It costs this much a month, and you can leave it out.",
    patterns: [
      `\\b${OPTIONAL_COVER}\\b ${words(3)}(?:is |'s |are )?(?:required|mandatory|compulsory|obligatory|not optional)\\b`,
      `\\b(?:law|state|dmv|government|lawmakers)\\b (?:[\\w']+ ){0,2}?(?:requires?|makes?|forces?|says|mandates?|wants)\\b${NEAR}\\b${OPTIONAL_COVER}`,
      `\\bby law\\b${NEAR}\\b${OPTIONAL_COVER}`,
      `\\b(?:included?|includes|thrown in|throw\\w* (?:[\\w']+ ){0,3}?in|comes|come|get (?:[\\w']+ ){0,3}?)\\b ?(?:[\\w']+ ){0,2}?(?:for free|free|at no (?:extra |additional )?(?:charge|cost)|on the house)\\b(?! (?:quote|review|consult|second|compar|check|call|look))`,
      `\\b(?:have|need|got|required|forced) to (?:buy|take|get|add|purchase|carry)\\b (?:[\\w']+ ){0,4}?(?:policy|coverage|insurance|${OPTIONAL_COVER})\\b${NEAR}\\bto (?:get|have|keep|qualify)`,
      `\\b(?:can't|cannot|won't|only) (?:get|have|give you|offer|do|write)\\b${NEAR}\\b(?:without|unless|only if)\\b${NEAR}\\b(?:${OPTIONAL_COVER}|bundle)`,
      `\\bi(?:'ve)? (?:already|went ahead and|just|automatically) (?:added|put|included|threw)\\b (?:[\\w']+ ){0,3}?${OPTIONAL_COVER}`,
      `\\b${OPTIONAL_COVER}\\b${NEAR}\\b(?:it's|it is|that's|that is) (?:required|mandatory|compulsory|the law)|\\blegally (?:have|need|required|must|obligated)(?: to)? (?:have |carry |buy |take |add |get )?(?:[\\w']+ ){0,2}?${OPTIONAL_COVER}`,
      `\\b(?:can't|cannot|won't let you) (?:buy|keep|have)\\b${NEAR}\\bwithout\\b${NEAR}\\b(?:${OPTIONAL_COVER}|life|policy)`,
      `\\b${OPTIONAL_COVER}\\b (?:coverage |policy )?(?:is|are|'s|comes?) (?:totally |completely |basically )?(?:free|complimentary|on the house)\\b`,
    ],
    exceptions: ["\\b(?:lender|mortgage company|lease|leasing|landlord) (?:requires?|wants|says)"],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R16: {
    severity: "major",
    title: "Pressed with false urgency or guilt",
    safer: "Take the time you need. Which day suits you to talk about it again?",
    patterns: [
      "\\b(?:only|just) (?:good|valid|available|on the table)(?: for| until| through| till)? ?(?:today|tonight|right now|this call|midnight|the next (?:hour|few minutes)|while (?:we|you)'?re)",
      "\\blast chance\\b|\\bnow or never\\b|\\btoday or (?:never|you lose|it's gone)|\\bonce (?:you|we) hang up (?:it's|this is|the)",
      "\\b(?:offer|price|deal|rate|quote|discount)\\b(?: [\\w']+){0,2}?(?: is|'s| will be|'ll be)? (?:gone|expires?|disappears?|goes away|vanish\\w*)(?: today| tonight| tomorrow| when| if| after| now| the minute| as soon|$|[.!,])",
      `\\b(?:have to|need to|must|got to|gotta|want you to|better) (?:sign|decide|buy|commit|say yes|do (?:it|this)|act|pay)\\b${NEAR}\\b(?:now|today|tonight|before (?:we|you) hang up|on this call|this minute|immediately)`,
      "\\bsign (?:it |this )?right now\\b|\\bsign now or\\b",
      "\\b(?:can't|cannot|won't)(?: let me)? (?:hold|keep|offer|give you|give|do|honou?r)\\b (?:[\\w']+ ){0,4}?(?:past|after|beyond|later than|again|tomorrow)\\b",
      `\\bif you (?:walk away|don't (?:decide|sign|buy|act|say yes|do (?:it|this)|take (?:it|this))|hang up|say no|wait|pass on this)\\b${NEAR}\\b(?:regret|lose|gone|sorry|too late|on you|miss out|blame|kick yourself)`,
      "\\b(?:terrible|bad|irresponsible|selfish|what kind of) (?:father|mother|parent|husband|wife|spouse|person|dad|mom|provider)|\\bif you (?:really |truly |actually )?(?:loved|cared about)",
      "\\bdon't hang up\\b|\\bnot (?:letting|going to let) you (?:go|hang up|off)|\\buntil you(?:'ve)? (?:give|given|say|said|sign|signed)\\b[^.!?;]{0,12}\\b(?:yes|up|it)\\b",
      "\\b(?:tomorrow|tonight|after today|after this call)\\b,? (?:[\\w']+ ){0,3}?(?:disappears?|gone|goes away|expires?|vanishes)\\b|\\bbefore (?:i|we) (?:get off|hang up|leave|end)\\b[^.!?;]{0,15}?\\b(?:phone|call|$)",
      "\\b(?:be|'d be|are|'re) (?:crazy|foolish|stupid|nuts|irresponsible|insane|a fool) (?:to|not to|if)\\b|\\bonly (?:gives?|gave|got|have|has|lets?)\\b (?:[\\w']+ ){0,4}?(?:until|till) (?:five|six|four|noon|tonight|midnight|\\d|the end of)|\\bclock is ticking|\\bact (?:now|fast)\\b|\\blimited[- ]time\\b",
    ],
    exceptions: ["\\bdon't hang up your\\b"],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R17: {
    severity: "minor",
    title: "Used a superlative or promised savings without support",
    safer: "I don't know yet whether we are lower. Let's compare the same limits and see.",
    patterns: [
      `\\b(?:best|cheapest|lowest|greatest|finest|number one|#1)\\b (?:[\\w']+ ){0,2}?(?:rates?|prices?|premiums?|company|carrier|coverage|insurance|agency|policy|service|deal)\\b,?${NEAR}\\b(?:in (?:town|the|this|all)|guaranteed|anywhere|around|out there|on the market|period|hands down|there is|of all|you'll find)`,
      "\\b(?:we're|we are|we have|we've got|we offer|i have|i've got|our (?:rates?|prices?|coverage|service|company|agency)(?: is| are|'s)) (?:[\\w']+ ){0,1}?(?:best|cheapest|lowest|greatest|finest|number one|#1|most affordable|unbeatable)\\b(?! (?:number|way|time|chance|interest|phone|address|e-?mail|picture|idea))",
      "\\b(?:nobody|no one|no other \\w+|you can't|they can't|none of them)(?: can| will| could)? (?:beat|match|touch|come close)\\b|\\byou(?:'ll| will)? (?:won't |never |not )(?:ever )?find (?:a |anything )?(?:better|cheaper|lower)|\\byou'll never find (?:a )?(?:better|cheaper|lower)",
      "\\balways (?:[\\w']+ )?(?:cheaper|better|lower|less expensive|cheapest|lowest)|\\b(?:cheaper|better|lower|less) than (?:state farm|geico|allstate|progressive|farmers|usaa|anyone|everyone|everybody|anybody|the rest|any other|all the|every other)",
      "\\b(?:you'll|you will|you're going to|you'd|i can|i'll|i will|we can|we'll|we will|we|everyone|everybody|people|clients|always|guaranteed to|definitely|customers) (?:definitely |always |usually |easily |probably |all )*saves?(?: you| people)?(?: at least| up to| about| around| over| easily| some| a lot of)? ?(?:\\$? ?\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|(?:five |a |two |three |several )?hundreds?|(?:a )?thousands?|a (?:lot|ton|fortune|bundle)|half|money|big)\\b",
      "\\b(?:isn't|is no|there's no|is not)(?: a| any)?(?: \\w+)? ?(?:cheaper|better|lower)(?: [\\w']+){0,2}? (?:in (?:this|the|town)|anywhere|out there|around)|\\b(?:we|we'll|we will|we can|i can|i'll) (?:always )?(?:beat|crush|undercut)\\b (?:[\\w']+ )?(?:everybody|everyone|anybody|anyone|all|them all|the competition|any)\\b",
      "\\bsecond to none\\b|\\bunbeatable\\b|\\bunmatched\\b|\\brock[- ]bottom\\b|\\b(?:guaranteed|sure|certain|bound) to save\\b|\\b(?:you'll|you will|we'll) (?:definitely|always|certainly) save",
      "\\b(?:nobody|no one|no other (?:agency|company|agent|carrier)) (?:has|offers|gives|does|gets)\\b (?:[\\w']+ ){0,3}?(?:better|cheaper|lower|more)\\b",
    ],
    exceptions: [
      "\\bbundl\\w+ (?:discount|credit)",
      "\\bon (?:this|the|your) quote\\b",
      "\\bbest (?:number|way|time)\\b",
    ],
    askingIsFine: true,
    hypotheticalIsFine: true,
    rumourIsFine: true,
  },
  R18: {
    severity: "minor",
    title: "Gave legal or tax advice",
    safer: "That is a question for your attorney or accountant. I can tell you what the policy says.",
    patterns: [
      "\\b(?:you|i'd|i would|we|you'd)(?: should| could| can| ought to| need to| have to| would| definitely| really)* (?:sue|take (?:them|him|her|it|that) to court|file (?:a )?(?:suit|lawsuit)|press charges)\\b",
      "\\b(?:write|deduct)\\b (?:[\\w']+ ){0,3}?(?:off|from) ?(?:on |from )?(?:your |the )?(?:tax\\w*|return)|\\bdeduct (?:it|this|that|the premium)|\\b(?:totally |completely |always |100% )tax[- ](?:free|deductible)|\\bno taxes? (?:on|at all|ever)|\\bwon't (?:owe|pay) (?:any )?tax|\\bnot taxable\\b",
      "\\blegally(?: speaking)?,? (?:you|they|it|he|she)\\b|\\bunder the law\\b|\\bin the eyes of the law\\b|\\b(?:you're|you are|they're|he's) not (?:legally )?liable",
      "\\b(?:1099|subs|subcontractors|contractors)\\b[^.!?;]{0,25}\\b(?:aren't|are not|are definitely not|don't count as) employees",
      "\\b(?:don't|do not|no) need (?:to (?:hire|call|ask|see) )?(?:a |an |your |any )?(?:lawyer|attorney|accountant|cpa)\\b",
      "\\birs\\b[^.!?;]{0,15}\\b(?:won't|doesn't|never|isn't|can't)",
      "\\b(?:you've|you have|you|there's)(?: got)? (?:a |an )(?:strong|good|great|solid|airtight|winning|clear) (?:legal )?case\\b|\\byou(?:'d| would| will|'ll) win (?:in court|that case|the case|the lawsuit|a lawsuit)",
      "\\b(?:judge|court|jury)(?:'d| would|'ll| will) (?:[\\w']+ ){0,3}?(?:throw|toss|side|rule|award|dismiss|laugh)|\\b(?:isn't|not|never|wouldn't be)(?: legally)? enforceable|\\b(?:wouldn't|won't|doesn't|would never) (?:hold up|stand up|stick) in court",
      "\\b(?:put|claim|count|write|deduct|list)\\b (?:it|this|that|them)(?: down| off)?(?: as| for)?(?: an?| your)? (?:business expense|deduction|write-?off)|\\b(?:pay|owe) less (?:in )?tax|\\btax (?:write-?off|shelter|loophole)|\\b(?:could|can|will|would|'ll|'d)(?: easily)? win (?:that|the|a|this) (?:law)?suit|\\b(?:they|he|she|nobody|no one) can(?:'t| not|not)? (?:legally )?sue you\\b",
    ],
    exceptions: ["\\bask (?:your|a|an) (?:cpa|accountant|tax|attorney|lawyer)"],
    askingIsFine: true,
    hypotheticalIsFine: true,
    rumourIsFine: true,
  },
  R19: {
    severity: "minor",
    title: "Asked for a secret number in the conversation",
    safer: "I don't need that number now. When we get there, you'll enter it yourself through a secure link.",
    patterns: [
      `\\b(?:what's|what is|what are|give me|tell me|read me|read|type|send me|send|need|grab|get|have|take|share|provide|text me|say|confirm|verify|start with|is)\\b (?:[\\w']+ ){0,5}?(?:your |the |his |her )?${SECRET_NUMBER}`,
      `\\b(?:what's|what is|could i (?:have|get)|may i (?:have|get)|can i (?:have|get)|can you (?:give|tell|read)|give me|tell me|spell out|i'll take|i need|read me)\\b (?:[\\w']+ ){0,3}?(?:last (?:four|nine)|checking account number|savings account number|visa(?: card)? number|mastercard(?: number)?|amex|pin\\b|password|mother's maiden name|your card\\b)`,
    ],
    exceptions: ["\\b(?:customers?|clients?|customers'|patients|your shop|secure (?:link|portal|page)|benefits)\\b"],
    askingIsFine: false,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R20: {
    severity: "minor",
    title: "Left a declined cover undocumented",
    safer:
      "That's your call. I'll note that you declined it and confirm it in writing, so neither of us has to remember.",
    patterns: [
      `\\b(?:don't|do not|won't|no|never|needn't|not)(?: need| have| going| bother| reason| point)?(?: to| in)? ?(?:[\\w']+ )?(?:write|put|writing|putting|document\\w*|note|record|confirm)\\b${NEAR}\\b(?:declin\\w*|turn(?:ed|ing)? (?:it |that )?down|said no|reject\\w*|refus\\w*|opt(?:ed)? out|passed on|didn't want|skipp\\w*)`,
      `\\b(?:declined|turned down|said no|rejected|passed on)\\b${NEAR}\\b(?:between us|off the record|no paperwork|nobody has to|no need to (?:write|document|note|put)|don't need to (?:write|document|note))`,
      "\\b(?:skip|no need|not going to|not gonna|won't|don't|let's not|no point|not bother)\\b[^.!?;]{0,40}?\\b(?:paperwork|not(?:e|ing)|record|e-?mail|form|writ\\w+|document\\w*|summary)\\b[^.!?;]{0,40}?\\b(?:refus\\w*|reject\\w*|declin\\w*|said no|turned down|passed on)",
      "\\b(?:refused|rejected|declined|said no|turned (?:it|that) down)\\b[^.!?;]{0,30}?\\b(?:let's not|no need|don't need|won't|not going to) (?:[\\w']+ ){0,2}?(?:make|keep|write|put|record|note|document)",
    ],
    exceptions: [],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
  R21: {
    severity: "minor",
    title: "Boasted beyond your duty",
    safer:
      "We'll review your policy once a year, and please call me when something changes, so that we can look for gaps together.",
    patterns: [
      "\\bnever have (?:a |any |another )?(?:coverage )?(?:gaps?|holes?)\\b|\\b(?:won't|will not|never)(?: ever)? be (?:a single|any|a|one) (?:gap|hole)s?\\b",
      `\\b(?:guarantee|make sure|promise|ensure|see to it)\\b${NEAR}\\b(?:no|never|not a single|zero|without) ${"(?:[\\w']+ ){0,3}?"}(?:gaps?|holes?)\\b`,
      "\\bnever (?:ever )?(?:have to |need to )?(?:worry|think)(?: again)? about (?:being )?(?:underinsured|uninsured|your (?:insurance|coverage)|a (?:gap|claim)|insurance|coverage|gaps)",
      `\\b(?:catch|find|spot|take care of|handle|manage|see|eliminate|cover|know) (?:every|all of|all|any and all|each and every)(?: (?:single|your|the|of|one|possible))* (?:exposures?|risks?|gaps?|holes?)`,
      "\\bnothing (?:ever |will ever |will |is ever |'s ever |is |gets )?(?:slips?|falls?|gets?|goes?|missed|overlooked|past|forgotten)\\b",
      "\\b(?:leave|trust) (?:it|everything|that)(?: all)? (?:to|up to|with) (?:me|us)\\b|\\balways know (?:exactly )?what you need",
      `\\b(?:watch|monitor|look after|keep an eye on|track)\\b${NEAR}\\b(?:day and night|24/7|every day|around the clock|constantly|at all times)`,
      "\\bnever (?:ever )?be (?:underinsured|uninsured|without (?:coverage|cover)|exposed)\\b|\\b(?:i|we)(?: always|'ll| will)? (?:catch|think of|see|know|cover) (?:everything|it all)\\b|\\b(?:i|we) never miss\\b|\\bcoverage (?:will be|is|'s) (?:always )?(?:perfect|airtight|bulletproof|flawless|watertight)\\b|\\b(?:won't|will never) have (?:any|a single|one) (?:gap|hole)s?\\b",
    ],
    exceptions: [],
    askingIsFine: true,
    hypotheticalIsFine: false,
    rumourIsFine: true,
  },
};

export const complianceRules: readonly ComplianceRule[] = RULE_IDS.map((id) => ({ id, ...rules[id] }));

export function findRuleId(id: string): RuleId | null {
  return RULE_IDS.find((candidate) => candidate === id) ?? null;
}

export function toHit(
  id: RuleId,
  evidence: Evidence,
  { severity, certainty = "sure" }: Partial<Pick<ComplianceHit, "severity" | "certainty">> = {},
): ComplianceHit {
  const rule = rules[id];
  return {
    rule: id,
    title: rule.title,
    severity: severity ?? rule.severity,
    certainty,
    evidence,
    safer: rule.safer,
    disputed: false,
  };
}
