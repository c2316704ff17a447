/** How many lines the palette shows of each kind while nothing, and while something is typed. */
export const SHOWN_AT_FIRST = 6;
export const SHOWN_OF_FOUND = 8;

/** Those that have every typed word, the best first: words at the start of a label, then of any word, then anywhere. */
export function matching<Of extends { label: string; detail: string }>(all: readonly Of[], typed: string): Of[] {
  const words = folded(typed).split(" ").filter(Boolean);
  if (words.length === 0) return all.slice(0, SHOWN_AT_FIRST);
  return all
    .map((one) => ({ one, rank: rankOf(one, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, SHOWN_OF_FOUND)
    .map(({ one }) => one);
}

function rankOf({ label, detail }: { label: string; detail: string }, words: readonly string[]): number {
  const text = ` ${folded(`${label} ${detail}`)}`;
  let rank = 0;
  for (const word of words) {
    if (!text.includes(word)) return 0;
    rank += text.startsWith(` ${word}`) ? 3 : text.includes(` ${word}`) ? 2 : 1;
  }
  return rank;
}

/** Without case, accents and punctuation: "Núñez, home" is found by "nunez home". */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
