import { isPublicAddress } from "./public-address.ts";

/** Why nothing is sent to an address. */
export type TargetProblem = "not-an-address" | "not-https" | "credentials" | "private" | "no-such-name";

export type Target =
  /** `host`: a name to look up; null: the address says it all. */
  { ok: true; url: URL; host: string | null } | { ok: false; problem: TargetProblem };

/**
 * Reads an address that somebody wants events at. `mayBeLocal`: in development http://localhost will do, for trying it out. The URL
 * parser has written out numbers by then: http://2130706433 is 127.0.0.1.
 */
export function readTarget(text: string, of: { mayBeLocal: boolean }): Target {
  const url = URL.parse(text);
  if (!url?.hostname) return refused("not-an-address");
  if (url.username !== "" || url.password !== "") return refused("credentials");
  if (of.mayBeLocal && url.protocol === "http:" && isLoopbackHost(url.hostname)) return { ok: true, url, host: null };
  if (url.protocol !== "https:") return refused("not-https");
  const host = url.hostname.replace(/\.$/, "");
  if (host.startsWith("[") || /^[\d.]+$/.test(host))
    return isPublicAddress(host.replace(/^\[|\]$/g, "")) ? { ok: true, url, host: null } : refused("private");
  if (!host.includes(".") || PRIVATE_NAMES.test(host)) return refused("private");
  return { ok: true, url, host };
}

/** What is wrong with the addresses that a name has; null: all of them are public. One that is not is enough. */
export function addressProblem(addresses: readonly string[]): TargetProblem | null {
  if (addresses.length === 0) return "no-such-name";
  return addresses.every(isPublicAddress) ? null : "private";
}

/** A site that is itself on this machine is one in development. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

export function targetProblemWords(problem: TargetProblem): string {
  return PROBLEM_WORDS[problem];
}

const PROBLEM_WORDS: Record<TargetProblem, string> = {
  "not-an-address": "That is no web address. It begins with https://.",
  "not-https": "The address has to begin with https://.",
  credentials: "The address may hold no user name and no password. Each message is signed instead.",
  private: "That address leads into a private network. Only public addresses can be reached.",
  "no-such-name": "Nothing on the internet has this name.",
};

/** Names that lead nowhere but into somebody's own network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i;

function refused(problem: TargetProblem): Target {
  return { ok: false, problem };
}
