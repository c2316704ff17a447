/** The 44 bytes before PCM16 sound that make it a WAV file. */
export function wavHeader(sound: { bytes: number; sampleRateHz: number; channels: 1 | 2 }): Uint8Array<ArrayBuffer> {
  const { bytes, sampleRateHz, channels } = sound;
  const header = new DataView(new ArrayBuffer(WAV_HEADER_BYTES));
  const frameBytes = channels * 2;
  writeText(header, 0, "RIFF");
  header.setUint32(4, WAV_HEADER_BYTES - 8 + bytes, true);
  writeText(header, 8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, PCM, true);
  header.setUint16(22, channels, true);
  header.setUint32(24, sampleRateHz, true);
  header.setUint32(28, sampleRateHz * frameBytes, true);
  header.setUint16(32, frameBytes, true);
  header.setUint16(34, 16, true);
  writeText(header, 36, "data");
  header.setUint32(40, bytes, true);
  return new Uint8Array(header.buffer);
}

export const WAV_HEADER_BYTES = 44;
const PCM = 1;

function writeText(view: DataView, at: number, text: string) {
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
}
