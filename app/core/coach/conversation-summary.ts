import type { ConversationSummary } from "../conversations/reply-events.ts";
import { type SpokenMessage, turnsOf } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import { type CuedConversation, cueFor } from "./live-cue.ts";

/** A stored conversation as the chat page and the reply stream show it, with the live cue of this moment. */
export function summaryOf(
  conversation: CuedConversation & Pick<ConversationSummary, "id" | "title"> & { state: Pick<CustomerState, "exit"> },
  messages: readonly SpokenMessage[],
): ConversationSummary {
  return {
    id: conversation.id,
    title: conversation.title,
    status: conversation.status,
    phase: conversation.phase,
    exit: conversation.state.exit,
    cue: cueFor(conversation, turnsOf(messages)),
  };
}
