import type { Persona } from "../../scenarios/schema.ts";
import { wording } from "../customer-wording.ts";
import { upperFirst } from "../letter-case.ts";
import type { Beat } from "../phrase.ts";
import { figuresIn } from "../understanding/figures.ts";
import { wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";
import type { QuestionForm } from "../understanding/question-form.ts";

/**
 * What a person says to a question of which only its form was understood: short, and no fact of theirs, so that it fits whatever
 * was asked. `options` for one of them; `mayRepeat`: everybody says it, as often as it fits; `isUnsure`: it says that they
 * don't know;
 * `isOption`: it is one of two things that were offered.
 */
export type PlainAnswer = { options: readonly string[]; mayRepeat?: boolean; isUnsure?: boolean; isOption?: boolean };

type Asked = Pick<Question, "sentence" | "form">;

/** What is known of whoever answers: it decides between two things that were offered. */
type Known = Pick<Persona, "household" | "story">;
const NOTHING_KNOWN: Known = { household: "", story: "" };

/** A plain answer as what is said now. A yes may tell what was asked; nothing else does. */
export function plainBeat(question: Asked, known?: Known): Beat {
  const { options, isOption = false, mayRepeat = isOption } = plainAnswer(question, known);
  return { key: "plain", must: true, options, mayRepeat, aside: options === wording.plainYes ? [] : options };
}

export function plainAnswer({ sentence, form }: Asked, known = NOTHING_KNOWN): PlainAnswer {
  const { text } = sentence;
  if (ASKS_FOR_ONE.has(form) && ENDS_ON_TWO.test(sentence.quote)) return choiceOf(text, known, sentence.quote);
  switch (form) {
    case "choice":
      return choiceOf(text, known, sentence.quote);
    case "how-much":
      return { options: ABOUT_TIME_SPAN.test(text) ? wording.plainHowLong : wording.plainHowMuch, isUnsure: true };
    case "when":
      return { options: IS_PAST.test(text) ? wording.plainWhenPast : wording.plainWhen, isUnsure: true };
    case "who":
      return { options: plainWho(text) };
    case "where":
      return { options: wording.plainWhere };
    case "why":
      return { options: wording.plainWhy };
    case "how":
      if (WOULD_IT_BE.test(text)) return { options: wording.plainHard };
      if (ASKS_MANNER.test(text)) return { options: wording.plainHowDone, isUnsure: true };
      return { options: IS_PAST.test(text) ? wording.plainHowPast : wording.plainHow };
    case "confirm":
      if (OFFERS_TWO.test(text)) return choiceOf(text, known, sentence.quote);
      return isList(sentence.quote)
        ? { options: wording.plainNo, mayRepeat: true }
        : { options: wording.plainYes, mayRepeat: true };
    case "tell":
      return { options: wording.plainTell };
    case "yes-no":
      return OFFERS_TWO.test(text) ? choiceOf(text, known, sentence.quote) : yesOrNo(text, sentence.quote);
    case "what":
      return WOULD.test(text) ? { options: wording.plainWould } : { options: wording.plainWhat, isUnsure: true };
  }
}

/** "Where am I in line, first or last?": how it begins does not matter. */
const ENDS_ON_TWO =
  /, (?:the |a |an )?[\w']+(?: [\w']+)? or (?:the |a |an )?(?!so\b|what\b|not\b|more\b|less\b|something\b|anything\b)[\w']+(?: [\w']+)?\?$/;
const ASKS_FOR_ONE: ReadonlySet<QuestionForm> = new Set(["where", "when", "who", "what", "how"]);

/** "How would it be for you and Linda to pay this?" */
const WOULD_IT_BE = /\b(?:how (?:it |that )?would (?:it |that |this )?(?:be|feel|hit|go)|how (?:hard|bad) would)\b/;

/** "How did she see that it's not real?", and not "how did it go". */
const ASKS_MANNER =
  /\bhow (?:did|do|does|can|could|would|will) (?:you|he|she|they|somebody|anybody|people|i|we|\w+) (?!(?:like|feel|think|find|go|sit|sound|look|take|sleep|do|be|get (?:along|on))\b)\w+/;

