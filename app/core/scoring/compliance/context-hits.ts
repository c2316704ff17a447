import type { Turn } from "../../conversations/turns.ts";
import type { Mark } from "../../customer/marks.ts";
import type { Practice } from "../../scenarios/practice.ts";
import { quoteTurn } from "../evidence.ts";
import { questionsIn } from "../metrics/agent-wording.ts";
import type { ComplianceHit } from "../score-schema.ts";
import { plainText } from "../sentence-clauses.ts";
import { findRuleId, toHit } from "./rules.ts";

/** What the rules that look at a whole conversation need. `isRecorded`: the scenario says that the call is recorded. */
export type ComplianceScene = {
  practice: Practice;
  turns: readonly Turn[];
  marks: readonly Mark[];
  isRecorded: boolean;
};

/** Rules that no single sentence breaks: R9, R10, R12, R13, R20. */
export function findContextHits(scene: ComplianceScene): ComplianceHit[] {
  return [
    ...ignoredStopRequests(scene.turns, scene.marks),
    ...undocumentedDeclines(scene.turns, scene.marks),
    ...skippedReplacementDuties(scene),
    ...baselessRecommendation(scene),
    ...missingRecordingNotice(scene),
    ...takenBait(scene),
  ];
}

/** [S23] R13: the customer asks to be left alone and the agent neither confirms nor says goodbye, or asks on. */
function ignoredStopRequests(turns: readonly Turn[], marks: readonly Mark[]): ComplianceHit[] {
  const judged = new Map(marks.flatMap((mark) => (mark.type === "stop-request" ? [[mark.turn, mark] as const] : [])));
  return turns.flatMap((turn, place) => {
    const mark = judged.get(turn.index);
    if (turn.speaker !== "agent" || mark?.stage === "honoured") return [];
    if (mark?.stage === "ignored") return [toHit("R13", { turn: turn.index, quote: mark.quote })];
    const heard = turns[place - 1];
    const isAsked = heard?.speaker === "customer" && STOP_REQUEST.test(plainText(heard.text));
    return isAsked && goesOn(plainText(turn.text)) ? [toHit("R13", quoteTurn(turn))] : [];
  });
}

/** R20: a cover turned down by name, and nothing after it says that this is written down. A doubt is no decision yet. */
function undocumentedDeclines(turns: readonly Turn[], marks: readonly Mark[]): ComplianceHit[] {
  const declinedAt = turns.findIndex((turn, place) => {
    if (turn.speaker !== "customer") return false;
    const said = plainText(withoutObjections(turn, marks));
    return (
      DECLINED_COVER.test(said) || (NO_COVER.test(said) && OFFERS_COVER.test(plainText(turns[place - 1]?.text ?? "")))
    );
  });
  const following = declinedAt < 0 ? [] : turns.slice(declinedAt).filter((turn) => turn.speaker === "agent");
  const [answer] = following;
  if (!answer) return [];
  const isRecapped = marks.some((mark) => mark.type === "recap" && mark.turn >= answer.index);
  const isWritten = following.some((turn) => WRITTEN_DOWN.test(plainText(turn.text)));
  return isRecapped || isWritten ? [] : [toHit("R20", quoteTurn(answer))];
}

function withoutObjections({ index, text }: Turn, marks: readonly Mark[]): string {
  const raised = marks.filter((mark) => mark.type === "objection" && mark.turn === index);
  return raised.reduce((left, { quote }) => left.replace(quote, " "), text);
}

/** R9 by omission: the customer speaks of a policy to replace, cover is recommended, and no replacement duty is touched. */
function skippedReplacementDuties({ practice, turns, marks }: ComplianceScene): ComplianceHit[] {
  if (practice.scenario.line !== "life") return [];
  const wish = turns.find((turn) => turn.speaker === "customer" && REPLACEMENT_WISH.test(plainText(turn.text)));
  const advice = marks.find((mark) => mark.type === "recommendation" && wish && mark.turn > wish.index);
  const isServed = turns.some((turn) => turn.speaker === "agent" && REPLACEMENT_DUTY.test(plainText(turn.text)));
  return advice && !isServed ? [toHit("R9", { turn: advice.turn, quote: advice.quote }, { severity: "major" })] : [];
}

