import { joinSamples } from "../audio/pcm16.ts";
import { VAD_FRAME_MS } from "../audio/vad.ts";
import { OUTAGES, SAMPLE_RATE_HZ, UPSTREAM_RETRY_DELAYS_MS } from "../call-figures.ts";
import type { Draft } from "./local-upstream-state.ts";
import { joinedWords, type Recogniser, turnEndOf } from "./recogniser-state.ts";

/** [R77] What was not understood for longer is not heard again: three openings with their waits, and a stall before them. */
const KEPT_MS = 8000;
/** [R77] An event comes each 0.25 s of sound. So long without one, while somebody speaks or a turn is open, is no delay. */
const STALLED_VOICE_MS = 2000;
const STALLED_TURN_MS = 4000;
/** A connection that is sent nothing is closed by the other side; that is no failure. */
const IDLE_MS = 5000;
/** [R78] A turn whose connection was lost ends so long after the next one opened, unless that one hears it go on. */
const RESUMES_WITHIN_MS = 2000;

/** [R75] The line is opened when the session says how patient it is; anew when that changes. */
export function openLine(draft: Draft) {
  const { recogniser } = draft.state;
  if (!recogniser) return;
  const connection = recogniser.connection + 1;
  change(draft, { ...lostTurn(draft, recogniser), connection, phase: "opening", opensAtMs: null, endsTurnAtMs: null });
  draft.effects.push({ type: "open-recogniser", connection, turnEnd: turnEndOf(draft.state.silenceMs) });
}

/** A changed patience opens the line anew, unless it is going to be opened anyway. */
export function takePatience(draft: Draft, isChanged: boolean) {
  const { recogniser } = draft.state;
  if (recogniser?.connection === 0 || (isChanged && recogniser?.phase !== "waiting")) openLine(draft);
}

/** [R77] Nothing is lost: the new connection first hears what the one before had not understood. */
export function takeOpened(draft: Draft, connection: number) {
  const { recogniser } = draft.state;
  if (recogniser?.connection !== connection || recogniser.phase !== "opening") return;
  const isTurnOpen = draft.state.speechItemId !== null;
  change(draft, {
    phase: "open",
    sentSamples: 0,
    understoodSamples: 0,
    endedTurn: -1,
    unansweredMs: 0,
    unansweredVoiceMs: 0,
    endsTurnAtMs: isTurnOpen ? draft.atMs + RESUMES_WITHIN_MS : null,
  });
  sendSound(draft, joinSamples(recogniser.kept));
}

/** [R77] A connection was refused, dropped, or has stopped answering. */
export function takeLost(draft: Draft, connection: number, isForGood: boolean) {
  const { state, atMs } = draft;
  const { recogniser } = state;
  if (recogniser?.connection !== connection || recogniser.phase === "waiting") return;
  const isIdle = recogniser.phase === "open" && state.speechItemId === null && atMs - recogniser.soundAtMs >= IDLE_MS;
  const carried = { ...lostTurn(draft, recogniser), endsTurnAtMs: null };
  if (isIdle) return change(draft, { ...carried, phase: "waiting", opensAtMs: null });
  const failures = recogniser.failures + 1;
  const losses = recogniser.losses + (recogniser.phase === "open" ? 1 : 0);
  const delayMs = UPSTREAM_RETRY_DELAYS_MS[failures - 1];
  const isGivenUp = isForGood || delayMs === undefined || losses > OUTAGES;
  if (isGivenUp) return change(draft, { ...carried, phase: "given-up", opensAtMs: null });
  change(draft, { ...carried, phase: "waiting", opensAtMs: atMs + delayMs, failures, losses });
}

/** What was understood of the open turn outlives its connection. */
function lostTurn(draft: Draft, recogniser: Recogniser): Partial<Recogniser> {
  const isTurnOpen = draft.state.speechItemId !== null;
  const carried = isTurnOpen ? joinedWords(recogniser.carried, recogniser.words) : "";
  return { carried, words: "", hearsTurn: false };
}

