import { z } from "zod";
import { base64url, bytesOfBase64url } from "../signing/base64url.ts";

// JSON Web Tokens (RFC 7515, 7519) with two asymmetric algorithms. The key decides which algorithm is used, never the token's
// header (RFC 8725 3.1), so that a token cannot ask for "none" or for HMAC with the public key.

export const JWT_ALGORITHMS = ["ES256", "RS256"] as const;
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number];

export type PublicKey = { kid: string; alg: JwtAlgorithm; publicJwk: JsonWebKey };
export type SigningKey = PublicKey & { privateJwk: JsonWebKey };

/** The decoded parts of a token that is not verified. `claims` is outside data. */
export type ReadJwt = { alg: string; kid: string | null; claims: unknown };

const PARAMETERS = {
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  RS256: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
} as const;

/** An elliptic-curve key as Web Crypto exports it. */
const jwkSchema = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });
const headerSchema = z.object({ alg: z.string(), kid: z.string().optional() });

export async function newSigningKey(kid: string): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const { privateKey } = z.object({ privateKey: z.instanceof(CryptoKey) }).parse(pair);
  const privateJwk = jwkSchema.parse(await crypto.subtle.exportKey("jwk", privateKey));
  return { kid, alg: "ES256", privateJwk, publicJwk: publicPart(privateJwk) };
}

/** Only the members that a public key has (RFC 7518 6.2.1, 6.3.1). */
export function publicPart(jwk: JsonWebKey): JsonWebKey {
  return jwk.kty === "EC" ? { kty: "EC", crv: jwk.crv, x: jwk.x, y: jwk.y } : { kty: "RSA", n: jwk.n, e: jwk.e };
}

export async function signJwt(key: SigningKey, claims: Record<string, unknown>): Promise<string> {
  const head = base64url(encoder.encode(JSON.stringify({ alg: key.alg, kid: key.kid, typ: "JWT" })));
  const body = base64url(encoder.encode(JSON.stringify(claims)));
  const signer = await importKey(key.privateJwk, key.alg, "sign");
  const signature = await crypto.subtle.sign(PARAMETERS[key.alg], signer, encoder.encode(`${head}.${body}`));
  return `${head}.${body}.${base64url(new Uint8Array(signature))}`;
}

/** Decodes a token without verifying it. Null if the text is not a token. */
export function readJwt(token: string): ReadJwt | null {
  const parts = token.split(".");
  const [head, body] = parts.map(jsonOf);
  const header = headerSchema.safeParse(head);
  if (parts.length !== 3 || !header.success || body === undefined) return null;
  return { alg: header.data.alg, kid: header.data.kid ?? null, claims: body };
}

/** The claims, if one of these keys signed them; else null. The caller checks lifetime and audience. */
export async function verifyJwt(token: string, keys: PublicKey[]): Promise<unknown> {
  const read = readJwt(token);
  const signedPart = token.slice(0, token.lastIndexOf("."));
  const signature = bytesOfBase64url(token.slice(signedPart.length + 1));
  if (!read || !signature) return null;
  const candidates = keys.filter((key) => key.alg === read.alg && (read.kid === null || key.kid === read.kid));
  for (const key of candidates) {
    const verifier = await importKey(key.publicJwk, key.alg, "verify");
    const isRight = await crypto.subtle.verify(PARAMETERS[key.alg], verifier, signature, encoder.encode(signedPart));
    if (isRight) return read.claims;
  }
  return null;
}

/** Importing a key takes longer than signing, so an isolate caches imported keys. The JWK's public members are the cache key. */
const importedKeys = new Map<string, CryptoKey>();
const MAX_IMPORTED = 50;

async function importKey(jwk: JsonWebKey, alg: JwtAlgorithm, usage: "sign" | "verify"): Promise<CryptoKey> {
  const name = `${usage} ${JSON.stringify([jwk.x, jwk.y, jwk.n])}`;
  const known = importedKeys.get(name);
  if (known) return known;
  const { key_ops, use, alg: _, ...plain } = jwk;
  const key = await crypto.subtle.importKey("jwk", plain, PARAMETERS[alg], false, [usage]);
  if (importedKeys.size >= MAX_IMPORTED) importedKeys.clear();
  importedKeys.set(name, key);
  return key;
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
