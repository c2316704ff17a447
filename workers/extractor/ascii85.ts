const TILDE = 0x7e;
const Z = 0x7a;

/**
 * Decodes ASCII85 exactly as PDF.js does, which accepts any byte as a digit: the guard must measure the same bytes that PDF.js
 * will get, also from faulty input.
 */
export function ascii85Bytes(text: string): Uint8Array {
  const zeros = text.match(/z/g)?.length ?? 0;
  const out = new Uint8Array(text.length + 4 * zeros);
  const group = new Uint8Array(5);
  let length = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === TILDE) break;
    if (code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a) continue;
    if (code === Z && digits === 0) {
      length += 4;
      continue;
    }
    group[digits++] = code;
    if (digits === 5) {
      length = putGroup(out, length, group, 4);
      digits = 0;
    }
  }
  if (digits > 1) length = putGroup(out, length, group.fill(0x75, digits), digits - 1);
  return out.subarray(0, length);
}

function putGroup(out: Uint8Array, at: number, group: Uint8Array, count: number): number {
  // Like PDF.js, keep only the low 32 bits of the number.
  const value = group.reduce((sum, digit) => sum * 85 + digit - 0x21, 0) >>> 0;
  for (let byte = 0; byte < count; byte++) out[at + byte] = value >>> (24 - 8 * byte);
  return at + count;
}