/** [R75] Sound of the microphone goes on as it comes. */
export function passSound(draft: Draft, sound: Int16Array) {
  const { recogniser } = draft.state;
  if (!recogniser) return;
  const soundMs = (sound.length / SAMPLE_RATE_HZ) * 1000;
  change(draft, {
    soundAtMs: draft.atMs,
    kept: newest([...recogniser.kept, sound], (KEPT_MS * SAMPLE_RATE_HZ) / 1000),
    unansweredMs: recogniser.unansweredMs + soundMs,
  });
  if (recogniser.phase === "open") return isStalled(draft) ? hangUp(draft, recogniser) : sendSound(draft, sound);
  if (recogniser.phase === "waiting" && recogniser.opensAtMs === null) openLine(draft);
}

function isStalled({ state }: Draft): boolean {
  const { recogniser, speechItemId } = state;
  if (!recogniser) return false;
  const { unansweredMs, unansweredVoiceMs } = recogniser;
  return unansweredVoiceMs >= STALLED_VOICE_MS || (speechItemId !== null && unansweredMs >= STALLED_TURN_MS);
}

/** Ends the connection; the next sound opens another. */
export function leaveLine(draft: Draft) {
  const { recogniser } = draft.state;
  if (recogniser?.phase !== "open" && recogniser?.phase !== "opening") return;
  draft.effects.push({ type: "close-recogniser", connection: recogniser.connection });
  change(draft, { phase: "waiting", opensAtMs: null });
}

function hangUp(draft: Draft, { connection }: Recogniser) {
  draft.effects.push({ type: "close-recogniser", connection });
  takeLost(draft, connection, false);
}

export function sendSound(draft: Draft, samples: Int16Array) {
  const { recogniser } = draft.state;
  if (!recogniser || samples.length === 0) return;
  change(draft, { sentSamples: recogniser.sentSamples + samples.length });
  draft.effects.push({ type: "recognise", connection: recogniser.connection, samples });
}

/** An event came: the line lives, and its words are those of the sound up to here. Without a place: of all that was sent. */
export function noteUnderstood(draft: Draft, recogniser: Recogniser, endSeconds: number | null | undefined) {
  const { sentSamples, understoodSamples, kept } = recogniser;
  const end = Math.min(sentSamples, Math.round((endSeconds ?? Number.POSITIVE_INFINITY) * SAMPLE_RATE_HZ));
  const understood = Math.max(understoodSamples, end);
  change(draft, {
    understoodSamples: understood,
    kept: newest(kept, sentSamples - understood),
    failures: 0,
    unansweredMs: 0,
    unansweredVoiceMs: 0,
  });
}

/** [R76] What our own ear heard in the newest frame; `startMs`: somebody began to speak there. */
export function noteVoice(draft: Draft, startMs: number | null) {
  const { recogniser, vad } = draft.state;
  if (!recogniser) return;
  if (startMs !== null) change(draft, { voiceStartMs: startMs });
  if (!vad.speaking) return;
  const isVoice = vad.below === 0;
  const unansweredVoiceMs = recogniser.unansweredVoiceMs + (isVoice ? VAD_FRAME_MS : 0);
  change(draft, { voiceEndMs: vad.timeMs - vad.below * VAD_FRAME_MS, unansweredVoiceMs });
}

/** The newest so many samples of these pieces. */
function newest(pieces: readonly Int16Array[], most: number): readonly Int16Array[] {
  const kept: Int16Array[] = [];
  let left = most;
  for (let i = pieces.length - 1; i >= 0 && left > 0; i--) {
    const piece = pieces[i] ?? new Int16Array(0);
    kept.unshift(piece.length <= left ? piece : piece.slice(piece.length - left));
    left -= piece.length;
  }
  return kept;
}

export function change(draft: Draft, part: Partial<Recogniser>) {
  if (draft.state.recogniser) draft.state.recogniser = { ...draft.state.recogniser, ...part };
}
