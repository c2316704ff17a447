import { expect, test } from "vitest";
import { newSigningKey, publicPart, readJwt, signJwt, verifyJwt } from "#workers/adapters/identity/jwt.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";

const claims = { sub: "dana", exp: 1_790_000_000 };
const part = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

test("what a key signed is verified by its public part, and by no other key", async () => {
  const key = await newSigningKey("one");
  const other = await newSigningKey("two");
  const token = await signJwt(key, claims);
  expect(await verifyJwt(token, [other, key])).toEqual(claims);
  expect(await verifyJwt(token, [{ ...other, kid: "one" }])).toBeNull();
  expect(await verifyJwt(token, [])).toBeNull();
});

test("a public part holds no secret", async () => {
  const key = await newSigningKey("one");
  expect(Object.keys(key.publicJwk).sort()).toEqual(["crv", "kty", "x", "y"]);
  expect(publicPart({ kty: "RSA", n: "n", e: "AQAB", d: "secret" })).toEqual({ kty: "RSA", n: "n", e: "AQAB" });
});

test("a token without a key id is tried with every key of its algorithm", async () => {
  const key = await newSigningKey("one");
  const [, body] = (await signJwt(key, claims)).split(".");
  const head = part({ alg: "ES256" });
  const signer = await crypto.subtle.importKey("jwk", key.privateJwk, { name: "ECDSA", namedCurve: "P-256" }, false, [
    "sign",
  ]);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, signer, signed);
  const token = `${head}.${body}.${base64url(new Uint8Array(signature))}`;
  expect(await verifyJwt(token, [await newSigningKey("two"), key])).toEqual(claims);
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
  expect(await verifyJwt(text, [await newSigningKey("one")])).toBeNull();
});

test("the algorithm of a token never chooses how it is checked", async () => {
  const key = await newSigningKey("one");
  const [, body, signature] = (await signJwt(key, claims)).split(".");
  for (const alg of ["none", "HS256", "RS256"])
    expect(await verifyJwt(`${part({ alg, kid: "one" })}.${body}.${signature}`, [key])).toBeNull();
});

test("a signature that is not base64url is refused, and so is a changed body", async () => {
  const key = await newSigningKey("one");
  const [head, body, signature] = (await signJwt(key, claims)).split(".");
  expect(await verifyJwt(`${head}.${body}.%%`, [key])).toBeNull();
  expect(await verifyJwt(`${head}.${part({ ...claims, sub: "lee" })}.${signature}`, [key])).toBeNull();
});
