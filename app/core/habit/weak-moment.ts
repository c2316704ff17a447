/** What is to be fixed next in one of the person's last judged conversations. Times are unix ms. */
export type WeakMomentFacts = {
  conversationId: string;
  personaId: string;
  /** The name of the persona. */
  customer: string;
  endedAtMs: number;
  total: number;
  /** "failed": a compliance problem fails the whole. */
  gate: string;
  /** There was a retry of it already. */
  isRetried: boolean;
  /** Null: nothing to point at. */
  fix: { title: string; turn: number; quote: string; better: string } | null;
};

/** Of those that were not tried again: one that failed a conversation, else that of the lowest score, the newest on a tie. */
export function costliestMoment<Facts extends WeakMomentFacts>(newestFirst: readonly Facts[]): Facts | null {
  const open = newestFirst.filter(({ isRetried, fix }) => !isRetried && fix !== null);
  return open.reduce<Facts | null>((worst, next) => (worst === null || isWorse(next, worst) ? next : worst), null);
}

function isWorse(one: WeakMomentFacts, other: WeakMomentFacts): boolean {
  const failed = Number(one.gate === "failed") - Number(other.gate === "failed");
  return failed > 0 || (failed === 0 && one.total < other.total);
}
