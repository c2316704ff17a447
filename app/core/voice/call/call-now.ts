import type { CallScreen } from "./call-screen.ts";

// Apart from the fold that makes a screen, which comes to the browser with a call: these are asked on every page of the app.

/** Practice time left now, ms. It stands still while the call is not running. */
export function remainingMs(screen: CallScreen, nowMs: number): number {
  const isRunning = screen.connection === "ready" && (screen.status === "active" || screen.status === "paused");
  return Math.max(0, screen.remainingMs - (isRunning ? nowMs - screen.remainingAtMs : 0));
}

export function isLive(screen: CallScreen): boolean {
  return screen.ended === null;
}
