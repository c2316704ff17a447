import type { DifficultyLevel } from "../scenarios/schema.ts";
import type { AssignmentTask } from "./assignment-task.ts";

// Apart from the schemas: pages load it in the browser, without zod.

/** What it is judged on, as short sentences. */
export function judgedOnWords(task: AssignmentTask): string[] {
  const { scenarios, needed } = task;
  const titles = scenarios.map(({ title }) => title).join(", ");
  return [
    needed === scenarios.length ? `Pass ${titles}` : `Pass any ${needed} of: ${titles}`,
    `Score ${task.score} or more${task.gateClear ? ", with no sure compliance finding" : ""}`,
    `${LEVELS[task.level]}, ${MODES[task.mode]}`,
    ...(task.triesBefore > 0
      ? [`${task.triesBefore} private ${tries(task.triesBefore)} of a scenario before one can count`]
      : []),
    ...(task.attemptsMost === null
      ? []
      : [`At most ${task.attemptsMost} ${task.attemptsMost === 1 ? "attempt" : "attempts"} of a scenario can count`]),
  ];
}

function tries(count: number): string {
  return count === 1 ? "try" : "tries";
}

const LEVELS = { 1: "Level 1", 2: "Level 2", 3: "Level 3" } as const satisfies Record<DifficultyLevel, string>;
const MODES = { text: "by text", voice: "by voice", either: "by text or by voice" } as const;
