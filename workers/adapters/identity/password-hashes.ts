import Argon2, { Argon2Type, Argon2Version } from "@phi-ag/argon2";
import argon2Module from "@phi-ag/argon2/argon2.wasm";

export interface PasswordHashes {
  /** A PHC string with a salt of its own. */
  hash(password: string): Promise<string>;
  /** `null`: there is no such person or no password. Then it costs what a real check costs and is wrong, so that time tells nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True when `hash` was made with other parameters than `hash()` uses today. */
  isOutdated(hash: string): boolean;
}

/** OWASP's and ASVS 5.0 appendix C's second argon2id row: 19 MiB, two passes. 25 ms on one core of a small server. */
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

/** One instance an isolate: its 19 MiB are kept and used again. A hash does not wait for anything, so none can interleave. */
let argon2: Promise<Argon2> | undefined;

export function createPasswordHashes(): PasswordHashes {
  return argon2Passwords;
}

const argon2Passwords: PasswordHashes = {
  async hash(password) {
    return (await loaded()).hash(measured(password), { ...PARAMETERS, salt: randomSalt() }).encoded;
  },
  async verify(password, hash) {
    const argon2 = await loaded();
    if (hash !== null) return argon2.tryVerify(hash, measured(password), Argon2Type.Argon2id).success;
    argon2.hash(measured(password), { ...PARAMETERS, salt: randomSalt() });
    return false;
  },
  isOutdated: (hash) => !hash.startsWith(CURRENT_PREFIX),
};

function loaded(): Promise<Argon2> {
  argon2 ??= WebAssembly.instantiate(argon2Module).then((instance) => new Argon2(instance));
  return argon2;
}

function randomSalt(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SALT_BYTES));
}

/**
 * The library copies the UTF-8 bytes but tells argon2 `password.length`, which counts UTF-16 units: of "pässwörter" it would
 * leave out the end. Zeros at the end make both numbers equal and are themselves never read, so the hash is the standard one.
 */
function measured(password: string): string {
  const bytes = new TextEncoder().encode(password).length;
  return password + "\0".repeat(bytes - password.length);
}
