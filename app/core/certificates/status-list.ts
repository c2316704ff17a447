import { z } from "zod";
import { didOf } from "./did-web.ts";

// Bitstring Status List v1.0 (https://www.w3.org/TR/vc-bitstring-status-list/): whether a certificate is revoked, for anybody to
// look up without saying which one is meant.

/** The least that the recommendation allows: with fewer, a reader would give away which certificate is looked up. */
export const LIST_ENTRIES = 131_072;
/** A list is filled to a quarter at random places, so that a place tells nothing of when a certificate was issued. */
export const LIST_ENTRIES_USED = LIST_ENTRIES / 4;

/** A place in all lists together, as it is stored, in its list. */
export function placeOf(statusIndex: number): { list: number; index: number } {
  return { list: Math.floor(statusIndex / LIST_ENTRIES), index: statusIndex % LIST_ENTRIES };
}

export function statusListAddress(siteUrl: string, list: number): string {
  return `${siteUrl}/credentials/status/${list}`;
}

export function statusEntry(siteUrl: string, statusIndex: number) {
  const { list, index } = placeOf(statusIndex);
  const address = statusListAddress(siteUrl, list);
  return {
    id: `${address}#${index}`,
    type: "BitstringStatusListEntry",
    statusPurpose: "revocation",
    statusListIndex: String(index),
    statusListCredential: address,
  };
}

/** The list's bits, those at `revoked` set. The first place is the leftmost bit. */
export function bitsOf(revoked: Iterable<number>): Uint8Array {
  const bits = new Uint8Array(LIST_ENTRIES / 8);
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return bits;
}

/** Null: the list has no such place. */
export function isBitSet(bits: Uint8Array, index: number): boolean | null {
  const byte = Number.isInteger(index) && index >= 0 ? bits[index >> 3] : undefined;
  return byte === undefined ? null : (byte & (0x80 >> (index & 7))) !== 0;
}

/** How long a reader may rely on a list. Caches keep it for less. */
const LIST_VALID_MS = 24 * 60 * 60 * 1000;

/** `encodedList`: multibase base64url of the gzipped bits. */
export function statusListCredential(siteUrl: string, list: number, encodedList: string, nowMs: number) {
  const id = statusListAddress(siteUrl, list);
  const fromMs = Math.floor(nowMs / 1000) * 1000;
  const untilMs = fromMs + LIST_VALID_MS;
  return {
    iss: didOf(siteUrl),
    jti: id,
    nbf: fromMs / 1000,
    exp: untilMs / 1000,
    "@context": ["https://www.w3.org/ns/credentials/v2"],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: didOf(siteUrl),
    validFrom: new Date(fromMs).toISOString(),
    validUntil: new Date(untilMs).toISOString(),
    credentialSubject: { id: `${id}#list`, type: "BitstringStatusList", statusPurpose: "revocation", encodedList },
  };
}

export const statusListCredentialSchema = z.object({
  id: z.string(),
  issuer: z.string(),
  type: z.array(z.string()).refine((types) => types.includes("BitstringStatusListCredential")),
  credentialSubject: z.object({
    type: z.literal("BitstringStatusList"),
    statusPurpose: z.literal("revocation"),
    encodedList: z.string().startsWith("u"),
  }),
});
