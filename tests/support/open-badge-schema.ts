import { z } from "zod";

/**
 * What Open Badges 3.0 asks of an AchievementCredential, for the members that ours has: written down from the data model of the
 * specification (appendix B.1: multiplicities, closed lists, contexts). 1EdTech's own schema file may be passed on only by who has
 * registered with 1EdTech, so it is not here. This is narrower at one point: a member that the data model does not name is refused.
 */
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i);
const dateTimeZ = z.iso.datetime({ offset: true });
const typesWith = (...one: string[]) =>
  z.array(z.string()).refine((types) => one.some((type) => types.includes(type)), `one of ${one.join(", ")}`);

const profile = z.looseObject({
  id: uri,
  type: typesWith("Profile"),
  name: z.string().optional(),
  url: uri.optional(),
});

/** "IdentityObject" takes no other member. */
const identityObject = z.strictObject({
  type: z.literal("IdentityObject"),
  hashed: z.boolean(),
  identityHash: z.string(),
  identityType: z
    .enum(["name", "sourcedId", "systemId", "userName", "accountId", "emailAddress", "identifier"])
    .or(z.string().startsWith("ext:")),
  salt: z.string().optional(),
});

const achievement = z.looseObject({
  id: uri,
  type: typesWith("Achievement"),
  name: z.string(),
  description: z.string(),
  criteria: z.looseObject({ id: uri.optional(), narrative: z.string().optional() }),
  achievementType: z
    .enum(["Achievement", "Assessment", "Assignment", "Badge", "Certificate", "CertificateOfCompletion"])
    .optional(),
  creator: profile.optional(),
});

const [VC_CONTEXT, BADGE_CONTEXT] = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
] as const;

export const openBadgeSchema = z.strictObject({
  "@context": z.tuple([z.literal(VC_CONTEXT), z.literal(BADGE_CONTEXT)], z.string()),
  id: uri,
  type: typesWith("AchievementCredential", "OpenBadgeCredential").refine((types) =>
    types.includes("VerifiableCredential"),
  ),
  name: z.string().optional(),
  description: z.string().optional(),
  issuer: profile,
  validFrom: dateTimeZ,
  validUntil: dateTimeZ.optional(),
  credentialSubject: z.looseObject({
    id: uri,
    type: typesWith("AchievementSubject"),
    identifier: z.array(identityObject).optional(),
    achievement,
  }),
  credentialStatus: z.looseObject({ id: uri, type: z.string() }).optional(),
  credentialSchema: z.array(z.looseObject({ id: uri, type: z.string() })).optional(),
});
