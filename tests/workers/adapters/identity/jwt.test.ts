import { expect, test } from "vitest";
import {
  newSigningKey,
  publicPart,
  readJwt,
  type SigningKey,
  signJwt,
  verifyJwt,
} from "#workers/adapters/identity/jwt.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";

const nowMs = 1_780_000_000_000;
const claims = { sub: "dana", exp: 1_790_000_000 };
const INVALID = { problem: "invalid" };
const part = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

test("what a key signed is verified by its public part, and by no other key", async () => {
  const key = await newSigningKey("one");
  const other = await newSigningKey("two");
  const token = await signJwt(key, claims);
  expect(await verifyJwt(token, [other, key], nowMs)).toEqual({ claims });
  expect(await verifyJwt(token, [{ ...other, kid: "one" }], nowMs)).toEqual(INVALID);
  expect(await verifyJwt(token, [], nowMs)).toEqual(INVALID);
});

test("a public part holds no secret", async () => {
  const key = await newSigningKey("one");
  expect(Object.keys(key.publicJwk).sort()).toEqual(["crv", "kty", "x", "y"]);
  expect(publicPart({ kty: "RSA", n: "n", e: "AQAB", d: "secret" })).toEqual({ kty: "RSA", n: "n", e: "AQAB" });
});

test("a token without a key id is tried with every key of its algorithm", async () => {
  const key = await newSigningKey("one");
  const token = await signed(key, { alg: "ES256" });
  expect(await verifyJwt(token, [await newSigningKey("two"), key], nowMs)).toEqual({ claims });
});

test.each([
  ["no dots", "token"],
  ["two parts", `${part({ alg: "ES256" })}.${part(claims)}`],
  ["four parts", `${part({ alg: "ES256" })}.${part(claims)}.aa.bb`],
  ["a head that is no JSON", `${base64url(new Uint8Array([1, 2]))}.${part(claims)}.aa`],
  ["a head without an algorithm", `${part({ kid: "one" })}.${part(claims)}.aa`],
  ["a body that is not base64url", `${part({ alg: "ES256" })}.%%.aa`],
])("%s is no token", async (_, text) => {
  expect(readJwt(text)).toBeNull();
  expect(await verifyJwt(text, [await newSigningKey("one")], nowMs)).toEqual(INVALID);
});

test("the algorithm of a token never chooses how it is checked", async () => {
  const key = await newSigningKey("one");
  const [, body, signature] = (await signJwt(key, claims)).split(".");
  for (const alg of ["none", "HS256", "RS256"])
    expect(await verifyJwt(`${part({ alg, kid: "one" })}.${body}.${signature}`, [key], nowMs)).toEqual(INVALID);
});

test("a signature that is not base64url is refused, and so is a changed body", async () => {
  const key = await newSigningKey("one");
  const [head, body, signature] = (await signJwt(key, claims)).split(".");
  expect(await verifyJwt(`${head}.${body}.%%`, [key], nowMs)).toEqual(INVALID);
  expect(await verifyJwt(`${head}.${part({ ...claims, sub: "lee" })}.${signature}`, [key], nowMs)).toEqual(INVALID);
});

test("a token holds from its nbf until its exp, and only if nothing in its crit is unknown", async () => {
  const key = await newSigningKey("one");
  const token = await signJwt(key, { ...claims, nbf: 1_780_000_000 });
  expect(await verifyJwt(token, [key], claims.exp * 1000)).toEqual({ problem: "expired" });
  expect(await verifyJwt(token, [key], claims.exp * 1000 - 1)).toMatchObject({ claims });
  expect(await verifyJwt(token, [key], nowMs - 1000)).toEqual(INVALID);
  const unknown = await signed(key, { alg: "ES256", kid: "one", crit: ["x"], x: 1 });
  expect(await verifyJwt(unknown, [key], nowMs)).toEqual(INVALID);
});

/** A token with just this header, signed as it should be. */
async function signed(key: SigningKey, header: Record<string, unknown>): Promise<string> {
  const text = `${part(header)}.${part(claims)}`;
  const signer = await crypto.subtle.importKey("jwk", key.privateJwk, { name: "ECDSA", namedCurve: "P-256" }, false, [
    "sign",
  ]);
  const hashed = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(hashed, signer, new TextEncoder().encode(text));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}
