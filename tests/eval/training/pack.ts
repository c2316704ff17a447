import { hashOf, type PackedModel } from "#core/scoring/compliance/learned/model.ts";
import type { Head } from "./logistic.ts";

export type TrainedHead = Head & { id: string; threshold: number };

/** Rounds every weight to one byte and leaves out those of less than `leastUnits` of 127. */
export function packModel(names: readonly string[], heads: readonly TrainedHead[], leastUnits: number): PackedModel {
  const scales = heads.map(({ weights }) => Math.max(...weights.map(Math.abs)) / MOST_UNITS);
  const entries = new Map<number, Map<number, number>>();
  heads.forEach(({ weights }, head) => {
    names.forEach((name, feature) => {
      const units = Math.round((weights[feature] ?? 0) / (scales[head] ?? 1));
      if (Math.abs(units) < leastUnits) return;
      const hash = hashOf(name);
      const known = entries.get(hash) ?? new Map<number, number>();
      if (Math.abs(units) > Math.abs(known.get(head) ?? 0)) known.set(head, units);
      entries.set(hash, known);
    });
  });
  const bytes = [...entries]
    .sort(([a], [b]) => a - b)
    .flatMap(([hash, weights]) => [
      hash & 255,
      (hash >> 8) & 255,
      hash >> 16,
      weights.size,
      ...[...weights].flatMap(([head, units]) => [head, units & 255]),
    ]);
  return {
    heads: heads.map(({ id, bias, threshold }, head) => ({
      id,
      bias: rounded(bias),
      scale: rounded(scales[head] ?? 0),
      threshold: rounded(threshold),
    })),
    features: Buffer.from(bytes).toString("base64"),
  };
}

const MOST_UNITS = 127;

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
