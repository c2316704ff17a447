import { FRAME_MS } from "../call-figures.ts";

/** Longer than the turn detection waits, so that it ends the turn: a push-to-talk sends this much silence after release. */
const TAIL_MS = 600;

/**
 * What of the microphone leaves the browser. Closed (muted, push-to-talk without the push, or nobody understands), it lets silence through for a
 * moment, so that the server hears the end of what was said, and then nothing.
 */
export type MicrophoneGate = {
  muted: boolean;
  pushToTalk: boolean;
  /** The push of push-to-talk. */
  pushed: boolean;
  /** Somebody turns speech into words. Where nobody does, it would only cut the customer off. */
  understood: boolean;
  /** Silence still to be sent. */
  tailMs: number;
};

export const OPEN_GATE: MicrophoneGate = {
  muted: false,
  pushToTalk: false,
  pushed: false,
  understood: true,
  tailMs: 0,
};

export function isOpen(gate: MicrophoneGate): boolean {
  return gate.understood && !gate.muted && (!gate.pushToTalk || gate.pushed);
}

/** `patienceMs`: how long a silence the turn detection waits for. */
export function changeGate(
  gate: MicrophoneGate,
  change: Partial<Omit<MicrophoneGate, "tailMs">>,
  patienceMs: number,
): MicrophoneGate {
  const next = { ...gate, ...change };
  if (!next.pushToTalk) next.pushed = false;
  if (isOpen(next)) return { ...next, tailMs: 0 };
  return isOpen(gate) ? { ...next, tailMs: Math.max(TAIL_MS, patienceMs + 100) } : next;
}

/** What becomes of the next frame: sent as it is, sent as silence, or not sent. */
export function passFrame(gate: MicrophoneGate): { gate: MicrophoneGate; sends: "sound" | "silence" | "nothing" } {
  if (isOpen(gate)) return { gate, sends: "sound" };
  if (gate.tailMs <= 0) return { gate, sends: "nothing" };
  return { gate: { ...gate, tailMs: gate.tailMs - FRAME_MS }, sends: "silence" };
}
