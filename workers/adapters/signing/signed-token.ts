import type { z } from "zod";
import type { Settings } from "../../settings.ts";
import { base64url, bytesOfBase64url } from "./base64url.ts";

// The one format of what we sign for ourselves (storage links, call tickets, form stamps): a payload that anybody may read, as JSON,
// and an HMAC-SHA-256 of its purpose and text, each base64url without padding, with a dot between. All its characters may stand in
// a URL, in a hidden field and in the name of a WebSocket subprotocol (RFC 7230 3.2.6).

/** `purpose` is part of the signature, so that a token of one kind is not accepted as another. */
export async function signToken(
  settings: Pick<Settings, "APP_SECRET">,
  purpose: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const body = base64url(encoder.encode(JSON.stringify(payload)));
  const mac = await crypto.subtle.sign("HMAC", await keyOf(settings), encoder.encode(`${purpose}\n${body}`));
  return `${body}.${base64url(new Uint8Array(mac))}`;
}

/** The payload, if we signed it for this purpose and it matches the schema; else null. The caller checks its lifetime. */
export async function readToken<Schema extends z.ZodType>(
  settings: Pick<Settings, "APP_SECRET">,
  purpose: string,
  token: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const body = token.slice(0, Math.max(0, token.indexOf(".")));
  const macBytes = bytesOfBase64url(token.slice(body.length + 1));
  const bodyBytes = bytesOfBase64url(body);
  if (!macBytes || !bodyBytes) return null;
  const signed = encoder.encode(`${purpose}\n${body}`);
  if (!(await crypto.subtle.verify("HMAC", await keyOf(settings), macBytes, signed))) return null;
  const payload = schema.safeParse(JSON.parse(new TextDecoder().decode(bodyBytes)));
  return payload.success ? payload.data : null;
}

function keyOf(settings: Pick<Settings, "APP_SECRET">): Promise<CryptoKey> {
  const secret = encoder.encode(settings.APP_SECRET);
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

const encoder = new TextEncoder();
