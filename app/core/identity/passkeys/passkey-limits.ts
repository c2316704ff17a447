/** How long a challenge can be answered: as long as the reference server's. */
export const PASSKEY_CHALLENGE_MS = 5 * 60 * 1000;

/** As the reference server. */
export const PASSKEYS_PER_PERSON = 10;

/** A removed passkey can be brought back for so long. */
export const REMOVED_PASSKEY_KEPT_MS = 24 * 60 * 60 * 1000;

/** Of a name, in characters, as the reference server. */
export const PASSKEY_NAME_MAX_LENGTH = 120;

/** What an authenticator has made, and what is stored of it. */
export type NewCredential = {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  aaguid: string;
  isBackedUp: boolean;
};

/** What a right answer says. */
export type ProvenCredential = { counter: number; isBackedUp: boolean };
