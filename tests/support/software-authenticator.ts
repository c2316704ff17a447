import { base64url, bytesOfBase64url } from "#workers/adapters/signing/base64url.ts";

type CreationOptions = { rp: { id?: string }; user: { id: string }; challenge: string };
type RequestOptions = { rpId?: string; challenge: string };
type Made = { id: Uint8Array<ArrayBuffer>; keys: CryptoKeyPair; userHandle: string };

/** Flags of authenticator data (WebAuthn 6.1): present, verified, backup eligible, backed up, with a credential. */
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/**
 * An authenticator in memory (ES256, no attestation) with one credential, as a browser at `origin` uses it. `counter` is what it
 * counts with; 0 stays 0, as most passkeys do.
 */
export class SoftwareAuthenticator {
  readonly origin: string;
  counter: number;
  verifies: boolean;
  #made: Made | null = null;

  constructor(of: { origin: string; counter?: number; verifies?: boolean }) {
    this.origin = of.origin;
    this.counter = of.counter ?? 0;
    this.verifies = of.verifies ?? true;
  }

  /** A second device with the same key, as it counts now. */
  copy(): SoftwareAuthenticator {
    const twin = new SoftwareAuthenticator(this);
    twin.#made = this.#made;
    return twin;
  }

  /** `again`: under the id that it has made before, which no honest one does. */
  async create(options: CreationOptions, again?: "again") {
    const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
    if (!("privateKey" in keys)) throw new Error("a pair of keys was expected");
    const id = (again && this.#made?.id) || crypto.getRandomValues(new Uint8Array(16));
    this.#made = { id, keys, userHandle: options.user.id };
    const credential = joined(new Uint8Array(16), uint16(id.length), id, await coseKey(keys.publicKey));
    const data = joined(await this.#data(options.rp.id ?? "", AT), credential);
    const attestation = joined(
      [0xa3],
      ...[
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Uint8Array.of(0xa0),
        cborText("authData"),
        cborBytes(data),
      ],
    );
    return {
      ...named(id),
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", options.challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal" as const],
      },
    };
  }

  async get(options: RequestOptions) {
    const { id, keys, userHandle } = this.#made ?? fail();
    if (this.counter > 0) this.counter += 1;
    const data = await this.#data(options.rpId ?? "", 0);
    const clientData = this.#clientData("webauthn.get", options.challenge);
    const signed = joined(data, await sha256(clientData));
    const raw = new Uint8Array(await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed));
    return {
      ...named(id),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(derSignature(raw)),
        userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string): Uint8Array<ArrayBuffer> {
    return utf8(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  async #data(rpId: string, extra: number): Promise<Uint8Array<ArrayBuffer>> {
    const flags = UP | (this.verifies ? UV : 0) | extra;
    return joined(await sha256(utf8(rpId)), [flags], uint32(this.counter));
  }
}

function named(id: Uint8Array) {
  return { id: base64url(id), rawId: base64url(id), type: "public-key" as const, clientExtensionResults: {} };
}

/** { 1: 2, 3: -7, -1: 1, -2: x, -3: y } (RFC 9053 7.1.1). */
async function coseKey(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const jwk = await crypto.subtle.exportKey("jwk", key);
  if (!("x" in jwk)) throw new Error("a key was expected");
  const part = (text: string | undefined) => cborBytes(bytesOfBase64url(text ?? "") ?? fail());
  return joined([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], part(jwk.x), [0x22], part(jwk.y));
}

/** ASN.1 of a signature's two numbers, as authenticators send it. */
function derSignature(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(first);
    const positive = (short[0] ?? 0) > 0x7f ? joined([0], short) : short;
    return joined([0x02, positive.length], positive);
  });
  const body = joined(...numbers);
  return joined([0x30, body.length], body);
}

function cborText(text: string): Uint8Array<ArrayBuffer> {
  return joined([0x60 + text.length], utf8(text));
}

function cborBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length < 256 ? joined([0x58, bytes.length], bytes) : joined([0x59], uint16(bytes.length), bytes);
}

function uint16(value: number) {
  return Uint8Array.of(value >> 8, value & 0xff);
}

function uint32(value: number) {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function joined(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function fail(): never {
  throw new Error("this authenticator has no credential");
}
