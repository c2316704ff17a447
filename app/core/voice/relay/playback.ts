import { CONGESTED_BYTES, EXACT_TRUNCATE_WAIT_MS, PLAYED_REPORT_WAIT_MS, PLAYOUT_DELAY_MS } from "../call-figures.ts";
import { soundMs } from "../protocol/append-message.ts";
import { heardText } from "../speech/heard-text.ts";
import { changeLine, type Line, placeLine, settle } from "./relay-lines.ts";
import { type Draft, tellBrowser, tellUpstream } from "./relay-state.ts";

/** An item the browser is playing, or about to. Times are unix ms unless they say otherwise. */
export type Playback = {
  itemId: string;
  responseId: string;
  transcript: string;
  /** Sound sent to the browser, ms. */
  sentMs: number;
  /** When its first sample is heard; moves on when the sound ran dry, so that played = now - startAtMs. */
  startAtMs: number;
  /** The same, as it was at first or as the browser reported it. */
  heardFromMs: number;
  /** No more sound will come. */
  generated: boolean;
};

/** A playback that was cut off and waits for the browser's exact figure. */
export type Cut = {
  itemId: string;
  transcript: string;
  sentMs: number;
  playedMs: number;
  heardFromMs: number;
  cutAtMs: number;
  dueAtMs: number;
};

export type Sound = { responseId: string; itemId: string; audio: string; forBrowser: string };

/** [R30] [R33] [R40] Sound of the customer: to the browser, unless it is not wanted any more or cannot be taken. */
export function playSound(draft: Draft, sound: Sound, unsentBytes: number) {
  const { state, atMs, effects } = draft;
  if (state.browser.socket === null || isDropped(draft, sound.responseId)) return;
  if (unsentBytes > CONGESTED_BYTES) return skipSound(draft, sound);
  const ms = soundMs(sound.audio);
  if (ms === null) return;
  const playback = playbackOf(draft, sound);
  const ranDry = playback.sentMs > 0 && playback.startAtMs + playback.sentMs < atMs + PLAYOUT_DELAY_MS;
  const startAtMs = ranDry ? atMs + PLAYOUT_DELAY_MS - playback.sentMs : playback.startAtMs;
  effects.push({ type: "send-browser", text: sound.forBrowser });
  if (state.settings.records) {
    const startMs = startAtMs + playback.sentMs - state.startedAtMs;
    effects.push({ type: "record", track: "customer", audio: sound.audio, startMs });
  }
  changePlayback(draft, sound.itemId, { startAtMs, sentMs: playback.sentMs + ms });
}

/** [R31] The words of the sound. */
export function showWords(draft: Draft, words: { responseId: string; itemId: string; delta: string }) {
  if (isInterrupted(draft, words.responseId)) return;
  const playback = playbackOf(draft, words);
  changePlayback(draft, words.itemId, { transcript: playback.transcript + words.delta });
  tellBrowser(draft, {
    type: "response.audio_transcript.delta",
    response_id: words.responseId,
    item_id: words.itemId,
    delta: words.delta,
  });
}

export function changePlayback(draft: Draft, itemId: string, change: Partial<Playback>) {
  draft.state.playbacks = draft.state.playbacks.map((one) => (one.itemId === itemId ? { ...one, ...change } : one));
}

/** No more sound of this response comes; what never made a sound although it failed was not said. */
export function finishPlaybacks(draft: Draft, responseId: string, completed: boolean) {
  draft.state.playbacks = draft.state.playbacks.map((one) =>
    one.responseId === responseId
      ? { ...one, generated: true, transcript: completed || one.sentMs > 0 ? one.transcript : "" }
      : one,
  );
}

/**
 * [R32] The agent speaks (or leaves) while the customer does: what is not played is cut, its response is no longer
 * forwarded. Each cut waits for the browser's exact figure. `cancel` when the upstream does not stop by itself.
 */
export function interrupt(draft: Draft, cancel: boolean) {
  const { state, atMs } = draft;
  settlePlayed(draft, atMs);
  const cut = draft.state.playbacks.filter((one) => !one.generated || playedMs(one, atMs) < one.sentMs);
  const heard = draft.state.playbacks.filter((one) => !cut.includes(one));
  for (const playback of heard) settleHeard(draft, playback);
  if (cut.length > 0 && state.settings.records)
    draft.effects.push({ type: "cut-recording", fromMs: atMs - state.startedAtMs });
  state.playbacks = [];
  state.cuts = [
    ...state.cuts,
    ...cut.map(({ itemId, transcript, sentMs, heardFromMs, ...playback }) => ({
      itemId,
      transcript,
      sentMs,
      heardFromMs,
      playedMs: playedMs({ ...playback, sentMs }, atMs),
      cutAtMs: atMs,
      dueAtMs: atMs + EXACT_TRUNCATE_WAIT_MS,
    })),
  ];
  silence(draft, new Set(cut.flatMap((one) => (one.generated ? [] : [one.responseId]))), cancel);
}

/** [R32] Whatever else comes of these responses, and of the one being made, is not wanted. */
export function silence(draft: Draft, responseIds: Set<string>, cancel: boolean) {
  const { state } = draft;
  if (state.response && !isInterrupted(draft, state.response.id)) {
    if (cancel) tellUpstream(draft, { type: "response.cancel" });
    responseIds.add(state.response.id);
  }
  state.dropped = [
    ...state.dropped.filter((one) => !responseIds.has(one.responseId)),
    ...[...responseIds].map((responseId) => ({ responseId, why: "interrupted" as const })),
  ];
}

