import { createHash } from "node:crypto";
import type { Login } from "#core/accounts/login.ts";
import { LOGIN_ABSOLUTE_MS } from "#core/accounts/login.ts";

/**
 * The cookie of a signed-in browser: 32 random bytes, base64url. Over plain http (localhost only) some clients drop Secure
 * cookies, so there the name has no __Host- prefix; which of the two holds is decided here and nowhere else.
 */
function cookieName(url: string): string {
  return url.startsWith("https:") ? "__Host-login" : "login";
}

export function findLogin(request: Request): Login | null {
  const cookies = request.headers.get("Cookie");
  if (!cookies) return null;
  const name = cookieName(request.url);
  for (const part of cookies.split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name && value && /^[\w-]{43}$/.test(value)) return { tokenHash: hashToken(value) };
  }
  return null;
}

export function loginCookie(requestUrl: string, token: string): string {
  return cookie(requestUrl, token, LOGIN_ABSOLUTE_MS / 1000);
}

export function endedLoginCookie(requestUrl: string): string {
  return cookie(requestUrl, "", 0);
}

/** SHA-256, hex: what D1 keeps of a token. Not by Web Crypto, whose promise costs ten times the hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function cookie(requestUrl: string, value: string, maxAgeSeconds: number): string {
  const secure = requestUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(requestUrl)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
