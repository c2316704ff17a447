import { isNobodysLine } from "../../customer/speaking/guard.ts";
import { interrupt, showWords, silence } from "./playback.ts";
import { changeLine, settle } from "./relay-lines.ts";
import { type Draft, tellBrowser, tellUpstream } from "./relay-state.ts";

type Words = { responseId: string; itemId: string; delta: string };

/** [R31] Words of the customer. [R27] Words that nobody says are taken back while nothing of that answer was heard. */
export function hearWords(draft: Draft, words: Words) {
  const { state, atMs } = draft;
  const answer = state.playbacks.filter(({ responseId }) => responseId === words.responseId);
  const said = answer.find(({ itemId }) => itemId === words.itemId)?.transcript ?? "";
  const isUnheard = answer.every(({ sentMs, startAtMs }) => sentMs === 0 || startAtMs > atMs);
  const isMade = state.response?.id === words.responseId && !state.response.leftPart;
  if (isMade && isUnheard && isNobodysLine(said + words.delta)) takeBack(draft, words);
  else showWords(draft, words);
}

/** [R27] It was never said. The answer is asked for again once this one is done. */
function takeBack(draft: Draft, { responseId, itemId }: Words) {
  const { state, effects } = draft;
  const answer = state.playbacks.filter((one) => one.responseId === responseId);
  const startAtMs = Math.min(...answer.map((one) => one.startAtMs));
  if (state.settings.records && answer.some(({ sentMs }) => sentMs > 0))
    effects.push({ type: "cut-recording", fromMs: startAtMs - state.startedAtMs });
  state.playbacks = state.playbacks.filter((one) => one.responseId !== responseId);
  silence(draft, new Set([responseId]), true);
  if (state.response) state.response = { ...state.response, leftPart: true };
  effects.push({ type: "note", name: "upstream-left-part" });
  unsay(draft, [...new Set([...answer.map((one) => one.itemId), itemId])]);
}

/** [R63] What the customer answered to a command, heard or not, is no line and no part of the talk. */
export function unsayAnswer(draft: Draft, commandItemId: string) {
  const { state } = draft;
  const isComing = state.response === null && state.upstream.owesSinceMs !== null;
  interrupt(draft, true);
  const after = state.lines.slice(state.lines.findIndex(({ itemId }) => itemId === commandItemId) + 1);
  const next = after.findIndex(({ speaker, status }) => speaker === "agent" && status !== "void");
  const answers = (next === -1 ? after : after.slice(0, next)).filter(
    ({ speaker, status }) => speaker === "customer" && status !== "void" && status !== "stored",
  );
  state.answersCommand = isComing && !state.paused;
  unsay(
    draft,
    answers.map(({ itemId }) => itemId),
  );
}

function unsay(draft: Draft, itemIds: readonly string[]) {
  const { state } = draft;
  state.cuts = state.cuts.filter(({ itemId }) => !itemIds.includes(itemId));
  for (const itemId of itemIds) {
    state.lines = changeLine(state.lines, itemId, () => settle(""));
    tellBrowser(draft, { type: "rolecall.unsaid", item_id: itemId });
  }
  state.forgotten = [...state.forgotten, ...itemIds];
  forgetUnsaid(draft);
}

/** The upstream can forget an answer once it has stopped making it. */
export function forgetUnsaid(draft: Draft) {
  const { state } = draft;
  if (state.response !== null) return;
  for (const itemId of state.forgotten) tellUpstream(draft, { type: "conversation.item.delete", item_id: itemId });
  state.forgotten = [];
}
