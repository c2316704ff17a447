import type { JWKSCacheInput } from "jose";
import { z } from "zod";

/** Metadata of OpenID Connect Discovery 1.0 (3), as much of it as is used. */
export const providerServerSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});
export type ProviderServer = z.output<typeof providerServerSchema>;

/** What providers publish of themselves, as last read. It outlives a request, so it holds plain values, never promises. */
export type ProviderMemory = {
  /** By issuer. `readAt`: unix ms. */
  servers: Map<string, { server: ProviderServer; readAt: number }>;
  /** By the address of the key set. */
  keySets: Map<string, JWKSCacheInput>;
};

export function newProviderMemory(): ProviderMemory {
  return { servers: new Map(), keySets: new Map() };
}

/** The memory of this isolate. */
export const isolateProviderMemory = newProviderMemory();
