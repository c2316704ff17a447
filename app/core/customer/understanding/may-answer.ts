import type { Answer } from "../../scenarios/answer-sheet.ts";
import type { SlotType } from "../../scenarios/slots.ts";
import type { QuestionForm } from "./question-form.ts";

/** Whether an answer is of the kind that a form of question wants: a figure for "how many", a time for "when". */
export function mayAnswer(form: QuestionForm, { says, more = [] }: Answer, type: SlotType): boolean {
  const words = [...says, ...more].join(" ");
  switch (form) {
    case "how-much":
      return FIGURE.test(words) || AMOUNT.test(words);
    case "when":
      return TIME.test(words);
    case "who":
      return !["money", "number", "date", "yes-no", "feeling"].includes(type) && PERSON.test(words);
    case "where":
      return ["place", "text", "list", "story"].includes(type);
    case "why":
      return type !== "name" && type !== "date";
    default:
      return true;
  }
}

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand|half|dozen|once|twice|couple|zero)\b/i;
const AMOUNT =
  /\b(?:a lot|not much|nothing|none|all of it|every|daily|weekly|monthly|yearly|years?|months?|weeks?|days?|always|never)\b/i;
const TIME =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|tonight|yesterday|ago|since|last|next|spring|summer|fall|winter|morning|noon|afternoon|evening|first|second|third|month|week|year|years|now|soon|later|never|not yet|before|after|eighteenth|twenty|until|always|when)\b/i;
const PERSON =
  /\b(?:me|my|i|us|we|our|nobody|no one|none|he|she|they|him|her|guy|fella|lady|somebody|everybody|owner|broker|agent|husband|wife)\b|[A-Z][a-z]+/;
