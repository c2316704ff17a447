import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";

/** What is used of the module that Emscripten made. */
export type EspeakModule = {
  HEAPU8: Uint8Array;
  eSpeakNGWorker: new () => EspeakWorker;
};

type EspeakWorker = {
  /** 0 when the voice is there. */
  set_voice: (name: string) => number;
  rate: number;
  /** 100 is usual. */
  volume: number;
  pitch: number;
  range: number;
  /** Calls back with samples until it is told to stop. */
  synthesize: (text: string, onSamples: (samples: Int16Array) => boolean) => void;
};

export type EspeakPackageModule = {
  createModule: (options: { getPreloadedPackage: () => ArrayBuffer }) => Promise<EspeakModule>;
  englishData: string;
};

export type Espeak = {
  /** Samples at 22,050 Hz. Text is at most `ESPEAK_MAX_BYTES` of UTF-8. The same text and voice give the same samples. */
  synthesise: (text: string, voice: BuiltInVoice) => Int16Array;
};

export const ESPEAK_SAMPLE_RATE_HZ = 22_050;
const ESPEAK_MAX_BYTES = 2000;

/** At the usual 100 the louder variants clip. The level is set afterwards anyway. */
const VOLUME = 65;

/**
 * eSpeak NG, ready to speak. It keeps state from one text to the next (noise, prosody), so its memory is put back to how it
 * was after the start before each text: what is said depends on the text alone, and no text can spoil the next.
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

/** A loop: `Uint8Array.from` with a function takes ten times as long, and every start of the Worker waits for it. */
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
 * The glue keeps one buffer for texts in the module's memory and remembers it outside of it. Grown to its final size before
 * that memory is remembered, the buffer is where the glue thinks it is afterwards, too. It takes two texts: one to find the
 * buffer too small, one to replace it. A voice that does not exist is the quickest of texts.
 */
function growTextBuffer(worker: EspeakWorker): void {
  const longest = " ".repeat(ESPEAK_MAX_BYTES);
  worker.set_voice(longest);
  worker.set_voice(longest);
}

/** Without the 16 MB of zeros behind what is used. */
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
