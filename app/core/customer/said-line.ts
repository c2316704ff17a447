import type { Memory } from "./memory.ts";
import { sentencesIn } from "./phrase.ts";
import { figuresIn } from "./understanding/figures.ts";

/** The memory with the customer's line said. */
export function withLine(memory: Memory, lastLine: { turn: number; text: string }): Memory {
  const withFigure = sentencesIn(lastLine.text).filter((one) => figuresIn(one).length === 1);
  return { ...memory, lastLine, figuresSaid: [...memory.figuresSaid, ...withFigure].slice(-FIGURES_KEPT) };
}

const FIGURES_KEPT = 6;
