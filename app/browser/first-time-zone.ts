import { useEffect } from "react";
import type { Viewer } from "#core/identity/viewer.ts";

/**
 * Tells the server once where the browser of a signed-in person is, where it does not know yet: however they signed in, and with no
 * page waiting for it. The pages after this one are counted by it.
 */
export function useFirstTimeZone(viewer: Viewer | null): void {
  const isUnknown = viewer !== null && viewer.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    // What fails is tried again with the next page that is loaded.
    fetch("/api/own-time-zone", {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ timeZone: browserTimeZone() }),
    }).catch(() => {});
  }, [isUnknown]);
}

/** The browser's own zone, an IANA name. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
