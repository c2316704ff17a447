import { describe, expect, test } from "vitest";
import { endedLoginCookie, findLogin, hashToken, loginCookie } from "#workers/adapters/identity/login-cookie.ts";

const token = `${"A-b_".repeat(10)}xyz`;
const HTTPS = "https://rolecall.example/dashboard";
const HTTP = "http://localhost:5173/dashboard";

const asking = (url: string, cookie: string) => new Request(url, { headers: { Cookie: cookie } });

describe("the login cookie", () => {
  test("on https is host-only, Secure, unreadable to scripts, and ends after 30 days", () => {
    expect(loginCookie(HTTPS, token)).toBe(
      `__Host-login=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test("on http, which only localhost is, lacks what http cannot have", () => {
    expect(loginCookie(HTTP, token)).toBe(`login=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  });

  test("gives the login whose hash the database keeps", async () => {
    const request = asking(HTTPS, `theme=dark; __Host-login=${token}; other=1`);
    expect(await findLogin(request)).toEqual({ tokenHash: hashToken(token) });
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test("without the prefix means nothing on https, where a subdomain could have set it", async () => {
    expect(await findLogin(asking(HTTPS, `login=${token}`))).toBeNull();
    expect(await findLogin(asking(HTTP, `login=${token}`))).not.toBeNull();
  });

  test.each([
    "",
    "__Host-login=",
    "__Host-login=short",
    `__Host-login=${token}x`,
    `__Host-login=${token.slice(1)}'`,
    `x__Host-login=${token}`,
  ])("of another shape is none: %j", async (cookie) => {
    expect(await findLogin(asking(HTTPS, cookie))).toBeNull();
  });

  test("is taken back by an empty one that ends at once", () => {
    expect(endedLoginCookie(HTTPS)).toBe("__Host-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
  });
});
