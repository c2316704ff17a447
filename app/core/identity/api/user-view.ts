import { type Factor, type LinkedIdentity, type Person, visibleEmail } from "../person.ts";
import { AUDIENCE } from "../tokens/claims.ts";

/** What is shown of a person: the reference server's user object. Absent times are left out, as there. */
export function userView(person: Person, linked: LinkedIdentity[], factors: Factor[]): Record<string, unknown> {
  const confirmedAt = earliest(person.email_confirmed_at, person.phone_confirmed_at);
  return {
    id: person.id,
    aud: AUDIENCE,
    role: "authenticated",
    email: visibleEmail(person.email),
    phone: person.phone ?? "",
    ...times({
      email_confirmed_at: person.email_confirmed_at,
      phone_confirmed_at: person.phone_confirmed_at,
      confirmed_at: confirmedAt,
      invited_at: person.invited_at,
      confirmation_sent_at: person.confirmation_sent_at,
      recovery_sent_at: person.recovery_sent_at,
      email_change_sent_at: person.email_change_sent_at,
      phone_change_sent_at: person.phone_change_sent_at,
      reauthentication_sent_at: person.reauthentication_sent_at,
      last_sign_in_at: person.last_sign_in_at,
      banned_until: person.banned_until,
    }),
    ...(person.new_email !== null && { new_email: person.new_email }),
    ...(person.new_phone !== null && { new_phone: person.new_phone }),
    app_metadata: appMetadata(person, linked),
    user_metadata: userMetadata(person),
    identities: identitiesOf(person, linked),
    ...(factors.length > 0 && { factors: factors.map(factorView) }),
    created_at: isoTime(person.created_at),
    updated_at: isoTime(person.updated_at),
    is_anonymous: person.is_anonymous,
  };
}

/**
 * What a sign-up with an email address that has an account answers: shaped like a new person, of whom nothing is
 * real, and without identities, by which client libraries recognise it.
 */
export function pretendedUserView(of: {
  id: string;
  email: string;
  phone: string;
  userMetadata: Record<string, unknown>;
  nowMs: number;
}): Record<string, unknown> {
  return {
    id: of.id,
    aud: AUDIENCE,
    role: "",
    email: of.email,
    phone: of.phone,
    confirmation_sent_at: isoTime(of.nowMs),
    app_metadata: { provider: of.email ? "email" : "phone", providers: [of.email ? "email" : "phone"] },
    user_metadata: of.userMetadata,
    identities: [],
    created_at: isoTime(of.nowMs),
    updated_at: isoTime(of.nowMs),
    is_anonymous: false,
  };
}

/** The email address and the phone by which a person signs in, then their accounts at providers. */
export function identitiesOf(person: Person, linked: LinkedIdentity[]): Record<string, unknown>[] {
  const own: Record<string, unknown>[] = [];
  const email = visibleEmail(person.email);
  if (email !== "" && person.has_email_identity) {
    own.push(
      ownIdentity(person, "email", {
        sub: person.id,
        email,
        email_verified: person.email_confirmed_at !== null,
        phone_verified: false,
      }),
    );
  }
  if (person.phone !== null && person.phone_confirmed_at !== null) {
    own.push(ownIdentity(person, "phone", { sub: person.id, phone: person.phone, phone_verified: true }));
  }
  return [
    ...own,
    ...linked.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      ...times({ last_sign_in_at: identity.last_sign_in_at }),
      created_at: isoTime(identity.created_at),
      updated_at: isoTime(identity.updated_at),
      ...(identity.email !== null && { email: identity.email }),
    })),
  ];
}

/** The same for a page. */
export function linkedViews(
  person: Person,
  linked: LinkedIdentity[],
): { id: string; provider: string; name: string }[] {
  return identitiesOf(person, linked).map(({ identity_id, provider, email }) => ({
    id: String(identity_id),
    provider: String(provider),
    name: provider === "phone" ? `+${person.phone}` : String(email ?? ""),
  }));
}

/** The identity_id of a person's own email address or phone: these are not rows, so their ids are made from the person's. */
export function ownIdentityId(personId: string, provider: "email" | "phone"): string {
  const first = Number.parseInt(personId.slice(0, 1), 16);
  // A UUID beside the person's own: its first digit turned, differently for the two.
  return Number.isNaN(first)
    ? `${provider}-${personId}`
    : (first ^ (provider === "email" ? 1 : 2)).toString(16) + personId.slice(1);
}

export function factorView(factor: Factor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: isoTime(factor.created_at),
    updated_at: isoTime(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name ?? "",
    factor_type: factor.factor_type,
    ...(factor.phone !== null && { phone: factor.phone }),
    ...times({ last_challenged_at: factor.last_challenged_at }),
  };
}

export function userMetadata(person: Pick<Person, "user_metadata" | "full_name">): Record<string, unknown> {
  return { ...recordOf(person.user_metadata), ...(person.full_name !== "" && { full_name: person.full_name }) };
}

export function appMetadata(person: Person, linked: LinkedIdentity[]): Record<string, unknown> {
  const providers = [...new Set(identitiesOf(person, linked).map((identity) => String(identity.provider)))];
  return { ...(providers[0] !== undefined && { provider: providers[0] }), providers, ...recordOf(person.app_metadata) };
}

/** A JSON column that should hold an object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Merges as the reference server does: top level keys, and null removes one. */
export function mergedMetadata(
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}

function ownIdentity(person: Person, provider: "email" | "phone", data: Record<string, unknown>) {
  return {
    identity_id: ownIdentityId(person.id, provider),
    id: person.id,
    user_id: person.id,
    identity_data: data,
    provider,
    ...times({ last_sign_in_at: person.last_sign_in_at }),
    created_at: isoTime(person.created_at),
    updated_at: isoTime(person.updated_at),
    ...(provider === "email" && { email: visibleEmail(person.email) }),
  };
}

function times(of: Record<string, number | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([name, time]): [string, string][] => (time === null ? [] : [[name, isoTime(time)]])),
  );
}

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
