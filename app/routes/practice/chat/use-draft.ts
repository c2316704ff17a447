import { type RefObject, useEffect, useRef, useState } from "react";
import { findDraft, keepDraft } from "#app/browser/kept-draft.ts";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import type { ChatState } from "#core/conversations/chat-state.ts";
import { restoredDraft } from "#core/conversations/composer.ts";

/**
 * The composer's text: what the server gave, else what was typed before JavaScript ran, else what this browser kept. What was sent
 * and is not stored yet is kept as well: should the page end before, it comes back. `place`: the conversation, or the room of one
 * that has not begun.
 */
export function useDraft(
  { sending, messages }: Pick<ChatState, "sending" | "messages">,
  at: { place: string; given: string; textarea: RefObject<HTMLTextAreaElement | null> },
) {
  const [draft, setDraft] = useState(at.given);
  const [isAwake, setIsAwake] = useState(false);
  const person = useKnownViewer()?.id ?? null;
  const field = `say:${at.place}`;
  const lastField = useRef(field);
  const unstored = sending?.command === null ? sending.content : "";

  // Once, as the page wakes up: later the composer knows best.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const kept = person === null ? "" : findDraft({ person, field });
    const wasStored = messages.some(({ role, content }) => role === "user" && content === kept.trim());
    setDraft((before) => before || at.textarea.current?.value || (wasStored ? "" : kept));
    setIsAwake(true);
  }, []);

  useEffect(() => {
    if (!isAwake || person === null) return;
    if (lastField.current !== field) keepDraft({ person, field: lastField.current }, "");
    lastField.current = field;
    keepDraft({ person, field }, unstored === "" ? draft : restoredDraft(unstored, draft));
  }, [isAwake, person, field, draft, unstored]);

  return [draft, setDraft] as const;
}
