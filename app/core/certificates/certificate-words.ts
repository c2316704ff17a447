import type { CertificateContent } from "./certificate-content.ts";

// Apart from the schema, so that the page of a certificate does not bring the schema library to the browser.

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
