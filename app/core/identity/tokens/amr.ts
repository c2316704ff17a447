import { z } from "zod";

/**
 * How somebody proved who they are, as the claim `amr` names it (RFC 8176 knows otp and pwd; the rest are the reference
 * server's).
 */
export const AUTH_METHODS = [
  "password",
  "otp",
  "oauth",
  "totp",
  "mfa/phone",
  "mfa/webauthn",
  "passkey",
  "recovery",
  "invite",
  "magiclink",
  "email/signup",
  "email_change",
  "anonymous",
] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** Assurance: aal1 is one proof, aal2 is that and a second factor, or a passkey: what somebody has, and what opens it. */
export type Aal = "aal1" | "aal2";

/** `timestamp` in unix seconds, newest first. */
export const amrSchema = z.array(z.object({ method: z.enum(AUTH_METHODS), timestamp: z.number().int() }));
export type Amr = z.infer<typeof amrSchema>;

const SECOND_FACTORS: readonly AuthMethod[] = ["totp", "mfa/phone", "mfa/webauthn"];

export function aalOf(amr: Amr): Aal {
  return amr.some(({ method }) => method === "passkey" || SECOND_FACTORS.includes(method)) ? "aal2" : "aal1";
}

/** The proofs with one more; a method named before moves to the front with its new time. */
export function withMethod(amr: Amr, method: AuthMethod, nowMs: number): Amr {
  return [{ method, timestamp: Math.floor(nowMs / 1000) }, ...amr.filter((entry) => entry.method !== method)];
}

/** The proofs without the second factors, for a grant whose last factor was removed. */
export function withoutSecondFactors(amr: Amr): Amr {
  return amr.filter(({ method }) => !SECOND_FACTORS.includes(method));
}