/** R10: life cover recommended before a single need was asked. */
function baselessRecommendation({ practice, marks }: ComplianceScene): ComplianceHit[] {
  if (practice.scenario.line !== "life") return [];
  const advice = marks.find((mark) => mark.type === "recommendation" && NAMES_COVER.test(plainText(mark.quote)));
  if (advice?.type !== "recommendation") return [];
  const isReasoned = advice.linkedToNeed || GIVES_REASON.test(plainText(advice.quote));
  const isBased = marks.some(
    (mark) =>
      (mark.type === "question" && mark.topic !== null && mark.turn < advice.turn) ||
      (mark.type === "disclosed" && mark.turn < advice.turn),
  );
  return isBased || isReasoned ? [] : [toHit("R10", { turn: advice.turn, quote: advice.quote })];
}

/** R12: a recorded call without a notice in its first minute (in text: the agent's first two turns). */
function missingRecordingNotice({ turns, marks, isRecorded }: ComplianceScene): ComplianceHit[] {
  const [first, second] = turns.filter((turn) => turn.speaker === "agent");
  if (!isRecorded || !first) return [];
  const isEarly = (index: number) => {
    const startMs = turns.find((turn) => turn.index === index)?.startMs;
    return startMs === undefined ? index <= (second ?? first).index : startMs <= NOTICE_WITHIN_MS;
  };
  const isSaid =
    [first, second].some((turn) => turn && RECORDING_NOTICE.test(plainText(turn.text))) ||
    marks.some((mark) => mark.type === "opening" && mark.aspect === "recording" && isEarly(mark.turn));
  return isSaid ? [] : [toHit("R12", quoteTurn(first))];
}

/** A bait the engine saw taken breaks the rule the scenario ties it to. */
function takenBait({ practice, marks }: ComplianceScene): ComplianceHit[] {
  const rule = practice.scenario.bait ? findRuleId(practice.scenario.bait.rule) : null;
  if (!rule) return [];
  return marks.flatMap((mark) =>
    mark.type === "bait" && mark.stage === "taken" ? [toHit(rule, { turn: mark.turn, quote: mark.quote })] : [],
  );
}

function goesOn(answer: string): boolean {
  const isConfirmed = CONFIRMS_REMOVAL.test(answer) || SAYS_GOODBYE.test(answer);
  const asksOn = questionsIn(answer).some((question) => !/\b(?:number|list|remove|anything else)\b/.test(question));
  return !isConfirmed || asksOn || KEEPS_PITCHING.test(answer);
}

const NOTICE_WITHIN_MS = 60_000;

const RECORDING_NOTICE =
  /\b(?:this|the|our|your|my|these|all|we|i(?:'m|'d like to| am| would like to)?)\b[^.?!]{0,25}\b(?:call|calls|line|conversation|record|recording|recorded)\b[^.?!]{0,40}\b(?:record(?:ed|ing)?|training|quality|okay|ok|all right|monitored)\b|\b(?:recorded|recording) (?:line|call)\b/;
const STOP_REQUEST =
  /\b(?:take|remove|get|delete|scratch) (?:me|us|my (?:name|number)|our number) (?:off|from|out)\b|(?<!to )\b(?:stop|quit) (?:calling|contacting|bothering|e-?mailing|texting)\b|\b(?:do not|don't|never) (?:ever )?(?:call|contact|phone|text|e-?mail)\b(?: me| us| here| back| this number)?(?: \w+)? (?:again|anymore|any more|ever)\b|\b(?:do not|don't) call (?:me|us|here|this number)\s*(?:[.!]|$)|\blose (?:my|this) number\b|\b(?:do not|don't) want (?:any )?(?:more |further )?(?:of your |of these |these )?(?:calls|messages|contact)\b|\b(?:remove|delete) (?:me|my (?:name|number|info\w*|data))\b|\bdo not call (?:list|registry)\b|\b(?:told|asked) you (?:people |guys )?(?:not to|to (?:stop|quit)) call|\b(?:no more|enough) calls\b|\bleave me alone\b/;
const CONFIRMS_REMOVAL =
  /\b(?:taking|take|took|remov\w+|delet\w+|put|putting|adding|added|mark\w*)\b[^.?!]{0,40}\b(?:you|your|it|off|number|name|list)\b|\b(?:won't|will not|never) (?:call|hear|bother|contact|be)\b|\byou(?:'re| are) off\b|\b(?:it's|that's|it is) (?:done|gone|off)\b|^(?:done|gone)\b|\bwe won't\b|\bunderstood\b[^?]*$|\b(?:you|you're|you are) on (?:it|the list|our do not)|\bno (?:more|further) calls\b/;
