import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";

/** The part of the Emscripten module that is used here. */
export type EspeakModule = {
  HEAPU8: Uint8Array;
  eSpeakNGWorker: new () => EspeakWorker;
};

type EspeakWorker = {
  /** Returns 0 if the voice exists. */
  set_voice: (name: string) => number;
  rate: number;
  /** The default is 100. */
  volume: number;
  pitch: number;
  range: number;
  /** Calls `onSamples` repeatedly; the synthesis stops when it returns true. */
  synthesize: (text: string, onSamples: (samples: Int16Array) => boolean) => void;
};

export type EspeakPackageModule = {
  createModule: (options: { getPreloadedPackage: () => ArrayBuffer }) => Promise<EspeakModule>;
  englishData: string;
};

export type Espeak = {
  /**
   * Samples at 22,050 Hz. The same text and voice give the same samples. Throws a RangeError for more than ESPEAK_MAX_BYTES of
   * UTF-8.
   */
  synthesise: (text: string, voice: BuiltInVoice) => Int16Array;
};

export const ESPEAK_SAMPLE_RATE_HZ = 22_050;
const ESPEAK_MAX_BYTES = 2000;

/** At the default of 100 the louder voice variants clip. The level is set afterwards anyway. */
const VOLUME = 65;

/**
 * Starts eSpeak NG. It keeps state from one text to the next (noise, prosody). So before each text its memory is restored to the
 * state after the start: the sound depends on text and voice only, and no text can affect the next one.
 */
export async function openEspeak({ createModule, englishData }: EspeakPackageModule): Promise<Espeak> {
  const data = bytesOf(englishData);
  const module = await createModule({ getPreloadedPackage: () => data.buffer });
  const worker = new module.eSpeakNGWorker();
  growTextBuffer(worker);
  chooseVoice(worker, "en-us");
  const memory = usedPart(module.HEAPU8);

  return {
    synthesise(text, voice) {
      module.HEAPU8.set(memory);
      module.HEAPU8.fill(0, memory.length);
      chooseVoice(worker, `en-us+${voice.variant}`);
      worker.rate = voice.rateWpm;
      worker.volume = VOLUME;
      worker.pitch = voice.pitch;
      worker.range = voice.melody;
      return collect(worker, text);
    },
  };
}

/** Uses a loop, because `Uint8Array.from` with a function takes ten times as long and runs at every start of the Worker. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

function chooseVoice(worker: EspeakWorker, name: string): void {
  if (worker.set_voice(name) !== 0) throw new Error(`eSpeak NG has no voice ${name}`);
}

/**
 * Emscripten's JavaScript glue keeps one text buffer in the module's memory, and its address outside of that memory. The buffer
 * must have its final size before the memory is saved, so that the address is still right after a restore. Growing it takes two
 * texts: the first finds the buffer too small, the second replaces it. A voice name that does not exist is the fastest text.
 */
function growTextBuffer(worker: EspeakWorker): void {
  const longest = " ".repeat(ESPEAK_MAX_BYTES);
  worker.set_voice(longest);
  worker.set_voice(longest);
}

/** The memory without the 16 MB of zeros after the used part. */
function usedPart(memory: Uint8Array): Uint8Array {
  let end = memory.length;
  while (end > 0 && memory[end - 1] === 0) end -= 1;
  return memory.slice(0, end);
}

function collect(worker: EspeakWorker, text: string): Int16Array {
  if (new TextEncoder().encode(text).length > ESPEAK_MAX_BYTES)
    throw new RangeError("The text is too long for one go.");
  const chunks: Int16Array[] = [];
  worker.synthesize(text, (samples) => {
    chunks.push(samples);
    return false;
  });
  const all = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
