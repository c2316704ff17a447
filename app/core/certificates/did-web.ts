import { z } from "zod";

// Who signs certificates, as a did:web document (https://w3c-ccg.github.io/did-method-web/): the site, by the keys it publishes.

/** `kid`: the RFC 7638 thumbprint. `jwk`: public members only. */
export type PublishedKey = { kid: string; alg: string; jwk: Record<string, unknown> };

/** "did:web:agency.example"; a port is escaped, as the method asks. */
export function didOf(siteUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;
}

/** The DID URL of a key: what a certificate's header names, and the id of the verification method. */
export function didKeyId(siteUrl: string, kid: string): string {
  return `${didOf(siteUrl)}#${kid}`;
}

export function didDocument(siteUrl: string, keys: readonly PublishedKey[]) {
  const did = didOf(siteUrl);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/jwk/v1"],
    id: did,
    verificationMethod: keys.map(({ kid, alg, jwk }) => ({
      id: didKeyId(siteUrl, kid),
      type: "JsonWebKey",
      controller: did,
      publicKeyJwk: { ...jwk, kid, alg },
    })),
    assertionMethod: keys.map(({ kid }) => didKeyId(siteUrl, kid)),
  };
}

/** What is read of such a document, ours or another's. */
export const didDocumentSchema = z.object({
  id: z.string(),
  verificationMethod: z.array(
    z.object({
      id: z.string(),
      controller: z.string(),
      publicKeyJwk: z.object({
        kty: z.string(),
        alg: z.enum(["ES256", "RS256"]),
        crv: z.string().optional(),
        x: z.string().optional(),
        y: z.string().optional(),
        n: z.string().optional(),
        e: z.string().optional(),
      }),
    }),
  ),
  assertionMethod: z.array(z.string()),
});
export type DidDocument = z.infer<typeof didDocumentSchema>;
