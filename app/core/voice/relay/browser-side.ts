import { findCommand, unclearCommand } from "../../conversations/commands.ts";
import { parseMessage } from "../../conversations/message-text.ts";
import { PATIENCE_MS, type Patience } from "../audio/vad.ts";
import type { CallErrorCode } from "../call/call-events.ts";
import {
  APPEND_MAX_CHARACTERS,
  CLOSE,
  MICROPHONE_BUFFER_MS,
  RESPONSES_PER_MINUTE,
  TEXT_MAX_BYTES,
} from "../call-figures.ts";
import { appendMessage, readAppendMessage, soundMs } from "../protocol/append-message.ts";
import { type BrowserEvent, parseBrowserMessage } from "../protocol/browser-events.ts";
import { greetBrowser, tellStatus } from "./call-clock.ts";
import { endSilence, obeyCommand, owesAnswer, resumeTalk, sendTurnDetection, wantAnswer } from "./customer-answers.ts";
import { closeBrowser, endCall } from "./ending.ts";
import { refill } from "./flood-limits.ts";
import { applyCuts, cutExactly, hearReport, interrupt } from "./playback.ts";
import { type Line, placeLine } from "./relay-lines.ts";
import { callTimeMs, type Draft, freshId, tellBrowser, tellUpstream } from "./relay-state.ts";
import { openUpstream } from "./upstream-connection.ts";

/** [R10] [R11] The newest socket is the browser's. */
export function joinBrowser(draft: Draft, socket: number) {
  const { state, atMs } = draft;
  if (state.browser.socket !== null) {
    closeBrowser(draft, CLOSE.normal, "replaced");
    quieten(draft);
  }
  state.browser = { socket, seenAtMs: atMs, muted: false, reportsPlayback: false };
  if (state.upstream.connection === 0) openUpstream(draft, 0);
  if (state.upstream.phase === "ready") {
    greetBrowser(draft);
    if (owesAnswer(draft) && state.response === null && state.upstream.owesSinceMs === null) wantAnswer(draft);
  }
  tellStatus(draft);
  if (state.standsIn) tellSpeaker(draft);
}

/** Who speaks is told when it changes, and to a browser that comes later. */
export function tellSpeaker(draft: Draft) {
  tellBrowser(draft, { type: "rolecall.speaker", stands_in: draft.state.standsIn });
}

/** [R11] Closed on purpose ends the call (1005: closed without a code); anything else is waited out. */
export function leaveBrowser(draft: Draft, socket: number, code: number) {
  if (draft.state.browser.socket !== socket) return;
  draft.state.browser = { ...draft.state.browser, socket: null, seenAtMs: draft.atMs };
  if (code === CLOSE.normal || code === 1005) return endCall(draft, "agent-left");
  quieten(draft);
}

/** [R12] The browser is gone, although its socket may still look open. */
export function dropBrowser(draft: Draft, code: number, reason: string) {
  closeBrowser(draft, code, reason);
  quieten(draft);
}

/** [R13] Nobody listens: the customer stops, and half a sentence of the agent's is forgotten. */
function quieten(draft: Draft) {
  const { state } = draft;
  interrupt(draft, true);
  applyCuts(draft, state.cuts);
  tellUpstream(draft, { type: "input_audio_buffer.clear" });
  state.speech = null;
  state.microphone = [];
}

/** [R1] One message of the browser. */
export function hearBrowser(draft: Draft, socket: number, text: string) {
  const { state, atMs } = draft;
  if (state.browser.socket !== socket) return;
  state.browser = { ...state.browser, seenAtMs: atMs };
  state.flood = refill(state.flood, atMs);
  if (state.flood.messages < 1) return strike(draft, "too_fast");
  state.flood.messages -= 1;
  if (text.length > APPEND_MAX_CHARACTERS) return strike(draft, "message_too_long");
  const event = parseBrowserMessage(text);
  if (!event) return strike(draft, "message_refused");
  obeyBrowser(draft, event, text);
}

function obeyBrowser(draft: Draft, event: BrowserEvent, text: string) {
  switch (event.type) {
    case "input_audio_buffer.append":
      return takeFrame(draft, event.audio, text);
    case "conversation.item.create":
      return takeLine(draft, event.item.content[0].text);
    case "response.create":
      return takeResponseRequest(draft);
    case "conversation.item.truncate":
      return cutExactly(draft, event.item_id, event.audio_end_ms);
    case "rolecall.playback":
      return hearReport(draft, event.item_id, event.state);
    case "rolecall.patience":
      return changePatience(draft, event.patience);
    case "heartbeat":
      draft.state.browser = { ...draft.state.browser, muted: event.muted ?? false };
      return tellStatus(draft);
  }
}