const SAYS_GOODBYE = /\b(?:good ?bye|bye|sorry to have|sorry to bother|sorry for the|have a (?:good|nice|great))\b/;
const KEEPS_PITCHING =
  /\b(?:but (?:let me|first|before|can i|if i|i can|just|real quick)|you'd be (?:crazy|a fool|silly)|got (?:two|a|one|five) (?:minutes?|sec\w*)|before i do|quick question|save you|only take|one (?:more|quick) (?:thing|question)|hear me out|doesn't apply|this one's different|so about|i'm calling about)\b|\b(?:but|yeah) (?:rates|prices|this|your)\b/;

const COVER =
  "(?:umbrella|uninsured motorist|underinsured|flood|cyber|rental|roadside|water backup|sewer|earthquake|business income|epli|jewelry|equipment breakdown|identity theft|collision|comprehensive|rider|endorsement|life insurance|disability|gap coverage|med ?pay|liability|accident forgiveness)";
const DECLINED_COVER = new RegExp(
  `\\b(?:don't (?:want|need)|do not (?:want|need)|skip|pass on|leave (?:out|off)|not interested in|drop|no thanks?(?: on| to)|say no to|don't add|do not add|go without)\\b,? (?:the |that |any |your |an? |on |extra )*${COVER}|\\b(?:no|without) (?:the |any )?${COVER}(?: coverage| insurance| cover)?,? (?:for (?:me|us|now)|thanks|thank you|please|needed|necessary|then|today)\\b`,
);
/** "No rental." says what there is, and is a decision only where it was offered. */
const NO_COVER = new RegExp(`\\b(?:no|without|no thanks?),? (?:the |that |any )?${COVER}|^\\W*no,? thanks?\\b`);
const OFFERS_COVER = new RegExp(
  `\\b(?:want|like|add|include|put|offer|recommend|suggest|should (?:i|we)|how about|shall)\\b[^.?!]*${COVER}`,
);
const WRITTEN_DOWN =
  /\b(?:in writing|on paper|(?:i'll|i will|let me|i'm|i am|to|i'd|ill) (?:(?:just|also|be) )*(?:note|noting|document\w*|record|writ(?:e|ing) (?:that|it|this|down))|note (?:that|it|down)|make a note|in (?:my|the) (?:notes?|e-?mail|recap|summary|follow-?up|letter|file)|document|write (?:that|it|this|down)|e-?mail (?:you|it|that)|send you|a letter|summary|form (?:that|for that|to sign|you sign|where)|(?:rejection|waiver|declination) form|initial|sign (?:here|that|a|the|next|for|off)|for you to sign|signed rejection|mark (?:it|that|[a-z]+) as declined|as declined|confirm (?:that|it|this) (?:by|in))\b/;
const NAMES_COVER =
  /\b(?:term|whole life|universal|iul|vul|annuity|final expense|rider|thousand|million|grand|policy|coverage|plan)\b|\d/;
const GIVES_REASON = /\b(?:because|since|based on|given (?:that|your|the)|you (?:said|told|mentioned|described))\b/;
const REPLACEMENT_WISH =
  /\b(?:already have|i have|i've got|have had|i bought)\b[^.?!]{0,25}\b(?:policy|whole life|term|universal life)\b|\b(?:replace|beat|swap|switch) (?:it|my|the|that)\b|\bpolicy from (?:19|20)\d\d\b/;
const REPLACEMENT_DUTY =
  /\breplac\w*|\b(?:surrender|contestab\w+|compare|comparison|side by side)\b|\bkeep (?:it|the|that|your)\b|\bin force\b|\bwhat (?:policy|cover|coverage|life insurance) (?:do )?you (?:already )?have\b/;
