/**
 * How a rule is heard in a passage, by three classifiers: one knows its breaches, one knows what it is about, and one, of all
 * rules together, tells breaches from near misses. There are few near misses of each rule, and people avoid a claim
 * ("I can't promise", "let me check") in the same words whatever the rule is.
 */
export type Heard = { breach: number; topic: number; anyBreach: number };

/** Log odds, about: a passage breaks a rule where it is on its topic and does not avoid the claim. */
export function surenessOf({ breach, topic, anyBreach }: Heard): number {
  return breach + anyBreach - Math.log(Math.exp(-topic) + Math.exp(-anyBreach));
}

export function topicHead(rule: string): string {
  return `topic ${rule}`;
}

export const ANY_BREACH_HEAD = "breach";

/** A written pattern stands unless the learned rule speaks clearly against it. */
export const WRITTEN_HEADSTART = 8;
/**
 * How far below its threshold a rule is still shown: what is only likely costs nothing, and on lines by others the thresholds of
 * cross-validation miss every fourth breach.
 */
export const LENIENCY = 0.8;
/** Above it, 96 of 100 hits without a written pattern were right in cross-validation, half of it near misses of nine authors. */
export const SURE_MARGIN = 6;
