import { IdentityError } from "./identity-error.ts";

/** RFC 7636: the client keeps a secret (the verifier), sends its SHA-256 (the challenge) first and the secret last. */

/** How long an authorisation may take, and how long its code may be exchanged. */
export const FLOW_LIFETIME_MS = 300_000;

/** Marks the tokens in links that end in a code instead of in tokens. */
export const PKCE_PREFIX = "pkce_";

/** The challenge of a call, or null when it has none. Only S256: `plain` is the secret itself. */
export function requireChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): string | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw new IdentityError("validation_failed", {
      message: "PKCE flow requires code_challenge_method and code_challenge",
    });
  }
  if (method.toLowerCase() !== "s256") {
    throw new IdentityError("validation_failed", { message: "code_challenge_method must be s256" });
  }
  if (challenge.length < 43 || challenge.length > 128) {
    const message = "code challenge has to be between 43 and 128 characters";
    throw new IdentityError("validation_failed", { message });
  }
  if (!isPkceText(challenge)) {
    const message = "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes";
    throw new IdentityError("validation_failed", { message });
  }
  return challenge;
}

/** `digest` is SHA-256 of the verifier, base64url without padding. */
export function verifyPkce(of: { challenge: string; verifier: string; digest: string }): boolean {
  return isPkceText(of.verifier) && of.digest === of.challenge.replace(/=+$/, "");
}

function isPkceText(text: string): boolean {
  return /^[A-Za-z0-9._~-]{43,128}$/.test(text);
}
