import type { CallStatus } from "../call/call-status.ts";
import { CAP_WARNING_MS } from "../call-figures.ts";
import { type Draft, type RelayState, tellBrowser } from "./relay-state.ts";

/** [R50] Practice time runs while a browser and an upstream are there. */
export function countTime(draft: Draft) {
  const { state, atMs } = draft;
  if (isRunning(state)) state.activeMs += Math.max(0, atMs - state.countedAtMs);
  state.countedAtMs = atMs;
}

export function isRunning(state: RelayState): boolean {
  return state.phase === "live" && state.browser.socket !== null && state.upstream.phase === "ready";
}

/** Where the call is, for its browser. */
export function tellStatus(draft: Draft) {
  const { state } = draft;
  const remainingMs = Math.max(0, state.settings.capMs - state.activeMs);
  tellBrowser(draft, {
    type: "rolecall.call",
    status: statusOf(state),
    remaining_ms: Math.round(remainingMs),
    ends_soon: remainingMs <= CAP_WARNING_MS,
  });
}

function statusOf({ upstream, paused }: RelayState): CallStatus {
  if (upstream.phase === "ready") return paused ? "paused" : "active";
  return upstream.outages === 0 ? "connecting" : "reconnecting";
}

/** [R10] What a browser is told when the line stands. */
export function greetBrowser(draft: Draft) {
  const session = { id: draft.state.settings.callId };
  tellBrowser(draft, { type: "session.created", session });
  tellBrowser(draft, { type: "session.updated", session });
}
