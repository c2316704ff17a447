import type { AuthMethod } from "./tokens/amr.ts";

/** A person as the identity API knows them: the row of `users`, whose names the wire shares. Times are unix ms. */
export type Person = {
  id: string;
  /** Without an @ it is a placeholder of somebody who has none; see `noEmail`. */
  email: string;
  full_name: string;
  phone: string | null;
  email_confirmed_at: number | null;
  phone_confirmed_at: number | null;
  is_anonymous: boolean;
  /** False when the email address came from a provider and no password or email signs in by itself. */
  has_email_identity: boolean;
  user_metadata: unknown;
  app_metadata: unknown;
  banned_until: number | null;
  new_email: string | null;
  new_phone: string | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  email_change_sent_at: number | null;
  phone_change_sent_at: number | null;
  reauthentication_sent_at: number | null;
  invited_at: number | null;
  last_sign_in_at: number | null;
  created_at: number;
  updated_at: number;
};

/** An account at a provider that belongs to a person. Keyed by provider and its subject, never by email address. */
export type LinkedIdentity = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: unknown;
  email: string | null;
  last_sign_in_at: number | null;
  created_at: number;
  updated_at: number;
};

export type Factor = {
  id: string;
  factor_type: "totp" | "phone" | "webauthn";
  status: "unverified" | "verified";
  friendly_name: string | null;
  phone: string | null;
  last_challenged_at: number | null;
  created_at: number;
  updated_at: number;
};

/**
 * Stands in the required email column for a person who has no email address: anonymous, or known by phone. No email address is
 * without an @.
 */
export function noEmail(userId: string): string {
  return `none:${userId}`;
}

/** The email address as others see it: empty where there is none. */
export function visibleEmail(email: string): string {
  return email.includes("@") ? email : "";
}

export function isBanned(person: Pick<Person, "banned_until">, nowMs: number): boolean {
  return person.banned_until !== null && person.banned_until > nowMs;
}

/** What proof a spent one-time token was, for the claim `amr`. */
export const METHOD_OF_TOKEN = {
  confirmation: "email/signup",
  recovery: "recovery",
  magiclink: "magiclink",
  invite: "invite",
  email_change: "email_change",
  email_change_current: "email_change",
  sms: "otp",
  phone_change: "otp",
  reauthentication: "otp",
} as const satisfies Record<string, AuthMethod>;
