/** Messages between the page and its two audio worklets. */

/** Every 40 ms: PCM16, 24 kHz, mono. */
export type CaptureMessage = { samples: Int16Array<ArrayBuffer>; levelDb: number };

export type PlaybackRequest =
  /** PCM16, 24 kHz, mono. */
  | { type: "play"; itemId: string; samples: Int16Array<ArrayBuffer> }
  /** No more of this item comes. */
  | { type: "finish"; itemId: string }
  /** Drop everything; answered with `flushed`. */
  | { type: "flush" };

export type PlaybackMessage =
  | { type: "started" | "ended" | "underrun"; itemId: string }
  /** What was playing and how much of it was heard; null: nothing was. */
  | { type: "flushed"; cut: { itemId: string; playedMs: number } | null }
  /** Every 40 ms. */
  | { type: "level"; levelDb: number; queuedMs: number };
