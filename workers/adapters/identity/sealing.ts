import type { Settings } from "../../settings.ts";
import { appSecret } from "../signing/app-secret.ts";
import { base64url, bytesOfBase64url } from "../signing/base64url.ts";

// What the database keeps but a copy of it must not give away. Each purpose has a key of its own (HKDF of APP_SECRET), so that
// what was sealed for one cannot be passed off as another.

export type Purpose = "factor secret" | "signing key" | "provider exchange" | "provider tokens" | "refresh successor";

const IV_BYTES = 12;

/** AES-256-GCM with a random nonce: `nonce || ciphertext`, base64url. */
export async function seal(settings: Settings, purpose: Purpose, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyFor(settings, purpose, { name: "AES-GCM", length: 256 }, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Throws when it was sealed with another secret, for another purpose, or changed since. */
export async function unseal(settings: Settings, purpose: Purpose, sealed: string): Promise<string> {
  const bytes = bytesOfBase64url(sealed);
  if (bytes === null) throw new Error("sealed text is damaged");
  const key = await keyFor(settings, purpose, { name: "AES-GCM", length: 256 }, ["decrypt"]);
  const iv = bytes.slice(0, IV_BYTES);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(IV_BYTES)));
}

/** HMAC-SHA-256 of a text: 43 characters that only this product can derive from it. */
export async function derived(settings: Settings, purpose: Purpose, text: string): Promise<string> {
  const key = await keyFor(settings, purpose, { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}

/** Deriving costs more than using, so an isolate keeps its keys: one for each purpose, as long as there is one APP_SECRET. */
const derivedKeys = new Map<string, CryptoKey>();

type KeyAlgorithm = { name: "AES-GCM"; length: 256 } | { name: "HMAC"; hash: "SHA-256"; length: 256 };

async function keyFor(
  settings: Settings,
  purpose: Purpose,
  algorithm: KeyAlgorithm,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const name = JSON.stringify([appSecret(settings), purpose, usages]);
  const known = derivedKeys.get(name);
  if (known) return known;
  const key = await deriveKey(appSecret(settings), purpose, algorithm, usages);
  derivedKeys.set(name, key);
  return key;
}

async function deriveKey(
  appSecret: string,
  purpose: Purpose,
  algorithm: KeyAlgorithm,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(appSecret);
  const secret = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const hkdf = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`rolecall ${purpose}`),
  };
  return crypto.subtle.deriveKey(hkdf, secret, algorithm, false, usages);
}
