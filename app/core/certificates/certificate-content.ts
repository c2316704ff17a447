import { z } from "zod";
import { scoreSchema } from "../scoring/score-schema.ts";

/**
 * What a certificate says, frozen when it was issued: it names people and things as they were called then. The score that was
 * reached is not part of it.
 */
export const certificateContentSchema = z.object({
  /** As the person's account had it. Nobody has checked it. */
  holderName: z.string().min(1),
  /** As its owner typed it. Nobody has checked it. */
  organisationName: z.string().min(1),
  assignmentTitle: z.string().min(1),
  scenarios: z.array(z.object({ id: z.string().min(1), title: z.string().min(1), version: z.string().min(1) })).min(1),
  rubricVersion: z.string().min(1),
  /** Unix ms. */
  passedAt: z.number().int(),
  /** Of the organization, an IANA name: the days on the certificate are counted in it. */
  timeZone: z.string(),
  mode: z.enum(["text", "voice", "both"]),
  /** Of the compliance rules, the worst of the conversations that counted. */
  gate: scoreSchema.shape.gate,
  /** 0 to 100. */
  scoreToReach: z.number().int().min(0).max(100),
});

export type CertificateContent = z.infer<typeof certificateContentSchema>;
