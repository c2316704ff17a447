import type { Settings } from "../../settings.ts";

/** HMAC-SHA-256 of a text by APP_SECRET, in hex: without the secret nobody can look the text up in what holds the hash. */
export async function keyedHash(settings: Pick<Settings, "APP_SECRET">, text: string): Promise<string> {
  const secret = new TextEncoder().encode(settings.APP_SECRET);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
