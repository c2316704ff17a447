import type { Difficulty } from "./schema.ts";

/** What one will feel at a level, for the card that offers it. Each phrase stands for a figure the engine acts on. */
export function describeDifficulty(difficulty: Difficulty): string[] {
  const { objections, patienceTurns, volunteers, secondChances, walkAwayAt } = difficulty;
  return [
    `${TIME.find(({ fromTurns }) => patienceTurns >= fromTurns)?.words ?? SHORT_OF_TIME}, and raises ${objections === 1 ? "one objection" : `up to ${objections} objections`} of their own.`,
    volunteers === 0
      ? "Tells you hardly anything unasked."
      : `May tell you ${volunteers === 1 ? "one thing" : "things"} unasked.`,
    `${secondChances ? "Gives you a second chance" : "Forgives nothing"}, and ${TEMPER.find(({ from }) => walkAwayAt >= from)?.words ?? QUICK}.`,
  ];
}

const TIME = [
  { fromTurns: 13, words: "Gives you plenty of time" },
  { fromTurns: 9, words: "Gives you some time" },
];
const SHORT_OF_TIME = "Gives you little time";

/** By the irritation, of 100, at which the customer hangs up. */
const TEMPER = [
  { from: 80, words: "may be slow to hang up" },
  { from: 70, words: "may hang up when pushed" },
];
const QUICK = "is quick to hang up";
