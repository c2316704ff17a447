/** Where a person may be sent after signing in. Rules and glob syntax are those of the reference server. */

/** `wanted` where the site or its allow-list covers it, else the site's own address. */
export function redirectTarget(
  wanted: string | null | undefined,
  of: { siteUrl: string; allowList: string[] },
): string {
  return wanted && isAllowedRedirect(wanted, of) ? wanted : of.siteUrl;
}

export function isAllowedRedirect(wanted: string, of: { siteUrl: string; allowList: string[] }): boolean {
  // Browsers drop or repair these, so what they open is not what was checked.
  if ([...wanted].some((character) => character <= " " || character === "\u007f" || character === "\\")) return false;
  const site = URL.parse(of.siteUrl);
  const url = URL.parse(wanted);
  if (!site || !url || !isWrittenInFull(wanted, url) || url.username !== "" || url.password !== "") return false;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (isWeb && url.protocol === site.protocol && url.hostname === site.hostname) {
    // RFC 8252 7.3: a native app listens on whatever loopback port is free.
    if (url.port === site.port || isLoopback(url.hostname)) return true;
  }
  if (isWeb && isAddress(url.hostname) && !isLoopback(url.hostname)) return false;
  const [withoutFragment = ""] = wanted.split("#", 1);
  return of.allowList.some((pattern) => globMatches(pattern, withoutFragment));
}

/** The address with parameters in its fragment (the implicit flow), keeping none it had there. */
export function withFragment(url: string, parameters: URLSearchParams): string {
  const [base = ""] = url.split("#", 1);
  return `${base}#${parameters}`;
}

/** The address with parameters in its query, beside those it has. */
export function withQuery(url: string, parameters: URLSearchParams): string {
  const [rest = "", fragment] = url.split("#", 2);
  const joined = `${rest}${rest.includes("?") ? "&" : "?"}${parameters}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * `*` any run without `.` and `/`, `**` any run, `?` one character of neither, `[ab]`, `[!ab]`, `{a,b}`; a backslash
 * takes the next character as it is.
 */
export function globMatches(pattern: string, text: string): boolean {
  const source = globSource(pattern);
  return source !== null && (compiled(source)?.test(text) ?? false);
}

/** Null: the pattern holds a set that runs backwards, such as `[z-a]`. It then matches nothing. */
function compiled(source: string): RegExp | null {
  try {
    return new RegExp(`^${source}$`, "u");
  } catch {
    return null;
  }
}

/** Longer patterns, or ones with more stars, are mistakes; and each star multiplies what a regular expression may try. */
const MAX_PATTERN_LENGTH = 500;
const MAX_STARS = 8;

function globSource(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN_LENGTH || (pattern.match(/\*+/g) ?? []).length > MAX_STARS) return null;
  let depth = 0;
  const source = pattern.replace(/\\(.)|\*\*+|\*|\?|\[(!?)([^\]]+)\]|[{},]|[\s\S]/gu, (part, escaped, not, set) => {
    if (escaped !== undefined) return literal(escaped);
    if (part.startsWith("**")) return ".*";
    if (part === "*") return "[^./]*";
    if (part === "?") return "[^./]";
    if (set !== undefined) return `[${not ? "^" : ""}${set.replace(/[\\\]^]/g, "\\$&")}]`;
    if (part === "{") {
      depth += 1;
      return "(?:";
    }
    if (part === "}" && depth > 0) {
      depth -= 1;
      return ")";
    }
    if (part === "," && depth > 0) return "|";
    return literal(part);
  });
  return depth === 0 ? source : null;
}

function literal(character: string): string {
  // Not the hyphen: with the flag `u`, escaping it outside of a set is a syntax error.
  return character.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** `https:host` and `https:/host` are repaired by browsers; an address that is meant has its slashes. */
function isWrittenInFull(wanted: string, url: URL): boolean {
  if (url.protocol === "javascript:" || url.protocol === "data:" || url.protocol === "blob:") return false;
  return wanted.toLowerCase().startsWith(`${url.protocol}//`) || !/^https?:$/.test(url.protocol);
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** URL parsing turns decimal, octal and hex spellings into dotted IPv4, so one shape is enough. */
function isAddress(hostname: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.startsWith("[");
}
