import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { createReplies, type ReplyWorld, type SayRequest } from "./replies.ts";

/** For forms posted without JavaScript: the same exchange, run to its end without the pace of speech. */
export function createFormReplies(world: ReplyWorld) {
  const replies = createReplies({ ...world, pause: () => Promise.resolve() });
  return {
    /** The conversation it was said in. Refuses as `say` does, and where another request has moved the conversation. */
    async say(login: Login | null, request: SayRequest): Promise<{ conversationId: string }> {
      let conversationId = "conversationId" in request.in ? request.in.conversationId : "";
      for await (const event of replies.say(login, request, new AbortController().signal)) {
        if (event.type === "started") conversationId = event.conversation.id;
        if (event.type === "refused") throw new Refusal("model_failed");
      }
      return { conversationId };
    },
  };
}
