import type { Command } from "../../conversations/commands.ts";
import { IDLE_QUESTIONS } from "../call-figures.ts";
import { tellStatus } from "./call-clock.ts";
import { endCall } from "./ending.ts";
import { applyCuts, interrupt } from "./playback.ts";
import { type Draft, type RelayState, tellUpstream } from "./relay-state.ts";

/** [R5] Asks for the customer's answer, at once or when the one being made is done. */
export function wantAnswer(draft: Draft) {
  const { state } = draft;
  if (state.phase !== "live" || state.paused || state.hungUp) return;
  state.answerWanted = true;
  askForAnswer(draft);
}

/** [R5] Only one response can be made at a time, and none while the agent speaks. */
export function askForAnswer(draft: Draft) {
  const { state, atMs } = draft;
  const isBusy =
    state.response !== null ||
    state.upstream.owesSinceMs !== null ||
    state.answersCommand ||
    state.speech?.endMs === null;
  if (!state.answerWanted || isBusy || state.upstream.phase !== "ready" || state.browser.socket === null) return;
  applyCuts(draft, state.cuts);
  tellUpstream(draft, { type: "response.create", event_id: ANSWER_REQUEST, ...openingOf(state) });
  state.answerWanted = false;
  state.upstream = { ...state.upstream, owesSinceMs: atMs };
}

/** The event id of a request: an error that carries it means that no answer comes. */
export const ANSWER_REQUEST = "answer";

/** [R26] The customer's first words have instructions of their own. */
function openingOf({ settings, lines }: RelayState): { response?: { instructions: string } } {
  const isFirst = settings.opensWith !== null && lines.every((line) => line.status === "void");
  return isFirst && settings.opensWith !== null ? { response: { instructions: settings.opensWith } } : {};
}

/** Whether the agent had the last word. */
export function owesAnswer(draft: Draft): boolean {
  return draft.state.lines.findLast((line) => line.status !== "void")?.speaker === "agent";
}

/** [R63] [R64] */
export function obeyCommand(draft: Draft, command: Command) {
  if (command === "end") return endCall(draft, "feedback-asked");
  if (command === "hint") pauseTalk(draft);
  else resumeTalk(draft);
  draft.effects.push({ type: "obey", command });
  if (command === "continue" && owesAnswer(draft)) wantAnswer(draft);
}

function pauseTalk(draft: Draft) {
  interrupt(draft, true);
  applyCuts(draft, draft.state.cuts);
  if (draft.state.paused) return;
  draft.state.paused = true;
  draft.state.answerWanted = false;
  sendTurnDetection(draft);
  tellStatus(draft);
}

export function resumeTalk(draft: Draft) {
  if (!draft.state.paused) return;
  draft.state.paused = false;
  sendTurnDetection(draft);
  tellStatus(draft);
}

/** [R64] While paused the upstream still hears and writes down, and makes no answer. */
export function sendTurnDetection(draft: Draft) {
  const { settings, paused, idleQuestions } = draft.state;
  const asksIntoSilence = !paused && idleQuestions < IDLE_QUESTIONS;
  const turnDetection = {
    ...settings.turnDetection,
    ...(paused && { create_response: false }),
    ...(!asksIntoSilence && "idle_timeout_ms" in settings.turnDetection && { idle_timeout_ms: null }),
  };
  tellUpstream(draft, {
    type: "session.update",
    session: { type: "realtime", audio: { input: { turn_detection: turnDetection } } },
  });
}

/** [R28] The customer asks into the silence whether somebody is there; a second time, and then they wait. */
export function noteSilence(draft: Draft, itemId: string | undefined) {
  const { state } = draft;
  state.silentItem = itemId ?? null;
  state.idleQuestions += 1;
  if (state.idleQuestions === IDLE_QUESTIONS) sendTurnDetection(draft);
}

/** [R28] The agent says something. */
export function endSilence(draft: Draft) {
  const { state } = draft;
  const waited = state.idleQuestions >= IDLE_QUESTIONS;
  state.idleQuestions = 0;
  if (waited) sendTurnDetection(draft);
}
