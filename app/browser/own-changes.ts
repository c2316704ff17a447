import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The parts of a browser that `followOwnChanges` uses; tests bring their own. */
export type ChangesBrowser = {
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  connect: () => Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;
};

/** A turn of a conversation writes several rows within a moment. */
const LOOK_AFTER_MS = 1000;
/** The edge cuts connections on which nothing was said for 100 s. Its own answer to this wakes nobody. */
const PING_EVERY_MS = 50_000;
/** A socket that cannot be had is asked for less and less often; the page works without it. */
const RETRY_AFTER_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** Loads the page's data anew when something of its person's own was written elsewhere: in another tab, on another device. */
export function useOwnChanges(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => followOwnChanges(() => void revalidate(), inThisBrowser), [revalidate]);
}

/**
 * Calls `look` after changes of the person's own rows, as long as the page is visible, and when it is so again. Says nothing
 * where there is no socket. Returns a function that ends it.
 */
export function followOwnChanges(look: () => void, { page, connect }: ChangesBrowser): () => void {
  let socket: ReturnType<ChangesBrowser["connect"]> | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let failures = 0;

  function open(): void {
    if (socket || page.visibilityState !== "visible") return;
    const opened = connect();
    socket = opened;
    opened.onopen = () => {
      // What was written while there was no socket is not told any more.
      if (failures > 0) lookSoon();
      failures = 0;
      pinging = setInterval(() => opened.send("ping"), PING_EVERY_MS);
    };
    opened.onmessage = ({ data }) => {
      if (data === "changed") lookSoon();
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      rest();
      const delayMs = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)];
      failures += 1;
      retrying = setTimeout(open, delayMs);
    };
  }

  function rest(): void {
    const closing = socket;
    socket = null;
    clearInterval(pinging);
    clearTimeout(retrying);
    closing?.close();
  }

  function lookSoon(): void {
    clearTimeout(looking);
    looking = setTimeout(look, LOOK_AFTER_MS);
  }

  function onVisibility(): void {
    if (page.visibilityState === "visible") {
      lookSoon();
      open();
    } else rest();
  }

  page.addEventListener("visibilitychange", onVisibility);
  open();
  return () => {
    page.removeEventListener("visibilitychange", onVisibility);
    clearTimeout(looking);
    rest();
  };
}

const inThisBrowser: ChangesBrowser = {
  get page() {
    return document;
  },
  connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/changes`),
};
