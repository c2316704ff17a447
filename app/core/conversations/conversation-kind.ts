/**
 * practice: a whole call. drill: one objection, about a minute. transcript: brought by a client of the API; kept, never
 * scored.
 */
export type ConversationKind = "practice" | "drill" | "transcript";
