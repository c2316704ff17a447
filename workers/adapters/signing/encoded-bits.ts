import { gunzipSync, gzipSync } from "node:zlib";
import { base64url, bytesOfBase64url } from "./base64url.ts";

/** The mark of base64url without padding (Multibase). */
const MULTIBASE = "u";

/** Bits as a Bitstring Status List has them: gzipped (RFC 1952), multibase base64url. */
export function encodeBits(bits: Uint8Array): string {
  return MULTIBASE + base64url(gzipSync(bits));
}

/** Null where the text is no such bits, or more than `maxBytes` of them: a small text may unpack to gigabytes. */
export function decodeBits(text: string, maxBytes: number): Uint8Array | null {
  const zipped = text.startsWith(MULTIBASE) ? bytesOfBase64url(text.slice(1)) : null;
  if (!zipped) return null;
  try {
    return gunzipSync(zipped, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}
