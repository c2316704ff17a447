import { AMERICAN, type Notation, writeNumber } from "./notation.ts";

/** "1,204". Below a thousand there is nothing to group. */
export function figureLabel(count: number, notation: Notation = AMERICAN): string {
  return count >= 0 && count < 1000 ? String(count) : writeNumber(count, notation);
}

/** "1 message", "12 messages", "1,204 messages". */
export function countLabel(count: number, noun: string, notation: Notation = AMERICAN): string {
  return `${figureLabel(count, notation)} ${noun}${count === 1 ? "" : "s"}`;
}
