/** "1,204". Below a thousand there is nothing to group, and Intl is not asked. */
export function figureLabel(count: number): string {
  return count >= 0 && count < 1000 ? String(count) : COUNT.format(count);
}

/** "1 message", "12 messages", "1,204 messages". */
export function countLabel(count: number, noun: string): string {
  return `${figureLabel(count)} ${noun}${count === 1 ? "" : "s"}`;
}

const COUNT = new Intl.NumberFormat("en-US");
