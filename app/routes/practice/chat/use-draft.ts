import { type RefObject, useCallback, useEffect, useState } from "react";
import { findDraft, keepDraft } from "#app/browser/kept-draft.ts";

/** The composer's text: what the server gave, else what was typed before JavaScript ran, else what this tab kept. */
export function useDraft(
  conversationId: string | null,
  given: string,
  textarea: RefObject<HTMLTextAreaElement | null>,
) {
  const [draft, setDraft] = useState(given);

  // Once, as the page wakes up: later the composer knows best.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setDraft((before) => before || textarea.current?.value || findDraft(conversationId));
  }, []);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      keepDraft(conversationId, next);
    },
    [conversationId],
  );
  return [draft, change] as const;
}
