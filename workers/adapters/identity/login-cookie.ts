import { createHash } from "node:crypto";
import { GUEST_COOKIE_MS } from "#core/guests/guest-lifetime.ts";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import type { Guest } from "#core/identity/guest-token.ts";
import type { Login } from "#core/identity/login.ts";
import { LOGIN_ABSOLUTE_MS } from "#core/identity/login.ts";

/**
 * The cookie's name. Its value is a token of 32 random bytes, base64url. Over plain http (localhost only) some clients drop
 * Secure cookies, so there the name has no __Host- prefix (RFC 6265bis 4.1.3.2). No other function decides this.
 */
function cookieName(url: string, name: CookieName): string {
  return url.startsWith("https:") ? `__Host-${name}` : name;
}

/**
 * `flow`: the PKCE verifier of a sign-in in progress at a provider; it binds the sign-in to the browser that began it. `guest`: of a
 * visitor's talk without an account; no page but that talk's looks at it.
 */
type CookieName = "login" | "flow" | "guest";

export function findLogin(request: Request): Login | null {
  const token = findToken(request, "login");
  return token === null ? null : { tokenHash: hashToken(token) };
}

/** The PKCE verifier of the flow that this browser began. */
export function findFlow(request: Request): string | null {
  return findToken(request, "flow");
}

export function loginCookie(requestUrl: string, token: string): string {
  return cookie(requestUrl, "login", token, LOGIN_ABSOLUTE_MS / 1000);
}

export function endedLoginCookie(requestUrl: string): string {
  return cookie(requestUrl, "login", "", 0);
}

export function flowCookie(requestUrl: string, verifier: string): string {
  return cookie(requestUrl, "flow", verifier, FLOW_LIFETIME_MS / 1000);
}

export function endedFlowCookie(requestUrl: string): string {
  return cookie(requestUrl, "flow", "", 0);
}

export function findGuest(request: Request): Guest | null {
  const token = findToken(request, "guest");
  return token === null ? null : { tokenHash: hashToken(token) };
}

export function guestCookie(requestUrl: string, token: string): string {
  return cookie(requestUrl, "guest", token, GUEST_COOKIE_MS / 1000);
}

export function endedGuestCookie(requestUrl: string): string {
  return cookie(requestUrl, "guest", "", 0);
}

/** SHA-256 of a token, hex, as D1 stores it. Every page calls it, so it uses node:crypto, which is synchronous. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function findToken(request: Request, of: CookieName): string | null {
  const cookies = request.headers.get("Cookie");
  if (!cookies) return null;
  const name = cookieName(request.url, of);
  for (const part of cookies.split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name && value && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

function cookie(requestUrl: string, name: CookieName, value: string, maxAgeSeconds: number): string {
  const secure = requestUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(requestUrl, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
