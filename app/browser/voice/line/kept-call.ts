const KEY = "live-call";
/** The server waits 30 s (BROWSER_WINDOW_MS); the last seconds are needed to reconnect. */
export const LEFT_CALL_WAITS_MS = 25_000;

/** Notes in this tab which call it is in, so that the page can rejoin it after a reload. */
export function keepCall(conversationId: string): void {
  write(JSON.stringify({ conversationId, leftAtMs: null }));
}

/** Notes when the page is being left: from now on the server waits. */
export function leaveCall(conversationId: string): void {
  write(JSON.stringify({ conversationId, leftAtMs: Date.now() }));
}

export function forgetCall(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was noted.
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
    // Storage is blocked or full: after a reload the call cannot be rejoined.
  }
}
