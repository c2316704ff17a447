/** Stands for our own origin: only a path that stays on it is followed. */
const HERE = "https://here.invalid";

/**
 * A path of this site that somebody else named (a form field, a stored note), or `fallback`. Refused: other origins
 * in any spelling (`//host`, `/\host`, `https:host`), control characters, which URL parsers drop silently, and
 * anything not starting with one slash.
 */
export function sameSitePath(to: unknown, fallback: string): string {
  if (typeof to !== "string" || to.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(to) || hasControlCharacter(to)) return fallback;
  const parsed = URL.parse(to, HERE);
  if (!parsed || parsed.origin !== HERE) return fallback;
  // Dot segments may leave a path that begins with two slashes, which a browser would read as a host.
  const path = parsed.pathname + parsed.search + parsed.hash;
  return path.startsWith("//") ? fallback : path;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= "\u001f" || (character >= "\u007f" && character <= "\u009f"));
}
