/** Vectors of one length, one after the other, each of length 1. */
export type Points = { values: Float32Array; width: number };

/**
 * The class of each point by the angle to its middle (spherical k-means), classes numbered from 0; a weighty point pulls more.
 * The first middles are drawn by a fixed seed, so the same points give the same classes.
 */
export function clustered(
  points: Points,
  weights: Float64Array,
  classes: number,
): { classOf: number[]; middles: Points } {
  const { values, width } = points;
  const count = values.length / width;
  let middles = drawn(points, weights, classes);
  let nearest = nearestTo(points, middles);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float32Array(classes * width);
    for (let point = 0; point < count; point++)
      for (let axis = 0; axis < width; axis++) {
        const place = (nearest.classOf[point] ?? 0) * width + axis;
        next[place] = (next[place] ?? 0) + (weights[point] ?? 0) * (values[point * width + axis] ?? 0);
      }
    refillEmpty(next, points, nearest.likeness);
    middles = { values: ofLengthOne({ values: next, width }), width };
    nearest = nearestTo(points, middles);
  }
  return { classOf: nearest.classOf, middles };
}

export function ofLengthOne({ values, width }: Points): Float32Array {
  const scaled = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let square = 0;
    for (let axis = start; axis < start + width; axis++) square += (values[axis] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let axis = start; axis < start + width; axis++) scaled[axis] = (values[axis] ?? 0) / length;
  }
  return scaled;
}

function nearestTo({ values, width }: Points, middles: Points): { classOf: number[]; likeness: number[] } {
  const classOf: number[] = [];
  const likeness: number[] = [];
  for (let start = 0; start < values.length; start += width) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let middle = 0; middle < middles.values.length; middle += width) {
      let sum = 0;
      for (let axis = 0; axis < width; axis++)
        sum += (values[start + axis] ?? 0) * (middles.values[middle + axis] ?? 0);
      if (sum > most) [most, best] = [sum, middle / width];
    }
    classOf.push(best);
    likeness.push(most);
  }
  return { classOf, likeness };
}

/** A class that lost every point takes the one that is worst placed. */
function refillEmpty(middles: Float32Array, { values, width }: Points, likeness: readonly number[]): void {
  const worst = likeness.map((_, point) => point).sort((a, b) => (likeness[a] ?? 0) - (likeness[b] ?? 0));
  for (let start = 0; start < middles.length; start += width) {
    if (middles.subarray(start, start + width).some((value) => value !== 0)) continue;
    const point = worst.shift() ?? 0;
    middles.set(values.subarray(point * width, (point + 1) * width), start);
  }
}

/** Different points, a weighty one more likely. */
function drawn({ values, width }: Points, weights: Float64Array, classes: number): Points {
  const next = randomFrom(SEED);
  const keys = Array.from(weights, (weight, point) => ({ point, key: Math.log(next()) / weight }));
  const picked = keys.sort((a, b) => b.key - a.key).slice(0, classes);
  const middles = new Float32Array(classes * width);
  for (const [place, { point }] of picked.entries())
    middles.set(values.subarray(point * width, (point + 1) * width), place * width);
  return { values: middles, width };
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (state + 1) / 2147483649;
  };
}

const ROUNDS = 25;
const SEED = 1;
