/** Noise of a level, the same each time. */
export function noise(ms: number, db: number, seed = 1): Int16Array {
  const peak = 32_768 * 10 ** (db / 20) * Math.sqrt(3);
  let state = seed;
  return new Int16Array(ms * 24).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 31 - 1) * peak);
  });
}

/** A buzz like a voice: a pitch of 120 Hz with overtones, four syllables a second, at about this level. */
export function voice(ms: number, db: number): Int16Array {
  const amplitude = 32_768 * 10 ** (db / 20);
  return Int16Array.from({ length: ms * 24 }, (_, i) => {
    const seconds = i / 24_000;
    const syllable = 0.6 + 0.4 * Math.cos(2 * Math.PI * 4 * seconds);
    let sample = 0;
    for (let overtone = 1; overtone <= 12; overtone++)
      sample += Math.sin(2 * Math.PI * 120 * overtone * seconds + overtone) / Math.sqrt(overtone);
    return Math.max(-32_768, Math.min(32_767, Math.round(sample * syllable * amplitude)));
  });
}

export function mixed(...tracks: Int16Array[]): Int16Array {
  const length = Math.max(...tracks.map((track) => track.length));
  return Int16Array.from({ length }, (_, i) => tracks.reduce((sum, track) => sum + (track[i] ?? 0), 0));
}

export function inSequence(...pieces: Int16Array[]): Int16Array {
  return Int16Array.from(pieces.flatMap((piece) => [...piece]));
}
