import { IDLE_QUESTIONS, OUTAGES, UPSTREAM_BUDGET_MS, UPSTREAM_RETRY_DELAYS_MS } from "../call-figures.ts";
import { appendMessage } from "../protocol/append-message.ts";
import type { UpstreamCommand } from "../protocol/upstream-events.ts";
import { greetBrowser, tellStatus } from "./call-clock.ts";
import { askForAnswer, owesAnswer, sendTurnDetection, wantAnswer } from "./customer-answers.ts";
import { endCall } from "./ending.ts";
import { confirmInstructions, tellInstructions } from "./instructions.ts";
import { applyCuts, finishPlaybacks } from "./playback.ts";
import { historyOf, type Line, settle, UNINTELLIGIBLE } from "./relay-lines.ts";
import { type Draft, freshId, tellBrowser, tellUpstream } from "./relay-state.ts";

/** [R20] */
export function openUpstream(draft: Draft, delayMs: number) {
  const { state } = draft;
  const connection = state.upstream.connection + 1;
  state.upstream = { ...state.upstream, connection, phase: "opening", owesSinceMs: null, soundMs: 0 };
  draft.effects.push({ type: "open-upstream", connection, delayMs });
}

/** [R21] The line stands: the session is described, and ready once the upstream says so. */
export function configureUpstream(draft: Draft) {
  const { state } = draft;
  if (state.upstream.phase !== "opening") return;
  state.upstream = { ...state.upstream, phase: "configuring" };
  state.instructionsDue = false;
  const update: UpstreamCommand = { type: "session.update", session: state.settings.session };
  draft.effects.push({ type: "send-upstream", text: JSON.stringify(update) });
}

/** [R21] [R23] Ready: what was said so far is told as text, then what waited. */
export function startTalking(draft: Draft) {
  const { state, atMs } = draft;
  if (state.upstream.phase !== "configuring") return;
  const isFirst = state.upstream.outages === 0;
  state.upstream = { ...state.upstream, phase: "ready", failures: 0, failedResponses: 0 };
  state.countedAtMs = atMs;
  confirmInstructions(draft, undefined);
  tellInstructions(draft);
  tellHistory(draft);
  if (state.paused || state.patienceChanged || state.idleQuestions >= IDLE_QUESTIONS) sendTurnDetection(draft);
  for (const { audio, ms } of state.microphone) {
    state.upstream = { ...state.upstream, soundMs: state.upstream.soundMs + ms };
    draft.effects.push({ type: "send-upstream", text: appendMessage(audio) });
  }
  state.microphone = [];
  if (isFirst) greetBrowser(draft);
  tellStatus(draft);
  const opens = !state.greeted && state.settings.customerOpens;
  state.greeted = true;
  if (opens || owesAnswer(draft)) wantAnswer(draft);
  else askForAnswer(draft);
}

/** [R23] Text only: sound of the assistant cannot be given back, and text items are never truncated. */
function tellHistory(draft: Draft) {
  const { state } = draft;
  const history = historyOf(state.lines);
  for (const line of history) {
    const isAgent = line.speaker === "agent";
    tellUpstream(draft, {
      type: "conversation.item.create",
      item: {
        id: line.itemId,
        type: "message",
        role: isAgent ? "user" : "assistant",
        content: [{ type: isAgent ? "input_text" : "output_text", text: line.text }],
      },
    });
  }
  if (!state.greeted || history.length === 0) return;
  tellUpstream(draft, {
    type: "conversation.item.create",
    item: {
      id: freshId(draft, "item"),
      type: "message",
      role: "system",
      content: [{ type: "input_text", text: GO_ON }],
    },
  });
}

const GO_ON =
  "The line was interrupted and stands again. Go on from the last message in the same person and mood. Do not greet again, do not introduce yourself again, do not mention the interruption.";

/** [R22] The line broke. Nothing in the browser may wait for what will never come. */
export function loseUpstream(draft: Draft, name: string) {
  const { state, atMs } = draft;
  draft.effects.push({ type: "note", name });
  if (state.upstream.phase !== "ready") return retryUpstream(draft);
  closeOpenResponse(draft);
  state.upstream = {
    ...state.upstream,
    phase: "opening",
    openingSinceMs: atMs,
    failures: 0,
    outages: state.upstream.outages + 1,
  };
  applyCuts(draft, state.cuts);
  state.lines = state.lines.map(withoutUpstream);
  if (state.speech) {
    tellBrowser(draft, { type: "input_audio_buffer.speech_stopped", item_id: state.speech.itemId });
    state.speech = null;
  }
  if (state.upstream.outages > OUTAGES) return endCall(draft, "upstream-failed");
  tellStatus(draft);
  retryUpstream(draft);
}

/** What the agent said into the broken line is lost; what was typed is told again. */
function withoutUpstream(line: Line): Line {
  if (line.status === "sent") return { ...line, ...settle(line.text) };
  return line.status === "open" && line.speaker === "agent" ? { ...line, ...settle(UNINTELLIGIBLE) } : line;
}

/** [R22] `response.audio.done` and `response.done`, failed, in the upstream's place. */
function closeOpenResponse(draft: Draft) {
  const { state } = draft;
  state.dropped = [];
  state.forgotten = [];
  state.answersCommand = false;
  for (const { responseId, itemId, generated } of state.playbacks) {
    if (generated) continue;
    tellBrowser(draft, { type: "response.audio.done", response_id: responseId, item_id: itemId });
    finishPlaybacks(draft, responseId, false);
  }
  if (state.response)
    tellBrowser(draft, { type: "response.done", response: { id: state.response.id, status: "failed" } });
  state.response = null;
  closeUnspoken(draft);
}

/** A line of the customer that has neither sound nor words in the making was never said. */
export function closeUnspoken(draft: Draft) {
  const { state } = draft;
  const alive = new Set([...state.playbacks, ...state.cuts].map((one) => one.itemId));
  state.lines = state.lines.map((line) =>
    line.speaker === "customer" && line.status === "open" && !alive.has(line.itemId)
      ? { ...line, ...settle("") }
      : line,
  );
}

/** [R20] An opening failed: once more after a pause, within the budget. */
function retryUpstream(draft: Draft) {
  const { state, atMs } = draft;
  const delayMs = UPSTREAM_RETRY_DELAYS_MS[state.upstream.failures];
  state.upstream = { ...state.upstream, failures: state.upstream.failures + 1 };
  if (delayMs === undefined || atMs + delayMs > state.upstream.openingSinceMs + UPSTREAM_BUDGET_MS)
    return endCall(draft, "upstream-failed");
  openUpstream(draft, delayMs);
}

/** [R20] The upgrade was refused: a key or an address that is wrong stays wrong. */
export function refuseUpstream(draft: Draft, status: number | null) {
  if (draft.state.upstream.phase === "ready") return;
  const isLasting = status !== null && status < 500 && status !== 408 && status !== 409 && status !== 429;
  draft.effects.push({ type: "note", name: isLasting ? "upstream-refused" : "upstream-unavailable" });
  if (isLasting) endCall(draft, "upstream-failed");
  else retryUpstream(draft);
}
