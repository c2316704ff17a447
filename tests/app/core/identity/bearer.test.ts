import { expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import type { HeldKey } from "#core/identity/api-keys/key-holder.ts";
import { requireScope } from "#core/identity/bearer.ts";

const key: HeldKey = { id: "k", scopes: ["practice:read"], quota: { remaining: 1, resetSeconds: 1 } };
const refusedText = (held: HeldKey) => {
  try {
    requireScope(
      { role: "authenticated", userId: "u", aal: "aal1", mayAdminister: false, key: held },
      "practice:write",
    );
  } catch (error) {
    return error instanceof Refusal ? error.text : null;
  }
  return null;
};

test("a key and an assistant without a scope are each refused in words of their own", () => {
  expect(refusedText(key)).toBe("This API key does not have the scope practice:write.");
  expect(refusedText({ ...key, ofAssistant: true })).toBe(
    "This assistant was let in without the scope practice:write. Connect it again and allow that.",
  );
  expect(refusedText({ ...key, scopes: ["practice:write"] })).toBeNull();
});
