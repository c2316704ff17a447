import { findSpokenCommand } from "../speech/spoken-command.ts";
import { addItem, type Draft, emit, nextId } from "./local-upstream-state.ts";
import { cancelAnswer, startAnswer } from "./speaking.ts";

/** [R73] The agent begins to speak. Ms of the sound, its padding included. */
export function startSpeech(draft: Draft, startMs: number) {
  const itemId = nextId(draft, "item");
  draft.state.speechItemId = itemId;
  emit(draft, { type: "input_audio_buffer.speech_started", item_id: itemId, audio_start_ms: startMs });
  draft.state.customerPlaysUntilMs = 0;
  cancelAnswer(draft);
}

/** The agent has stopped speaking; the silence that was waited for is included. Null: nobody was speaking. */
export function stopSpeech(draft: Draft, endMs: number): string | null {
  const { state } = draft;
  const itemId = state.speechItemId;
  if (itemId === null) return null;
  state.speechItemId = null;
  state.frames = [];
  emit(draft, { type: "input_audio_buffer.speech_stopped", item_id: itemId, audio_end_ms: endMs });
  return itemId;
}

/** What was spoken becomes a line whose words are there, or are to come. */
export function commitSpeech(draft: Draft, itemId: string) {
  emit(draft, { type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: draft.state.lastItemId });
  addItem(draft, { id: itemId, role: "user" });
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
