/** Library patterns are regular expression sources over normalised text; they begin at a word boundary. */

const compiled = new Map<string, RegExp>();

export function patternOf(source: string): RegExp {
  let pattern = compiled.get(source);
  if (!pattern) {
    pattern = new RegExp(source.startsWith("^") ? source : `(?:^|[^a-z0-9$])(?:${source})`);
    compiled.set(source, pattern);
  }
  return pattern;
}

export function matchesAny(text: string, sources: readonly string[]): boolean {
  return sources.some((source) => patternOf(source).test(text));
}

/** A match longer than this says how far apart two words stood, not how specific the pattern is. */
const STRENGTH_MOST = 24;

/** Characters matched by the best of the patterns, 0 when none matches: the more specific, the longer. */
export function matchStrength(text: string, sources: readonly string[]): number {
  let best = 0;
  for (const source of sources) {
    const found = patternOf(source).exec(text);
    if (found) best = Math.max(best, Math.min(STRENGTH_MOST, found[0].trim().length));
  }
  return best;
}
