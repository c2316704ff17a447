/** A moment of voice while the customer speaks turns the customer down; the server decides whether it is an interruption. */
export type Ducking = { loudFrames: number; isDucked: boolean };

export const NOT_DUCKED: Ducking = { loudFrames: 0, isDucked: false };

/** Takes the level of one microphone frame. A customer who has fallen silent is at full voice when they speak again. */
export function stepDucking(ducking: Ducking, of: { levelDb: number; customerSpeaks: boolean }): Ducking {
  if (!of.customerSpeaks) return NOT_DUCKED;
  const { loudFrames: before } = ducking;
  const loudFrames = of.levelDb > ABOVE_DB ? Math.min(before + 1, MOST_FRAMES) : Math.max(before - 1, 0);
  return { loudFrames, isDucked: loudFrames >= AFTER_FRAMES };
}

/** Speech near a microphone; what comes back from the loudspeaker is cancelled to well below it. */
const ABOVE_DB = -38;
/** 80 ms of voice turn down, and at most 440 ms without any turn up again. */
const AFTER_FRAMES = 2;
const MOST_FRAMES = 12;
