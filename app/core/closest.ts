/**
 * What someone who misspelt a name may have meant: one letter in three may differ, in a short one one. Null: nothing is
 * close.
 */
export function findClosest(word: string, candidates: readonly string[]): string | null {
  const most = word.length < 2 ? 0 : Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}

/** `; did you mean "A-1"?`, or the choices when none is close and they are few enough to read. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const closest = findClosest(word, candidates);
  if (closest) return `; did you mean "${closest}"?`;
  return candidates.length > 0 && candidates.length <= LISTED_AT_MOST
    ? `; expected one of ${candidates.join(", ")}`
    : "";
}

const LISTED_AT_MOST = 24;

/** Letters added, dropped or changed (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
