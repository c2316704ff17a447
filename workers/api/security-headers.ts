/** What the policy of pages depends on. */
type PolicyGrounds = {
  /** Of this answer; "": a page without the framework's scripts. */
  nonce: string;
  /** The forms of the pages without a nonce bring Turnstile's widget. */
  asksForHuman?: boolean;
  /** "'sha256-…'": the style sheet that stands in the pages without a nonce. */
  styleHash: string;
  /** The same of the modules that stand there, with spaces between. */
  scriptHashes: string;
};

/**
 * Headers of every response the Worker makes (public/_headers has those of static files). The page policy allows no inline
 * script without the nonce, no foreign origin, and DOM sinks only through trusted types. Pages without the framework have
 * no nonce: the policy names their few modules by their hashes.
 */
export function setSecurityHeaders(headers: Headers, grounds: PolicyGrounds): void {
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "microphone=(self), camera=(), geolocation=()");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", import.meta.env.DEV ? DEVELOPMENT_POLICY : pagePolicy(grounds));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}

/** Turnstile's widget knows nothing of trusted types. */
function pagePolicy({ nonce, asksForHuman = false, styleHash, scriptHashes }: PolicyGrounds): string {
  const widget = asksForHuman && !nonce ? TURNSTILE : null;
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : [scriptHashes, widget].filter(Boolean).join(" ");
  const styles = nonce ? "'self'" : `'self' ${styleHash}`;
  const besides = widget ? `frame-src ${widget}` : "require-trusted-types-for 'script'";
  return `default-src 'self'; script-src ${scripts}; ${besides}; style-src ${styles}; ${ALWAYS}`;
}

const ALWAYS = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

const TURNSTILE = "https://challenges.cloudflare.com";

/** Hot reloading injects inline scripts and styles. */
const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-ancestors 'none'; form-action 'self'";
