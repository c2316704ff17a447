const KEY = "live-call";
/** The server waits for half a minute (core/voice/limits.ts); the last seconds are for coming back. */
export const LEFT_CALL_WAITS_MS = 25_000;

/** The call this tab is in, so that the page can go on with it when it is loaded anew. */
export function keepCall(conversationId: string): void {
  write(JSON.stringify({ conversationId, leftAtMs: null }));
}

/** The page is being left: from now on the server waits. */
export function leaveCall(conversationId: string): void {
  write(JSON.stringify({ conversationId, leftAtMs: Date.now() }));
}

export function forgetCall(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** Whether this tab left a call in this conversation so recently that it is still on. */
export function findLeftCall(conversationId: string): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return false;
    if (!("conversationId" in kept) || kept.conversationId !== conversationId) return false;
    return "leftAtMs" in kept && typeof kept.leftAtMs === "number" && Date.now() - kept.leftAtMs < LEFT_CALL_WAITS_MS;
  } catch {
    return false;
  }
}

function write(value: string): void {
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    // Then a page that is loaded anew does not know of the call.
  }
}
