/**
 * Cohen's kappa of two judges, from the table of how often the first gave answer i where the second gave answer j:
 *
 *     kappa = (po - pe) / (1 - pe)
 *
 * po: the share they agree on. pe: the share that judges with their habits would agree on by chance, the sum over the answers of the
 * first's share times the second's (Cohen 1960). `low` and `high`: the 95 % interval, kappa plus and minus 1.96 times the large-sample
 * standard error of Fleiss, Cohen and Everitt (1969), cut to -1 and 1. Null: nothing was judged, or both gave one and the same answer
 * throughout, where kappa has no value.
 */
export function cohensKappa(table: readonly (readonly number[])[]): Kappa | null {
  const judged = sum(table.flat());
  const share = table.map((row) => row.map((times) => times / judged));
  const first = share.map(sum);
  const second = share.map((_, answer) => sum(share.map((row) => row[answer] ?? 0)));
  const agreed = sum(share.map((row, answer) => row[answer] ?? 0));
  const byChance = sum(first.map((part, answer) => part * (second[answer] ?? 0)));
  if (judged === 0 || byChance >= 1) return null;
  const kappa = (agreed - byChance) / (1 - byChance);

  const cells = share.flatMap((row, i) => row.map((part, j) => ({ part, i, j })));
  const onDiagonal = cells.filter(({ i, j }) => i === j);
  const offDiagonal = cells.filter(({ i, j }) => i !== j);
  const a = sum(onDiagonal.map(({ part, i }) => part * (1 - (at(first, i) + at(second, i)) * (1 - kappa)) ** 2));
  const b = sum(offDiagonal.map(({ part, i, j }) => part * (at(second, i) + at(first, j)) ** 2)) * (1 - kappa) ** 2;
  const c = (kappa - byChance * (1 - kappa)) ** 2;
  // Where they agree on everything, a - c is 0 but for rounding.
  const standardError = Math.sqrt(Math.max(0, a + b - c) / judged) / (1 - byChance);
  return {
    kappa,
    standardError,
    low: Math.max(-1, kappa - Z_95 * standardError),
    high: Math.min(1, kappa + Z_95 * standardError),
  };
}

export type Kappa = { kappa: number; standardError: number; low: number; high: number };

/** The 97.5th percentile of the standard normal distribution. */
const Z_95 = 1.959964;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}
