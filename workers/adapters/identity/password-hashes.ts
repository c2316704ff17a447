import Argon2, { Argon2Type, Argon2Version } from "@phi-ag/argon2";
import argon2Module from "@phi-ag/argon2/argon2.wasm";

export interface PasswordHashes {
  /** A PHC string with a new random salt. */
  hash(password: string): Promise<string>;
  /**
   * `hash` null: the person does not exist or has no password. Then the result is false after the same work as a real check, so
   * that timing shows nothing.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True when `hash` was made with other parameters than `hash()` uses today. */
  isOutdated(hash: string): boolean;
}

/**
 * The second argon2id row of the OWASP Password Storage Cheat Sheet and of ASVS 5.0 appendix C: 19 MiB, two passes. A hash takes
 * 25 ms on one core of a small server.
 */
const PARAMETERS = {
  type: Argon2Type.Argon2id,
  version: Argon2Version.Version13,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
} as const;
const SALT_BYTES = 16;
const CURRENT_PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** One instance per isolate, which reuses its 19 MiB. Hashing is synchronous, so two hashes cannot interleave. */
let argon2: Promise<Argon2> | undefined;

export function createPasswordHashes(): PasswordHashes {
  return argon2Passwords;
}

const argon2Passwords: PasswordHashes = {
  async hash(password) {
    return (await loadArgon2()).hash(paddedToBytes(password), { ...PARAMETERS, salt: randomSalt() }).encoded;
  },
  async verify(password, hash) {
    const argon2 = await loadArgon2();
    if (hash !== null) return argon2.tryVerify(hash, paddedToBytes(password), Argon2Type.Argon2id).success;
    argon2.hash(paddedToBytes(password), { ...PARAMETERS, salt: randomSalt() });
    return false;
  },
  isOutdated: (hash) => !hash.startsWith(CURRENT_PREFIX),
};

function loadArgon2(): Promise<Argon2> {
  argon2 ??= WebAssembly.instantiate(argon2Module).then((instance) => new Argon2(instance));
  return argon2;
}

function randomSalt(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SALT_BYTES));
}

/**
 * Works around a bug of the library: it copies the UTF-8 bytes but passes `password.length`, which counts UTF-16 units, to
 * argon2. So the end of "pässwörter" would be ignored. Zeros at the end make both numbers equal and are never read themselves,
 * so that the hash is the standard one.
 */
function paddedToBytes(password: string): string {
  const bytes = new TextEncoder().encode(password).length;
  return password + "\0".repeat(bytes - password.length);
}
