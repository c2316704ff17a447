import type { CertificateContent } from "#core/certificates/certificate-content.ts";

/** What a certificate may say. */
export function certificateContent(of: Partial<CertificateContent> = {}): CertificateContent {
  return {
    holderName: "Dana Reyes",
    organisationName: "Lakeside Insurance",
    assignmentTitle: "Ready for Monday",
    scenarios: [
      { id: "A-1", title: "A renewal that went up", version: "2026.12" },
      { id: "A-3", title: "The second driver", version: "2026.12" },
    ],
    rubricVersion: "2026.12",
    passedAt: Date.UTC(2026, 10, 21, 12),
    timeZone: "America/New_York",
    mode: "voice",
    gate: "clear",
    scoreToReach: 75,
    ...of,
  };
}

/** Names that pages and pictures have gone wrong with. */
export const HARD_NAMES = {
  long: "Maximiliana Theodora ".repeat(10).slice(0, 200),
  unbroken: "W".repeat(200),
  rightToLeft: "\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0632\u0647\u0631\u0627\u0621",
  emoji: "Kim \u{1F469}\u{1F3FD}\u200D\u{1F680} Doe",
  markup: `<script>alert("1")</script> & <img src=x onerror='alert(2)'>]]>`,
  control: "Pat\u0000\u0008\u{1F} Lee",
} as const;
