import { expect, test } from "vitest";
import { aalOf, withMethod, withoutSecondFactors } from "#core/identity/tokens/amr.ts";

test("one proof is aal1, with a second factor it is aal2", () => {
  const password = withMethod([], "password", 5_000);
  expect(aalOf(password)).toBe("aal1");
  const both = withMethod(password, "totp", 9_999);
  expect(both).toEqual([
    { method: "totp", timestamp: 9 },
    { method: "password", timestamp: 5 },
  ]);
  expect(aalOf(both)).toBe("aal2");
  expect(aalOf(withMethod(password, "mfa/phone", 0))).toBe("aal2");
  expect(withoutSecondFactors(both)).toEqual(password);
});

test("two proofs of the first kind are still aal1", () => {
  expect(aalOf(withMethod(withMethod([], "password", 0), "otp", 0))).toBe("aal1");
});

test("the same proof again takes the place of the old one", () => {
  expect(withMethod(withMethod([], "totp", 1_000), "totp", 2_000)).toEqual([{ method: "totp", timestamp: 2 }]);
});