/** [R34] The browser says how much of an item was played. Unasked, it is an interruption of its own. */
export function cutExactly(draft: Draft, itemId: string, playedExactlyMs: number) {
  if (draft.state.playbacks.some((one) => one.itemId === itemId)) interrupt(draft, true);
  const cut = draft.state.cuts.find((one) => one.itemId === itemId);
  if (cut) applyCuts(draft, [{ ...cut, playedMs: Math.min(playedExactlyMs, cut.sentMs) }]);
}

/** [R34] Tells the upstream what was heard, and settles the line with it. */
export function applyCuts(draft: Draft, cuts: readonly Cut[]) {
  for (const cut of cuts) {
    if (cut.sentMs > 0)
      tellUpstream(draft, {
        type: "conversation.item.truncate",
        item_id: cut.itemId,
        content_index: 0,
        audio_end_ms: Math.floor(cut.playedMs),
      });
    settleCustomer(draft, cut.itemId, {
      text: heardText(cut.transcript, cut.playedMs, cut.sentMs),
      fromMs: cut.heardFromMs,
      toMs: cut.cutAtMs,
      interrupted: true,
    });
  }
  const applied = new Set(cuts.map((cut) => cut.itemId));
  draft.state.cuts = draft.state.cuts.filter((cut) => !applied.has(cut.itemId));
}

/** [R35] The speaker began or finished an item, as the browser reports it. */
export function hearReport(draft: Draft, itemId: string, report: "started" | "ended") {
  const { state, atMs } = draft;
  if (!state.browser.reportsPlayback) state.browser = { ...state.browser, reportsPlayback: true };
  const playback = state.playbacks.find((one) => one.itemId === itemId);
  if (!playback) return;
  if (report === "started") changePlayback(draft, itemId, { startAtMs: atMs, heardFromMs: atMs });
  else if (playback.generated) settleHeard(draft, { ...playback, startAtMs: atMs - playback.sentMs });
}

/** [R35] Settles what must have been heard to its end by now. */
export function settlePlayed(draft: Draft, atMs: number) {
  for (const playback of draft.state.playbacks) if (settlesAtMs(draft, playback) <= atMs) settleHeard(draft, playback);
}

/** When a playback settles by itself, unix ms. */
export function settlesAtMs(draft: Draft, playback: Playback): number {
  if (!playback.generated) return Number.POSITIVE_INFINITY;
  const waitMs = draft.state.browser.reportsPlayback && draft.state.browser.socket !== null ? PLAYED_REPORT_WAIT_MS : 0;
  return playback.startAtMs + playback.sentMs + waitMs;
}

function settleHeard(draft: Draft, playback: Playback) {
  draft.state.playbacks = draft.state.playbacks.filter((one) => one.itemId !== playback.itemId);
  settleCustomer(draft, playback.itemId, {
    text: playback.transcript,
    fromMs: playback.heardFromMs,
    toMs: playback.startAtMs + playback.sentMs,
    interrupted: false,
  });
}

function settleCustomer(
  draft: Draft,
  itemId: string,
  heard: { text: string; fromMs: number; toMs: number; interrupted: boolean },
) {
  const { startedAtMs } = draft.state;
  draft.state.lines = changeLine(draft.state.lines, itemId, () => ({
    ...settle(heard.text),
    startMs: heard.fromMs - startedAtMs,
    endMs: Math.max(heard.fromMs, heard.toMs) - startedAtMs,
    interrupted: heard.interrupted,
  }));
}

function playedMs(playback: Pick<Playback, "startAtMs" | "sentMs">, atMs: number): number {
  return Math.min(Math.max(0, atMs - playback.startAtMs), playback.sentMs);
}

function playbackOf(draft: Draft, item: { itemId: string; responseId: string }): Playback {
  const { state, atMs } = draft;
  const known = state.playbacks.find((one) => one.itemId === item.itemId);
  if (known) return known;
  const last = state.playbacks.at(-1);
  const startAtMs = Math.max(atMs + PLAYOUT_DELAY_MS, last ? last.startAtMs + last.sentMs : 0);
  const playback: Playback = {
    itemId: item.itemId,
    responseId: item.responseId,
    transcript: "",
    sentMs: 0,
    startAtMs,
    heardFromMs: startAtMs,
    generated: false,
  };
  state.playbacks = [...state.playbacks, playback];
  if (!state.lines.some((line) => line.itemId === item.itemId))
    state.lines = placeLine(state.lines, openCustomerLine(item.itemId), null);
  return playback;
}

export function openCustomerLine(itemId: string): Line {
  return {
    itemId,
    speaker: "customer",
    status: "open",
    text: "",
    startMs: null,
    endMs: null,
    interrupted: false,
    waitsUntilMs: null,
  };
}

function isInterrupted(draft: Draft, responseId: string): boolean {
  return draft.state.dropped.some((one) => one.responseId === responseId && one.why === "interrupted");
}

function isDropped(draft: Draft, responseId: string): boolean {
  return draft.state.dropped.some((one) => one.responseId === responseId);
}

/** [R40] The browser takes no more: the rest of this response's sound is left out, its words still come. */
function skipSound(draft: Draft, { responseId, itemId }: Sound) {
  draft.state.dropped = [...draft.state.dropped, { responseId, why: "congested" }];
  tellBrowser(draft, { type: "response.audio.done", response_id: responseId, item_id: itemId });
  tellBrowser(draft, {
    type: "rolecall.notice",
    code: "slow-connection",
    text: "Your connection is slow: the rest of this answer comes as text.",
  });
}
