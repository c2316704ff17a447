import type { Row as BenchRow } from "#tests/bench/table.ts";

/** `publish`: the first cell is a figure for the page that explains scoring. */
export type Row = {
  name: string;
  cells: string[];
  bar?: BenchRow["bar"];
  publish?: { what: string; set: string; size: number };
};

export type Section = { title: string; columns: string[]; rows: Row[] };

/** Misses of a seen part; an unseen part that is read is a seen one. */
export function missSection(misses: string[], shown: number): Section {
  return {
    title: `Misses of the seen part, ${Math.min(shown, misses.length)} of ${misses.length}`,
    columns: [],
    rows: misses.slice(0, shown).map((name) => ({ name, cells: [] })),
  };
}

export function printSection({ title, columns, rows }: Section): void {
  console.log(`\n${title}`);
  const hasBars = rows.some((row) => row.bar);
  const lines = rows.map((row) => [row.name, ...row.cells, ...(hasBars ? [barText(row)] : [])]);
  if (columns.length > 0) lines.unshift(["", ...columns, ...(hasBars ? ["bar"] : [])]);
  for (const line of aligned(lines)) console.log(`  ${line}`);
}

export function missedBars(sections: Section[]): string[] {
  return sections.flatMap(({ title, rows }) =>
    rows.filter((row) => row.bar?.met === false).map((row) => `${title}: ${row.name.trim()}`),
  );
}

function barText({ bar }: Row): string {
  return bar ? `${bar.text} ${bar.met ? "ok" : "MISSED"}` : "";
}

function aligned(lines: string[][]): string[] {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column))))
      .join("  ")
      .trimEnd(),
  );
}
