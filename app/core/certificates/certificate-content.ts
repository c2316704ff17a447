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

/** Stands on the page and in the credential alike. */
export const NOT_PROVEN = [
  "It is not an insurance license and does not stand in for one.",
  "It is not legal, regulatory or insurance advice.",
  "The customer was played by a computer. It does not show how somebody talks with real customers.",
  "Names are as the holder and the organization typed them. Nobody has checked who they are.",
] as const;

const MODES = {
  text: "by text",
  voice: "by live voice",
  both: "by text and by live voice",
} as const satisfies Record<CertificateContent["mode"], string>;

const GATES = {
  clear: "clear",
  minor: "minor findings",
  capped: "findings that cap the score",
  failed: "not passed",
} as const satisfies Record<CertificateContent["gate"], string>;

export function modeLabel({ mode }: Pick<CertificateContent, "mode">): string {
  return MODES[mode];
}

export function gateLabel({ gate }: Pick<CertificateContent, "gate">): string {
  return GATES[gate];
}

/** What had to be done, in one paragraph without a word that a person typed. */
export function criteriaText(content: CertificateContent): string {
  const { scenarios, scoreToReach, rubricVersion } = content;
  const named = scenarios.map(({ id, version }) => `${id} (version ${version})`).join(", ");
  return [
    `Rehearsed ${scenarios.length === 1 ? "a sales conversation" : "sales conversations"} with a customer played by a computer, ${modeLabel(content)}, and reached ${scoreToReach} of 100 points or more under rubric ${rubricVersion}.`,
    `Compliance gate: ${gateLabel(content)}.`,
    `${scenarios.length === 1 ? "Scenario" : "Scenarios"}: ${named}.`,
    `What this does not prove: ${NOT_PROVEN.join(" ")}`,
  ].join(" ");
}
