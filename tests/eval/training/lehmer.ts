/** Park and Miller's generator: numbers in [0, 1) that are the same on every machine. */
export function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