/** "Is it the money, or you've got to run it by your wife?": a yes would answer neither. */
const OFFERS_TWO =
  / or (?:(?:it|that|this|he|she|they) (?:is|was|are|were|has|have|had|just|still)\b|something (?:else$|you\b|that\b)|(?:you|he|she|they) (?:are|is|got|have|has|want|need|would|do|did|just)\b|(?:did|is|was|are|were|has|have) (?:it|he|she|they|that|this|somebody|someone|the|your)\b)/;

/** "Who drives it?" is mostly the customer; "who did you talk to?" is somebody else. */
function plainWho(text: string): readonly string[] {
  if (ASKS_WHO_ELSE.test(text)) return wording.plainWhoElse;
  if (ASKS_WHO_IS.test(text)) return wording.plainWhoIs;
  if (WOULD.test(text) || THINKS.test(text)) return wording.plainWould;
  return ASKS_WHOM.test(text) ? wording.plainWhom : wording.plainWho;
}

/** "Could you still make rent and pay the two?" */
const COULD_THEY_STILL =
  /\bcould (?:you|she|he|they|the \w+) (?:still |ever |really )?(?:make (?:the )?(?:rent|payments?|payroll)|pay|cover|afford|keep (?:the|up)|manage|come up with|get by|carry)\b/;

/** "Any tickets?" mostly has a no for an answer, "can you send it?" a sure, "are you home a lot?" a yes. */
function yesOrNo(text: string, quote = ""): PlainAnswer {
  if (COULD_THEY_STILL.test(text)) return { options: wording.plainStrain };
  if (isList(quote)) return { options: wording.plainNo, mayRepeat: true };
  if (ABOUT_OTHERS.test(text))
    return /^(?:(?:and|so|but|okay|um|now) )*(?:did|has|have) /.test(text)
      ? { options: wording.plainNotThat }
      : { options: wording.plainUnsure, isUnsure: true };
  if (ASKS_FAVOUR.test(text)) return { options: wording.plainSure, mayRepeat: true };
  if (OFFERS.test(text)) return { options: wording.plainWelcome, mayRepeat: true };
  if (ASKS_WISH.test(text)) return { options: wording.plainMaybe };
  return EXPECTS_NO.test(text)
    ? { options: wording.plainNo, mayRepeat: true }
    : { options: wording.plainYes, mayRepeat: true };
}

