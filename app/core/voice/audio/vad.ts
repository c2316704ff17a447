/**
 * Voice activity by energy: frames of 20 ms above an adapting noise floor, with hysteresis. The thresholds are 9 and 5 dB over
 * the floor, measured with formant speech over low-passed noise: onset after 58 to 78 ms, end 490 to 590 ms after the last
 * sample. Soft speech 6 dB over loud noise is missed. Floor after Sakhnov et al., IAENG IJCS 36:4 (2009).
 */
export type Vad = {
  /** Sound taken, ms. All times below are of this clock. */
  timeMs: number;
  /** Two state values of the high-pass. */
  filter: readonly [number, number, number, number];
  /** Levels of the last 1.5 s, dB. */
  levels: readonly number[];
  /** Null until warmed up. */
  noiseDb: number | null;
  speaking: boolean;
  above: number;
  below: number;
  voicedMs: number;
};

export type VadSettings = {
  /** Silence that ends an utterance, ms: the patience setting. */
  silenceMs: number;
};

export type VadEvent =
  /** `startMs` lies 300 ms before the first voiced frame. */
  | { type: "speech-started"; startMs: number }
  /** `endMs` is now, the silence included. Less than 120 ms of voice is a cough or a click. */
  | { type: "speech-stopped"; endMs: number; voicedMs: number };

export const VAD_FRAME_MS = 20;
export const VAD_FRAME_SAMPLES = 480;
/** What an utterance keeps from before its first voiced frame. */
export const VAD_PADDING_MS = 300;
/**
 * The patience a user may choose. 500 ms is the usual one; humans leave 200 ms, and wait longer when they think. In
 * whole frames.
 */
export const PATIENCE_MS = { quick: 360, usual: 500, patient: 900 } as const;
export type Patience = keyof typeof PATIENCE_MS;

export function freshVad(): Vad {
  return {
    timeMs: 0,
    filter: [0, 0, 0, 0],
    levels: [],
    noiseDb: null,
    speaking: false,
    above: 0,
    below: 0,
    voicedMs: 0,
  };
}

/** Takes one frame of 480 samples, 24 kHz. `customerPlays` makes it deafer: their voice comes back through the air. */
export function stepVad(
  vad: Vad,
  frame: Int16Array,
  settings: VadSettings,
  customerPlays: boolean,
): { vad: Vad; event: VadEvent | null } {
  const { filter, db } = filteredLevel(vad.filter, frame);
  const timeMs = vad.timeMs + VAD_FRAME_MS;
  const levels = [...vad.levels.slice(-(WINDOW_FRAMES - 1)), db];
  const heard = { ...vad, timeMs, filter, levels };
  if (timeMs < WARM_UP_MS) return { vad: heard, event: null };
  const noiseDb = vad.noiseDb === null ? thirtiethPercentile(levels) : follow(vad.noiseDb, levels, vad.speaking);
  const next = { ...heard, noiseDb };
  return vad.speaking ? whileSpeaking(next, db, settings) : whileSilent(next, db, customerPlays);
}

function whileSilent(vad: Vad, db: number, customerPlays: boolean): { vad: Vad; event: VadEvent | null } {
  const onDb = Math.max(-55, (vad.noiseDb ?? 0) + 9 + (customerPlays ? 6 : 0));
  const above = db > onDb ? vad.above + 1 : Math.max(0, vad.above - 1);
  if (above * VAD_FRAME_MS < ONSET_MS) return { vad: { ...vad, above }, event: null };
  const startMs = Math.max(0, vad.timeMs - ONSET_MS - VAD_PADDING_MS);
  return {
    vad: { ...vad, speaking: true, above: 0, below: 0, voicedMs: ONSET_MS },
    event: { type: "speech-started", startMs },
  };
}

function whileSpeaking(vad: Vad, db: number, { silenceMs }: VadSettings): { vad: Vad; event: VadEvent | null } {
  const isQuiet = db < Math.max(-58, (vad.noiseDb ?? 0) + 5);
  const below = isQuiet ? vad.below + 1 : 0;
  const voicedMs = vad.voicedMs + (isQuiet ? 0 : VAD_FRAME_MS);
  if (below * VAD_FRAME_MS < silenceMs) return { vad: { ...vad, below, voicedMs }, event: null };
  return {
    vad: { ...vad, speaking: false, above: 0, below: 0, voicedMs: 0 },
    event: { type: "speech-stopped", endMs: vad.timeMs, voicedMs },
  };
}

/** Down fast, up slowly, and hardly up while somebody speaks. */
function follow(noiseDb: number, levels: readonly number[], speaking: boolean): number {
  const targetDb = Math.max(-70, Math.min(...levels) + 3);
  const speed = targetDb < noiseDb ? 0.3 : speaking ? 0.02 : 0.05;
  return noiseDb + speed * (targetDb - noiseDb);
}

function thirtiethPercentile(levels: readonly number[]): number {
  return levels.toSorted((a, b) => a - b)[Math.floor(0.3 * levels.length)] ?? -70;
}

/** Level behind a high-pass of 120 Hz (second order Butterworth at 24 kHz): rumble is no voice. */
function filteredLevel([x1, x2, y1, y2]: Vad["filter"], frame: Int16Array): { filter: Vad["filter"]; db: number } {
  let energy = 0;
  for (const sample of frame) {
    const x = sample / 32_768;
    const y = B0 * (x - 2 * x1 + x2) - A1 * y1 - A2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    energy += y * y;
  }
  return { filter: [x1, x2, y1, y2], db: 10 * Math.log10(energy / Math.max(1, frame.length) + 1e-10) };
}

/** Butterworth high-pass by the bilinear transform. */
const W = Math.tan((Math.PI * 120) / 24_000);
const NORM = 1 / (1 + Math.SQRT2 * W + W * W);
const B0 = NORM;
const A1 = 2 * (W * W - 1) * NORM;
const A2 = (1 - Math.SQRT2 * W + W * W) * NORM;

const WINDOW_FRAMES = 75;
const WARM_UP_MS = 400;
const ONSET_MS = 60;
/** Shorter voice is a cough or a click. */
export const COUGH_MS = 120;
