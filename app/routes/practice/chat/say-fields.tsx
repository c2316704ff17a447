import { lastPosition } from "#core/conversations/chat-state.ts";
import type { PracticeConversation } from "../use-conversation.ts";

/** What a form without JavaScript sends along: where the message belongs. */
export function SayFields({ conversation: { transcript, choice } }: { conversation: PracticeConversation }) {
  return (
    <>
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="after" value={lastPosition(transcript)} />
      {!transcript.conversation && choice && (
        <>
          <input type="hidden" name="scenarioId" value={choice.scenarioId} />
          <input type="hidden" name="personaId" value={choice.personaId} />
          <input type="hidden" name="level" value={choice.level} />
          <input type="hidden" name="seed" value={choice.seed} />
          {choice.graded && <input type="hidden" name="graded" value="on" />}
          {choice.assignment && <input type="hidden" name="assignment" value={choice.assignment.id} />}
          {choice.assignment?.counts && <input type="hidden" name="counts" value="on" />}
          {choice.drill !== undefined && <input type="hidden" name="drill" value={choice.drill} />}
        </>
      )}
    </>
  );
}
