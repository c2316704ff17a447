const KEY = "live-call";
/** The server waits 30 s (BROWSER_WINDOW_MS); the last seconds are needed to reconnect. */
const LEFT_CALL_WAITS_MS = 25_000;

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

/** For how many more ms a call of this conversation that this tab has left can be rejoined; 0: there is none. */
export function leftCallMs(conversationId: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return 0;
    if (!("conversationId" in kept) || kept.conversationId !== conversationId) return 0;
    if (!("leftAtMs" in kept) || typeof kept.leftAtMs !== "number") return 0;
    return Math.max(0, kept.leftAtMs + LEFT_CALL_WAITS_MS - Date.now());
  } catch {
    return 0;
  }
}

function write(value: string): void {
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    // Storage is blocked or full: after a reload the call cannot be rejoined.
  }
}
