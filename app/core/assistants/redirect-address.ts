/** Where a program is told that it was let in. */

const LENGTH_MOST = 2000;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** Schemes that a browser does something else with than opening a program. */
const NO_PROGRAM = /^(?:javascript|data|vbscript|file|blob|about|ws|wss|ftp|view-source|filesystem|mailto|tel):$/;

/**
 * Whether a program may be registered with this address: https, http on the person's own machine (RFC 8252, 7.3), or a scheme of its
 * own (7.1). No fragment, no name and password.
 */
export function isRedirectAddress(address: string): boolean {
  const url = address.length <= LENGTH_MOST ? URL.parse(address) : null;
  if (!url || address.includes("#") || url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return true;
  if (url.protocol === "http:") return isLoopback(url);
  return /^[a-z][a-z0-9+.-]*:$/.test(url.protocol) && !NO_PROGRAM.test(url.protocol);
}

/** Whether it is one of those registered. Of one's own machine the port may be another each time (RFC 8252, 7.3). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true;
  const url = URL.parse(address);
  return (
    url?.protocol === "http:" && isLoopback(url) && registered.some((one) => withoutPort(one) === withoutPort(address))
  );
}

/** Where it leads, for the person who is asked: a host, or null for a program on their own machine. */
export function hostOfAddress(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === "https:" && !isLoopback(url) ? url.host : null;
}

/** As a Content-Security-Policy names where it leads; "" for what is no such address. */
export function policySourceOf(address: string): string {
  if (!isRedirectAddress(address)) return "";
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname);
}

function withoutPort(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== "http:" || !isLoopback(url)) return null;
  url.port = "";
  return url.href;
}
