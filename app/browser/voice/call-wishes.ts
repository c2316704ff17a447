import type { Patience } from "#core/voice/audio/vad.ts";

/** How this person wants their calls, kept in this browser. */
export type CallWishes = {
  /** Null: the system's choice. */
  microphoneId: string | null;
  loudspeakerId: string | null;
  pushToTalk: boolean;
  patience: Patience;
  /** The microphone was checked here before. */
  isChecked: boolean;
};

const KEY = "call-wishes";
const DEFAULTS: CallWishes = {
  microphoneId: null,
  loudspeakerId: null,
  pushToTalk: false,
  patience: "usual",
  isChecked: false,
};

export function findWishes(): CallWishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null ? readWishes({ ...kept }) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function keepWishes(change: Partial<CallWishes>): CallWishes {
  const wishes = { ...findWishes(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Then they hold for this call.
  }
  return wishes;
}

function readWishes(kept: Record<string, unknown>): CallWishes {
  const { microphoneId, loudspeakerId, pushToTalk, patience, isChecked } = kept;
  return {
    microphoneId: typeof microphoneId === "string" ? microphoneId : null,
    loudspeakerId: typeof loudspeakerId === "string" ? loudspeakerId : null,
    pushToTalk: pushToTalk === true,
    patience: patience === "quick" || patience === "patient" ? patience : "usual",
    isChecked: isChecked === true,
  };
}
