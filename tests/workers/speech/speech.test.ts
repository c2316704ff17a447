import { createModule, englishData } from "virtual:espeak-ng";
import { describe, expect, test } from "vitest";
import { personas } from "#core/scenarios/personas.ts";
import { personaVoices, VOICE_VARIANTS } from "#core/voice/speech/persona-voices.ts";
import { estimateSpeechMs, splitIntoClauses } from "#core/voice/speech/speech-clauses.ts";
import { openEspeak } from "#workers/speech/espeak.ts";
import { parseSpeech, SPEECH_SAMPLE_RATE_HZ, speak } from "#workers/speech/speech.ts";

const espeak = await openEspeak({ createModule, englishData });
const her = { variant: "f1", rateWpm: 165, pitch: 50, melody: 45 } as const;
const him = { variant: "m3", rateWpm: 165, pitch: 50, melody: 45 } as const;
const line = "Honestly, my premium went up by $300 and nobody told me why. Do you know?";

type Voice = Parameters<typeof speak>[2];

function said(text: string, voice: Voice = him): Int16Array {
  const parsed = parseSpeech({ text, voice });
  if (!parsed.ok) throw new Error(`refused: ${parsed.reason}`);
  return samplesOf([...speak(espeak, parsed.spoken, parsed.voice)]);
}

describe("what is heard", () => {
  test("takes about as long as the words take, at 24 kHz", () => {
    const seconds = said(line).length / SPEECH_SAMPLE_RATE_HZ;
    const estimated = splitIntoClauses(line).reduce(
      (sum, one) => sum + estimateSpeechMs(one.text) + one.pauseAfterMs,
      0,
    );
    expect(seconds / (estimated / 1000)).toBeGreaterThan(0.7);
    expect(seconds / (estimated / 1000)).toBeLessThan(1.4);
  });

  test("is a man's voice at a man's pitch and a woman's at a woman's", () => {
    const [his, hers] = [pitchHz(said(line, him)), pitchHz(said(line, her))];
    expect(his).toBeGreaterThan(85);
    expect(his).toBeLessThan(130);
    expect(hers).toBeGreaterThan(150);
    expect(hers).toBeLessThan(260);
  });

  test.each(personas.map((persona) => persona.id))(
    "%s speaks at about -20 dBFS, peaks below -3, without a click",
    (id) => {
      const sound = said(
        "I pay about $2,400 a year. Nobody told me why it went up, and I never had a claim.",
        voiceOfId(id),
      );
      const sounding = windows(sound).filter((rms) => rms > 0.005);
      const level = decibels(Math.sqrt(sounding.reduce((sum, rms) => sum + rms * rms, 0) / sounding.length));
      expect(Math.abs(level + 20)).toBeLessThan(1.5);
      expect(decibels(sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768)).toBeLessThan(-3);
      expect([sound[0], sound.at(-1)]).toEqual([0, 0]);
      expect(steepestStep(sound) / 32_768).toBeLessThan(0.7);
    },
  );

  test("every persona says the same line differently", () => {
    const sounds = personas.map((persona) => said("Can I call you back?", voiceOfId(persona.id)));
    for (const [index, sound] of sounds.entries()) {
      for (const other of sounds.slice(index + 1)) expect(correlation(sound, other)).toBeLessThan(0.9);
    }
  });

  test("all variants are in the data", () => {
    for (const variant of VOICE_VARIANTS) expect(said("Yes.", { ...him, variant }).length).toBeGreaterThan(2000);
  });

  test("a faster voice takes less time", () => {
    expect(said(line, { ...him, rateWpm: 200 }).length).toBeLessThan(
      said(line, { ...him, rateWpm: 140 }).length * 0.85,
    );
  });

  test("between sentences there is silence, within a word there is none", () => {
    expect(longestSilenceMs(said("Sure. What would it cost?"))).toBeGreaterThan(230);
    expect(longestSilenceMs(said("Nobody knows"))).toBeLessThan(120);
  });
});

