import { SAMPLE_RATE_HZ } from "../call-figures.ts";

/** The one message that comes 25 times a second, read and written without JSON and without a schema library. */

/** The text of one microphone frame, in the shape the server forwards without parsing. `audio` is base64. */
export function appendMessage(audio: string): string {
  return `${HEAD}${audio}${TAIL}`;
}

/**
 * The base64 sound of a message written as above, or null. The whole text is held against the shape, not only its start: a
 * second `type` key behind the sound would otherwise be smuggled to the upstream.
 */
export function readAppendMessage(text: string): string | null {
  if (!text.startsWith(HEAD)) return null;
  const end = text.indexOf('"', HEAD.length);
  if (end !== text.length - TAIL.length || !text.endsWith(TAIL) || text.includes("\\")) return null;
  return text.slice(HEAD.length, end);
}

/** Length of base64 PCM16 sound in ms; null when it cannot be whole samples. */
export function soundMs(audio: string): number | null {
  const padding = audio.endsWith("==") ? 2 : audio.endsWith("=") ? 1 : 0;
  const bytes = (audio.length / 4) * 3 - padding;
  return audio.length % 4 === 0 && bytes > 0 && bytes % 2 === 0 ? (bytes / 2 / SAMPLE_RATE_HZ) * 1000 : null;
}

const HEAD = '{"type":"input_audio_buffer.append","audio":"';
const TAIL = '"}';
