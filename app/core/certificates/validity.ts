/** What a certificate is worth at a moment. */

export type CertificateDates = { issuedAt: number; expiresAt: number | null; revokedAt: number | null };
/** `since`: unix ms. A revoked certificate stays revoked when it expires. */
export type CertificateState =
  | { kind: "valid"; until: number | null }
  | { kind: "expired"; since: number }
  | { kind: "revoked"; since: number };

export function certificateState({ expiresAt, revokedAt }: CertificateDates, nowMs: number): CertificateState {
  if (revokedAt !== null) return { kind: "revoked", since: revokedAt };
  if (expiresAt !== null && nowMs >= expiresAt) return { kind: "expired", since: expiresAt };
  return { kind: "valid", until: expiresAt };
}

export const STATE_LABELS = {
  valid: "Valid",
  expired: "Expired",
  revoked: "Revoked",
} as const satisfies Record<CertificateState["kind"], string>;

/** JSON Web Tokens count whole seconds, so a certificate is issued at one. */
export function issuedAtOf(passedAtMs: number): number {
  return Math.floor(passedAtMs / 1000) * 1000;
}

/** The same day and time so many months on, in UTC; the month's last day where it has no such day. */
export function monthsAfter(ms: number, months: number): number {
  const from = new Date(ms);
  const to = new Date(ms);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime();
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The re-test begins so long before the certificate expires. */
export const RETEST_LEAD_MS = 30 * DAY_MS;

/**
 * When the round that keeps a certificate up is due, or null while it is not time for one. With less than two months of validity the re-test begins
 * half-way: thirty days before would be the day it was passed. It is due when the certificate expires; one that expired unnoticed
 * gives the same time as if it were noticed.
 */
export function retestDueAt({ issuedAt, expiresAt, revokedAt }: CertificateDates, nowMs: number): number | null {
  if (expiresAt === null || revokedAt !== null) return null;
  const leadMs = Math.min(RETEST_LEAD_MS, (expiresAt - issuedAt) / 2);
  if (nowMs < expiresAt - leadMs) return null;
  return nowMs < expiresAt ? expiresAt : nowMs + leadMs;
}
