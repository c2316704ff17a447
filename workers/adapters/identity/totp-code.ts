import { bytesOfBase32, codeOfMac, stepBytes } from "#core/identity/second-factor/totp.ts";

/** The TOTP code (RFC 6238) of one 30-second step, for a base32 secret. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytesOfBase32(secret), algorithm, false, ["sign"]);
  return codeOfMac(new Uint8Array(await crypto.subtle.sign("HMAC", key, stepBytes(step))));
}
