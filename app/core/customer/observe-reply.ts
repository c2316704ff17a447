import type { Practice } from "../scenarios/practice.ts";
import type { Fact } from "../scenarios/schema.ts";
import type { CustomerState } from "./customer-state.ts";
import { quoteOf } from "./mark-writer.ts";
import { type Memory, readMemory } from "./memory.ts";
import { fillSlots } from "./phrase.ts";
import { sharedWords, wordsSaid } from "./understanding/normalise.ts";

/**
 * The state after a reply that a model worded. A model may tell a fact that was not asked for: it then counts as told, so that
 * nothing later contradicts it. The marks of the reply's turn, written for the built-in wording, quote what was really said.
 */
export function observeReply(
  practice: Practice,
  state: CustomerState,
  reply: { turn: number; text: string },
): CustomerState {
  const memory = readMemory(practice, state);
  const words = wordsSaid(reply.text);
  const slipped = practice.scenario.facts.filter(
    (fact) => !state.disclosed.includes(fact.id) && tells(practice, memory, fact, words),
  );
  return {
    ...state,
    disclosed: [...state.disclosed, ...slipped.map((fact) => fact.id)],
    marks: [
      // The marks of this turn quote the built-in wording; the words really said replace it.
      ...state.marks.map((mark) =>
        mark.turn === reply.turn && !reply.text.includes(mark.quote) ? { ...mark, quote: quoteOf(reply.text) } : mark,
      ),
      ...slipped.map((fact) => ({
        type: "disclosed" as const,
        fact: fact.id,
        item: fact.item,
        asked: false,
        turn: reply.turn,
        quote: quoteOf(reply.text),
      })),
    ],
    memory: { ...memory, lastLine: { turn: reply.turn, text: reply.text.slice(0, 600) } },
  };
}

/** The share of a wording's own words that makes it told. */
const TOLD_SHARE = 0.6;

function tells(practice: Practice, memory: Memory, fact: Fact, words: Set<string>): boolean {
  return fact.says.some((saying) => {
    const own = wordsSaid(fillSlots(saying, practice, memory));
    return own.size >= 3 && sharedWords(own, words) / own.size >= TOLD_SHARE;
  });
}
