import { VAD_PADDING_MS } from "../audio/vad.ts";
import { SAMPLE_RATE_HZ } from "../call-figures.ts";
import { parseRecogniserMessage, type TurnEvent } from "../protocol/recogniser-events.ts";
import type { Draft } from "./local-upstream-state.ts";
import { change, leaveLine, noteUnderstood, openLine, sendSound, takeLost } from "./recogniser-line.ts";
import { joinedWords, type Recogniser } from "./recogniser-state.ts";
import { commitSpeech, startSpeech, stopSpeech, takeTranscript } from "./utterances.ts";

/** [R78] No sound for so long in the middle of a turn: the microphone was shut. */
const SHUT_MS = 1000;
/** [R78] Silence that lets the recogniser end a turn whose sound has ended, and how long that is waited for. */
const SILENCE_MS = 1500;
const LAST_EVENT_MS = 1500;
/** Words come so long after a voice began that our own ear missed, and after it ended. */
const WORDS_AFTER_MS = 400;
/** A voice that ended longer ago has nothing to do with a turn that begins. */
const RECENT_MS = 1500;

/** One message of the connection. */
export function takeHeard(draft: Draft, connection: number, text: string) {
  const { recogniser } = draft.state;
  if (recogniser?.connection !== connection || recogniser.phase !== "open") return;
  const event = parseRecogniserMessage(text);
  if (event === "error") return takeLost(draft, connection, false);
  if (event) takeTurnEvent(draft, recogniser, event);
}

function takeTurnEvent(draft: Draft, recogniser: Recogniser, event: TurnEvent) {
  noteUnderstood(draft, recogniser, event.audio_window_end);
  const turn = event.turn_index ?? recogniser.endedTurn + 1;
  if (turn <= recogniser.endedTurn) return;
  if (event.event === "StartOfTurn" || event.transcript.trim() !== "") hearTurn(draft, event.transcript);
  if (event.event !== "EndOfTurn") return;
  change(draft, { endedTurn: turn });
  endTurn(draft);
}

/** [R76] Words of a turn, which may be the one that an earlier connection lost. */
function hearTurn(draft: Draft, words: string) {
  const { state } = draft;
  const { recogniser } = state;
  if (!recogniser) return;
  if (state.speechItemId === null) {
    const startMs = startOfVoice(draft, recogniser);
    change(draft, { turnStartMs: startMs + VAD_PADDING_MS });
    startSpeech(draft, startMs);
  }
  // Until it is heard here the turn waits for its end; once heard, only the end of its sound is waited for.
  const endsTurnAtMs = recogniser.hearsTurn ? recogniser.endsTurnAtMs : null;
  change(draft, { hearsTurn: true, words: words.trim() === "" ? recogniser.words : words, endsTurnAtMs });
}

/** [R76] The turn is over: its words are the agent's line, or there are none. */
function endTurn(draft: Draft) {
  const { state } = draft;
  const { recogniser } = state;
  if (!recogniser) return;
  const words = joinedWords(recogniser.carried, recogniser.words);
  const endMs = endOfVoice(recogniser);
  change(draft, { carried: "", words: "", hearsTurn: false, endsTurnAtMs: null, turnEndMs: endMs });
  const itemId = stopSpeech(draft, endMs + state.silenceMs);
  if (itemId === null || words === "") return;
  commitSpeech(draft, itemId);
  takeTranscript(draft, itemId, words);
}

/** The sound of the turn has ended, whatever the microphone says. */
export function cutTurn(draft: Draft) {
  const { recogniser, speechItemId } = draft.state;
  if (!recogniser || speechItemId === null) return;
  if (recogniser.phase !== "open") return endTurn(draft);
  change(draft, { endsTurnAtMs: draft.atMs + LAST_EVENT_MS });
  sendSound(draft, new Int16Array((SILENCE_MS * SAMPLE_RATE_HZ) / 1000));
}

/** What was being said is forgotten, and so is all that its connection may still say about it. */
export function forgetTurn(draft: Draft) {
  leaveLine(draft);
  change(draft, { kept: [], carried: "", words: "", hearsTurn: false, endsTurnAtMs: null, voiceStartMs: null });
}

/** When the line next has something to do without being told. */
function dueAtMs({ recogniser, speechItemId }: Draft["state"]): number | null {
  if (!recogniser) return null;
  const { phase, opensAtMs, endsTurnAtMs, hearsTurn, soundAtMs } = recogniser;
  if (phase === "waiting") return opensAtMs;
  if (phase !== "open" || speechItemId === null) return null;
  return endsTurnAtMs ?? (hearsTurn ? soundAtMs + SHUT_MS : null);
}

/** An alarm that rings too early is set again then, so that each frame of sound need not move it. */
export function setListeningAlarm({ state, effects }: Draft) {
  const atMs = dueAtMs(state);
  if (atMs === null || (state.listeningAlarmAtMs ?? Number.POSITIVE_INFINITY) <= atMs) return;
  state.listeningAlarmAtMs = atMs;
  effects.push({ type: "set-listening-alarm", atMs });
}

/** Does what is due by now. */
export function takeListeningAlarm(draft: Draft) {
  draft.state.listeningAlarmAtMs = null;
  const { recogniser } = draft.state;
  if (!recogniser || (dueAtMs(draft.state) ?? Number.POSITIVE_INFINITY) > draft.atMs) return;
  if (recogniser.phase === "waiting") return openLine(draft);
  if (recogniser.endsTurnAtMs === null) return cutTurn(draft);
  endTurn(draft);
  // What this connection still says of that turn would be said twice.
  if (recogniser.hearsTurn) leaveLine(draft);
}

/** By our own ear, where it heard the voice: its first words come a while after it began. The padding before it included. */
function startOfVoice({ state }: Draft, { voiceStartMs, voiceEndMs, turnEndMs }: Recogniser): number {
  const { timeMs, speaking } = state.vad;
  const isRecent = speaking || timeMs - voiceEndMs < RECENT_MS;
  const isOfThisTurn = voiceStartMs !== null && voiceStartMs + VAD_PADDING_MS >= turnEndMs;
  if (voiceStartMs !== null && isRecent && isOfThisTurn) return voiceStartMs;
  return Math.max(0, turnEndMs - VAD_PADDING_MS, timeMs - WORDS_AFTER_MS - VAD_PADDING_MS);
}

/** By our own ear, if it heard the turn at all. */
export function endOfVoice({ voiceEndMs, turnStartMs }: Recogniser): number {
  return Math.max(voiceEndMs, turnStartMs + WORDS_AFTER_MS);
}
