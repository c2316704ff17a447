export type Row = {
  name: string;
  ours: string;
  floor?: string;
  ratio?: number;
  /** Without one the row only informs. */
  bar?: { text: string; met: boolean };
};

export function atLeast(bar: number, value: number): Row["bar"] {
  return { text: `>= ${bar}`, met: value >= bar };
}

export function atMost(bar: number, value: number, unit = ""): Row["bar"] {
  return { text: `<= ${bar}${unit}`, met: value <= bar };
}

export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.ours,
    row.floor ?? "",
    row.ratio === undefined ? "" : row.ratio.toFixed(2),
    row.bar?.text ?? "",
    row.bar ? (row.bar.met ? "ok" : "MISSED") : "",
  ]);
  const lines = [["", "ours", "floor", "ratio", "bar", ""], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) =>
          column === 0 || column > 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    );
  }
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** Nearest rank. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("no values to take a quantile of");
  return value;
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-US")} req/s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
