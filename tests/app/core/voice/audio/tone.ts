/** A sine, amplitude 0.5. */
export function tone(hz: number, sampleRateHz: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(sampleRateHz * seconds) },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / sampleRateHz),
  );
}

/** dB of full scale, of a part in the middle: filters settle at the ends. */
export function levelOf(samples: Float32Array): number {
  const middle = samples.subarray(samples.length >> 2, samples.length - (samples.length >> 2));
  const energy = middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length;
  return 10 * Math.log10(energy + 1e-20);
}
