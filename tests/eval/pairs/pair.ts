import type { DifficultyLevel } from "#core/scenarios/schema.ts";

/** Two conversations of one scenario, seed and customer. A person says which is better, and why. */
export type Pair = {
  id: string;
  scenarioId: string;
  level: DifficultyLevel;
  seed: number;
  /** What the two differ in. */
  competence: string;
  why: string;
  better: string[];
  worse: string[];
};

/** A line both agents say, or what each says in its place; nothing where one of them skips it. */
export type Line = string | { better?: string; worse?: string };

export type PairSeed = Omit<Pair, "id" | "better" | "worse"> & { lines: Line[] };

export function pairsOf(part: string, seeds: PairSeed[]): Pair[] {
  return seeds.map(({ lines, ...pair }, index) => ({
    ...pair,
    id: `${part}.${index + 1}.${pair.scenarioId}`,
    better: linesOf(lines, "better"),
    worse: linesOf(lines, "worse"),
  }));
}

function linesOf(lines: Line[], side: "better" | "worse"): string[] {
  return lines.map((line) => (typeof line === "string" ? line : line[side])).filter((line) => line !== undefined);
}
