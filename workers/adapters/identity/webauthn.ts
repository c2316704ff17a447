import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { AuthenticationAnswer, RegistrationAnswer } from "#core/identity/passkeys/credential-answers.ts";
import {
  type NewCredential,
  PASSKEY_CHALLENGE_MS,
  type ProvenCredential,
} from "#core/identity/passkeys/passkey-limits.ts";
import type { RelyingParty } from "#core/identity/passkeys/relying-party.ts";
import { base64url, bytesOfBase64url } from "../signing/base64url.ts";

// Its package is large, so this module is imported where it is used (services/identity/api/passkey-ceremonies.ts), never at the start.

/** EdDSA, ES256 and RS256, which workerd can verify (COSE algorithm numbers). */
const ALGORITHMS = [-8, -7, -257];

type Known = { credential_id: string; transports: string[] };

/** For `navigator.credentials.create`, as JSON: a discoverable credential that knows its person (a PIN, a finger, a face). */
export async function registrationOptions(
  party: RelyingParty,
  of: { challenge: string; person: { id: string; name: string; displayName: string }; known: Known[] },
) {
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(of.person.id),
    userName: of.person.name,
    userDisplayName: of.person.displayName,
    challenge: of.challenge,
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: descriptors(of.known),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** For `navigator.credentials.get`, as JSON. Without `known` any passkey of this site answers. */
export async function authenticationOptions(party: RelyingParty, of: { challenge: string; known: Known[] }) {
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: of.challenge,
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: descriptors(of.known),
    userVerification: "required",
  });
}

/** The new credential, or null where the answer is not right: other challenge, other site, nobody verified, not well formed. */
export async function readNewCredential(
  party: RelyingParty,
  of: { challenge: string; answer: RegistrationAnswer },
): Promise<NewCredential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: of.answer,
      expectedChallenge: of.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, aaguid, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: base64url(credential.publicKey),
      counter: credential.counter,
      transports: of.answer.response.transports,
      aaguid,
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/**
 * What a right answer says, or null. The counter is not judged here, since the package only throws: a smaller one than before is
 * refused by the statement that stores it (adapters/d1/identity/passkeys.ts).
 */
export async function readProof(
  party: RelyingParty,
  of: { challenge: string; answer: AuthenticationAnswer; credential: { credential_id: string; public_key: string } },
): Promise<ProvenCredential | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: of.answer,
      expectedChallenge: of.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: of.credential.credential_id,
        publicKey: bytesOfBase64url(of.credential.public_key) ?? new Uint8Array(),
        counter: 0,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}

function descriptors(known: Known[]) {
  return known.map(({ credential_id, transports }) => ({ id: credential_id, transports }));
}
