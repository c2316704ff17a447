import { z } from "zod";

/**
 * Learned weights as text that compresses well: columns, in which every number is one character (`characterOf`). Where a row
 * begins then follows from the sizes alone, and a row is read where it is used.
 */
export const packedRowsSchema = z.object({
  /** Per name: 0 if nothing was learned of it, else one more than the number of its weights. */
  sizes: z.string(),
  /**
   * Row after row, the shortest first, those of one size in the order of their names. Each row by rising class: how many
   * classes lie between a class and the one before it, or the beginning.
   */
  classes: z.string(),
  /** In the same order: 0, 1, -1, 2, -2 and so on are the numbers from 0. */
  weights: z.string(),
});
export type PackedRows = Readonly<z.infer<typeof packedRowsSchema>>;

/** `place`: of a feature among the names. */
export type Rows = {
  /** Whether anything was learned of it; a row may be empty. */
  has(place: number): boolean;
  /** Class index and weight in turn. */
  entriesAt(place: number): Int16Array;
};

export function readRows({ sizes, classes, weights }: PackedRows, classCount: number): Rows {
  const starts = startsOf(sizes, classCount);
  // A call uses few of the rows: each is read when it is first met.
  const met = new Array<Int16Array | undefined>(sizes.length);
  return {
    has: (place) => numberAt(sizes, place) > 0,
    entriesAt(place) {
      const known = met[place];
      if (known) return known;
      const start = starts[place] ?? 0;
      const entries = new Int16Array(2 * weightsIn(numberAt(sizes, place)));
      let index = -1;
      for (let at = 0; at < entries.length; at += 2) {
        index += 1 + numberAt(classes, start + at / 2);
        entries[at] = index;
        entries[at + 1] = signedOf(numberAt(weights, start + at / 2));
      }
      met[place] = entries;
      return entries;
    },
  };
}

/** Where each row begins in the columns. */
function startsOf(sizes: string, classCount: number): Int32Array {
  const rowsOfSize = new Int32Array(classCount + 2);
  for (let place = 0; place < sizes.length; place++) {
    const size = numberAt(sizes, place);
    rowsOfSize[size] = (rowsOfSize[size] ?? 0) + 1;
  }
  let sum = 0;
  const next = rowsOfSize.map((count, size) => {
    const start = sum;
    sum += count * weightsIn(size);
    return start;
  });
  const starts = new Int32Array(sizes.length);
  for (let place = 0; place < sizes.length; place++) {
    const size = numberAt(sizes, place);
    const start = next[size] ?? 0;
    starts[place] = start;
    next[size] = start + weightsIn(size);
  }
  return starts;
}

function weightsIn(size: number): number {
  return size > 0 ? size - 1 : 0;
}

function signedOf(number: number): number {
  return number % 2 === 1 ? (number + 1) / 2 : -number / 2;
}

/**
 * The place of each name. Names stand in the order of their UTF-16 codes, each as what differs from the one before: how many
 * characters fall off its end, as a capital letter ("A" none, "Z" 25; several add up), and what comes instead ("Aa bCdBe": "a b",
 * "ad", "ae").
 */
export function readNames(packed: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const endings = packed.split(/[A-Z]/);
  let name = "";
  let dropped = 0;
  let at = 0;
  // Before the first capital letter is nothing.
  for (let index = 1; index < endings.length; index++) {
    const ending = endings[index] ?? "";
    dropped += packed.charCodeAt(at) - CAPITAL_A;
    at += 1 + ending.length;
    if (ending === "") continue;
    name = name.slice(0, name.length - dropped) + ending;
    dropped = 0;
    places.set(name, places.size);
  }
  return places;
}

const CAPITAL_A = 65;

/**
 * A number from 0 to `MOST_NUMBER` as one character. The first 91 are printable ASCII from the blank on, without the four that
 * may need an escape in some kind of string (" $ \ `); the rest are U+00A1 and up.
 */
export function characterOf(number: number): string {
  return ASCII[number] ?? String.fromCharCode(BEYOND_ASCII + number - ASCII.length);
}

export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < NUMBER_OF_CODE.length ? (NUMBER_OF_CODE[code] ?? 0) : code - BEYOND_ASCII + ASCII.length;
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (one) => !'"$\\`'.includes(one),
);
const NUMBER_OF_CODE = new Uint8Array(127);
for (const [number, one] of ASCII.entries()) NUMBER_OF_CODE[one.charCodeAt(0)] = number;
const BEYOND_ASCII = 0xa1;
/** Beyond it lie characters that are half of one. */
export const MOST_NUMBER = 0xd7ff - BEYOND_ASCII + ASCII.length;
