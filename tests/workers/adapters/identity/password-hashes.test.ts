import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { describe, expect, test } from "vitest";
import { createPasswordHashes } from "#workers/adapters/identity/password-hashes.ts";

const passwords = createPasswordHashes();

describe("argon2 passwords", () => {
  test("a password is right for its own hash and wrong for another's", async () => {
    const hash = await passwords.hash("correct horse battery");
    expect(await passwords.verify("correct horse battery", hash)).toBe(true);
    expect(await passwords.verify("correct horse batterz", hash)).toBe(false);
  });

  test("the hash names the parameters and carries a random salt of 16 bytes and a tag of 32", async () => {
    const [first, second] = [await passwords.hash("Same-passw0rd"), await passwords.hash("Same-passw0rd")];
    const parts = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(first);
    expect(atob(parts?.[1] ?? "")).toHaveLength(16);
    expect(atob(parts?.[2] ?? "")).toHaveLength(32);
    expect(first).not.toBe(second);
    expect(passwords.isOutdated(first)).toBe(false);
  });

  test("every byte of a password counts, also after letters of more than one byte", async () => {
    const hash = await passwords.hash("ééééééééé-ends-with-A");
    expect(await passwords.verify("ééééééééé-ends-with-B", hash)).toBe(false);
    expect(await passwords.verify("ééééééééé-ends-with-A", hash)).toBe(true);
  });

  test("a zero character inside a password neither ends it nor equals its absence", async () => {
    const hash = await passwords.hash("before\0after-é");
    expect(await passwords.verify("before\0after-é", hash)).toBe(true);
    expect(await passwords.verify("before\0after-e", hash)).toBe(false);
    expect(await passwords.verify("before", hash)).toBe(false);
  });

  test("hashes made with less work are outdated but still verified", async () => {
    // From the argon2 reference command line: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24
    const old = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(passwords.isOutdated(old)).toBe(true);
    expect(await passwords.verify("password", old)).toBe(true);
  });

  test("without a hash nothing is right, at the cost of one", async () => {
    expect(await passwords.verify("anything", null)).toBe(false);
  });

  test("what is not a hash verifies nothing", async () => {
    expect(await passwords.verify("anything", "")).toBe(false);
    expect(await passwords.verify("anything", "$2b$10$abcdefghijklmnopqrstuv")).toBe(false);
  });

  test("the wasm arrives as a compiled module, which is the only form workerd runs", () => {
    expect(argon2Module).toBeInstanceOf(WebAssembly.Module);
  });
});
