/** Figures of a live call: its sound, its times, and what one browser may send. Each says where it comes from. */

/**
 * Sound on the browser's socket and to the upstream: PCM16, little endian, mono, at the one rate the Realtime protocol has for
 * it.
 */
export const SAMPLE_RATE_HZ = 24_000;
/** One frame of the microphone. Half of it doubles the cost of a message, 100 ms adds 60 ms of delay (measured). */
export const FRAME_MS = 40;

/** A call ends after so much practice, where the setting CALL_CAP_MINUTES says nothing else. */
export const USUAL_CALL_CAP_MINUTES = 30;
/** The most it may say: a realtime upstream ends by itself after 60 minutes, pauses and lost browsers included. */
export const LONGEST_CALL_CAP_MINUTES = 55;
/** The browser is told when so much is left. */
export const CAP_WARNING_MS = 60_000;

/** Against floods (relay/flood-limits.ts): how long a message may be, and how much may come. */
export const APPEND_MAX_CHARACTERS = 32 * 1024;
export const TEXT_MAX_BYTES = 2 * 1024;
/**
 * Microphone sound: in no 10 s more than 12.5 s of it (1.25 times real time). A bucket of 2 s that refills at 1.05 gives just
 * that, takes a stalled network's burst, and a sound card that runs 0.1% fast never meets it.
 */
export const AUDIO_BURST_MS = 2000;
export const AUDIO_REFILL = 1.05;
export const MESSAGES_PER_SECOND = 60;
/** Answers asked for without having spoken. */
export const RESPONSES_PER_MINUTE = 6;
/** Refused messages a browser may have open, one is forgiven a second: a broken page lives, a flood ends the call. */
export const STRIKES = 100;

/** The browser sends a heartbeat as often as Socket.IO pings, and microphone frames in between. */
export const HEARTBEAT_MS = 25_000;
/** Without any message for so long the browser is gone: frames come each 40 ms, muted only heartbeats (2 x 25 + 10 s). */
export const SILENT_BROWSER_MS = 10_000;
export const SILENT_MUTED_BROWSER_MS = 60_000;
/** A browser that hears nothing for so long after a heartbeat closes its socket and connects again. */
export const SILENT_SERVER_MS = 35_000;
/** Reconnect delays of the browser, and how long a call waits for it: 18 s and a timeout. */
export const BROWSER_RETRY_DELAYS_MS = [1000, 2000, 5000, 10_000] as const;
export const BROWSER_WINDOW_MS = 30_000;

/** A lost upstream is opened again after these delays, all within the budget. */
export const UPSTREAM_RETRY_DELAYS_MS = [500, 1000, 2000] as const;
export const UPSTREAM_BUDGET_MS = 10_000;
/** An answer was asked for, and not one event came. */
export const STUCK_UPSTREAM_MS = 10_000;
/** Responses in a row that failed before the upstream is given up for a new one. */
export const FAILED_RESPONSES = 2;
/** Outages within a call before it ends: more is no call. */
export const OUTAGES = 5;
/** The customer hears nothing for so long after their line and asks whether the agent is still there: so often in a row. */
export const IDLE_TIMEOUT_MS = 15_000;
export const IDLE_QUESTIONS = 2;
/** Sound kept for an upstream that is not there yet. */
export const MICROPHONE_BUFFER_MS = 2000;
/** Typed lines and replayed history come back as text; a transcript that does not come is given up after this. */
export const TRANSCRIPT_WAIT_MS = 10_000;
/** At the end the transcript of the last words is waited for. */
export const LAST_WORDS_MS = 2500;

/** Playback in the browser starts so much after the first sound was sent: 120 ms of buffer and half a round trip. */
export const PLAYOUT_DELAY_MS = 150;
/** The browser's exact figure of what was heard is waited for this long, then the computed one is used. */
export const EXACT_TRUNCATE_WAIT_MS = 400;
/** The browser's report that it has played all is waited for this long after the computed end. */
export const PLAYED_REPORT_WAIT_MS = 1000;

/** Unsent bytes of the browser's socket: above the first (4 s of sound) sound is left out, above the second it is closed. */
export const CONGESTED_BYTES = 256 * 1024;
export const HOPELESS_BYTES = 2 * 1024 * 1024;

/** Close codes a browser can meet. Only after 1012, 1013 and unclean closes does it connect again. */
export const CLOSE = { normal: 1000, policy: 1008, upstreamFailed: 1011, restart: 1012, overload: 1013 } as const;
