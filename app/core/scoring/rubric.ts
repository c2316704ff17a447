import type { Objection, Scenario } from "../scenarios/schema.ts";
import {
  acknowledgedPlainly,
  acknowledgementLine,
  CHECK_LINE,
  comparisonLine,
  coverOf,
  firstName,
  introductionLine,
  limitsLine,
  linkedLine,
  type Moment,
  nextStepLine,
  openQuestionLine,
  recapLine,
  recommendationLine,
  reflectionLine,
  theirWordsLine,
  whyNowLine,
} from "./example-lines.ts";
import { asksOneThing, decapitalise } from "./metrics/agent-wording.ts";
import type { CheckResult, DimensionResult } from "./score-schema.ts";

/**
 * The default rubric: eight dimensions of small yes/no checks. Changing a weight, a point or a check needs a new version:
 * it is stored with each score.
 */
export const RUBRIC_VERSION = "2026.27";

export type NeedItem = Scenario["needs"]["items"][number];

type Common = {
  question: string;
  method: CheckResult["method"];
  points: number;
  /** Judged in a call only. */
  voiceOnly?: boolean;
  /** The heading when this is the one thing to fix next. */
  lesson: string;
  why: string;
  /** The heading when this is the headline win. */
  praise: string;
  /** Why words that met it count: true of whatever meets it. */
  because: string;
};
export type WholeCheck = Common & { each: null; id: WholeCheckId; better: (moment: Moment) => string };
export type NeedCheck = Common & { each: "need"; id: "discovery.item"; better: (item: NeedItem) => string };
export type GapCheck = Common & { each: "gap"; id: GapCheckId; better: (say: GapLine) => string };
/** The line to say about a gap, begun with these words where it can be named from what was told. */
export type GapLine = (start?: string) => string;
export type ObjectionCheck = Common & {
  each: "objection";
  id: ObjectionCheckId;
  better: (objection: Objection) => string;
};
/** `each`: once for the conversation, or once per need item, planted gap or raised objection. */
export type Check = WholeCheck | NeedCheck | GapCheck | ObjectionCheck;

export type GapCheckId = "gaps.named" | "gaps.tied" | "gaps.plain" | "gaps.no-scare";
export type ObjectionCheckId =
  | "objections.acknowledged"
  | "objections.explored"
  | "objections.answered"
  | "objections.confirmed"
  | "objections.order"
  | "objections.settled";
export type WholeCheckId =
  | "opening.name"
  | "opening.agency"
  | "opening.purpose"
  | "opening.permission"
  | "opening.agenda"
  | "opening.recording"
  | "discovery.open"
  | "discovery.open-share"
  | "discovery.why-now"
  | "discovery.one-at-a-time"
  | "listening.reflected"
  | "listening.reflects-often"
  | "listening.uses-words"
  | "listening.acknowledged"
  | "listening.no-repeat"
  | "listening.short-turns"
  | "listening.plain-words"
  | "listening.checked-back"
  | "listening.no-interruption"
  | "recommendation.made"
  | "recommendation.linked"
  | "recommendation.basis"
  | "recommendation.limits"
  | "recommendation.compared"
  | "recommendation.price"
  | "recommendation.accurate"
  | "next-step.action"
  | "next-step.date"
  | "next-step.owner"
  | "next-step.recap"
  | "next-step.asked"
  | "next-step.no-pressure"
  | "next-step.agreed"
  | "next-step.whole-yes"
  | "delivery.talk-share"
  | "delivery.pace"
  | "delivery.fillers"
  | "delivery.monologue";

export type Dimension = { id: DimensionResult["id"]; title: string; weight: number; checks: Check[] };

