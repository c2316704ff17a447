import { answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Context } from "./heard.ts";
import { normalise, type Sentence, wordsOf } from "./normalise.ts";

/**
 * The sentence with who is meant written out beside a name or a pronoun: "what does arjun your husband do", "how old is he your
 * husband". `before` is what was said earlier in the same turn; the customer's last line counts too.
 */
export function withPersonMeant(sentence: Sentence, before: readonly string[], context: Context): Sentence {
  const { practice } = context;
  const relatives = relativesOf(practice);
  const words = wordsOf(sentence.text);
  const named = words.map((word) => {
    const relative = relatives.find(({ names }) => names.includes(word));
    return relative ? `${word} ${relative.called}` : word;
  });
  const isNamed = relatives.some(({ names, words: own }) =>
    words.some((word) => names.includes(word) || own.includes(word)),
  );
  if (isNamed || !words.some((word) => PRONOUNS.has(word))) return { ...sentence, text: named.join(" ") };
  const meant = lastMentioned([normalise(context.lastLine?.text ?? ""), ...before], words, relatives);
  return { ...sentence, text: meant ? `${sentence.text} ${meant.called}` : named.join(" ") };
}

type Relative = {
  /** "your husband" */
  called: string;
  names: readonly string[];
  /** What the customer or the agent calls them: "husband", "wife". */
  words: readonly string[];
  pronouns: readonly string[];
};

function lastMentioned(
  texts: readonly string[],
  pronouns: readonly string[],
  relatives: readonly Relative[],
): Relative | null {
  for (const text of texts.toReversed()) {
    for (const word of wordsOf(text).toReversed()) {
      const relative = relatives.find(
        (one) =>
          (one.names.includes(word) || one.words.includes(word)) &&
          pronouns.some((other) => one.pronouns.includes(other)),
      );
      if (relative) return relative;
    }
  }
  return null;
}

function relativesOf(practice: Practice): Relative[] {
  const { partner = "", partnerName = "", they = "" } = practice.persona.details ?? {};
  const children = answerOn(sheetsOf(practice), "children.names")?.value;
  const childNames = Array.isArray(children) ? children.map((name) => name.toLowerCase()) : [];
  const partnerWord = partner.replace(/^my /, "");
  return [
    {
      called: `your ${partnerWord}`,
      names: [partnerName.toLowerCase()],
      words: [partnerWord, "partner", "spouse"],
      pronouns: they === "he" ? HE : SHE,
    },
    // An agent who takes a husband for a wife means the same person.
    {
      called: `your ${partnerWord}`,
      names: [],
      words: they === "he" ? ["wife", "girlfriend"] : ["husband", "boyfriend"],
      pronouns: they === "he" ? SHE : HE,
    },
    { called: "your child", names: childNames, words: CHILD, pronouns: [...HE, ...SHE, ...THEY] },
    ...OTHERS.map((other) => ({
      called: `your ${other}`,
      names: [],
      words: [other],
      pronouns: [...HE, ...SHE, ...THEY],
    })),
  ].filter(({ called }) => called !== "your ");
}

/** People that are talked about and are neither. */
const OTHERS = (
  "nephew niece brother sister mother mom father dad uncle aunt cousin grandson granddaughter neighbor friend colleague coworker " +
  "agent broker accountant bookkeeper boss landlord cook server foreman driver employee doctor lender adjuster"
).split(" ");

/** Whether a sentence is about somebody who is neither partner nor child: "how old is he your nephew". */
export function isAboutOther({ text }: Sentence): boolean {
  return wordsOf(text).some((word) => OTHERS.includes(word));
}

/** Whether a sentence asks of the customer's partner: "your husband he drives how far", and not "does he know what you drive". */
export function isAboutPartner({ text }: Sentence, { persona }: Practice): boolean {
  const called = persona.details?.partner?.replace(/^my /, "") ?? "";
  return called !== "" && text.includes(`your ${called}`) && !/\byou\b/.test(text);
}

const HE = ["he", "him", "his", "hes"];
const SHE = ["she", "her", "hers", "shes"];
const THEY = ["they", "them", "their"];
const PRONOUNS: ReadonlySet<string> = new Set([...HE, ...SHE, ...THEY]);
const CHILD = ["son", "daughter", "baby", "boy", "girl", "kid", "kids", "child", "children", "boys", "girls"];
