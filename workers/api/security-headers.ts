/** What the Content-Security-Policy of a page depends on. */
type PolicyInput = {
  /** The nonce of this response; "" for a page without the framework's scripts. */
  nonce: string;
  /** The page contains Turnstile's widget; only pages without a nonce have such forms. */
  asksForHuman?: boolean;
  /** "'sha256-…'": the hash of the inline style sheet of pages without a nonce. */
  styleHash: string;
  /** The hashes of their inline modules, separated by spaces. */
  scriptHashes: string;
  /** Other origins that a form of the page may lead to, separated by spaces: a browser refuses a redirect there otherwise. */
  leadsTo?: string;
};

/**
 * Sets the headers of every response of the Worker (public/_headers has those of static files). The page policy allows inline
 * scripts only with the nonce, no foreign origins, and DOM sinks only through Trusted Types. Pages without the framework have
 * no nonce: the policy lists the hashes of their few modules.
 */
export function setSecurityHeaders(headers: Headers, grounds: PolicyInput): void {
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Cross-Origin-Resource-Policy")) headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "microphone=(self), camera=(), geolocation=()");
  if (!headers.has("Content-Security-Policy"))
    headers.set(
      "Content-Security-Policy",
      import.meta.env.DEV ? DEVELOPMENT_POLICY + formsLeadTo(grounds) : pagePolicy(grounds),
    );
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}

/** Turnstile's widget does not support Trusted Types, so pages with it do not require them. */
function pagePolicy(grounds: PolicyInput): string {
  const { nonce, asksForHuman = false, styleHash, scriptHashes } = grounds;
  const widget = asksForHuman && !nonce ? TURNSTILE : null;
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : [scriptHashes, widget].filter(Boolean).join(" ");
  // Read from script-src, 'strict-dynamic' would refuse the service worker that the framework's pages set up.
  const workers = nonce ? " worker-src 'self';" : "";
  const styles = nonce ? "'self'" : `'self' ${styleHash}`;
  const directive = widget ? `frame-src ${widget}` : "require-trusted-types-for 'script'";
  return `default-src 'self'; script-src ${scripts};${workers} ${directive}; style-src ${styles}; ${COMMON_DIRECTIVES}; ${formsLeadTo(grounds)}`;
}

function formsLeadTo({ leadsTo = "" }: PolicyInput): string {
  return leadsTo === "" ? "form-action 'self'" : `form-action 'self' ${leadsTo}`;
}

const COMMON_DIRECTIVES = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const TURNSTILE = "https://challenges.cloudflare.com";

/** Hot module reloading injects inline scripts and styles. */
const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-ancestors 'none'; ";
