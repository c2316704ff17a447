/** -20 dBFS RMS over the parts that sound: near what telephony and conference tools aim at. */
const TARGET_RMS = 0.1;
/** -3.5 dBFS: half a decibel below the -3 that nothing may pass, for what resampling adds between samples. */
const PEAK_CEILING = 0.668;
const FADE_MS = 5;
const WINDOW_MS = 4;
/** -50 dBFS; quieter windows are silence between words and do not count as speech. */
const SILENCE = 0.00316;
/** Quiet sounds are raised by 12 dB at most, so that breathing is not raised to the level of speech. */
const MOST_GAIN = 4;

/**
 * One clause made ready to be heard: silence at its ends cut off, loudness evened out, peaks held below -3 dBFS without
 * clipping, both ends faded over 5 ms. Samples are -1 to 1. Sound that is silent throughout comes back empty.
 */
export function levelClause(samples: Float32Array, sampleRateHz: number): Float32Array {
  const trimmed = withoutSilentEnds(samples);
  if (trimmed.length === 0) return trimmed;
  const windowLength = Math.round((sampleRateHz * WINDOW_MS) / 1000);
  const gain = Math.min(MOST_GAIN, TARGET_RMS / soundingRms(trimmed, windowLength));
  const levelled = limitPeaks(
    trimmed.map((sample) => sample * gain),
    windowLength,
  );
  return fadeEnds(levelled, Math.round((sampleRateHz * FADE_MS) / 1000));
}

function withoutSilentEnds(samples: Float32Array): Float32Array {
  const start = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  if (start === -1) return new Float32Array(0);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  return samples.slice(start, end + 1);
}

function soundingRms(samples: Float32Array, windowLength: number): number {
  let energy = 0;
  let counted = 0;
  for (let start = 0; start < samples.length; start += windowLength) {
    const window = samples.subarray(start, start + windowLength);
    const windowEnergy = window.reduce((sum, sample) => sum + sample * sample, 0);
    if (windowEnergy / window.length < SILENCE * SILENCE) continue;
    energy += windowEnergy;
    counted += window.length;
  }
  return counted === 0 ? TARGET_RMS : Math.sqrt(energy / counted);
}

/**
 * Turns the gain down around peaks. Each window has a gain that keeps it and its neighbours below the ceiling, and the gain
 * moves in straight lines between the middles of windows: it is never above what a sample needs, and it never jumps.
 */
function limitPeaks(samples: Float32Array, windowLength: number): Float32Array {
  const own = Array.from({ length: Math.ceil(samples.length / windowLength) }, (_, window) => {
    const part = samples.subarray(window * windowLength, (window + 1) * windowLength);
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return peak > PEAK_CEILING ? PEAK_CEILING / peak : 1;
  });
  const gains = own.map((gain, window) => Math.min(own[window - 1] ?? 1, gain, own[window + 1] ?? 1));
  return samples.map((sample, index) => {
    const position = index / windowLength - 0.5;
    const left = Math.floor(position);
    const from = gains[left] ?? gains[0] ?? 1;
    const to = gains[left + 1] ?? from;
    return sample * (from + (to - from) * (position - left));
  });
}

function fadeEnds(samples: Float32Array, fadeLength: number): Float32Array {
  const faded = Math.min(fadeLength, Math.floor(samples.length / 2));
  return samples.map((sample, index) => {
    const fromEdge = Math.min(index, samples.length - 1 - index);
    return fromEdge >= faded ? sample : sample * (0.5 - 0.5 * Math.cos((Math.PI * fromEdge) / faded));
  });
}
