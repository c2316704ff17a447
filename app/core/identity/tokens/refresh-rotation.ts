/**
 * A refresh token is good for one exchange, which makes its successor. What is presented a second time is either a client that
 * asked twice, or that never received the answer, or somebody else's copy.
 */

/** For so long after its exchange a token is taken for a client that asked twice at once. */
export const REFRESH_GRACE_MS = 10_000;

/** What is known of a presented token, and of the grant it belongs to. */
export type PresentedToken = {
  usedAt: number | null;
  /** Its grant was stepped up or signed out: the token was taken back before it was used. */
  revokedAt: number | null;
  /** Whether the token that its exchange made has itself been exchanged. False while there is none. */
  isSuccessorUsed: boolean;
  /** Absolute end of the grant; null: none. */
  grantEndsAt: number | null;
};

/**
 * rotate: exchange it. repeat: answer with the grant's current token once more. expired and revoked: refuse this token.
 * reuse: somebody holds a copy of an old token, so the whole grant ends.
 */
export type RefreshVerdict = "rotate" | "repeat" | "expired" | "revoked" | "reuse";

export function judgeRefresh(token: PresentedToken, nowMs: number): RefreshVerdict {
  if (token.grantEndsAt !== null && nowMs >= token.grantEndsAt) return "expired";
  if (token.revokedAt !== null) return "revoked";
  if (token.usedAt === null) return "rotate";
  if (nowMs - token.usedAt <= REFRESH_GRACE_MS) return "repeat";
  return token.isSuccessorUsed ? "reuse" : "repeat";
}
