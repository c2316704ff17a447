import { encodePcm16 } from "../audio/pcm16.ts";
import { SAMPLE_RATE_HZ } from "../call-figures.ts";
import { HANG_UP_TOOL } from "../protocol/upstream-events.ts";
import { takeClauses } from "./clause-cutter.ts";
import { type Answer, addItem, type Draft, emit, nextId } from "./local-upstream-state.ts";

/** [R72] Sound at once, then a lead that grows by a quarter of the time played. */
const FIRST_SOUND_MS = 300;
const LONGEST_LEAD_MS = 1500;
const PIECE_MS = 100;

/** Asks the customer; when one is speaking, after it. */
export function startAnswer(draft: Draft) {
  const { state, effects } = draft;
  state.answerDue = state.answer !== null;
  if (state.answer) return;
  const responseId = nextId(draft, "resp");
  const itemId = nextId(draft, "item");
  const asked = state.unanswered;
  state.answer = {
    responseId,
    itemId,
    asked,
    text: "",
    clauses: [],
    textIsComplete: false,
    hangsUp: false,
    synthesising: null,
    ready: [],
    transcript: "",
    sentMs: 0,
    playsFromMs: null,
  };
  emit(draft, { type: "response.created", response: { id: responseId } });
  addItem(draft, { id: itemId, role: "assistant" });
  effects.push({ type: "ask-customer", responseId, lines: asked.map((line) => line.text) });
  state.unanswered = [];
}

/** More of the customer's text, and whether it is all. */
export function takeText(draft: Draft, text: string, isLast: boolean) {
  const { answer } = draft.state;
  if (!answer) return;
  const { clauses, rest } = takeClauses(answer.text + text, isLast);
  change(draft, { text: rest, clauses: [...answer.clauses, ...clauses], textIsComplete: isLast });
  synthesiseNext(draft);
  if (isLast) pour(draft);
}

/** The sound of the clause that was asked for. */
export function takeSound(draft: Draft, samples: Int16Array) {
  const { answer } = draft.state;
  if (!answer || answer.synthesising === null) return;
  const clause = { text: answer.synthesising, samples, isBegun: false };
  change(draft, { synthesising: null, ready: [...answer.ready, clause] });
  synthesiseNext(draft);
  pour(draft);
}

/** [R72] Sends what may be sent by now; asks to be woken for the rest. */
export function pour(draft: Draft) {
  const { state, effects, atMs } = draft;
  if (!state.answer) return;
  if (state.answer.ready.length > 0) change(draft, { playsFromMs: playsFromMs(state.answer, atMs) });
  while (mayBeSentMs(state.answer, atMs) > state.answer.sentMs && sendPiece(draft, state.answer)) {}
  synthesiseNext(draft);
  const { ready, clauses, synthesising, textIsComplete } = state.answer;
  if (ready.length > 0) effects.push({ type: "set-alarm", atMs: atMs + PIECE_MS });
  else if (textIsComplete && clauses.length === 0 && synthesising === null) finishAnswer(draft, "completed");
}

/** What ran dry starts anew from here, so that no burst follows a pause. */
function playsFromMs({ playsFromMs, sentMs }: Answer, atMs: number): number {
  return Math.max(playsFromMs ?? atMs, atMs - sentMs);
}

function mayBeSentMs({ playsFromMs }: Answer, atMs: number): number {
  const elapsedMs = playsFromMs === null ? 0 : atMs - playsFromMs;
  return elapsedMs + Math.min(LONGEST_LEAD_MS, FIRST_SOUND_MS + elapsedMs / 4);
}

/** False when there is nothing to send. */
function sendPiece(draft: Draft, answer: Answer): boolean {
  const { responseId, itemId } = answer;
  const [clause, ...later] = answer.ready;
  if (!clause) return false;
  const ids = { response_id: responseId, item_id: itemId };
  const words = clause.isBegun ? "" : `${answer.transcript === "" ? "" : " "}${clause.text}`;
  if (words !== "") emit(draft, { type: "response.output_audio_transcript.delta", ...ids, delta: words });
  const piece = clause.samples.slice(0, (PIECE_MS * SAMPLE_RATE_HZ) / 1000);
  if (piece.length > 0) emit(draft, { type: "response.output_audio.delta", ...ids, delta: encodePcm16(piece) });
  const rest = clause.samples.subarray(piece.length);
  const sentMs = answer.sentMs + (piece.length / SAMPLE_RATE_HZ) * 1000;
  change(draft, {
    ready: rest.length > 0 ? [{ ...clause, samples: rest, isBegun: true }, ...later] : later,
    transcript: answer.transcript + words,
    sentMs,
  });
  draft.state.customerPlaysUntilMs = (answer.playsFromMs ?? draft.atMs) + sentMs;
  return true;
}

/** One clause is made while the one before is sent. */
function synthesiseNext(draft: Draft) {
  const { answer } = draft.state;
  const [text, ...later] = answer?.clauses ?? [];
  if (!answer || text === undefined || answer.synthesising !== null || answer.ready.length > 1) return;
  change(draft, { synthesising: text, clauses: later });
  draft.effects.push({ type: "synthesise", responseId: answer.responseId, text });
}

/** [R73] What was asked and got no sound at all is asked again with what is said next. */
export function cancelAnswer(draft: Draft) {
  draft.state.answerDue = false;
  finishAnswer(draft, "cancelled");
}

/** [R74] */
export function failAnswer(draft: Draft) {
  finishAnswer(draft, "failed");
}

function finishAnswer(draft: Draft, status: "completed" | "cancelled" | "failed") {
  const { state, effects } = draft;
  const { answer } = state;
  if (!answer) return;
  const { responseId, itemId, transcript, hangsUp } = answer;
  const ids = { response_id: responseId, item_id: itemId };
  state.answer = null;
  if (status !== "completed" && answer.sentMs === 0) state.unanswered = [...answer.asked, ...state.unanswered];
  if (status !== "completed") effects.push({ type: "abort", responseId });
  if (answer.sentMs > 0) {
    emit(draft, { type: "response.output_audio_transcript.done", ...ids, transcript });
    emit(draft, { type: "response.output_audio.done", ...ids });
  }
  const output = [{ type: "message" }, ...(hangsUp ? [{ type: "function_call", name: HANG_UP_TOOL }] : [])];
  emit(draft, { type: "response.done", response: { id: responseId, status, output } });
  if (state.answerDue) startAnswer(draft);
}

export function change(draft: Draft, part: Partial<Answer>) {
  if (draft.state.answer) draft.state.answer = { ...draft.state.answer, ...part };
}
