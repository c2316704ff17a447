import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readEspeakModule } from "#app/node/vite-plugins/espeak-package.ts";
import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";
import { type Espeak, type EspeakPackageModule, openEspeak } from "#workers/speech/espeak.ts";
import { parseSpeech, SPEECH_SAMPLE_RATE_HZ, speak } from "#workers/speech/speech.ts";

/** Something said, or this much silence. */
export type SpokenLine = { text: string; voice: BuiltInVoice } | { silenceMs: number };

let opened: Promise<Espeak> | undefined;

/**
 * Lines as a WAV file (PCM16, 24 kHz, mono), as Chromium's `--use-file-for-fake-audio-capture` reads it. It starts the file
 * again at its end: leave silence there that outlasts the test, or append `%noloop` to the path given to Chromium.
 */
export async function spokenWav(lines: SpokenLine[]): Promise<Uint8Array> {
  opened ??= openInNode();
  const espeak = await opened;
  return wavOf(lines.flatMap((line) => soundOf(espeak, line)));
}

function soundOf(espeak: Espeak, line: SpokenLine): Uint8Array[] {
  if ("silenceMs" in line) return [new Uint8Array(2 * Math.round((line.silenceMs / 1000) * SPEECH_SAMPLE_RATE_HZ))];
  const parsed = parseSpeech(line);
  if (!parsed.ok) throw new Error(`"${line.text}" cannot be said: ${parsed.reason}`);
  return [...speak(espeak, parsed.spoken, parsed.voice)];
}

/** Node imports no source from memory that is this long without keeping it, so it goes by way of a file. */
async function openInNode(): Promise<Espeak> {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-espeak-"));
  try {
    const path = join(folder, "espeak-ng.mjs");
    writeFileSync(path, await readEspeakModule());
    const module: EspeakPackageModule = await import(/* @vite-ignore */ pathToFileURL(path).href);
    return await openEspeak(module);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wavOf(pieces: Uint8Array[]): Uint8Array {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ, 24);
  header.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, ...pieces]);
}
