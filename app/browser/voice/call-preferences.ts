import type { Patience } from "#core/voice/audio/vad.ts";

/** How the user wants their calls. Stored in this browser only. */
export type CallPreferences = {
  /** A device id; null: the system's default. */
  microphoneId: string | null;
  loudspeakerId: string | null;
  pushToTalk: boolean;
  patience: Patience;
  /** The microphone was tested in this browser before. */
  isChecked: boolean;
};

/** The name of the first version, under which people have stored theirs. */
const KEY = "call-wishes";
const DEFAULTS: CallPreferences = {
  microphoneId: null,
  loudspeakerId: null,
  pushToTalk: false,
  patience: "usual",
  isChecked: false,
};

export function loadCallPreferences(): CallPreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null ? parsePreferences({ ...kept }) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function saveCallPreferences(change: Partial<CallPreferences>): CallPreferences {
  const preferences = { ...loadCallPreferences(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Storage is blocked or full: they hold for this call only.
  }
  return preferences;
}

function parsePreferences(kept: Record<string, unknown>): CallPreferences {
  const { microphoneId, loudspeakerId, pushToTalk, patience, isChecked } = kept;
  return {
    microphoneId: typeof microphoneId === "string" ? microphoneId : null,
    loudspeakerId: typeof loudspeakerId === "string" ? loudspeakerId : null,
    pushToTalk: pushToTalk === true,
    patience: patience === "quick" || patience === "patient" ? patience : "usual",
    isChecked: isChecked === true,
  };
}
