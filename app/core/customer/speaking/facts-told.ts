import type { Practice } from "../../scenarios/practice.ts";
import type { Fact } from "../../scenarios/schema.ts";
import type { CustomerState } from "../customer-state.ts";
import { type Memory, readMemory } from "../memory.ts";
import { fillSlots } from "../phrase.ts";
import { sharedWords, wordsSaid } from "../understanding/normalise.ts";
import { sayingsOf } from "./policy.ts";

/** The facts that these words tell and that were not told before, by the words they share with the fact's own wordings. */
export function factsTold(practice: Practice, state: CustomerState, text: string): Fact[] {
  const memory = readMemory(practice, state);
  const words = wordsSaid(text);
  return practice.scenario.facts.filter(
    (fact) => !state.disclosed.includes(fact.id) && tells(practice, memory, fact, words),
  );
}

/** The share of a wording's own words that makes it told, and the least of them. */
const TOLD_SHARE = 0.6;
const TOLD_WORDS = 3;

function tells(practice: Practice, memory: Memory, fact: Fact, words: Set<string>): boolean {
  return [...fact.says, ...sayingsOf(practice, fact)].some((saying) => {
    const own = wordsSaid(fillSlots(saying, practice, memory));
    return own.size >= TOLD_WORDS && sharedWords(own, words) / own.size >= TOLD_SHARE;
  });
}
