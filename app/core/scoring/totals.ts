import type { DimensionResult } from "./score-schema.ts";

/** [S8] The weighted mean of the shown percents, rounded half up once: anyone can add it up from the page. */
export function totalOf(dimensions: readonly DimensionResult[]): number {
  const applied = dimensions.flatMap(({ percent, weight }) => (percent === null ? [] : [{ percent, weight }]));
  const weight = applied.reduce((total, dimension) => total + dimension.weight, 0);
  const sum = applied.reduce((total, dimension) => total + dimension.percent * dimension.weight, 0);
  return weight === 0 ? 0 : Math.round(sum / weight);
}
