import { decodePcm16, joinSamples } from "../audio/pcm16.ts";
import { COUGH_MS, freshVad, stepVad, VAD_FRAME_MS, VAD_FRAME_SAMPLES, VAD_PADDING_MS } from "../audio/vad.ts";
import type { Draft } from "./local-upstream-state.ts";
import { noteVoice, passSound } from "./recogniser-line.ts";
import { joinedWords, type Recogniser } from "./recogniser-state.ts";
import { cutTurn, endOfVoice, forgetTurn } from "./recogniser-turns.ts";
import { commitSpeech, startSpeech, stopSpeech, takeTranscript } from "./utterances.ts";

/** [R70] [R75] Sound of the microphone, base64. */
export function listen(draft: Draft, audio: string) {
  const sound = decodePcm16(audio);
  if (!sound) return;
  const samples = joinSamples([draft.state.partial, sound]);
  let at = 0;
  for (; at + VAD_FRAME_SAMPLES <= samples.length; at += VAD_FRAME_SAMPLES)
    listenFrame(draft, samples.slice(at, at + VAD_FRAME_SAMPLES));
  draft.state.partial = samples.slice(at);
  passSound(draft, sound);
}

function listenFrame(draft: Draft, frame: Int16Array) {
  const { state, atMs } = draft;
  const { vad, event } = stepVad(state.vad, frame, { silenceMs: state.silenceMs }, atMs < state.customerPlaysUntilMs);
  state.vad = vad;
  if (state.recogniser) return noteVoice(draft, event?.type === "speech-started" ? event.startMs : null);
  const isUtterance = state.speechItemId !== null;
  state.frames = [...(isUtterance ? state.frames : state.frames.slice(-(HISTORY_FRAMES - 1))), frame];
  if (event?.type === "speech-started") startSpeech(draft, event.startMs);
  else if (event?.type === "speech-stopped") endUtterance(draft, event.endMs, event.voicedMs >= COUGH_MS);
  else if (isUtterance && state.frames.length >= LONGEST_FRAMES) cutSpeech(draft);
}

/** [R70] [R71] */
function endUtterance(draft: Draft, endMs: number, isVoice: boolean) {
  const samples = joinSamples(draft.state.frames);
  const itemId = stopSpeech(draft, endMs);
  if (itemId === null || !isVoice || draft.state.settings.engine === "built-in") return;
  commitSpeech(draft, itemId);
  draft.effects.push({ type: "transcribe", itemId, samples });
}

/** The utterance ends here, whatever the microphone says: it is committed, or too long. */
export function cutSpeech(draft: Draft) {
  if (draft.state.recogniser) return cutTurn(draft);
  const { vad } = draft.state;
  if (!vad.speaking) return;
  draft.state.vad = { ...vad, speaking: false, above: 0, below: 0, voicedMs: 0 };
  endUtterance(draft, vad.timeMs, vad.voicedMs >= COUGH_MS);
}

/** Forgets what was being said. The clock of the sound goes on. */
export function forgetSpeech(draft: Draft) {
  draft.state.vad = { ...freshVad(), timeMs: draft.state.vad.timeMs };
  draft.state.frames = [];
  draft.state.speechItemId = null;
  draft.state.begun = null;
  forgetTurn(draft);
}

/**
 * [R79] The recogniser is given up: from here on our own turn detection listens, and utterances are transcribed. What is being
 * said stays one line: the words the recogniser had understood, and those of the sound it had not.
 */
export function listenAlone(draft: Draft, recogniser: Recogniser) {
  const { state } = draft;
  const words = joinedWords(recogniser.carried, recogniser.words);
  state.recogniser = null;
  draft.effects.push({ type: "recogniser-given-up", connection: recogniser.connection });
  if (state.vad.speaking && state.speechItemId === null)
    startSpeech(draft, recogniser.voiceStartMs ?? state.vad.timeMs);
  const itemId = state.speechItemId;
  if (itemId === null) return;
  state.frames = recogniser.kept;
  if (state.vad.speaking || words === "" || recogniser.unansweredVoiceMs >= COUGH_MS) {
    state.begun = words === "" ? null : { itemId, words };
    if (!state.vad.speaking) endUtterance(draft, endOfVoice(recogniser) + state.silenceMs, true);
    return;
  }
  stopSpeech(draft, endOfVoice(recogniser) + state.silenceMs);
  commitSpeech(draft, itemId);
  takeTranscript(draft, itemId, words);
}

/** [R71] The words of the sound of an utterance; null when they could not be had. */
export function takeTranscribed(draft: Draft, itemId: string, text: string | null) {
  const { begun } = draft.state;
  if (begun?.itemId !== itemId) return takeTranscript(draft, itemId, text);
  draft.state.begun = null;
  takeTranscript(draft, itemId, joinedWords(begun.words, text ?? ""));
}

/** The onset and the padding before it, and a little more. */
const HISTORY_FRAMES = (VAD_PADDING_MS + 100) / VAD_FRAME_MS;
/** One utterance, 60 s: longer ones no transcriber of a call waits for. */
const LONGEST_FRAMES = 60_000 / VAD_FRAME_MS;