/** [R2] [R6] [R24] A frame of the microphone: on its way unchanged, kept for a moment when the upstream is not there. */
function takeFrame(draft: Draft, audio: string, text: string) {
  const { state, effects } = draft;
  const ms = soundMs(audio);
  if (ms === null) return strike(draft, "message_refused");
  if (state.flood.audioMs < ms) return complain(draft, "too_fast");
  state.flood.audioMs -= ms;
  const message = readAppendMessage(text) === null ? appendMessage(audio) : text;
  if (state.settings.records) {
    const startMs = callTimeMs(draft) - ms;
    effects.push({ type: "record", track: "agent", audio, startMs });
  }
  if (state.upstream.phase === "ready") {
    state.upstream = { ...state.upstream, soundMs: state.upstream.soundMs + ms };
    effects.push({ type: "send-upstream", text: message });
  } else {
    state.microphone = newestMs([...state.microphone, { audio, ms }], MICROPHONE_BUFFER_MS);
  }
}

function newestMs<T extends { ms: number }>(frames: readonly T[], maxMs: number): readonly T[] {
  let keptMs = 0;
  const first = frames.findLastIndex((frame) => {
    keptMs += frame.ms;
    return keptMs > maxMs;
  });
  return frames.slice(first + 1);
}

/** [R3] [R62] A line typed or recognised by the browser. A command is obeyed and never reaches the customer. */
function takeLine(draft: Draft, typed: string) {
  const { state } = draft;
  if (new TextEncoder().encode(typed).length > TEXT_MAX_BYTES) return strike(draft, "message_too_long");
  const message = parseMessage(typed);
  if (!message.ok) return complain(draft, "message_refused");
  const command = findCommand(message.text);
  if (command) return obeyCommand(draft, command);
  const unclear = unclearCommand(message.text);
  if (unclear !== null) return tellBrowser(draft, { type: "rolecall.coach", text: unclear });
  if (state.paused) resumeTalk(draft);
  endSilence(draft);
  const itemId = freshId(draft, "item");
  const isReady = state.upstream.phase === "ready";
  state.lines = placeLine(
    state.lines,
    {
      itemId,
      speaker: "agent",
      status: isReady ? "sent" : "settled",
      text: message.text,
      ...claimSpeech(draft),
      interrupted: false,
      waitsUntilMs: null,
    },
    null,
  );
  applyCuts(draft, state.cuts);
  tellUpstream(draft, {
    type: "conversation.item.create",
    event_id: itemId,
    item: { id: itemId, type: "message", role: "user", content: [{ type: "input_text", text: message.text }] },
  });
}

/** [R62] The times of the speech just heard, for the one line that comes of it. */
function claimSpeech(draft: Draft): Pick<Line, "startMs" | "endMs"> {
  const nowMs = callTimeMs(draft);
  const { speech } = draft.state;
  if (!speech || nowMs - (speech.endMs ?? nowMs) > CLAIM_MS) return { startMs: null, endMs: null };
  draft.state.speech = null;
  return { startMs: speech.startMs, endMs: speech.endMs ?? nowMs };
}

/** [R7] */
export function changePatience(draft: Draft, patience: Patience) {
  const { state, effects } = draft;
  const silenceMs = PATIENCE_MS[patience];
  if (silenceMs === state.settings.silenceMs) return;
  const turnDetection = { ...state.settings.turnDetection, silence_duration_ms: silenceMs };
  state.settings = { ...state.settings, turnDetection, silenceMs };
  state.patienceChanged = true;
  sendTurnDetection(draft);
  effects.push({ type: "keep-patience", patience });
}

/** [R4] [R5] */
function takeResponseRequest(draft: Draft) {
  if (draft.state.flood.responses < 1) return strike(draft, "too_fast");
  draft.state.flood.responses -= 1;
  wantAnswer(draft);
}

/** [R4] What was spoken and answered does not count against what may be asked for. */
export function forgiveResponse(draft: Draft) {
  const { flood } = draft.state;
  draft.state.flood = { ...flood, responses: Math.min(RESPONSES_PER_MINUTE, flood.responses + 1) };
}

/** [R8] Refused: the browser is told, at most once a second; too many and the call ends. */
function strike(draft: Draft, code: CallErrorCode) {
  draft.state.flood.strikes -= 1;
  if (draft.state.flood.strikes < 0) return endCall(draft, "policy");
  complain(draft, code);
}

function complain(draft: Draft, code: CallErrorCode) {
  const { flood } = draft.state;
  if (draft.atMs - flood.toldAtMs < COMPLAINT_EVERY_MS) return;
  draft.state.flood = { ...flood, toldAtMs: draft.atMs };
  tellBrowser(draft, { type: "error", error: { code, message: COMPLAINTS[code] } });
}

const COMPLAINTS: Record<CallErrorCode, string> = {
  message_refused: "This message could not be understood.",
  message_too_long: "This line is too long for a call.",
  too_fast: "Too much was sent at once. Please wait a moment.",
  customer_failed: "The customer could not answer. Please say it again.",
};

const COMPLAINT_EVERY_MS = 1000;
/** A line that comes so soon after speech was heard is what was spoken. */
const CLAIM_MS = 5000;
