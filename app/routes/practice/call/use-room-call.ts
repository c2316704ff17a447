import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { loadCallPreferences } from "#app/browser/voice/call-preferences.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { lastPosition } from "#core/conversations/chat-state.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import { CALL_TOASTS } from "#core/voice/call/call-status.ts";
import type { PracticeConversation } from "../use-conversation.ts";
import { type BeginCall, useCalls } from "./call-context.tsx";
import { useCallConversation } from "./call-conversation.ts";
import type { CheckedCall } from "./check/call-check.tsx";

/** The call of this chat page, if the call of this tab belongs to it, and functions that begin or rejoin one here. */
export function useRoomCall(props: {
  room: string;
  persona: PersonaCard;
  text: PracticeConversation;
  onBegun: (conversationId: string) => void;
}) {
  const { room, persona, text } = props;
  const { current, begin } = useCalls();
  const navigate = useNavigate();
  const showToast = useToast();
  const latest = useRef({ isHere: true, onBegun: props.onBegun });
  latest.current.onBegun = props.onBegun;
  useEffect(() => {
    latest.current.isHere = true;
    return () => {
      latest.current.isHere = false;
    };
  }, []);

  const stored = text.transcript.conversation;
  const isOurs = current !== null && (current.room === room || current.live.view.conversationId === stored?.id);
  const { conversation, view } = useCallConversation(text, isOurs ? current : null);

  function beginHere(call: Pick<BeginCall, "audio" | "preferences" | "start">) {
    const after = lastPosition(text.transcript);
    const onBegun = (conversationId: string) => {
      if (stored || !latest.current.isHere) return;
      latest.current.onBegun(conversationId);
      navigate(`/chat/${conversationId}`, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    };
    void begin({ ...call, room, persona, after, onBegun }).catch(() => showToast(CALL_TOASTS.callRefused));
  }

  return {
    conversation,
    view,
    live: isOurs ? current.live : null,
    start: ({ consent, ...call }: CheckedCall) => {
      const place = stored ? { conversationId: stored.id } : text.choice && { choice: text.choice };
      if (place) beginHere({ ...call, start: { place, consent } });
    },
    rejoin: async () => {
      if (!stored) return;
      const preferences = loadCallPreferences();
      const { openCallAudio } = await import("#app/browser/voice/sound/call-audio.ts");
      try {
        beginHere({ audio: await openCallAudio(preferences.microphoneId), preferences, start: { rejoins: stored.id } });
      } catch {
        showToast(CALL_TOASTS.microphoneBlocked);
      }
    },
  };
}
