import { createCipheriv, createHash } from "node:crypto";
import { bytesOf, concat, type PdfObject, pdfFile } from "./documents.ts";

/** Encrypts PDFs as a program does that forbids printing (ISO 32000-2, 7.6.4), with a user password or with an empty one. */
export type PdfEncryption = "RC4-40" | "RC4-128" | "AES-128" | "AES-256";

/**
 * The file of `objects` with its streams encrypted, and its encryption dictionary as the last object. With a `password` it cannot
 * be opened without one.
 */
export function encryptedPdf(objects: PdfObject[], encryption: PdfEncryption, password = ""): Uint8Array<ArrayBuffer> {
  const { key, dictionary } = encryption === "AES-256" ? longKey(password) : shortKey(encryption, password);
  const encrypted = objects.map((object, index) =>
    typeof object === "string" ? object : { ...object, data: encrypt(object.data, encryption, key, index + 1) },
  );
  return pdfFile([...encrypted, dictionary], `/Encrypt ${objects.length + 1} 0 R /ID [<${hex(ID)}> <${hex(ID)}>]`);
}

const ID = bytesOf("sixteen byte id!");
/** Neither printing nor copying. */
const PERMISSIONS = -3904;
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const VECTOR = bytesOf("an initial state");

type Keyed = { key: Uint8Array; dictionary: string };

function shortKey(encryption: Exclude<PdfEncryption, "AES-256">, password: string): Keyed {
  const length = encryption === "RC4-40" ? 5 : 16;
  const revision = encryption === "RC4-40" ? 2 : encryption === "RC4-128" ? 3 : 4;
  const padded = concat([bytesOf(password), PADDING]).subarray(0, 32);
  const owner = ownerEntry(padded, revision, length);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  let key = md5(padded, owner, permissions, ID);
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  const user = revision === 2 ? rc4(key, PADDING) : concat([rounds(key, md5(PADDING, ID)), new Uint8Array(16)]);
  const filters =
    revision === 4 ? "/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF" : "";
  return {
    key,
    dictionary: `<< /Filter /Standard /V ${revision === 4 ? 4 : revision - 1} /R ${revision} /Length ${length * 8} /P ${PERMISSIONS} /O <${hex(owner)}> /U <${hex(user)}> ${filters} >>`,
  };
}

/** Algorithm 3, of an owner password that is not the user's. */
function ownerEntry(user: Uint8Array, revision: number, length: number): Uint8Array {
  let key = md5(concat([bytesOf("owner"), PADDING]).subarray(0, 32));
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key);
  key = key.subarray(0, length);
  return revision === 2 ? rc4(key, user) : rounds(key, user);
}

/** RC4 twenty times, each with a key of its own. */
function rounds(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  let out = bytes;
  for (let round = 0; round < 20; round++)
    out = rc4(
      key.map((byte) => byte ^ round),
      out,
    );
  return out;
}

/** Algorithms 8 and 9, in the form of revision 6. */
function longKey(password: string): Keyed {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
  const user = hashed(password, "validatu", "keysaltu");
  const owner = hashed("owner", "validato", "keysalto", user.entry);
  const permissions = Buffer.alloc(16, 0xff);
  permissions.writeInt32LE(PERMISSIONS);
  permissions.write("Tadb", 8, "latin1");
  const perms = createCipheriv("aes-256-ecb", key, Buffer.alloc(0)).setAutoPadding(false).update(permissions);
  return {
    key,
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /P ${PERMISSIONS} /O <${hex(owner.entry)}> /U <${hex(user.entry)}> /OE <${hex(wrap(owner.key, key))}> /UE <${hex(wrap(user.key, key))}> /Perms <${hex(perms)}> /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>`,
  };
}

function hashed(password: string, validation: string, keySalt: string, user = new Uint8Array(0)) {
  const salts = [bytesOf(validation), bytesOf(keySalt)] as const;
  const [entry, key] = salts.map((salt) => hardenedHash(bytesOf(password), salt, user));
  if (!entry || !key) throw new TypeError("two salts give two hashes");
  return { entry: concat([entry, ...salts]), key };
}

/** Algorithm 2.B. */
function hardenedHash(password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  let hash = sha(256, concat([password, salt, user]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = concat([password, hash, user]);
    const mixed = aes(128, hash.subarray(0, 16), hash.subarray(16, 32), concat(Array.from({ length: 64 }, () => once)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = sha(rest === 0 ? 256 : rest === 1 ? 384 : 512, mixed);
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

function encrypt(data: Uint8Array, encryption: PdfEncryption, key: Uint8Array, number: number): Uint8Array {
  const padding = 16 - (data.length % 16);
  const padded = concat([data, new Uint8Array(padding).fill(padding)]);
  if (encryption === "AES-256") return concat([VECTOR, aes(256, key, VECTOR, padded)]);
  const place = Buffer.from([number, number >> 8, number >> 16, 0, 0]);
  const isAes = encryption === "AES-128";
  const own = md5(key, place, bytesOf(isAes ? "sAlT" : "")).subarray(0, Math.min(16, key.length + 5));
  return isAes ? concat([VECTOR, aes(128, own, VECTOR, padded)]) : rc4(own, data);
}

function wrap(wrapping: Uint8Array, key: Uint8Array): Uint8Array {
  return aes(256, wrapping, new Uint8Array(16), key);
}

function aes(bits: 128 | 256, key: Uint8Array, vector: Uint8Array, bytes: Uint8Array): Uint8Array {
  return createCipheriv(`aes-${bits}-cbc`, key, vector).setAutoPadding(false).update(bytes);
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  let other = 0;
  const swap = (index: number) => {
    [state[index], state[other]] = [at(other), at(index)];
  };
  for (let index = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index);
  }
  other = 0;
  return bytes.map((byte, place) => {
    const index = (place + 1) & 0xff;
    other = (other + at(index)) & 0xff;
    swap(index);
    return byte ^ at(at(index) + at(other));
  });
}

function md5(...parts: Uint8Array[]): Uint8Array {
  return createHash("md5").update(concat(parts)).digest();
}

function sha(bits: 256 | 384 | 512, bytes: Uint8Array): Uint8Array {
  return createHash(`sha${bits}`).update(bytes).digest();
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