/** "The apps, or your own cars?": one of the two in the agent's own words where they are few, else something between. */
function choiceOf(line: string, known: Known, quote: string): PlainAnswer {
  const text = line.replace(HESITATIONS, "").replace(OR_SO, "").replace(/ {2,}/g, " ").trim();
  // "Do you smoke, or have any health things?" offers nothing: two questions with one yes or no.
  if (SECOND_VERB.test(text) || ANY_OF_THEM.test(text) || HAPPENED.test(text))
    return yesOrNo(text.split(" or ")[0] ?? text);
  // "Or it was wet once?" has its other half in the sentence before: a yes takes this one.
  if (ONLY_OR.test(text)) return yesOrNo(text.replace(ONLY_OR, ""));
  if (!/ or /.test(text)) return { options: wording.plainWhich };
  // "Is there anything that worries you, or that you want to ask me?" has a no for both.
  if (/\b(?:is there|do you have|got) (?:anything|any \w+) .* or (?:that|anything|any)\b/.test(text))
    return { options: wording.plainNo, mayRepeat: true };
  // "Is that your wife, or, I just have your name here": the rest is no second thing.
  if (/ or(?: i\b.*)?$/.test(text)) return yesOrNo(text.replace(/ or(?: i\b.*)?$/, ""));
  const ended = text.replace(/ or (?:not|no|what|nah|anything|something|nobody else|nobody|nothing)$/, "");
  if (ended !== text) return / or /.test(ended) ? choiceOf(ended, known, quote) : yesOrNo(ended);
  const options = text
    .split(/ or (?!so\b)/)
    .slice(1)
    .map((one) => one.replace(GIVEN_BACK, ""))
    .filter((one) => !/^did /.test(one))
    .map((one) => one.replace(BEFORE_OPTION, "").replace(AFTER_OPTION, ""))
    .filter(
      (one) =>
        one !== "" &&
        !HAS_CLAUSE.test(one.replace(OBJECT_YOU, "")) &&
        !/\bonly (?:one|some|part) of\b/.test(one) &&
        !/^(?:something|anything|nobody|nothing|other|not|no|what|both|has|have|had|some of|it|them)\b/.test(one) &&
        wordsOf(one).length <= (figuresIn(one).length > 0 ? MOST_WITH_FIGURE : MOST_WORDS),
    );
  const beforeOr = text.split(" or ")[0] ?? "";
  const first = WHERE_IT_IS.test(beforeOr) ? undefined : LAST_OF_FIRST.exec(beforeOr)?.[0];
  const fits = [first, ...options].find((one) => one !== undefined && isKnown(one, known));
  if (fits !== undefined) return { options: [upperFirst(`${asSpoken(asWritten(fits, quote))}.`)], isOption: true };
  const option = options[0];
  const offered =
    FIRST_OPTION.exec(text.split(/ or (?:something|anything|somebody|what)\b/)[0] ?? "")?.[1] ??
    FIRST_THING.exec(beforeOr)?.[1];
  const chosen = option ?? offered;
  if (chosen !== undefined) return { options: [upperFirst(`${asSpoken(asWritten(chosen, quote))}.`)], isOption: true };
  if (ENOUGH.test(beforeOr) && WANTS_OTHER.test(text)) return { options: wording.plainEnough };
  if (BOTHERS.test(beforeOr)) return { options: wording.plainMaybe };
  if (/\byourself\b/.test(beforeOr) && HAS_CLAUSE.test(text)) return { options: ["Myself."], isOption: true };
  const isWish = ASKS_WISH.test(text) || OFFERS.test(text) || /\b(?:rather|prefer|better|easier)\b/.test(text);
  if (isWish) return { options: wording.plainEither };
  if (ASKS_WHETHER_IT_CAME.test(text)) return { options: wording.plainFirst };
  return { options: OFFERS_CLAUSE.test(text) ? wording.plainSecond : wording.plainBoth };
}

/** "Uh-huh it's new, or uh-huh it's the same?", "yeah as in seven years?" */
const GIVEN_BACK = /^(?:(?:yes|yeah|yep|uh huh|uh-huh|no|nope|okay|huh)(?: (?:as in|like|meaning))? )+/;

/** Words of what is offered; "sixty-eight thousand a year" has more. */
const MOST_WORDS = 4;
const MOST_WITH_FIGURE = 7;

/** "Is fifteen still good for you, or do you want a little more?" */
const ENOUGH = /^(?:(?:so|and|okay|but) )*(?:is|are|would|does) .*\b(?:good|fine|okay|enough|works?|right)\b/;
const WANTS_OTHER = / or (?:do |would |should )?(?:you|i|we) (?:want|like|need|rather|prefer|make|put|do)\b/;
/** "Does that bother you at all, or you figure it'll never happen?" */
const BOTHERS =
  /\b(?:does|do|did) (?:that|it|this) (?:\w+ )?(?:bother|worry|scare|concern|surprise|make sense|matter)\b/;

const ONLY_OR = /^(?:(?:so|and|but|okay|oh) )*or (?!.* or )/;
/** "In the last three years or so" offers no second thing. */
const OR_SO = / or so\b| or (?:two|three|four|more|less)$/g;
/** "Have you had a fender bender or a ticket?" */
const HAPPENED =
  /\b(?:have|has|had|did) (?:you|he|she|they|anybody|anyone|it) (?:ever |had |have |get |got )*an? .* or an? /;
const HESITATIONS = /(?:^| )(?:um|uh|er|sorry|like)(?= |$)/g;
const SECOND_VERB =
  /^(?:\w+ ){0,3}(?:do|does|did) (?:you|he|she|they|your \w+) (?!have\b).* or (?:have|take|do|use|drive|go|had|get) (?:any|a|an|anything|somebody|something)\b/;