export const rubric: Dimension[] = [
  {
    id: "opening",
    title: "Opening and disclosure",
    weight: 10,
    checks: [
      {
        each: null,
        id: "opening.name",
        question: "Did you give your name at the start?",
        method: "rule",
        points: 2,
        lesson: "Say who you are first",
        why: "People answer questions from someone with a name, not from a voice.",
        praise: "You introduced yourself by name",
        because: "Heard as your name, within your first lines.",
        better: ({ practice }) => introductionLine(practice),
      },
      {
        each: null,
        id: "opening.agency",
        question: "Did you say which agency you are with?",
        method: "rule",
        points: 2,
        lesson: "Say which agency you are with",
        why: "Naming the agency early is honest and answers the customer's first silent question.",
        praise: "You said which agency you are with",
        because: "Heard as your agency, within your first lines.",
        better: ({ practice }) => introductionLine(practice),
      },
      {
        each: null,
        id: "opening.purpose",
        question: "Did you say early why you are calling?",
        method: "rule",
        points: 2,
        lesson: "Say why you are calling in your first breath",
        why: "Without a reason, the customer spends the first minute looking for the catch.",
        praise: "You said plainly why you called",
        because: "Heard as the reason for the call, within your first lines.",
        better: ({ practice }) =>
          `I'm calling about your ${coverOf(practice)}: I'd like to see with you whether it still fits your life.`,
      },
      {
        each: null,
        id: "opening.permission",
        question: "Did you ask whether this is a good time?",
        method: "rule",
        points: 2,
        lesson: "Ask for the time before you take it",
        why: "A small yes at the start lowers resistance to everything after it.",
        praise: "You asked for the customer's time",
        because: "Heard as asking for the customer's time, within your first lines.",
        better: ({ practice }) =>
          `Have I caught you at a bad moment, ${firstName(practice)}, or do you have five minutes?`,
      },
      {
        each: null,
        id: "opening.agenda",
        question: "Did you say how the conversation will go?",
        method: "rule",
        points: 1,
        lesson: "Set an agenda",
        why: "A customer who knows what comes next stops bracing for the pitch.",
        praise: "You set out how the conversation would go",
        because: "Heard as what comes next, within your first lines.",
        better: ({ practice }) =>
          `I'd like to ask a few questions about your ${coverOf(practice)}, then show you what I see, and you decide. Is that fair?`,
      },
      {
        each: null,
        id: "opening.recording",
        question: "Did you say that the call is recorded?",
        method: "rule",
        points: 1,
        voiceOnly: true,
        lesson: "Give the recording notice",
        why: "State lists disagree on consent, so always say it.",
        praise: "You gave the recording notice",
        because: "Heard as the recording notice, within your first lines.",
        better: () => "Before we start: our calls can be recorded for training. Is that all right with you?",
      },
    ],
  },
  {
    id: "discovery",
    title: "Needs discovery",
    weight: 20,
    checks: [
      {
        each: "need",
        id: "discovery.item",
        question: "Did you ask about this need: {subject}?",
        method: "rule",
        points: 2,
        lesson: "Ask about more of the needs before you advise",
        why: "What you do not ask, you cannot insure. The question counts, whatever it brings out.",
        praise: "You asked about a need: {subject}",
        because: "Heard as a question about this.",
        better: (item) => item.exampleQuestion,
      },
      {
        each: null,
        id: "discovery.open",
        question: "Did you ask at least one open question?",
        method: "metric",
        points: 2,
        lesson: "Ask an open question",
        why: "What, how and why let the customer tell you what you did not think to ask.",
        praise: "You asked an open question",
        because: "Heard as open: it asks what, how or why, or asks to be told.",
        better: (moment) => openQuestionLine(moment),
      },
      {
        each: null,
        id: "discovery.open-share",
        question: "Were 40% or more of your questions open?",
        method: "metric",
        points: 1,
        lesson: "Turn more of your questions into open ones",
        why: "A row of yes/no questions feels like a form.",
        praise: "You kept your questions open",
        because: "Heard as open: they ask what, how or why, or ask to be told.",
        better: (moment) => openQuestionLine(moment, 1),
      },
      {
        each: null,
        id: "discovery.why-now",
        question: "Did you ask why this matters now?",
        method: "rule",
        points: 2,
        lesson: "Ask why now",
        why: "The reason behind the timing is usually the reason to buy.",
        praise: "You asked why this matters now",
        because: "Heard as asking why now.",
        better: ({ practice }) => whyNowLine(practice),
      },
      {
        each: null,
        id: "discovery.one-at-a-time",
        question: "Did you ask one question at a time?",
        method: "metric",
        points: 2,
        lesson: "Ask one question, then wait",
        why: "Of two stacked questions the customer answers the easier one.",
        praise: "One question was heard in most of your turns with a question",
        because: "In at least three of four of your turns with a question, one was heard.",
        better: ({ unasked }) => unasked.find(asksOneThing) ?? "What matters most to you here?",
      },
    ],
  },
  {
    id: "gaps",
    title: "Surfacing coverage gaps",
    weight: 15,
    checks: [
      {
        each: "gap",
        id: "gaps.named",
        question: "Did you name this gap: {subject}?",
        method: "rule",
        points: 3,
        lesson: "Name the gap the customer does not see: {subject}",
        why: "Finding what is missing is what an agent is for.",
        praise: "You found a gap: {subject}",
        because: "Heard as naming this gap.",
        better: (say) => say(),
      },
      {
        each: "gap",
        id: "gaps.tied",
        question: "Did you tie it to this customer: {subject}?",
        method: "rule",
        points: 2,
        lesson: "Tie the gap to something the customer told you",
        why: "A gap in general is a brochure; a gap in their life is a reason.",
        praise: "You tied a gap to this customer's life: {subject}",
        because: "Heard as tied to what this customer told you.",
        better: (say) => say("From what you told me:"),
      },
      {
        each: "gap",
        id: "gaps.plain",
        question: "Did you explain it in plain words: {subject}?",
        method: "rule",
        points: 1,
        lesson: "Explain the gap without jargon",
        why: "Words the customer has to guess at do not worry or reassure anyone.",
        praise: "You explained a gap in plain words: {subject}",
        because: "No word of the trade was heard in it.",
        better: (say) => say("In plain words:"),
      },
      {
        each: "gap",
        id: "gaps.no-scare",
        question: "Did you do without scare tactics: {subject}?",
        method: "rule",
        points: 1,
        lesson: "Name the gap without frightening",
        why: "Fear sells once and is remembered.",
        praise: "You named a gap calmly: {subject}",
        because: "No scare was heard in it.",
        better: (say) => say("I don't want to worry you, I only want you to know it:"),
      },
    ],
  },
  {
    id: "listening",
    title: "Listening",
    weight: 10,
    checks: [
      {
        each: null,
        id: "listening.reflected",
        question: "Did you give back what you heard at least once?",
        method: "rule",
        points: 2,
        lesson: "Give back what you heard",
        why: "A reflection proves that you listened and invites the customer to say more.",
        praise: "You gave back what you heard",
        because: "Heard as giving back what the customer said.",
        better: (moment) => reflectionLine(moment),
      },
      {
        each: null,
        id: "listening.reflects-often",
        question: "Did you reflect about once in three customer turns?",
        method: "rule",
        points: 2,
        lesson: "Reflect more often",
        why: "One reflection can be luck; a habit of it builds trust.",
        praise: "You reflected again and again",
        because: "Heard as giving back what the customer said.",
        better: (moment) => reflectionLine(moment, 1),
      },
      {
        each: null,
        id: "listening.uses-words",
        question: "Did you use the customer's own words later?",
        method: "rule",
        points: 2,
        lesson: "Use the customer's own words",
        why: "Their words carry their reasons; yours carry yours.",
        praise: "You used the customer's own words",
        because: "It holds words that the customer had used.",
        better: (moment) => theirWordsLine(moment),
      },
      {
        each: null,
        id: "listening.acknowledged",
        question: "Did you acknowledge a feeling or worry?",
        method: "rule",
        points: 1,
        lesson: "Acknowledge the feeling before the fact",
        why: "Acknowledging is not agreeing; it clears the way for the answer.",
        praise: "You acknowledged how the customer felt",
        because: "Heard as acknowledging a feeling or a worry.",
        better: acknowledgementLine,
      },
      {
        each: null,
        id: "listening.no-repeat",
        question: "Did you avoid asking what you had already been told?",
        method: "metric",
        points: 1,
        lesson: "Do not ask again what you were told",
        why: "Asking twice tells the customer that the first answer was lost.",
        praise: "You never asked the same thing twice",
        because: "No question was heard that had been answered before.",
        better: () => "You told me that already, so I won't ask again. What comes next for you?",
      },
      {
        each: null,
        id: "listening.short-turns",
        question: "Did you keep every turn to 90 words?",
        method: "metric",
        points: 2,
        lesson: "Keep your turns short",
        why: "Above about 90 words the customer stops listening and starts waiting.",
        praise: "You kept your turns short",
        because: "None of your turns had more than 90 words.",
        better: (moment) => `Let me stop there. ${openQuestionLine(moment, 2)}`,
      },
      {
        each: null,
        id: "listening.plain-words",
        question: "Did you keep to words the customer can follow?",
        method: "metric",
        points: 2,
        lesson: "Say it without words of the trade",
        why: "Customers rarely ask what a term means; they stop listening.",
        praise: "You kept to plain words",
        because: "No turn of yours had two unexplained words of the trade.",
        better: () => "Let me say that without the trade's words: this is what it pays, and this is what it doesn't.",
      },
      {
        each: null,
        id: "listening.checked-back",
        question: "Did you check that the customer was with you?",
        method: "rule",
        points: 1,
        lesson: "Check that the customer is with you",
        why: "A nod on the phone cannot be seen; a customer who is lost says nothing.",
        praise: "You checked that the customer was with you",
        because: "Heard as asking whether the customer is with you.",
        better: () => "Does that make sense so far, or should I say it another way?",
      },
      {
        each: null,
        id: "listening.no-interruption",
        question: "Did you let the customer finish?",
        method: "metric",
        points: 1,
        voiceOnly: true,
        lesson: "Let the customer finish",
        why: "The last words of an answer are often the important ones.",
        praise: "You let the customer finish",
        because: "No interruption was counted.",
        better: () => "Sorry, I cut you off. Please go on.",
      },
    ],
  },
  {
    id: "objections",
    title: "Handling objections",
    weight: 20,
    checks: [
      {
        each: "objection",
        id: "objections.acknowledged",
        question: "Did you acknowledge the objection: {subject}?",
        method: "rule",
        points: 2,
        lesson: "Acknowledge the objection before you answer it",
        why: "An answer to someone who does not feel heard sounds like an argument.",
        praise: "You acknowledged the objection: {subject}",
        because: "Heard as taking the objection seriously.",
        better: (objection) => acknowledgedPlainly(objection.exampleAcknowledge),
      },
      {
        each: "objection",
        id: "objections.explored",
        question: "Did you ask what is behind it: {subject}?",
        method: "rule",
        points: 2,
        lesson: "Ask what is behind the objection",
        why: "An answer without that question meets the words and misses the worry.",
        praise: "You asked what was behind the objection: {subject}",
        because: "Heard as asking what is behind the objection.",
        better: (objection) => objection.exampleExplore,
      },
      {
        each: "objection",
        id: "objections.answered",
        question: "Did you answer what is really behind it: {subject}?",
        method: "rule",
        points: 3,
        lesson: "Answer what is really behind the objection",
        why: "An answer to something else leaves the worry where it was.",
        praise: "You answered the worry behind the objection: {subject}",
        because: "Heard as speaking to what is behind the objection.",
        better: (objection) => objection.exampleAnswer,
      },
      {
        each: "objection",
        id: "objections.confirmed",
        question: "Did you check that it is settled: {subject}?",
        method: "rule",
        points: 1,
        lesson: "Check that the objection is settled",
        why: "An objection you think is gone comes back at the close.",
        praise: "You checked that the objection was settled: {subject}",
        because: "Heard as asking whether that settles it.",
        better: () => CHECK_LINE,
      },
      {
        each: "objection",
        id: "objections.order",
        question: "Did you acknowledge and explore before you answered: {subject}?",
        method: "rule",
        points: 1,
        lesson: "Acknowledge and explore first, answer last",
        why: "The same words in the other order do half the work.",
        praise: "You took the objection in the right order: {subject}",
        because: "It was not heard before you had acknowledged and asked.",
        better: (objection) =>
          `${objection.exampleAcknowledge} Before I say anything to that: ${decapitalise(objection.exampleExplore)}`,
      },
      {
        each: "objection",
        id: "objections.settled",
        question: "Did the customer let go of this objection: {subject}?",
        method: "rule",
        points: 1,
        lesson: "Stay with an objection until it is settled",
        why: "An objection that was answered but not settled is still there when you ask for the meeting.",
        praise: "The customer let go of an objection: {subject}",
        because: "The customer's words after it; they did not bring it up again.",
        better: () => "We left something open there. What would have to be true for you to be at ease with it?",
      },
    ],
  },
  {
    id: "recommendation",
    title: "Clear recommendation",
    weight: 10,
    checks: [
      {
        each: null,
        id: "recommendation.made",
        question: "Did you recommend something concrete?",
        method: "rule",
        points: 2,
        lesson: "Recommend something concrete",
        why: "A customer who talked for ten minutes wants to know what you would do.",
        praise: "You made a concrete recommendation",
        because: "Heard as advice to do something concrete.",
        better: (moment) => recommendationLine(moment),
      },
      {
        each: null,
        id: "recommendation.linked",
        question: "Did you link it to a need the customer named?",
        method: "rule",
        points: 3,
        lesson: "Link your recommendation to what the customer needs",
        why: "'Because you told me' is the strongest reason there is.",
        praise: "You linked your recommendation to a need",
        because: "Heard as advice with a reason of this customer's, in the same turn.",
        better: (moment) => linkedLine(moment),
      },
      {
        each: null,
        id: "recommendation.basis",
        question: "Did you ask at least half of the needs before recommending?",
        method: "rule",
        points: 2,
        lesson: "Ask first, recommend second",
        why: "A recommendation before the questions is a guess.",
        praise: "You asked before you recommended",
        because: "By then you had asked at least half of the needs that count.",
        better: ({ unasked }) =>
          `Before I recommend anything: ${decapitalise(unasked[1] ?? unasked[0] ?? "What matters most to you?")}`,
      },
      {
        each: null,
        id: "recommendation.limits",
        question: "Did you say what it does not cover?",
        method: "rule",
        points: 2,
        lesson: "Say the limits and exclusions",
        why: "What you leave out now comes back at the claim.",
        praise: "You said what is not covered",
        because: "Heard as what is not covered, or cannot be promised.",
        better: ({ practice }) => limitsLine(practice),
      },
      {
        each: null,
        id: "recommendation.compared",
        question: "Did you compare like with like?",
        method: "rule",
        points: 2,
        lesson: "Compare like with like",
        why: "Two prices with different limits are not two prices for the same thing.",
        praise: "You compared like with like",
        because: "Heard as setting two policies or prices side by side.",
        better: ({ practice }) => comparisonLine(practice),
      },
      {
        each: null,
        id: "recommendation.price",
        question: "Did you say what the price buys?",
        method: "rule",
        points: 3,
        lesson: "Say the price together with what it buys",
        why: "A bare number is compared with nothing but the old bill.",
        praise: "You said the price with what it buys",
        because: "Heard in one turn with what the money buys.",
        better: ({ practice }) =>
          `It comes to [your price] a month, and for that your ${coverOf(practice)} pays when [what they worry about] happens.`,
      },
      {
        each: null,
        id: "recommendation.accurate",
        question: "Was what you said of their present policy right?",
        method: "rule",
        points: 2,
        lesson: "Say only what you know of their policy",
        why: "A wrong figure about their own policy costs the trust in every other one.",
        praise: "What you said of their policy was right",
        because: "It is the figure that the customer's policy has.",
        better: () => "Let me not guess at that: what does your policy show?",
      },
    ],
  },
  {
    id: "next-step",
    title: "Next step",
    weight: 10,
    checks: [
      {
        each: null,
        id: "next-step.action",
        question: "Did you propose a concrete next step?",
        method: "rule",
        points: 2,
        lesson: "End with a concrete next step",
        why: "A good talk without a next step is a pleasant memory.",
        praise: "You proposed a concrete next step",
        because: "Heard as a next step, with something to do.",
        better: ({ practice }) => nextStepLine(practice),
      },
      {
        each: null,
        id: "next-step.date",
        question: "Did it have a date?",
        method: "rule",
        points: 2,
        lesson: "Put a date on the next step",
        why: "'Soon' is not in anyone's calendar.",
        praise: "You put a date on the next step",
        because: "Heard as a next step, with a day or a time in the same turn.",
        better: ({ practice }) =>
          `Is Thursday at ten good for you, ${firstName(practice)}, or would Friday morning be better?`,
      },
      {
        each: null,
        id: "next-step.owner",
        question: "Was it clear who does what?",
        method: "rule",
        points: 2,
        lesson: "Say who does what next",
        why: "A step without an owner waits for the other side.",
        praise: "You said who does what next",
        because: "Heard as a next step, with who does it in the same turn.",
        better: ({ practice }) =>
          `I'll put the ${coverOf(practice)} quote in writing and send it; you only look at the two pages.`,
      },
      {
        each: null,
        id: "next-step.recap",
        question: "Did you recap what you agreed?",
        method: "rule",
        points: 2,
        lesson: "Recap before you hang up",
        why: "Most disputes later are about who remembers what.",
        praise: "You recapped what was agreed",
        because: "Heard as a recap.",
        better: (moment) => recapLine(moment),
      },
      {
        each: null,
        id: "next-step.asked",
        question: "Did you ask for the decision?",
        method: "rule",
        points: 1,
        lesson: "Ask for the decision once",
        why: "Customers rarely close the sale for you.",
        praise: "You asked for the decision",
        because: "Heard as asking for the decision.",
        better: ({ practice }) =>
          `${firstName(practice)}, from what we went through, would you like to go ahead with this?`,
      },
      {
        each: null,
        id: "next-step.no-pressure",
        question: "Did you ask without pressing?",
        method: "rule",
        points: 2,
        lesson: "Ask without pressing",
        why: "Pressure costs the referral as well as the sale.",
        praise: "You asked without pressing",
        because: "You asked or proposed a step, and no pressing was heard.",
        better: ({ practice }) =>
          `That's completely fine, ${firstName(practice)}. May I check in with you in a day or two?`,
      },
      {
        each: null,
        id: "next-step.agreed",
        question: "Did the customer agree to a next step?",
        method: "rule",
        points: 2,
        lesson: "Win a yes to the next step",
        why: "A smaller step that is agreed beats a bigger one that is not.",
        praise: "The customer agreed to a next step",
        because: "With these words the customer agreed.",
        better: ({ practice }) =>
          `What would make twenty minutes on Thursday worth your while, ${firstName(practice)}?`,
      },
      {
        each: null,
        id: "next-step.whole-yes",
        question: "Did the customer agree without holding back?",
        method: "rule",
        points: 1,
        lesson: "Give the customer a reason to want the next step",
        why: "A customer who only says 'call me then' often does not pick up.",
        praise: "The customer wanted the next step",
        because: "With these words the customer agreed, without holding back.",
        better: ({ willTalkAgain }) =>
          willTalkAgain
            ? "Before we set a time: what would you still want to know, so that it's worth your while?"
            : "Before we hang up: what would have to be true for you to want to look at this together?",
      },
    ],
  },
  {
    id: "delivery",
    title: "Delivery",
    weight: 5,
    checks: [
      {
        each: null,
        id: "delivery.talk-share",
        question: "Did the customer get their share of the talking?",
        method: "metric",
        points: 1,
        voiceOnly: true,
        lesson: "Talk less, let the customer talk more",
        why: "Calls in which the agent talks more than about two thirds of the time tend to end without a sale.",
        praise: "You left room for the customer",
        because: "Your share of the talking lay in the good range.",
        better: () => "Let me stop. You tell me how it looks from your side.",
      },
      {
        each: null,
        id: "delivery.pace",
        question: "Was your pace easy to follow?",
        method: "metric",
        points: 2,
        voiceOnly: true,
        lesson: "Find an easy pace",
        why: "Pace rises under stress, and the customer hears it.",
        praise: "Your pace was easy to follow",
        because: "Your pace lay in the range that is easy to follow.",
        better: () => "Let me say that again, more slowly.",
      },
      {
        each: null,
        id: "delivery.fillers",
        question: "Did you keep filler words down?",
        method: "metric",
        points: 2,
        voiceOnly: true,
        lesson: "Swap fillers for a pause",
        why: "A pause sounds sure; an 'um' does not.",
        praise: "You spoke without many fillers",
        because: "Your filler words lay in the good range.",
        better: () => "Let me think about that for a second.",
      },
      {
        each: null,
        id: "delivery.monologue",
        question: "Did you avoid a monologue?",
        method: "metric",
        points: 2,
        voiceOnly: true,
        lesson: "Break up your longest stretch",
        why: "After a minute of your voice the customer is elsewhere.",
        praise: "You never spoke too long in one go",
        because: "Your longest stretch lay in the good range.",
        better: () => "I have been talking for a while. What do you make of that so far?",
      },
    ],
  },
];
