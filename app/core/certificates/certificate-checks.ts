/** What is looked at when a certificate is verified, in this order. */
export const CHECKS = ["signature", "claims", "content", "dates", "status"] as const;
export type CheckName = (typeof CHECKS)[number];
/** `isOfOtherAddress`: of a signature that fails only because the site had another address when it signed. */
export type CertificateCheck = { name: CheckName; ok: boolean; isOfOtherAddress?: true };

/** What must hold before each is looked at: nothing can be said of the dates in what nobody is known to have signed. */
export const LEANS_ON = {
  signature: [],
  claims: ["signature"],
  content: ["signature", "claims"],
  dates: ["signature"],
  status: ["signature", "claims"],
} as const satisfies Record<CheckName, readonly CheckName[]>;

const WORDS = {
  signature: [
    "Signed by a key of this site's published list.",
    "The signature is not by any key that this site has published.",
  ],
  claims: ["Issued by this site, and whole.", "The signed parts do not agree with one another."],
  content: ["This page shows what was signed.", "This page does not show what was signed."],
  dates: ["Within its dates.", "Outside its dates."],
  status: ["Not revoked, by the published status list.", "Revoked, or the status list could not be read."],
} as const satisfies Record<CheckName, readonly [ok: string, bad: string]>;

const OTHER_ADDRESS = "Signed by a key of this site, but under another address than the site has now.";

export function checkText({ name, ok, isOfOtherAddress }: CertificateCheck): string {
  return isOfOtherAddress ? OTHER_ADDRESS : WORDS[name][ok ? 0 : 1];
}
