import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Fact } from "../../scenarios/schema.ts";
import { fillSlots, sentenceKeys } from "../phrase.ts";
import type { Question } from "../understanding/question.ts";
import { keyWords, REFERS_BACK, textWords } from "../vocabulary.ts";
import { type Situation, tellable } from "./decision.ts";

/** What comes to the customer's mind at a question that no topic of the library fits. */
export type Recollection =
  | { kind: "fact"; fact: Fact; options: readonly string[]; fits: boolean }
  | { kind: "untold"; fact: Fact }
  | { kind: "chatter"; topic: string; options: readonly string[] };

/**
 * People rarely ask what a library foresees: "does she get any help?", "how much is left on it?". The answer is in what
 * was just talked about, or in words the question shares with something this customer knows.
 */
export function recall(situation: Situation, question: Question): Recollection | null {
  if (sheetsOf(situation.practice)) return null;
  const thoughts = [...factThoughts(situation, question), ...chatterThoughts(situation, question)];
  return thoughts.sort((a, b) => b.rank - a.rank)[0]?.found ?? null;
}

/** "How long have you done that?", "does it leak?": a question that needs what was said before to make sense. */
function refersBack({ sentence: { text } }: Question): boolean {
  return REFERS_BACK.test(text.replace(/\bthese days\b/, "")) || text.split(" ").length <= SHORT_QUESTION;
}

/** "Does she get any help?": about somebody the talk is already about. */
export function isAboutSomebody({ sentence: { text } }: Question): boolean {
  return SOMEBODY.test(text);
}

export function wantsNumber(question: string): boolean {
  return WANTS_NUMBER.test(question);
}

export function hasNumber(text: string): boolean {
  return NUMBER.test(text);
}

export function unsaid({ practice, memory, state }: Situation, options: readonly string[]): string[] {
  const used = new Set(state.said);
  return options.filter((option) => sentenceKeys(fillSlots(option, practice, memory)).every((key) => !used.has(key)));
}

type Thought = { found: Recollection; rank: number };

function factThoughts(situation: Situation, question: Question): Thought[] {
  const { practice, memory, state } = situation;
  const asked = keyWords(question.sentence.text);
  const isCount = wantsNumber(question.sentence.text);
  const refers = refersBack(question);
  return practice.scenario.facts.flatMap((fact): Thought[] => {
    const isLast = fact.id === memory.lastTopic;
    if (!state.disclosed.includes(fact.id)) {
      const rank = sharedWith(asked, [fact.card, ...fact.says]);
      return rank >= UNTOLD_SHARE && tellable(practice, state, fact) ? [{ found: { kind: "untold", fact }, rank }] : [];
    }
    // "Tell me about the policy": the word that names the fact tells more than a word its answer happens to hold.
    const onCard = sharedWith(asked, [fact.card]) > 0 ? (TELL_ME.test(question.sentence.text) ? 2 : 1) : 0;
    const ranked = unsaid(situation, [...(fact.more ?? []), ...fact.says])
      .map((text) => ({ text, shared: sharedWith(asked, [text]) + onCard, count: isCount && hasNumber(text) ? 1 : 0 }))
      .filter(({ shared, count }) => (isLast && refers ? !isCount || count > 0 : shared + count >= TOLD_SHARE))
      .sort((a, b) => b.shared + b.count - a.shared - a.count);
    const [best] = ranked;
    if (!best) return [];
    const fits = best.shared > 0 || best.count > 0;
    const rank = best.shared + best.count + (isLast && refers ? LAST_SUBJECT : 0);
    return [{ found: { kind: "fact", fact, options: [best.text], fits }, rank }];
  });
}

function chatterThoughts(situation: Situation, question: Question): Thought[] {
  const asked = keyWords(question.sentence.text);
  return Object.entries(knownChatter(situation.practice)).flatMap(([topic, answers]): Thought[] => {
    const [best] = unsaid(situation, answers)
      .map((text) => ({ text, shared: sharedWith(asked, [text]) }))
      .filter(({ shared }) => shared >= TOLD_SHARE)
      .sort((a, b) => b.shared - a.shared);
    return best ? [{ found: { kind: "chatter", topic, options: [best.text] }, rank: best.shared }] : [];
  });
}

function knownChatter({ scenario, persona }: Practice): Record<string, readonly string[]> {
  return { ...persona.chatter, ...scenario.chatter };
}

function sharedWith(asked: ReadonlySet<string>, texts: readonly string[]): number {
  const found = new Set<string>();
  for (const text of texts) for (const word of textWords(text)) if (asked.has(word)) found.add(word);
  return [...found].filter((word) => !ANYWHERE.has(word)).length;
}

/** Words that fall in talk of anything. */
const ANYWHERE = new Set(
  "day year month week dollar three four hundr thousand last next first home insurance company coverage".split(" "),
);

/** Words a question must share with something before it comes to mind: more for what was never talked about. */
const TOLD_SHARE = 2;
const UNTOLD_SHARE = 3;
/** The last subject wins over one more shared word. */
const LAST_SUBJECT = 1.5;
const SHORT_QUESTION = 5;
const SOMEBODY = /\b(?:she|her|he|him|his|hers|they|them|their)\b/;
const TELL_ME = /\btell me (?:more |a (?:bit|little) )?about\b/;
const WANTS_NUMBER = /\bhow (?:much|many|often|long|old|far|big|high)\b|\bwhat did .* cost\b/;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|grand|percent|daily|every)\b/i;
