import { z } from "zod";
import type { CertificateContent } from "./certificate-content.ts";
import { criteriaText } from "./certificate-words.ts";
import { didOf } from "./did-web.ts";
import { statusEntry } from "./status-list.ts";

// The certificate as an Open Badges 3.0 AchievementCredential (https://www.imsglobal.org/spec/ob/v3p0): a W3C verifiable credential
// of data model 2.0.

export type IssuedCertificate = {
  id: string;
  content: CertificateContent;
  statusIndex: number;
  /** Unix ms, at a whole second. */
  issuedAt: number;
  expiresAt: number | null;
};

export function certificateAddress(siteUrl: string, id: string): string {
  return `${siteUrl}/c/${id}`;
}

/** `issuerName`: of the site, whose keys sign. The organization is the creator of the achievement. */
export function achievementCredential(certificate: IssuedCertificate, of: { siteUrl: string; issuerName: string }) {
  const { id, content, statusIndex, issuedAt, expiresAt } = certificate;
  const { siteUrl, issuerName } = of;
  const address = certificateAddress(siteUrl, id);
  return {
    "@context": ["https://www.w3.org/ns/credentials/v2", "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"],
    id: address,
    type: ["VerifiableCredential", "AchievementCredential"],
    name: content.assignmentTitle,
    issuer: { id: didOf(siteUrl), type: ["Profile"], name: issuerName, url: siteUrl },
    validFrom: new Date(issuedAt).toISOString(),
    ...(expiresAt !== null && { validUntil: new Date(expiresAt).toISOString() }),
    credentialSubject: {
      // Of this certificate alone: two certificates of one person have nothing in common by which to join them.
      id: `${address}#holder`,
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", hashed: false, identityHash: content.holderName, identityType: "name" }],
      achievement: {
        id: `${address}#achievement`,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: content.assignmentTitle,
        description:
          "Rehearsed sales conversations with a customer played by a computer, scored by a published rubric.",
        creator: { id: `${address}#organization`, type: ["Profile"], name: content.organisationName },
        criteria: { id: address, narrative: criteriaText(content) },
      },
    },
    credentialStatus: statusEntry(siteUrl, statusIndex),
    credentialSchema: [
      {
        id: "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json",
        type: "1EdTechJsonSchemaValidator2019",
      },
    ],
  };
}

/** The payload that is signed: the credential, and what Open Badges 3.0 (8.2.4) has repeated of it as claims. */
export function credentialClaims(credential: ReturnType<typeof achievementCredential>) {
  const { id, issuer, credentialSubject, validFrom } = credential;
  return {
    iss: issuer.id,
    jti: id,
    sub: credentialSubject.id,
    nbf: secondsOf(validFrom),
    ...(credential.validUntil !== undefined && { exp: secondsOf(credential.validUntil) }),
    ...credential,
  };
}

/** What is read of a credential when it is verified. */
export const credentialClaimsSchema = z.object({
  iss: z.string(),
  jti: z.string(),
  sub: z.string(),
  nbf: z.number(),
  exp: z.number().optional(),
  id: z.string(),
  type: z.array(z.string()).refine((types) => types.includes("AchievementCredential")),
  issuer: z.object({ id: z.string() }),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().optional(),
  credentialSubject: z.object({
    id: z.string(),
    identifier: z.array(z.object({ identityHash: z.string(), identityType: z.string() })),
    achievement: z.object({
      name: z.string(),
      creator: z.object({ name: z.string() }),
      criteria: z.object({ narrative: z.string() }),
    }),
  }),
  credentialStatus: z.object({
    type: z.literal("BitstringStatusListEntry"),
    statusPurpose: z.literal("revocation"),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: z.string(),
  }),
});
export type CredentialClaims = z.infer<typeof credentialClaimsSchema>;

/** Whether the claims repeat the credential, as Open Badges 3.0 (8.2.6.1) asks a verifier to look. */
export function claimsAgree(claims: CredentialClaims): boolean {
  return (
    claims.iss === claims.issuer.id &&
    claims.jti === claims.id &&
    claims.sub === claims.credentialSubject.id &&
    claims.nbf === secondsOf(claims.validFrom) &&
    claims.exp === (claims.validUntil === undefined ? undefined : secondsOf(claims.validUntil))
  );
}

/** Whether a page that shows `content` shows what was signed. */
export function saysTheSame(claims: CredentialClaims, content: CertificateContent): boolean {
  const { identifier, achievement } = claims.credentialSubject;
  return (
    identifier.some(
      ({ identityType, identityHash }) => identityType === "name" && identityHash === content.holderName,
    ) &&
    achievement.name === content.assignmentTitle &&
    achievement.creator.name === content.organisationName &&
    achievement.criteria.narrative === criteriaText(content)
  );
}

function secondsOf(iso: string): number {
  return Date.parse(iso) / 1000;
}
