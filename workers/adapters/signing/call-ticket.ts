import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";
import { type CallTicket, callTicketSchema } from "#core/voice/call/call-request.ts";

/**
 * A signed ticket as text: its JSON and an HMAC-SHA-256 of it, each base64url, with a dot between. It can be part of a URL or
 * the name of a WebSocket subprotocol.
 */
export async function sealTicket(secret: string, ticket: CallTicket): Promise<string> {
  const content = encodeBase64Url(new TextEncoder().encode(JSON.stringify(ticket)).buffer);
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), new TextEncoder().encode(content));
  return `${content}.${encodeBase64Url(signature)}`;
}

/** The ticket; null if we did not sign it, or it was changed or has expired. Whether it was used before is not known here. */
export async function openTicket(secret: string, text: string, nowMs: number): Promise<CallTicket | null> {
  const content = text.slice(0, Math.max(0, text.indexOf(".")));
  const bytes = fromBase64Url(text.slice(content.length + 1));
  if (content === "" || bytes === null) return null;
  const holds = await crypto.subtle.verify("HMAC", await keyOf(secret), bytes, new TextEncoder().encode(content));
  const ticket = holds ? callTicketSchema.safeParse(parseJson(fromBase64Url(content))) : null;
  return ticket?.success && ticket.data.expiresAt > nowMs ? ticket.data : null;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(`call-ticket:${secret}`);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function parseJson(bytes: Uint8Array | null): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return decodeBase64Url(text);
  } catch {
    return null;
  }
}
