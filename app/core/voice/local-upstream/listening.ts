import { decodePcm16 } from "../audio/pcm16.ts";
import { COUGH_MS, freshVad, stepVad, VAD_FRAME_MS, VAD_FRAME_SAMPLES, VAD_PADDING_MS } from "../audio/vad.ts";
import { findSpokenCommand } from "../speech/spoken-command.ts";
import { addItem, type Draft, emit, nextId } from "./local-upstream-state.ts";
import { cancelAnswer, startAnswer } from "./speaking.ts";

/** [R70] Sound of the microphone, base64. */
export function listen(draft: Draft, audio: string) {
  const sound = decodePcm16(audio);
  if (!sound) return;
  const samples = joined([draft.state.partial, sound]);
  let at = 0;
  for (; at + VAD_FRAME_SAMPLES <= samples.length; at += VAD_FRAME_SAMPLES)
    listenFrame(draft, samples.slice(at, at + VAD_FRAME_SAMPLES));
  draft.state.partial = samples.slice(at);
}

function listenFrame(draft: Draft, frame: Int16Array) {
  const { state, atMs } = draft;
  const { vad, event } = stepVad(state.vad, frame, { silenceMs: state.silenceMs }, atMs < state.customerPlaysUntilMs);
  state.vad = vad;
  const isUtterance = state.speechItemId !== null;
  state.frames = [...(isUtterance ? state.frames : state.frames.slice(-(HISTORY_FRAMES - 1))), frame];
  if (event?.type === "speech-started") startSpeech(draft, event.startMs);
  else if (event?.type === "speech-stopped") stopSpeech(draft, event.endMs, event.voicedMs >= COUGH_MS);
  else if (isUtterance && state.frames.length >= LONGEST_FRAMES) cutSpeech(draft);
}

/** [R73] */
function startSpeech(draft: Draft, startMs: number) {
  const itemId = nextId(draft, "item");
  draft.state.speechItemId = itemId;
  emit(draft, { type: "input_audio_buffer.speech_started", item_id: itemId, audio_start_ms: startMs });
  draft.state.customerPlaysUntilMs = 0;
  cancelAnswer(draft);
}

/** [R70] [R71] */
function stopSpeech(draft: Draft, endMs: number, isVoice: boolean) {
  const { state } = draft;
  const itemId = state.speechItemId;
  if (itemId === null) return;
  const utterance = state.frames;
  state.speechItemId = null;
  state.frames = [];
  emit(draft, { type: "input_audio_buffer.speech_stopped", item_id: itemId, audio_end_ms: endMs });
  if (!isVoice || state.settings.engine !== "pipeline") return;
  emit(draft, { type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: state.lastItemId });
  addItem(draft, { id: itemId, role: "user" });
  draft.effects.push({ type: "transcribe", itemId, samples: joined(utterance) });
}

/** The utterance ends here, whatever the microphone says: it is committed, or too long. */
export function cutSpeech(draft: Draft) {
  const { vad } = draft.state;
  if (!vad.speaking) return;
  draft.state.vad = { ...vad, speaking: false, above: 0, below: 0, voicedMs: 0 };
  stopSpeech(draft, vad.timeMs, vad.voicedMs >= COUGH_MS);
}

/** Forgets what was being said. The clock of the sound goes on. */
export function forgetSpeech(draft: Draft) {
  draft.state.vad = { ...freshVad(), timeMs: draft.state.vad.timeMs };
  draft.state.frames = [];
  draft.state.speechItemId = null;
}

/** [R71] [R74] The words of an utterance. A spoken command is left to the relay. */
export function takeTranscript(draft: Draft, itemId: string, text: string | null) {
  if (text === null)
    return emit(draft, { type: "conversation.item.input_audio_transcription.failed", item_id: itemId });
  emit(draft, { type: "conversation.item.input_audio_transcription.completed", item_id: itemId, transcript: text });
  if (text.trim() === "" || !draft.state.answersSpeech || findSpokenCommand(text)) return;
  draft.state.unanswered = [...draft.state.unanswered, { itemId, text: text.trim() }];
  startAnswer(draft);
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The onset and the padding before it, and a little more. */
const HISTORY_FRAMES = (VAD_PADDING_MS + 100) / VAD_FRAME_MS;
/** One utterance, 60 s: longer ones no transcriber of a call waits for. */
const LONGEST_FRAMES = 60_000 / VAD_FRAME_MS;
