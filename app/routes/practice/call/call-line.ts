import type { BrowserCallView } from "#app/browser/voice/browser-call.ts";
import { statusLine } from "#core/voice/call/call-status.ts";

/** The status of the call, in one line. */
export function callLine(view: BrowserCallView): string {
  if (view.connection === "reconnecting" || view.status === "reconnecting") return "Connection lost. Trying again.";
  if (view.connection === "connecting") return "Connecting...";
  if (view.connection === "open") return "Connected. The customer speaks first.";
  if (view.status === "paused") return "Paused. The customer can't hear you.";
  if (view.gate.muted && !view.customerSpeaks) return "You are muted.";
  return statusLine(view);
}
