import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * What @simplewebauthn/server needs to judge who made an authenticator: certificates, their chains and lists. We ask for none
 * (`attestation: "none"`), and it is three quarters of the package.
 */
const LEFT_OUT = new Set([
  "convertX509PublicKeyToCOSE",
  "getCertificateInfo",
  "isCertRevoked",
  "mapX509SignatureAlgToCOSEAlg",
  "metadataService",
  "validateCertificatePath",
  "validateExtFIDOGenCEAAGUID",
  "verifyAttestationAndroidKey",
  "verifyAttestationAndroidSafetyNet",
  "verifyAttestationApple",
  "verifyAttestationFIDOU2F",
  "verifyAttestationTPM",
]);

/**
 * Leaves them out of the Worker: a credential with such a statement is refused, as one that is not right. A version of the package
 * that asks for more of these modules than the one function of their name fails the build.
 */
export function noAttestation(): Plugin {
  const prefix = "\0no-attestation:";
  return {
    name: "no-attestation",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer?.includes("@simplewebauthn/server/esm/")) return null;
      const name = basename(source, ".js");
      return LEFT_OUT.has(name) ? `${prefix}${name}` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      if (name === "metadataService") return "export const MetadataService = { getStatement: async () => undefined };";
      return `export function ${name}() { throw new Error("This kind of attestation is not read here."); }`;
    },
  };
}
