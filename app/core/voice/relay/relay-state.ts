import type { Command } from "../../conversations/commands.ts";
import type { Turn } from "../../conversations/turns.ts";
import type { Farewell } from "../../customer/speaking/standing-policy.ts";
import type { Patience } from "../audio/vad.ts";
import type { CallEvent } from "../call/call-events.ts";
import type { EndReason } from "../call/call-status.ts";
import type { UpstreamCommand } from "../protocol/upstream-events.ts";
import { type FloodLimits, freshFloodLimits } from "./flood-limits.ts";
import type { Cut, Playback } from "./playback.ts";
import type { Line } from "./relay-lines.ts";

/** What a call is opened with. Nothing in it comes from the browser. */
export type RelaySettings = {
  /** Names the call; shown to its browser as the session's id. */
  callId: string;
  /** The GA `session` object of session.update, with `type: "realtime"`, instructions, voice and turn detection. */
  session: Record<string, unknown>;
  /** Its `audio.input.turn_detection` object; sent again with `create_response: false` while the call is paused. */
  turnDetection: Record<string, unknown>;
  /** What the turn detection puts before the first voiced frame and waits after the last, ms. */
  paddingMs: number;
  silenceMs: number;
  /** Practice time of this call, ms: CALL_CAP_MINUTES or what is left of the person's month (call/call-allowance.ts). */
  capMs: number;
  /** What the call ends with when that is over. */
  capReason: "time-limit" | "no-minutes";
  /** True when the customer speaks first. */
  customerOpens: boolean;
  /** [R26] Instructions of that first answer alone; null: those of the session. */
  opensWith: string | null;
  /** [R38] Whether the customer may hang up under the session's instructions. */
  farewell: Farewell;
  /** Whether sound is handed over for recording. */
  records: boolean;
};

/** What an earlier life of the call left, after the object that held it was restarted. */
export type SavedCall = { turns: readonly Turn[]; activeMs: number; startedAtMs: number };

/** `atMs` is unix ms, never going back. Sockets and connections are numbers the caller counts up. */
export type RelayEvent = { atMs: number } & (
  | { type: "browser-joined"; socket: number }
  | { type: "browser-message"; socket: number; text: string }
  /** `code` as the close event gives it. */
  | { type: "browser-left"; socket: number; code: number }
  | { type: "upstream-opened"; connection: number }
  /** The upgrade failed: HTTP status, or null when there was no answer. */
  | { type: "upstream-refused"; connection: number; status: number | null }
  /** `unsentBytes` is the browser socket's bufferedAmount. */
  | { type: "upstream-message"; connection: number; text: string; unsentBytes: number }
  | { type: "upstream-closed"; connection: number }
  /** The time of the last set-alarm has come; an early one does no harm. */
  | { type: "alarm" }
  | { type: "coach-said"; text: string }
  /** The built-in customer has begun to stand in for the model, or has ceased to. */
  | { type: "speaker-changed"; standsIn: boolean }
  /** [R7] As the browser wants it that comes with a ticket. */
  | { type: "patience-chosen"; patience: Patience }
  /** [R26] What holds for the customer's next answers. */
  | { type: "instructed"; instructions: string; farewell: Farewell }
  /** [R38] What the customer has said is the end of the call. */
  | { type: "customer-left" }
  /** Ended from outside. */
  | { type: "end-asked"; reason: "taken-over" | "agent-left" }
);

/** What the holder of the sockets has to do, in this order. */
export type RelayEffect =
  /** To the newest socket. */
  | { type: "send-browser"; text: string }
  | { type: "close-browser"; socket: number; code: number; reason: string }
  /** Close the connection before, if any; open after the delay and report under this number. A later one makes it void. */
  | { type: "open-upstream"; connection: number; delayMs: number }
  | { type: "send-upstream"; text: string }
  | { type: "close-upstream" }
  /** Sound of one track, base64. `startMs` is its place in the call, ms since its start; customer sound may lie ahead. */
  | { type: "record"; track: Turn["speaker"]; audio: string; startMs: number }
  /** Customer sound from this place on was not heard. */
  | { type: "cut-recording"; fromMs: number }
  /** Once for each line, in the order of the conversation. `key` makes storing it twice harmless. */
  | { type: "store-turn"; key: string; turn: Turn; interrupted: boolean }
  /** As the upstream counted it, unread. */
  | { type: "store-usage"; key: string; usage: unknown }
  /** A command was given by voice, text or button; `hint` is answered with a coach-said event. */
  | { type: "obey"; command: Command }
  /** [R7] For another life of this call. */
  | { type: "keep-patience"; patience: Patience }
  /** Replaces the alarm before it. */
  | { type: "set-alarm"; atMs: number }
  /** For logs: a static name. */
  | { type: "note"; name: string }
  /** The last effect of a call. */
  | { type: "end-call"; reason: EndReason; activeMs: number };

export type Browser = {
  socket: number | null;
  /** Of the last message, or of leaving. */
  seenAtMs: number;
  muted: boolean;
  /** True once it reported playback: then its report is waited for. */
  reportsPlayback: boolean;
};

