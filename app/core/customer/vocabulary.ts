import type { Practice } from "../scenarios/practice.ts";
import { contentWords, wordsOf } from "./understanding/normalise.ts";
import type { Question } from "./understanding/question.ts";

/** The words of a line that can tell what it is about: content words, and short ones that carry meaning ("app", "owe"). */
export function keyWords(normalised: string): ReadonlySet<string> {
  const short = wordsOf(normalised).filter((word) => word.length === 3 && !COMMON_SHORT.has(word));
  return new Set([...contentWords(normalised), ...short]);
}

const wordsOfTexts = new Map<string, ReadonlySet<string>>();

/** The key words of a library text, read once. */
export function textWords(text: string): ReadonlySet<string> {
  let words = wordsOfTexts.get(text);
  if (!words) {
    words = keyWords(plainText(text));
    wordsOfTexts.set(text, words);
  }
  return words;
}

/** The library spells well: `normalise`, which mends what agents type, costs twenty times as much. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9$]+/g, " ")
    .trim();
}

/** "What would you do in the meantime?": words that only make sense after what was said before. */
export const REFERS_BACK =
  /\b(?:it|its|that|this|them|those|these|one|she|her|he|him|his|they|their|there|then|since|still|meantime)\b/;

/** "Could I send you something?" is about the call. */
const ABOUT_AGENT = /\b(?:i|we|me|us)\b/;

/** Everything a conversation of this practice may turn on, as one plain text; by library version, scenario and persona. */
const subjects = new Map<string, string>();

/** Whether a question is about nothing that this conversation could be about (films, politics, sports). */
export function isOffTopic(practice: Practice, question: Question): boolean {
  if (question.kind !== "unknown" && question.kind !== "explore") return false;
  if (REFERS_BACK.test(question.sentence.text) || ABOUT_AGENT.test(question.sentence.text)) return false;
  const words = [...keyWords(question.sentence.text)].filter((word) => !ANY_QUESTION.has(word));
  const subject = subjectOf(practice);
  return words.length > 0 && words.every((word) => !ENDINGS.some((ending) => subject.includes(` ${word}${ending} `)));
}

/** What `contentWords` cuts off. */
const ENDINGS = ["", "s", "es", "ed", "ing"];

function subjectOf({ scenario, objections, persona, versions }: Practice): string {
  const key = `${versions.library}/${scenario.id}/${scenario.version}/${persona.id}`;
  let subject = subjects.get(key);
  if (subject === undefined) {
    const texts = [
      scenario.title,
      scenario.brief,
      scenario.goal,
      persona.story,
      persona.job,
      persona.household,
      SALES_TALK,
      ...scenario.facts.flatMap((fact) => [fact.card, ...fact.says, ...(fact.more ?? [])]),
      ...scenario.gaps.flatMap((gap) => [gap.title, gap.why, gap.exampleLine, ...gap.reactions]),
      ...scenario.needs.items.flatMap((item) => [item.title, item.exampleQuestion]),
      ...Object.values(scenario.chatter).flat(),
      ...Object.values(persona.chatter ?? {}).flat(),
      ...objections.flatMap((one) => [one.behind, one.exampleExplore, one.exampleAnswer, ...one.says, ...one.reveals]),
    ];
    subject = ` ${plainText(texts.join(" "))} `;
    subjects.set(key, subject);
  }
  return subject;
}

/** What any insurance call may turn to, whether or not the scenario does. */
const SALES_TALK = [
  "insurance insured insure policy policies coverage cover premium deductible agent agency carrier company claim claims",
  "quote price cost pay paid payment bill money monthly year renewal protect protection limit card form online",
  "accident damage liability lawsuit sued lawyer court fire water flood storm hail theft stolen broken repair fix",
  "health doctor hospital smoke income savings debt owe credit budget afford cash expensive valuable worth",
  "mortgage house home apartment roof landlord lease neighbor vehicle drive driver license ticket delivery",
  "employees customers payroll equipment building contract business risk worry concern decision decide compare switch",
  "change happen help family spouse husband wife partner girlfriend boyfriend kids children baby son daughter",
  "parents mother father sister brother friend boss retire school college move plan plans future backup",
  "jewelry electronics laptop furniture clothes tools bike name email address number letter call report file",
  "start cancel raise drop explain explanation live lives work works job own owner rent buy bought sold",
].join(" ");

const COMMON_SHORT = new Set(
  "the and you are was but not for any has had did does can who how why all out our one two him his her she its get got now too way yes yeah let say see may off own use lot guy".split(
    " ",
  ),
);

/** Words of the asking itself, stemmed as `contentWords` stems. */
const ANY_QUESTION = new Set("kind sort tell talk look exact actual usual real often long ever else today".split(" "));
