import type { Command } from "../../conversations/commands.ts";
import { tellStatus } from "./call-clock.ts";
import { endCall } from "./ending.ts";
import { applyCuts, interrupt } from "./playback.ts";
import type { Line } from "./relay-lines.ts";
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
  const isBusy = state.response !== null || state.upstream.owesSinceMs !== null || state.speech?.endMs === null;
  if (
    !state.answerWanted ||
    isBusy ||
    isUndirected(state) ||
    state.upstream.phase !== "ready" ||
    state.browser.socket === null
  )
    return;
  applyCuts(draft, state.cuts);
  tellUpstream(draft, { type: "response.create", event_id: ANSWER_REQUEST });
  state.answerWanted = false;
  state.upstream = { ...state.upstream, owesSinceMs: atMs };
}

/** The event id of a request: an error that carries it means that no answer comes. */
export const ANSWER_REQUEST = "answer";

/** [R26] */
export function direct(draft: Draft, { instructions, hangsUp }: { instructions: string; hangsUp: boolean }) {
  const { state } = draft;
  state.settings = { ...state.settings, session: { ...state.settings.session, instructions } };
  tellUpstream(draft, { type: "session.update", session: { type: "realtime", instructions } });
  state.directedItemId = lastAgentItem(state, (status) => status === "stored");
  state.hangsUpNext = hangsUp;
  if (owesAnswer(draft)) wantAnswer(draft);
}

/** [R26] An upstream that does not answer by itself waits until all the agent said has its direction. */
function isUndirected(state: RelayState): boolean {
  if (state.settings.turnDetection.create_response !== false) return false;
  return lastAgentItem(state, (status) => status !== "void") !== state.directedItemId;
}

function lastAgentItem(state: RelayState, has: (status: Line["status"]) => boolean): string | null {
  return state.lines.findLast((line) => line.speaker === "agent" && has(line.status))?.itemId ?? null;
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
  const { settings, paused } = draft.state;
  const turnDetection = paused ? { ...settings.turnDetection, create_response: false } : settings.turnDetection;
  tellUpstream(draft, {
    type: "session.update",
    session: { type: "realtime", audio: { input: { turn_detection: turnDetection } } },
  });
}