/** "Did you have any accident or ticket?", "does he work after school, or play anything?" */
const ANY_OF_THEM = /\bany (?:\w+ ){1,2}or \w+|\bor (?:\w+ ){0,2}any(?:thing|body|one|where)\b/;

/** "Is he your son or your brother?": what stands before the "or". */
const LAST_OF_FIRST = /\b(?:your |a |an |the )?\w+$/;

/** "Are you on your own there at the house, or is there a Mrs. Ellison?": the house is not what is offered. */
const WHERE_IT_IS = /\b(?:at|in|on|to|of|from|with|for|by) (?:the |your |a |an )?\w+$/;

/** A word of it stands in what is known of this person. */
function isKnown(option: string, { household, story }: Known): boolean {
  const words = new Set(wordsOf(`${household} ${story}`.toLowerCase()));
  return wordsOf(option).some((word) => word.length > 2 && !NO_CONTENT.has(word) && words.has(word));
}

const NO_CONTENT = new Set(
  "the and two three with for from out has who that one your his her their own been once never always all".split(" "),
);

/** "Only you or all six of you?" */
const OBJECT_YOU = /\b(?:of|only|just|for|with|to|by) you\b/g;

/** "Should we call them together": a clause, whose words are the agent's and not what a customer would repeat. */
const HAS_CLAUSE =
  /\b(?:we|i|he|she|they|somebody|someone|anybody|just (?:say|said|want)|want|call|put|bought|got|gave|took|yourself|does|did|do|is|are|was|were|should|would|could|can|will|you)\b/;

/** "Or did somebody just say it?" */
const OFFERS_CLAUSE =
  / or (?:just )?(?:(?:is|was|were|are|do|does|did|has|have|had|will|would|can|could|should) |(?:you|he|she|they|it|that) (?:would|will|is|are|was|were|have|has|had|could|can|just|still) )/;

/** "Is that the patio, or did somebody already get hurt?": nobody says so by the way. */
const ASKS_WHETHER_IT_CAME =
  / or (?:did|has|have) (?:somebody|someone|anybody|anyone|something|anything) (?:already|ever|get|got)\b/;

/** "Is it just a proof of insurance or something else?" */
const FIRST_OPTION = /\b(?:is it|is that|was it|are they|is he|is she|do you mean|you mean) ((?:\w+ ){0,4}\w+)$/;

/** "Is that a family recipe or did you come up with it?": a thing is sooner said than a clause. */
const FIRST_THING = /\b(?:is|was) (?:it|that|this) ((?:a|an|the|your) (?:\w+ )?\w+)$/;

/** "... or is it the same now as in 2009": what offers the second option, and what only goes on about it. */
const BEFORE_OPTION =
  /^(?:(?:it|that|they|he|she|this) (?:is|was|are|were) (?!(?:you|me|i|we|because|when|that)\b)|(?:is|was|are|were|do|does|did|has|have|had|will|would|can|could|should) (?:it|that|he|she|they|you|there|this|those|these|the \w+|your \w+) (?:\w+ (?=(?:in|on|at|with|from|by) ))?|(?:just|more(?! of)|maybe|like|rather|mostly|still|already|you know) )*(?:(?:get|do|have|want|use|make|take|be|been|go) (?=\w+ ))?/;
const AFTER_OPTION =
  / (?:right now|as|because|so|when|if|that|then|and|but|from|now|like|since|until|for now|instead)\b.*$/;

/** "Mr. Brandt", as it stands in the line, where it stands there. */
function asWritten(words: string, quote: string): string {
  const pattern = wordsOf(words.replace(ENDS_BARE, "")).map((word) => word.replace(/[^\w]/g, "\\$&"));
  const found = new RegExp(`\\b${pattern.join("[\\s.,'-]+")}\\b`, "i").exec(quote)?.[0];
  return found?.replace(/\s+/g, " ") ?? words.replace(ENDS_BARE, "");
}

/** "Or Mr. Brandt more?" */
const ENDS_BARE = / (?:more|then|instead|maybe|better|really|exactly|on|in|at|of|for|with|to|by|the|a|an)$/;

