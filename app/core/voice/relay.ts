import { changePatience, hearBrowser, joinBrowser, leaveBrowser, tellSpeaker } from "./relay/browser-side.ts";
import { countTime } from "./relay/call-clock.ts";
import { armAlarm, meetDeadlines } from "./relay/deadlines.ts";
import { endCall, endWhenHungUp, finishEnding, storeLines } from "./relay/ending.ts";
import { instruct } from "./relay/instructions.ts";
import {
  type Draft,
  freshState,
  type RelayEffect,
  type RelayEvent,
  type RelaySettings,
  type RelayState,
  type SavedCall,
  tellBrowser,
} from "./relay/relay-state.ts";
import { configureUpstream, loseUpstream, refuseUpstream } from "./relay/upstream-connection.ts";
import { hearUpstream } from "./relay/upstream-side.ts";

export type { RelayEffect, RelayEvent, RelaySettings, RelayState, SavedCall };

/**
 * A live call between one browser and one upstream, as rules without sockets (SPEC.md). The upstream speaks the OpenAI
 * Realtime protocol: a real one over a socket, or local-upstream.ts, which writes the same events in the same object.
 *
 * The holder feeds every event to `stepRelay` in the order of arrival and performs all effects of a step, in their order,
 * before it takes the next event: what an effect brings about at once waits in a queue. `saved` is what an earlier life of
 * the same call stored.
 */
export function createRelay(settings: RelaySettings, atMs: number, saved: SavedCall | null = null): RelayState {
  return freshState(settings, atMs, saved);
}

/** The next state and what is to be done. Never throws, never changes the state it was given. */
export function stepRelay(state: RelayState, event: RelayEvent): { state: RelayState; effects: RelayEffect[] } {
  if (state.phase === "ended") return { state, effects: [] };
  const atMs = Math.max(event.atMs, state.countedAtMs);
  const draft: Draft = { state: { ...state }, effects: [], atMs };
  countTime(draft);
  take(draft, event);
  endWhenHungUp(draft);
  finishEnding(draft);
  if (draft.state.lines !== state.lines) storeLines(draft);
  armAlarm(draft);
  return { state: draft.state, effects: draft.effects };
}

function take(draft: Draft, event: RelayEvent) {
  const { state } = draft;
  switch (event.type) {
    case "browser-message":
      return hearBrowser(draft, event.socket, event.text);
    case "upstream-message":
      if (event.connection === state.upstream.connection) hearUpstream(draft, event.text, event.unsentBytes);
      return;
    case "alarm":
      state.alarmAtMs = null;
      return meetDeadlines(draft);
    default:
      if (state.phase === "live") takeRare(draft, event);
  }
}

function takeRare(
  draft: Draft,
  event: Exclude<RelayEvent, { type: "browser-message" | "upstream-message" | "alarm" }>,
) {
  const { upstream } = draft.state;
  switch (event.type) {
    case "browser-joined":
      return joinBrowser(draft, event.socket);
    case "browser-left":
      return leaveBrowser(draft, event.socket, event.code);
    case "upstream-opened":
      if (event.connection === upstream.connection) configureUpstream(draft);
      return;
    case "upstream-refused":
      if (event.connection === upstream.connection) refuseUpstream(draft, event.status);
      return;
    case "upstream-closed":
      if (event.connection === upstream.connection) loseUpstream(draft, "upstream-closed");
      return;
    case "instructed":
      return instruct(draft, event);
    case "coach-said":
      return tellBrowser(draft, { type: "rolecall.coach", text: event.text });
    case "speaker-changed":
      if (draft.state.standsIn !== event.standsIn) {
        draft.state.standsIn = event.standsIn;
        tellSpeaker(draft);
      }
      return;
    case "patience-chosen":
      return changePatience(draft, event.patience);
    case "customer-left":
      draft.state.hungUp = true;
      return;
    case "end-asked":
      return endCall(draft, event.reason);
  }
}
