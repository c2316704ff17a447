import { characterOf, MOST_NUMBER, type PackedRows } from "#core/customer/understanding/learned/packed-rows.ts";

/** What was learned of a feature: the index of a class and the weight in whole steps, by rising class. */
export type LearnedRow = readonly (readonly [index: number, weight: number])[];

/** `rows`: one per name, undefined if nothing was learned of it. Throws a RangeError for a number that has no character. */
export function packRows(rows: readonly (LearnedRow | undefined)[]): PackedRows {
  const shortestFirst = rows.flatMap((row) => (row ? [row] : [])).sort((a, b) => a.length - b.length);
  return {
    sizes: packNumbers(rows.map((row) => (row ? row.length + 1 : 0))),
    classes: packNumbers(
      shortestFirst.flatMap((row) => row.map(([index], at) => index - (row[at - 1]?.[0] ?? -1) - 1)),
    ),
    weights: packNumbers(shortestFirst.flatMap((row) => row.map(([, weight]) => unsignedOf(weight)))),
  };
}

export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (!Number.isInteger(number) || number < 0 || number > MOST_NUMBER)
        throw new RangeError(`${number} has no character`);
      return characterOf(number);
    })
    .join("");
}

function unsignedOf(weight: number): number {
  return weight > 0 ? 2 * weight - 1 : -2 * weight;
}

/** `names`: ascending. Throws an Error for one that does not come after the one before, or that holds a capital letter. */
export function packNames(names: readonly string[]): string {
  return names
    .map((name, at) => {
      const before = names[at - 1] ?? "";
      if (name <= before || /[A-Z]/.test(name)) throw new Error(`"${name}" cannot stand after "${before}"`);
      const kept = sharedLength(before, name);
      return capitalsOf(before.length - kept) + name.slice(kept);
    })
    .join("");
}

function sharedLength(before: string, name: string): number {
  let length = 0;
  while (length < before.length && before[length] === name[length]) length++;
  return length;
}

function capitalsOf(dropped: number): string {
  return (
    "Z".repeat(Math.floor(dropped / 25)) + (dropped % 25 > 0 || dropped === 0 ? CAPITALS.charAt(dropped % 25) : "")
  );
}

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