describe("streaming", () => {
  test("a clause is made when it is asked for, and holds no more than about 2.5 s", () => {
    let made = 0;
    const counted = {
      synthesise: (...request: Parameters<typeof espeak.synthesise>) => {
        made += 1;
        return espeak.synthesise(...request);
      },
    };
    const pieces = speak(counted, `${line} ${line}`, him);
    const first = pieces.next();
    expect(made).toBe(1);
    expect(samplesOf(first.done ? [] : [first.value]).length).toBeGreaterThan(5000);
    for (const piece of pieces) expect(piece.length / 2 / SPEECH_SAMPLE_RATE_HZ).toBeLessThan(3.3);
    expect(made).toBeGreaterThan(5);
  });

  test("the same text and voice give the same bytes, whatever was said before", () => {
    const first = said(line, her);
    said("Something else entirely, in another voice.", him);
    said("x".repeat(200), him);
    expect(areEqual(said(line, her), first)).toBe(true);
  }, 20_000);

  test("twenty texts spoken in turns, clause by clause, come out as if spoken alone", () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Number ${index + 1}. Why?`);
    const voices = texts.map((_, index) => voiceOfId(personas[index % personas.length]?.id ?? ""));
    const running = texts.map((text, index) => {
      const parsed = parseSpeech({ text, voice: voices[index] });
      if (!parsed.ok) throw new Error(parsed.reason);
      return { pieces: speak(espeak, parsed.spoken, parsed.voice), got: [] as Uint8Array[], done: false };
    });
    while (running.some((one) => !one.done)) {
      for (const one of running) {
        const next = one.pieces.next();
        if (next.done) one.done = true;
        else one.got.push(next.value);
      }
    }
    for (const [index, one] of running.entries()) {
      expect(areEqual(samplesOf(one.got), said(texts[index] ?? "", voices[index])), texts[index]).toBe(true);
    }
  });
});

describe("hostile requests are refused with a reason", () => {
  test.each([
    [null, "not-a-request"],
    [{ text: null, voice: him }, "not-a-request"],
    [{ text: "Hi", voice: { ...him, variant: "../../etc/passwd" } }, "not-a-request"],
    [{ text: "Hi", voice: { ...him, pitch: Number.NaN } }, "not-a-request"],
    [{ text: "", voice: him }, "empty"],
    [{ text: " \n", voice: him }, "empty"],
    [{ text: `${"a ".repeat(1000)}b`, voice: him }, "too-long"],
    [{ text: "?!... --", voice: him }, "nothing-to-say"],
    [{ text: "😀", voice: him }, "nothing-to-say"],
    [{ text: "שלום עולם", voice: him }, "nothing-to-say"],
    [{ text: "<break time='60s'/>", voice: him }, "nothing-to-say"],
    [{ text: "\u0000", voice: him }, "nothing-to-say"],
  ])("request %# of this list", (request, reason) => {
    expect(parseSpeech(request)).toEqual({ ok: false, reason });
  });

  test("2,000 characters are spoken", () => {
    expect(parseSpeech({ text: `${"a ".repeat(999)}ab`, voice: him }).ok).toBe(true);
  });

  test("SSML is neither obeyed nor read out", () => {
    expect(areEqual(said("Hi <break time='9s'/><voice name='f1'>there</voice>"), said("Hi there"))).toBe(true);
    expect(areEqual(said("[[h@'loU]] Hi"), said("h at loU, Hi"))).toBe(true);
  });

  test("a voice out of range is moved into it", () => {
    const parsed = parseSpeech({ text: "Hi", voice: { ...him, rateWpm: 9000, pitch: -5, melody: 1e9 } });
    expect(parsed).toMatchObject({ ok: true, voice: { rateWpm: 260, pitch: 0, melody: 100 } });
  });
});

function voiceOfId(id: string): Voice {
  const voice = personaVoices[id];
  if (!voice) throw new Error(`no voice for ${id}`);
  return voice.builtIn;
}

function samplesOf(pieces: Uint8Array[]): Int16Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((at, piece) => {
    bytes.set(piece, at);
    return at + piece.length;
  }, 0);
  return new Int16Array(bytes.buffer);
}

/** RMS of each 20 ms. */
function windows(sound: Int16Array): number[] {
  return Array.from({ length: Math.floor(sound.length / 480) }, (_, index) => {
    const window = sound.subarray(index * 480, (index + 1) * 480);
    return Math.sqrt(window.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / 480);
  });
}

function longestSilenceMs(sound: Int16Array): number {
  let longest = 0;
  let current = 0;
  for (const rms of windows(sound)) {
    current = rms < 0.002 ? current + 20 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The median, over voiced windows of 40 ms, of the period at which the sound resembles itself most. */
function pitchHz(sound: Int16Array): number {
  const found: number[] = [];
  for (let start = 0; start + 960 <= sound.length; start += 1920) {
    const window = Float32Array.from(sound.subarray(start, start + 960), (sample) => sample / 32_768);
    const energy = window.reduce((sum, sample) => sum + sample * sample, 0);
    if (energy / 960 < 0.002) continue;
    let best = { lag: 0, likeness: 0 };
    for (let lag = 60; lag <= 400; lag += 1) {
      let likeness = 0;
      for (let index = lag; index < 960; index += 1) likeness += (window[index] ?? 0) * (window[index - lag] ?? 0);
      if (likeness > best.likeness) best = { lag, likeness };
    }
    if (best.likeness > 0.5 * energy) found.push(SPEECH_SAMPLE_RATE_HZ / best.lag);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}

function areEqual(a: Int16Array, b: Int16Array): boolean {
  return a.length === b.length && a.every((sample, index) => sample === b[index]);
}

function steepestStep(sound: Int16Array): number {
  return sound.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (sound[index - 1] ?? 0))), 0);
}

function correlation(a: Int16Array, b: Int16Array): number {
  const length = Math.min(a.length, b.length);
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return Math.abs(ab) / Math.sqrt(aa * bb);
}

function decibels(value: number): number {
  return 20 * Math.log10(value);
}
