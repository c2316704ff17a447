import { CLOSE, FAILED_RESPONSES, HOPELESS_BYTES, TRANSCRIPT_WAIT_MS } from "../call-figures.ts";
import {
  audioDeltaMessage,
  HANG_UP_TOOL,
  parseUpstreamMessage,
  readAudioDelta,
  type UpstreamEvent,
} from "../protocol/upstream-events.ts";
import { findSpokenCommand } from "../speech/spoken-command.ts";
import { dropBrowser, forgiveResponse } from "./browser-side.ts";
import { ANSWER_REQUEST, askForAnswer, endSilence, noteSilence, obeyCommand, wantAnswer } from "./customer-answers.ts";
import { endCall } from "./ending.ts";
import { confirmInstructions, hangUpOrStay, tellInstructions } from "./instructions.ts";
import { changePlayback, finishPlaybacks, interrupt, openCustomerLine, playSound } from "./playback.ts";
import { changeLine, type Line, placeLine, settle, UNINTELLIGIBLE } from "./relay-lines.ts";
import { callTimeMs, type Draft, type RelayState, tellBrowser, tellUpstream } from "./relay-state.ts";
import { forgetUnsaid, hearWords, unsayAnswer } from "./unsaid.ts";
import { closeUnspoken, loseUpstream, startTalking } from "./upstream-connection.ts";

/** [R30] One message of the upstream. Sound is not parsed. */
export function hearUpstream(draft: Draft, text: string, unsentBytes: number) {
  const { state, atMs } = draft;
  if (unsentBytes > HOPELESS_BYTES && state.browser.socket !== null) dropBrowser(draft, CLOSE.overload, "too slow");
  if (state.upstream.phase !== "ready") return hearConfigured(draft, text);
  if (state.upstream.owesSinceMs !== null) state.upstream = { ...state.upstream, owesSinceMs: atMs };
  const sound = readAudioDelta(text);
  const event = sound ? null : parseUpstreamMessage(text);
  if (sound && state.phase === "live") playSound(draft, sound, unsentBytes);
  else if (event) hearEvent(draft, event, unsentBytes);
}

/** [R21] Before it knows who it is nothing it says counts; a session it does not accept, it never will. */
function hearConfigured(draft: Draft, text: string) {
  if (draft.state.phase !== "live") return;
  const event = parseUpstreamMessage(text);
  if (event?.type === "session.updated") startTalking(draft);
  else if (event?.type === "error") {
    draft.effects.push({ type: "note", name: "upstream-refuses-session" });
    endCall(draft, "upstream-failed");
  }
}

function hearEvent(draft: Draft, event: UpstreamEvent, unsentBytes: number) {
  switch (event.type) {
    case "input_audio_buffer.committed":
      return openAgentLine(draft, event.item_id, event.previous_item_id);
    case "conversation.item.added":
    case "conversation.item.created":
    case "conversation.item.done":
      return placeItem(draft, event.item, event.previous_item_id);
    case "conversation.item.input_audio_transcription.completed":
      return hearTranscript(draft, event.item_id, event.transcript, event.usage);
    case "conversation.item.input_audio_transcription.failed":
      return settleAgent(draft, event.item_id, UNINTELLIGIBLE);
    default:
      if (draft.state.phase === "live") hearLiveEvent(draft, event, unsentBytes);
  }
}

type LiveEvent = Exclude<UpstreamEvent, { type: "input_audio_buffer.committed" | `conversation.item.${string}` }>;

function hearLiveEvent(draft: Draft, event: LiveEvent, unsentBytes: number) {
  switch (event.type) {
    case "session.created":
      return;
    case "session.updated":
      return confirmInstructions(draft, event.session?.instructions);
    case "input_audio_buffer.speech_started":
      return hearSpeechStart(draft, event.item_id, event.audio_start_ms);
    case "input_audio_buffer.speech_stopped":
      return hearSpeechStop(draft, event.item_id, event.audio_end_ms);
    case "input_audio_buffer.timeout_triggered":
      return noteSilence(draft, event.item_id);
    case "response.created":
      return startResponse(draft, event.response.id);
    case "response.output_audio.delta": {
      const { response_id: responseId, item_id: itemId, delta: audio } = event;
      const forBrowser = audioDeltaMessage(responseId, itemId, audio);
      return playSound(draft, { responseId, itemId, audio, forBrowser }, unsentBytes);
    }
    case "response.output_audio_transcript.delta":
      return hearWords(draft, { responseId: event.response_id, itemId: event.item_id, delta: event.delta });
    case "response.output_audio_transcript.done":
      return changePlayback(draft, event.item_id, { transcript: event.transcript });
    case "response.output_audio.done":
      return finishSound(draft, event.response_id, event.item_id);
    case "response.done":
      return finishResponse(draft, event.response);
    case "error":
      return hearError(draft, event.error);
  }
}