/** The agent's words in the customer's mouth: "your own cars" are "my own cars". */
function asSpoken(words: string): string {
  return words
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my")
    .replace(/\bof you\b/gi, "of us")
    .replace(/\byou\b/gi, "me")
    .replace(/\bi\b/g, "I");
}

/** "New car, new driver, a ticket, a claim?": runs through what may have happened. */
export function isList(quote: string): boolean {
  return LISTS.test(quote);
}

const LISTS = /^[^,?]{3,24},[^,?]{3,24},[^?]+\?$/;

/** "Does the carrier have a portal?" asks what the customer need not know. */
const ABOUT_OTHERS =
  /^(?:(?:and|so|but|okay|um|now) )*(?:does|do|did|is|are|will|would|has|have|can) (?:the(?! (?:missus|mister|kids|baby|little one)\b)|their|they|your (?:carrier|company|insurance|policy|agent|lender|bank|landlord|broker|lease)) (?!.*\b(?:you|your)\b.*$)/;

/** "Any", "ever", "else": words of questions to which people mostly say no. */
const EXPECTS_NO =
  /\b(?:any|anybody|anyone|anything|ever|else|other|another|either|yet|problems?|issues?|trouble|do you (?:know|remember|happen)|did (?:he|she|they|anybody|anyone|somebody|someone|your agent|the agent|your broker) (?:ever )?(?:tell|explain|say|ask|mention|go|come|offer|show|call|help|give)|did you (?:tell|report|file|ask|know|read|notice|keep|check)|has (?:he|she|anyone|anybody|somebody|your \w+) (?:ever )?(?:told|explained|asked|mentioned|gone|been|shown)|have you (?:told|looked|read|thought|been|talked|tried|had|and)|(?:you|you two) (?:have|had|ever) (?:ever )?(?:talked|discussed|looked|gone over))\b/;
const ASKS_FAVOUR =
  /^(?:(?:and|so|but|okay|um|great|then|well) )*(?:can|could|would|will) you (?!(?:say|like|want|rather|prefer|be|consider|afford|live|handle|cover|manage|come up|pay|have|lose|ever|know|still)\b)/;
/** "Do you want me to walk you through it?", "would that help?" */
const OFFERS =
  /\b(?:(?:do you )?want me to|(?:would you like|would it help|would you want|should|shall|can|could|may) (?:me|i|we)\b|would (?:you like|that (?:be (?:useful|helpful|okay|fair)|help|work))|is it okay if i|mind if i|should i)/;
const ASKS_WISH =
  /\b(?:would you (?:like|want|consider|be (?:open|interested|willing|okay|up)|rather|prefer|feel|think|say|switch|ever)|do you (?:want|think|feel|like|see)|are you (?:interested|open|thinking|willing)|want me|(?<!\b(?:building|landlord|lender|bank|company|they|he|she) )want to|interested in|thinking about|does that (?:sound|feel|seem|worry|bother|surprise|help|land)|is (?:that|it|this) (?:something|a lot|too much|doable|worth))\b/;
const ABOUT_TIME_SPAN = /\bhow (?:long|old|soon|often)\b/;
const IS_PAST = /\b(?:did|was|were|had|last|ago|happened|started|bought|built|been)\b/;
const ASKS_WHO_ELSE = /\bwho else|\bwho are (?:the|they)\b|who (?:all )?(?:lives|is (?:at home|in the house))\b/;
/** The customer is the one who did it, and somebody else the one asked for. */
const ASKS_WHOM = /\bwho(?:m|se)? (?:did|do|have|had|would|were|are) (?:you|they|he|she)\b/;
/** "Who's Manny?", "who is she?" */
const ASKS_WHO_IS =
  /\bwho (?:is|was|are) (?!going|driving|paying|in|at|with|on|home|there|around|up|first|the one|your)\w+\b/;
/** "Who do you figure pays for that?" */
const THINKS = /\b(?:do you|you) (?:think|figure|guess|suppose|reckon|imagine)\b/;
const WOULD = /\bwould\b/;
