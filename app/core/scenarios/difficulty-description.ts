import type { Difficulty } from "./schema.ts";

/** What a level changes, for the card that offers it. Every phrase is a number the engine acts on. */
export function describeDifficulty(difficulty: Difficulty): string[] {
  return [
    count(difficulty.objections, "objection"),
    `stays for about ${difficulty.patienceTurns} of your turns`,
    difficulty.volunteers === 0 ? "volunteers nothing" : `volunteers ${count(difficulty.volunteers, "fact")} unasked`,
    difficulty.secondChances ? "gives you a second chance at an objection" : "no second chances",
    `hangs up at ${difficulty.walkAwayAt} of 100 irritation`,
  ];
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
