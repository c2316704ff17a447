/**
 * The line to a recogniser that finds the turns by itself, and what it has understood. Its own turn detection rules; ours
 * (audio/vad.ts) runs beside it for exact times, and to see that it has stopped answering.
 */
export type Recogniser = {
  /** The newest connection; reports of earlier ones change nothing. */
  connection: number;
  phase: "waiting" | "opening" | "open" | "given-up";
  /** While waiting: when to open. Null: with the next sound. */
  opensAtMs: number | null;
  /** Failures in a row, and connections lost in all. */
  failures: number;
  losses: number;
  /** Newest sound whose words have not come: a new connection hears it again. */
  kept: readonly Int16Array[];
  /** Samples this connection was sent, and those its words come from. */
  sentSamples: number;
  understoodSamples: number;
  /** Words of the open turn: from earlier connections, and from this one. */
  carried: string;
  words: string;
  /** This connection has heard the open turn, and the last turn that it ended. */
  hearsTurn: boolean;
  endedTurn: number;
  /** When the open turn ends with the words it has. */
  endsTurnAtMs: number | null;
  soundAtMs: number;
  /** Since its last event: all sound, and that in which somebody spoke. */
  unansweredMs: number;
  unansweredVoiceMs: number;
  /** By our own ear, ms of the sound: where the last voice begins (with its padding) and ends, and where the last turn ended. */
  voiceStartMs: number | null;
  voiceEndMs: number;
  turnStartMs: number;
  turnEndMs: number;
};

export function freshRecogniser(): Recogniser {
  return {
    connection: 0,
    phase: "waiting",
    opensAtMs: null,
    failures: 0,
    losses: 0,
    kept: [],
    sentSamples: 0,
    understoodSamples: 0,
    carried: "",
    words: "",
    hearsTurn: false,
    endedTurn: -1,
    endsTurnAtMs: null,
    soundAtMs: Number.NEGATIVE_INFINITY,
    unansweredMs: 0,
    unansweredVoiceMs: 0,
    voiceStartMs: null,
    voiceEndMs: 0,
    turnStartMs: 0,
    turnEndMs: 0,
  };
}

/** When a turn counts as ended: its confidence, and the silence that ends it all the same. */
export type TurnEnd = { confidence: number; timeoutMs: number };

/** The patience of a person (audio/vad.ts: PATIENCE_MS) for a recogniser. The middle is what Flux does by itself. */
export function turnEndOf(silenceMs: number): TurnEnd {
  if (silenceMs < 450) return { confidence: 0.6, timeoutMs: 3000 };
  if (silenceMs < 700) return { confidence: 0.7, timeoutMs: 5000 };
  return { confidence: 0.85, timeoutMs: 7000 };
}

/** Words of two pieces of a turn. */
export function joinedWords(first: string, second: string): string {
  return [first.trim(), second.trim()].filter((words) => words !== "").join(" ");
}
