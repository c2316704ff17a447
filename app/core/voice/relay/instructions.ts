import type { Farewell } from "../../customer/speaking/standing-policy.ts";
import { owesAnswer, wantAnswer } from "./customer-answers.ts";
import { type Draft, freshId, tellUpstream } from "./relay-state.ts";

/** [R26] What holds from here on: told now or as soon as no answer is being made, and to any later upstream. */
export function instruct(draft: Draft, { instructions, farewell }: { instructions: string; farewell: Farewell }) {
  const { state } = draft;
  const { session } = state.settings;
  const wasDue = state.settings.farewell === "due";
  if (session.instructions !== instructions) state.instructionsDue = true;
  // The same words may come to allow more: the agent has said goodbye.
  else if (!state.instructionsDue) state.heldFarewell = farewell;
  state.settings = { ...state.settings, session: { ...session, instructions }, farewell };
  tellInstructions(draft);
  if (farewell === "due" && !wasDue) wantAnswer(draft);
}

/** Never while an answer is being made: what it was made under stays known. */
export function tellInstructions(draft: Draft) {
  const { state } = draft;
  if (!state.instructionsDue || state.response !== null || state.upstream.phase !== "ready") return;
  state.instructionsDue = false;
  const { instructions } = state.settings.session;
  if (typeof instructions === "string")
    tellUpstream(draft, { type: "session.update", session: { type: "realtime", instructions } });
}

/** Instructions hold once the upstream says so: an answer that it had begun before was made under the earlier ones. */
export function confirmInstructions(draft: Draft, held: string | undefined) {
  const { state } = draft;
  if (state.instructionsDue) return;
  if (held === undefined || held === state.settings.session.instructions) state.heldFarewell = state.settings.farewell;
}

/** [R38] The customer wants to hang up. One that nobody can be answered by is the built-in customer's, who knows. */
export function hangUpOrStay(draft: Draft, hangUp: { callId: string | undefined; madeUnder: Farewell }) {
  const { state } = draft;
  const mayLeave = hangUp.madeUnder !== "refused" || state.settings.farewell !== "refused";
  if (mayLeave || state.stayTold || hangUp.callId === undefined) {
    state.hungUp = true;
    return;
  }
  state.stayTold = true;
  tellUpstream(draft, {
    type: "conversation.item.create",
    item: { id: freshId(draft, "item"), type: "function_call_output", call_id: hangUp.callId, output: STAY },
  });
  if (owesAnswer(draft)) wantAnswer(draft);
}

const STAY = JSON.stringify({ hung_up: false, because: "You stay on the line. Go on with the call." });
