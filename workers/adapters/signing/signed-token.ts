import type { z } from "zod";
import type { Settings } from "../../settings.ts";
import { appSecret } from "./app-secret.ts";
import { base64url, bytesOfBase64url } from "./base64url.ts";

// A payload that anybody may read and only we can have written: HMAC-SHA-256 over its purpose and text.

/** `purpose` keeps tokens of one kind from being taken for another. */
export async function signToken(
  settings: Pick<Settings, "APP_SECRET">,
  purpose: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const body = base64url(encoder.encode(JSON.stringify(payload)));
  const mac = await crypto.subtle.sign("HMAC", await keyOf(settings), encoder.encode(`${purpose}\n${body}`));
  return `${body}.${base64url(new Uint8Array(mac))}`;
}

/** The payload, if we signed it for this purpose and it has this shape; else null. */
export async function readToken<Schema extends z.ZodType>(
  settings: Pick<Settings, "APP_SECRET">,
  purpose: string,
  token: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const [body = "", mac = "", ...rest] = token.split(".");
  const macBytes = bytesOfBase64url(mac);
  const bodyBytes = bytesOfBase64url(body);
  if (rest.length > 0 || !macBytes || !bodyBytes) return null;
  const signed = encoder.encode(`${purpose}\n${body}`);
  if (!(await crypto.subtle.verify("HMAC", await keyOf(settings), macBytes, signed))) return null;
  const payload = schema.safeParse(JSON.parse(new TextDecoder().decode(bodyBytes)));
  return payload.success ? payload.data : null;
}

function keyOf(settings: Pick<Settings, "APP_SECRET">): Promise<CryptoKey> {
  const secret = encoder.encode(appSecret(settings));
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

const encoder = new TextEncoder();
