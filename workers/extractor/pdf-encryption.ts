import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { anySpellingOf, GAP, SPACE } from "./pdf-syntax.ts";

/** Decrypts the body of a stream, so that it can be measured. The numbers are those of its object. */
export type Decrypt = (body: Uint8Array, number: number, generation: number) => Uint8Array;

/**
 * For a file that is encrypted with an empty user password, as files are that only forbid printing or copying (ISO 32000-2,
 * 7.6): PDF.js opens those. Null for a file that is not encrypted. A file that needs a password gives nonsense, and PDF.js
 * refuses it.
 */
export function decrypterOf(latin: string): Decrypt | null {
  const entry = anySpellingOf("Encrypt").exec(latin);
  if (!entry) return null;
  const dictionary = dictionaryAt(latin, entry.index + entry[0].length);
  const version = numberOf(dictionary, "V") ?? 0;
  const method = /\/CFM[\s\0]*\/(\w+)/.exec(dictionary)?.[1] ?? "V2";
  if (version >= 5) {
    const key = longKey(dictionary);
    return (body) => (key ? decryptAes(key, body) : body);
  }
  const key = shortKey(dictionary, version, firstId(latin));
  const isAes = version === 4 && method === "AESV2";
  return (body, number, generation) => {
    const own = objectKey(key, number, generation, isAes);
    return isAes ? decryptAes(own, body) : rc4(own, body);
  };
}

/** The encryption dictionary, direct or by reference, with what follows it. */
function dictionaryAt(latin: string, at: number): string {
  const [, reference] = new RegExp(`^${GAP}(\\d+)${GAP}\\d+${GAP}R`).exec(latin.slice(at, at + 300)) ?? [];
  if (reference === undefined) return latin.slice(at, at + MAX_DICTIONARY);
  const header = new RegExp(`(?<!\\d)${reference}[${SPACE}]+\\d+[${SPACE}]+obj`).exec(latin);
  return header ? latin.slice(header.index + header[0].length, header.index + MAX_DICTIONARY) : "";
}

const MAX_DICTIONARY = 4_096;

const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** Algorithm 2: the key of versions 1 to 4. */
function shortKey(dictionary: string, version: number, id: Uint8Array): Uint8Array {
  const revision = numberOf(dictionary, "R") ?? 2;
  const bits = numberOf(dictionary, "Length") ?? (version < 4 ? 40 : 128);
  // Some files give the length in bytes.
  const length = Math.min(16, bits < 40 ? bits : bits >> 3);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(dictionary, "P") ?? 0) | 0);
  const isMetadataPlain = version >= 4 && /\/EncryptMetadata[\s\0]+false/.test(dictionary);
  const owner = stringOf(dictionary, "O").subarray(0, 32);
  let key = md5(PADDING, owner, permissions, id, isMetadataPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0));
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithm 2.A: the key of version 5; null if the dictionary does not hold one. */
function longKey(dictionary: string): Uint8Array | null {
  const user = stringOf(dictionary, "U");
  const wrapped = stringOf(dictionary, "UE");
  if (user.length < 48 || wrapped.length < 32) return null;
  const salt = user.subarray(40, 48);
  const key = numberOf(dictionary, "R") === 5 ? sha("sha256", salt) : hardenedHash(salt);
  return decryptBlocks(key, new Uint8Array(16), wrapped.subarray(0, 32));
}

/** Algorithm 2.B, of an empty password. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let hash = sha("sha256", salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv("aes-128-cbc", hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => hash)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = sha(remainder === 0 ? "sha256" : remainder === 1 ? "sha384" : "sha512", mixed);
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

/** Algorithm 1. */
function objectKey(key: Uint8Array, number: number, generation: number, isAes: boolean): Uint8Array {
  const place = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
  return md5(key, place, Buffer.from(isAes ? "sAlT" : "")).subarray(0, Math.min(16, key.length + 5));
}

/** The first 16 bytes are the initialisation vector. The padding stays: Flate ends before it. */
function decryptAes(key: Uint8Array, body: Uint8Array): Uint8Array {
  const length = (body.length >> 4) << 4;
  const isKey = key.length === 16 || key.length === 32;
  return length < 32 || !isKey
    ? new Uint8Array(0)
    : decryptBlocks(key, body.subarray(0, 16), body.subarray(16, length));
}

function decryptBlocks(key: Uint8Array, vector: Uint8Array, blocks: Uint8Array): Uint8Array {
  return createDecipheriv(key.length === 32 ? "aes-256-cbc" : "aes-128-cbc", key, vector)
    .setAutoPadding(false)
    .update(blocks);
}

/** Written here because no current library of ciphers has it. */
function rc4(key: Uint8Array, body: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(at, other);
  }
  let at = 0;
  let other = 0;
  return body.map((byte) => {
    at = (at + 1) & 0xff;
    other = (other + (state[at] ?? 0)) & 0xff;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  });
}

function md5(...parts: Uint8Array[]): Uint8Array {
  return createHash("md5").update(Buffer.concat(parts)).digest();
}

function sha(algorithm: "sha256" | "sha384" | "sha512", bytes: Uint8Array): Uint8Array {
  return createHash(algorithm).update(bytes).digest();
}

function firstId(latin: string): Uint8Array {
  const start = latin.search(new RegExp(`/ID${GAP}\\[`));
  return start === -1 ? new Uint8Array(0) : stringFrom(latin.slice(latin.indexOf("[", start) + 1).slice(0, 300));
}

function numberOf(dictionary: string, key: string): number | null {
  const [, digits] = new RegExp(`/${key}[${SPACE}]*(-?\\d+)`).exec(dictionary) ?? [];
  return digits === undefined ? null : Number(digits);
}

function stringOf(dictionary: string, key: string): Uint8Array {
  const [found] = new RegExp(`/${key}[${SPACE}]*(?=[(<])`).exec(dictionary) ?? [];
  return found === undefined
    ? new Uint8Array(0)
    : stringFrom(dictionary.slice(dictionary.indexOf(found) + found.length));
}

/** A string of PDF, in hexadecimal digits or in brackets with escapes. */
function stringFrom(text: string): Uint8Array {
  const [, hex] = /^\s*<([\da-f\s]*)>/i.exec(text) ?? [];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ""), "hex");
  const [, literal = ""] = /^\s*\(((?:[^\\()]|\\[\s\S])*)\)/.exec(text) ?? [];
  const plain = literal.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    return ESCAPES[escaped] ?? escaped;
  });
  return Buffer.from(plain, "latin1");
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r": "", "\r\n": "" };
