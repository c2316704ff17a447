/** What happened, as receivers are told. The names are part of the interface: receivers compare them. */
export const WEBHOOK_EVENTS = [
  "conversation.scored",
  "attempt.submitted",
  "assignment.passed",
  "certificate.issued",
  "member.joined",
  "note.ready",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What "Send a test" sends; nobody subscribes to it. */
export const TEST_EVENT = "webhook.test";

/** Whose endpoint: a person's, or an organization's. */
export type WebhookOwner = "person" | "organization";

/**
 * What each may be told of: private practice, and the notes of it, go to the person alone; an organization is told of what was handed in
 * and of what came of it, which its owners see anyway.
 */
const OFFERED: Record<WebhookOwner, readonly WebhookEvent[]> = {
  person: ["conversation.scored", "attempt.submitted", "assignment.passed", "certificate.issued", "note.ready"],
  organization: ["attempt.submitted", "assignment.passed", "certificate.issued", "member.joined"],
};

export function eventsOffered(owner: WebhookOwner): readonly WebhookEvent[] {
  return OFFERED[owner];
}

const WORDS: Record<WebhookOwner, Partial<Record<WebhookEvent, string>>> = {
  person: {
    "conversation.scored": "You ended a conversation and it was scored",
    "attempt.submitted": "You handed in an attempt",
    "assignment.passed": "You passed an assignment",
    "certificate.issued": "A certificate was issued to you",
    "note.ready": "You marked a file note as ready",
  },
  organization: {
    "attempt.submitted": "Somebody handed in an attempt",
    "assignment.passed": "Somebody passed an assignment",
    "certificate.issued": "A certificate was issued",
    "member.joined": "Somebody joined the organization",
  },
};

export function eventWords(owner: WebhookOwner, event: WebhookEvent): string {
  return WORDS[owner][event] ?? event;
}

export const DESCRIPTION_MOST = 100;
export const URL_MOST = 1000;
export const ENDPOINTS_MOST = 10;
