import type { Settings } from "../../settings.ts";
import { appSecret } from "./app-secret.ts";

/** When a form was opened, signed: "1790000000000.<HMAC-SHA-256, hex>". It goes into the page and comes back with the form. */
export async function newFormStamp(settings: Settings, nowMs: number): Promise<string> {
  return `${nowMs}.${await signatureOf(settings, String(nowMs))}`;
}

/** Unix ms, or null for what we did not make. */
export async function readFormStamp(settings: Settings, stamp: string): Promise<number | null> {
  const [time = "", signature = ""] = stamp.split(".", 2);
  if (!/^\d{1,16}$/.test(time) || !/^[\da-f]{64}$/.test(signature)) return null;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await keyOf(settings, "verify");
  const isOurs = await crypto.subtle.verify("HMAC", key, bytes, messageOf(time));
  return isOurs ? Number(time) : null;
}

async function signatureOf(settings: Settings, time: string): Promise<string> {
  const mac = await crypto.subtle.sign("HMAC", await keyOf(settings, "sign"), messageOf(time));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keyOf(settings: Settings, use: "sign" | "verify"): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(appSecret(settings));
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

function messageOf(time: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`form-stamp\n${time}`);
}
