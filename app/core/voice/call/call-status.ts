import type { Toast } from "../../toast.ts";
import { CLOSE } from "../call-figures.ts";

/** Where a call is, as its user is told. `reconnecting`: the customer's side is being fetched back. */
export type CallStatus = "connecting" | "active" | "reconnecting" | "paused";

/** Why a call ended. Stored with it, and shown. */
export const END_REASONS = [
  /** The browser closed its socket on purpose: End Call, New Session. */
  "agent-left",
  /** Asked for by command, spoken or typed: the feedback follows. */
  "feedback-asked",
  /** The customer hung up. */
  "customer-left",
  "time-limit",
  /** No browser came back in time. */
  "browser-lost",
  "upstream-failed",
  /** The browser sent what no page of ours sends. */
  "policy",
  /** Ended from outside: another call of the same user. */
  "taken-over",
  /** The minutes of the month are used up. */
  "no-minutes",
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Whether the practice is over with the call, and is scored. What was cut off can go on, by text or by another call. */
export function endsPractice(reason: EndReason): boolean {
  return ["agent-left", "feedback-asked", "customer-left", "time-limit"].includes(reason);
}

export function closeCodeOf(reason: EndReason): number {
  switch (reason) {
    case "upstream-failed":
      return CLOSE.upstreamFailed;
    case "policy":
    case "no-minutes":
      return CLOSE.policy;
    default:
      return CLOSE.normal;
  }
}

/** Whether a browser connects again after its socket closed with this code. */
export function mayReconnect(closeCode: number): boolean {
  return closeCode !== CLOSE.normal && closeCode !== CLOSE.policy && closeCode !== CLOSE.upstreamFailed;
}

/** The status line under the messages of a connected call. */
export function statusLine(sound: { agentSpeaks: boolean; customerSpeaks: boolean }): string {
  if (sound.agentSpeaks) return "Listening...";
  return sound.customerSpeaks ? "AI Speaking..." : "Voice chat active";
}

/** A title names what happened, as on every page; the sentence says what there is to know or to do. */
export const CALL_TOASTS = {
  connected: { kind: "info", title: "Connected", text: "The customer can hear you." },
  connectedToType: { kind: "info", title: "Connected", text: "You type, the customer speaks." },
  disconnected: { kind: "info", title: "Disconnected", text: "The call has ended." },
  microphoneBlocked: {
    kind: "destructive",
    title: "Connection Failed",
    text: "The microphone is blocked. Allow it for this site in the address bar, then start the call again.",
  },
  microphoneMissing: {
    kind: "destructive",
    title: "Connection Failed",
    text: "No microphone was found. Connect one, then start the call again.",
  },
  microphoneBusy: {
    kind: "destructive",
    title: "Connection Failed",
    text: "Another program is using the microphone. Close it there, then start the call again.",
  },
  insecurePage: {
    kind: "destructive",
    title: "Connection Failed",
    text: "A call needs a secure page (https).",
  },
  callRefused: {
    kind: "destructive",
    title: "Connection Failed",
    text: "The call could not be started. Please try again.",
  },
  connectionError: { kind: "destructive", title: "Connection Error", text: "The connection failed. Trying again." },
  connectionLost: {
    kind: "destructive",
    title: "Connection Lost",
    text: "The call was cut off. What was said is kept.",
  },
} as const satisfies Record<string, Toast>;

/** The server's `error`, as a toast. */
export function voiceChatError(message: string | undefined): Toast {
  return { kind: "destructive", title: "Voice Chat Error", text: message || "An error occurred during voice chat." };
}

/** What the user reads when a call ended by itself; null when they ended it. */
export function endedText(reason: EndReason): string | null {
  switch (reason) {
    case "agent-left":
    case "feedback-asked":
      return null;
    case "customer-left":
      return "The customer hung up.";
    case "time-limit":
      return "The call reached its time limit.";
    case "browser-lost":
      return "The connection did not come back, so the call was ended.";
    case "upstream-failed":
      return "The customer's voice is not available at the moment.";
    case "policy":
      return "The call was ended because of unexpected messages from this page.";
    case "taken-over":
      return "Another call of yours was started.";
    case "no-minutes":
      return "Your minutes of this month are used up.";
  }
}
