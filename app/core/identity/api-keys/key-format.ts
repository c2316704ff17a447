// "rck_", 43 letters and digits of 32 random bytes, and 6 of a checksum. So scanners find a key that was published, and one that was
// cut or mistyped is told from one that does not exist.

export const KEY_PREFIX = "rck_";
const RANDOM_BYTES = 32;
const RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
/** What is shown of a key afterwards: the prefix and six more, of 43. */
export const SHOWN_LENGTH = 10;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const WHOLE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** The key of 32 random bytes. */
export function apiKeyOf(bytes: Uint8Array): string {
  if (bytes.length !== RANDOM_BYTES) throw new Error(`A key is made of ${RANDOM_BYTES} bytes`);
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const random = base62(number, RANDOM_LENGTH);
  return `${KEY_PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text is meant as a key of ours, whole or not. */
export function isMeantAsKey(text: string): boolean {
  return text.startsWith(KEY_PREFIX);
}

/** Whether there is something like a key in an address. */
export function holdsKey(text: string): boolean {
  return LIKE_A_KEY.test(text);
}

/** Long enough that no word of an address is taken for one, short enough for half of one. */
const LIKE_A_KEY = new RegExp(`(?:^|[^0-9A-Za-z])${KEY_PREFIX}[0-9A-Za-z]{16}`);

/** Whether nothing is missing and nothing mistyped. */
export function isWholeKey(text: string): boolean {
  return (
    WHOLE.test(text) && checksumOf(text.slice(KEY_PREFIX.length, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

function checksumOf(text: string): string {
  return base62(BigInt(crc32(text)), CHECKSUM_LENGTH);
}

function base62(number: bigint, length: number): string {
  let text = "";
  for (let rest = number; text.length < length; rest /= 62n) text = (ALPHABET[Number(rest % 62n)] ?? "") + text;
  return text;
}

/** CRC-32 (ISO 3309), of the characters of an ASCII text. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
