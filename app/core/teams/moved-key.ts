/** What can be asked for at an address that an organization has moved from. `email` and `token`: by a hash, in hex. */
export type MovedKind = "email" | "api-key" | "token" | "certificate" | "invitation";

/** The key of a row of `moved_people`. */
export function movedKey(kind: MovedKind, name: string): string {
  return `${kind}:${name}`;
}

export function movedText(host: string): string {
  return `Your organization has its own address now: https://${host}. Sign in there; everything you have is there.`;
}

/** What the database says of a write that is refused because its organization is being moved. */
export const MOVING_MESSAGE = "rolecall: organization is moving";
