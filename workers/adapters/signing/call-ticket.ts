import { type CallTicket, callTicketSchema } from "#core/voice/call/call-request.ts";
import type { Settings } from "../../settings.ts";
import { readToken, signToken } from "./signed-token.ts";

type Secret = Pick<Settings, "APP_SECRET">;
const PURPOSE = "call ticket";

/** A ticket as text. It can be part of a URL or of the name of a WebSocket subprotocol. */
export function sealTicket(settings: Secret, ticket: CallTicket): Promise<string> {
  return signToken(settings, PURPOSE, ticket);
}

/** The ticket; null if we did not sign it, or it was changed or has expired. Whether it was used before is not known here. */
export async function openTicket(settings: Secret, text: string, nowMs: number): Promise<CallTicket | null> {
  const ticket = await readToken(settings, PURPOSE, text, callTicketSchema);
  return ticket && ticket.expiresAt > nowMs ? ticket : null;
}