export type Upstream = {
  connection: number;
  phase: "opening" | "configuring" | "ready";
  /** When this outage, or the first opening, began; and failures since. */
  openingSinceMs: number;
  failures: number;
  outages: number;
  failedResponses: number;
  /** Since when an event is owed: an answer was asked for or is under way. Null: nothing is owed. */
  owesSinceMs: number | null;
  /** Sound handed over in this connection, ms: the upstream's clock. */
  soundMs: number;
};

/** Microphone sound waiting for an upstream. */
export type Waiting = { audio: string; ms: number };

export type RelayState = {
  settings: RelaySettings;
  phase: "live" | "ending" | "ended";
  endReason: EndReason | null;
  endBy: number | null;
  startedAtMs: number;
  /** Time with a browser and an upstream, up to `countedAtMs`. */
  activeMs: number;
  countedAtMs: number;
  warned: boolean;
  paused: boolean;
  /** The turn detection is no longer the one in the session's settings. */
  patienceChanged: boolean;
  hungUp: boolean;
  standsIn: boolean;
  greeted: boolean;
  browser: Browser;
  upstream: Upstream;
  flood: FloodLimits;
  microphone: readonly Waiting[];
  /** The upstream's response between response.created and response.done. `farewell` is that of the instructions it is made under. */
  response: { id: string; farewell: Farewell; leftPart: boolean } | null;
  /** An answer is wanted as soon as the upstream is free. */
  answerWanted: boolean;
  /** [R28] How often in a row the customer asked into silence, and the item of the last silence. */
  idleQuestions: number;
  silentItem: string | null;
  /** [R26] Instructions that the upstream has not been told yet, and what the ones it holds allow. */
  instructionsDue: boolean;
  heldFarewell: Farewell;
  /** [R38] The model wanted to hang up and was told to stay. */
  stayTold: boolean;
  /** [R27] [R63] Items that were not said after all, until the upstream is told to forget them. */
  forgotten: readonly string[];
  /** [R63] The answer that is on its way answers a command. */
  answersCommand: boolean;
  /** Responses whose sound is no longer forwarded, until their response.done. */
  dropped: readonly { responseId: string; why: "interrupted" | "congested" }[];
  /** What the agent is saying, or said and did not yet become a line. Ms since the start of the call. */
  speech: { itemId: string; startMs: number; endMs: number | null } | null;
  lines: readonly Line[];
  turnsStored: number;
  playbacks: readonly Playback[];
  cuts: readonly Cut[];
  alarmAtMs: number | null;
  /** Ids of our own are this and a number: another life of the same call gives others. */
  idPrefix: string;
  idsGiven: number;
};

/** One step being taken: the next state, whose fields are replaced and never changed inside, and what is to be done. */
export type Draft = { state: RelayState; effects: RelayEffect[]; atMs: number };

export function freshState(settings: RelaySettings, atMs: number, saved: SavedCall | null): RelayState {
  return {
    settings,
    phase: "live",
    endReason: null,
    endBy: null,
    startedAtMs: saved?.startedAtMs ?? atMs,
    activeMs: saved?.activeMs ?? 0,
    countedAtMs: atMs,
    warned: false,
    paused: false,
    patienceChanged: false,
    idleQuestions: 0,
    silentItem: null,
    hungUp: false,
    standsIn: false,
    greeted: (saved?.turns.length ?? 0) > 0,
    browser: { socket: null, seenAtMs: atMs, muted: false, reportsPlayback: false },
    upstream: {
      connection: 0,
      phase: "opening",
      openingSinceMs: atMs,
      failures: 0,
      outages: 0,
      failedResponses: 0,
      owesSinceMs: null,
      soundMs: 0,
    },
    flood: freshFloodLimits(atMs),
    microphone: [],
    response: null,
    answerWanted: false,
    instructionsDue: false,
    heldFarewell: settings.farewell,
    stayTold: false,
    forgotten: [],
    answersCommand: false,
    dropped: [],
    speech: null,
    lines: (saved?.turns ?? []).map((turn) => ({
      itemId: savedItemId(turn),
      speaker: turn.speaker,
      status: "stored",
      text: turn.text,
      startMs: turn.startMs ?? null,
      endMs: turn.endMs ?? null,
      interrupted: false,
      waitsUntilMs: null,
    })),
    turnsStored: saved?.turns.length ?? 0,
    playbacks: [],
    cuts: [],
    alarmAtMs: null,
    idPrefix: (atMs - (saved?.startedAtMs ?? atMs)).toString(36),
    idsGiven: 0,
  };
}

function savedItemId(turn: Turn): string {
  return `saved_${turn.index}`;
}

/** To the browser, when there is one. */
export function tellBrowser(draft: Draft, event: CallEvent) {
  if (draft.state.browser.socket !== null)
    draft.effects.push({ type: "send-browser", text: JSON.stringify({ event_id: freshId(draft, "event"), ...event }) });
}

/** To the upstream, when it is ready. */
export function tellUpstream(draft: Draft, command: UpstreamCommand) {
  if (draft.state.upstream.phase === "ready")
    draft.effects.push({ type: "send-upstream", text: JSON.stringify(command) });
}

export function freshId(draft: Draft, kind: "event" | "item"): string {
  draft.state.idsGiven += 1;
  return `${kind}_${draft.state.idPrefix}_${draft.state.idsGiven}`;
}

/** Ms since the start of the call. */
export function callTimeMs(draft: Draft): number {
  return draft.atMs - draft.state.startedAtMs;
}