/** [R32] [R36] Cuts what the customer is saying. Times of speech are the sound's own, freed from the padding before it. */
function hearSpeechStart(draft: Draft, itemId: string, audioStartMs: number) {
  const { state } = draft;
  interrupt(draft, state.settings.turnDetection.interrupt_response === false);
  endSilence(draft);
  state.upstream = { ...state.upstream, owesSinceMs: null };
  state.speech = { itemId, startMs: callTimeOf(draft, audioStartMs + state.settings.paddingMs), endMs: null };
  tellBrowser(draft, { type: "input_audio_buffer.speech_started", item_id: itemId });
}

function hearSpeechStop(draft: Draft, itemId: string, audioEndMs: number) {
  const { state } = draft;
  if (state.speech?.itemId === itemId) {
    const endMs = callTimeOf(draft, audioEndMs - state.settings.silenceMs);
    state.speech = { ...state.speech, endMs: Math.max(state.speech.startMs, endMs) };
  }
  forgiveResponse(draft);
  tellBrowser(draft, { type: "input_audio_buffer.speech_stopped", item_id: itemId });
  askForAnswer(draft);
}

/** The upstream counts the sound it was given; the last of it arrived just now. */
function callTimeOf(draft: Draft, upstreamSoundMs: number): number {
  const agoMs = Math.max(0, draft.state.upstream.soundMs - upstreamSoundMs);
  return Math.max(0, callTimeMs(draft) - agoMs);
}

/** [R60] Committed sound becomes a line whose words come later. */
function openAgentLine(draft: Draft, itemId: string, previousItemId: string | null | undefined) {
  const { state, atMs } = draft;
  const speech = state.speech?.itemId === itemId ? state.speech : null;
  if (speech) state.speech = null;
  const line: Line = {
    itemId,
    speaker: "agent",
    status: "open",
    text: "",
    startMs: speech?.startMs ?? null,
    endMs: speech ? (speech.endMs ?? callTimeMs(draft)) : null,
    interrupted: false,
    waitsUntilMs: atMs + TRANSCRIPT_WAIT_MS,
  };
  state.lines = placeLine(state.lines, line, previousItemId);
  const isAnswered = state.settings.turnDetection.create_response !== false && !state.paused && state.phase === "live";
  if (!isAnswered) return;
  state.answerWanted = false;
  state.answersCommand = false;
  if (state.response === null) state.upstream = { ...state.upstream, owesSinceMs: atMs };
}

/** [R60] Links decide the order. An item that is no line of the talk keeps its place as a link. */
function placeItem(
  draft: Draft,
  item: { id: string; type: string; role?: string | undefined },
  previousItemId: string | null | undefined,
) {
  const { state } = draft;
  const known = state.lines.some((line) => line.itemId === item.id);
  if (!known && item.role === "user") return openAgentLine(draft, item.id, previousItemId);
  const isCustomer = item.type === "message" && item.role === "assistant";
  const fresh = openCustomerLine(item.id);
  state.lines = placeLine(state.lines, isCustomer ? fresh : { ...fresh, status: "void" }, previousItemId);
  state.lines = changeLine(state.lines, item.id, (line) => (line.status === "sent" ? settle(line.text) : {}));
}

/** [R61] [R63] [R64] The words of the agent; once only, however often they come. */
function hearTranscript(draft: Draft, itemId: string, transcript: string, usage: unknown) {
  const { state, effects } = draft;
  if (usage !== undefined) effects.push({ type: "store-usage", key: `${state.settings.callId}:${itemId}`, usage });
  if (!state.lines.some((line) => line.itemId === itemId)) openAgentLine(draft, itemId, null);
  // What a transcriber hears in silence was not said.
  if (itemId === state.silentItem) return settleAgent(draft, itemId, "");
  const isWaited = state.lines.some((line) => line.itemId === itemId && line.status === "open");
  if (!isWaited) return;
  if (state.phase !== "live") return settleAgent(draft, itemId, transcript);
  tellBrowser(draft, { type: "conversation.item.input_audio_transcription.completed", item_id: itemId, transcript });
  const command = findSpokenCommand(transcript);
  if (!command && !state.paused) return settleAgent(draft, itemId, transcript);
  if (command) unsayAnswer(draft, itemId);
  settleAgent(draft, itemId, "");
  tellUpstream(draft, { type: "conversation.item.delete", item_id: itemId });
  if (command) obeyCommand(draft, command);
}

