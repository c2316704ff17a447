import { z } from "zod";

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

export const storedEventsSchema = z.array(z.enum(WEBHOOK_EVENTS));

export const DESCRIPTION_MOST = 100;
export const URL_MOST = 1000;
export const ENDPOINTS_MOST = 10;

/** A form that adds or changes an endpoint. The address is looked at by itself (webhook-target.ts). */
export function endpointSchema(owner: WebhookOwner) {
  const offered = eventsOffered(owner);
  return z.object({
    url: z.string().trim().min(1, "Enter an address.").max(URL_MOST, `An address can have ${URL_MOST} characters.`),
    description: z.string().trim().max(DESCRIPTION_MOST, `A description can have ${DESCRIPTION_MOST} characters.`),
    events: z
      .array(z.enum(WEBHOOK_EVENTS, "Choose events of the list."))
      .min(1, "Choose at least one event.")
      .refine((events) => events.every((event) => offered.includes(event)), "Choose events of the list."),
  });
}
