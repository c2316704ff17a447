/** PCM16: samples of 16 bits, little endian, as every machine this runs on keeps them. */

/** Samples of base64 sound; null when it is malformed or no whole number of samples. */
export function decodePcm16(base64: string): Int16Array<ArrayBuffer> | null {
  const bytes = decodeBase64(base64);
  if (bytes === null || bytes.length % 2 !== 0) return null;
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}

/** The same without a buffer of its own: the next call writes it anew. For sound that is copied at once. */
export function glancePcm16(base64: string): Int16Array<ArrayBuffer> | null {
  const mostBytes = Math.ceil((base64.length * 3) / 4);
  if (glanced.length < mostBytes) glanced = new Uint8Array(2 * mostBytes);
  if (!glanced.setFromBase64) return decodePcm16(base64);
  try {
    const { read, written } = glanced.setFromBase64(base64);
    return read === base64.length && written % 2 === 0 ? new Int16Array(glanced.buffer, 0, written / 2) : null;
  } catch {
    return null;
  }
}

let glanced: Uint8Array<ArrayBuffer> & { setFromBase64?: (text: string) => { read: number; written: number } } =
  new Uint8Array(8192);

export function encodePcm16(samples: Int16Array): string {
  return encodeBase64(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
}

/** Samples of -1 to 1, clipped beyond. */
export function fromFloats(floats: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(floats.length);
  for (let i = 0; i < floats.length; i++) samples[i] = Math.round(Math.max(-1, Math.min(1, floats[i] ?? 0)) * 32_767);
  return samples;
}

export function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) floats[i] = (samples[i] ?? 0) / 32_768;
  return floats;
}

/** Level of the sound in dB of full scale: 0 for a square wave of full height, -100 for silence. */
export function levelDb(samples: Int16Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  const mean = samples.length === 0 ? 0 : energy / samples.length / 32_768 ** 2;
  return 10 * Math.log10(mean + 1e-10);
}

export function joinSamples(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

type Base64Codec = typeof Uint8Array & { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** Without the engine's own codec (older Node, Safari before 18.2) over atob, byte by byte. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const codec: Base64Codec = Uint8Array;
    if (codec.fromBase64) return codec.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}

function encodeBase64(bytes: Uint8Array & { toBase64?: () => string }): string {
  if (bytes.toBase64) return bytes.toBase64();
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

/** Arguments one call of fromCharCode may have without trouble. */
const PIECE = 8192;
