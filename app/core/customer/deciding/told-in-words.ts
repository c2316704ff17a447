import type { Practice } from "../../scenarios/practice.ts";
import type { CustomerState } from "../customer-state.ts";
import { quoteOf } from "../mark-writer.ts";
import type { Mark } from "../marks.ts";
import type { Memory } from "../memory.ts";
import { type Beat, type Spoken, sentencesIn } from "../phrase.ts";
import type { Decision } from "./decision.ts";

/** A fact that the chosen words say nothing of has not been told: it is still new when the agent asks for it again. */
export function takeBackUntold(decision: Decision, { wordings }: Pick<Spoken, "wordings">, before: Memory) {
  const told = decision.told.flatMap((one) => {
    const telling = decision.beats.find((beat) => beat.tells === one.fact && isToldBy(beat, wordings.get(beat.key)));
    return telling ? [{ ...one, key: telling.key }] : [];
  });
  const untold = decision.told.flatMap(({ fact }) => (told.some((one) => one.fact === fact) ? [] : [fact]));
  decision.told = told;
  decision.state = { ...decision.state, disclosed: decision.state.disclosed.filter((fact) => !untold.includes(fact)) };
  for (const fact of untold) decision.memory.told = { ...decision.memory.told, [fact]: before.told[fact] ?? 0 };
}

/** An objection of which nothing is said waits for another turn. */
export function takeBackUnraised(decision: Decision, isSaid: (beat: string) => boolean) {
  const unraised = decision.raised.filter((id) => !isSaid(`objection:${id}`));
  decision.raised = decision.raised.filter((id) => !unraised.includes(id));
  decision.state = {
    ...decision.state,
    objections: decision.state.objections.map((one) =>
      unraised.includes(one.id) ? { ...one, status: "waiting", raisedAt: null } : one,
    ),
  };
}

/** Whether something is left of the words that were said without those that say nothing of the fact, and a yes or a no before them. */
function isToldBy({ aside = [] }: Beat, words = ""): boolean {
  const left = aside.reduce((rest, one) => rest.replace(one.toLowerCase(), ""), words.toLowerCase());
  return /[a-z0-9]/.test(left.replace(BARE_START, ""));
}

const BARE_START = /^(?:yeah|no), /;

/** What the customer's line says in passing of facts that were neither told nor mentioned before. */
export function mentionMarks(
  { scenario }: Practice,
  { disclosed, marks }: Pick<CustomerState, "disclosed" | "marks">,
  { turn, text }: { turn: number; text: string },
): Mark[] {
  const known = new Set([...disclosed, ...marks.flatMap((mark) => (mark.type === "mentioned" ? [mark.fact] : []))]);
  const line = text.toLowerCase();
  return scenario.facts.flatMap(({ id, inPassing = [] }): Mark[] => {
    const words = known.has(id) ? undefined : inPassing.find((one) => line.includes(one.toLowerCase()));
    if (words === undefined) return [];
    const at = line.indexOf(words.toLowerCase());
    const sentence = sentencesIn(text).find((one) => one.toLowerCase().includes(words.toLowerCase()));
    return [{ type: "mentioned", fact: id, turn, quote: quoteOf(sentence ?? text.slice(at, at + words.length)) }];
  });
}
