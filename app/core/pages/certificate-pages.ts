import type { CertificateCheck } from "../certificates/certificate-checks.ts";
import type { CertificateContent } from "../certificates/certificate-content.ts";
import type { CertificateState } from "../certificates/validity.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { TeamHeader } from "./team-pages.ts";

/** One line of a list. Times are unix ms. */
export type CertificateView = {
  id: string;
  holderName: string;
  organisationName: string;
  title: string;
  issuedAt: number;
  expiresAt: number | null;
  state: CertificateState;
  /** For whoever oversees the holder, and the holder. */
  revokedWhy: string | null;
};

export type TeamCertificatesPage = {
  viewer: Viewer;
  team: TeamHeader;
  certificates: (CertificateView & { mayRevoke: boolean })[];
  /** There are older ones. */
  isCut: boolean;
};

export type OwnCertificatesPage = {
  viewer: Viewer;
  certificates: CertificateView[];
  /** Of the person. */
  timeZone: string;
};

/** The public page of a certificate. */
export type CertificatePage = {
  id: string;
  content: CertificateContent;
  issuedAt: number;
  expiresAt: number | null;
  state: CertificateState;
  /** Null: nobody asked to have it verified. */
  checks: CertificateCheck[] | null;
  siteUrl: string;
  /** Who signed, and where the list of revoked ones is: for whoever verifies it alone. */
  did: string;
  statusList: string;
  /** Of the page's address, for the printed certificate: an SVG. */
  qrSvg: string;
};
