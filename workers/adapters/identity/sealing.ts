import type { Settings } from "../../settings.ts";
import { base64url, bytesOfBase64url } from "../signing/base64url.ts";

// Encryption of secrets that are stored in the database, so that a copy of the database does not reveal them. Each purpose has
// its own key (HKDF of APP_SECRET, RFC 5869), so that a value of one purpose cannot be used for another.

type Secret = Pick<Settings, "APP_SECRET">;

export type Purpose =
  | "factor secret"
  | "signing key"
  | "provider exchange"
  | "provider tokens"
  | "refresh successor"
  | "webhook secret"
  | "digest address"
  | "calendar feed";

const IV_BYTES = 12;

/** Encrypts with AES-256-GCM and a random nonce. Returns `nonce || ciphertext`, base64url. */
export async function seal(settings: Secret, purpose: Purpose, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyFor(settings, purpose, { name: "AES-GCM", length: 256 }, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Decrypts. Throws if the value was encrypted with another secret or for another purpose, or was changed. */
export async function unseal(settings: Secret, purpose: Purpose, sealed: string): Promise<string> {
  const bytes = bytesOfBase64url(sealed);
  if (bytes === null) throw new Error("sealed text is damaged");
  const key = await keyFor(settings, purpose, { name: "AES-GCM", length: 256 }, ["decrypt"]);
  const iv = bytes.slice(0, IV_BYTES);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(IV_BYTES)));
}

/** HMAC-SHA-256 of a text with the key of a purpose, base64url (43 characters). Only holders of APP_SECRET can compute it. */
export async function keyedHash(settings: Settings, purpose: Purpose, text: string): Promise<string> {
  const key = await keyFor(settings, purpose, { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}

/** Deriving a key takes longer than using it, so an isolate caches its keys: one for each secret, purpose and usage. */
const derivedKeys = new Map<string, CryptoKey>();

type KeyAlgorithm = { name: "AES-GCM"; length: 256 } | { name: "HMAC"; hash: "SHA-256"; length: 256 };

async function keyFor(
  settings: Secret,
  purpose: Purpose,
  algorithm: KeyAlgorithm,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const name = JSON.stringify([settings.APP_SECRET, purpose, usages]);
  const known = derivedKeys.get(name);
  if (known) return known;
  const key = await deriveKey(settings.APP_SECRET, purpose, algorithm, usages);
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
