import { z } from "zod";
import { base64url, bytesOfBase64url } from "../signing/base64url.ts";

// JSON Web Tokens (RFC 7515, 7519) with the two algorithms that need no shared secret. Which algorithm a token may use is the
// key's decision, never the token's: "none" and HMAC with a public key thus cannot be asked for.

export const JWT_ALGORITHMS = ["ES256", "RS256"] as const;
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number];

export type PublicKey = { kid: string; alg: JwtAlgorithm; publicJwk: JsonWebKey };
export type SigningKey = PublicKey & { privateJwk: JsonWebKey };

/** The parts of a token, before anything in it is believed. `claims` is outside data. */
export type ReadJwt = { alg: string; kid: string | null; claims: unknown };

const PARAMETERS = {
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  RS256: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
} as const;

const headerSchema = z.object({ alg: z.string(), kid: z.string().optional() });

export async function newSigningKey(kid: string): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no key pair was made");
  const privateJwk = await exported(pair.privateKey);
  return { kid, alg: "ES256", privateJwk, publicJwk: publicPart(privateJwk) };
}

/** Only the members that a public key has (RFC 7518 6.2.1, 6.3.1). */
export function publicPart(jwk: JsonWebKey): JsonWebKey {
  return jwk.kty === "EC" ? { kty: "EC", crv: jwk.crv, x: jwk.x, y: jwk.y } : { kty: "RSA", n: jwk.n, e: jwk.e };
}

export async function signJwt(key: SigningKey, claims: Record<string, unknown>): Promise<string> {
  const head = base64url(encoder.encode(JSON.stringify({ alg: key.alg, kid: key.kid, typ: "JWT" })));
  const body = base64url(encoder.encode(JSON.stringify(claims)));
  const signer = await imported(key.privateJwk, key.alg, "sign");
  const signature = await crypto.subtle.sign(PARAMETERS[key.alg], signer, encoder.encode(`${head}.${body}`));
  return `${head}.${body}.${base64url(new Uint8Array(signature))}`;
}

/** Null when the text is no token. Nothing is verified. */
export function readJwt(token: string): ReadJwt | null {
  const parts = token.split(".");
  const [head, body] = parts.map(jsonOf);
  const header = headerSchema.safeParse(head);
  if (parts.length !== 3 || !header.success || body === undefined) return null;
  return { alg: header.data.alg, kid: header.data.kid ?? null, claims: body };
}

/** The claims, if one of these keys signed them; else null. Lifetime and audience are the caller's to check. */
export async function verifyJwt(token: string, keys: PublicKey[]): Promise<unknown> {
  const read = readJwt(token);
  const [head = "", body = "", tail = ""] = token.split(".");
  const signature = bytesOfBase64url(tail);
  if (!read || !signature) return null;
  const candidates = keys.filter((key) => key.alg === read.alg && (read.kid === null || key.kid === read.kid));
  for (const key of candidates) {
    const verifier = await imported(key.publicJwk, key.alg, "verify");
    const signed = encoder.encode(`${head}.${body}`);
    if (await crypto.subtle.verify(PARAMETERS[key.alg], verifier, signature, signed)) return read.claims;
  }
  return null;
}

/** Importing costs more than signing, so an isolate keeps what it imported; the JWK itself is the name. */
const importedKeys = new Map<string, CryptoKey>();
const MAX_IMPORTED = 50;

async function imported(jwk: JsonWebKey, alg: JwtAlgorithm, usage: "sign" | "verify"): Promise<CryptoKey> {
  const name = `${usage} ${JSON.stringify([jwk.x, jwk.y, jwk.n])}`;
  const known = importedKeys.get(name);
  if (known) return known;
  const { key_ops, use, alg: _, ...plain } = jwk;
  const key = await crypto.subtle.importKey("jwk", plain, PARAMETERS[alg], false, [usage]);
  if (importedKeys.size >= MAX_IMPORTED) importedKeys.clear();
  importedKeys.set(name, key);
  return key;
}

async function exported(key: CryptoKey): Promise<JsonWebKey> {
  const jwk = await crypto.subtle.exportKey("jwk", key);
  if (jwk instanceof ArrayBuffer) throw new Error("a JWK was expected");
  return jwk;
}

function jsonOf(part: string): unknown {
  const bytes = bytesOfBase64url(part);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const encoder = new TextEncoder();