/** Words settle a line. Without any there may be no answer either, so none is owed. */
function settleAgent(draft: Draft, itemId: string, text: string) {
  const { state } = draft;
  const isHeard = text.trim() !== "" && text !== UNINTELLIGIBLE;
  if (!isHeard && state.response === null) state.upstream = { ...state.upstream, owesSinceMs: null };
  draft.state.lines = changeLine(draft.state.lines, itemId, (line) => (line.status === "open" ? settle(text) : {}));
}

/** [R5] An answer nobody can hear is stopped at once. */
function startResponse(draft: Draft, id: string) {
  const { state, atMs } = draft;
  const isUnwanted = state.browser.socket === null || state.paused || state.hungUp || state.answersCommand;
  state.response = { id, farewell: state.heldFarewell, leftPart: false };
  state.answersCommand = false;
  state.upstream = { ...state.upstream, owesSinceMs: atMs };
  if (isUnwanted) interrupt(draft, true);
}

function finishSound(draft: Draft, responseId: string, itemId: string) {
  changePlayback(draft, itemId, { generated: true });
  if (draft.state.dropped.some((one) => one.responseId === responseId)) return;
  tellBrowser(draft, { type: "response.audio.done", response_id: responseId, item_id: itemId });
}

type FinishedResponse = Extract<UpstreamEvent, { type: "response.done" }>["response"];

/** [R37] */
function finishResponse(draft: Draft, response: FinishedResponse) {
  const { state, effects } = draft;
  const made = state.response?.id === response.id ? state.response : null;
  const { id, status, usage } = response;
  if (usage !== undefined && usage !== null)
    effects.push({ type: "store-usage", key: `${state.settings.callId}:${id}`, usage });
  state.dropped = state.dropped.filter((one) => one.responseId !== id);
  if (state.response === null || state.response.id === id) {
    state.response = null;
    state.upstream = { ...state.upstream, owesSinceMs: null };
  }
  finishPlaybacks(draft, id, status === "completed");
  closeUnspoken(draft);
  tellBrowser(draft, { type: "response.done", response: { id, status } });
  endAnswer(draft, response, made);
}

/** [R38] What an answer comes to, once it is done. [R25] [R27] One that failed or left the part counts as a failure of the line. */
function endAnswer(draft: Draft, { status, output }: FinishedResponse, made: RelayState["response"]) {
  const { state } = draft;
  const leftPart = made?.leftPart ?? false;
  forgetUnsaid(draft);
  tellInstructions(draft);
  const hangUp = output?.find((item) => item.type === "function_call" && item.name === HANG_UP_TOOL);
  if (status === "completed" && !leftPart) {
    if (hangUp) hangUpOrStay(draft, { callId: hangUp.call_id, madeUnder: made?.farewell ?? state.heldFarewell });
    if (made?.farewell === "due") state.hungUp = true;
  }
  const failedResponses = status === "failed" || leftPart ? state.upstream.failedResponses + 1 : 0;
  state.upstream = { ...state.upstream, failedResponses };
  if (status === "failed") {
    tellBrowser(draft, {
      type: "error",
      error: { code: "customer_failed", message: "The customer could not answer. Please say it again." },
    });
  }
  if (failedResponses >= FAILED_RESPONSES) return loseUpstream(draft, "upstream-failing");
  if (leftPart) wantAnswer(draft);
  else askForAnswer(draft);
}

/** [R39] Most errors are answers to something that no longer matters. Provider text never reaches a user. */
function hearError(draft: Draft, error: Extract<UpstreamEvent, { type: "error" }>["error"]) {
  const { state } = draft;
  if (error.code === "session_expired") return loseUpstream(draft, "upstream-expired");
  draft.effects.push({ type: "note", name: "upstream-error" });
  if (error.event_id === ANSWER_REQUEST) state.upstream = { ...state.upstream, owesSinceMs: null };
  const refused = error.event_id;
  if (refused)
    state.lines = changeLine(state.lines, refused, (line) => (line.status === "sent" ? settle(line.text) : {}));
}
