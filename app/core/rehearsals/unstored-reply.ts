import { z } from "zod";
import { coachAnswer, NOTHING_SAID } from "../coach/coach-answer.ts";
import { findCommand, unclearCommand } from "../conversations/commands.ts";
import { CONTEXT_TURNS, MESSAGE_MAX_LENGTH, parseMessage } from "../conversations/message-text.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerCue } from "../customer/customer-model.ts";
import { isCustomersEnd } from "../customer/deciding/exits.ts";
import { sentenceKeys } from "../customer/phrase.ts";
import { replay } from "../roleplay/fork-point.ts";
import { customerCueFor } from "../roleplay/roleplay.ts";
import type { Practice } from "../scenarios/practice.ts";
import { feedbackText } from "../scoring/feedback-text.ts";
import { scoreConversation } from "../scoring/score-conversation.ts";
import { whyUnjudged } from "../scoring/unjudged.ts";
import { preparedFrom } from "../scripts/prepared-objections.ts";
import { objectionsPreparedFor } from "../scripts/script-objections.ts";
import { SCRIPT_MAX_CHARACTERS } from "../scripts/script-text.ts";

/** A message to the customer together with all that is known of the conversation: nothing of it is stored. */
export const oneOffRequestSchema = z.object({
  message: z.string().max(MESSAGE_MAX_LENGTH * 2),
  /** The last messages, oldest first; of more, the last ten count. */
  context: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(MESSAGE_MAX_LENGTH * 2) }))
    .max(200)
    .default([]),
  uploadedScript: z.object({ name: z.string().max(500), content: z.string().max(SCRIPT_MAX_CHARACTERS) }).nullish(),
});
export type OneOffRequest = z.infer<typeof oneOffRequestSchema>;

/** The customer is to speak, or the coach has spoken. */
export type OneOffAnswer = { by: "customer"; cue: CustomerCue } | { by: "coach"; text: string };

/**
 * What a message comes to when only the last lines of its conversation are known: the engine hears those again from the start.
 * Sentences that were said in them are not said again. `text` is the message as `parseMessage` cleaned it.
 */
export function answerOneOff(practice: Practice, text: string, request: Omit<OneOffRequest, "message">): OneOffAnswer {
  const script = request.uploadedScript ?? null;
  const scriptObjections = script ? objectionsPreparedFor(script.content, practice.objections) : [];
  const turns = turnsBefore(text, request.context);
  const heard = replay({ kind: "practice", practice, scriptObjections: preparedFrom([], 0, scriptObjections) }, turns);
  const said = turns.filter(({ speaker }) => speaker === "customer").flatMap((turn) => sentenceKeys(turn.text));
  const state = { ...heard.state, said: [...new Set([...heard.state.said, ...said])] };

  const command = findCommand(text);
  if (command === "end") {
    if (!turns.some(({ speaker }) => speaker === "agent")) return { by: "coach", text: NOTHING_SAID };
    const unjudged = whyUnjudged(turns, isCustomersEnd(state.exit));
    return { by: "coach", text: unjudged ?? feedbackText(scoreConversation({ practice, turns, state, mode: "text" })) };
  }
  if (command) return { by: "coach", text: coachAnswer(command, { practice, state, turns }) };
  const unclear = unclearCommand(text);
  if (unclear !== null) return { by: "coach", text: unclear };
  const line: Turn = { index: turns.length, speaker: "agent", text, atMs: 0 };
  const heardNow = { turn: line.index, text, scriptObjections };
  const cue = customerCueFor({ kind: "practice", practice }, state, heardNow, { context: [...turns, line], script });
  return { by: "customer", cue };
}

/** Commands and blanks are no turns. A client may have put the message itself last. */
function turnsBefore(text: string, context: OneOffRequest["context"]): Turn[] {
  const said = context.flatMap(({ role, content }) => {
    const parsed = parseMessage(content);
    return parsed.ok && !findCommand(parsed.text) ? [{ role, text: parsed.text }] : [];
  });
  const last = said.at(-1);
  const before = last?.role === "user" && last.text === text ? said.slice(0, -1) : said;
  return before.slice(-CONTEXT_TURNS).map(({ role, text }, index) => ({
    index,
    speaker: role === "user" ? "agent" : "customer",
    text,
    atMs: 0,
  }));
}
