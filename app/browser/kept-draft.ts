/** What is in the composer, kept for this browser tab: a reload or a trip to the sign-in page does not lose it. */
export function findDraft(conversationId: string | null): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(conversationId: string | null, draft: string): void {
  try {
    if (draft === "") sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), draft);
  } catch {
    // Storage can be full or switched off; the draft then lives as long as the page.
  }
}

function keyOf(conversationId: string | null): string {
  return `draft:${conversationId ?? "new"}`;
}
