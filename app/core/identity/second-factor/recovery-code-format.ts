import { base32 } from "./totp.ts";

/** How many a person is given at once. */
export const RECOVERY_CODES = 10;
/** 64 bits, of which twelve characters keep 60. */
export const RECOVERY_CODE_BYTES = 8;
const LENGTH = 12;
/** These find the code's row; the other eight (40 bits) are what has to be known. */
const LOOKUP_LENGTH = 4;

/** `lookup` may be stored as it is, `secret` only as the hash of a password. */
export type RecoveryCode = { lookup: string; secret: string };

/** Three groups of four, for people to write down. */
export function recoveryCodeText(bytes: Uint8Array): string {
  return base32(bytes)
    .slice(0, LENGTH)
    .replace(/(.{4})(?=.)/g, "$1-");
}

/** Takes small letters, other separators, and the digits that are taken for letters. Null: it cannot be one. */
export function parseRecoveryCode(text: string): RecoveryCode | null {
  const typed = text.slice(0, 100).toUpperCase().replace(/[\s-]/g, "");
  const code = typed.replaceAll("0", "O").replaceAll("1", "I").replaceAll("8", "B");
  return code.length === LENGTH && /^[A-Z2-7]+$/.test(code) ? partsOf(code) : null;
}

/** The parts of a new code. `bytes`: RECOVERY_CODE_BYTES random bytes. */
export function recoveryCodeOf(bytes: Uint8Array): RecoveryCode & { text: string } {
  return { text: recoveryCodeText(bytes), ...partsOf(base32(bytes).slice(0, LENGTH)) };
}

/** `code`: twelve characters of base32. */
function partsOf(code: string): RecoveryCode {
  return { lookup: code.slice(0, LOOKUP_LENGTH), secret: code.slice(LOOKUP_LENGTH) };
}
