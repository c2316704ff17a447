import { z } from "zod";
import { DESCRIPTION_MOST, eventsOffered, URL_MOST, WEBHOOK_EVENTS, type WebhookOwner } from "./webhook-events.ts";

export const storedEventsSchema = z.array(z.enum(WEBHOOK_EVENTS));

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
