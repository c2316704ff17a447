import {
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from "jose";
import { z } from "zod";

// JSON Web Tokens (RFC 7515, 7519), by jose. The key decides which algorithm is used, never the token's header (RFC 8725 3.1), so
// that a token cannot ask for "none" or for HMAC with the public key.

export const JWT_ALGORITHMS = ["ES256", "RS256"] as const;
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number];

export type PublicKey = { kid: string; alg: JwtAlgorithm; publicJwk: JsonWebKey };
export type SigningKey = PublicKey & { privateJwk: JsonWebKey };

/** `expired`: one of the keys signed it, but its time is over. */
export type VerifiedJwt = { claims: Record<string, unknown> } | { problem: "invalid" | "expired" };

const headerSchema = z.object({ alg: z.string(), kid: z.string().optional() });

export async function newSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid, alg: "ES256", privateJwk, publicJwk: publicPart(privateJwk) };
}

/** Only the members that a public key has (RFC 7518 6.2.1, 6.3.1). */
export function publicPart(jwk: JsonWebKey): JsonWebKey {
  return jwk.kty === "EC" ? { kty: "EC", crv: jwk.crv, x: jwk.x, y: jwk.y } : { kty: "RSA", n: jwk.n, e: jwk.e };
}

/** The RFC 7638 thumbprint of a key, base64url: a name that no other key has. */
export function thumbprintOf({ publicJwk }: PublicKey): Promise<string> {
  const { kty = "", crv, x, y, n, e } = publicJwk;
  return calculateJwkThumbprint({ kty, crv, x, y, n, e });
}

export async function signJwt(key: SigningKey, claims: Record<string, unknown>, typ = "JWT"): Promise<string> {
  const header = { alg: key.alg, typ, ...(key.kid !== "" && { kid: key.kid }) };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importedKey(key.privateJwk, key.alg, "sign"));
}

/** The decoded parts of a token that is not verified. `claims` is outside data. */
export type ReadJwt = { alg: string; kid: string | null; claims: unknown };

/** Null if the text is not a token. */
export function readJwt(token: string): ReadJwt | null {
  try {
    const { alg, kid } = headerSchema.parse(decodeProtectedHeader(token));
    return { alg, kid: kid ?? null, claims: decodeJwt(token) };
  } catch {
    return null;
  }
}

/**
 * Checks signature, `crit`, `exp` and `nbf`; the caller checks issuer and audience. A token without a key id is tried with every key
 * of its algorithm.
 */
export async function verifyJwt(token: string, keys: readonly PublicKey[], nowMs: number): Promise<VerifiedJwt> {
  const read = readJwt(token);
  for (const key of keys.filter(({ kid, alg }) => alg === read?.alg && (read.kid === null || read.kid === kid))) {
    try {
      const verifier = await importedKey(key.publicJwk, key.alg, "verify");
      const { payload } = await jwtVerify(token, verifier, { algorithms: [key.alg], currentDate: new Date(nowMs) });
      return { claims: payload };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { problem: "expired" };
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return { problem: "invalid" };
}

/** Importing a key takes longer than signing, so an isolate caches imported keys. The JWK's public members are the cache key. */
const importedKeys = new Map<string, CryptoKey>();
const MAX_IMPORTED = 50;

async function importedKey(jwk: JsonWebKey, alg: JwtAlgorithm, usage: "sign" | "verify"): Promise<CryptoKey> {
  const name = `${usage} ${JSON.stringify([jwk.x, jwk.y, jwk.n])}`;
  const known = importedKeys.get(name);
  if (known) return known;
  const { key_ops, use, alg: _, kty = "", ...plain } = jwk;
  const key = await importJWK({ kty, ...plain }, alg);
  if (!(key instanceof CryptoKey)) throw new Error("a signing key is asymmetric");
  if (importedKeys.size >= MAX_IMPORTED) importedKeys.clear();
  importedKeys.set(name, key);
  return key;
}
