/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, 30 seconds. */

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Steps of clock difference that are forgiven, before and after (RFC 6238 5.2). */
const SKEW_STEPS = 1;
/** RFC 4226 asks for 128 bits or more and recommends 160. */
export const TOTP_SECRET_BYTES = 20;

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / PERIOD_SECONDS);
}

/** The steps whose code is taken at this moment, nearest first. A step at or before `lastUsedStep` is a replay (RFC 6238 5.2). */
export function acceptedSteps(nowMs: number, lastUsedStep: number | null): number[] {
  const step = totpStep(nowMs);
  const steps = [step];
  for (let skew = 1; skew <= SKEW_STEPS; skew += 1) steps.push(step - skew, step + skew);
  return steps.filter((candidate) => candidate >= 0 && candidate > (lastUsedStep ?? -1));
}

/** What is put through HMAC-SHA-1 with the secret: the step as eight bytes, big endian. */
export function stepBytes(step: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step));
  return bytes;
}

/** RFC 4226 5.3: the code in an HMAC. */
export function codeOfMac(mac: Uint8Array, digits = DIGITS): string {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const offset = view.getUint8(mac.byteLength - 1) & 0x0f;
  const number = view.getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function isTotpShaped(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** RFC 4648 base32 without padding: how a secret is typed into an app. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31];
}

/** The bytes of a base32 text; throws on a character that is none. */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let value = 0;
  let length = 0;
  for (const character of text) {
    const digit = BASE32.indexOf(character);
    if (digit < 0) throw new RangeError("not base32");
    value = (value << 5) | digit;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = value >> bits;
    length += 1;
    value &= (1 << bits) - 1;
  }
  return bytes;
}

/** The address that authenticator apps read from a QR code (Google's Key URI format). */
export function otpauthUri(of: { issuer: string; account: string; secret: string }): string {
  const label = `${encodeURIComponent(of.issuer)}:${encodeURIComponent(of.account)}`;
  const parameters = `algorithm=SHA1&digits=${DIGITS}&issuer=${encodeURIComponent(of.issuer)}&period=${PERIOD_SECONDS}&secret=${of.secret}`;
  return `otpauth://totp/${label}?${parameters}`;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
