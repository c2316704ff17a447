import type { Settings } from "../../settings.ts";

/** A signed time at which a form was opened (unix ms): "1790000000000.<HMAC-SHA-256, hex>". A hidden field carries it. */
export async function newFormStamp(settings: Settings, nowMs: number): Promise<string> {
  return `${nowMs}.${await signatureOf(settings, String(nowMs))}`;
}

/** The time of a stamp, unix ms; null if we did not sign it. */
export async function readFormStamp(settings: Settings, stamp: string): Promise<number | null> {
  if (!/^\d{1,16}\.[\da-f]{64}$/.test(stamp)) return null;
  const time = stamp.slice(0, -65);
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(stamp.slice(-64 + 2 * at).slice(0, 2), 16));
  const key = await keyOf(settings, "verify");
  const isOurs = await crypto.subtle.verify("HMAC", key, bytes, messageOf(time));
  return isOurs ? Number(time) : null;
}

async function signatureOf(settings: Settings, time: string): Promise<string> {
  const mac = await crypto.subtle.sign("HMAC", await keyOf(settings, "sign"), messageOf(time));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keyOf(settings: Settings, use: "sign" | "verify"): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(settings.APP_SECRET);
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

function messageOf(time: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`form-stamp\n${time}`);
}
