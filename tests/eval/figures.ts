/** Of one kind of finding, over many cases. */
export type Counts = { hit: number; missed: number; extra: number };

export function countsOf(cases: { expected: boolean; found: boolean }[]): Counts {
  return {
    hit: cases.filter((one) => one.expected && one.found).length,
    missed: cases.filter((one) => one.expected && !one.found).length,
    extra: cases.filter((one) => !one.expected && one.found).length,
  };
}

export function sumOf(parts: Counts[]): Counts {
  return parts.reduce(
    (sum, part) => ({ hit: sum.hit + part.hit, missed: sum.missed + part.missed, extra: sum.extra + part.extra }),
    { hit: 0, missed: 0, extra: 0 },
  );
}

/** Where nothing was found, nothing was found wrongly. */
export function precision({ hit, extra }: Counts): number {
  return hit + extra === 0 ? 1 : hit / (hit + extra);
}

export function recall({ hit, missed }: Counts): number {
  return hit + missed === 0 ? 1 : hit / (hit + missed);
}

export function f1({ hit, missed, extra }: Counts): number {
  return hit + missed + extra === 0 ? 1 : (2 * hit) / (2 * hit + missed + extra);
}

export function meanOf(values: number[]): number {
  if (values.length === 0) throw new Error("no values to take a mean of");
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const share = (value: number) => value.toFixed(3);
