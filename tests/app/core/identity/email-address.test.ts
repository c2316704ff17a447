import { describe, expect, test } from "vitest";
import { cleanEmail, isEmail } from "#core/identity/email-address.ts";

describe("an e-mail", () => {
  test("is trimmed, lower-cased and freed of markup", () => {
    expect(cleanEmail("  Dana@Agency.COM ")).toBe("dana@agency.com");
    expect(cleanEmail("<b>dana</b>@agency.com")).toBe("dana@agency.com");
    expect(cleanEmail("dana\u200b@agency.com")).toBe("dana@agency.com");
  });

  test.each([
    "dana@agency.com",
    "d.o'neill+rehearsal@sub.agency.co.uk",
    "jürgen@büro.example",
    "a@xn--bro-hoa.example",
  ])("%s is one", (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    "",
    "dana",
    "dana@agency",
    "@agency.com",
    "dana@",
    "dana@@agency.com",
    "dana@.com",
    "dana@-agency.com",
    "dana smith@agency.com",
    "dana@agency.com,eve@elsewhere.example",
    "dana@agency.com;eve",
    "dana@agency.com\r\nBcc: eve@elsewhere.example",
    '"dana"@agency.com',
    "dana@agency.c",
    "dana@agency.123",
  ])("%j is none", (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test("has at most 254 characters", () => {
    const domain = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example`;
    const longest = `${"x".repeat(254 - domain.length - 1)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`x${longest}`)).toBe(false);
  });
});
