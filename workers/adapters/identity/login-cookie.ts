import { createHash } from "node:crypto";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import type { Login } from "#core/identity/login.ts";
import { LOGIN_ABSOLUTE_MS } from "#core/identity/login.ts";

/**
 * The cookie of a signed-in browser: 32 random bytes, base64url. Over plain http (localhost only) some clients drop Secure
 * cookies, so there the name has no __Host- prefix; which of the two holds is decided here and nowhere else.
 */
function cookieName(url: string, name: CookieName): string {
  return url.startsWith("https:") ? `__Host-${name}` : name;
}

/** `flow`: what ties a sign-in that is under way at a provider to the browser that began it. */
type CookieName = "login" | "flow";

export function findLogin(request: Request): Login | null {
  const token = findToken(request, "login");
  return token === null ? null : { tokenHash: hashToken(token) };
}

/** The verifier of the flow that this browser began. */
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

/** SHA-256, hex: what D1 keeps of a token. Every page asks, so it is not by Web Crypto, where it would be a promise. */
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
