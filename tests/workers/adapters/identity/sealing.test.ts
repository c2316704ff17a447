import { expect, test } from "vitest";
import { keyedHash, seal, unseal } from "#workers/adapters/identity/sealing.ts";
import { readSettings } from "#workers/settings.ts";

const settings = readSettings({ APP_SECRET: "one secret of at least 32 letters" });
const other = readSettings({ APP_SECRET: "another secret of the same length" });

test("what is sealed comes back, and looks different every time", async () => {
  const sealed = await seal(settings, "factor secret", "Grüße");
  expect(await unseal(settings, "factor secret", sealed)).toBe("Grüße");
  expect(await seal(settings, "factor secret", "Grüße")).not.toBe(sealed);
});

test("another secret, another purpose or a changed letter opens nothing", async () => {
  const sealed = await seal(settings, "factor secret", "secret");
  const changed = sealed.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  await expect(unseal(other, "factor secret", sealed)).rejects.toThrow();
  await expect(unseal(settings, "signing key", sealed)).rejects.toThrow();
  await expect(unseal(settings, "factor secret", `${changed.slice(0, 5)}AAAA${changed.slice(9)}`)).rejects.toThrow();
});

test("what is no base64url was never sealed", async () => {
  await expect(unseal(settings, "factor secret", "%%%")).rejects.toThrow("damaged");
});

test("a derived text is the same each time, and each secret's own", async () => {
  const text = await keyedHash(settings, "refresh successor", "token");
  expect(text).toMatch(/^[\w-]{43}$/);
  expect(await keyedHash(settings, "refresh successor", "token")).toBe(text);
  expect(await keyedHash(other, "refresh successor", "token")).not.toBe(text);
  expect(await keyedHash(settings, "refresh successor", "token2")).not.toBe(text);
});
