import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwksCache, jwtVerify } from "jose";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { JWT_ALGORITHMS } from "./jwt.ts";
import { ProviderFailed } from "./provider-failed.ts";
import type { ProviderMemory } from "./provider-memory.ts";

/**
 * The claims of an ID token (OpenID Connect Core 3.1.3.7). The key set is read once in ten minutes, and anew for a key id that is
 * not in it, at most once in half a minute, so that made-up key ids do not become requests. Throws ProviderFailed `bad-id-token`,
 * `wrong-audience`, `wrong-nonce` or `one-nonce`, and what `ask` throws.
 */
export async function verifyIdToken(
  idToken: string,
  of: {
    provider: ProviderSettings;
    issuer: string;
    keySetAddress: string;
    /** Null: the token has none. */
    nonce: string | null;
    nowMs: number;
  },
  { ask, memory }: { ask: FetchImplementation; memory: ProviderMemory },
): Promise<Record<string, unknown>> {
  const audiences = [of.provider.client_id, ...of.provider.audiences];
  const remembered = memory.keySets.get(of.keySetAddress) ?? {};
  memory.keySets.set(of.keySetAddress, remembered);
  const keySet = createRemoteJWKSet(new URL(of.keySetAddress), { [customFetch]: ask, [jwksCache]: remembered });
  const claims = await verifiedClaims(idToken, keySet, {
    algorithms: [...JWT_ALGORITHMS],
    issuer: of.issuer,
    audience: audiences,
    requiredClaims: ["sub", "exp"],
    currentDate: new Date(of.nowMs),
  });
  // A token for several is only for the one it was made for.
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && !isOneOf(audiences, claims.azp)) {
    throw new ProviderFailed("wrong-audience");
  }
  const nonce = claims.nonce ?? null;
  if (nonce !== of.nonce) throw new ProviderFailed(nonce === null || of.nonce === null ? "one-nonce" : "wrong-nonce");
  return claims;
}

async function verifiedClaims(
  idToken: string,
  keySet: ReturnType<typeof createRemoteJWKSet>,
  options: Parameters<typeof jwtVerify>[2],
) {
  try {
    return (await jwtVerify(idToken, keySet, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const isOtherAudience = error instanceof errors.JWTClaimValidationFailed && error.claim === "aud";
    throw new ProviderFailed(isOtherAudience ? "wrong-audience" : "bad-id-token");
  }
}

function isOneOf(audiences: string[], party: unknown): boolean {
  return typeof party === "string" && audiences.includes(party);
}
