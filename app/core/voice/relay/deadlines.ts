import {
  BROWSER_WINDOW_MS,
  CAP_WARNING_MS,
  CLOSE,
  SILENT_BROWSER_MS,
  SILENT_MUTED_BROWSER_MS,
  STUCK_UPSTREAM_MS,
  UPSTREAM_BUDGET_MS,
} from "../call-figures.ts";
import { dropBrowser } from "./browser-side.ts";
import { isRunning, tellStatus } from "./call-clock.ts";
import { endCall } from "./ending.ts";
import { applyCuts, settlePlayed, settlesAtMs } from "./playback.ts";
import { settle, UNINTELLIGIBLE } from "./relay-lines.ts";
import { type Draft, type RelayState, tellUpstream } from "./relay-state.ts";
import { loseUpstream } from "./upstream-connection.ts";

/** What has come due. Each is checked against the state, so an early or late alarm does no harm. */
export function meetDeadlines(draft: Draft) {
  const { state, atMs } = draft;
  if (state.phase !== "live") return;
  settlePlayed(draft, atMs);
  applyCuts(
    draft,
    state.cuts.filter((cut) => cut.dueAtMs <= atMs),
  );
  giveUpTranscripts(draft);
  if (silentAtMs(state) <= atMs) dropBrowser(draft, CLOSE.restart, "silent");
  if (windowEndsAtMs(state) <= atMs) return endCall(draft, "browser-lost");
  if (openByMs(state) <= atMs) return endCall(draft, "upstream-failed");
  if (stuckAtMs(state) <= atMs) {
    tellUpstream(draft, { type: "response.cancel" });
    loseUpstream(draft, "upstream-stuck");
  }
  warn(draft);
  if (capAtMs(state) <= atMs) endCall(draft, state.settings.capReason);
}

/** [R50] The alarm is only set anew when something comes due before it: frames do not move it. */
export function armAlarm(draft: Draft) {
  const { state, effects } = draft;
  const dueAtMs = nextDeadlineMs(draft);
  if (dueAtMs === Number.POSITIVE_INFINITY || (state.alarmAtMs !== null && state.alarmAtMs <= dueAtMs)) return;
  state.alarmAtMs = dueAtMs;
  effects.push({ type: "set-alarm", atMs: dueAtMs });
}

function nextDeadlineMs(draft: Draft): number {
  const { state } = draft;
  if (state.phase === "ended") return Number.POSITIVE_INFINITY;
  if (state.phase === "ending") return state.endBy ?? Number.POSITIVE_INFINITY;
  let dueAtMs = Math.min(
    silentAtMs(state),
    windowEndsAtMs(state),
    openByMs(state),
    stuckAtMs(state),
    state.warned ? Number.POSITIVE_INFINITY : capAtMs(state) - CAP_WARNING_MS,
    capAtMs(state),
  );
  for (const playback of state.playbacks) dueAtMs = Math.min(dueAtMs, settlesAtMs(draft, playback));
  for (const cut of state.cuts) dueAtMs = Math.min(dueAtMs, cut.dueAtMs);
  for (const line of state.lines) if (line.waitsUntilMs !== null) dueAtMs = Math.min(dueAtMs, line.waitsUntilMs);
  return dueAtMs;
}

/** [R61] Words that never came. */
function giveUpTranscripts(draft: Draft) {
  const { state, atMs } = draft;
  if (!state.lines.some((line) => line.waitsUntilMs !== null && line.waitsUntilMs <= atMs)) return;
  state.lines = state.lines.map((line) =>
    line.waitsUntilMs !== null && line.waitsUntilMs <= atMs ? { ...line, ...settle(UNINTELLIGIBLE) } : line,
  );
}

/** [R51] */
function warn(draft: Draft) {
  const { state } = draft;
  if (state.warned || !isRunning(state) || state.activeMs < state.settings.capMs - CAP_WARNING_MS) return;
  state.warned = true;
  tellStatus(draft);
}

/** [R12] */
function silentAtMs({ browser }: RelayState): number {
  if (browser.socket === null) return Number.POSITIVE_INFINITY;
  return browser.seenAtMs + (browser.muted ? SILENT_MUTED_BROWSER_MS : SILENT_BROWSER_MS);
}

/** [R11] */
function windowEndsAtMs({ browser }: RelayState): number {
  return browser.socket === null ? browser.seenAtMs + BROWSER_WINDOW_MS : Number.POSITIVE_INFINITY;
}

/** [R20] */
function openByMs({ upstream }: RelayState): number {
  return upstream.phase === "ready" || upstream.connection === 0
    ? Number.POSITIVE_INFINITY
    : upstream.openingSinceMs + UPSTREAM_BUDGET_MS;
}

/** [R25] */
function stuckAtMs({ upstream }: RelayState): number {
  return upstream.owesSinceMs === null || upstream.phase !== "ready"
    ? Number.POSITIVE_INFINITY
    : upstream.owesSinceMs + STUCK_UPSTREAM_MS;
}

function capAtMs(state: RelayState): number {
  return isRunning(state) ? state.countedAtMs + state.settings.capMs - state.activeMs : Number.POSITIVE_INFINITY;
}
