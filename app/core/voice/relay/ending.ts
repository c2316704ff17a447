import { closeCodeOf, type EndReason } from "../call/call-status.ts";
import { LAST_WORDS_MS } from "../call-figures.ts";
import { applyCuts, interrupt } from "./playback.ts";
import { settle, storable, UNINTELLIGIBLE } from "./relay-lines.ts";
import { type Draft, type RelayState, tellBrowser, tellUpstream } from "./relay-state.ts";

/**
 * [R52] Ends the call once, whatever happens at the same time. The browser is told and closed at once; the transcript of the
 * agent's last words is waited for a moment.
 */
export function endCall(draft: Draft, reason: EndReason) {
  const { state, atMs } = draft;
  if (state.phase !== "live") return;
  interrupt(draft, true);
  applyCuts(draft, state.cuts);
  const speaking = state.speech !== null && state.speech.endMs === null;
  if (speaking) tellUpstream(draft, { type: "input_audio_buffer.commit" });
  tellBrowser(draft, { type: "rolecall.ended", reason });
  closeBrowser(draft, closeCodeOf(reason), reason);
  state.phase = "ending";
  state.endReason = reason;
  state.endBy = state.upstream.phase === "ready" && (speaking || awaitsWords(state)) ? atMs + LAST_WORDS_MS : atMs;
}

/** [R38] The customer hung up, and their last words were heard. */
export function endWhenHungUp(draft: Draft) {
  const { hungUp, response, playbacks } = draft.state;
  if (hungUp && response === null && playbacks.length === 0) endCall(draft, "customer-left");
}

/** [R52] What is still open is settled, then the last effects of the call. */
export function finishEnding(draft: Draft) {
  const { state, atMs } = draft;
  if (state.phase !== "ending" || state.endReason === null) return;
  const hasWords = state.speech === null && !awaitsWords(state);
  if (!hasWords && state.endBy !== null && state.endBy > atMs) return;
  state.lines = state.lines.map((line) => {
    if (line.status === "sent") return { ...line, ...settle(line.text) };
    if (line.status !== "open") return line;
    return { ...line, ...settle(line.speaker === "agent" ? UNINTELLIGIBLE : "") };
  });
  storeLines(draft);
  draft.effects.push({ type: "close-upstream" });
  draft.effects.push({ type: "end-call", reason: state.endReason, activeMs: state.activeMs });
  state.phase = "ended";
}

/** [R60] [R61] Stores what is settled, in the order of the conversation. */
export function storeLines(draft: Draft) {
  const { state, effects, atMs } = draft;
  const ready = storable(state.lines);
  if (ready.length === 0) return;
  for (const line of ready) {
    const { itemId, speaker, text, interrupted } = line;
    const index = state.turnsStored++;
    const spoken = line.startMs !== null && line.endMs !== null;
    const times = spoken ? { startMs: line.startMs ?? 0, endMs: line.endMs ?? 0 } : {};
    const turn = { index, speaker, text, atMs, ...times };
    effects.push({ type: "store-turn", key: `${state.settings.callId}:${itemId}`, turn, interrupted });
    tellBrowser(draft, { type: "rolecall.turn", index, item_id: itemId, speaker, text, interrupted });
  }
  state.lines = state.lines.map((line) => (ready.includes(line) ? { ...line, status: "stored" } : line));
}

/** The socket is closed by us; nothing is sent to it any more. Reasons are static and short (123 bytes at most). */
export function closeBrowser(draft: Draft, code: number, reason: string) {
  const { browser } = draft.state;
  if (browser.socket === null) return;
  draft.effects.push({ type: "close-browser", socket: browser.socket, code, reason });
  draft.state.browser = { ...browser, socket: null, seenAtMs: draft.atMs };
}

function awaitsWords(state: RelayState): boolean {
  return state.lines.some((line) => line.speaker === "agent" && line.status === "open");
}
