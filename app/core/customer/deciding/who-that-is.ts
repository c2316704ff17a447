import { type Acquaintance, acquaintancesOf } from "../../scenarios/acquaintances.ts";
import { sheetKey } from "../../scenarios/answer-sheet.ts";
import type { Practice } from "../../scenarios/practice.ts";
import { upperFirst } from "../letter-case.ts";
import { normalise, wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";

/** As whoThatIs, of a turn: "Is Jenna your girlfriend? Fiancée maybe?" goes on about the same. */
export function whoThatIsIn(questions: readonly Question[], question: Question, practice: Practice): string | null {
  const before = wordsOf(question.sentence.text).length <= FEW_WORDS ? questions : [];
  return [question, ...before].map((one) => whoThatIs(one, practice)).find((said) => said !== null) ?? null;
}

const FEW_WORDS = 3;

/** "Who's Luis?", "is Erin your wife or your daughter?", "he's your husband?"; null: who somebody is was not asked. */
function whoThatIs({ sentence: { text } }: Question, practice: Practice): string | null {
  const known = knownTo(practice).filter(({ name }) => text.includes(normalise(name)));
  const asked = known.find(({ name }) =>
    new RegExp(`\\bwho (?:is|was) ${normalise(name)}\\b(?! \\w+ing\\b)`).test(text),
  );
  if (asked) return asked.says;
  const related = known.flatMap((one) => {
    const name = normalise(one.name);
    const taken = new RegExp(
      `(?:\\b(?:is|was) |(?:^|\\b(?:so|and|oh|okay|wait|sorry|then) ))${name} (?:(?:is|was|that|he|she|like) )*(?:your|the) (\\w+)(.*)$`,
    ).exec(text);
    return taken ? [{ ...one, takenFor: taken[1] ?? "", rest: taken[2] ?? "" }] : [];
  })[0];
  if (related) return rightOrWrong(related);
  const { partner = "" } = practice.persona.details ?? {};
  const called = partner.replace(/^my /, "");
  const isPartner = called !== "" && new RegExp(`^(?:is|are) (?:he|she|that|they) your ${called}\\b`).test(text);
  return isPartner ? `Yeah, ${partner}.` : null;
}

/** "My client." to one of two, "yeah, my wife", "no, my client". */
function rightOrWrong({ relation, takenFor, rest }: Acquaintance & { takenFor: string; rest: string }): string {
  if (/ or /.test(rest)) return `${upperFirst(relation)}.`;
  const isRight = [takenFor, ...(ALSO_CALLED[takenFor] ?? [])].some((word) => relation.split(" ").includes(word));
  return isRight ? `Yeah, ${relation}.` : `No, ${relation}.`;
}

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  boy: ["son", "oldest", "youngest"],
  girl: ["daughter", "oldest", "youngest"],
  kid: ["son", "daughter", "oldest", "youngest"],
  child: ["son", "daughter", "oldest", "youngest"],
  son: ["boy", "oldest", "youngest"],
  daughter: ["girl", "oldest", "youngest"],
  spouse: ["husband", "wife"],
  partner: ["husband", "wife", "girlfriend", "boyfriend"],
  missus: ["wife"],
  broker: ["agent"],
  agent: ["broker"],
  friend: ["buddy"],
  buddy: ["friend"],
};

/** Whom this customer knows by name; of one whose people are not written down, the partner. */
function knownTo(practice: Practice): readonly Acquaintance[] {
  const listed = acquaintancesOf(sheetKey(practice));
  const { partner, partnerName } = practice.persona.details ?? {};
  if (listed.length > 0 || !partner || !partnerName) return listed;
  return [{ name: partnerName, relation: partner, says: `${upperFirst(partner)}.` }];
}
